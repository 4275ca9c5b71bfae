/** markdown-it's block tokens → blocks of a document. */
import { generateNKeysBetween } from 'fractional-indexing'
import type { Fences } from '../contentkit/markdown-fences.ts'
import { titleText } from '../document/table-column.ts'
import { noFences } from '../contentkit/markdown-fences.ts'
import type { Block, Fragment, Inline, Json, JsonObject, Node, Text } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { trimEndOf, trimStartOf } from '../document/linear-text.ts'
import { normalInlines } from '../document/normalize.ts'
import type { Token } from './block-rules.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { blocksOfCell } from './cell-blocks.ts'
import { unescapeFormula } from './escape-text.ts'
import { isEndless, tagOf } from './html-reader.ts'
import type { InlineContext } from './inline-elements.ts'
import { asData } from './inline-elements.ts'
import { inlinesOf } from './inlines-from-tokens.ts'
import { readIntegrationFence } from './integration-tags.ts'
import type { TagLine } from './tags.ts'

export interface BlockContext extends InlineContext {
  readonly warn: (line: number, code: string, message: string) => void
  /** Inline tokens of a single-line piece of HTML or Markdown. */
  readonly inlineTokens: (source: string) => readonly Token[]
  /** Fenced code that is a block of an integration. */
  readonly fences: Fences
  /** Whether a footnote with that label is referenced. */
  readonly footnoteUsed: (label: string) => boolean
}

/** A block with its source lines, counted from 0: from `start` up to, but not including, `end`. */
export interface Placed {
  readonly block: Block
  readonly start: number
  readonly end: number
}

const make = (type: string, data: JsonObject, nodes: readonly Node[]): Block => ({
  object: 'block',
  type,
  data,
  nodes,
})
const makeVoid = (type: string, data: JsonObject, fragments: readonly Fragment[] = []): Block => ({
  object: 'block',
  type,
  isVoid: true,
  data,
  ...(fragments.length > 0 && { fragments }),
})
const paragraphOf = (text: string): Block => make('paragraph', {}, normalInlines([plainText(text)]))

/** A code block; `content` ends with a line feed unless it is empty. */
export function codeBlock(content: string, info: string): Block {
  const lines = content === '' ? [] : content.replace(/\n$/, '').split('\n')
  const syntax = info.trim()
  return make(
    'code',
    syntax === '' ? {} : { syntax },
    lines.map((line) => make('code-line', {}, [plainText(line)])),
  )
}

const flags = new Set(['fullWidth', 'lineNumbers', 'expandable', 'grouped', 'defaultExpanded', 'webhook'])

/** Attributes of a tag as data: flags as booleans, others as written. */
const dataOf = (tag: TagLine, without: readonly string[] = []): { [name: string]: Json } => {
  const data: { [name: string]: Json } = {}
  for (const [name, value] of tag.attributes)
    if (!without.includes(name)) data[name] = flags.has(name) && value === 'true' ? true : value
  return data
}

const containers: { readonly [tag: string]: string } = {
  hint: 'hint',
  tabs: 'tabs',
  tab: 'tabs-item',
  stepper: 'stepper',
  step: 'stepper-step',
  columns: 'columns',
  column: 'column',
  updates: 'updates',
  update: 'update',
}

const caption = (nodes: readonly Block[]): readonly Fragment[] =>
  nodes.length === 0 ? [] : [{ object: 'fragment', fragment: 'caption', nodes }]

