/**
 * Data that is derived from documents and can be rebuilt from them: their links, and the words that search finds. Not
 * part of a backup between engines.
 */
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text, integer, arrival }: ColumnTypes): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('document_links')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('document', text, (c) => c.notNull())
    .addColumn('links', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('document_links_key', ['space', 'document'])
    .execute()
  await schema
    .createTable('search_heads')
    .addColumn('space', text, (c) => c.primaryKey())
    .addColumn('root', text, (c) => c.notNull())
    .execute()
  await schema
    .createTable('search_pages')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('signature', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_pages_key', ['space', 'page'])
    .execute()
  await schema
    .createTable('search_sections')
    .addColumn('id', arrival, (c) => c.primaryKey())
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('place', integer, (c) => c.notNull())
    .addColumn('anchor', text, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .execute()
  await schema
    .createIndex('search_sections_of_page')
    .on('search_sections')
    .columns(['space', 'page', 'place'])
    .execute()
  if (db.getExecutor().adapter.constructor.name === 'PostgresAdapter') {
    await sql`alter table search_sections add column words tsvector`.execute(db)
    await sql`create index search_sections_words on search_sections using gin (words)`.execute(db)
  } else {
    // Words only: texts are in search_sections, under the same number. `space` is a word too, so that a search in one
    // space does not walk the matches of all.
    await sql`create virtual table search_words using fts5 (
      space, page, title, body, content='', contentless_delete=1, tokenize='unicode61', prefix='2 3')`.execute(
      db,
    )
  }
}
