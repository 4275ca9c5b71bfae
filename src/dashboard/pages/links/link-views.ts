/** The views of the link report, as its URL names them. */
import type { LinkStatus } from '../../../client/types.gen.ts'

const linkStatuses = ['broken', 'in-app', 'ok'] as const satisfies readonly LinkStatus[]

/** Filters of the link report: a status, or ignored links. Absent shows all. */
export const linkViews = [...linkStatuses, 'ignored'] as const
export type LinkView = (typeof linkViews)[number]
export const isLinkView = (value: unknown): value is LinkView =>
  (linkViews as readonly unknown[]).includes(value)