function blocksOfContainer(
  tag: TagLine,
  body: readonly Block[],
  summary: string,
  line: number,
  context: BlockContext,
): Block[] {
  const type = Object.hasOwn(containers, tag.name) ? containers[tag.name] : undefined
  if (type !== undefined) return [make(type, dataOf(tag), body)]
  if (tag.name === 'if') return [make('if', { expression: tag.bare }, body)]
  if (tag.name === 'prompt') return [make('prompt', dataOf(tag), body)]
  if (tag.name === 'embed') return [makeVoid('embed', dataOf(tag), caption(body))]
  if (tag.name === 'file') return [fileOf(tag, body, context)]
  if (tag.name === 'details') {
    const title = inlinesOf(context.inlineTokens(summary), context)
    return [
      makeVoid('expandable', tag.text === '<details>' ? {} : { defaultExpanded: true }, [
        { object: 'fragment', fragment: 'expandable-title', nodes: [make('paragraph', {}, title)] },
        { object: 'fragment', fragment: 'expandable-body', nodes: body },
      ]),
    ]
  }
  const [only, ...more] = body
  if (tag.name === 'code' && only?.type === 'code' && more.length === 0)
    return [{ ...only, data: { ...dataOf(tag), ...only.data } }]
  context.warn(line, 'bad-body', `{% ${tag.name} %} has unexpected content and is kept as text.`)
  const kept = body.map((block) => {
    // The tag ended the raw HTML; now that it is text, the HTML is text too.
    const html = block.type === 'html' ? String(block.data['html'] as string) : ''
    return isEndless(html) ? paragraphOf(html) : block
  })
  return [paragraphOf(tag.text), ...kept, paragraphOf(`{% end${tag.name} %}`)]
}

const fileOf = (tag: TagLine, body: readonly Block[], context: BlockContext): Block => {
  const ref = asData(context.resolve(tag.attributes.get('src') ?? '', 'file'))
  return makeVoid('file', { ref, ...dataOf(tag, ['src', 'ref']) }, caption(body))
}

