/**
 * Pages of published sites as HTML documents, complete without a script. Pure: equal views give equal bytes. Beside the
 * document comes the text of its one style element, whose hash the policy of the page must name.
 */
import type { CodeColours } from './body/code-colours.ts'
import { firstWords } from './body/print-code.ts'
import type { Formulas } from './body/math.ts'
import type { PrintContext } from './body/print-context.ts'
import { headingShift, printNodes } from './body/print-nodes.ts'
import { PageStyles } from './body/styles.ts'
import { pageStyle, printHead } from './chrome/head.ts'
import type { HeadOf } from './chrome/head.ts'
import { printFooter } from './chrome/footer.ts'
import { printPreviewBar } from './chrome/preview-bar.ts'
import { printHeader } from './chrome/header.ts'
import { icon, sign } from './chrome/icon.ts'
import { printBreadcrumbs, printNavigation, printOutline, printPager } from './chrome/navigation.ts'
import type { Html } from './html.ts'
import { attributes, markup, nothing } from './html.ts'
import { themeAttributes } from './look/theme.ts'
import type {
  ImageSizes,
  NavigationEntry,
  SiteFrame,
  SiteLink,
  SiteMissingView,
  SitePageView,
} from './page-view.ts'
import type { SiteWords } from './words.ts'
import { languageOf, wordsOf } from './words.ts'

export interface PrintedPage {
  readonly html: string
  /** The text of the `style` element. */
  readonly style: string
}

export interface PrintedContent extends PrintedPage {
  /** Whether it holds formulas, whose source stands where `PrintHelp` had no maker for them. */
  readonly formulas: boolean
}

export interface PrintHelp {
  readonly colours: CodeColours
  readonly formulas: Formulas | undefined
  readonly sizes: ImageSizes
}

interface Shell {
  readonly frame: SiteFrame
  readonly head: HeadOf
  readonly navigation: readonly NavigationEntry[] | undefined
  readonly main: Html
  readonly aside: Html
  readonly wide: boolean
}

/** What a script on the page is told of the site; constants and texts of ours, in attributes. */
const scriptWords = ({ search, searchHint, nothingFound, close, copied, copy, showAll, thanks }: SiteWords) =>
  JSON.stringify({ search, searchHint, nothingFound, close, copied, copy, showAll, thanks })

const printShell = ({ frame, head, navigation, main, aside, wide }: Shell): PrintedPage => {
  const words = wordsOf(frame.customization)
  const tree = navigation !== undefined && navigation.length > 0
  const document = markup`<!doctype html>
<html${attributes({ lang: languageOf(frame.customization), ...themeAttributes(frame.customization) })}>${printHead(frame, head)}<body data-base="${frame.base}" data-words="${scriptWords(words)}"><a class="skip" href="#@text">${words.skip}</a>${printPreviewBar(frame)}${printHeader(frame, words, tree)}<div class="columns-of-page${tree ? '' : ' no-tree'}${wide ? ' wide' : ''}">${tree ? printNavigation(navigation, words) : nothing}<main id="@text" tabindex="-1">${main}</main>${aside}</div>${printFooter(frame, words)}</body></html>`
  return { html: document.markup, style: pageStyle(frame, head.styles) }
}

const cover = ({ page }: SitePageView, styles: PageStyles): Html => {
  if (page.cover === undefined) return nothing
  const { light, dark, height, position, full } = page.cover
  styles.cover(height, position)
  return markup`<div class="cover${full ? ' full' : ''}"><img${attributes({ class: dark !== undefined && 'only-light', src: light, alt: '' })}>${dark === undefined ? nothing : markup`<img class="only-dark" src="${dark}" alt="">`}</div>`
}

const pageHead = ({ page }: SitePageView): Html =>
  markup`<header class="page-head">${
    page.layout.title
      ? markup`<h1 dir="auto">${sign(page)}${page.title}</h1>`
      : markup`<h1 class="hidden">${page.title}</h1>`
  }${page.description !== undefined && page.description !== '' && page.layout.description ? markup`<p class="lead" dir="auto">${page.description}</p>` : nothing}</header>`

/** Day and month in the language of the site, in UTC: no clock and no place of the machine plays a part. */
const day = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

const pageFoot = ({ page, frame }: SitePageView, words: SiteWords): Html => {
  const updated =
    page.layout.metadata && page.updatedAt !== undefined
      ? markup`<p class="updated">${words.updated} <time datetime="${page.updatedAt}">${day(page.updatedAt, languageOf(frame.customization))}</time></p>`
      : nothing
  const feedback =
    page.feedback === undefined
      ? nothing
      : markup`<form class="feedback" method="post" action="${page.feedback}" data-feedback><p>${words.helpful}</p><button type="submit" name="helpful" value="yes">${words.yes}</button><button type="submit" name="helpful" value="no">${words.no}</button></form>`
  return markup`<footer class="page-foot">${feedback}${updated}</footer>`
}

const pageActions = ({ page }: SitePageView, words: SiteWords): Html => {
  const links = [
    page.edit === undefined ? nothing : markup`<a href="${page.edit}">${icon('edit')}${words.edit}</a>`,
    page.markdown === undefined
      ? nothing
      : markup`<a href="${page.markdown}">${icon('file')}${words.markdown}</a>`,
    page.pdf === undefined ? nothing : markup`<a href="${page.pdf}">${icon('download')}PDF</a>`,
  ].filter((link) => link !== nothing)
  return links.length === 0 ? nothing : markup`<div class="page-actions">${links}</div>`
}

