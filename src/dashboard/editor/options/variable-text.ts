/** Values of variables as typed text: `true`, `12` and, for a text that looks like one of these, `"12"`. */
import type { VariableValue } from '../../../client/types.gen.ts'

export const variableText = (value: VariableValue): string =>
  typeof value !== 'string' ? String(value) : variableOf(value) === value ? value : JSON.stringify(value)

export const variableOf = (text: string): VariableValue => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^-?\d+(?:\.\d+)?$/u.test(text) && String(Number(text)) === text) return Number(text)
  if (/^".*"$/u.test(text)) {
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'string') return value
    } catch {
      // A text that happens to start and end with quotation marks.
    }
  }
  return text
}
