/** Renders texts with marks, and inlines. */
import type { Inline, Leaf, Mark, Text } from '../document/document.ts'
import { referenceOf } from '../document/reference.ts'
import { outcomeOf, valueText } from './render-context.ts'
import { flagAttribute, oneOf, textOf } from './node-data.ts'
import { element, textNode } from './render-node.ts'
import type { RenderNode, ResolvedReference } from './render-node.ts'
import { phrasing } from './phrasing.ts'
import { deeper, drawFragment, maximumDepth } from './render-run.ts'
import type { Run } from './render-run.ts'
import { isExternal, safeColor, safeImage, safeLink, safeSize } from './safe-url.ts'
import { inlineText } from '../document/walk.ts'

/** The inlines and texts of a block. Pieces of raw HTML in one line are parsed together with what is between them. */
export function drawInlines(nodes: readonly (Inline | Text)[], run: Run): readonly RenderNode[] {
  if (run.depth > maximumDepth)
    return [textNode(inlineText({ object: 'inline', type: 'deep', data: {}, nodes }))]
  const inner = deeper(run)
  const { rawHtml } = run.context
  if (rawHtml === undefined || !nodes.some((node) => node.object === 'inline' && node.type === 'html'))
    return nodes.flatMap((node) => drawInline(node, inner))
  let html = ''
  const slots: (readonly RenderNode[])[] = []
  for (const node of nodes) {
    if (node.object === 'inline' && node.type === 'html') {
      html += textOf(node.data, 'html') ?? ''
    } else {
      html += `<recto-slot n="${slots.length}"></recto-slot>`
      slots.push(drawInline(node, inner))
    }
  }
  return rawHtml(html, slots, run.html)
}

/** One inline or text. The content of an unknown type is shown in a neutral span. */
function drawInline(node: Inline | Text, run: Run): readonly RenderNode[] {
  if (node.object === 'text') return node.leaves.flatMap((leaf) => drawLeaf(leaf))
  const { data } = node
  switch (node.type) {
    case 'link':
      return [anchorElement(node, run, drawInlines(inlinesOf(node), run))]
    case 'button':
      return [
        {
          ...anchorElement(node, run, [
            ...icon(textOf(data, 'icon')),
            textNode(textOf(data, 'label') ?? inlineText(node)),
          ]),
        },
      ]
    case 'mention': {
      const target = resolved(node, run)
      return [anchorElement(node, run, titled(target))]
    }
    case 'emoji':
      return [
        element('span', { 'data-type': 'emoji', role: 'img', 'aria-label': textOf(data, 'code') }, [
          textNode(emojiText(textOf(data, 'code') ?? '', run)),
        ]),
      ]
    case 'icon':
      return [
        element('i', {
          'data-type': 'icon',
          'data-icon': iconName(textOf(data, 'icon')),
          'data-color': safeColor(textOf(data, 'color') ?? ''),
          'aria-hidden': 'true',
        }),
      ]
    case 'expression': {
      const source = textOf(data, 'expression') ?? ''
      const outcome = outcomeOf(source, run.context)
      const text =
        outcome.state === 'source'
          ? source
          : outcome.state === 'value'
            ? valueText(outcome.value)
            : outcome.message
      return [{ type: 'embed', embed: { kind: 'expression', source, state: outcome.state, text } }]
    }
    case 'inline-math':
      return [
        { type: 'embed', embed: { kind: 'math', formula: textOf(data, 'formula') ?? '', display: false } },
      ]
    case 'inline-image': {
      const caption = textOf(data, 'caption')
      return [
        element(
          'span',
          { 'data-type': 'inline-image', 'data-size': oneOf(data, 'size', ['original', 'line']) },
          [
            ...drawImage(node, run),
            ...(caption === undefined || caption === '' ? [] : [element('small', {}, [textNode(caption)])]),
          ],
        ),
      ]
    }
    case 'annotation': {
      const content = drawInlines(inlinesOf(node), run)
      const body = drawFragment(node, 'annotation-body', run)
      return [{ type: 'embed', embed: { kind: 'annotation', content, body } }]
    }
    case 'html':
      return run.context.rawHtml === undefined
        ? [element('code', { 'data-type': 'html' }, [textNode(textOf(data, 'html') ?? '')])]
        : run.context.rawHtml(textOf(data, 'html') ?? '', [], run.html)
    default:
      return [
        element('span', { 'data-type': 'unknown', 'data-kind': node.type }, [
          ...drawInlines(inlinesOf(node), run),
          ...(node.fragments ?? []).flatMap(({ fragment }) => phrasing(drawFragment(node, fragment, run))),
        ]),
      ]
  }
}

const inlinesOf = (node: Inline): readonly (Inline | Text)[] => node.nodes ?? []

function resolved(node: Inline, run: Run): ResolvedReference {
  const reference = referenceOf(node.data['ref'])
  const target = reference === undefined ? undefined : run.context.resolve(reference)
  return target ?? { href: '', title: inlineText(node), state: 'broken' }
}

