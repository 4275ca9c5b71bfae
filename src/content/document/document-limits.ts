/**
 * Size limits of text before it is parsed, compared, merged or printed. The numbers come from the contract; they are
 * checked here in one pass over the input and without recursion, so that the check can run before everything else.
 */

export interface DocumentLimits {
  /** What holds the text, for messages: `a page`. */
  readonly holder: string
  /** What users can do if their text is too large, as a sentence. */
  readonly advice: string
  /** UTF-16 units of Markdown; for a document, of all its strings. */
  readonly characters: number
  /** UTF-16 units of one line of Markdown. */
  readonly line: number
  /** Lines of Markdown; for a document, blocks, lines of code and line breaks. */
  readonly lines: number
  /** Characters of Markdown that can begin formatting. */
  readonly signs: number
  /** Nesting depth of blocks and inlines. */
  readonly nesting: number
  /** Nesting depth of annotations: Markdown has no footnote inside a footnote. */
  readonly annotations: number
  /** Levels of nodes, and of values in their `data`, below the document. */
  readonly levels: number
  /** Blocks outside of tables, not counting lines of code. */
  readonly blocks: number
  /** Cells of all tables, including empty ones. */
  readonly cells: number
  /** Blocks, lines of code, inlines, texts and their leaves. */
  readonly nodes: number
  /** Marks of one run of text. */
  readonly marks: number
}

export type Measure = Exclude<keyof DocumentLimits, 'holder' | 'advice'>

/** Where something is too large: a line of Markdown, from 1, or a path of names and indexes from the document. */
export type Where = { readonly line: number } | { readonly path: string }

/** Thrown only by the checks below. The message says what to do. */
export class DocumentTooLarge extends Error {
  override readonly name = 'DocumentTooLarge'
  readonly measure: Measure
  readonly limit: number
  readonly where: Where | undefined

  constructor(measure: Measure, limits: DocumentLimits, where?: Where, found?: number) {
    super(sentence(measure, limits, where, found))
    this.measure = measure
    this.limit = limits[measure]
    this.where = where
  }
}

const number = (value: number): string => value.toLocaleString('en')

const measureNames: { readonly [measure in Measure]: string } = {
  characters: 'characters',
  line: 'characters in one line',
  lines: 'lines',
  signs: 'signs of formatting, such as * and <',
  nesting: 'levels of blocks inside each other',
  annotations: 'levels of annotations inside each other',
  levels: 'levels of values inside each other',
  blocks: 'blocks',
  cells: 'table cells',
  nodes: 'pieces of formatted text',
  marks: 'kinds of formatting on the same words',
}

function sentence(measure: Measure, limits: DocumentLimits, where?: Where, found?: number): string {
  const { holder, advice } = limits
  const most = number(limits[measure])
  if (measure === 'line' && where !== undefined && 'line' in where && found !== undefined)
    return `Line ${number(where.line)} is ${number(found)} characters long; a line holds at most ${most}. Break it into several lines.`
  const place =
    where === undefined
      ? 'The text'
      : 'line' in where
        ? `Line ${number(where.line)}`
        : `The text at ${where.path}`
  const deep = measure === 'nesting' || measure === 'annotations' || measure === 'levels'
  const remedy = deep ? 'Move what is inside further out.' : measure === 'marks' ? 'Remove some.' : advice
  return `${place} has ${found === undefined ? `more than ${most}` : number(found)} ${measureNames[measure]}; ${holder} holds at most ${most}. ${remedy}`
}

/** Maximum number of quote and list markers at the start of a line counted for nesting; code may start with many. */
const markersPerLevel = 20

/** How many blocks a line can start: its quote and list markers. */
function markersOf(source: string, from: number, end: number): number {
  let count = 0
  for (let at = from; at < end; at += 1) {
    const code = source.charCodeAt(at)
    // Spaces, tabs, digits, `.` and `)` of numbers.
    if (code === 32 || code === 9 || (code >= 48 && code <= 57) || code === 46 || code === 41) continue
    if (code !== 62 && code !== 42 && code !== 43 && code !== 45) break
    count += 1
  }
  return count
}

const signs = new Set([...'*_~`[<{$|&\\'].map((sign) => sign.charCodeAt(0)))

/** Throws `DocumentTooLarge` for Markdown beyond the limits. Linear, without allocations. */
export function checkMarkdown(source: string, limits: DocumentLimits): void {
  if (source.length > limits.characters)
    throw new DocumentTooLarge('characters', limits, undefined, source.length)
  let count = 0
  let line = 0
  for (let start = 0; start <= source.length; line += 1) {
    const next = source.indexOf('\n', start)
    const end = next < 0 ? source.length : next
    const where = { line: line + 1 }
    if (end - start > limits.line) throw new DocumentTooLarge('line', limits, where, end - start)
    if (line >= limits.lines) throw new DocumentTooLarge('lines', limits)
    if (markersOf(source, start, end) > markersPerLevel * limits.nesting)
      throw new DocumentTooLarge('nesting', limits, where)
    start = end + 1
  }
  for (let at = 0; at < source.length; at += 1) if (signs.has(source.charCodeAt(at))) count += 1
  if (count > limits.signs) throw new DocumentTooLarge('signs', limits, undefined, count)
}

