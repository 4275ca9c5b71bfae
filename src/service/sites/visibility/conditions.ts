/** Evaluates conditions of sections, variants, pages and links for one visitor. */
import type { Json, JsonObject } from '../../../content/document/document.ts'
import { evaluate } from '../../../content/expressions/evaluate.ts'
import { isTrue } from '../../../content/expressions/expression.ts'
import { parseExpression } from '../../../content/expressions/parse.ts'
import { RecentCache } from '../../recent-cache.ts'

export type Claims = { readonly [name: string]: Json }

/** The visitor as input of conditions and expressions. */
export const visitorInput = (claims: Claims): JsonObject => ({
  visitor: { claims: { unsigned: {}, ...claims } },
})

const parsed = new RecentCache(5000, parseExpression)

/**
 * Whether a condition is met. A missing one always is; one that fails to parse or evaluate never is, since it may
 * protect restricted content.
 */
export const holds = (condition: string | null | undefined, input: JsonObject): boolean => {
  if (condition === null || condition === undefined || condition === '') return true
  const parse = parsed.get(condition)
  if (!parse.ok) return false
  const result = evaluate(parse.expression, input)
  return result.ok && isTrue(result.value)
}
