/** HTML that represents blocks: figures, highlighted code, tables, aligned text. Undefined for anything else. */
import { generateNKeysBetween } from 'fractional-indexing'
import type { Block, Fragment, Inline, Json, JsonObject, Mark, Text } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { joinedLines } from '../document/linear-text.ts'
import { normalInlines } from '../document/normalize.ts'
import type { HtmlElement, HtmlNode } from './html-reader.ts'
import { parseHtml } from './html-reader.ts'
import type { InlineContext } from './inlines-from-tokens.ts'
import { asData, elementInline, imageOf, linkOf, markOf } from './inlines-from-tokens.ts'

const block = (type: string, data: JsonObject, nodes: Block['nodes']): Block => ({
  object: 'block',
  type,
  data,
  nodes: nodes ?? [],
})

/** Aborts the whole conversion; caught only in `blocksOfHtml`. */
class NotUnderstood extends Error {}
const giveUp = (): never => {
  throw new NotUnderstood()
}

const isElement = (node: HtmlNode | undefined): node is HtmlElement => typeof node === 'object'
const isBlank = (node: HtmlNode): boolean => typeof node === 'string' && /^[ \t\n]*$/.test(node)
const elementsIn = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  nodes.filter((node) => !isBlank(node)).map((node) => (isElement(node) ? node : giveUp()))
const allow = (element: HtmlElement, names: readonly string[]): void => {
  if (![...element.attributes.keys()].every((name) => names.includes(name))) giveUp()
}
const textIn = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? textIn(node.children) : node)).join('')

/** Converts HTML to inlines: entities are decoded, Markdown inside is plain text. */
export function htmlInlines(
  nodes: readonly HtmlNode[],
  context: InlineContext,
  marks: readonly Mark[] = [],
): (Inline | Text)[] {
  return nodes.flatMap((node): (Inline | Text)[] => {
    if (!isElement(node)) return htmlWords(node, marks)
    const { tag, attributes, children } = node
    if (tag === 'br' && attributes.size === 0) return [plainText('\n', marks)]
    if (tag === 'img') return [imageOf(attributes, context.resolve) ?? giveUp()]
    const whole = children.every((child) => !isElement(child))
      ? elementInline(tag, attributes, textIn(children), context.resolve)
      : undefined
    if (whole !== undefined) return [whole]
    const formatting = markOf(tag, attributes)
    if (formatting !== undefined) return htmlInlines(children, context, [...marks, formatting])
    const href = attributes.get('href')
    if (tag !== 'a' || href === undefined) return giveUp()
    allow(node, ['href', 'title'])
    return [linkOf(href, attributes.get('title'), htmlInlines(children, context, marks), context)]
  })
}

/** Converts the shortcodes and line breaks of a text in HTML; a line break in the source is a space. */
function htmlWords(text: string, marks: readonly Mark[]): (Inline | Text)[] {
  const words = joinedLines(text, ' ', ' ')
  if (marks.some(({ type }) => type === 'code')) return [plainText(words, marks)]
  return words
    .split(/(?<![\w:/.]):([a-z0-9_+-]{1,60}):(?![\w:/])/)
    .map((part, at) =>
      at % 2 === 0 || !/[a-z]/.test(part)
        ? plainText(at % 2 === 0 ? part : `:${part}:`, marks)
        : { object: 'inline', type: 'emoji', isVoid: true, data: { code: part } },
    )
}

const trimEnds = (nodes: readonly HtmlNode[]): readonly HtmlNode[] => {
  const trimmed = [...nodes]
  const [first, last] = [trimmed[0], trimmed.at(-1)]
  if (typeof first === 'string') trimmed[0] = first.replace(/^\n */, '')
  if (typeof last === 'string' && trimmed.length > 0)
    trimmed[trimmed.length - 1] = (trimmed.at(-1) as string).replace(/\n *$/, '')
  return trimmed
}

const cellBlocks = new Set([
  'p',
  'ul',
  'ol',
  'pre',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'div',
])

