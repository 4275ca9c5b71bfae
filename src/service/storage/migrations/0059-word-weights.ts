/**
 * Weights of words, with which the embedded store ranks pages, and the keys of pages in rows of their own, which a
 * search walks. PostgreSQL ranks by its `tsvector`.
 */
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text, integer }: ColumnTypes): Promise<void> => {
  if (db.getExecutor().adapter.constructor.name === 'PostgresAdapter') return
  await db.schema
    .alterTable('search_pages')
    .addColumn('weights', text, (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('search_keys')
    .addColumn('id', integer, (c) => c.primaryKey())
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .execute()
  await sql`insert into search_keys select id, space, page from search_pages`.execute(db)
  // Each page is indexed again in the background, and found meanwhile: no page has this signature.
  await sql`delete from search_heads`.execute(db)
  await sql`update search_pages set signature = json_array('', '', coalesce(signature ->> 2, ''))`.execute(db)
}
