/**
 * Computed pages link to what their sources need, and blocks of an API to the specification that they name by its slug:
 * the links of all pages are read again when they are next used.
 */
import { sql } from 'kysely'
import type { Db } from '../store.ts'

export const up = async (db: Db): Promise<void> => {
  for (const table of ['page_links', 'link_heads', 'document_links'])
    await sql`delete from ${sql.table(table)}`.execute(db)
}
