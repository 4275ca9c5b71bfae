/** Which parts of a site visitors see, evaluated as in readers' requests. */
import type { Json, JsonObject } from '../../../content/document/document.ts'
import { evaluate } from '../../../content/expressions/evaluate.ts'
import { isTrue } from '../../../content/expressions/expression.ts'
import { parseExpression } from '../../../content/expressions/parse.ts'
import {
  inReadingOrder,
  sectionOf,
  siteSpacesIn,
  type SiteItem,
  type SiteTree,
} from '../../../content/site-tree/site-tree.ts'

export type Claims = Readonly<Record<string, Json>>

/** A condition that cannot be parsed or evaluated hides its part, because it may protect it. */
const isSatisfied = (condition: string | null, input: JsonObject): boolean => {
  if (condition === null || condition === '') return true
  const parsed = parseExpression(condition)
  if (!parsed.ok) return false
  const result = evaluate(parsed.expression, input)
  return result.ok && isTrue(result.value)
}

/** The sections and site spaces visible to a visitor with these claims. Empty sections are hidden. */
export const visibleItems = (tree: SiteTree, claims: Claims): ReadonlySet<string> => {
  const input: JsonObject = { visitor: { claims: { unsigned: {}, ...claims } } }
  const visible = new Set<string>()
  for (const item of inReadingOrder(tree)) {
    if (item.kind !== 'site-space' || !isSatisfied(item.condition, input)) continue
    const section = sectionOf(tree, item.parent)
    if (section !== undefined && !isSatisfied(section.condition, input)) continue
    visible.add(item.id)
    if (section !== undefined) visible.add(section.id)
  }
  return visible
}

/** The rows of the table: sections, and site spaces of sections with several. */
export const comparedItems = (tree: SiteTree): readonly SiteItem[] =>
  inReadingOrder(tree).filter(
    (item) =>
      item.kind === 'site-section' ||
      (item.kind === 'site-space' && (item.condition !== null || siteSpacesIn(tree, item.parent).length > 1)),
  )

export type ParsedClaims = { readonly claims: Claims } | { readonly problem: string }

/** Parses typed claims: a JSON object. */
export const parseClaims = (text: string): ParsedClaims => {
  if (text.trim() === '') return { claims: {} }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { problem: 'Enter a JSON object, such as {"plan": "pro"}.' }
    return { claims: value as Claims }
  } catch (error) {
    return { problem: error instanceof Error ? `Invalid JSON: ${error.message}` : 'Invalid JSON.' }
  }
}