/** A value of a document that is still to be checked, with its path. */
interface Visit {
  readonly value: unknown
  readonly name: string
  readonly above: Visit | undefined
  readonly nesting: number
  /** Annotations in whose bodies it is. */
  readonly annotations: number
  readonly level: number
  /** Inside a table, where cells are counted instead of blocks. */
  readonly inTable: boolean
}

const pathOf = (visit: Visit): { readonly path: string } => {
  const names: string[] = []
  for (let one: Visit | undefined = visit; one?.above !== undefined; one = one.above) names.push(one.name)
  return { path: names.reverse().join('.') }
}

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0

const cellsOf = (node: { readonly [name: string]: unknown }): number => {
  const data = node['data']
  if (node['type'] !== 'table' || typeof data !== 'object' || data === null) return 0
  const { definition, records } = data as { readonly definition?: unknown; readonly records?: unknown }
  return sizeOf(definition) * sizeOf(records)
}

const breaksIn = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** What has been counted in a document so far. */
class Tally {
  private readonly limits: DocumentLimits
  private readonly counts = { characters: 0, lines: 0, blocks: 0, cells: 0, nodes: 0 }

  constructor(limits: DocumentLimits) {
    this.limits = limits
  }

  add(measure: keyof Tally['counts'], by: number): void {
    this.counts[measure] += by
    if (this.counts[measure] > this.limits[measure]) throw new DocumentTooLarge(measure, this.limits)
  }

  /** For limits that apply to a single place instead of the whole document. */
  require(measure: 'nesting' | 'annotations' | 'levels' | 'marks', found: number, visit: Visit): void {
    if (found > this.limits[measure]) throw new DocumentTooLarge(measure, this.limits, pathOf(visit), found)
  }
}

function count(tally: Tally, visit: Visit, node: { readonly [name: string]: unknown }): void {
  const { object, type } = node
  if (object === 'block') {
    tally.add('lines', 1)
    if (!visit.inTable && type !== 'code-line') tally.add('blocks', 1)
    tally.add('cells', cellsOf(node))
  }
  if (object === 'block' || object === 'inline') tally.require('nesting', visit.nesting, visit)
  if (type === 'annotation') tally.require('annotations', visit.annotations + 1, visit)
  if (object === 'leaf') {
    const { text, marks } = node
    if (typeof text === 'string') tally.add('lines', breaksIn(text))
    if (Array.isArray(marks)) tally.require('marks', marks.length, visit)
  }
  if (object === 'block' || object === 'inline' || object === 'text' || object === 'leaf')
    tally.add('nodes', 1)
}

const structure: ReadonlySet<string> = new Set(['object', 'type', 'key'])
const longestName = 64

/** Whether a string says what a node is. Nodes are counted by themselves, so that a limit in characters is one of text. */
const isStructure = (name: string, value: string): boolean =>
  structure.has(name) && value.length <= longestName

/**
 * Throws `DocumentTooLarge` for a document beyond the limits. Accepts any value, valid document or not. Iterative, so
 * that no depth can overflow the stack.
 */
export function checkDocument(document: unknown, limits: DocumentLimits): void {
  const tally = new Tally(limits)
  const waiting: Visit[] = [
    { value: document, name: '', above: undefined, nesting: 0, annotations: 0, level: 0, inTable: false },
  ]
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { value, level } = visit
    if (typeof value === 'string' && !isStructure(visit.name, value)) tally.add('characters', value.length)
    if (typeof value !== 'object' || value === null) continue
    tally.require('levels', level, visit)
    const node = value as { readonly [name: string]: unknown }
    if (!Array.isArray(value)) count(tally, visit, node)
    const deeper = node['object'] === 'block' || node['object'] === 'inline' ? 1 : 0
    // The lists `nodes` and `fragments` belong to the level of their node.
    const list = Array.isArray(value) && (visit.name === 'nodes' || visit.name === 'fragments')
    for (const [name, member] of Object.entries(node)) {
      if (typeof member !== 'object' && typeof member !== 'string') continue
      const isList = Array.isArray(member) && (name === 'nodes' || name === 'fragments') && !list
      waiting.push({
        value: member,
        name,
        above: visit,
        nesting: visit.nesting + deeper,
        annotations:
          visit.annotations + (isList && name === 'fragments' && node['type'] === 'annotation' ? 1 : 0),
        level: isList ? level : level + 1,
        inTable: visit.inTable || node['type'] === 'table',
      })
    }
  }
}