/** Converts the HTML of a cell, a caption or an item to blocks. Bare text is one paragraph. */
export function htmlBlocks(nodes: readonly HtmlNode[], context: InlineContext): readonly Block[] {
  if (!nodes.some((node) => isElement(node) && cellBlocks.has(node.tag))) {
    const inlines = normalInlines(htmlInlines(trimEnds(nodes), context))
    return [block('paragraph', {}, inlines)]
  }
  return nodes
    .filter((node) => !isBlank(node))
    .flatMap((node): readonly Block[] => {
      if (!isElement(node) || !cellBlocks.has(node.tag))
        return [block('paragraph', {}, normalInlines(htmlInlines(trimEnds([node]), context)))]
      return [htmlBlock(node, context)]
    })
}

function htmlBlock(node: HtmlElement, context: InlineContext): Block {
  const { tag, attributes, children } = node
  if (tag === 'p' || /^h[1-6]$/.test(tag)) {
    allow(node, tag === 'p' ? ['align'] : ['align', 'id'])
    const [align, id] = [attributes.get('align'), attributes.get('id')]
    const data = { ...(align && { align }), ...(id && { id }) }
    const type = tag === 'p' ? 'paragraph' : `heading-${tag[1]}`
    return block(type, data, normalInlines(htmlInlines(trimEnds(children), context)))
  }
  if (tag === 'ul' || tag === 'ol') {
    allow(node, tag === 'ol' ? ['start'] : ['class'])
    const task = attributes.get('class') === 'contains-task-list'
    if (attributes.has('class') && !task) giveUp()
    const start = Number(attributes.get('start') ?? 1)
    if (!Number.isSafeInteger(start)) giveUp()
    const items = elementsIn(children).map((item) => {
      if (item.tag !== 'li') giveUp()
      allow(item, [])
      const first = item.children[0]
      if (isElement(first) && first.tag === 'input') {
        allow(first, ['type', 'checked'])
        return block(
          'list-item',
          { checked: first.attributes.has('checked') },
          itemBlocks(item.children.slice(1), context),
        )
      }
      return block('list-item', {}, itemBlocks(item.children, context))
    })
    const type = tag === 'ol' ? 'list-ordered' : task ? 'list-tasks' : 'list-unordered'
    return block(type, start === 1 ? {} : { start }, items)
  }
  if (tag === 'blockquote') {
    allow(node, [])
    return block('blockquote', {}, htmlBlocks(children, context))
  }
  if (tag === 'pre') return codeOf(node)
  if (tag === 'figure') return block('images', {}, [imageBlock(node, context)])
  return framed(node, context)
}

/** The text of an item may be followed by lists: the text becomes the first paragraph. */
function itemBlocks(nodes: readonly HtmlNode[], context: InlineContext): readonly Block[] {
  const at = nodes.findIndex((node) => isElement(node) && cellBlocks.has(node.tag))
  if (at <= 0) return nodes.length === 0 ? [] : htmlBlocks(nodes, context)
  const head = nodes.slice(0, at)
  if (head.every(isBlank)) return htmlBlocks(nodes, context)
  return [...htmlBlocks(head, context), ...htmlBlocks(nodes.slice(at), context)]
}

