/**
 * Removes installations: their rows go, their tokens end, and waiting events are dropped. Blocks in pages stay, and say
 * that the integration is not installed. The log of past events is kept until it expires.
 */
import type { InstallationRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'

/**
 * Removes the rows of the given installations, which belong to one integration. Returns those that no other transaction
 * removed meanwhile.
 */
export const removeInstallations = async (
  db: Db,
  ids: readonly string[],
): Promise<readonly InstallationRow[]> => {
  if (ids.length === 0) return []
  await db.deleteFrom('integration_targets').where('installation', 'in', ids).execute()
  await db.deleteFrom('integration_external_ids').where('installation', 'in', ids).execute()
  await db
    .deleteFrom('integration_events')
    .where('installation', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
  return db.deleteFrom('integration_installations').where('id', 'in', ids).returningAll().execute()
}
