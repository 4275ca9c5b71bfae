/** The block rules that GitBook-style Markdown adds to CommonMark, as markdown-it rules. */
import MarkdownItClass from 'markdown-it'
import { readIntegrationTag } from './integration-tags.ts'
import type { TagLine } from './tags.ts'
import { withoutTagBehind } from './tags.ts'

export type MarkdownIt = InstanceType<typeof MarkdownItClass>
export type Token = ReturnType<MarkdownIt['parse']>[number]
type BlockRule = Parameters<MarkdownIt['block']['ruler']['push']>[1]
type StateBlock = Parameters<BlockRule>[0]

/** State passed through a parse. */
export interface Environment {
  readonly tags: ReadonlyMap<number, TagLine>
  /** Lines of tags that became blocks. */
  readonly used: Set<number>
  /** Bodies of footnotes, by label. */
  readonly footnotes: Map<string, string>
  /** Number of table cells read so far. */
  readonly cells: { count: number }
  /** Lines of tables, from 0, with more cells than columns. */
  readonly longRows: number[]
  /** Whether bars in code are replaced while blocks are read. */
  hidesBars?: boolean
  /** Levels of blocks around the text. */
  readonly around?: number
}

/** Maximum nesting of blocks; deeper ones are kept as raw text. */
export const maximumLevel = 40

const lineText = (state: StateBlock, line: number): string =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd()

const tooIndented = (state: StateBlock, line: number): boolean =>
  (state.sCount[line] ?? 0) - state.blkIndent >= 4

const deep: BlockRule = (state, start, end, silent) => {
  const { around = 0 } = state.env as unknown as Environment
  if (state.level + around < maximumLevel) return false
  if (silent) return true
  const token = state.push('raw_block', '', 0)
  token.content = state.getLines(start, end, state.blkIndent, false)
  token.map = [start, end]
  state.line = end
  return true
}

/** Tags whose body becomes a fragment of a block. */
const partTags = new Set(['details', 'embed', 'file'])

const summaryPattern = /^<summary>(.*)<\/summary>$/

/** Whether line `close` holds the end tag of `name` and belongs to the block being parsed. */
const closesHere = (
  state: StateBlock,
  { name, closeBehind }: TagLine,
  close: number,
  end: number,
): boolean => {
  if (close >= end || (state.sCount[close] ?? 0) < state.blkIndent) return false
  const text = lineText(state, close)
  if (closeBehind === true) return withoutTagBehind(text) !== ''
  if (tooIndented(state, close)) return false
  return name === 'details' ? text === '</details>' : new RegExp(`^\\{%\\s*end${name}\\s*%\\}$`).test(text)
}

/** A tag of an integration, on the lines from `start` to `last`. */
const integration = (
  state: StateBlock,
  last: number,
  start: number,
  end: number,
  silent: boolean,
): boolean => {
  if (last >= end) return false
  const data = readIntegrationTag(state.getLines(start, last + 1, state.blkIndent, false).trim())
  if (data === undefined) return false
  if (silent) return true
  const env = state.env as unknown as Environment
  env.used.add(start)
  const token = state.push('integration', '', 0)
  token.meta = data
  token.map = [start, last + 1]
  state.line = last + 1
  return true
}

const tag: BlockRule = (state, start, end, silent) => {
  const env = state.env as unknown as Environment
  const found = env.tags.get(start)
  if (found === undefined || tooIndented(state, start) || lineText(state, start) !== found.text) return false
  if (found.last !== undefined) return integration(state, found.last, start, end, silent)
  const { name } = found
  let body = start + 1
  let summary = ''
  const ended = found.close === undefined || closesHere(state, found, found.close, end)
  if (!ended && found.alone !== true) return false
  const close = ended ? found.close : undefined
  if (name === 'details' && close !== undefined) {
    while (body < close && lineText(state, body) === '') body += 1
    const match = summaryPattern.exec(body < close ? lineText(state, body) : '')
    if (match === null) return false
    summary = match[1] ?? ''
    body += 1
  }
  if (silent) return true
  env.used.add(start)
  if (found.form !== 'blocks' || !ended) {
    const token = state.push('tag', '', 0)
    token.meta = { ...found }
    token.content = close === undefined ? '' : state.getLines(start + 1, close, state.blkIndent, false)
    token.map = [start, (close ?? start) + 1]
    state.line = (close ?? start) + 1
    return true
  }
  const last = close ?? start
  const opening = state.push('tag_open', '', 1)
  opening.meta = { ...found }
  opening.content = summary
  opening.map = [start, last + 1]
  const [lineMax, parentType] = [state.lineMax, state.parentType]
  // The words before an end tag belong to the body.
  const bodyEnd = found.closeBehind === true ? last + 1 : last
  const lineEnd = state.eMarks[last] ?? 0
  if (bodyEnd > last) {
    const from = (state.bMarks[last] ?? 0) + (state.tShift[last] ?? 0)
    state.eMarks[last] = from + withoutTagBehind(lineText(state, last)).length
  }
  state.lineMax = bodyEnd
  state.parentType = 'reference'
  // Their content is one level deeper in the document, in a named fragment.
  const within = partTags.has(name) ? 1 : 0
  state.level += within
  state.md.block.tokenize(state, body, bodyEnd)
  state.level -= within
  state.eMarks[last] = lineEnd
  state.lineMax = lineMax
  state.parentType = parentType
  state.push('tag_close', '', -1)
  state.line = last + 1
  return true
}

