/**
 * The search index: one row per page with its sections, the words of the page for the engine, and the words of a space
 * that correct typing errors. It is rebuilt from content, so the previous index is dropped.
 */
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text, integer, arrival }: ColumnTypes): Promise<void> => {
  const { schema } = db
  const postgres = db.getExecutor().adapter.constructor.name === 'PostgresAdapter'
  if (!postgres) await sql`drop table search_words`.execute(db)
  for (const table of ['search_sections', 'search_pages']) await schema.dropTable(table).execute()
  await sql`delete from search_heads`.execute(db)
  await schema
    .createTable('search_pages')
    .addColumn('id', arrival, (c) => c.primaryKey())
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('signature', text, (c) => c.notNull())
    .addColumn('place', text, (c) => c.notNull())
    .execute()
  // Separate from the rows that a search walks, which are small in comparison.
  await schema
    .createTable('search_texts')
    .addColumn('id', integer, (c) => c.primaryKey())
    .addColumn('sections', text, (c) => c.notNull())
    .execute()
  await schema
    .createIndex('search_pages_key')
    .unique()
    .on('search_pages')
    .columns(['space', 'page'])
    .execute()
  await schema
    .createTable('search_spellings')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('word', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_spellings_key', ['space', 'word'])
    .execute()
  if (postgres) {
    await sql`alter table search_pages add column words tsvector`.execute(db)
    await sql`create index search_pages_words on search_pages using gin (words)`.execute(db)
  } else {
    // Words only, under the number of the row in search_pages. They are split before they get here, so the tokenizer
    // only has to recognize the spaces between them. `space` is a word too: a search in one space does not walk the
    // matches of all.
    await sql`create virtual table search_words using fts5 (
      space, title, headings, body, content='', contentless_delete=1, tokenize='ascii', prefix='2 3')`.execute(
      db,
    )
  }
}
