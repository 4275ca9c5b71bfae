/** Pages of a site without content: not found, rate limited, not ready, feedback received. */
import { commentForm } from '../chrome/feedback.ts'
import type { FeedbackForm, Rating } from '../chrome/feedback.ts'
import type { Html } from '../html.ts'
import { markup, nothing } from '../html.ts'
import type { PrintedPage } from './page-shell.ts'
import { printShell } from './page-shell.ts'
import type { NavigationEntry, SiteFrame, SiteLink, SiteMissingView } from '../page-view.ts'
import { frameText } from '../frame-text.ts'

const links = (list: readonly SiteLink[]): Html =>
  markup`<ul class="found">${list.map(({ title, href }) => markup`<li><a href="${href}" dir="auto">${title}</a></li>`)}</ul>`

/** The 404 page, with suggestions. */
export const printMissing = ({ frame, navigation, suggestions }: SiteMissingView): PrintedPage => {
  const labels = frameText(frame.customization)
  return printShell({
    frame,
    head: { title: labels.missingTitle, noIndex: true, styles: '' },
    navigation,
    main: markup`<article class="missing"><header class="page-head"><p class="code-number">404</p><h1>${labels.missingTitle}</h1></header><div class="text">${
      suggestions.length === 0 ? nothing : markup`<p>${labels.missingText}</p>${links(suggestions)}`
    }<p><a href="${frame.home}">${labels.home}</a></p></div></article>`,
    aside: nothing,
    wide: false,
  })
}

interface Message {
  readonly status: number
  readonly title: string
  readonly text: string
}

const printMessage = (
  frame: SiteFrame,
  navigation: readonly NavigationEntry[] | undefined,
  { status, title, text }: Message,
): PrintedPage =>
  printShell({
    frame,
    head: { title, noIndex: true, styles: '' },
    navigation,
    main: markup`<article class="missing"><header class="page-head"><p class="code-number">${status}</p><h1>${title}</h1></header><div class="text"><p>${text}</p><p><a href="${frame.home}">${frameText(frame.customization).home}</a></p></div></article>`,
    aside: nothing,
    wide: false,
  })

/** The page for rate-limited requests. */
export const printTooMany = (frame: SiteFrame): PrintedPage => {
  const { tooMany, tooManyText } = frameText(frame.customization)
  return printMessage(frame, undefined, { status: 429, title: tooMany, text: tooManyText })
}

/** The page shown instead of one that takes too long to prepare. */
export const printNotNow = (frame: SiteFrame, navigation: readonly NavigationEntry[]): PrintedPage => {
  const { notNow, notNowText } = frameText(frame.customization)
  return printMessage(frame, navigation, { status: 503, title: notNow, text: notNowText })
}

export interface ThanksView {
  readonly frame: SiteFrame
  readonly navigation: readonly NavigationEntry[]
  /** The page that the feedback is about. */
  readonly page: SiteLink
  readonly feedback: FeedbackForm
  readonly rating: Rating
  /** Whether a comment was included: then no further one is asked for. */
  readonly commented: boolean
}

/** The response to feedback from a browser without scripts. */
export const printThanks = ({
  frame,
  navigation,
  page,
  feedback,
  rating,
  commented,
}: ThanksView): PrintedPage => {
  const labels = frameText(frame.customization)
  return printShell({
    frame,
    head: { title: labels.thanks, noIndex: true, styles: '' },
    navigation,
    main: markup`<article><header class="page-head"><h1>${labels.thanks}</h1></header>${commented ? nothing : commentForm(feedback, rating, labels)}<div class="text"><p><a href="${page.href}" dir="auto">${labels.backToPage}</a></p></div></article>`,
    aside: nothing,
    wide: false,
  })
}
