/** `POST …/change-requests/{c}/reviews`: a verdict and its collected comments, in one request. */
import { operations } from '../../../contract/operations.ts'
import type { NewReview } from '../../../contract/change-requests/review-schemas.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { readBodiesAhead } from '../../comments/threads/comment-body.ts'
import { only } from '../../comments/threads/comment-view.ts'
import { postComment } from '../../comments/threads/post-comment.ts'
import { followersOf, notify } from '../../events/notify.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { sql } from 'kysely'
import { changeChangeRequest, hasContributed } from '../change-request.store.ts'
import { differenceBetween } from '../difference-hash.ts'
import { changeRequestOf, lockChangeRequest } from '../load-change-request.ts'
import { beginningOf, plainTextOf } from '../plain-text.ts'
import { requireStatus } from '../require-status.ts'
import type { ReviewPlace } from './review-view.ts'
import { reviewViews } from './review-view.ts'
import { reviewsOf } from '../reviews.queries.ts'
import { recordTimeline } from '../timeline/record-timeline.ts'
import { answerRequests } from './review-requests.store.ts'
import { linesOf, withLockedLines } from '../merge-heads.ts'

const requireSameHead = (body: NewReview, { revision }: ChangeRequestRow): void => {
  if (body.revision !== undefined && body.revision !== revision)
    throw new Failure(
      'state-forbids',
      'This change request has changed since you opened it. Look at the new edits, then submit your review again.',
      { details: [{ path: 'body.revision', message: `The head is now ${revision}.` }] },
    )
}

const requireMayApprove = async (
  db: Db,
  body: NewReview,
  row: ChangeRequestRow,
  person: string,
): Promise<void> => {
  if (body.status === 'approved' && (await hasContributed(db, row, person)))
    throw new Failure(
      'state-forbids',
      'You edited this change request, so you cannot approve it. Request a review from someone else.',
    )
}

const isEmpty = (comment: NewReview['comment']): boolean =>
  comment === undefined ||
  ('markdown' in comment
    ? comment.markdown.trim() === ''
    : !('document' in comment) || comment.document.nodes.length === 0)

/** Errors in a draft comment are reported with its index. */
const postDraft = async (place: ReviewPlace, db: Db, body: NewReview, review: string): Promise<void> => {
  for (const [at, comment] of (body.comments ?? []).entries()) {
    try {
      await postComment(place, db, comment, { review })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const where = (path: string) => path.replace(/^body/, `body.comments.${at}`)
      throw new Failure(error.reason, `Draft comment ${at + 1}: ${error.message}`, {
        details: (error.details ?? [{ path: 'body', message: error.message }]).map(({ path, message }) => ({
          path: where(path),
          message,
        })),
      })
    }
  }
}

/** Maximum length of the overall comment in the timeline. */
const mostSummary = 500

/** Writes the review in the transaction `db` and returns its id. */
const addReview = async (
  place: ReviewPlace,
  db: Db,
  body: NewReview,
  difference: string,
): Promise<string> => {
  const { ctx, space, changeRequest: row, viewer } = place
  const id = ctx.mint('review')
  const now = ctx.now()
  await db
    .updateTable('reviews')
    .set({ latest: 0 })
    .where('space', '=', space.id)
    .where('change_request', '=', row.id)
    .where('reviewer', '=', viewer.person)
    .execute()
  const requestedBy = await answerRequests(db, row, viewer.person, now)
  const comment =
    body.comment === undefined || isEmpty(body.comment)
      ? undefined
      : await postComment(place, db, { body: body.comment }, { review: id })
  await db
    .insertInto('reviews')
    .values({
      space: space.id,
      change_request: row.id,
      id,
      reviewer: viewer.person,
      requested_by: requestedBy ?? null,
      status: body.status,
      revision: row.revision,
      carried: row.revision,
      difference,
      latest: 1,
      comment: comment?.id ?? null,
      created_at: now,
      updated_at: now,
      dismissed_at: null,
      dismissed_by: null,
      dismissal: null,
    })
    .execute()
  await postDraft(place, db, body, id)
  await changeChangeRequest(ctx, db, row, { difference })
  await recordTimeline(
    ctx,
    db,
    row,
    viewer.person,
    {
      kind: 'reviewed',
      review: id,
      status: body.status,
      summary: beginningOf(plainTextOf(comment?.body ?? null), mostSummary),
      comments: (comment ? 1 : 0) + (body.comments?.length ?? 0),
    },
    row.revision,
  )
  return id
}

/** Records a submitted review and notifies the people concerned. */
const announceReview = async (
  { ctx, space, changeRequest: row, viewer }: ReviewPlace,
  db: Db,
  id: string,
  status: string,
) => {
  const event = { organization: space.organization, space: space.id, actor: viewer.person }
  await ctx.events.record(db, {
    ...event,
    kind: 'review.submitted',
    subject: row.id,
    data: { review: id, status, number: row.number },
  })
  await notify(ctx, db, {
    ...event,
    changeRequest: row.id,
    reason: 'reviewed',
    people: await followersOf(db, row),
  })
}

export const submitReview = open(operations.submitChangeRequestReview, async (call, read) => {
  const { ctx, caller, params, body } = call
  const lines = async () => linesOf(read, (await call.authorize(read)).space, params.changeRequestId, 'alone')
  const { place, id } = await withLockedLines(ctx, lines, async () => {
    const { space } = await call.authorize(read)
    const row = await changeRequestOf(read, space.id, params.changeRequestId)
    requireStatus('review', row)
    requireSameHead(body, row)
    await requireMayApprove(read, body, row, caller.person)
    await readBodiesAhead([body.comment, ...(body.comments ?? []).map((comment) => comment.body)])
    const { whole: difference } = await differenceBetween(ctx, read, space.id, {
      base: row.revision_merged_ancestor,
      head: row.revision,
    })
    return ctx.store.write(async (db) => {
      await lockChangeRequest(db, row)
      const subject: SpaceSubject = await call.authorize(db)
      const present = await changeRequestOf(db, space.id, row.id)
      requireStatus('review', present)
      requireSameHead(body, present)
      await requireMayApprove(db, body, present, caller.person)
      if (
        present.revision !== row.revision ||
        present.revision_merged_ancestor !== row.revision_merged_ancestor
      )
        return undefined
      const now: ReviewPlace = {
        ctx,
        space: subject.space,
        changeRequest: present,
        viewer: { person: caller.person, role: subject.role },
      }
      const added = await addReview(now, db, body, difference)
      await announceReview(now, db, added, body.status)
      return { place: now, id: added }
    })
  })
  call.created(
    ctx.addresses.review(place.space.organization, place.space.id, place.changeRequest, id).location,
  )
  const rows = await reviewsOf(read, place.changeRequest, { where: sql`r.id = ${id}` })
  return only(await reviewViews(place, read, rows, 'markdown'))
})
