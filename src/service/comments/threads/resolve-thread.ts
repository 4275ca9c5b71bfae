/** Settling a thread and taking it up again. */
import { notify } from '../../events/notify.ts'
import type { CommentRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { CommentPlace } from '../comment-place.ts'
import { recordComment, touchPlace } from '../comment-place.ts'
import { noticeIn } from './post-comment.ts'

/**
 * Sets or lifts the resolution, unless somebody just did the same: the condition stands in the statement, so that
 * two at once count the thread once. Says whether it changed.
 */
export const resolveThread = async (
  db: Db,
  place: CommentPlace,
  row: CommentRow,
  resolved: boolean,
  /** Whether its author hears of it here; false where they are told something better. */
  { told = true }: { readonly told?: boolean } = {},
): Promise<boolean> => {
  const changed = await db
    .updateTable('comments')
    .set({
      resolved_at: resolved ? place.ctx.now() : null,
      resolved_by: resolved ? place.viewer.person : null,
    })
    .where('space', '=', row.space)
    .where('id', '=', row.id)
    .where('resolved_at', resolved ? 'is' : 'is not', null)
    .returning('id')
    .execute()
  if (changed.length === 0) return false
  await touchPlace(db, place, resolved ? -1 : 1)
  await recordComment(db, place, resolved ? 'comment.resolved' : 'comment.reopened', row.id, {
    comment: row.id,
    page: row.page,
  })
  if (resolved && told) {
    const { ctx } = place
    await notify(ctx, db, {
      ...noticeIn(place),
      comment: row.id,
      reason: 'resolved',
      people: [row.author],
    })
  }
  return true
}
