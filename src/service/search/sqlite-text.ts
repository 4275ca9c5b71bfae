/** Full-text search with FTS5. The index holds words alone and shares its numbers with `search_sections`. */
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { FullText, SearchTables } from './full-text.ts'
import { indexedWords } from './indexed-words.ts'

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`

export const sqliteText: FullText = {
  async add(db, sections) {
    if (sections.length === 0) return
    const rows = await db
      .withTables<SearchTables>()
      .insertInto('search_sections')
      .values(
        sections.map(
          ({ space, page, place, anchor, title, body }) =>
            ({ space, page, place, anchor, title, body }) as never,
        ),
      )
      .returning(['id', 'page', 'place'])
      .execute()
    const numbers = new Map(rows.map(({ id, page, place }) => [`${page} ${place}`, id]))
    const entries = sections.map((section) => ({
      ...indexedWords(section),
      id: numbers.get(`${section.page} ${section.place}`),
      space: section.space,
    }))
    await sql`
      insert into search_words (rowid, space, page, title, body)
      select value ->> 'id', value ->> 'space', value ->> 'page', value ->> 'title', value ->> 'body'
      from json_each(${JSON.stringify(entries)})`.execute(db)
  },

  async drop(db, space, pages) {
    const those = sql`space = ${space} and ${among('sqlite', sql.ref('page'), pages)}`
    await sql`
      delete from search_words where rowid in (select id from search_sections where ${those})`.execute(db)
    await sql`delete from search_sections where ${those}`.execute(db)
  },

  hits(words, spaces, pages) {
    const asked = `{page title body} : (${words.map((word) => `${quoted(word)} *`).join(' AND ')})`
    const [space, ...more] = spaces
    const inSpace = space !== undefined && more.length === 0 ? `space : ${quoted(space)} AND ` : ''
    const onPages = sql`and rowid in (
      select id from search_sections
      where ${among('sqlite', sql.ref('space'), spaces)} and ${among('sqlite', sql.ref('page'), pages ?? [])})`
    // Words of headings and titles weigh more than those of the text; `space` weighs nothing.
    return sql`
      select rowid as id, -bm25(search_words, 0.0, 4.0, 6.0, 1.0) as score
      from search_words where search_words match ${inSpace + asked}
      ${pages ? onPages : sql``}`
  },
}
