/** Checks that a text is a valid condition over a known input. */
import { namesUsed } from './names-used.ts'
import { parseExpression } from './parse.ts'

/**
 * An error message with the position in the text, counted from 1; undefined for an expression that parses and uses only
 * names from `roots`. Its value and type are only known once there is input.
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
