/** What all pages of a site share: head, header, page tree, footer. */
import { pageStyle, printHead } from '../chrome/head.ts'
import type { HeadOf } from '../chrome/head.ts'
import { printFooter } from '../chrome/footer.ts'
import { printPreviewBar } from '../chrome/preview-bar.ts'
import { headerLinks, printHeader } from '../chrome/header.ts'
import { printNavigation } from '../chrome/navigation.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import { themeAttributes } from '../look/theme.ts'
import type { NavigationEntry, SiteFrame } from '../page-view.ts'
import type { FrameText } from '../frame-text.ts'
import { frameText } from '../frame-text.ts'

export interface PrintedPage {
  readonly html: string
  /** The content of the `style` element. */
  readonly style: string
}

export interface Shell {
  readonly frame: SiteFrame
  readonly head: HeadOf
  readonly navigation: readonly NavigationEntry[] | undefined
  readonly main: Html
  readonly aside: Html
  readonly wide: boolean
}

/** Data for the page's scripts, in attributes; only constants and interface text. */
const scriptWords = (words: FrameText): string => {
  const { search, searchHint, nothingFound, tooManyText, close, copied, copy, showAll } = words
  const { thanks, tellMore, send, notSent } = words
  const ofFinder = { search, searchHint, nothingFound, tooManyText }
  return JSON.stringify({ ...ofFinder, close, copied, copy, showAll, thanks, tellMore, send, notSent })
}

/** A complete HTML document around the main content. */
export const printShell = ({ frame, head, navigation, main, aside, wide }: Shell): PrintedPage => {
  const words = frameText(frame.customization)
  const { written } = frame
  const tree = navigation !== undefined && navigation.length > 0
  const document = markup`<!doctype html>
<html${attributes({ lang: written.language, dir: written.direction === 'rtl' && 'rtl', ...themeAttributes(frame.customization) })}>${printHead(frame, head)}<body data-base="${frame.base}" data-words="${scriptWords(words)}"><a class="skip" href="#@text">${words.skip}</a>${printPreviewBar(frame)}${printHeader(frame, words, tree)}<div class="columns-of-page${tree ? '' : ' no-tree'}${aside === nothing ? '' : ' with-side'}${wide ? ' wide' : ''}">${tree ? printNavigation(navigation, words, headerLinks(frame)) : nothing}<main id="@text" tabindex="-1">${main}</main>${aside}</div>${printFooter(frame, words)}</body></html>`
  return { html: document.markup, style: pageStyle(frame, head.styles) }
}