function codeOf(node: HtmlElement): Block {
  allow(node, [
    'class',
    'data-title',
    'data-overflow',
    'data-expandable',
    'data-line-numbers',
    'data-full-width',
  ])
  const [code, ...more] = node.children
  if (!isElement(code) || code.tag !== 'code' || more.length > 0) return giveUp()
  allow(code, ['class'])
  const [outer, inner] = [node.attributes.get('class') ?? '', code.attributes.get('class') ?? '']
  const syntax = outer === '' ? '' : (/^language-(.+)$/.exec(outer)?.[1] ?? giveUp())
  if (inner !== '' && inner !== `lang-${syntax}`) giveUp()
  const lines: { text: string; highlighted: boolean }[] = [{ text: '', highlighted: false }]
  const add = (text: string, highlighted: boolean): void =>
    text.split('\n').forEach((part, at) => {
      if (at > 0) lines.push({ text: '', highlighted: false })
      const line = lines.at(-1)
      if (line === undefined) return
      line.text += part
      if (highlighted && part !== '') line.highlighted = true
    })
  for (const child of code.children) {
    if (!isElement(child)) add(child, false)
    else {
      if (child.tag !== 'strong' || child.attributes.size > 0 || child.children.some(isElement)) giveUp()
      const before = lines.at(-1)
      const text = textIn(child.children)
      // Only whole lines can be highlighted; highlighting of part of a line would be lost.
      if (before?.text !== '') giveUp()
      if (!text.endsWith('\n') && child !== code.children.at(-1)) {
        const next = code.children[code.children.indexOf(child) + 1]
        if (typeof next === 'string' && !next.startsWith('\n')) giveUp()
      }
      add(text, true)
    }
  }
  if (lines.length > 1 && lines.at(-1)?.text === '') lines.pop()
  const data: { [name: string]: Json } = {}
  if (syntax !== '') data['syntax'] = syntax
  const title = node.attributes.get('data-title')
  if (title) data['title'] = title
  const overflow = node.attributes.get('data-overflow')
  if (overflow) data['overflow'] = overflow
  for (const [name, key] of [
    ['data-expandable', 'expandable'],
    ['data-line-numbers', 'lineNumbers'],
    ['data-full-width', 'fullWidth'],
  ] as const)
    if (node.attributes.get(name) === 'true') data[key] = true
  return block(
    'code',
    data,
    lines.map(({ text, highlighted }) =>
      block('code-line', highlighted ? { highlighted } : {}, [plainText(text)]),
    ),
  )
}

function imageBlock(node: HtmlElement, context: InlineContext): Block {
  allow(node, [])
  const parts = elementsIn(node.children)
  const [holder, caption, ...more] = parts
  if (holder === undefined || more.length > 0 || (caption !== undefined && caption.tag !== 'figcaption'))
    return giveUp()
  let picture = holder
  const data: { [name: string]: Json } = {}
  if (holder.tag === 'picture') {
    allow(holder, [])
    const [source, img, ...rest] = elementsIn(holder.children)
    if (source?.tag !== 'source' || img === undefined || rest.length > 0) return giveUp()
    allow(source, ['srcset', 'media'])
    if (source.attributes.get('media') !== '(prefers-color-scheme: dark)') giveUp()
    data['refDark'] = asData(context.resolve(source.attributes.get('srcset') ?? '', 'image'))
    picture = img
  }
  if (picture.tag !== 'img') giveUp()
  allow(picture, ['src', 'alt', 'width', 'height'])
  data['ref'] = asData(context.resolve(picture.attributes.get('src') ?? giveUp(), 'image'))
  for (const name of ['alt', 'width', 'height']) {
    const value = picture.attributes.get(name)
    if (value !== undefined && value !== '') data[name] = value
  }
  if (caption !== undefined) allow(caption, [])
  const fragments: readonly Fragment[] =
    caption === undefined || caption.children.every(isBlank)
      ? []
      : [{ object: 'fragment', fragment: 'caption', nodes: htmlBlocks(caption.children, context) }]
  return {
    object: 'block',
    type: 'image',
    isVoid: true,
    data,
    ...(fragments.length > 0 && { fragments }),
  }
}

/** `<div>` around figures: alignment, width, frame. */
function framed(node: HtmlElement, context: InlineContext): Block {
  if (node.tag !== 'div') return giveUp()
  allow(node, ['align', 'data-full-width', 'data-with-frame'])
  const data: { [name: string]: Json } = {}
  const align = node.attributes.get('align')
  if (align) data['align'] = align
  if (node.attributes.get('data-full-width') === 'true') data['fullWidth'] = true
  if (node.attributes.get('data-with-frame') === 'true') data['withFrame'] = true
  const images = elementsIn(node.children).map((child) =>
    child.tag === 'figure'
      ? imageBlock(child, context)
      : child.tag === 'img'
        ? imageBlock({ tag: 'figure', attributes: new Map(), children: [child] }, context)
        : giveUp(),
  )
  return block('images', data, images.length === 0 ? giveUp() : images)
}

