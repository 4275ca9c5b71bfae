/** Reactions: each person can use each emoji once per comment or reply. */
import type { Db } from '../../storage/store.ts'
import type { CommentPlace } from '../comment-place.ts'

export interface ReactionChange {
  readonly addedReactions?: readonly string[] | undefined
  readonly removedReactions?: readonly string[] | undefined
}

/**
 * Adds and removes the caller's own reactions; returns whether anything changed. An emoji in both lists ends up added.
 */
export const changeReactions = async (
  place: CommentPlace,
  db: Db,
  target: string,
  { addedReactions = [], removedReactions = [] }: ReactionChange,
): Promise<boolean> => {
  const { space, viewer, ctx } = place
  const added = [...new Set(addedReactions)]
  const removed = [...new Set(removedReactions)].filter((emoji) => !added.includes(emoji))
  let changed = 0
  if (removed.length > 0) {
    const deleted = await db
      .deleteFrom('reactions')
      .where('space', '=', space.id)
      .where('target', '=', target)
      .where('person', '=', viewer.person)
      .where('emoji', 'in', removed)
      .returning('emoji')
      .execute()
    changed += deleted.length
  }
  if (added.length > 0) {
    const now = ctx.now()
    const made = await db
      .insertInto('reactions')
      .values(
        added.map((emoji) => ({ space: space.id, target, emoji, person: viewer.person, reacted_at: now })),
      )
      .onConflict((conflict) => conflict.columns(['space', 'target', 'emoji', 'person']).doNothing())
      .returning('emoji')
      .execute()
    changed += made.length
  }
  return changed > 0
}
