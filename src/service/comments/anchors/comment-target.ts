/** The target of a new comment: a page of the head, a block on it, a table cell, quoted text. */
import type { AnchorRecord } from '../../../content/document/comment-anchor.ts'
import type { NewComment } from '../../../contract/comments/schemas.ts'
import { defineTask } from '../../computing/task.ts'
import { Failure } from '../../http/failure.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { Db } from '../../storage/store.ts'
import type { CommentPlace } from '../comment-place.ts'
import { headOf } from '../comment-place.ts'
import { blockAnswers } from './block-answers.ts'
import { refuse } from '../invalid-field.ts'

export type TargetInput = Pick<NewComment, 'page' | 'node' | 'tableCell' | 'quote'>
type Side = 'main' | 'change'

const targets = blockAnswers(
  defineTask(
    'stored',
    new URL('./comment-targets.task.ts', import.meta.url),
    () => import('./comment-targets.task.ts'),
  ),
)

const missing = {
  node: 'This block does not exist on the page.',
  tableCell: 'This cell does not exist in the table.',
  quote: 'The quoted text is not there. Select it again, or comment on the whole block.',
} as const

/**
 * The content of one side. A space has only its head; the `main` of a change request is the revision it was last
 * updated from.
 */
export const sideSnapshot = async (place: CommentPlace, db: Db, side: Side): Promise<ContentSnapshot> => {
  const { ctx, space, changeRequest } = place
  const id = side === 'main' && changeRequest ? changeRequest.revision_merged_ancestor : headOf(place)
  return contentSnapshot(ctx.store, db, space.id, (await revisionOf(db, space.id, id)).root)
}

/** The target on one side; the error says what that side lacks. */
const targetOn = async (
  place: CommentPlace,
  db: Db,
  { page = '', node, tableCell: cell, quote }: TargetInput,
  side: Side,
): Promise<AnchorRecord> => {
  const entry = (await sideSnapshot(place, db, side)).pages.get(page)
  if (!entry) throw refuse('page', 'This page does not exist.')
  if (entry.type === 'computed') {
    throw new Failure('state-forbids', 'You cannot comment on a computed page.')
  }
  const { title, document } = entry
  const record: AnchorRecord = { title, ...(document !== undefined && { document }), side }
  if (node === undefined && !cell) return record
  const first = node === undefined ? 'tableCell' : 'node'
  if (document === undefined) throw refuse(first, missing[first])
  const question = { node, cell, quote }
  const [answer] = await targets(place.ctx, db, place.space.id, [{ document, question }])
  if (answer?.missing !== undefined) throw refuse(answer.missing, missing[answer.missing])
  return { ...record, ...answer?.record }
}

/**
 * What is stored of a target besides its ids; undefined for a comment on the whole. Fails with `bad-content` unless the
 * head (or, on a change request, the revision it was last updated from) has the page, the page has the block, and the
 * block (or, without one, any table of the page) has the cell and the text; with `state-forbids` on a computed page.
 */
export const anchorOf = async (
  place: CommentPlace,
  db: Db,
  input: TargetInput,
): Promise<AnchorRecord | undefined> => {
  const { page, node, tableCell: cell, quote } = input
  if (quote && node === undefined) throw refuse('node', 'Required with a quote.')
  if (page === undefined) {
    if (node !== undefined) throw refuse('page', 'Required with a block.')
    if (cell) throw refuse('page', 'Required with a table cell.')
    return undefined
  }
  const { side: asked, ...quoteText } = quote ?? {}
  const sides: readonly Side[] = asked !== undefined ? [asked] : ['change', 'main']
  let first: unknown
  for (const side of place.changeRequest ? sides : ['change' as const]) {
    try {
      const record = await targetOn(place, db, input, side)
      return { ...record, ...(quote && { quote: quoteText as AnchorRecord['quote'] }) }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // What the head lacks may have been deleted by the change; otherwise the head's error is reported.
      first ??= error
      if (error.reason === 'state-forbids') throw error
    }
  }
  throw first
}
