import { idIn } from '../api/search-parameters.ts'
import type { AuditArea } from './audit-text.ts'

/**
 * Search parameters of the audit log. Days such as `2026-02-28`, from the start of the first to the end of
 * the last.
 */
export interface AuditSearch {
  readonly area?: AuditArea
  /** Id of a person. */
  readonly actor?: string
  /** Id of the target of the action. */
  readonly target?: string
  readonly from?: string
  readonly to?: string
}

const areas: Readonly<Record<AuditArea, true>> = {
  people: true,
  teams: true,
  content: true,
  sites: true,
  integrations: true,
  specifications: true,
  translations: true,
  conversations: true,
  'sign-in': true,
  organization: true,
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** Unknown values are dropped. */
export const auditSearch = (given: Record<string, unknown>): AuditSearch => {
  const area = (Object.keys(areas) as AuditArea[]).find((name) => name === given['area'])
  const [actor, target] = [idIn(given['actor']), idIn(given['target'])]
  const [from, to] = [dayIn(given['from']), dayIn(given['to'])]
  return {
    ...(area !== undefined && { area }),
    ...(actor !== undefined && { actor }),
    ...(target !== undefined && { target }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}
