/** Mentions in comments and replies: stored as rows, and notified to people who can see the space. */
import { peopleWithRole } from '../../access/people-on-resource.ts'
import type { PersonView } from '../../people/person-view.ts'
import { personViews } from '../../people/person-view.ts'
import type { SpaceRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { CommentPlace } from '../comment-place.ts'

export const spaceResource = ({ id, organization, parent, default_level }: SpaceRow) => ({
  kind: 'space' as const,
  id,
  organization,
  parent,
  default_level,
})

/**
 * Stores whom a comment or reply mentions now and returns the newly mentioned people. People who cannot see the space
 * are left out: they must not learn about it, and their names must not be revealed.
 */
export const keepMentions = async (
  { ctx, space }: CommentPlace,
  db: Db,
  { comment, target }: { readonly comment: string; readonly target: string },
  people: readonly string[],
): Promise<readonly string[]> => {
  const before = await db
    .deleteFrom('mentions')
    .where('space', '=', space.id)
    .where('comment', '=', comment)
    .where('target', '=', target)
    .returning('person')
    .execute()
  const visible = await peopleWithRole(ctx.store.engine, db, spaceResource(space), people)
  if (visible.size > 0) {
    await db
      .insertInto('mentions')
      .values([...visible].map((person) => ({ space: space.id, comment, target, person })))
      .execute()
  }
  const known = new Set(before.map(({ person }) => person))
  return [...visible].filter((person) => !known.has(person))
}

/** The people among these ids who can currently see the space, by id; only their names may be revealed by a mention. */
export const mentionedPeople = async (
  { ctx, space }: CommentPlace,
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PersonView>> =>
  personViews(ctx, db, await peopleWithRole(ctx.store.engine, db, spaceResource(space), ids))
