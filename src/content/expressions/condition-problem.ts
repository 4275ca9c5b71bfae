/** What keeps a text from being a condition over a known input. */
import { namesUsed } from './names-used.ts'
import { parseExpression } from './parse.ts'

/**
 * A sentence with the place in the text, counted from 1; undefined for an expression that can be read and names
 * nothing but `roots`. Whether it is true, and of what kind its value is, is known only over an input.
 */
export const conditionProblem = (text: string, roots: ReadonlySet<string>): string | undefined => {
  if (text.trim() === '') return 'Write the condition.'
  const parsed = parseExpression(text)
  if (!parsed.ok) return `${parsed.message} (at character ${parsed.at + 1})`
  const unknown = [...namesUsed(parsed.expression)].find((name) => !roots.has(name))
  return unknown === undefined
    ? undefined
    : `There is no "${unknown}". A condition can read ${[...roots].join(', ')}.`
}
