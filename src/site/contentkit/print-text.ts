/** Text, links, icons and buttons of a component. */
import type {
  Action,
  ButtonElement,
  Confirmation,
  ElementIcon,
  IconName,
  ImageElement,
  TextChild,
} from '../../content/contentkit/elements.ts'
import { safeLink } from '../../content/render/safe-url.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import { iconClass } from '../look/icons.ts'
import type { ComponentContext } from './print-options.ts'

/** Our drawing of each icon. */
const drawings: Readonly<Record<IconName, string>> = {
  close: 'close',
  edit: 'edit',
  github: 'code',
  gitlab: 'code',
  maximize: 'maximize',
  email: 'envelope',
  settings: 'gear',
  search: 'search',
  delete: 'trash',
  star: 'star',
  warning: 'warning',
  link: 'link',
  'link-external': 'external',
  eye: 'eye',
  'eye-off': 'eye-off',
  lock: 'lock',
  check: 'check',
  'check-circle': 'success',
}

/** Width and height in a ratio, as attributes that browsers compute the space from. */
const ratioSize = (ratio: number | undefined): { readonly width?: number; readonly height?: number } =>
  ratio === undefined || !Number.isFinite(ratio) || ratio <= 0
    ? {}
    : { width: Math.max(1, Math.round(ratio * 1000)), height: 1000 }

export const printImage = ({ source, aspectRatio }: ImageElement, look?: string): Html =>
  markup`<img${attributes({
    class: look,
    src: safeLink(source.url) ?? '',
    alt: '',
    ...ratioSize(aspectRatio),
    loading: 'lazy',
    decoding: 'async',
    referrerpolicy: 'no-referrer',
  })}>`

export const printIcon = (icon: ElementIcon | undefined): Html => {
  if (icon === undefined) return nothing
  if (typeof icon !== 'string') return printImage(icon, 'ck-icon')
  const drawing = iconClass(drawings[icon])
  return drawing === undefined ? nothing : markup`<span class="${drawing}" aria-hidden="true"></span>`
}

const printLink = (url: string, content: Html, { externalTarget }: ComponentContext): Html => {
  const href = safeLink(url)
  if (href === undefined) return markup`<span class="broken">${content}</span>`
  const target = externalTarget === 'blank' ? '_blank' : undefined
  return markup`<a${attributes({ href, rel: 'noopener', target })}>${content}</a>`
}

const styled = { bold: 'b', italic: 'i', code: 'code', strikethrough: 's' } as const

/** Texts beside each other, as phrasing content. */
export const printInline = (children: readonly TextChild[] | undefined, context: ComponentContext): Html =>
  markup`${(children ?? []).map((child): Html => {
    if (typeof child === 'string') return markup`${child}`
    const content = printInline(child.children, context)
    if (child.type === 'link') return printLink(child.target.url, content, context)
    switch (child.style && styled[child.style]) {
      case 'b':
        return markup`<b>${content}</b>`
      case 'i':
        return markup`<i>${content}</i>`
      case 'code':
        return markup`<code>${content}</code>`
      case 's':
        return markup`<s>${content}</s>`
      default:
        return content
    }
  })}`

/** What the page's script dispatches, and asks before. */
export const pressable = (
  action: Action | undefined,
  confirm?: Confirmation,
): Readonly<Record<string, string | undefined>> => ({
  'data-action': action && JSON.stringify(action),
  'data-confirm': confirm && JSON.stringify(confirm),
})

export const printButton = (button: ButtonElement): Html => {
  const { onPress, style = 'secondary', icon, trailingIcon, label = '', tooltip, confirm, disabled } = button
  const name = label === '' ? (tooltip ?? (typeof icon === 'string' ? icon : onPress.action)) : undefined
  return markup`<button${attributes({
    type: 'button',
    class: `button ${style}`,
    title: tooltip,
    'aria-label': name,
    disabled,
    ...pressable(onPress, confirm),
  })}>${printIcon(icon)}${label === '' ? nothing : markup`<span>${label}</span>`}${printIcon(trailingIcon)}</button>`
}

export const printButtons = (buttons: readonly ButtonElement[] | undefined): Html =>
  buttons === undefined || buttons.length === 0
    ? nothing
    : markup`<div class="ck-buttons">${buttons.map(printButton)}</div>`
