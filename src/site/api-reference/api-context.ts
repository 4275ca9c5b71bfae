/** What printing a part of an API reference needs. */
import type { Html } from '../html.ts'
import type { PrintContext } from '../body/print-context.ts'
import type { ApiText } from './api-text-keys.ts'

export interface ApiContext {
  readonly print: PrintContext
  readonly text: ApiText
  /** BCP 47, for dates. */
  readonly language: string
  /** Markdown of the document's author as HTML. */
  readonly markdown: (text: string) => Html
  /** Ids of the part begin with it. */
  readonly prefix: string
  /** Whether the page shows a model. */
  readonly hasModel: (name: string) => boolean
}

/** `@` keeps ids of the reference apart from those of the text. */
export const anchorId = ({ prefix }: Pick<ApiContext, 'prefix'>, anchor: string): string =>
  `${prefix}-${anchor}`

export const modelId = (name: string): string => `@model-${name.replace(/[^\p{L}\p{N}_.-]+/gu, '-')}`
