/** Reviews in API responses: a page of them takes a fixed number of queries. */
import { sql } from 'kysely'
import type { CommentPlace } from '../../comments/comment-place.ts'
import type { BodyFormat } from '../../comments/threads/comment-body.ts'
import { commentViews } from '../../comments/threads/comment-view.ts'
import type { PersonView } from '../../people/person-view.ts'
import { personViews } from '../../people/person-view.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { JudgedReview } from '../reviews.queries.ts'

/** The place of a change request's comments, with the change request loaded. */
export type ReviewPlace = CommentPlace & { readonly changeRequest: ChangeRequestRow }

/** A person whose row is gone is shown without a name. */
export const peopleBy = async (
  ctx: Context,
  db: Db,
  ids: Iterable<string>,
): Promise<(id: string) => PersonView> => {
  const views = await personViews(ctx, db, ids)
  return (id) =>
    views.get(id) ?? {
      object: 'user',
      id,
      displayName: 'Former member',
      urls: { location: ctx.addresses.user(id).location },
    }
}

const commentsOf = async (place: ReviewPlace, db: Db, ids: readonly string[], format: BodyFormat) => {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('comments')
    .selectAll()
    .where('space', '=', place.space.id)
    .where(among(place.ctx.store.engine, sql.ref('id'), ids))
    .execute()
  return new Map((await commentViews(place, db, rows, format)).map((view) => [view.id, view]))
}

/** In the order of the rows. */
export const reviewViews = async (
  place: ReviewPlace,
  db: Db,
  rows: readonly JudgedReview[],
  format: BodyFormat,
) => {
  const { ctx, space, changeRequest } = place
  const given = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null)
  const person = await peopleBy(
    ctx,
    db,
    given(rows.flatMap((row) => [row.reviewer, row.requested_by, row.dismissed_by])),
  )
  const comments = await commentsOf(place, db, given(rows.map(({ comment }) => comment)), format)
  return rows.map((row) => {
    const comment = row.comment === null ? undefined : comments.get(row.comment)
    return {
      object: 'change-request-review' as const,
      id: row.id,
      revision: row.revision,
      reviewer: person(row.reviewer),
      ...(row.requested_by !== null && { requestedBy: person(row.requested_by) }),
      status: row.status as 'approved',
      outdated: !row.current,
      counts: row.counts,
      ...(comment && { comment }),
      comments: row.threads,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...(row.dismissed_at !== null && { dismissedAt: row.dismissed_at }),
      ...(row.dismissed_by !== null && { dismissedBy: person(row.dismissed_by) }),
      ...(row.dismissal !== null && { dismissal: row.dismissal }),
      urls: ctx.addresses.review(space.organization, space.id, changeRequest, row.id),
    }
  })
}
