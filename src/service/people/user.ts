/** The caller's own profile. */
import { operations } from '../../contract/operations.ts'
import { notFound } from '../http/failure.ts'
import { reads, writes } from '../http/verb.ts'
import { personView } from './person-view.ts'

export const getUser = reads(operations.getUser, async ({ caller, around }, db) => {
  const row = await db.selectFrom('persons').selectAll().where('id', '=', caller.person).executeTakeFirst()
  if (!row) throw notFound()
  return personView(around, row)
})

export const updateUser = writes(operations.updateUser, async ({ caller, body, around }, db) => {
  const row = await db
    .updateTable('persons')
    .set({
      ...(body.displayName !== undefined && { display_name: body.displayName }),
      ...(body.photoURL !== undefined && { photo_url: body.photoURL }),
      updated_at: around.now(),
    })
    .where('id', '=', caller.person)
    .returningAll()
    .executeTakeFirstOrThrow()
  return personView(around, row)
})
