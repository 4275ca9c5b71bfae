/**
 * Sanitizes raw HTML of authors. Loaded lazily where it is needed, since it includes a whole HTML parser.
 *
 * Parse (parse5) → copy of what is HTML and not too deep → allow-list (hast-util-sanitize) → our closed tree, which
 * checks tags, attributes and URLs again. The result is a fixed point: printing and parsing it again gives the same
 * tree, so that no parser can turn it into something else ("mutation"). HTML without a fixed point after a few rounds,
 * or that is too large, is shown as source.
 */
import type { Element, Nodes, Root, RootContent } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import type { Schema } from 'hast-util-sanitize'
import { defaultTreeAdapter, html as names, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { append } from '../document/linear-text.ts'
import type { HtmlBudget, RawHtml } from './render-context.ts'
import { newHtmlBudget } from './render-context.ts'
import { attributeNames, element, tags, textNode } from './render-node.ts'
import type { AttributeName, RenderNode, Tag } from './render-node.ts'
import { renderToHtml } from './print-tree.ts'
import { isExternal, linkSchemes, safeImage, safeLink, safeSize } from './safe-url.ts'

/** Maximum length of HTML that is parsed, in UTF-16 units. */
const maximumLength = 65_536
/** Parsers search the open elements and the attributes linearly: many of them take quadratic time. */
const maximumOpen = 512
const maximumAttributes = 200
const maximumDepth = 60
const maximumRounds = 6

/** Ids are prefixed, so that no element can clobber a name that a page's scripts look up. */
const idPrefix = 'user-content-'
const slotTag = 'recto-slot'

/** Removed with their content; for other disallowed tags the content is kept. */
const stripped = new Set([
  ...[
    'script',
    'style',
    'title',
    'textarea',
    'xmp',
    'noembed',
    'noframes',
    'noscript',
    'plaintext',
    'iframe',
  ],
  ...[
    'template',
    'object',
    'applet',
    'embed',
    'select',
    'svg',
    'math',
    'audio',
    'video',
    'canvas',
    'frameset',
    'head',
  ],
])

const schema: Schema = {
  allowComments: false,
  allowDoctypes: false,
  ancestors: {
    ...{
      li: ['ol', 'ul'],
      dt: ['dl'],
      dd: ['dl'],
      summary: ['details'],
      figcaption: ['figure'],
      caption: ['table'],
    },
    ...{
      col: ['table'],
      colgroup: ['table'],
      tbody: ['table'],
      td: ['table'],
      tfoot: ['table'],
      th: ['table'],
    },
    ...{ thead: ['table'], tr: ['table'] },
  },
  attributes: {
    '*': [
      'title',
      ['dir', 'ltr', 'rtl', 'auto'],
      'lang',
      'id',
      'aria-label',
      ['data-align', 'start', 'center', 'end'],
    ],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    details: ['open'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    [slotTag]: ['n'],
  },
  clobber: ['id'],
  clobberPrefix: idPrefix,
  protocols: { href: [...linkSchemes], src: ['http', 'https', 'data'] },
  required: {},
  strip: [...stripped],
  // `input` is only for our own output: authors cannot use forms.
  tagNames: [...tags.filter((tag) => tag !== 'input'), slotTag],
}

class TooLarge extends Error {}

/** See `RawHtml`. Total: for any text, the result contains only allowed tags, attributes and safe URLs. */
export const rawHtml: RawHtml = (html, slots, budget = newHtmlBudget()) => {
  let source = html
  let printed: string | undefined
  for (let round = 0; round < maximumRounds; round += 1) {
    const nodes = read(source, budget)
    if (nodes === undefined) break
    const next = renderToHtml(nodes)
    if (next === printed) return filled(nodes, slots)
    printed = next
    source = next.replace(printedSlot, `<${slotTag} n="$1"></${slotTag}>`)
  }
  return asSource(html, slots)
}

/** An author's HTML as a sanitized tree, without slots. */
export const sanitizeHtml = (html: string): readonly RenderNode[] => rawHtml(html, [])

/** One round: the closed tree of a text; undefined if it is too large to be parsed. */
function read(source: string, budget: HtmlBudget): readonly RenderNode[] | undefined {
  budget.characters -= source.length
  if (source.length > maximumLength || budget.characters < 0) return undefined
  let parsed: DefaultTreeAdapterTypes.DocumentFragment
  try {
    parsed = parseFragment(source, { treeAdapter: boundedAdapter(budget) })
  } catch (fault) {
    if (fault instanceof TooLarge) return undefined
    throw fault
  }
  const root: Root = { type: 'root', children: parsed.childNodes.flatMap((node) => copied(node, 0)) }
  const safe = sanitize(root, schema)
  return mergedTexts((safe.type === 'root' ? safe.children : [safe]).flatMap(closed))
}

/**
 * parse5's own adapter with a budget: a few thousand characters of misnested formatting can make parsers create
 * millions of nodes.
 */
function boundedAdapter(budget: HtmlBudget): typeof defaultTreeAdapter {
  let open = 0
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attrs) => {
      budget.elements -= 1
      if (budget.elements < 0 || attrs.length > maximumAttributes) throw new TooLarge()
      return defaultTreeAdapter.createElement(name, namespace, attrs)
    },
    onItemPush: () => {
      open += 1
      if (open > maximumOpen) throw new TooLarge()
    },
    onItemPop: () => {
      open -= 1
    },
  }
}

