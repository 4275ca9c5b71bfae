/** Suggestions: list, create, dismiss. */
import type { Hash } from '../../../content/revision/revision.ts'
import type { NewComment } from '../../../contract/comments/schemas.ts'
import type { Writing } from '../../../contract/documents/schemas.ts'
import type { Body } from '../../../contract/operation/operation.ts'
import { operations } from '../../../contract/operations.ts'
import { requireOpen } from '../../change-requests/require-status.ts'
import { compute } from '../../computing/compute.ts'
import { fencedBlocksIn } from '../../integrations/catalog/fenced-blocks.ts'
import { answerEach, defineTask } from '../../computing/task.ts'
import type { CommentPlace } from '../comment-place.ts'
import { headOf, lockPlace, placeOf } from '../comment-place.ts'
import { requirePermission } from '../comment-policy.ts'
import { commentViews, only } from '../threads/comment-view.ts'
import { postComment, prepareComment } from '../threads/post-comment.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import type { Verb } from '../../http/verb.ts'
import { open, reads, writes } from '../../http/verb.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { referenceIn } from '../../content/writing/markdown-references.ts'
import { storedDocument } from '../../pages/read-content.ts'
import { untilUnmoved } from '../../content/writing/write-queue.ts'
import type { Address } from '../../content/writing/text-to-document.task.ts'
import { changeRequestIn } from '../comment-place.ts'
import type { Db } from '../../storage/store.ts'
import {
  countSuggestions,
  pageOfSuggestions,
  sizesOfSuggestions,
  suggestionsWith,
} from './suggestions.queries.ts'
import type { SuggestionFilter } from './suggestions.queries.ts'
import { mayDismiss, suggestionViews } from './suggestion-view.ts'
import { refuse } from '../invalid-field.ts'
import { closeSuggestions } from './close-suggestions.ts'
import type { SuggestedWording } from './suggested-wording.task.ts'

const task = defineTask(
  'text',
  new URL('./suggested-wording.task.ts', import.meta.url),
  () => import('./suggested-wording.task.ts'),
)

const changeOf = ({ space }: CommentPlace, id: string) => ({ space: space.id, id })

const listChangeRequestSuggestions = reads(
  operations.listChangeRequestSuggestions,
  async (call, db, subject) => {
    const { ctx, query } = call
    const place = await placeOf(call, db, subject)
    const filter: SuggestionFilter = {
      of: changeOf(place, changeRequestIn(place)),
      state: query.state,
      page: query.targetPage,
    }
    return listPage(ctx.keys, {
      list: `suggestions/${filter.of.space}/${filter.of.id}`,
      query,
      count: () => countSuggestions(db, filter),
      rows: (after, limit) => pageOfSuggestions(db, filter, after, limit),
      bytes: (after, limit) => sizesOfSuggestions(db, filter, after, limit),
      key: (row) => [row.created_at, row.id],
      items: (rows) => suggestionViews(place, db, rows),
    })
  },
)

const getChangeRequestSuggestion = reads(operations.getChangeRequestSuggestion, async (call, db, subject) => {
  const place = await placeOf(call, db, subject)
  const of = changeOf(place, changeRequestIn(place))
  const rows = await suggestionsWith(db, call.ctx.store.engine, of, [call.params.suggestionId])
  return only(await suggestionViews(place, db, rows))
})

/** The block as the person saw it in the revision `root`, and the text they suggest. */
const wordingIn = async (
  { ctx, space }: CommentPlace,
  db: Db,
  { root, page, node, replacement }: { root: Hash; page: string; node: string; replacement: Writing },
): Promise<SuggestedWording> => {
  const snapshot = await contentSnapshot(ctx.store, db, space.id, root)
  const entry = snapshot.pages.get(page)
  if (entry?.type !== 'document') throw refuse('page', 'This page does not exist or has no content.')
  if (entry.document === undefined) throw refuse('node', 'This block does not exist on the page.')
  const bytes = await storedDocument(ctx, db, space.id, entry.document)
  const { organization, id } = space
  const view = { ctx, organization, space: id, snapshot, times: new Map(), metadata: false }
  const resolve = referenceIn(view)
  const fencedBlocks = 'markdown' in replacement ? await fencedBlocksIn(db, space.id) : []
  const wording = await compute(task, {
    input: { bytes, node, replacement, fencedBlocks },
    asks: {
      resolve: answerEach(([href]: Address) => resolve(href)),
    },
  })
  if (wording.same) throw new Failure('nothing-to-change', 'The suggestion is the same as the current text.')
  return wording
}

