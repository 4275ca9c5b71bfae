/** What expressions come to. Apart from the renderer: the dashboard shows them as source, and does not load this. */
import type { JsonObject } from '../document/document.ts'
import { evaluate } from '../expressions/evaluate.ts'
import { isDeterministic } from '../expressions/names-used.ts'
import { parseExpression } from '../expressions/parse.ts'
import type { Outcome } from './render-context.ts'

export interface EvaluationOptions {
  /** `deterministic-only` leaves those as source that read the visitor or the time. */
  readonly mode: 'true' | 'deterministic-only'
  readonly input: JsonObject
}

/** Tells the outcome of the source of an expression: its value, its source if not evaluated, or an error. */
export const expressionEvaluator =
  ({ mode, input }: EvaluationOptions) =>
  (source: string): Outcome => {
    const parsed = parseExpression(source)
    if (!parsed.ok) return { state: 'fault', message: `${parsed.message} (at character ${parsed.at + 1})` }
    if (mode === 'deterministic-only' && !isDeterministic(parsed.expression)) return { state: 'source' }
    const result = evaluate(parsed.expression, input)
    return result.ok ? { state: 'value', value: result.value } : { state: 'fault', message: result.message }
  }