export const titled = (target: ResolvedReference): readonly RenderNode[] => [
  ...(target.emoji === undefined
    ? []
    : [element('span', { 'data-type': 'emoji', 'aria-hidden': 'true' }, [textNode(target.emoji)])]),
  textNode(target.title),
]

/** An `a` to a resolved target; without `href` if it is broken or its URL is not allowed. */
export function linkTo(
  target: ResolvedReference,
  kind: {
    readonly 'data-type': string
    readonly 'data-kind'?: string | undefined
    readonly title?: string | undefined
  },
  children: readonly RenderNode[],
) {
  const href = target.state === 'ok' ? safeLink(target.href) : undefined
  return element(
    'a',
    {
      ...kind,
      href,
      rel: href !== undefined && isExternal(href) ? 'noopener' : undefined,
      'data-state': href === undefined ? 'broken' : undefined,
    },
    children,
  )
}

const anchorElement = (node: Inline, run: Run, children: readonly RenderNode[]) =>
  linkTo(
    resolved(node, run),
    {
      'data-type': node.type,
      'data-kind':
        node.type === 'button'
          ? (oneOf(node.data, 'kind', ['primary', 'secondary']) ?? 'primary')
          : undefined,
      title: textOf(node.data, 'title'),
    },
    children,
  )

/** Icon names are words with hyphens, so that they are safe in a class or a URL. */
export const iconName = (name: string | undefined): string | undefined =>
  name !== undefined && /^[a-z0-9-]{1,50}$/i.test(name) ? name : undefined

export const icon = (name: string | undefined): readonly RenderNode[] => {
  const known = iconName(name)
  return known === undefined
    ? []
    : [element('i', { 'data-type': 'icon', 'data-icon': known, 'aria-hidden': 'true' })]
}

/** The character of an emoji: a shortcode known to the context, or hexadecimal code points joined by hyphens. */
function emojiText(code: string, run: Run): string {
  // Shortcodes first: `bee` and `100` are also valid hexadecimal.
  const customEmoji = run.context.emoji?.(code)
  if (customEmoji !== undefined) return customEmoji
  if (/^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,9}$/i.test(code)) {
    const points = code.split('-').map((part) => Number.parseInt(part, 16))
    if (points.every((point) => point >= 0x23 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)))
      return String.fromCodePoint(...points)
  }
  return /^[\w+-]+$/.test(code) ? `:${code}:` : code
}

/** The images of a node: one, or one per theme. A broken reference is replaced by its alternative text. */
export function drawImage(node: { readonly data: Inline['data'] }, run: Run): readonly RenderNode[] {
  const { data } = node
  const alt = textOf(data, 'alt') ?? ''
  const one = (name: 'ref' | 'refDark', theme: string | undefined): RenderNode | undefined => {
    const reference = referenceOf(data[name])
    if (reference === undefined) return undefined
    const target = run.context.resolve(reference)
    const src = target.state === 'ok' ? safeImage(target.href) : undefined
    if (src === undefined)
      return element('span', { 'data-type': 'image', 'data-state': 'broken' }, [
        textNode(alt || target.title),
      ])
    return element('img', {
      src,
      alt,
      width: safeSize(data['width']),
      height: safeSize(data['height']),
      'data-theme': theme,
    })
  }
  const dark = one('refDark', 'dark')
  const light = one('ref', dark === undefined ? undefined : 'light')
  const images = [light, dark].filter((image) => image !== undefined)
  return images.length > 0
    ? images
    : [element('span', { 'data-type': 'image', 'data-state': 'broken' }, [textNode(alt)])]
}

const markTags = {
  bold: 'strong',
  italic: 'em',
  code: 'code',
  keyboard: 'kbd',
  strikethrough: 's',
  superscript: 'sup',
  subscript: 'sub',
} as const

const isMarkTag = (type: string): type is keyof typeof markTags => Object.hasOwn(markTags, type)

/** A run of text: line breaks as `br`, wrapped in its marks, the first mark outermost. */
export function drawLeaf(leaf: Leaf): readonly RenderNode[] {
  if (leaf.text === '') return []
  const lines = leaf.text.split('\n')
  const content: RenderNode[] = []
  lines.forEach((line, i) => {
    if (i > 0) content.push(element('br', {}))
    if (line !== '') content.push(textNode(line))
  })
  return leaf.marks.reduceRight<readonly RenderNode[]>((inner, mark) => [drawMark(mark, inner)], content)
}

function drawMark(mark: Mark, children: readonly RenderNode[]): RenderNode {
  if (isMarkTag(mark.type)) return element(markTags[mark.type], {}, children)
  if (mark.type !== 'color')
    return element('span', { 'data-type': 'unknown', 'data-kind': mark.type }, children)
  const color = (name: string) => {
    const value = textOf(mark.data ?? {}, name)
    return value === undefined || value === 'default' ? undefined : safeColor(value)
  }
  return element('mark', { 'data-color': color('text'), 'data-background': color('background') }, children)
}

/** Attributes common to many inlines and blocks. */
export const alignment = (data: Inline['data']) => ({
  'data-align': oneOf(data, 'align', ['start', 'center', 'end']),
  'data-full-width': flagAttribute(data, 'fullWidth'),
})
