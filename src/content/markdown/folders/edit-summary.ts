/**
 * Changes the table of contents of a folder line by line: lines of entries that did not change, comments and blank
 * lines stay as they are written.
 */
import type { SummaryEntry } from './parse-summary.ts'
import { parseSummary } from './parse-summary.ts'
import type { ListedPage } from './print-summary.ts'
import { printEntry, printGroup } from './print-summary.ts'

/** An entry in reading order. */
interface Row {
  readonly page: ListedPage
  readonly depth: number
  /** Whether it is a group or in one. */
  readonly grouped: boolean
  readonly key: string
}

const rowsOf = (roots: readonly ListedPage[]): Row[] => {
  const rows: Row[] = []
  const add = (pages: readonly ListedPage[], depth: number, above: boolean): void => {
    for (const page of pages) {
      const { type, title, shortTitle, href } = page
      const grouped = above || type === 'group'
      rows.push({
        page,
        depth,
        grouped,
        key: JSON.stringify([type, title, shortTitle, href, depth, grouped]),
      })
      add(page.children, depth + 1, grouped)
    }
  }
  add(roots, 0, false)
  return rows
}

/** For each row of `after` the index of the equal row of `before` that it stays, in ascending order. */
function matched(before: readonly Row[], after: readonly Row[]): (number | undefined)[] {
  const places = new Map<string, number[]>()
  for (const [at, { key }] of before.entries()) places.set(key, [...(places.get(key) ?? []), at])
  const candidates = after.map(({ key }) => places.get(key)?.shift())
  // The longest ascending run of candidates: `tails[n]` is the row that ends the best run of length n + 1.
  const tails: number[] = []
  const previous: (number | undefined)[] = []
  const candidate = (row: number | undefined): number => (row === undefined ? -1 : (candidates[row] ?? -1))
  for (const [row, at] of candidates.entries()) {
    if (at === undefined) continue
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (candidate(tails[middle]) < at) low = middle + 1
      else high = middle
    }
    previous[row] = low === 0 ? undefined : tails[low - 1]
    tails[low] = row
  }
  const kept: (number | undefined)[] = after.map(() => undefined)
  for (let row = tails.at(-1); row !== undefined; row = previous[row]) kept[row] = candidates[row]
  return kept
}

const bulletPrefix = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/

/** The indentation and bullet of a new entry: those of an entry beside it, otherwise below its parent. */
function prefixFor(rows: readonly Row[], lines: readonly (string | undefined)[], at: number): string {
  const depth = rows[at]?.depth ?? 0
  const prefixOf = (row: number): string | undefined => bulletPrefix.exec(lines[row] ?? '')?.[0]
  for (const step of [-1, 1] as const) {
    for (let row = at + step; row >= 0 && row < rows.length; row += step) {
      const other = rows[row]
      if (other === undefined || other.depth < depth) break
      const prefix = other.depth === depth ? prefixOf(row) : undefined
      if (prefix !== undefined) return prefix
    }
  }
  for (let row = at - 1; row >= 0; row -= 1) {
    const above = rows[row]
    if (above === undefined || above.depth >= depth) continue
    const prefix = above.page.type === 'group' ? undefined : prefixOf(row)
    if (prefix !== undefined) return ' '.repeat(prefix.replaceAll('\t', '    ').length) + prefix.trimStart()
    break
  }
  const levels = depth - (rows[at]?.grouped === true ? 1 : 0)
  return `${'  '.repeat(levels)}* `
}

/** The depth of each entry in reading order; entries below a link stand beside it. */
const depthsOf = (entries: readonly SummaryEntry[], depth = 0): number[] =>
  entries.flatMap((entry) => [depth, ...depthsOf(entry.children, entry.kind === 'link' ? depth : depth + 1)])

interface SummaryEdit {
  /** The table of contents as it is. */
  readonly text: string
  readonly before: readonly ListedPage[]
  /** The line of each entry of `before` in reading order, from 1. */
  readonly lines: readonly number[]
  readonly after: readonly ListedPage[]
}

/** The text with the changes from `before` to `after`; undefined if it has to be written anew. */
export function editSummary({ text, before, lines, after }: SummaryEdit): string | undefined {
  const [old, rows] = [rowsOf(before), rowsOf(after)]
  if (old.length !== lines.length || lines.some((line, at) => line <= (lines[at - 1] ?? 0))) return undefined
  const ending = text.includes('\r\n') ? '\r' : ''
  const source = text.split('\n')
  const kept = matched(old, rows)
  const written = kept.map((at) => (at === undefined ? undefined : source[(lines[at] ?? 0) - 1]))
  const keptLines = new Set(kept.flatMap((at) => (at === undefined ? [] : [lines[at] ?? 0])))
  const removed = new Set(lines.filter((line) => !keptLines.has(line)))
  /** New lines by the number of the line that they follow. */
  const added = new Map<number, string[]>()
  const blank = (line: number): boolean => (source[line - 1] ?? 'end').trim() === ''
  let last = Math.max(0, (lines[0] ?? source.length) - 1)
  for (const [at, { page, depth }] of rows.entries()) {
    const line = kept[at] === undefined ? undefined : lines[kept[at]]
    if (line !== undefined) {
      last = line
      continue
    }
    const previous = rows[at - 1]
    const leavesGroup = depth === 0 && page.type !== 'group' && previous?.grouped === true
    const next = kept.findIndex((other, row) => row > at && other !== undefined)
    if (leavesGroup && rows[next]?.depth === 0 && !rows[next].grouped)
      last = Math.max(last, (lines[kept[next] ?? 0] ?? 1) - 1)
    // Below a heading is a blank line.
    while (previous?.page.type === 'group' && blank(last + 1) && last < source.length - 1 && !added.has(last))
      last += 1
    const some = added.get(last) ?? []
    added.set(last, some)
    if (page.type === 'group') some.push('', printGroup(page), '')
    else if (leavesGroup && !blank(last)) some.push('', '***', '')
    if (page.type === 'group') continue
    const entry = prefixFor(rows, written, at) + printEntry(page)
    written[at] = entry
    some.push(entry)
  }
  const out: string[] = []
  const push = (line: string): void => {
    // Two blank lines do not meet where something was added or removed.
    if (line.trim() !== '' || (out.at(-1) ?? '').trim() !== '') out.push(line)
  }
  for (const line of added.get(0) ?? []) push(line + ending)
  for (const [at, line] of source.entries()) {
    if (!removed.has(at + 1)) {
      const touched = removed.has(at) || added.has(at)
      if (touched) push(line)
      else out.push(line)
    }
    for (const one of added.get(at + 1) ?? []) push(one + ending)
  }
  const edited = out.join('\n')
  const { entries } = parseSummary(edited, { file: '' })
  const depths = depthsOf(entries)
  return depths.length === rows.length && rows.every(({ depth }, at) => depths[at] === depth)
    ? edited
    : undefined
}
