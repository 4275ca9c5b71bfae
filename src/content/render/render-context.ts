/** The input of the renderer, which does no I/O and knows no URLs. */
import type { ApiBlock, ApiRequest } from '../api-reference/api-block.ts'
import type { ContentReference, Json, RichTextDocument } from '../document/document.ts'
import { isTrue, type Value } from '../expressions/expression.ts'
import type { RenderNode, ResolvedReference } from './render-node.ts'

/**
 * Parses and sanitizes raw HTML (`raw-html.ts`). The elements `<recto-slot n="I">` in it are placeholders for
 * `slots[I]`, nodes that are already rendered and occur between pieces of HTML in one line.
 */
export type RawHtml = (
  html: string,
  slots: readonly (readonly RenderNode[])[],
  budget?: HtmlBudget,
) => readonly RenderNode[]

/** The remaining budget of raw HTML for one page; what exceeds it is shown as source. */
export interface HtmlBudget {
  elements: number
  characters: number
}

/** Parsing an element takes up to 30 microseconds, and the HTML of a page is parsed several times until it is safe. */
export const newHtmlBudget = (): HtmlBudget => ({ elements: 40_000, characters: 1_000_000 })

export interface RenderContext {
  /** URL and title of the target of a reference. Called for each occurrence; must not throw. */
  readonly resolve: (reference: ContentReference) => ResolvedReference
  /**
   * The outcome of an expression, given its source (`evaluate-expression.ts`). Absent: expressions are shown as source,
   * and so is the content of every `if`.
   */
  readonly evaluate?: (source: string) => Outcome
  /** A reusable content that is already loaded; undefined shows it as broken. */
  readonly reusableContent: (
    reference: Extract<ContentReference, { kind: 'reusable-content' }>,
  ) => RichTextDocument | undefined
  /** Absent while the parser is not loaded: raw HTML is then shown as source. */
  readonly rawHtml?: RawHtml
  /** What a block of an API shows, where it is loaded. */
  readonly api?: (request: ApiRequest) => ApiBlock | undefined
  /**
   * The language (BCP 47) of a unit of translation (`translation/unit-ids.ts`), where it is not that of the page. The
   * unit is of the page's document, or of a reusable content.
   */
  readonly languageOf?: (unit: string, reusableContent: string | undefined) => string | undefined
  /** The character of an emoji shortcode; absent or undefined shows `:code:`. */
  readonly emoji?: (code: string) => string | undefined
}

export type Outcome =
  | { readonly state: 'source' }
  | { readonly state: 'value'; readonly value: Value }
  | { readonly state: 'fault'; readonly message: string }

export const outcomeOf = (source: string, { evaluate }: RenderContext): Outcome =>
  evaluate?.(source) ?? { state: 'source' }

/** Whether the content of an `if` is shown. A failed condition hides it: it may guard restricted content. */
export const isShown = (outcome: Outcome): boolean =>
  outcome.state === 'source' || (outcome.state === 'value' && isTrue(outcome.value))

/** A value as displayed text: empty if absent, lists joined by commas. Text, never markup. */
export function valueText(value: Value | Json): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((item: Json) => valueText(item)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
