/**
 * Entries as text: the canonical line of an entry, from which the bytes of a revision's tree are made.
 *
 * A line is `["page:ID",{…}]`: the name first, at a fixed place, then the entry with its keys sorted. Lines can
 * be sorted, compared and merged without being parsed.
 */
import { stableJson } from '../document/canonical.ts'
import type { Entry } from './revision.ts'
import { entryName } from './revision.ts'

/**
 * Whether two JSON values are equal, the order of members aside. Absent members and members that are `undefined`
 * count as equal; so `sameValue(a, b)` exactly when their stable JSON is the same.
 */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, index) => sameValue(item, b[index]))
  }
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  for (const [name, member] of one) if (!sameValue(member, other.get(name))) return false
  for (const [name, member] of other) if (member !== undefined && !one.has(name)) return false
  return true
}

/** The canonical line of an entry, without its line break. It never contains one: JSON escapes it. */
export const entryLine = (entry: Entry): string =>
  `[${JSON.stringify(entryName(entry))},${stableJson(entry)}]`

/** The name in a line, read without parsing the entry. Precondition: `line` was made by `entryLine`. */
export const nameOfLine = (line: string): string => {
  const quote = line.indexOf('"', 2)
  if (line.lastIndexOf('\\', quote) === -1) return line.slice(2, quote)
  let end = 2
  while (line[end] !== '"') end += line[end] === '\\' ? 2 : 1
  return JSON.parse(line.slice(1, end + 1)) as string
}

/** The entry of a line. Precondition: `line` was made by `entryLine`, so its shape is known. */
export const entryOfLine = (line: string): Entry => (JSON.parse(line) as [string, Entry])[1]

/** The entries of a leaf's text, parsed in one go (several times faster than one by one). */
export const entriesOfText = (text: string): Entry[] =>
  (JSON.parse(`[${text.slice(0, -1).replaceAll('\n', ',')}]`) as [string, Entry][]).map(([, entry]) => entry)
