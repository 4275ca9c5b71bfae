/** Text that every store can hold: well-formed Unicode without U+0000. */
import type { Json } from './document.ts'

/** The text with U+FFFD in place of what cannot be stored, as Markdown has it. */
export const storableText = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed()

/** The same for all texts of a value, and for the names of its members. */
export const storableJson = (value: Json): Json => {
  if (typeof value === 'string') return storableText(value)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(storableJson)
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [storableText(name), storableJson(member)]),
  )
}