const yes = (value: string | undefined): boolean => value !== undefined && value !== 'false'

function tableOf(node: HtmlElement, context: InlineContext): Block {
  const flags = ['data-view', 'data-card-size', 'data-full-width', 'data-header-hidden', 'data-search']
  allow(node, [...flags, 'data-header-sticky', 'data-column-title-hidden'])
  const [head, body, ...more] = elementsIn(node.children)
  if (head?.tag !== 'thead' || more.length > 0 || (body !== undefined && body.tag !== 'tbody'))
    return giveUp()
  const [header, ...others] = elementsIn(head.children)
  if (header?.tag !== 'tr' || others.length > 0) return giveUp()
  const definition: { [id: string]: JsonObject } = {}
  const widths: { [id: string]: string } = {}
  const columns: string[] = []
  const roles: { [role: string]: string[] } = {}
  const ids = elementsIn(header.children).map((cell, at) => {
    if (cell.tag !== 'th') giveUp()
    allow(cell, [
      ...['width', 'data-hidden', 'data-card-target', 'data-card-cover', 'data-card-cover-dark', 'data-type'],
      ...['valign', 'align', 'data-multiple'],
    ])
    const id = `c${at}`
    const title = htmlInlines(trimEnds(cell.children), context)
    const simple = title.every(
      (part) => part.object === 'text' && part.leaves.every(({ marks }) => marks.length === 0),
    )
    const { attributes } = cell
    const column: { [name: string]: Json } = {
      id,
      title: textIn(cell.children),
      type: attributes.get('data-type') || 'text',
    }
    if (!simple) column['titleNodes'] = normalInlines(title) as unknown as Json
    // Attributes without a value are ignored.
    const [valign, align] = [attributes.get('valign'), attributes.get('align')]
    if (valign) column['verticalAlignment'] = valign
    if (align) column['textAlignment'] = align
    if (attributes.has('data-multiple')) column['multiple'] = yes(attributes.get('data-multiple'))
    definition[id] = column
    const width = attributes.get('width')
    if (width) widths[id] = width
    if (!yes(attributes.get('data-hidden'))) columns.push(id)
    for (const [attribute, role] of [
      ['data-card-target', 'targetDefinition'],
      ['data-card-cover', 'coverDefinition'],
      ['data-card-cover-dark', 'coverDefinitionDark'],
    ] as const)
      if (yes(attributes.get(attribute))) (roles[role] ??= []).push(id)
    return id
  })
  const rows = body === undefined ? [] : elementsIn(body.children)
  const orders = generateNKeysBetween(null, null, rows.length)
  const records: { [id: string]: JsonObject } = {}
  const fragments: Fragment[] = []
  rows.forEach((row, at) => {
    if (row.tag !== 'tr') giveUp()
    allow(row, [])
    const cells = elementsIn(row.children)
    if (cells.length > ids.length) giveUp()
    const id = `r${at}`
    const values: { [id: string]: Json } = {}
    cells.forEach((cell, column) => {
      if (cell.tag !== 'td' && cell.tag !== 'th') giveUp()
      allow(cell, ['valign', 'align'])
      const name = ids[column] ?? ''
      for (const [attribute, key] of [
        ['valign', 'verticalAlignment'],
        ['align', 'textAlignment'],
      ] as const)
        if (cell.attributes.get(attribute) && cell.attributes.get(attribute) !== definition[name]?.[key])
          giveUp()
      const value = cellValue(
        cell,
        typeof definition[name]?.['type'] === 'string' ? definition[name]['type'] : 'text',
        context,
      )
      if (value === undefined) return
      if (typeof value === 'object' && 'nodes' in value) {
        values[name] = `${id}:${name}`
        fragments.push({ object: 'fragment', fragment: `${id}:${name}`, nodes: value.nodes })
      } else values[name] = value.value
    })
    records[id] = { orderIndex: orders[at] ?? '', values }
  })
  const { attributes } = node
  const view: { [name: string]: Json } = {
    type: attributes.get('data-view') === 'cards' ? 'cards' : 'grid',
    columns,
  }
  if (attributes.has('data-view') && attributes.get('data-view') !== 'cards') giveUp()
  const cardSize = attributes.get('data-card-size')
  if (cardSize) view['cardSize'] = cardSize
  if (Object.keys(widths).length > 0) view['columnWidths'] = widths
  if (yes(attributes.get('data-header-hidden'))) view['hideHeader'] = true
  if (yes(attributes.get('data-column-title-hidden'))) view['hideColumnTitle'] = true
  if (yes(attributes.get('data-header-sticky'))) view['stickyHeader'] = true
  for (const [role, list] of Object.entries(roles)) view[role] = list.length === 1 ? (list[0] ?? '') : list
  return {
    object: 'block',
    type: 'table',
    isVoid: true,
    data: {
      view,
      definition,
      records,
      ...(yes(attributes.get('data-full-width')) && { fullWidth: true }),
      ...(yes(attributes.get('data-search')) && { search: true }),
    },
    ...(fragments.length > 0 && { fragments }),
  }
}

