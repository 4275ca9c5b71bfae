/** Document → Markdown in GitBook's dialect. */
import { contentText } from '../document/canonical.ts'
import type {
  Block,
  ContentReference,
  Fragment,
  Json,
  JsonObject,
  RichTextDocument,
} from '../document/document.ts'
import { append, beforeAny, trimEndOf } from '../document/linear-text.ts'
import { rewriteWith } from '../links/links.ts'
import { normalize } from '../document/normalize.ts'
import { encodeAttribute, isEndless } from './html-reader.ts'
import { parseMarkdown } from './parse-markdown.ts'
import type { InlinePrint } from './print-inline.ts'
import { guardEnds, guardLines, inlinesIn, printDestination, printInlines, urlOf } from './print-inline.ts'
import { figures, htmlOfBlock, htmlTable, pipeOf, pre } from './print-table.ts'
import type { TablePrint } from './print-table.ts'

export interface PrintContext {
  /** The URL to print for a reference. */
  readonly href: (reference: ContentReference) => string
  /** Text for a reference that is printed with the title of its target; by default the last part of the URL. */
  readonly titleOf?: (reference: ContentReference) => string | undefined
}

interface Printing extends TablePrint {
  /** Bodies of footnotes in the order of their numbers. */
  readonly notes: string[]
}

const indent = (text: string, by: string, empty: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? empty : by + line))
    .join('\n')

const tagText = (name: string, attributes: readonly (readonly [string, Json | undefined])[]): string => {
  const written = attributes.flatMap(([key, value]) =>
    value === undefined || (typeof value === 'object' && value !== null)
      ? []
      : [
          ` ${key}="${String(value).replace(/["\n]|&(?=#|amp;|quot;|lt;|gt;|apos;|nbsp;)/g, (mark) => `&#x${mark.charCodeAt(0).toString(16)};`)}"`,
        ],
  )
  return `{% ${name}${written.join('')} %}`
}

/** Attributes of a tag: common ones first, in GitBook's order, then the others by name. */
const tagAttributes = (data: JsonObject, first: readonly string[], without: readonly string[] = []) => {
  const rest = Object.keys(data)
    .filter((name) => !first.includes(name) && !without.includes(name) && name !== 'ref')
    .sort()
  return [...first, ...rest].map((name) => [name, data[name]] as const)
}

