/** HTML that represents blocks: figures, highlighted code, tables, aligned text. Undefined for anything else. */
import type { Block, Fragment, Json, JsonObject } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { normalInlines } from '../document/normalize.ts'
import {
  NotUnderstood,
  allow,
  elementsIn,
  giveUp,
  htmlInlines,
  isBlank,
  isElement,
  pictureParts,
  textIn,
  trimEnds,
} from './html-inlines.ts'
import type { HtmlElement, HtmlNode } from './html-reader.ts'
import { parseHtml } from './html-reader.ts'
import { tableOf } from './html-tables.ts'
import type { InlineContext } from './inline-elements.ts'
import { asData, darkMedia, imageOf } from './inline-elements.ts'

const block = (type: string, data: JsonObject, nodes: Block['nodes']): Block => ({
  object: 'block',
  type,
  data,
  nodes: nodes ?? [],
})

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
function htmlBlocks(nodes: readonly HtmlNode[], context: InlineContext): readonly Block[] {
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
    // The text that a footnote belongs to.
    else if (
      child.tag === 'a' &&
      child.attributes.has('data-footnote-ref') &&
      !child.children.some(isElement)
    )
      add(textIn(child.children), false)
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
    const { source, image } = pictureParts(holder)
    allow(source, ['srcset', 'media'])
    if (source.attributes.get('media') !== darkMedia) giveUp()
    data['refDark'] = asData(context.resolve(source.attributes.get('srcset') ?? '', 'image'))
    picture = image
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

/** The class of an image that is a drawing. */
export const drawingClass = 'gitbook-drawing'

function drawingOf(node: HtmlElement, context: InlineContext): Block {
  allow(node, ['src', 'alt', 'class'])
  if (node.attributes.get('alt')) giveUp()
  const ref = asData(context.resolve(node.attributes.get('src') ?? giveUp(), 'image'))
  return { object: 'block', type: 'drawing', isVoid: true, data: { ref } }
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
      if (node.tag === 'table')
        return tableOf(node, { context, readBlocks: (nodes) => htmlBlocks(nodes, context) })
      if (node.tag === 'img' && node.attributes.get('class') === drawingClass) return drawingOf(node, context)
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