function cellValue(
  cell: HtmlElement,
  type: string,
  context: InlineContext,
): { readonly nodes: readonly Block[] } | { readonly value: Json } | undefined {
  const children = trimEnds(cell.children).filter((child) => child !== '')
  if (type === 'text') return children.length === 0 ? undefined : { nodes: htmlBlocks(children, context) }
  if (children.length === 0) return undefined
  const links = (): readonly HtmlElement[] =>
    children
      .filter((child) => !(typeof child === 'string' && /^[ ,\n]*$/.test(child)))
      .map((child) => {
        if (!isElement(child) || child.tag !== 'a' || !child.attributes.has('href')) return giveUp()
        return child
      })
  const hrefs = (kind: 'link' | 'file'): readonly Json[] =>
    links().map((link) => {
      const reference = context.resolve(link.attributes.get('href') ?? '', kind)
      return reference.kind === 'file' && reference.space === undefined
        ? reference.file
        : `url:${link.attributes.get('href') ?? ''}`
    })
  if (type === 'content-ref' || type === 'image') {
    const all = links()
    const href = all[0]?.attributes.get('href')
    if (all.length !== 1 || href === undefined) return giveUp()
    return { value: asData(context.resolve(href, type === 'image' ? 'image' : 'link')) }
  }
  if (type === 'files') return { value: hrefs('file') }
  const text = textIn(children)
  if (children.some(isElement)) return giveUp()
  if (type === 'checkbox') return text === 'true' || text === 'false' ? { value: text === 'true' } : giveUp()
  if (type === 'number' || type === 'rating')
    return String(Number(text)) === text && Number.isFinite(Number(text)) ? { value: Number(text) } : giveUp()
  if (type === 'select') return { value: text.split(', ') }
  return giveUp()
}

/** Maximum nesting of blocks and tags parsed as a tree; `block-rules.ts` allows fewer levels of blocks. */
const deepestTag = 44

/** Converts an HTML block of Markdown nested in `level` other blocks; undefined if it has to stay raw HTML. */
export function blocksOfHtml(
  source: string,
  context: InlineContext,
  level: number,
): readonly Block[] | undefined {
  const text = source.trim()
  if (text === '<p></p>') return [block('paragraph', {}, [plainText('')])]
  if (!/^<(?:figure|div|table|pre|img|p|h[1-6])[\s>]/.test(text)) return undefined
  const tree = parseHtml(text, deepestTag - level)
  if (tree === undefined) return undefined
  try {
    const found = elementsIn(tree).map((node): Block => {
      if (node.tag === 'table') return tableOf(node, context)
      if (node.tag === 'img') {
        const image = imageOf(node.attributes, context.resolve)
        return image === undefined ? giveUp() : block('paragraph', {}, [image])
      }
      if (node.tag === 'p' || /^h[1-6]$/.test(node.tag)) {
        if (!node.attributes.get('align')) return giveUp()
        return htmlBlock(node, context)
      }
      return htmlBlock(node, context)
    })
    return found.length === 1 ? found : undefined
  } catch (problem) {
    if (problem instanceof NotUnderstood) return undefined
    throw problem
  }
}
