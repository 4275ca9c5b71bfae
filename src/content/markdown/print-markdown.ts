/** Document → Markdown in GitBook's dialect. */
import type { Fences } from '../contentkit/markdown-fences.ts'
import { noFences } from '../contentkit/markdown-fences.ts'
import { columnIds, contentText, rowIds } from '../document/canonical.ts'
import { columnTitle, formattedTitle, titleText } from '../document/table-column.ts'
import type {
  Block,
  ContentReference,
  Fragment,
  Inline,
  Json,
  JsonObject,
  Node,
  RichTextDocument,
} from '../document/document.ts'
import { plainText as textNode } from '../document/document.ts'
import { append, beforeAny, oneLine } from '../document/linear-text.ts'
import { isJsonObject } from '../document/reference.ts'
import { rewriteWith } from '../links/links.ts'
import { normalize } from '../document/normalize.ts'
import { drawingClass } from './html-blocks.ts'
import { connectedHtml, encodeAttribute, isEndless } from './html-reader.ts'
import { printIntegration } from './integration-tags.ts'
import { parseMarkdown } from './parse-markdown.ts'
import type { InlinePrint } from './print-inline.ts'
import { escapeFormula, guardEnds, guardLines, printDestination } from './escape-text.ts'
import { inlinesIn, printInlines, urlOf } from './print-inline.ts'
import { figures, htmlOfBlock, htmlTable, pipeOf, withRows } from './print-table.ts'
import { bulletFor, itemLines } from './print-list-items.ts'
import { container, indent, printCode, tagAttributes, tagText, withBody } from './print-tags.ts'
import type { TablePrint } from './print-table.ts'

export interface PrintContext {
  /** The URL to print for a reference. */
  readonly href: (reference: ContentReference) => string
  /** Text for a reference that is printed with the title of its target; by default the last part of the URL. */
  readonly titleOf?: (reference: ContentReference) => string | undefined
  /** Blocks of integrations that are printed as fenced code; by default all are printed as tags. */
  readonly fences?: Fences
}

interface Printing extends TablePrint {
  /** Bodies of footnotes in the order of their numbers. */
  readonly notes: string[]
  readonly fences: Fences
  /** Inside a list or a quote. */
  readonly indented?: true
}

