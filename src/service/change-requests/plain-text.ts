/** The words of a stored document, for rules and for places that show plain text. */
import type { Json } from '../../content/document/document.ts'

/** `document`: JSON. Blocks are separated by a space; '' for null. */
export const plainTextOf = (document: string | null): string => {
  let all = ''
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach((one: Json) => walk(one))
    if ('object' in value && value.object === 'block') all += ' '
    for (const [name, member] of Object.entries(value))
      if (name === 'text' && typeof member === 'string') all += member
      else walk(member)
  }
  if (document !== null) walk(JSON.parse(document) as Json)
  return all.replaceAll(/\s+/g, ' ').trim()
}

/** The beginning of a text, at most `most` characters long. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${[...text]
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
