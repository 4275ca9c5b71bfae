/** The lock on an organization's members, and on what is given to them. */
import type { Db } from '../storage/store.ts'

/**
 * Serializes transactions that add or remove members, change who administers the organization, or give members access.
 * Call it before checking who is a member: otherwise somebody who is removed at the same time keeps what they get. An
 * update that changes nothing is the row lock that both engines have.
 */
export const lockOrganization = async (db: Db, organization: string): Promise<void> => {
  await db
    .updateTable('organizations')
    .set((e) => ({ updated_at: e.ref('updated_at') }))
    .where('id', '=', organization)
    .execute()
}