const plainText = /^[A-Za-z][A-Za-z0-9 ,;'"()/?.-]*[A-Za-z0-9.)]$/

/**
 * Prints text so that it parses back unchanged: as plainly as possible, then with tags, then with everything escaped.
 */
function printText(
  block: Block,
  printing: Printing,
  wrap: (text: string) => string,
  single: boolean,
): string {
  const nodes = inlinesIn(block)
  const [only, ...more] = nodes
  if (more.length === 0 && only?.object === 'text' && only.leaves.length === 1) {
    const leaf = only.leaves[0]
    if (leaf?.marks.length === 0 && plainText.test(leaf.text)) return wrap(leaf.text)
  }
  const variants = [
    { marks: 'markdown', escapes: 'light' },
    { marks: 'html', escapes: 'light' },
    { marks: 'markdown', escapes: 'strict' },
    { marks: 'html', escapes: 'strict' },
    { marks: 'markdown', escapes: 'strict', apart: true },
    { marks: 'html', escapes: 'strict', apart: true },
  ] as const
  const wanted = contentText(block)
  let best: { readonly text: string; readonly notes: readonly string[] } | undefined
  for (const variant of variants) {
    const start = printing.notes.length
    const print: InlinePrint = {
      ...variant,
      single,
      title: printing.title,
      footnote: (parts) => footnote(parts, printing),
    }
    const text = wrap(guardLines(printInlines(nodes, print)))
    if (readsAs(withNotes(text, printing, start), wanted)) return text
    best ??= { text, notes: printing.notes.slice(start) }
    printing.notes.length = start
  }
  append(printing.notes, best?.notes ?? [])
  return best?.text ?? ''
}

/** A text followed by the footnotes registered since `start`, as at the end of a page. */
const withNotes = (text: string, { notes }: Printing, start: number): string =>
  [text, ...notes.slice(start).map((note, at) => noteText(note, start + at))].join('\n\n')
const noteText = (note: string, at: number): string => `[^${at + 1}]: ${note}`

function footnote(fragments: readonly Fragment[], printing: Printing): string {
  const [first, ...more] = fragments.find(({ fragment }) => fragment === 'annotation-body')?.nodes ?? []
  const at = printing.notes.push('')
  if (first === undefined) return String(at)
  const text = printText({ ...first, type: 'paragraph', data: {} }, printing, (line) => line, true)
  const rest = more.length === 0 ? '' : `\n\n${indent(printBlocks(more, printing), '    ', '')}`
  printing.notes[at - 1] = text + rest
  return String(at)
}

/**
 * Whether Markdown parses to a single block with this content; ids of rows and columns are not printed and not
 * compared.
 */
const readsAs = (text: string, wanted: string): boolean => {
  const { nodes } = parseMarkdown(text, { file: '', titled: false }).document
  const [only, ...more] = nodes
  return only !== undefined && more.length === 0 && contentText(only) === wanted
}

/** The nodes with one or more in the place of each; the same array if each is replaced by itself. */
const replaced = <N>(nodes: readonly N[], of: (node: N) => N | readonly N[]): readonly N[] => {
  let next: N[] | undefined
  for (const [at, node] of nodes.entries()) {
    const made = of(node)
    if (next === undefined && made === node) continue
    next ??= nodes.slice(0, at)
    append(next, (Array.isArray(made) ? made : [made]) as readonly N[])
  }
  return next ?? nodes
}

/**
 * A footnote follows a text and does not enclose it, so the text of an annotation is moved before it. A footnote cannot
 * have footnotes, so an annotation inside one is only its text. What is compared with the printed form is then what
 * Markdown can say.
 */
const annotationsAfterText = (nodes: readonly Node[], inFootnote: boolean): readonly Node[] =>
  replaced(nodes, (node) => {
    if (node.object === 'text') return node
    const made = asPrinted(node, inFootnote)
    if (made.type !== 'annotation') return made
    const words = made.nodes ?? []
    return inFootnote ? words : [...words, { ...made, nodes: [textNode('')] } as Inline]
  })

/** The data of a table with the titles of its columns as they are printed and read. */
const withPrintedTitles = (data: JsonObject): JsonObject => {
  const { definition } = data
  if (!isJsonObject(definition)) return data
  const formatted = Object.entries(definition).flatMap(([id, column]): readonly [string, Json][] => {
    if (!isJsonObject(column) || column['titleNodes'] === undefined) return []
    const { titleNodes: _, ...rest } = column
    const nodes = formattedTitle(column)
    const title = nodes === undefined ? columnTitle(column) : titleText(nodes)
    return [[id, { ...rest, title, ...(nodes && { titleNodes: nodes as unknown as Json }) }]]
  })
  return formatted.length === 0
    ? data
    : { ...data, definition: { ...definition, ...Object.fromEntries(formatted) } }
}

/**
 * The node with annotations and titles of columns as they are printed; itself without any. Blocks that stay the same
 * objects are known to be normal, so that a large page is not copied.
 */
const asPrinted = <T extends Block | Inline>(node: T, inFootnote = false): T => {
  const data = node.type === 'table' ? withPrintedTitles(node.data) : node.data
  const nodes = node.nodes && annotationsAfterText(node.nodes, inFootnote)
  const inFragments = inFootnote || node.type === 'annotation'
  const fragments =
    node.fragments &&
    replaced(node.fragments, (fragment) => {
      const inside = replaced(fragment.nodes, (block) => asPrinted(block, inFragments))
      return inside === fragment.nodes ? fragment : { ...fragment, nodes: inside }
    })
  if (data === node.data && nodes === node.nodes && fragments === node.fragments) return node
  return { ...node, data, ...(nodes && { nodes }), ...(fragments && { fragments }) } as T
}

const withoutKeys = <T extends Node>(node: T): T => {
  if (node.object === 'text' || (node.object === 'inline' && !node.nodes && !node.fragments)) return node
  const { key: _, ...rest }: Block | (Inline & { readonly key?: never }) = node
  return {
    ...rest,
    ...(node.nodes && { nodes: (node.nodes as readonly Node[]).map(withoutKeys) }),
    ...(node.fragments && {
      fragments: node.fragments.map((fragment) => ({ ...fragment, nodes: fragment.nodes.map(withoutKeys) })),
    }),
  } as unknown as T
}

const printBlocks = (blocks: readonly Block[], printing: Printing): string =>
  linesOfBlocks(blocks, printing).join('\n')

/** The lines of blocks, with an empty line between them; none without blocks. */
function linesOfBlocks(blocks: readonly Block[], printing: Printing): readonly string[] {
  let alternate = false
  return withGaps(
    blocks.map((block, at) => {
      const before = blocks[at - 1]
      const kind = (type: string | undefined): string =>
        type === 'list-tasks' ? 'list-unordered' : (type ?? '')
      // Adjacent lists are kept apart by different markers.
      alternate =
        block.type.startsWith('list-') && kind(before?.type) === kind(block.type) ? !alternate : false
      return linesOfBlock(block, printing, alternate)
    }),
  )
}

const linesOfBlock = (block: Block, printing: Printing, alternate = false): readonly string[] =>
  block.type.startsWith('list-')
    ? linesOfList(block, printing, alternate)
    : printBlock(block, printing, alternate).split('\n')

const withGaps = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]))

