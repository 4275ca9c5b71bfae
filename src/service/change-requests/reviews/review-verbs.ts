/** Reviews of a change request: list, read, dismiss. */
import { sql } from 'kysely'
import { forbiddenTo } from '../../../contract/change-requests/actions.ts'
import type { ChangeRequestStatus } from '../../../contract/change-requests/schemas.ts'
import type { Body } from '../../../contract/operation/operation.ts'
import { operations } from '../../../contract/operations.ts'
import { atLeast } from '../../../contract/roles/roles.ts'
import type { Caller } from '../../access/caller.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { only } from '../../comments/threads/comment-view.ts'
import { notify } from '../../events/notify.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import type { After } from '../../http/page-token.ts'
import { open, reads } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { changeRequestOf, lockChangeRequest } from '../load-change-request.ts'
import { wakeMergePlans } from '../merge-plans.queries.ts'
import { requireStatus } from '../require-status.ts'
import { namedPeople, recordTimeline } from '../timeline/record-timeline.ts'
import type { ReviewPlace } from './review-view.ts'
import { reviewViews } from './review-view.ts'
import type { JudgedReview } from '../reviews.queries.ts'
import { countReviews, isCurrent, reviewsOf, sizesOfReviews } from '../reviews.queries.ts'

interface ReviewCall {
  readonly ctx: Context
  readonly caller: Caller
  readonly params: { readonly changeRequestId: string }
}

/** The change request with the context to show its comments. */
const reviewPlace = async (
  { ctx, caller, params }: ReviewCall,
  db: Db,
  { space, role }: SpaceSubject,
): Promise<ReviewPlace> => ({
  ctx,
  space,
  changeRequest: await changeRequestOf(db, space.id, params.changeRequestId),
  viewer: { person: caller.person, role },
})

const reviewOf = async (db: Db, { changeRequest }: ReviewPlace, id: string): Promise<JudgedReview> => {
  const [row] = await reviewsOf(db, changeRequest, { where: sql`r.id = ${id}` })
  if (!row) throw notFound()
  return row
}

export const listReviews = reads(operations.listChangeRequestReviews, async (call, db, subject) => {
  const place = await reviewPlace(call, db, subject)
  const { ctx, query } = call
  const { changeRequest } = place
  const wanted =
    query.outdated === undefined
      ? sql`1 = 1`
      : query.outdated
        ? sql`(c.difference is null or not ${isCurrent})`
        : isCurrent
  const page = (after: After | undefined, limit: number) => {
    const [time, id] = after ?? []
    const further = after ? sql` and (r.created_at, r.id) < (${time}, ${id})` : sql``
    return { where: sql`${wanted}${further}`, limit }
  }
  return listPage(ctx.keys, {
    list: `reviews/${changeRequest.space}/${changeRequest.id}`,
    query,
    count: () => countReviews(db, changeRequest, wanted),
    rows: (after, limit) => reviewsOf(db, changeRequest, page(after, limit)),
    bytes: (after, limit) => sizesOfReviews(db, changeRequest, page(after, limit)),
    key: ({ created_at, id }) => [created_at, id],
    items: (rows) => reviewViews(place, db, rows, query.format),
  })
})

export const getReview = reads(operations.getChangeRequestReview, async (call, db, subject) => {
  const place = await reviewPlace(call, db, subject)
  const row = await reviewOf(db, place, call.params.reviewId)
  return only(await reviewViews(place, db, [row], call.query.format))
})

const requireDismissal = ({ viewer, changeRequest }: ReviewPlace, { reviewer }: JudgedReview): void => {
  const reason = forbiddenTo(
    'dismiss',
    {
      status: changeRequest.status as ChangeRequestStatus,
      outdated: false,
      ownReview: reviewer === viewer.person,
    },
    { edit: true, review: true, merge: true, admin: atLeast(viewer.role, 'admin') },
  )
  if (reason !== undefined) throw new Failure('role-too-low', reason)
}

/** Dismisses a review, in the transaction `db`. Fails with `state-forbids` if it was dismissed before. */
const dismiss = async (
  { ctx, caller, body }: ReviewCall & { readonly body: Body<typeof operations.dismissChangeRequestReview> },
  db: Db,
  place: ReviewPlace,
  row: JudgedReview,
): Promise<void> => {
  const { changeRequest, space } = place
  requireDismissal(place, row)
  requireStatus('dismiss', changeRequest)
  if (row.dismissed_at !== null) throw new Failure('state-forbids', 'This review was already dismissed.')
  const now = ctx.now()
  await db
    .updateTable('reviews')
    .set({
      dismissed_at: now,
      dismissed_by: caller.person,
      dismissal: body.message === undefined || body.message.trim() === '' ? null : body.message,
      updated_at: now,
    })
    .where('space', '=', space.id)
    .where('change_request', '=', changeRequest.id)
    .where('id', '=', row.id)
    .execute()
  const [reviewer] = await namedPeople(ctx, db, [row.reviewer])
  const message = body.message?.trim() ?? ''
  await recordTimeline(ctx, db, changeRequest, caller.person, {
    kind: 'review-dismissed',
    review: row.id,
    reviewer: reviewer ?? { id: row.reviewer, name: '' },
    status: row.status as 'approved',
    ...(message !== '' && { message }),
  })
  await wakeMergePlans(ctx, db, changeRequest)
  const event = { organization: space.organization, space: space.id, actor: caller.person }
  await ctx.events.record(db, {
    ...event,
    kind: 'review.dismissed',
    subject: changeRequest.id,
    data: { review: row.id, number: changeRequest.number },
  })
  await notify(ctx, db, {
    ...event,
    changeRequest: changeRequest.id,
    reason: 'reviewed',
    people: [row.reviewer, changeRequest.created_by],
  })
}

export const dismissReview = open(operations.dismissChangeRequestReview, async (call, read) => {
  const { changeRequestId, reviewId } = call.params
  const place = await call.ctx.store.write(async (db) => {
    const subject = await call.authorize(db)
    await lockChangeRequest(db, await changeRequestOf(db, subject.space.id, changeRequestId))
    const now = await reviewPlace(call, db, subject)
    await dismiss(call, db, now, await reviewOf(db, now, reviewId))
    return now
  })
  return only(await reviewViews(place, read, [await reviewOf(read, place, reviewId)], 'markdown'))
})
