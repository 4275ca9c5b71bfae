/**
 * Pages of published sites as HTML documents, complete without a script. Pure: equal views give equal bytes. The result
 * includes the content of the one style element, whose hash must be in the content security policy.
 */
import { PageStyles } from '../body/styles.ts'
import { feedbackForm } from '../chrome/feedback.ts'
import { icon, sign } from '../chrome/icon.ts'
import { printBreadcrumbs, printPager } from '../chrome/navigation.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing, trusted } from '../html.ts'
import type { BodyOptions, PrintedBody, PrintHelp } from './page-body.ts'
import { printBody } from './page-body.ts'
import type { PrintedPage } from './page-shell.ts'
import { printShell } from './page-shell.ts'
import type { PageAround, SitePageView } from '../page-view.ts'
import type { FrameText } from '../frame-text.ts'
import { languageOf, frameText } from '../frame-text.ts'

export interface PrintedContent extends PrintedPage {
  /** Whether it has formulas, which are printed as source if `PrintHelp` had no renderer for them. */
  readonly formulas: boolean
}

type View = SitePageView<PageAround>

const cover = ({ page }: View, styles: PageStyles): Html => {
  if (page.cover === undefined) return nothing
  const { light, dark, height, position, full } = page.cover
  styles.cover(height, position)
  return markup`<div class="cover${full ? ' full' : ''}"><img${attributes({ class: dark !== undefined && 'only-light', src: light, alt: '' })}>${dark === undefined ? nothing : markup`<img class="only-dark" src="${dark}" alt="">`}</div>`
}

const pageHead = ({ page }: View): Html =>
  markup`<header class="page-head">${
    page.layout.title
      ? markup`<h1 dir="auto">${sign(page)}${page.title}</h1>`
      : markup`<h1 class="hidden">${page.title}</h1>`
  }${page.description !== undefined && page.description !== '' && page.layout.description ? markup`<p class="lead" dir="auto">${page.description}</p>` : nothing}</header>`

// One per site language: creating one took a quarter of the time of printing a page.
const calendars = new Map<string, Intl.DateTimeFormat>()

/** The date in the language of the site, in UTC: independent of the clock and time zone of the machine. */
const day = (iso: string, language: string): string => {
  const calendar =
    calendars.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  calendars.set(language, calendar)
  return calendar.format(new Date(iso))
}

const pageFoot = ({ page, frame }: View, words: FrameText): Html => {
  const updated =
    page.layout.metadata && page.updatedAt !== undefined
      ? markup`<p class="updated">${words.updated} <time datetime="${page.updatedAt}">${day(page.updatedAt, languageOf(frame.customization))}</time></p>`
      : nothing
  const feedback = page.feedback === undefined ? nothing : feedbackForm(page.feedback, words)
  return markup`<footer class="page-foot">${feedback}${updated}</footer>`
}

const pageActions = ({ page }: View, words: FrameText): Html => {
  const links = [
    page.edit === undefined ? nothing : markup`<a href="${page.edit}">${icon('edit')}${words.edit}</a>`,
    page.markdown === undefined
      ? nothing
      : markup`<a href="${page.markdown}">${icon('file')}${words.markdown}</a>`,
    page.pdf === undefined ? nothing : markup`<a href="${page.pdf}">${icon('download')}PDF</a>`,
  ].filter((link) => link !== nothing)
  return links.length === 0 ? nothing : markup`<div class="page-actions">${links}</div>`
}

/** A page whose text is already printed, here or in another process. */
export const printPageAround = (view: View, body: PrintedBody): PrintedPage => {
  const { frame, page } = view
  const words = frameText(frame.customization)
  const styles = new PageStyles()
  const top = cover(view, styles)
  const actions = pageActions(view, words)
  const outline = page.layout.outline ? trusted(body.outline) : nothing
  const side = outline.markup !== '' || actions !== nothing
  const main = markup`${top}${printBreadcrumbs(view, words)}${view.notice === undefined ? nothing : markup`<p class="notice" role="status">${icon('info')}${view.notice}</p>`}<article>${pageHead(view)}<div class="text">${trusted(body.text)}</div></article>${printPager(view, words)}${pageFoot(view, words)}`
  return printShell({
    frame,
    head: {
      title: page.title,
      description: page.description ?? body.firstWords,
      canonical: page.canonical,
      noIndex: page.noIndex,
      markdown: page.markdown,
      styles: body.styles + styles.text(),
    },
    navigation: page.layout.tableOfContents ? view.navigation : undefined,
    main,
    aside: side ? markup`<aside class="side">${outline}${actions}</aside>` : nothing,
    wide: page.layout.wide,
  })
}

/** The options for printing the text of a page. */
export const bodyOptions = ({ frame, page }: View): BodyOptions => ({
  words: frameText(frame.customization),
  externalTarget: frame.customization.externalLinks.target,
  hasCover: page.cover !== undefined,
  needsDescription: page.description === undefined,
})

/** One page of a site. */
export const printPage = (view: SitePageView, help: PrintHelp): PrintedContent => {
  const body = printBody(view.page, bodyOptions(view), help)
  return { ...printPageAround(view, body), formulas: body.formulas }
}
