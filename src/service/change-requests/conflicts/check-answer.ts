/** Validates the answer to a conflict, so that only answers that can be applied are stored. */
import { writtenBlocks } from '../../../content/merge/block-answers.ts'
import type { Answer, Conflict } from '../../../content/merge/conflicts.ts'
import { pageLimits } from '../../../contract/documents/limits.ts'
import { RichTextDocument } from '../../../contract/documents/schemas.ts'
import { Failure } from '../../http/failure.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { requireSmall } from '../../content/writing/document-size.ts'
import { editedField } from './edited-field.ts'

const refusal = (message: string, path: string, detail: string): Failure =>
  new Failure('bad-content', message, { details: [{ path, message: detail }] })
const refuse = (message: string, path: string, detail: string): never => {
  throw refusal(message, path, detail)
}

/** The page that a page is put under, or the blocks that replace a block. */
const checkEdited = ({ kind }: Conflict, { value, place }: Answer): void => {
  if (kind === 'moved-both') {
    if (typeof place !== 'object')
      refuse('Choose the page to move it under.', 'body.place', 'Required: {"into": ID}.')
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

/** Contents of the two heads of a merge. */
interface HeadContents {
  readonly main: ContentSnapshot
  readonly change: ContentSnapshot
}

const withEditedValue = (conflict: Conflict, answer: Answer, { change }: HeadContents): Answer => {
  const { kind, subject } = conflict
  if (kind !== 'field' && kind !== 'slug') {
    checkEdited(conflict, answer)
    return answer
  }
  if (answer.value === undefined) return refuse('Enter the value to keep.', 'body.value', 'Required.')
  const entry = change.byName.get(`${subject.kind}:${subject.id}`)
  if (entry === undefined) throw new Error('The subject of a conflict is not in the change request.')
  return { ...answer, value: editedField(subject, entry, answer.value) }
}

/**
 * The answer as it is stored. Fails with `bad-content` if the conflict does not offer the choice or the value is not
 * valid there, and with `bad-position` if the page of main to place something under or in does not exist.
 */
export const checkAnswer = (conflict: Conflict, answer: Answer, heads: HeadContents): Answer => {
  const { choice, place } = answer
  if (!conflict.choices.some((offered) => offered.choice === choice)) {
    const offered = [...new Set(conflict.choices.map((one) => `"${one.choice}"`))].join(', ')
    refuse(`Answer this conflict with one of ${offered}.`, 'body.choice', `Must be one of ${offered}.`)
  }
  const checked = choice === 'edited' ? withEditedValue(conflict, answer, heads) : answer
  if (typeof place !== 'object' || place.into === null) return checked
  const page = heads.main.pages.get(place.into)
  if (page === undefined)
    throw new Failure('bad-position', 'This page does not exist in the space.', {
      details: [{ path: 'body.place.into', message: 'Must be a page on main.' }],
    })
  if (choice === 'moved' && page.type !== 'document')
    throw new Failure('bad-position', 'The edit can only move to a page with content.', {
      details: [{ path: 'body.place.into', message: 'Has no content.' }],
    })
  return checked
}
