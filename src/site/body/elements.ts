/** Small elements used in the text of a page. */
import { isExternal } from '../../content/render/safe-url.ts'
import type { ElementNode } from '../../content/render/render-node.ts'
import type { Html, HtmlValue } from '../html.ts'
import { attributes, markup } from '../html.ts'
import type { PrintContext } from './print-context.ts'

/** A link, or just its text without a target. */
export const printLink = (
  { attributes: { href, title } }: Pick<ElementNode, 'attributes'>,
  content: HtmlValue,
  { externalTarget }: PrintContext,
  look?: string,
): Html => {
  if (href === undefined)
    return markup`<span class="broken${look === undefined ? '' : ` ${look}`}">${content}</span>`
  const external = isExternal(href)
  return markup`<a${attributes({
    class: look,
    href,
    title,
    rel: external ? 'noopener' : undefined,
    target: external && externalTarget === 'blank' ? '_blank' : undefined,
  })}>${content}</a>`
}

/** A read-only checkbox, for tasks and cells. */
export const check = (checked: boolean, label: string | undefined, { labels }: PrintContext): Html =>
  markup`<span class="check${checked ? ' checked' : ''}" role="img" aria-label="${label === undefined || label === '' ? (checked ? labels.done : labels.open) : `${label}: ${checked ? labels.done : labels.open}`}"></span>`

/** Content that may be wider than the text scrolls on its own, also with the keyboard. */
export const scrolling = (content: Html, { labels }: PrintContext, look = 'table'): Html =>
  markup`<div class="${look}" tabindex="0" role="group" aria-label="${labels.table}">${content}</div>`
