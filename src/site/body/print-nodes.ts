/**
 * The text of a page as HTML: the rendered tree with site-specific elements where needed. Tags and attributes not named
 * here are dropped, and so are block keys, which readers do not need.
 */
import type { AttributeName, ElementNode, RenderNode, Tag } from '../../content/render/render-node.ts'
import type { Html } from '../html.ts'
import { attributes, escapeHtml, markup, nothing, trusted } from '../html.ts'
import { iconClass } from '../look/icons.ts'
import { dayText } from '../day-text.ts'
import { directionOf } from './direction.ts'
import { check, printLink, scrolling } from './elements.ts'
import type { PrintContext } from './print-context.ts'
import { printEmbed } from './print-embed.ts'

/** Attributes with the same meaning in the tree and on the site. */
const kept: readonly AttributeName[] = [
  ...(['id', 'title', 'alt', 'width', 'height', 'start', 'colspan', 'rowspan', 'scope'] as const),
  ...(['dir', 'lang', 'datetime', 'aria-label', 'aria-hidden', 'role', 'open', 'data-size'] as const),
]

const voidTags: ReadonlySet<Tag> = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr'])

export const printNodes = (nodes: readonly RenderNode[], context: PrintContext): Html => {
  let text = ''
  for (const node of nodes) text += printNode(node, context).markup
  return trusted(text)
}

const printNode = (node: RenderNode, context: PrintContext): Html => {
  if (node.type === 'text') return trusted(escapeHtml(node.text))
  if (node.type === 'embed') return printEmbed(node.embed, context)
  const type = node.attributes['data-type']
  const special = type === undefined ? undefined : typed[type]
  return special?.(node, context) ?? byTag(node, context)
}

const sideOf = ({ attributes: { dir }, children }: ElementNode): string | undefined =>
  dir ?? directionOf(children)

const plain = (
  node: ElementNode,
  context: PrintContext,
  more: Readonly<Record<string, string | boolean | undefined>> = {},
  tag: Tag = node.tag,
): Html => {
  const shown: Record<string, string | boolean | undefined> = {}
  for (const name of kept)
    shown[name] = node.attributes[name] === '' && name === 'open' ? true : node.attributes[name]
  const start = markup`${trusted(`<${tag}`)}${attributes({ ...shown, ...more })}>`
  if (voidTags.has(tag)) return start
  return markup`${start}${printNodes(node.children, context)}${trusted(`</${tag}>`)}`
}

const inside = (node: ElementNode, context: PrintContext): Html => printNodes(node.children, context)

