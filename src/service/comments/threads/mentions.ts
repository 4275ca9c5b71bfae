/** Mentions in comments and replies: stored as rows, and notified to people who can see the space. */
import { peopleWithRole } from '../../access/people-on-resource.ts'
import type { PersonView } from '../../people/person-view.ts'
import { personViews } from '../../people/person-view.ts'
import type { SpaceRow } from '../../storage/schema/schema.ts'
import { send } from '../../storage/send-statement.ts'
import type { Db } from '../../storage/store.ts'
import type { CommentPlace } from '../comment-place.ts'

export const spaceResource = ({ id, organization, parent, default_level }: SpaceRow) => ({
  kind: 'space' as const,
  id,
  organization,
  parent,
  default_level,
})

/** What mentions people: a comment is its own target, a reply belongs to one. */
interface Mentioning {
  readonly comment: string
  readonly target: string
}

/**
 * Stores whom a new comment or reply mentions, and returns them. People who cannot see the space are left out: they must
 * not learn about it, and their names must not be revealed.
 */
export const addMentions = async (
  { ctx, space }: CommentPlace,
  db: Db,
  { comment, target }: Mentioning,
  people: readonly string[],
): Promise<readonly string[]> => {
  const visible = await peopleWithRole(ctx.store.engine, db, spaceResource(space), people)
  if (visible.size > 0) {
    const rows = [...visible].map((person) => ({ space: space.id, comment, target, person }))
    await send(db, db.insertInto('mentions').values(rows))
  }
  return [...visible]
}

/** Stores whom a changed comment or reply mentions now, as `addMentions`, and returns the newly mentioned people. */
export const keepMentions = async (
  place: CommentPlace,
  db: Db,
  { comment, target }: Mentioning,
  people: readonly string[],
): Promise<readonly string[]> => {
  const before = await db
    .deleteFrom('mentions')
    .where('space', '=', place.space.id)
    .where('comment', '=', comment)
    .where('target', '=', target)
    .returning('person')
    .execute()
  const known = new Set(before.map(({ person }) => person))
  return (await addMentions(place, db, { comment, target }, people)).filter((person) => !known.has(person))
}

/** The people among these ids who can currently see the space, by id; only their names may be revealed by a mention. */
export const mentionedPeople = async (
  { ctx, space }: CommentPlace,
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PersonView>> =>
  personViews(ctx, db, await peopleWithRole(ctx.store.engine, db, spaceResource(space), ids))