const fragmentBlocks = (block: Block, name: string): readonly Block[] =>
  block.fragments?.find(({ fragment }) => fragment === name)?.nodes ?? []

function printHeading(block: Block, level: number, printing: Printing): string {
  const id = block.data['id']
  const anchor =
    typeof id === 'string' ? ` <a href="#${encodeAttribute(id)}" id="${encodeAttribute(id)}"></a>` : ''
  return printText(block, printing, (text) => `${'#'.repeat(level)} ${text}${anchor}`.trimEnd(), true)
}

function printExpandable(block: Block, printing: Printing): string {
  const title: Block = {
    object: 'block',
    type: 'paragraph',
    data: {},
    nodes: fragmentBlocks(block, 'expandable-title')[0]?.nodes ?? [],
  }
  const summary = printText(title, printing, (text) => text, true)
  const body = printBlocks(fragmentBlocks(block, 'expandable-body'), printing)
  const open = block.data['defaultExpanded'] === true ? '<details open>' : '<details>'
  return `${open}\n\n<summary>${summary}</summary>\n\n${body}${body === '' ? '' : '\n\n'}</details>`
}

function printFile(block: Block, printing: Printing): string {
  const { type, data } = block
  const attributes =
    type === 'embed'
      ? tagAttributes(data, ['url'])
      : [['src', urlOf(data['ref'])] as const, ...tagAttributes(data, [])]
  const caption = printBlocks(fragmentBlocks(block, 'caption'), printing)
  return caption === '' ? tagText(type, attributes) : container(tagText(type, attributes), type, caption)
}

function printContentReference({ data }: Block, printing: Printing): string {
  const url = urlOf(data['ref'])
  const body = data['body']
  const attributes = tagAttributes(data, [], ['form', 'body'])
  if (data['form'] === 'page-ref') return withBody('page-ref', [['page', url], ...attributes], body)
  const link = `[${printing.title(url).replace(/[[\]\\]/g, '\\$&')}](${printDestination(url)})`
  return withBody('content-ref', [['url', url], ...attributes], body ?? link)
}

function printOpenApi({ type, data }: Block): string {
  const form = typeof data['form'] === 'string' ? data['form'] : type
  const name = form === type ? 'spec' : 'src'
  const first = type === 'openapi-schemas' ? ['schemas', 'grouped'] : ['path', 'method']
  const rest = tagAttributes(data, first, ['form', 'body'])
  return withBody(form, [[name, urlOf(data['ref'])], ...rest], data['body'] ?? '')
}

