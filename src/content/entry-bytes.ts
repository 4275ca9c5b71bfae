/**
 * Entries as text: the canonical line of an entry, from which the bytes of a revision's tree are made.
 *
 * A line is `["page:ID",{…}]`: the name first, at a fixed place, then the entry with its keys sorted. Lines can
 * be sorted, compared and merged without being parsed.
 */
import { stableJson } from './canonical.ts'
import type { Entry } from './revision.ts'
import { entryName } from './revision.ts'

/** Whether two values have the same stable JSON; absent members and absent values count as equal. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (a === undefined || b === undefined) return false
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  return stableJson(a) === stableJson(b)
}

/** The canonical line of an entry, without its line break. It never contains one: JSON escapes it. */
export const entryLine = (entry: Entry): string =>
  `[${JSON.stringify(entryName(entry))},${stableJson(entry)}]`

/** The name in a line, read without parsing the entry. Precondition: `line` was made by `entryLine`. */
export const nameOfLine = (line: string): string => {
  let end = 2
  while (line[end] !== '"') end += line[end] === '\\' ? 2 : 1
  return JSON.parse(line.slice(1, end + 1)) as string
}

/** The entry of a line. Precondition: `line` was made by `entryLine`, so its shape is known. */
export const entryOfLine = (line: string): Entry => (JSON.parse(line) as [string, Entry])[1]

/** The entries of many lines, parsed in one go (several times faster than one by one). */
export const entriesOfLines = (lines: readonly string[]): Entry[] =>
  (JSON.parse(`[${lines.join(',')}]`) as [string, Entry][]).map(([, entry]) => entry)
