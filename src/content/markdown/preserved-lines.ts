/**
 * Prints the body of an edited file so that the lines of unchanged blocks stay exactly as written, with their markers,
 * wrapping and the definitions between them (decisions, section 4, tier 2).
 *
 * The result is parsed again and rejected if it does not give the same blocks: a list next to a list, a footnote whose
 * number is taken, a definition that another block used.
 */
import { alignEqual, newBudget } from '../diff/align-sequences.ts'
import { contentText } from '../document/canonical.ts'
import type { Fences } from '../contentkit/markdown-fences.ts'
import { noFences } from '../contentkit/markdown-fences.ts'
import type { Block, RichTextDocument } from '../document/document.ts'
import { append } from '../document/linear-text.ts'
import type { ParseContext, ParsedMarkdown } from './parse-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'

export interface KeptInput {
  /** The lines of the file, including front matter and title. */
  readonly lines: readonly string[]
  /** The result of parsing these lines. */
  readonly read: Pick<ParsedMarkdown, 'document' | 'lines' | 'title'>
  /** The stored document of the file: the same blocks, with resolved references. */
  readonly former: RichTextDocument
  readonly document: RichTextDocument
  /** Prints some blocks of `document` as Markdown. */
  readonly print: (blocks: readonly Block[]) => string
  /** Those with which the lines were parsed. */
  readonly fences?: Fences
}

export interface KeptBody {
  /** From the first block to the end of the file. */
  readonly text: string
  /** The first line of the first block. */
  readonly from: number
}

const isBlank = (line: string): boolean => line.trim() === ''

/** Blocks that share source lines, and so are kept or replaced together. */
interface Unit {
  readonly first: number
  last: number
  readonly start: number
  end: number
}

const unitsOf = ({ lines, read }: KeptInput): Unit[] => {
  const units: Unit[] = []
  read.lines.forEach(({ start, end: limit }, at) => {
    // The parser counts blank lines after a list as part of it.
    let end = limit
    while (end > start + 1 && isBlank(lines[end - 1] ?? '')) end -= 1
    const before = units.at(-1)
    if (before !== undefined && start < before.end) {
      before.last = at
      before.end = Math.max(before.end, end)
    } else units.push({ first: at, last: at, start, end })
  })
  return units
}

/** The lines without blank lines at both ends. */
const trimmed = (lines: readonly string[]): readonly string[] => {
  const from = lines.findIndex((line) => !isBlank(line))
  return from === -1 ? [] : lines.slice(from, lines.findLastIndex((line) => !isBlank(line)) + 1)
}

/** The body; undefined if no block is unchanged, or if the result would not parse back to the same blocks. */
export const keptBody = (input: KeptInput): KeptBody | undefined => {
  const { lines, read, former, document, print } = input
  const context: ParseContext = { file: '', titled: false, fences: input.fences ?? noFences }
  const units = unitsOf(input)
  const [opening] = units
  if (opening === undefined || former.nodes.length !== read.lines.length) return undefined
  const partner = alignEqual(former.nodes.map(contentText), document.nodes.map(contentText), newBudget())
  /** The position of a unit in the new document, or -1 if it did not stay complete and contiguous. */
  const placeOf = ({ first, last }: Unit): number => {
    const place = partner[first] ?? -1
    for (let at = first; at <= last; at += 1) if (partner[at] !== place + at - first) return -1
    return place
  }
  const parts: string[] = []
  const wanted: Block[] = []
  let place = 0
  /** The last unit written, if nothing follows it yet. */
  let open: Unit | undefined
  const printUpTo = (end: number): void => {
    if (end <= place) return
    const text = print(document.nodes.slice(place, end)).trimEnd()
    parts.push(text)
    append(wanted, parseMarkdown(text, context).document.nodes)
    place = end
    open = undefined
  }
  const gapAfter = (unit: Unit, next: Unit | undefined): readonly string[] =>
    lines.slice(unit.end, next?.start ?? lines.length)
  units.forEach((unit, at) => {
    const stays = placeOf(unit)
    if (stays !== -1) {
      printUpTo(stays)
      const own = lines.slice(unit.start, unit.end)
      const before = units[at - 1]
      if (open !== undefined && open === before) {
        // Neighbors keep their distance.
        const gap = gapAfter(open, unit)
        parts[parts.length - 1] += `\n${[...gap, ...own].join('\n')}`
      } else parts.push(own.join('\n'))
      append(wanted, read.document.nodes.slice(unit.first, unit.last + 1))
      place = stays + unit.last - unit.first + 1
      open = unit
    }
    const next = units[at + 1]
    const nextPlace = next === undefined ? document.nodes.length : placeOf(next)
    // Replacements of removed blocks go where those were: before what followed them.
    if (stays === -1 && nextPlace !== -1) printUpTo(nextPlace)
    const nextStays = next !== undefined && open === unit && nextPlace === place
    // Lines between blocks that are not blocks (such as link definitions) are kept in any case.
    const between = next === undefined || nextStays ? [] : trimmed(gapAfter(unit, next))
    if (between.length > 0) {
      parts.push(between.join('\n'))
      open = undefined
    }
  })
  if (wanted.length === 0 && place === 0) return undefined
  printUpTo(document.nodes.length)
  const end = units.at(-1)
  const tail = end === undefined ? [] : gapAfter(end, undefined)
  // If the file ends with its original last block, its trailing blank lines are kept; otherwise trailing non-block
  // lines, and a line feed.
  const text =
    open !== undefined && open === end
      ? parts.join('\n\n') + (tail.length === 0 ? '' : `\n${tail.join('\n')}`)
      : `${[...parts, ...(trimmed(tail).length === 0 ? [] : [trimmed(tail).join('\n')])].join('\n\n')}\n`
  const again = parseMarkdown(text, context).document.nodes
  const same =
    again.length === wanted.length &&
    again.every((block, at) => {
      const other = wanted[at]
      return other !== undefined && contentText(block) === contentText(other)
    })
  return same ? { text, from: opening.start } : undefined
}
