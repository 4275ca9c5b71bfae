/** The input of the renderer, which does no I/O and knows no URLs. */
import type { ApiBlock, ApiRequest } from '../api-reference/api-block.ts'
import type { ContentReference, Json, JsonObject, RichTextDocument } from '../document/document.ts'
import { evaluate, isTrue } from '../expressions/evaluate.ts'
import type { Value } from '../expressions/expression.ts'
import { isDeterministic } from '../expressions/names-used.ts'
import { parseExpression } from '../expressions/parse.ts'
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
  readonly expressions: {
    /**
     * `false` shows expressions as source and the content of every `if`; `deterministic-only` does so for those that
     * read the visitor or the time.
     */
    readonly mode: 'false' | 'true' | 'deterministic-only'
    readonly input: JsonObject
  }
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

/** The outcome of an expression in the mode of the context: its value, its source if not evaluated, or an error. */
export function outcomeOf(source: string, context: RenderContext): Outcome {
  const { mode, input } = context.expressions
  if (mode === 'false') return { state: 'source' }
  const parsed = parseExpression(source)
  if (!parsed.ok) return { state: 'fault', message: `${parsed.message} (at character ${parsed.at + 1})` }
  if (mode === 'deterministic-only' && !isDeterministic(parsed.expression)) return { state: 'source' }
  const result = evaluate(parsed.expression, input)
  return result.ok ? { state: 'value', value: result.value } : { state: 'fault', message: result.message }
}

/** Whether the content of an `if` is shown. A failed condition hides it: it may guard restricted content. */
export const isShown = (outcome: Outcome): boolean =>
  outcome.state === 'source' || (outcome.state === 'value' && isTrue(outcome.value))

/** A value as displayed text: empty if absent, lists joined by commas. Text, never markup. */
export function valueText(value: Value | Json): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((item: Json) => valueText(item)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