const linkBody = /^\[(?:[^[\]\\]|\\.)*\]\((?:<[^<>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?: "mention")?\)$/

function blockOfVoid(tag: TagLine, content: string, context: BlockContext): Block {
  const body = trimStartOf(content, '\n').trimEnd()
  const kept = body === '' ? {} : { body }
  switch (tag.name) {
    case 'embed':
      return makeVoid('embed', dataOf(tag))
    case 'file':
      return fileOf(tag, [], context)
    case 'include':
      return makeVoid('reusable-content', { ref: asData(context.resolve(tag.bare, 'include')) })
    case 'content-ref':
    case 'page-ref': {
      const name = tag.name === 'content-ref' ? 'url' : 'page'
      const ref = asData(context.resolve(tag.attributes.get(name) ?? '', 'link'))
      const form = tag.name === 'page-ref' ? { form: 'page-ref' } : {}
      const text = linkBody.test(body) ? {} : kept
      return makeVoid('content-ref', { ...dataOf(tag, [name, 'ref', 'body', 'form']), ref, ...form, ...text })
    }
    case 'openapi-schemas':
    case 'openapi-operation': {
      const ref = asData(context.resolve(tag.attributes.get('spec') ?? '', 'spec'))
      return makeVoid(tag.name, { ...dataOf(tag, ['spec', 'ref', 'body', 'form']), ref, ...kept })
    }
    default: {
      const ref = asData(context.resolve(tag.attributes.get('src') ?? '', 'file'))
      return makeVoid('openapi-operation', {
        ...dataOf(tag, ['src', 'ref', 'body', 'form']),
        ref,
        form: tag.name,
        ...kept,
      })
    }
  }
}

/** Removes `<a id="x"></a>` from the end of a heading. */
function anchorOf(tokens: readonly Token[]): { id: string; rest: readonly Token[] } | undefined {
  let end = tokens.length
  while (end > 0 && tokens[end - 1]?.type === 'text' && tokens[end - 1]?.content.trim() === '') end -= 1
  const [open, close] = [tokens[end - 2], tokens[end - 1]]
  if (open?.type !== 'html_inline' || close?.type !== 'html_inline' || close.content !== '</a>')
    return undefined
  const tag = tagOf(open.content)
  if (tag === undefined || tag.name !== 'a') return undefined
  const id = tag.attributes.get('id') ?? tag.attributes.get('name')
  const href = tag.attributes.get('href')
  if (id === undefined || id === '' || (href !== undefined && href !== `#${id}`)) return undefined
  if (![...tag.attributes.keys()].every((name) => ['id', 'name', 'href'].includes(name))) return undefined
  return { id, rest: tokens.slice(0, end - 2) }
}

const withoutLastSpace = (nodes: readonly (Inline | Text)[]): readonly (Inline | Text)[] => {
  const last = nodes.at(-1)
  if (last?.object !== 'text') return nodes
  const leaf = last.leaves.at(-1)
  if (leaf === undefined || !leaf.text.endsWith(' ')) return nodes
  const leaves = [...last.leaves.slice(0, -1), { ...leaf, text: leaf.text.slice(0, -1) }]
  return normalInlines([...nodes.slice(0, -1), { ...last, leaves }])
}

/** `tag`: `h1` to `h6`. */
function heading(tag: string, tokens: readonly Token[], context: BlockContext): Block {
  const type = `heading-${tag.slice(1)}`
  const anchor = anchorOf(tokens)
  if (anchor === undefined) return make(type, {}, inlinesOf(tokens, context))
  return make(type, { id: anchor.id }, withoutLastSpace(inlinesOf(anchor.rest, context)))
}

function htmlBlocks({ content, level }: Token, line: number, context: BlockContext): readonly Block[] {
  // Spaces around it are indentation, for example of its list item.
  const html = trimEndOf(trimStartOf(content, ' \t'), ' \t\n')
  const blocks = blocksOfHtml(html, context, level)
  if (blocks?.[0]?.type === 'code' && html.includes(' data-footnote-ref'))
    context.warn(line, 'code-footnote', 'Code cannot have footnotes: they are kept as text below.')
  return blocks ?? [makeVoid('html', { html })]
}

/** A paragraph that consists of one Markdown image becomes an `images` block. */
function paragraph(tokens: readonly Token[], context: BlockContext): Block {
  const nodes = inlinesOf(tokens, context)
  const [only, ...more] = nodes
  if (tokens.length !== 1 || tokens[0]?.type !== 'image' || more.length > 0 || only?.object !== 'inline')
    return make('paragraph', {}, nodes)
  const { caption: words, ...data } = only.data
  const fragments = typeof words === 'string' ? caption([paragraphOf(words)]) : []
  return make('images', {}, [makeVoid('image', data, fragments)])
}

/** `[ ]` at the start of the first paragraph of an item. */
function taskOf(blocks: readonly Block[]): { checked: boolean; blocks: readonly Block[] } | undefined {
  const [first, ...rest] = blocks
  const text = first?.type === 'paragraph' ? first.nodes?.[0] : undefined
  if (first === undefined || text?.object !== 'text') return undefined
  const leaf = text.leaves[0]
  const match = leaf?.marks.length === 0 ? /^\[([ xX])\](?: |$)/.exec(leaf.text) : null
  if (leaf === undefined || match === null) return undefined
  const nodes = normalInlines([
    { ...text, leaves: [{ ...leaf, text: leaf.text.slice(match[0].length) }, ...text.leaves.slice(1)] },
    ...((first.nodes ?? []).slice(1) as (Inline | Text)[]),
  ])
  const empty = nodes.length === 1 && nodes[0]?.object === 'text' && nodes[0].leaves[0]?.text === ''
  return { checked: match[1] !== ' ', blocks: empty ? rest : [{ ...first, nodes }, ...rest] }
}

/** A pipe table. Its columns are `c0`, `c1`, …, its rows `r0`, `r1`, …: names local to the table. */
function pipeTable(tokens: readonly Token[], context: BlockContext): Block {
  const definition: { [id: string]: JsonObject } = {}
  const records: { [id: string]: JsonObject } = {}
  const fragments: Fragment[] = []
  const rows = tokens.filter(({ type }) => type === 'tr_open').length - 1
  const orders = generateNKeysBetween(null, null, Math.max(0, rows))
  let row = -2
  let column = 0
  let values: { [id: string]: Json } = {}
  tokens.forEach((token, at) => {
    if (token.type === 'tr_open') {
      row += 1
      column = 0
      values = {}
      if (row >= 0) records[`r${row}`] = { orderIndex: orders[row] ?? '', values }
      return
    }
    if (token.type !== 'th_open' && token.type !== 'td_open') return
    const id = `c${column}`
    column += 1
    const cell = tokens[at + 1]?.children ?? []
    const blocks = token.type === 'td_open' ? blocksOfCell(cell, context) : undefined
    if (blocks !== undefined) {
      const name = `r${row}:${id}`
      values[id] = name
      fragments.push({ object: 'fragment', fragment: name, nodes: blocks })
      return
    }
    const nodes = inlinesOf(cell, context)
    const empty = nodes.length === 1 && nodes[0]?.object === 'text' && nodes[0].leaves[0]?.text === ''
    if (token.type === 'th_open') {
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1]
      const simple = nodes.every(
        (node) => node.object === 'text' && node.leaves.every(({ marks }) => marks.length === 0),
      )
      definition[id] = {
        id,
        title: titleText(nodes),
        type: 'text',
        ...(!simple && { titleNodes: nodes as unknown as Json }),
        ...(align !== undefined && { textAlignment: align }),
      }
      return
    }
    if (empty) return
    const name = `r${row}:${id}`
    values[id] = name
    fragments.push({ object: 'fragment', fragment: name, nodes: [make('paragraph', {}, nodes)] })
  })
  return makeVoid(
    'table',
    { view: { type: 'grid', columns: Object.keys(definition) }, definition, records },
    fragments,
  )
}

