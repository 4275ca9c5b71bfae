/** Validates the answer to a conflict, so that only answers that can be applied are stored. */
import { writtenBlocks } from '../../../content/merge/block-answers.ts'
import type { Answer, Conflict } from '../../../content/merge/conflicts.ts'
import { pageLimits } from '../../../contract/documents/limits.ts'
import { RichTextDocument } from '../../../contract/documents/schemas.ts'
import { Failure } from '../../http/failure.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { requireSmall } from '../../content/writing/document-size.ts'

const refusal = (message: string, path: string, detail: string): Failure =>
  new Failure('bad-content', message, { details: [{ path, message: detail }] })
const refuse = (message: string, path: string, detail: string): never => {
  throw refusal(message, path, detail)
}

const checkValue = ({ kind }: Conflict, { value, place }: Answer): void => {
  if (kind === 'moved-both') {
    if (typeof place !== 'object')
      refuse('Choose the page to move it under.', 'body.place', 'Required: {"into": ID}.')
    return
  }
  if (kind !== 'block') {
    if (value === undefined) refuse('Enter the value to keep.', 'body.value', 'Required.')
    if (kind === 'slug' && typeof value !== 'string')
      refuse('A slug must be text.', 'body.value', 'Must be text.')
    return
  }
  requireSmall(value, pageLimits, (message) => refusal(message, 'body.value', message))
  const nodes = writtenBlocks(value)
  const read = RichTextDocument.safeParse({ object: 'document', data: {}, nodes })
  if (nodes === undefined || !read.success) {
    const [issue] = read.error?.issues ?? []
    const at = issue === undefined ? '' : ` At ${issue.path.join('.')}: ${issue.message}`
    refuse(
      'Enter a block, or a list of at least one block.',
      'body.value',
      `Must be a block or a list of blocks.${at}`,
    )
  }
}

/**
 * Fails with `bad-content` if the conflict does not offer the choice or the value is not valid there, and with
 * `bad-position` if the page of main to place something under or in does not exist.
 */
export const checkAnswer = (conflict: Conflict, answer: Answer, main: ContentSnapshot): void => {
  const { choice, place } = answer
  if (!conflict.choices.some((offered) => offered.choice === choice)) {
    const offered = [...new Set(conflict.choices.map((one) => `"${one.choice}"`))].join(', ')
    refuse(`Answer this conflict with one of ${offered}.`, 'body.choice', `Must be one of ${offered}.`)
  }
  if (choice === 'edited') checkValue(conflict, answer)
  if (typeof place !== 'object' || place.into === null) return
  const page = main.pages.get(place.into)
  if (page === undefined)
    throw new Failure('bad-position', 'This page does not exist in the space.', {
      details: [{ path: 'body.place.into', message: 'Must be a page on main.' }],
    })
  if (choice === 'moved' && page.type !== 'document')
    throw new Failure('bad-position', 'The edit can only move to a page with content.', {
      details: [{ path: 'body.place.into', message: 'Has no content.' }],
    })
}