const headings: readonly Tag[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/**
 * By how many levels headings are shifted, so that the highest one comes right below the page title, which is the first
 * heading: a text may start its headings at any level.
 */
export const headingShift = (nodes: readonly RenderNode[]): number => {
  let highest = 7
  const visit = (list: readonly RenderNode[]): void => {
    for (const node of list) {
      if (node.type !== 'element') continue
      const level = headings.indexOf(node.tag) + 1
      if (level > 0) highest = Math.min(highest, level)
      visit(node.children)
    }
  }
  visit(nodes)
  return highest === 7 ? 0 : 2 - highest
}

const byTag = (node: ElementNode, context: PrintContext): Html => {
  const { tag } = node
  const level = headings.indexOf(tag) + 1
  if (level > 0) {
    const heading = headings[Math.min(level + context.headingShift, 6) - 1] ?? 'h6'
    const { id } = node.attributes
    const anchor =
      id === undefined
        ? nothing
        : markup`<a class="anchor" href="#${encodeURIComponent(id)}" aria-hidden="true" tabindex="-1"></a>`
    const align = node.attributes['data-align']
    return markup`${trusted(`<${heading}`)}${attributes({ id, dir: 'auto', lang: node.attributes.lang, class: align && `align-${align}` })}>${inside(node, context)}${anchor}${trusted(`</${heading}>`)}`
  }
  switch (tag) {
    case 'p': {
      const align = node.attributes['data-align']
      return plain(node, context, { dir: 'auto', class: align && `align-${align}` })
    }
    case 'ul':
    case 'ol':
    case 'blockquote':
      return plain(node, context, { dir: sideOf(node) })
    case 'li':
      return node.attributes['data-state'] === undefined ? plain(node, context) : taskItem(node, context)
    case 'a':
      return printLink(node, inside(node, context), context)
    case 'img':
      return printImage(node, context)
    case 'input':
      return check(node.attributes.checked !== undefined, node.attributes['aria-label'], context)
    case 'details':
      return plain(node, context, { class: 'expandable' })
    case 'mark':
      return coloured(node, context)
    case 'td':
    case 'th': {
      const align = node.attributes['data-align']
      return plain(node, context, { class: align && `align-${align}` })
    }
    case 'table':
      return scrolling(plain(node, context), context)
    default:
      return plain(node, context)
  }
}

/** An image with its size, so that the layout does not shift while it loads. */
const printImage = ({ attributes: given }: ElementNode, context: PrintContext): Html => {
  const { src = '', alt = '' } = given
  const known = context.sizes(src)
  const share = given.width?.endsWith('%') === true
  // The author set only a width; the height follows from the image's aspect ratio.
  const width = share ? undefined : (given.width ?? known?.width)
  const height =
    given.height?.endsWith('%') === true || share
      ? undefined
      : (given.height ??
        (known === undefined || width === undefined
          ? undefined
          : Math.round((known.height / known.width) * Number(width))))
  const first = context.firstImage()
  return markup`<img${attributes({
    src,
    alt,
    width: whole(share ? known?.width : width),
    height: whole(share ? known?.height : height),
    class: given['data-theme'] && `only-${given['data-theme']}`,
    loading: first ? undefined : 'lazy',
    decoding: 'async',
  })}>`
}

const whole = (size: string | number | undefined): number | undefined => {
  const number = Math.round(Number(size))
  return Number.isFinite(number) && number > 0 ? number : undefined
}

const taskItem = (node: ElementNode, context: PrintContext): Html =>
  markup`<li class="task">${printNodes(node.children.slice(0, 1), context)}<div>${printNodes(node.children.slice(1), context)}</div></li>`

const coloured = (node: ElementNode, { styles, ...context }: PrintContext): Html => {
  const { 'data-color': color, 'data-background': background, 'data-highlighted': lit } = node.attributes
  if (color !== undefined) styles.color('color', 'data-color', color)
  if (background !== undefined) styles.color('background-color', 'data-background', background)
  return plain(
    node,
    { styles, ...context },
    {
      'data-color': color,
      'data-background': background,
      class: lit === undefined ? (background === undefined ? 'plain' : undefined) : 'lit',
    },
  )
}

const column = (node: ElementNode, context: PrintContext): Html => {
  const width = node.attributes['data-width']
  if (width !== undefined) context.styles.width('.column', width)
  const align = node.attributes['data-vertical-align']
  return markup`<div${attributes({ class: align === undefined ? 'column' : `column at-${align}`, 'data-width': width })}>${inside(node, context)}</div>`
}

const isHint = (style: string): style is 'info' | 'success' | 'warning' | 'danger' =>
  ['info', 'success', 'warning', 'danger'].includes(style)

const hint = (node: ElementNode, context: PrintContext): Html => {
  const given = node.attributes['data-style'] ?? 'info'
  const style = isHint(given) ? given : 'info'
  const icon = iconClass(node.attributes['data-icon']) ?? iconClass(style)
  return markup`<div class="hint ${style}" role="note" aria-label="${context.labels[style]}"><span class="${icon ?? ''}"></span><div>${inside(node, context)}</div></div>`
}

/** Without a script all tabs are shown below each other, each under its title. */
const tabsItem = (node: ElementNode, context: PrintContext): Html => {
  const [title, ...rest] = node.children
  const slug = node.attributes['data-slug']
  const label = title?.type === 'element' ? inside(title, context) : markup`${node.attributes['data-title']}`
  return markup`<section${attributes({ class: 'tab', 'data-slug': slug })}><p class="tab-title">${label}</p>${printNodes(rest, context)}</section>`
}

/** The date of an update in the language of the site; what is no date as it was written. */
const printDate = (time: RenderNode, context: PrintContext): Html => {
  const iso = time.type === 'element' ? time.attributes.datetime : undefined
  const text = iso === undefined ? undefined : dayText(iso, context.language)
  return text === undefined ? printNodes([time], context) : markup`<time datetime="${iso}">${text}</time>`
}

const update = (node: ElementNode, context: PrintContext): Html => {
  context.updates?.()
  const [time, ...rest] = node.children
  const tags = (node.attributes['data-tags'] ?? '').split(',').filter((tag) => tag.trim() !== '')
  return markup`<section class="update"><div class="update-side">${time && printDate(time, context)}${tags.map((tag) => markup`<span class="option">${tag.trim()}</span>`)}</div><div>${printNodes(rest, context)}</div></section>`
}

const icon = (node: ElementNode): Html => {
  const name = iconClass(node.attributes['data-icon'])
  return name === undefined ? nothing : markup`<span class="${name}" aria-hidden="true"></span>`
}

/** A missing image is replaced by its text; without text it is omitted. */
const missingImage = (alt: Html): Html =>
  alt.markup === '' ? nothing : markup`<span class="missing-image">${alt}</span>`

/** Printers of elements that the renderer identifies by type. */
const typed: Readonly<Record<string, (node: ElementNode, context: PrintContext) => Html>> = {
  hint,
  icon,
  'list-tasks': (node, context) => plain(node, context, { class: 'tasks', dir: sideOf(node) }),
  images: (node, context) =>
    markup`<div class="images${node.attributes['data-align'] === undefined ? '' : ` align-${node.attributes['data-align']}`}${node.attributes['data-full-width'] === undefined ? '' : ' full-width'}${node.attributes['data-frame'] === undefined ? '' : ' framed'}">${inside(node, context)}</div>`,
  image: (node, context) =>
    node.tag === 'figure' ? plain(node, context, { class: 'figure' }) : missingImage(inside(node, context)),
  drawing: (node, context) => plain(node, context, { class: 'figure' }),
  'inline-image': (node, context) => plain(node, context, { class: 'inline-image' }),
  tabs: (node, context) =>
    markup`<div class="tabs${node.attributes['data-full-width'] === undefined ? '' : ' full-width'}">${inside(node, context)}</div>`,
  'tabs-item': tabsItem,
  stepper: (node, context) => plain(node, context, { class: 'stepper' }),
  'stepper-step': (node, context) => markup`<li class="step"><div>${inside(node, context)}</div></li>`,
  columns: (node, context) =>
    markup`<div class="columns${node.attributes['data-full-width'] === undefined ? '' : ' full-width'}">${inside(node, context)}</div>`,
  column,
  'reusable-content': (node, context) => inside(node, context),
  if: (node, context) => inside(node, context),
  html: (node, context) =>
    node.tag === 'div' ? markup`<div class="raw">${inside(node, context)}</div>` : plain(node, context),
  updates: (node, context) => markup`<div class="updates">${inside(node, context)}</div>`,
  update,
  unknown: (node, context) => plain(node, context),
  emoji: (node, context) => plain(node, context, { class: 'emoji' }),
  button: (node, context) =>
    printLink(node, inside(node, context), context, `button ${node.attributes['data-kind'] ?? 'primary'}`),
  mention: (node, context) => printLink(node, inside(node, context), context, 'mention'),
  option: (node, context) => plain(node, context, { class: 'option' }),
  rating: (node, context) => plain(node, context, { class: 'rating' }),
}