function printBlock(block: Block, printing: Printing, alternate = false): string {
  const { type, data } = block
  const nodes = (block.nodes ?? []) as readonly Block[]
  const inside = (name: string, first: readonly string[]): string =>
    container(tagText(name, tagAttributes(data, first)), name, printBlocks(nodes, printing))
  const level = /^heading-([1-6])$/.exec(type)?.[1]
  if ((type === 'paragraph' || level !== undefined) && data['align'] !== undefined) {
    const html = htmlOfBlock(block, printing)
    if (html !== undefined) return html
  }
  if (level !== undefined) return printHeading(block, Number(level), printing)
  switch (type) {
    case 'paragraph':
      return isEmpty(block) ? '<p></p>' : printText(block, printing, (text) => text, false)
    case 'divider':
      return '***'
    case 'blockquote': {
      const body = printBlocks(nodes, { ...printing, indented: true })
      return body === '' ? '>' : indent(body, '> ', '>')
    }
    case 'list-unordered':
    case 'list-tasks':
    case 'list-ordered':
      return linesOfList(block, printing, alternate).join('\n')
    case 'hint':
      return inside('hint', ['style', 'icon'])
    case 'tabs':
      return inside('tabs', [])
    case 'tabs-item':
      return inside('tab', ['title', 'icon'])
    case 'stepper':
    case 'columns':
    case 'column':
    case 'updates':
    case 'update':
    case 'prompt':
      return inside(type, ['date', 'description', 'icon', 'width'])
    case 'stepper-step':
      return inside('step', [])
    case 'if':
      return container(
        `{% if ${oneLine(String(data['expression'] as string))} %}`,
        'if',
        printBlocks(nodes, printing),
      )
    case 'code':
      return printCode(block, printing.fences)
    case 'math':
      return `$$\n${escapeFormula(String(data['formula'] as string))}\n$$`
    case 'drawing':
      return `<img src="${encodeAttribute(urlOf(data['ref']))}" alt="" class="${drawingClass}">`
    case 'images':
      return figures(block, printing) ?? ''
    case 'expandable':
      return printExpandable(block, printing)
    case 'embed':
    case 'file':
      return printFile(block, printing)
    case 'reusable-content':
      return `{% include "${encodeAttribute(urlOf(data['ref']))}" %}`
    case 'content-ref':
      return printContentReference(block, printing)
    case 'openapi-operation':
    case 'openapi-schemas':
      return printOpenApi(block)
    case 'table':
      return printTable(block, printing)
    case 'integration':
      return printIntegration(block, printing.fences, printing.indented === true)
    case 'html':
      return connectedHtml(String(data['html'] as string))
    default:
      return nodes.length > 0 && nodes.every(({ object }) => object === 'block')
        ? printBlocks(nodes, printing)
        : ''
  }
}

const isEmpty = (block: Block): boolean =>
  inlinesIn(block).every((node) => node.object === 'text' && node.leaves.every(({ text }) => text === ''))

/** Whether a block is printed as text, not as a tag that would swallow the next line. */
const isText = (block: Block): boolean =>
  block.type === 'paragraph' && block.data['align'] === undefined && !isEmpty(block)

/** A tag alone on its line, such as an image, starts an HTML block that extends to the next blank line. */
const isTagAlone = ([line = '']: readonly string[] = []): boolean =>
  line.startsWith('<') && line.endsWith('>')

/** Whether an item needs no blank line: text, followed by at most one list. */
const isCompact = (item: Block): boolean => {
  const [words, list, more] = (item.nodes ?? []) as readonly Block[]
  if (words !== undefined && !isText(words)) return false
  if (words === undefined || list === undefined) return true
  return (
    more === undefined &&
    list.type.startsWith('list-') &&
    list.data['start'] === undefined &&
    (list.nodes?.[0] as Block | undefined)?.nodes?.length !== 0
  )
}

/** CommonMark reads no more than nine digits as the number of an item, and only the first number counts. */
const greatestNumber = 999_999_999

/** The lines of a list; a list without items is an empty line. */
function linesOfList(block: Block, outside: Printing, alternate: boolean): readonly string[] {
  const printing: Printing = { ...outside, indented: true }
  const ordered = block.type === 'list-ordered'
  const items = (block.nodes ?? []) as readonly Block[]
  if (items.length === 0) return ['']
  const written = items.map((item) => {
    const children = (item.nodes ?? []) as readonly Block[]
    const checked = item.data['checked']
    const box = checked === undefined ? '' : checked === true ? '[x] ' : '[ ] '
    const isApart = box !== '' && children[0] !== undefined && !isText(children[0])
    // Printed only once, because printing numbers the footnotes.
    const compact = isCompact(item) ? children.map((child) => linesOfBlock(child, printing)) : undefined
    const tight = compact !== undefined && (compact.length < 2 || !isTagAlone(compact[0]))
    const body =
      compact !== undefined
        ? tight
          ? compact.flat()
          : withGaps(compact)
        : children[0]?.type === 'divider'
          ? withGaps(
              [['___'], linesOfBlocks(children.slice(1), printing)].filter((lines) => lines.length > 0),
            )
          : linesOfBlocks(children, printing)
    const [first = '', ...rest] = body
    return { tight, body: isApart ? [box.trimEnd(), '', ...body] : [box + first, ...rest] }
  })
  // Items that start with empty lists would be parsed as a thematic break: `* * *`.
  const bullet = bulletFor(
    alternate ? '-' : '*',
    written.map(({ body }) => body),
  )
  const number = typeof block.data['start'] === 'number' ? block.data['start'] : 1
  const printed = written.map(({ body }, at) =>
    itemLines(
      ordered ? `${Math.min(number + at, greatestNumber)}${alternate ? ')' : '.'} ` : `${bullet} `,
      body,
    ),
  )
  return written.every(({ tight }) => tight) ? printed.flat() : withGaps(printed)
}

