/** Conditions of sections, variants, pages and links, decided for one visitor. */
import type { Json, JsonObject } from '../../../content/document.ts'
import { evaluate, isTrue } from '../../../content/expressions/evaluate.ts'
import type { Expression } from '../../../content/expressions/expression.ts'
import { parseExpression } from '../../../content/expressions/parse.ts'

export type Claims = { readonly [name: string]: Json }

/** What conditions and expressions read of a visitor. */
export const visitorInput = (claims: Claims): JsonObject => ({
  visitor: { claims: { unsigned: {}, ...claims } },
})

const parsed = new Map<string, Expression | undefined>()

const parse = (text: string): Expression | undefined => {
  if (parsed.has(text)) return parsed.get(text)
  const result = parseExpression(text)
  const expression = result.ok ? result.expression : undefined
  if (parsed.size >= 5000) parsed.clear()
  parsed.set(text, expression)
  return expression
}

/** Whether a condition holds. None holds always; one that does not parse or fails never: it may guard what few may see. */
export const holds = (condition: string | null | undefined, input: JsonObject): boolean => {
  if (condition === null || condition === undefined || condition === '') return true
  const expression = parse(condition)
  if (expression === undefined) return false
  const result = evaluate(expression, input)
  return result.ok && isTrue(result.value)
}
