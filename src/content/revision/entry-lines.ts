/**
 * Entries as text: the canonical line of an entry, of which the bytes of a revision's tree consist.
 *
 * A line is `["page:ID",{…}]`: the name first, at a fixed position, then the entry with its keys sorted. Lines can be
 * sorted, compared and merged without being parsed.
 */
import { stableJson } from '../document/canonical.ts'
import type { Entry } from './revision.ts'
import { entryName } from './revision.ts'

/**
 * Whether two JSON values are equal, ignoring the order of members. Absent and `undefined` members are equal; so
 * `sameValue(a, b)` exactly if their stable JSON is the same.
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

/** The canonical line of an entry, without its line feed. It never contains one, because JSON escapes it. */
export const entryLine = (entry: Entry): string =>
  `[${JSON.stringify(entryName(entry))},${stableJson(entry)}]`

/** The name in a line, without parsing the entry. Precondition: `line` was created by `entryLine`. */
export const nameOfLine = (line: string): string => {
  const quote = line.indexOf('"', 2)
  if (line.lastIndexOf('\\', quote) === -1) return line.slice(2, quote)
  let end = 2
  while (line[end] !== '"') end += line[end] === '\\' ? 2 : 1
  return JSON.parse(line.slice(1, end + 1)) as string
}

/** The entry of a line. Precondition: `line` was created by `entryLine`, so its shape is known. */
export const entryOfLine = (line: string): Entry => (JSON.parse(line) as [string, Entry])[1]

/** The entries of a leaf's text, parsed together (several times faster than one by one). */
export const entriesOfText = (text: string): Entry[] =>
  (JSON.parse(`[${text.slice(0, -1).replaceAll('\n', ',')}]`) as [string, Entry][]).map(([, entry]) => entry)
