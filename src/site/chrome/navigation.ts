/** The page tree beside the text, breadcrumbs, outline, and links to the previous and next page. */
import type { OutlineItem } from '../../content/document/heading-anchors.ts'
import { isExternal, safeLink } from '../../content/render/safe-url.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import type { NavigationEntry, PageAround, SitePageView } from '../page-view.ts'
import type { FrameText } from '../frame-text-keys.ts'
import { icon, sign } from './icon.ts'

const entryLink = (entry: NavigationEntry): Html => {
  const href = entry.href === undefined ? undefined : safeLink(entry.href)
  const label = markup`${sign(entry)}<span dir="auto">${entry.title}</span>`
  if (href === undefined) return markup`<span class="group-title">${label}</span>`
  const external = entry.kind === 'link' && isExternal(href)
  return markup`<a${attributes({ href, 'aria-current': entry.current && 'page', rel: external && 'noopener' })}>${label}${external ? icon('external') : nothing}</a>`
}

/**
 * One level of the tree. A page with subpages is a link next to a disclosure element that opens without a script. For a
 * folded page the children are omitted; its link leads to the page, whose own tree lists them.
 */
const printEntries = (entries: readonly NavigationEntry[], labels: FrameText): Html =>
  markup`<ul>${entries.map((entry) => {
    if (entry.kind === 'group')
      return markup`<li class="group">${entryLink(entry)}${entry.children.length === 0 ? nothing : printEntries(entry.children, labels)}</li>`
    if (entry.children.length > 0)
      return markup`<li class="branch">${entryLink(entry)}<details${attributes({ open: entry.open || entry.current })}><summary aria-label="${entry.title}">${icon('right')}</summary>${printEntries(entry.children, labels)}</details></li>`
    return markup`<li${attributes({ class: entry.folded && 'branch folded', 'data-entry': entry.folded && entry.id })}>${entryLink(entry)}</li>`
  })}</ul>`

/** The whole tree; `below` follows it on narrow screens. */
export const printNavigation = (entries: readonly NavigationEntry[], labels: FrameText, below: Html): Html =>
  markup`<nav class="tree" id="@menu" aria-label="${labels.pages}"><a class="menu-close" href="#@text"><span class="hidden">${labels.close}</span>${icon('close')}</a>${entries.length === 0 ? nothing : printEntries(entries, labels)}${below}</nav>`

export const printBreadcrumbs = ({ breadcrumbs }: SitePageView<PageAround>, labels: FrameText): Html =>
  breadcrumbs.length === 0
    ? nothing
    : markup`<nav class="crumbs" aria-label="${labels.breadcrumbs}"><ol>${breadcrumbs.map(
        ({ title, href }) =>
          markup`<li>${href === undefined ? markup`<span dir="auto">${title}</span>` : markup`<a href="${href}" dir="auto">${title}</a>`}</li>`,
      )}</ol></nav>`

/** The list of a page's headings; nothing if there are too few. */
export const printOutlineList = (outline: readonly OutlineItem[]): Html => {
  const top = outline.reduce((highest, { level }) => Math.min(highest, level), 6)
  const visibleHeadings = outline.filter(({ level }) => level <= top + 1)
  if (visibleHeadings.length < 2) return nothing
  return markup`<ul>${visibleHeadings.map(
    ({ anchor, title, level }) =>
      markup`<li class="level-${level - top + 1}"><a href="#${encodeURIComponent(anchor)}" dir="auto">${title}</a></li>`,
  )}</ul>`
}

/** The outline beside the text. */
export const printOutline = (list: Html, labels: FrameText): Html =>
  markup`<nav class="outline" aria-labelledby="@outline"><p id="@outline">${labels.onThisPage}</p>${list}</nav>`

/** The outline above the text, where there is no room beside it. No landmark: one of that name is on the page. */
export const printFoldedOutline = (list: Html, labels: FrameText): Html =>
  markup`<details class="folded-outline"><summary>${labels.onThisPage}${icon('down')}</summary>${list}</details>`

export const printPager = (view: SitePageView<PageAround>, labels: FrameText): Html => {
  const { previous, next, page, frame } = view
  if (!page.layout.pagination || !frame.customization.pagination.enabled) return nothing
  if (previous === undefined && next === undefined) return nothing
  return markup`<nav class="pager" aria-label="${labels.previous}, ${labels.next}">${
    previous === undefined
      ? markup`<span></span>`
      : markup`<a class="previous" href="${previous.href}" rel="prev"><small>${icon('back')}${labels.previous}</small><span dir="auto">${previous.title}</span></a>`
  }${
    next === undefined
      ? nothing
      : markup`<a class="next" href="${next.href}" rel="next"><small>${labels.next}${icon('forward')}</small><span dir="auto">${next.title}</span></a>`
  }</nav>`
}
