/** Pages of a site that are no pages of its text: what is missing, what has to wait, thanks for an answer. */
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

/** The page that says that there is no such page, with what is near to it. */
export const printMissing = ({ frame, navigation, suggestions }: SiteMissingView): PrintedPage => {
  const words = frameText(frame.customization)
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

/** The page that says that too much was asked for at once. */
export const printTooMany = (frame: SiteFrame): PrintedPage => {
  const { tooMany, tooManyText } = frameText(frame.customization)
  return printMessage(frame, undefined, { status: 429, title: tooMany, text: tooManyText })
}

/** The page that stands for one that takes too long to prepare. */
export const printNotNow = (frame: SiteFrame, navigation: readonly NavigationEntry[]): PrintedPage => {
  const { notNow, notNowText } = frameText(frame.customization)
  return printMessage(frame, navigation, { status: 503, title: notNow, text: notNowText })
}

export interface ThanksView {
  readonly frame: SiteFrame
  readonly navigation: readonly NavigationEntry[]
  /** The page that was answered on. */
  readonly page: SiteLink
  readonly feedback: FeedbackForm
  readonly rating: Rating
  /** Whether words came with the answer: then nothing more is asked. */
  readonly commented: boolean
}

/** The answer to feedback from a browser without scripts. */
export const printThanks = ({
  frame,
  navigation,
  page,
  feedback,
  rating,
  commented,
}: ThanksView): PrintedPage => {
  const words = frameText(frame.customization)
  return printShell({
    frame,
    head: { title: words.thanks, noIndex: true, styles: '' },
    navigation,
    main: markup`<article><header class="page-head"><h1>${words.thanks}</h1></header>${commented ? nothing : commentForm(feedback, rating, words)}<div class="text"><p><a href="${page.href}" dir="auto">${words.backToPage}</a></p></div></article>`,
    aside: nothing,
    wide: false,
  })
}
