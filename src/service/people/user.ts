/** The caller's own profile. */
import { operations } from '../../contract/operations.ts'
import { visibleEmail } from '../access/email-visibility.ts'
import type { Caller } from '../access/caller.ts'
import { givesEntry, requireOwnCredential } from '../access/organization-entry.ts'
import { notFound } from '../http/failure.ts'
import { reads, writes } from '../http/verb.ts'
import type { Db } from '../storage/store.ts'
import { personView } from './person-view.ts'
import { isPasswordless } from './sign-in/second-factor.store.ts'

export const getUser = reads(operations.getUser, async ({ caller, ctx }, db) => {
  const row = await db.selectFrom('persons').selectAll().where('id', '=', caller.person).executeTakeFirst()
  if (!row) throw notFound()
  const fixed = await isSeenElsewhere(db, caller)
  const passwordless =
    row.password === null && caller.signOn === '' && (await isPasswordless(db, caller.person))
  return {
    ...personView(ctx, row),
    operator: caller.operator,
    ...(fixed && { profileFixed: true }),
    ...(passwordless && { passwordless }),
  }
})

/** The caller, or somebody who shares an organization with them; all others are not found. */
export const getUserById = reads(operations.getUserById, async ({ params, caller, ctx }, db) => {
  const row = await db
    .selectFrom('persons')
    .select(['id', 'display_name', 'photo_url', visibleEmail('persons').as('email')])
    .where('id', '=', params.userId)
    .where((e) =>
      e.or([
        e('id', '=', caller.person),
        e.exists(
          e
            .selectFrom('members as theirs')
            .innerJoin('members as mine', 'mine.organization', 'theirs.organization')
            .select('theirs.person')
            .whereRef('theirs.person', '=', 'persons.id')
            .where('mine.person', '=', caller.person)
            .where('mine.disabled', '=', 0)
            .where(givesEntry('mine', caller.signOn)),
        ),
      ]),
    )
    .executeTakeFirst()
  if (!row) throw notFound()
  return personView(ctx, row)
})

/**
 * Whether the caller's name and picture are visible outside of what their credential gives access to. A credential from
 * an organization's sign-on must not change what other organizations see; people who are in no other organization may
 * change them.
 */
const isSeenElsewhere = async (db: Db, { person, signOn }: Caller): Promise<boolean> =>
  signOn !== '' &&
  (await db
    .selectFrom('members')
    .select('organization')
    .where('person', '=', person)
    .where('organization', '!=', signOn)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const updateUser = writes(operations.updateUser, async ({ caller, body, ctx }, db) => {
  if (await isSeenElsewhere(db, caller)) requireOwnCredential(caller)
  const row = await db
    .updateTable('persons')
    .set({
      ...(body.displayName !== undefined && { display_name: body.displayName }),
      ...(body.photoURL !== undefined && { photo_url: body.photoURL }),
      updated_at: ctx.now(),
    })
    .where('id', '=', caller.person)
    .returningAll()
    .executeTakeFirstOrThrow()
  return personView(ctx, row)
})