const math: BlockRule = (state, start, end, silent) => {
  if (tooIndented(state, start) || lineText(state, start) !== '$$') return false
  let last = start + 1
  while (last < end && lineText(state, last) !== '$$') {
    if (lineText(state, last) !== '' && (state.sCount[last] ?? 0) < state.blkIndent) return false
    last += 1
  }
  if (last >= end) return false
  if (silent) return true
  const token = state.push('math_block', '', 0)
  token.content = state.getLines(start + 1, last, state.blkIndent, false)
  token.map = [start, last + 1]
  state.line = last + 1
  return true
}

/** Spaces before further blocks of a footnote. */
const noteIndent = 4

/** The line after the indented blocks that follow the first paragraph of a footnote. */
const endOfNote = (state: StateBlock, from: number, end: number): number => {
  let last = from
  for (let line = from; line < end; line += 1) {
    if (lineText(state, line) === '') continue
    if ((state.sCount[line] ?? 0) - state.blkIndent < noteIndent) break
    last = line + 1
  }
  return last
}

/** `[^label]:`, followed by white space or the end of the line. */
const footnotePattern = /^\[\^([^\]\s]{1,100})\]:(?!\S)/

const footnote: BlockRule = (state, start, end, silent) => {
  if (tooIndented(state, start)) return false
  const first = lineText(state, start)
  const match = footnotePattern.exec(first)
  if (match === null) return false
  if (silent) return true
  const parts = [first.slice(match[0].length).trimStart()]
  let line = start + 1
  for (; line < end; line += 1) {
    const text = lineText(state, line)
    if (text === '' || footnotePattern.test(text)) break
    if (/^(?:\{%|#|```|~~~|>|[*+-]\s|<)/.test(text)) break
    if ((state.sCount[line] ?? 0) < state.blkIndent) break
    parts.push(text)
  }
  const last = endOfNote(state, line, end)
  if (last > line) parts.push(state.getLines(line, last, state.blkIndent + noteIndent, false))
  line = last
  const token = state.push('footnote', '', 0)
  token.info = match[1] ?? ''
  token.content = parts.join('\n')
  token.map = [start, line]
  const env = state.env as unknown as Environment
  if (!env.footnotes.has(token.info)) env.footnotes.set(token.info, token.content)
  state.line = line
  return true
}

/**
 * Maximum number of table cells beyond one per character of text: short rows are padded to the width of their table.
 */
const emptyCells = 65_536

/** The number of cells in a row. */
function cellsIn(row: string): number {
  let bars = 0
  for (let at = 0; at < row.length; at += 1) {
    if (row[at] === '\\') at += 1
    else if (row[at] === '|') bars += 1
  }
  return bars + 1 - (row.startsWith('|') ? 1 : 0) - (row.endsWith('|') && !row.endsWith('\\|') ? 1 : 0)
}

/** Takes the place of a bar in code while rows are divided into cells; no text contains this noncharacter. */
const codeBar = '\uFFFE'
const codeElement = /<code>[^<]*<\/code>/g

/** Bars in `<code>` of a row do not divide cells. */
const hideBars = (source: string): string =>
  source.includes(codeBar) || !source.includes('<code>')
    ? source
    : source
        .split('\n')
        .map((line) =>
          line.trimStart().startsWith('|')
            ? line.replace(codeElement, (code) => code.replaceAll('|', codeBar))
            : line,
        )
        .join('\n')

const showBars = (tokens: readonly Token[]): void => {
  for (const token of tokens) token.content = token.content.replaceAll(codeBar, '|')
}

/** Parses a pipe table, unless the tables so far have far more cells than the text has characters. */
const bounded =
  (table: BlockRule): BlockRule =>
  (state, start, end, silent) => {
    const { cells, longRows } = state.env as unknown as Environment
    if (cells.count > emptyCells + state.src.length) return false
    const before = state.tokens.length
    if (!table(state, start, end, silent)) return false
    // Each cell has an opening token, a closing token and one for its content.
    if (silent) return true
    cells.count += (state.tokens.length - before) / 3
    const columns = cellsIn(lineText(state, start))
    for (let line = start + 2; line < state.line; line += 1)
      if (cellsIn(lineText(state, line)) > columns) longRows.push(line)
    return true
  }

/** A parser that keeps URLs as written; the renderer sanitizes them. */
export function machine(): MarkdownIt {
  const md = new MarkdownItClass({ html: true, maxNesting: maximumLevel + 40 })
  md.normalizeLink = (url) => url
  md.normalizeLinkText = (text) => text
  md.validateLink = () => true
  const alt = ['paragraph', 'reference', 'blockquote', 'list']
  md.core.ruler.before('block', 'hide-bars', (state) => {
    const hidden = hideBars(state.src)
    if (hidden === state.src) return
    state.src = hidden
    ;(state.env as unknown as Environment).hidesBars = true
  })
  md.core.ruler.after('block', 'show-bars', (state) => {
    if ((state.env as unknown as Environment).hidesBars === true) showBars(state.tokens)
  })
  const [table] = md.block.ruler.getRules('')
  if (table !== undefined) md.block.ruler.at('table', bounded(table), { alt: ['paragraph', 'reference'] })
  md.block.ruler.before('table', 'tag', tag, { alt })
  md.block.ruler.before('table', 'math', math, { alt })
  md.block.ruler.before('reference', 'footnote', footnote, { alt: ['paragraph', 'reference'] })
  md.block.ruler.before('tag', 'deep', deep, { alt })
  return md
}