/** Converts block tokens to blocks, with the lines of each. */
export function blocksOfTokens(tokens: readonly Token[], context: BlockContext): readonly Placed[] {
  const placed: Placed[] = []
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]
    if (token === undefined) break
    const [start, end] = token.map ?? [0, 0]
    let last = index
    if (token.nesting === 1) {
      let depth = 0
      for (last = index; last < tokens.length; last += 1) {
        depth += tokens[last]?.nesting ?? 0
        if (depth === 0) break
      }
    }
    const inner = tokens.slice(index + 1, last)
    for (const block of blocksOf(token, inner, start, context)) placed.push({ block, start, end })
    index = last + 1
  }
  return placed
}

function blocksOf(
  token: Token,
  inner: readonly Token[],
  line: number,
  context: BlockContext,
): readonly Block[] {
  const children = (fences = context.fences): readonly Block[] =>
    blocksOfTokens(inner, { ...context, fences }).map(({ block }) => block)
  const inlineTokens = (): readonly Token[] => inner[0]?.children ?? []
  switch (token.type) {
    case 'paragraph_open':
      return [paragraph(inlineTokens(), context)]
    case 'heading_open':
      return [heading(token.tag, inlineTokens(), context)]
    case 'blockquote_open':
      return [make('blockquote', {}, children())]
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const items = children()
      const start = Number(token.attrGet('start') ?? 1)
      const tasks = items.some(({ data }) => 'checked' in data)
      if (token.type === 'ordered_list_open')
        return [make('list-ordered', start === 1 ? {} : { start }, items)]
      return [make(tasks ? 'list-tasks' : 'list-unordered', {}, items)]
    }
    case 'list_item_open': {
      const blocks = children()
      const task = taskOf(blocks)
      return [
        task === undefined
          ? make('list-item', {}, blocks)
          : make('list-item', { checked: task.checked }, task.blocks),
      ]
    }
    case 'fence': {
      const data = readIntegrationFence(token.info, token.content.replace(/\n$/, ''), context.fences)
      return [data === undefined ? codeBlock(token.content, token.info) : makeVoid('integration', data)]
    }
    case 'code_block':
      return [codeBlock(token.content, '')]
    case 'integration':
      return [makeVoid('integration', token.meta as unknown as JsonObject)]
    case 'hr':
      return [makeVoid('divider', {})]
    case 'math_block':
      return [makeVoid('math', { formula: unescapeFormula(token.content.replace(/\n$/, '')) })]
    case 'table_open':
      return [pipeTable(inner, context)]
    case 'tag':
      return [blockOfVoid(token.meta as unknown as TagLine, token.content, context)]
    case 'tag_open': {
      const tag = token.meta as unknown as TagLine
      // What these hold is code, whatever it begins with.
      const body = tag.name === 'code' || tag.name === 'prompt' ? children(noFences) : children()
      return blocksOfContainer(tag, body, token.content, line, context)
    }
    case 'footnote':
      if (context.footnoteUsed(token.info)) return []
      return [paragraphOf(`[^${token.info}]: ${token.content.replaceAll('\n', ' ')}`.trimEnd())]
    case 'html_block':
      return htmlBlocks(token, line, context)
    case 'raw_block':
      return [makeVoid('html', { html: trimEndOf(token.content, '\n') })]
    default:
      return []
  }
}
