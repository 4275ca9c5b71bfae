/** "Was this page helpful?", with three answers and an optional comment after one. */
import type { FeedbackRating } from '../../contract/sites/feedback-schemas.ts'
import type { Html } from '../html.ts'
import { attributes, markup } from '../html.ts'
import type { FrameText } from '../frame-text-keys.ts'
import { icon } from './icon.ts'

export type Rating = FeedbackRating

export interface FeedbackForm {
  /** URL that it is submitted to. */
  readonly action: string
  /** Identifies the page to the endpoint that receives the feedback. */
  readonly at: string
  /** Maximum length of the comment, in characters. */
  readonly most: number
}

/** Identifies the page, and a honeypot field hidden from readers. */
const unseen = ({ at }: FeedbackForm): Html =>
  markup`<input type="hidden" name="at" value="${at}"><p hidden><input type="text" name="website" aria-label="Website" tabindex="-1" autocomplete="off"></p>`

/** Each answer is a submit button: it takes one click, with and without a script. */
export const feedbackForm = (form: FeedbackForm, labels: FrameText): Html => {
  const answer = (rating: Rating, face: 'smile' | 'meh' | 'frown', word: string) =>
    markup`<button type="submit" name="rating" value="${rating}">${icon(face)}${word}</button>`
  return markup`<form${attributes({ class: 'feedback', method: 'post', action: form.action, 'data-feedback': form.most })}>${unseen(form)}<p>${labels.helpful}</p><div class="answers">${answer('good', 'smile', labels.yes)}${answer('ok', 'meh', labels.somewhat)}${answer('bad', 'frown', labels.no)}</div></form>`
}

/** A comment field for an answer that was given. */
export const commentForm = (form: FeedbackForm, rating: Rating, labels: FrameText): Html =>
  markup`<form class="feedback more" method="post" action="${form.action}">${unseen(form)}<input type="hidden" name="rating" value="${rating}"><label for="@comment">${labels.tellMore}</label><textarea id="@comment" name="comment" rows="4" maxlength="${form.most}"></textarea><button type="submit" class="button primary">${labels.send}</button></form>`
