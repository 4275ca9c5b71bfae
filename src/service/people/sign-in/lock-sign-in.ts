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
 * Serializes changes to how the caller signs in. Fails with `expired-credentials` if their session has ended or their
 * token was deleted since the request began, which may be minutes ago: callers are identified before the body arrives.
 */
export const lockSignIn = async (db: Db, { person, credential }: Caller): Promise<void> => {
  await lock(db, person).execute()
  const row = await db
    .selectFrom(credential.kind === 'token' ? 'tokens' : 'sessions')
    .select('id')
    .where('id', '=', credential.id)
    .where('person', '=', person)
    .executeTakeFirst()
  if (row) return
  throw new Failure(
    'expired-credentials',
    credential.kind === 'token'
      ? 'This token was deleted. Create another one.'
      : 'This session has ended. Sign in again.',
  )
}

/** Whether the person still has the password that was compared; it does not change before the transaction ends. */
export const hasSamePassword = async (db: Db, { id, password }: PersonRow): Promise<boolean> => {
  return (await lock(db, id).where('password', '=', password).executeTakeFirst()) !== undefined
}