/** Adds a suggestion with its comment, in the transaction `db`. */
const insertSuggestion = async (
  place: CommentPlace,
  db: Db,
  input: Body<typeof operations.createSuggestion>,
  { base, next }: SuggestedWording,
) => {
  const { ctx, space, viewer } = place
  const comment = await postComment(place, db, commentOf(input), { reason: 'suggested' })
  const row = await db
    .insertInto('suggestions')
    .values({
      space: space.id,
      change_request: changeRequestIn(place),
      id: ctx.mint('suggestion'),
      comment: comment.id,
      page: input.page,
      node: input.node,
      base,
      replacement: next,
      state: 'open',
      author: viewer.person,
      created_at: comment.posted_at,
      settled_at: null,
      settled_by: null,
      revision: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await ctx.events.record(db, {
    organization: space.organization,
    space: space.id,
    kind: 'suggestion.created',
    subject: row.id,
    actor: viewer.person,
    data: { changeRequest: row.change_request, comment: comment.id, page: row.page },
  })
  return { row, comment }
}

const commentOf = ({ page, node, message }: Body<typeof operations.createSuggestion>): NewComment => ({
  page,
  node,
  body: message ?? { markdown: 'Suggested change' },
})

const createSuggestion = open(operations.createSuggestion, async (call, read) => {
  const { ctx, body } = call
  const { page, node, replacement } = body
  const { place, row, comment } = await untilUnmoved(ctx, async () => {
    const before = await placeOf(call, read, await call.authorize(read))
    if (before.changeRequest) requireOpen(before.changeRequest)
    const { root } = await revisionOf(read, before.space.id, body.revision ?? headOf(before))
    const wording = await wordingIn(before, read, { root, page, node, replacement })
    await prepareComment(before, read, commentOf(body))
    return ctx.store.write(async (db) => {
      const now = await placeOf(call, db, await call.authorize(db))
      if (now.changeRequest) requireOpen(now.changeRequest)
      if (headOf(now) !== headOf(before)) return undefined
      return { place: now, ...(await insertSuggestion(now, db, body, wording)) }
    })
  })
  const { space, changeRequest } = place
  if (changeRequest) {
    const { location } = ctx.addresses.changeRequest(space.organization, space.id, changeRequest)
    call.created(`${location}/suggestions/${row.id}`)
  }
  return {
    ...only(await suggestionViews(place, read, [row])),
    thread: only(await commentViews(place, read, [comment], 'document')),
  }
})

const dismissSuggestion = writes(operations.dismissSuggestion, async (call, db, subject) => {
  const { ctx, params } = call
  const place = await placeOf(call, db, subject)
  const of = changeOf(place, changeRequestIn(place))
  const [row] = await suggestionsWith(db, ctx.store.engine, of, [params.suggestionId])
  if (row === undefined) throw new Error('The suggestion is missing.')
  requirePermission(
    mayDismiss(place, row),
    'Only the author, the author of the change request, or an editor can dismiss this suggestion.',
  )
  await lockPlace(db, place)
  const closed = await closeSuggestions(place, db, [row], { state: 'dismissed', revision: null })
  return only(await suggestionViews(place, db, closed))
})

export const suggestions: readonly Verb[] = [
  listChangeRequestSuggestions,
  getChangeRequestSuggestion,
  createSuggestion,
  dismissSuggestion,
]
