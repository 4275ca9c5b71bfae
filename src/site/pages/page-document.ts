/**
 * Pages of published sites as HTML documents, complete without a script. Pure: equal views give equal bytes. The result
 * includes the content of the one style element, whose hash must be in the content security policy.
 */
import { dayText } from '../day-text.ts'
import { PageStyles } from '../body/styles.ts'
import { feedbackForm } from '../chrome/feedback.ts'
import { icon, sign } from '../chrome/icon.ts'
import { printBreadcrumbs, printFoldedOutline, printOutline, printPager } from '../chrome/navigation.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing, trusted } from '../html.ts'
import type { BodyOptions, PrintedBody, PrintHelp } from './page-body.ts'
import { printBody } from './page-body.ts'
import type { PrintedPage } from './page-shell.ts'
import { printShell } from './page-shell.ts'
import type { PageAround, SitePageView } from '../page-view.ts'
import type { FrameText } from '../frame-text-keys.ts'
import { languageOf, frameText, withName } from '../frame-text.ts'

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
      ? markup`<h1${attributes({ dir: 'auto', lang: page.languages?.title })}>${sign(page)}${page.title}</h1>`
      : markup`<h1${attributes({ class: 'hidden', lang: page.languages?.title })}>${page.title}</h1>`
  }${page.description !== undefined && page.description !== '' && page.layout.description ? markup`<p${attributes({ class: 'lead', dir: 'auto', lang: page.languages?.description })}>${page.description}</p>` : nothing}</header>`

const pageFoot = ({ page, frame }: View, labels: FrameText): Html => {
  const updated =
    page.layout.metadata && page.updatedAt !== undefined
      ? markup`<p class="updated">${labels.updated} <time datetime="${page.updatedAt}">${dayText(page.updatedAt, languageOf(frame.customization))}</time></p>`
      : nothing
  const feedback = page.feedback === undefined ? nothing : feedbackForm(page.feedback, labels)
  return markup`<footer class="page-foot">${feedback}${updated}</footer>`
}

const pageActions = ({ page }: View, labels: FrameText, feed: string | undefined): Html => {
  const links = [
    page.edit === undefined ? nothing : markup`<a href="${page.edit}">${icon('edit')}${labels.edit}</a>`,
    page.markdown === undefined
      ? nothing
      : markup`<a href="${page.markdown}">${icon('file')}${labels.markdown}</a>`,
    page.pdf === undefined ? nothing : markup`<a href="${page.pdf}">${icon('download')}PDF</a>`,
    feed === undefined
      ? nothing
      : markup`<a href="${feed}" type="application/rss+xml">${icon('file')}RSS</a>`,
    ...(page.assistants ?? []).map(
      ({ title, href }) =>
        markup`<a href="${href}" rel="noopener nofollow" target="_blank">${icon('external')}${withName(labels.openIn, title)}</a>`,
    ),
  ].filter((link) => link !== nothing)
  return links.length === 0 ? nothing : markup`<div class="page-actions">${links}</div>`
}

/** The absolute URL of the cover, for where the page is shared. */
const coverAddress = ({ page: { cover: of, canonical } }: View): string | undefined =>
  of === undefined || canonical === undefined ? undefined : URL.parse(of.light, canonical)?.href

/** What the page is, for search engines; undefined where they must not index it. */
const articleData = (
  { frame, page, breadcrumbs }: View,
  firstWords: string,
): Readonly<Record<string, unknown>> | undefined => {
  const { canonical } = page
  if (canonical === undefined || page.noIndex) return undefined
  const description = page.description ?? firstWords
  const path = [
    ...breadcrumbs.map(({ title, href }) => ({ title, href })),
    { title: page.title, href: canonical },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    ...(description !== '' && { description }),
    url: canonical,
    inLanguage: frame.written.language,
    ...(page.updatedAt !== undefined && { dateModified: page.updatedAt }),
    isPartOf: { '@type': 'WebSite', name: frame.title, url: new URL(frame.home, canonical).href },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: path.map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        ...(href !== undefined && { item: new URL(href, canonical).href }),
      })),
    },
  }
}

/** A page whose text is already printed, here or in another process. */
export const printPageAround = (view: View, body: PrintedBody): PrintedPage => {
  const { frame, page } = view
  const labels = frameText(frame.customization)
  const styles = new PageStyles()
  const top = cover(view, styles)
  const feed = body.updates ? page.feed : undefined
  const actions = pageActions(view, labels, feed)
  const list = page.layout.outline && body.outline !== '' ? trusted(body.outline) : undefined
  const outline = list === undefined ? nothing : printOutline(list, labels)
  const side = list !== undefined || actions !== nothing
  const main = markup`${top}${printBreadcrumbs(view, labels)}${view.notice === undefined ? nothing : markup`<p class="notice" role="status">${icon('info')}${view.notice}</p>`}<article>${pageHead(view)}${list === undefined ? nothing : printFoldedOutline(list, labels)}<div class="text">${trusted(body.text)}</div></article>${printPager(view, labels)}${pageFoot(view, labels)}`
  return printShell({
    frame,
    head: {
      title: page.title,
      description: page.description ?? body.firstWords,
      canonical: page.canonical,
      noIndex: page.noIndex,
      alternates: page.alternates,
      markdown: page.markdown,
      image: coverAddress(view) ?? page.socialImage,
      feed,
      styles: body.styles + styles.text(),
      data: articleData(view, body.firstWords),
    },
    navigation: page.layout.tableOfContents ? view.navigation : undefined,
    main,
    aside: side ? markup`<aside class="side">${outline}${actions}</aside>` : nothing,
    wide: page.layout.wide,
    views: page.views,
    diagramFrame: body.diagrams ? page.diagramFrame : undefined,
    integrations: body.blocks.length > 0 ? page.integrations : undefined,
  })
}

/** The options for printing the text of a page. */
export const bodyOptions = ({ frame, page }: View): BodyOptions => ({
  labels: frameText(frame.customization),
  locale: frame.customization.internationalization?.locale ?? 'en',
  language: languageOf(frame.customization),
  externalTarget: frame.customization.externalLinks.target,
  hasCover: page.cover !== undefined,
  needsDescription: page.description === undefined,
})

/** One page of a site. */
export const printPage = (view: SitePageView, help: PrintHelp): PrintedContent => {
  const body = printBody(view.page, bodyOptions(view), help)
  return { ...printPageAround(view, body), formulas: body.formulas }
}