const plainWords = /^[A-Za-z][A-Za-z0-9 ,;'"()/?.-]*[A-Za-z0-9.)]$/

/**
 * Prints text so that it parses back unchanged: as plainly as possible, then with tags, then with everything escaped.
 */
function words(block: Block, printing: Printing, around: (text: string) => string, single: boolean): string {
  const nodes = inlinesIn(block)
  const [only, ...more] = nodes
  if (more.length === 0 && only?.object === 'text' && only.leaves.length === 1) {
    const leaf = only.leaves[0]
    if (leaf?.marks.length === 0 && plainWords.test(leaf.text)) return around(leaf.text)
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
    const text = around(guardLines(printInlines(nodes, print)))
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
  const [first] = fragments.find(({ fragment }) => fragment === 'annotation-body')?.nodes ?? []
  const at = printing.notes.push('')
  if (first !== undefined)
    printing.notes[at - 1] = words({ ...first, type: 'paragraph', data: {} }, printing, (text) => text, true)
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

const withoutKeys = <T extends Block>(block: T): T => {
  const { key: _, ...rest } = block
  return {
    ...rest,
    ...(block.nodes && {
      nodes: block.nodes.map((node) => (node.object === 'block' ? withoutKeys(node) : node)),
    }),
    ...(block.fragments && {
      fragments: block.fragments.map((fragment) => ({ ...fragment, nodes: fragment.nodes.map(withoutKeys) })),
    }),
  } as unknown as T
}

function printBlocks(blocks: readonly Block[], printing: Printing): string {
  let alternate = false
  return blocks
    .map((block, at) => {
      const before = blocks[at - 1]
      const kind = (type: string | undefined): string =>
        type === 'list-tasks' ? 'list-unordered' : (type ?? '')
      // Adjacent lists are kept apart by different markers.
      alternate =
        block.type.startsWith('list-') && kind(before?.type) === kind(block.type) ? !alternate : false
      return printBlock(block, printing, alternate)
    })
    .join('\n\n')
}

const container = (open: string, name: string, body: string): string =>
  `${open}\n${body}${body === '' ? '' : '\n'}{% end${name} %}`

function printBlock(block: Block, printing: Printing, alternate = false): string {
  const { type, data } = block
  const nodes = (block.nodes ?? []) as readonly Block[]
  const part = (name: string): readonly Block[] =>
    block.fragments?.find(({ fragment }) => fragment === name)?.nodes ?? []
  const inside = (name: string, first: readonly string[]): string =>
    container(tagText(name, tagAttributes(data, first)), name, printBlocks(nodes, printing))
  const level = /^heading-([1-6])$/.exec(type)?.[1]
  if ((type === 'paragraph' || level !== undefined) && data['align'] !== undefined) {
    const html = htmlOfBlock(block, printing)
    if (html !== undefined) return html
  }
  if (level !== undefined) {
    const id = data['id']
    const anchor =
      typeof id === 'string' ? ` <a href="#${encodeAttribute(id)}" id="${encodeAttribute(id)}"></a>` : ''
    return words(block, printing, (text) => `${'#'.repeat(Number(level))} ${text}${anchor}`.trimEnd(), true)
  }
  switch (type) {
    case 'paragraph':
      return isEmpty(block) ? '<p></p>' : words(block, printing, (text) => text, false)
    case 'divider':
      return '***'
    case 'blockquote': {
      const body = printBlocks(nodes, printing)
      return body === '' ? '>' : indent(body, '> ', '>')
    }
    case 'list-unordered':
    case 'list-tasks':
    case 'list-ordered':
      return printList(block, printing, alternate)
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
      return container(`{% if ${String(data['expression'] as string)} %}`, 'if', printBlocks(nodes, printing))
    case 'code':
      return printCode(block)
    case 'math':
      return `$$\n${String(data['formula'] as string)}\n$$`
    case 'images':
      return figures(block, printing) ?? ''
    case 'expandable': {
      const title: Block = {
        object: 'block',
        type: 'paragraph',
        data: {},
        nodes: part('expandable-title')[0]?.nodes ?? [],
      }
      const summary = words(title, printing, (text) => text, true)
      const body = printBlocks(part('expandable-body'), printing)
      const open = data['defaultExpanded'] === true ? '<details open>' : '<details>'
      return `${open}\n\n<summary>${summary}</summary>\n\n${body}${body === '' ? '' : '\n\n'}</details>`
    }
    case 'embed':
    case 'file': {
      const first =
        type === 'embed'
          ? tagAttributes(data, ['url'])
          : [['src', urlOf(data['ref'])] as const, ...tagAttributes(data, [])]
      const caption = printBlocks(part('caption'), printing)
      return caption === '' ? tagText(type, first) : container(tagText(type, first), type, caption)
    }
    case 'reusable-content':
      return `{% include "${encodeAttribute(urlOf(data['ref']))}" %}`
    case 'content-ref': {
      const url = urlOf(data['ref'])
      const body = data['body']
      if (data['form'] === 'page-ref')
        return withBody('page-ref', [['page', url], ...tagAttributes(data, [], ['form', 'body'])], body)
      const link = `[${printing.title(url).replace(/[[\]\\]/g, '\\$&')}](${printDestination(url)})`
      return withBody(
        'content-ref',
        [['url', url], ...tagAttributes(data, [], ['form', 'body'])],
        body ?? link,
      )
    }
    case 'openapi-operation':
    case 'openapi-schemas': {
      const form = typeof data['form'] === 'string' ? data['form'] : type
      const name = form === type ? 'spec' : 'src'
      const rest = tagAttributes(
        data,
        type === 'openapi-schemas' ? ['schemas', 'grouped'] : ['path', 'method'],
        ['form', 'body'],
      )
      return withBody(form, [[name, urlOf(data['ref'])], ...rest], data['body'] ?? '')
    }
    case 'table':
      return printTable(block, printing)
    case 'html':
      return String(data['html'] as string)
    default:
      return nodes.length > 0 && nodes.every(({ object }) => object === 'block')
        ? printBlocks(nodes, printing)
        : ''
  }
}

const withBody = (
  name: string,
  attributes: readonly (readonly [string, Json | undefined])[],
  body: Json | undefined,
): string =>
  typeof body === 'string' ? container(tagText(name, attributes), name, body) : tagText(name, attributes)

function printCode(block: Block): string {
  const { syntax, ...tagged } = block.data
  const lines = (block.nodes ?? []) as readonly Block[]
  if (lines.some(({ data }) => data['highlighted'] === true)) return pre(block)
  const text = lines.map((line) =>
    inlinesIn(line)
      .map((node) => (node.object === 'text' ? node.leaves.map((leaf) => leaf.text).join('') : ''))
      .join(''),
  )
  const info = typeof syntax === 'string' ? syntax : ''
  const tick = info.includes('`') ? '~' : '`'
  const opening = tick === '`' ? /^\s*(`*)/ : /^\s*(~*)/
  const longest = text.reduce((most, line) => Math.max(most, opening.exec(line)?.[1]?.length ?? 0), 2)
  const fence = tick.repeat(longest + 1)
  const body = [`${fence}${info}`, ...text, fence].join('\n')
  return Object.keys(tagged).length === 0
    ? body
    : container(
        tagText(
          'code',
          tagAttributes(tagged, ['title', 'overflow', 'lineNumbers', 'fullWidth', 'expandable']),
        ),
        'code',
        body,
      )
}

const isEmpty = (block: Block): boolean =>
  inlinesIn(block).every((node) => node.object === 'text' && node.leaves.every(({ text }) => text === ''))

/** Whether a block is printed as text, not as a tag that would swallow the next line. */
const isWords = (block: Block): boolean =>
  block.type === 'paragraph' && block.data['align'] === undefined && !isEmpty(block)

/** A tag alone on its line, such as an image, starts an HTML block that extends to the next blank line. */
const isTagAlone = (printed: string): boolean => {
  const [line = ''] = printed.split('\n', 1)
  return line.startsWith('<') && line.endsWith('>')
}

const rule = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,})$/

function printList(block: Block, printing: Printing, alternate: boolean): string {
  const ordered = block.type === 'list-ordered'
  const items = (block.nodes ?? []) as readonly Block[]
  const isList = (item: Block | undefined): boolean => item?.type.startsWith('list-') === true
  /** Whether the item needs no blank line: text, followed by at most one list. */
  const isCompact = (item: Block): boolean => {
    const [words, list, more] = (item.nodes ?? []) as readonly Block[]
    if (words !== undefined && !isWords(words)) return false
    if (words === undefined || list === undefined) return true
    return (
      more === undefined &&
      isList(list) &&
      list.data['start'] === undefined &&
      (list.nodes?.[0] as Block | undefined)?.nodes?.length !== 0
    )
  }
  const written = items.map((item) => {
    const children = (item.nodes ?? []) as readonly Block[]
    const checked = item.data['checked']
    const box = checked === undefined ? '' : checked === true ? '[x] ' : '[ ] '
    const gap = box !== '' && children[0] !== undefined && !isWords(children[0]) ? '\n\n' : ''
    // Printed only once, because printing numbers the footnotes.
    const compact = isCompact(item) ? children.map((child) => printBlock(child, printing)) : undefined
    const tight = compact !== undefined && (compact.length < 2 || !isTagAlone(compact[0] ?? ''))
    const body =
      compact !== undefined
        ? compact.join(tight ? '\n' : '\n\n')
        : children[0]?.type === 'divider'
          ? ['___', printBlocks(children.slice(1), printing)].filter((text) => text !== '').join('\n\n')
          : printBlocks(children, printing)
    return { tight, text: `${box.trimEnd()}${gap === '' && box !== '' && body !== '' ? ' ' : gap}${body}` }
  })
  // Items that start with empty lists would be parsed as a thematic break: `* * *`.
  const usual = alternate ? '-' : '*'
  const bullet = written.some(({ text }) => rule.test(`${usual} ${text.split('\n', 1)[0] ?? ''}`))
    ? '+'
    : usual
  const number = typeof block.data['start'] === 'number' ? block.data['start'] : 1
  return written
    .map(({ text: body }, at) => {
      const marker = ordered ? `${number + at}${alternate ? ')' : '.'} ` : `${bullet} `
      const by = ' '.repeat(marker.length)
      const text = indent(body, by, body.includes('<pre') ? by : '')
      // A no-break space is part of the text.
      return trimEndOf(`${marker}${text.slice(marker.length)}`, ' \t\n')
    })
    .join(written.every(({ tight }) => tight) ? '\n' : '\n\n')
}

function printTable(block: Block, printing: Printing): string {
  const wanted = contentText(block)
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
    if (readsAs(withNotes(text, printing, start), wanted)) return text
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
  }
  const nodes = normalize(addressed).nodes.map(withoutKeys)
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
