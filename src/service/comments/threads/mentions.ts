/** Whom comments and replies name: kept beside them, and told to those who see the space. */
import { thoseOn } from '../../access/people-on-resource.ts'
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
 * Keeps whom a comment or reply names now, and gives those of them whom it did not name before. People who may not
 * see the space are kept out: being named must tell them nothing, and their names must not be told by it.
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
  const named = await thoseOn(ctx.store.engine, db, spaceResource(space), people)
  if (named.size > 0) {
    await db
      .insertInto('mentions')
      .values([...named].map((person) => ({ space: space.id, comment, target, person })))
      .execute()
  }
  const known = new Set(before.map(({ person }) => person))
  return [...named].filter((person) => !known.has(person))
}

/** The people with these ids who see the space now, by id: the only ones whose names a mention may tell. */
export const mentionedPeople = async (
  { ctx, space }: CommentPlace,
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PersonView>> =>
  personViews(ctx, db, await thoseOn(ctx.store.engine, db, spaceResource(space), ids))
