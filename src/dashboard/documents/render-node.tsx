/** Renders elements of the tree as React elements. Tags and attributes are closed lists, so nothing else can appear. */
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { isExternal } from '../../content/render/safe-url.ts'
import type { AttributeName, ElementNode, RenderNode } from '../../content/render/render-node.ts'
import { Icon } from '../ui/icon.tsx'
import { blockMarks, type DocumentContext, type Drawing } from './document-context.ts'
import { drawEmbed } from './render-embed.tsx'
import { EmojiCharacter } from './emoji-character.tsx'
import { Picture } from './picture.tsx'
import { TabsBlock } from './tabs-block.tsx'

/** React's spelling of HTML attributes. */
const spelled: { readonly [name in AttributeName]?: string } = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
}
/** An empty string means true for these. */
const flags = new Set<AttributeName>(['checked', 'disabled', 'open'])

const hints = {
  info: { icon: Info, label: 'Note' },
  success: { icon: CircleCheck, label: 'Tip' },
  warning: { icon: TriangleAlert, label: 'Warning' },
  danger: { icon: OctagonAlert, label: 'Danger' },
} as const

const isHint = (style: string | undefined): style is keyof typeof hints =>
  style !== undefined && Object.hasOwn(hints, style)

type Props = Record<string, string | true | CSSProperties>

/** Hexadecimal colors are used directly; names come from the style sheet, which has light and dark values. */
const styleOf = ({ attributes }: ElementNode): CSSProperties => {
  const hex = (value: string | undefined) => (value?.startsWith('#') === true ? value : undefined)
  const [color, background] = [hex(attributes['data-color']), hex(attributes['data-background'])]
  const width = attributes['data-width']
  return {
    ...(color === undefined ? {} : { color }),
    ...(background === undefined ? {} : { background }),
    ...(width === undefined ? {} : { flexBasis: width.endsWith('%') ? width : `${width}px` }),
  }
}

const propsOf = (node: ElementNode, { addressable }: Drawing): Props => {
  const props: Props = {}
  for (const [name, value] of Object.entries(node.attributes) as [AttributeName, string][]) {
    if (name === 'id' && !addressable) continue
    props[spelled[name] ?? name] = flags.has(name) ? true : value
  }
  const key = node.attributes['data-key']
  if (key !== undefined && addressable && props['id'] === undefined) props['id'] = `b-${key}`
  const style = styleOf(node)
  if (Object.keys(style).length > 0) props['style'] = style
  return props
}

const drawLink = (node: ElementNode, drawing: Drawing, key: string): ReactElement => {
  const { href } = node.attributes
  const props = propsOf(node, drawing)
  if (href !== undefined && isExternal(href)) {
    props['target'] = '_blank'
    props['rel'] = 'noopener noreferrer'
  }
  if (node.attributes['data-state'] === 'broken' && node.attributes['data-type'] !== 'mention')
    props['title'] = 'Broken link'
  return createElement('a', { ...props, key }, ...drawList(node.children, drawing))
}

/** A heading has two ids: its anchor for links, and that of its block for comments. */
const drawHeading = (node: ElementNode, drawing: Drawing, key: string): ReactElement => {
  const { id, 'data-key': block, ...attributes } = node.attributes
  const props = { ...propsOf({ ...node, attributes }, drawing), ...blockMarks(block, drawing), key }
  const content = drawList(node.children, drawing)
  if (id === undefined || !drawing.addressable) return createElement(node.tag, props, ...content)
  return createElement(
    node.tag,
    props,
    ...content,
    <a
      key="anchor"
      id={id}
      href={`#${encodeURIComponent(id)}`}
      className="doc-anchor"
      aria-label="Link to this section"
    >
      #
    </a>,
  )
}

function drawElement(node: ElementNode, drawing: Drawing, key: string): ReactNode {
  const { attributes } = node
  if (/^h[1-6]$/.test(node.tag)) return drawHeading(node, drawing, key)
  if (node.tag === 'a') return drawLink(node, drawing, key)
  if (node.tag === 'img')
    return <Picture key={key} attributes={attributes} size={drawing.context.picture(attributes.src ?? '')} />
  if (node.tag === 'input') return createElement('input', { ...propsOf(node, drawing), readOnly: true, key })
  const [only] = node.children
  if (attributes['data-type'] === 'emoji' && only?.type === 'text')
    return <EmojiCharacter key={key} code={attributes['aria-label'] ?? ''} written={only.text} />
  if (attributes['data-type'] === 'tabs') return <TabsBlock key={key} node={node} drawing={drawing} />
  const element = createElement(
    node.tag,
    { ...propsOf(node, drawing), key },
    ...before(node),
    ...drawList(node.children, drawing),
  )
  // A table of raw HTML has its author's width, so it scrolls in its own container.
  return node.tag === 'table' ? (
    <div key={key} className="doc-scroll">
      {element}
    </div>
  ) : (
    element
  )
}

/** What a block shows besides its content. */
function before({ attributes }: ElementNode): ReactNode[] {
  const type = attributes['data-type']
  const style = attributes['data-style']
  if (type === 'hint' && isHint(style))
    return [
      <span key="sign" className="doc-sign">
        <Icon of={hints[style].icon} label={hints[style].label} />
      </span>,
    ]
  if (type === 'reusable-content' && attributes['data-state'] === 'broken')
    return [
      <p key="sign" className="doc-note">
        Reusable content could not be loaded.
      </p>,
    ]
  return []
}

const drawList = (nodes: readonly RenderNode[], drawing: Drawing): ReactNode[] =>
  nodes.map((node, index) => drawNode(node, drawing, index))

function drawNode(node: RenderNode, drawing: Drawing, index: number): ReactNode {
  if (node.type === 'text') return node.text
  const block = node.type === 'embed' ? node.key : node.attributes['data-key']
  const key = block ?? String(index)
  return node.type === 'embed' ? drawEmbed(node, drawing, key) : drawElement(node, drawing, key)
}

/** The render functions below one root; created once per context, so that unchanged blocks do not render again. */
export const makeDrawing = (context: DocumentContext, addressable: boolean): Drawing => {
  const drawing: Drawing = { context, addressable, draw: (nodes) => drawList(nodes, drawing) }
  return drawing
}