/** parse5 → hast, HTML elements only: the content of SVG, MathML or templates is dropped. */
function copied(node: DefaultTreeAdapterTypes.ChildNode, depth: number): RootContent[] {
  if (node.nodeName === '#text' && 'value' in node) return [{ type: 'text', value: node.value }]
  if (!('tagName' in node) || node.namespaceURI !== names.NS.HTML || node.tagName === 'template') return []
  const properties: { [name: string]: string } = {}
  for (const { name, value } of node.attrs) {
    if (name === 'id' || (name === 'name' && node.tagName === 'a')) properties['id'] ??= bareId(value)
    else if (name === 'align') properties['data-align'] ??= alignments.get(value.toLowerCase()) ?? ''
    else properties[name] = value
  }
  const children =
    depth < maximumDepth
      ? node.childNodes.flatMap((child) => copied(child, depth + 1) as Element['children'])
      : [{ type: 'text' as const, value: wordsOf(node) }]
  return [{ type: 'element', tagName: node.tagName, properties, children }]
}

const alignments = new Map([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
])

/** An id without the prefix from an earlier round, so that prefixes do not accumulate. */
function bareId(id: string): string {
  let bare = id.replace(/\s/g, '')
  while (bare.startsWith(idPrefix)) bare = bare.slice(idPrefix.length)
  return bare.slice(0, 200)
}

/** The text below a node, without that of tags removed with their content. Iterative, because trees may be deep. */
function wordsOf(node: DefaultTreeAdapterTypes.Element): string {
  let words = ''
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [...node.childNodes].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.nodeName === '#text' && 'value' in next) words += next.value
    else if ('childNodes' in next && !stripped.has(next.nodeName))
      append(waiting, next.childNodes.toReversed())
  }
  return words
}

/** hast → our tree: the second check of every tag, attribute and URL. */
function closed(node: Nodes): readonly RenderNode[] {
  if (node.type === 'text') return [textNode(node.value)]
  if (node.type !== 'element') return []
  const children = mergedTexts(node.children.flatMap(closed))
  const value = (name: string): string | undefined => {
    const given = node.properties[name]
    return typeof given === 'string' ? given : undefined
  }
  if (node.tagName === slotTag) {
    const n = value('n') ?? ''
    return [...(/^\d{1,5}$/.test(n) ? [slotNode(n)] : []), ...children]
  }
  if (!isTag(node.tagName)) return children
  const kept: { [name in AttributeName]?: string | undefined } = {}
  for (const name of attributeNames) kept[name] = value(name)
  const href = value('href')
  const src = value('src')
  kept.href = href === undefined ? undefined : safeLink(href)
  kept.rel = kept.href !== undefined && isExternal(kept.href) ? 'noopener' : undefined
  kept.src = src === undefined ? undefined : safeImage(src)
  kept.width = safeSize(kept.width)
  kept.height = safeSize(kept.height)
  if (kept.id === idPrefix) kept.id = undefined
  if (node.tagName === 'img') {
    if (kept.src === undefined) return kept.alt ? [textNode(kept.alt)] : []
    kept.alt ??= ''
  }
  return [element(node.tagName, kept, children)]
}

const isTag = (name: string): name is Tag => (tags as readonly string[]).includes(name)

/** Merges adjacent texts, as printing and parsing would. */
function mergedTexts(nodes: readonly RenderNode[]): readonly RenderNode[] {
  const merged: RenderNode[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      merged[merged.length - 1] = textNode(last.text + node.text)
    else if (node.type !== 'text' || node.text !== '') merged.push(node)
  }
  return merged
}

// A slot passes through the rounds as a span that authors cannot write, since `data-kind` is not allowed for them. The
// printer escapes `<` in texts and attributes, so they cannot inject one that way either.
const printedSlot = /<span data-kind="slot-(\d+)"><\/span>/g
const slotNode = (n: string): RenderNode => element('span', { 'data-kind': `slot-${n}` })
const slotOf = (node: RenderNode): number | undefined => {
  const n = node.type === 'element' ? /^slot-(\d+)$/.exec(node.attributes['data-kind'] ?? '')?.[1] : undefined
  return n === undefined ? undefined : Number(n)
}

/** Each slot once, at its first occurrence; those swallowed by an unclosed tag are appended, so that none is lost. */
function filled(
  nodes: readonly RenderNode[],
  slots: readonly (readonly RenderNode[])[],
): readonly RenderNode[] {
  const used = new Set<number>()
  const fill = (node: RenderNode): readonly RenderNode[] => {
    const slot = slotOf(node)
    if (slot !== undefined) {
      if (used.has(slot)) return []
      used.add(slot)
      return slots[slot] ?? []
    }
    return node.type === 'element' ? [{ ...node, children: node.children.flatMap(fill) }] : [node]
  }
  const placed = nodes.flatMap(fill)
  return [...placed, ...slots.flatMap((slot, i) => (used.has(i) ? [] : slot))]
}

/** HTML that cannot be parsed, as source; the slots stay in place. */
function asSource(html: string, slots: readonly (readonly RenderNode[])[]): readonly RenderNode[] {
  const parts = html.split(/<recto-slot n="(\d+)"><\/recto-slot>/)
  const used = new Set<number>()
  return parts.flatMap((part, i): readonly RenderNode[] => {
    if (i % 2 === 0) return part === '' ? [] : [element('code', { 'data-type': 'html' }, [textNode(part)])]
    const slot = Number(part)
    if (used.has(slot)) return []
    used.add(slot)
    return slots[slot] ?? []
  })
}
