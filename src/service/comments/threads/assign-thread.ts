/** Assigns a thread to a person. */
import { peopleWithRole } from '../../access/people-on-resource.ts'
import { notify } from '../../events/notify.ts'
import { Failure } from '../../http/failure.ts'
import type { CommentRow } from '../../storage/schema/schema.ts'
import { send } from '../../storage/send-statement.ts'
import type { Db } from '../../storage/store.ts'
import type { CommentPlace } from '../comment-place.ts'
import { spaceResource } from './mentions.ts'
import { noticeIn } from './post-comment.ts'

/**
 * Assigns a thread to a person or to nobody; returns whether that changed anything. Fails with `state-forbids` unless
 * the person may answer, with the same message for people who do not exist and people who are hidden.
 */
export const assign = async (
  place: CommentPlace,
  db: Db,
  row: CommentRow,
  person: string | null,
): Promise<boolean> => {
  if (person === row.assignee) return false
  const { ctx, space } = place
  if (person !== null) {
    const able = await peopleWithRole(ctx.store.engine, db, spaceResource(space), [person], 'comment')
    if (!able.has(person))
      throw new Failure(
        'state-forbids',
        'You can assign a thread only to someone who can comment in this space. A space administrator can grant the Commenter role.',
        { details: [{ path: 'body.assignee', message: 'Cannot comment here.' }] },
      )
  }
  await send(
    db,
    db
      .updateTable('comments')
      .set({ assignee: person })
      .where('space', '=', row.space)
      .where('id', '=', row.id),
  )
  if (person !== null)
    await notify(ctx, db, { ...noticeIn(place), comment: row.id, reason: 'assigned', people: [person] })
  return true
}
