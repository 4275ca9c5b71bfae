/** Checks that a text is a valid condition over a known input. */
import { findUnknownName, type InputShape, type UnknownName } from './input-shape.ts'
import { parseExpression } from './parse.ts'

/** Maximum number of known names in a message. */
const listedNames = 20

const unknownNameText = ({ name, nearest, known, at }: UnknownName): string => {
  const place = `(at character ${at + 1})`
  if (nearest !== undefined) return `There is no "${name}" ${place}. Did you mean "${nearest}"?`
  if (known.length === 0) return `There is no "${name}" ${place}.`
  const more = known.length > listedNames ? ', …' : ''
  return `There is no "${name}" ${place}. Use one of: ${known.slice(0, listedNames).join(', ')}${more}.`
}

/**
 * An error message with the position in the text, counted from 1; undefined for an expression that parses and uses only
 * names of the input. Without this check a misspelled name is absent, and `!name` is true for everyone.
 */
export const conditionProblem = (
  text: string,
  input: Readonly<Record<string, InputShape>>,
): string | undefined => {
  if (text.trim() === '') return 'Write the condition.'
  const parsed = parseExpression(text)
  if (!parsed.ok) return `${parsed.message} (at character ${parsed.at + 1})`
  const unknown = findUnknownName(parsed.expression, input)
  return unknown === undefined ? undefined : unknownNameText(unknown)
}