/** Cells that are parsed at a time: parsing takes a hundred times the memory of the text. */
const cellsAtOnce = 2000

/** Whether a pipe table, printed without footnotes, parses to this table: looked at a few rows at a time. */
const rowsReadAs = (text: string, block: Block): boolean => {
  const [head = '', ruler = '', ...lines] = text.split('\n')
  const rows = rowIds(block.data)
  const rowsAtOnce = Math.max(1, Math.floor(cellsAtOnce / columnIds(block.data).length))
  // Never the case, because cells are printed as single lines.
  if (lines.length !== rows.length) return readsAs(text, contentText(block))
  for (let from = 0; from === 0 || from < rows.length; from += rowsAtOnce) {
    const part = [head, ruler, ...lines.slice(from, from + rowsAtOnce)].join('\n')
    if (!readsAs(part, contentText(withRows(block, rows.slice(from, from + rowsAtOnce))))) return false
  }
  return true
}

function printTable(block: Block, printing: Printing): string {
  const pipe = (marks: InlinePrint['marks'], escapes: InlinePrint['escapes']): string | undefined =>
    pipeOf(block, (nodes) =>
      guardEnds(
        printInlines(nodes, {
          marks,
          escapes,
          single: true,
          cell: true,
          title: printing.title,
          footnote: (parts) => footnote(parts, printing),
        }),
      ),
    )
  const start = printing.notes.length
  for (const escapes of ['light', 'strict'] as const) {
    const text = pipe('markdown', escapes)
    if (text === undefined) break
    const isSame =
      printing.notes.length === start
        ? rowsReadAs(text, block)
        : readsAs(withNotes(text, printing, start), contentText(block))
    if (isSame) return text
    printing.notes.length = start
  }
  // A table whose cells lose their formatting is better than none.
  return htmlTable(block, printing) ?? pipe('html', 'strict') ?? htmlTable(block, printing, 'words')
}

/**
 * The Markdown of each top-level block, and of the footnotes they refer to. Joined with blank lines, they parse back to
 * the document.
 */
export function printBlockTexts(
  document: RichTextDocument,
  context: PrintContext,
): { readonly blocks: readonly string[]; readonly notes: readonly string[] } {
  const titles = new Map<string, string>()
  const addressed = rewriteWith(document, (reference) => {
    const url = context.href(reference)
    const title = context.titleOf?.(reference)
    if (title !== undefined) titles.set(url, title)
    return { kind: 'url', url }
  })
  const printing: Printing = {
    title: (url) =>
      titles.get(url) ??
      beforeAny(url, '#?')
        .split('/')
        .findLast((name) => name !== '') ??
      url,
    file: (id) => context.href({ kind: 'file', file: id }),
    notes: [],
    fences: context.fences ?? noFences,
  }
  const nodes = normalize({ ...addressed, nodes: addressed.nodes.map((node) => asPrinted(node)) }).nodes.map(
    withoutKeys,
  )
  let alternate = false
  const blocks = nodes.map((block, at) => {
    const before = nodes[at - 1]
    const kind = (type: string | undefined): string =>
      type === 'list-tasks' ? 'list-unordered' : (type ?? '')
    alternate = block.type.startsWith('list-') && kind(before?.type) === kind(block.type) ? !alternate : false
    return printBlock(block, printing, alternate)
  })
  return { blocks, notes: printing.notes.map(noteText) }
}

/** Prints a document, without front matter and title. Ends with a line feed unless it is empty. */
export function printMarkdown(document: RichTextDocument, context: PrintContext): string {
  const { blocks, notes } = printBlockTexts(document, context)
  const last = document.nodes.at(-1)
  // Unterminated raw HTML would swallow the footnotes.
  const open =
    last?.type === 'html' && isEndless(String(last.data['html'] as string))
      ? blocks.length - 1
      : blocks.length
  const all = [...blocks.slice(0, open), ...notes, ...blocks.slice(open)]
  return all.length === 0 ? '' : `${all.join('\n\n')}\n`
}