/** One page of a site. */
export const printPage = (view: SitePageView, help: PrintHelp): PrintedContent => {
  const { frame, page } = view
  const words = wordsOf(frame.customization)
  const styles = new PageStyles()
  let given = 0
  let formulas = false
  let images = page.cover === undefined ? 0 : 1
  const context: PrintContext = {
    nodes: (nodes) => printNodes(nodes, context),
    words,
    headingShift: headingShift(page.nodes),
    styles,
    ...help,
    formulas: () => {
      formulas = true
      return help.formulas
    },
    externalTarget: frame.customization.externalLinks.target,
    unique: () => (given += 1),
    firstImage: () => (images += 1) === 1,
  }
  const text = printNodes(page.nodes, context)
  const top = cover(view, styles)
  const actions = pageActions(view, words)
  const outline = printOutline(view, words)
  const main = markup`${top}${printBreadcrumbs(view, words)}${view.notice === undefined ? nothing : markup`<p class="notice" role="status">${icon('info')}${view.notice}</p>`}<article>${pageHead(view)}<div class="text">${text}</div></article>${printPager(view, words)}${pageFoot(view, words)}`
  const printed = printShell({
    frame,
    head: {
      title: page.title,
      description: page.description ?? firstWords(page.nodes, 160),
      canonical: page.canonical,
      noIndex: page.noIndex,
      markdown: page.markdown,
      styles: styles.text(),
    },
    navigation: page.layout.tableOfContents ? view.navigation : undefined,
    main,
    aside:
      outline === nothing && actions === nothing
        ? nothing
        : markup`<aside class="side">${outline}${actions}</aside>`,
    wide: page.layout.wide,
  })
  return { ...printed, formulas }
}

const links = (list: readonly SiteLink[]): Html =>
  markup`<ul class="found">${list.map(({ title, href }) => markup`<li><a href="${href}" dir="auto">${title}</a></li>`)}</ul>`

/** The page that says that there is no such page, with what is near to it. */
export const printMissing = ({ frame, navigation, suggestions }: SiteMissingView): PrintedPage => {
  const words = wordsOf(frame.customization)
  return printShell({
    frame,
    head: { title: words.missingTitle, noIndex: true, styles: '' },
    navigation,
    main: markup`<article class="missing"><header class="page-head"><p class="code-number">404</p><h1>${words.missingTitle}</h1></header><div class="text">${
      suggestions.length === 0 ? nothing : markup`<p>${words.missingText}</p>${links(suggestions)}`
    }<p><a href="${frame.home}">${words.home}</a></p></div></article>`,
    aside: nothing,
    wide: false,
  })
}

/** One page that was found, with the part of it that says what was asked. */
export interface FoundPage extends SiteLink {
  readonly above: readonly string[]
  readonly text: string
  /** Start and end of the words in `text` that were asked for. */
  readonly marks: readonly (readonly [number, number])[]
}

const marked = (text: string, marks: FoundPage['marks']): Html => {
  let at = 0
  const parts: (string | Html)[] = []
  for (const [start, end] of marks) {
    if (start < at) continue
    parts.push(text.slice(at, start), markup`<mark class="hit">${text.slice(start, end)}</mark>`)
    at = end
  }
  return markup`${parts}${text.slice(at)}`
}

/** What a search found, as a page: for readers whose browser runs no script. */
export const printSearch = (
  frame: SiteFrame,
  navigation: readonly NavigationEntry[],
  { query, found }: { readonly query: string; readonly found: readonly FoundPage[] },
): PrintedPage => {
  const words = wordsOf(frame.customization)
  return printShell({
    frame,
    head: { title: words.search, noIndex: true, styles: '' },
    navigation,
    main: markup`<article><header class="page-head"><h1>${words.search}</h1></header><form class="search-form" role="search" action="${frame.base}/~search" method="get"><label class="hidden" for="@query">${words.searchHint}</label><input id="@query" type="search" name="q" value="${query}" maxlength="200"><button class="button primary" type="submit">${words.search}</button></form><div class="text">${query === '' || found.length > 0 ? nothing : markup`<p>${words.nothingFound}</p>`}<ul class="results">${found.map(
      (one) =>
        markup`<li><a href="${one.href}"><b dir="auto">${one.title}</b></a>${one.above.length === 0 ? nothing : markup`<small>${one.above.join(' › ')}</small>`}<p dir="auto">${marked(one.text, one.marks)}</p></li>`,
    )}</ul></div></article>`,
    aside: nothing,
    wide: false,
  })
}

/** A short message in the clothes of the site, such as thanks for an answer. */
export const printMessage = (frame: SiteFrame, title: string): PrintedPage =>
  printShell({
    frame,
    head: { title, noIndex: true, styles: '' },
    navigation: undefined,
    main: markup`<article><header class="page-head"><h1>${title}</h1></header><div class="text"><p><a href="${frame.home}">${wordsOf(frame.customization).home}</a></p></div></article>`,
    aside: nothing,
    wide: false,
  })
