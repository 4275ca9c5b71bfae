/** Full-text search with a `tsvector` of plain words beside each section. */
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { FullText } from './full-text.ts'
import { indexedWords } from './indexed-words.ts'

export const postgresText: FullText = {
  async add(db, sections) {
    if (sections.length === 0) return
    const rows = sections.map((section) => {
      const words = indexedWords(section)
      const { space, page, place, anchor, title, body } = section
      return {
        ...{ space, page, place, anchor, title, body },
        ...{ in_page: words.page, in_title: words.title, in_body: words.body },
      }
    })
    await sql`
      insert into search_sections (space, page, place, anchor, title, body, words)
      select space, page, place, anchor, title, body,
        setweight(to_tsvector('simple', in_title), 'A') || setweight(to_tsvector('simple', in_page), 'B') ||
        to_tsvector('simple', in_body)
      from json_to_recordset(${JSON.stringify(rows)}::json) as rows (
        space text, page text, place bigint, anchor text, title text, body text,
        in_page text, in_title text, in_body text)`.execute(db)
  },

  async drop(db, space, pages) {
    await sql`
      delete from search_sections
      where space = ${space} and ${among('postgres', sql.ref('page'), pages)}`.execute(db)
  },

  hits(words, spaces, pages) {
    const asked = words.map((word) => `'${word.replaceAll("'", "''")}':*`).join(' & ')
    const onPages = sql`and ${among('postgres', sql.ref('page'), pages ?? [])}`
    return sql`
      select id, ts_rank(words, asked) as score
      from search_sections, to_tsquery('simple', ${asked}) as asked
      where words @@ asked and ${among('postgres', sql.ref('space'), spaces)}
      ${pages ? onPages : sql``}`
  },
}
