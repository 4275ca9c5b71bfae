/**
 * Locks on how a person signs in. Hashing and comparing passwords takes a tenth of a second, in which the password can
 * change and sessions can end.
 */
import type { Caller } from '../../access/caller.ts'
import { Failure } from '../../http/failure.ts'
import type { PersonRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'

const lock = (db: Db, person: string) =>
  db.selectFrom('persons').select('id').where('id', '=', person).forNoKeyUpdate()

/**
 * Serializes changes to the password and the second factors of the caller. Fails with `expired-credentials` if their
 * session has ended since the request began.
 */
export const lockSignIn = async (db: Db, { person, credential }: Caller): Promise<void> => {
  await lock(db, person).execute()
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', credential.id)
    .where('person', '=', person)
    .executeTakeFirst()
  if (!session) throw new Failure('expired-credentials', 'This session has ended. Sign in again.')
}

/** Whether the person still has the password that was compared; it does not change before the transaction ends. */
export const hasSamePassword = async (db: Db, { id, password }: PersonRow): Promise<boolean> => {
  return (await lock(db, id).where('password', '=', password).executeTakeFirst()) !== undefined
}
