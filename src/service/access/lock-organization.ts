/**
 * The lock on an organization's members, on what is given to them, on its collections, and on what is unique or limited
 * within it.
 */
import type { Db } from '../storage/store.ts'

/**
 * Serializes transactions that add or remove members, change who administers the organization, or give members access,
 * and those that move or delete collections or put something into them. Call it before checking who is a member, or
 * where a collection is: otherwise somebody who is removed at the same time keeps what they get, a space gets into a
 * collection that no longer exists, and two collections into each other.
 */
export const lockOrganization = async (db: Db, organization: string): Promise<void> => {
  await db.selectFrom('organizations').select('id').where('id', '=', organization).forNoKeyUpdate().execute()
}
