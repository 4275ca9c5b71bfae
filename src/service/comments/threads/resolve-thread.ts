/** Resolves and reopens threads. */
import { recordTimeline } from '../../change-requests/timeline/record-timeline.ts'
import { notify } from '../../events/notify.ts'
import type { CommentRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { CommentPlace } from '../comment-place.ts'
import { recordComment, touchPlace } from '../comment-place.ts'
import { noticeIn } from './post-comment.ts'

/**
 * Resolves or reopens a thread and returns whether that changed it. The condition is part of the statement, so that
 * concurrent requests count the thread only once.
 */
export const resolveThread = async (
  db: Db,
  place: CommentPlace,
  row: CommentRow,
  resolved: boolean,
  /** False as part of something that is recorded, and announced to the author, in a more specific way. */
  { alone = true }: { readonly alone?: boolean } = {},
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
  if (place.changeRequest && alone)
    await recordTimeline(place.ctx, db, place.changeRequest, place.viewer.person, {
      kind: resolved ? 'thread-resolved' : 'thread-reopened',
      comment: row.id,
    })
  if (resolved && alone) {
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
