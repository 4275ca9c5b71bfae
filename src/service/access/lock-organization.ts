/** The lock on an organization's members, on what is given to them, and on what is unique or limited within it. */
import type { Db } from '../storage/store.ts'

/**
 * Serializes transactions that add or remove members, change who administers the organization, or give members access.
 * Call it before checking who is a member: otherwise somebody who is removed at the same time keeps what they get.
 */
export const lockOrganization = async (db: Db, organization: string): Promise<void> => {
  await db.selectFrom('organizations').select('id').where('id', '=', organization).forNoKeyUpdate().execute()
}
