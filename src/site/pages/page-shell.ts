/** What all pages of a site share: head, header, page tree, footer. */
import { pageStyle, printHead } from '../chrome/head.ts'
import type { HeadOf } from '../chrome/head.ts'
import { printFooter } from '../chrome/footer.ts'
import { printPreviewBar } from '../chrome/preview-bar.ts'
import { headerLinks, printHeader } from '../chrome/header.ts'
import { printNavigation } from '../chrome/navigation.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import { iconRules } from '../look/icons.ts'
import { themeAttributes } from '../look/theme.ts'
import type { IntegrationPage, NavigationEntry, SiteFrame } from '../page-view.ts'
import type { FrameText } from '../frame-text-keys.ts'
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
  /** Where visits of the page are reported, and what identifies it there; absent if nobody wants to know. */
  readonly views?: { readonly action: string; readonly at: string } | undefined
  /** On pages with diagrams: the URL of the frame that draws one. */
  readonly diagramFrame?: string | undefined
  /** What the script of blocks of integrations needs, on pages that have such blocks. */
  readonly integrations?: IntegrationPage | undefined
}

/** Data for the page's scripts, in attributes; only constants and interface text. */
const scriptLabels = (labels: FrameText, needed: { blocks: boolean; consent: boolean }): string => {
  const { search, searchHint, nothingFound, stillIndexing, tooManyText, close, copied, copy, showAll } =
    labels
  const { thanks, tellMore, send, notSent } = labels
  const { blockLoading, blockFailed, choicesFailed, retry, cancel } = labels
  const { cookies, cookiesText, accept, reject, privacy } = labels
  return JSON.stringify({
    ...{ search, searchHint, nothingFound, stillIndexing, tooManyText, close, copied, copy, showAll },
    ...{ thanks, tellMore, send, notSent },
    ...(needed.blocks && { blockLoading, blockFailed, choicesFailed, retry, cancel }),
    ...(needed.consent && { cookies, cookiesText, accept, reject, privacy }),
  })
}

/** A complete HTML document around the main content. */
export const printShell = ({
  frame,
  head,
  navigation,
  main,
  aside,
  wide,
  views,
  diagramFrame,
  integrations,
}: Shell): PrintedPage => {
  const labels = frameText(frame.customization)
  const { written } = frame
  const words = scriptLabels(labels, {
    blocks: integrations !== undefined,
    consent: frame.scripts?.consent === true,
  })
  const data = attributes({
    'data-base': frame.base,
    'data-words': words,
    'data-views': views?.action,
    'data-page': views?.at,
    'data-diagrams': diagramFrame,
    'data-integrations': integrations && JSON.stringify(integrations),
    'data-scripts': frame.scripts && JSON.stringify(frame.scripts),
  })
  const tree = navigation !== undefined && navigation.length > 0
  const body = markup`<body${data}><a class="skip" href="#@text">${labels.skip}</a>${printPreviewBar(frame)}${printHeader(frame, labels, tree)}<div class="columns-of-page${tree ? '' : ' no-tree'}${aside === nothing ? '' : ' with-side'}${wide ? ' wide' : ''}">${tree ? printNavigation(navigation, labels, headerLinks(frame, labels)) : nothing}<main id="@text" tabindex="-1">${main}</main>${aside}</div>${printFooter(frame, labels)}</body>`
  const styles = head.styles + iconRules(body.markup, frame.customization.styling.icons)
  const document = markup`<!doctype html>
<html${attributes({ lang: written.language, dir: written.direction === 'rtl' && 'rtl', ...themeAttributes(frame.customization) })}>${printHead(frame, { ...head, styles })}${body}</html>`
  return { html: document.markup, style: pageStyle(frame, styles) }
}
