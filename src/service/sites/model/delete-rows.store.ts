/** Deletes rows that belong to a site, table by table. */
import type { siteTables } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { SiteName } from './site-items.store.ts'

/** Deletes all rows of a site in a table, in the transaction `db`; returns whether there were any. */
export const deleteRowsOf = async (
  db: Db,
  table: (typeof siteTables)[number],
  { organization, id }: SiteName,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('organization', '=', organization)
    .where('site', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
