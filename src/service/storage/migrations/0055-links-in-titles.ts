/**
 * Titles of columns can hold links, and cells of files URLs: the links of all pages are read again when they are next
 * used.
 */
import { sql } from 'kysely'
import type { Db } from '../store.ts'

export const up = async (db: Db): Promise<void> => {
  for (const table of ['page_links', 'link_heads', 'document_links'])
    await sql`delete from ${sql.table(table)}`.execute(db)
}
