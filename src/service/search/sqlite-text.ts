/** Full-text search with FTS5. The index stores only words and shares its row ids with `search_pages`. */
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { FullText } from './full-text.ts'
import type { AskedTerm, AskedWord } from './tokenizer.ts'

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`

/** Matches the exact word as well as the prefix, so that `port` ranks above `portable`. */
const wordQuery = ({ word, start }: AskedWord): string =>
  start ? `(${quoted(word)} OR ${quoted(word)} *)` : quoted(word)

const termQuery = ({ forms }: AskedTerm): string =>
  `(${forms.map((form) => `(${form.map(wordQuery).join(' AND ')})`).join(' OR ')})`

/** The pages of a space, if one is given, whose columns contain all terms. */
const matchOf = (columns: string, terms: readonly AskedTerm[], space: string | undefined): string =>
  `${space === undefined ? '' : `space : ${quoted(space)} AND `}${columns} : (${terms.map(termQuery).join(' AND ')})`

export const sqliteText: FullText = {
  async put(db, space, pages) {
    if (pages.length === 0) return
    const ids = pages.map(({ page }) => page)
    // A contentless FTS5 table has no update: delete the old words, then insert the new ones.
    await sql`
      delete from search_words where rowid in (
        select id from search_pages where space = ${space} and ${among('sqlite', sql.ref('page'), ids)})`.execute(
      db,
    )
    const rows = pages.map(({ page, signature }) => ({ page, signature }))
    const { rows: made } = await sql<{ id: number; page: string }>`
      insert into search_pages (space, page, signature, place)
      select ${space}, value ->> 'page', value ->> 'signature', ''
      from json_each(${JSON.stringify(rows)}) where true
      on conflict (space, page) do update set signature = excluded.signature returning id, page`.execute(db)
    const numbers = new Map(made.map(({ id, page }) => [page, id]))
    const id = (page: string): number => numbers.get(page) ?? 0
    // Long texts are separate parameters; extracting them from JSON would copy them twice more.
    const texts = pages.map(({ page, sections }) => sql`(${id(page)}, ${sections})`)
    await sql`
      insert into search_texts (id, sections) values ${sql.join(texts)}
      on conflict (id) do update set sections = excluded.sections`.execute(db)
    const entries = pages.map(
      ({ page, words: { title, headings, body } }) =>
        sql`(${id(page)}, ${space}, ${title}, ${headings}, ${body})`,
    )
    await sql`
      insert into search_words (rowid, space, title, headings, body) values ${sql.join(entries)}`.execute(db)
  },

  async drop(db, space, pages) {
    const those = sql`space = ${space} and ${among('sqlite', sql.ref('page'), pages)}`
    await sql`
      delete from search_words where rowid in (select id from search_pages where ${those})`.execute(db)
    await sql`
      delete from search_texts where id in (select id from search_pages where ${those})`.execute(db)
    await sql`delete from search_pages where ${those}`.execute(db)
  },

  hits(terms, space) {
    const asked = matchOf('{title headings body}', terms, space)
    // Words in titles and headings weigh more than those in the text; `space` has no weight.
    return sql`
      select rowid as id, -bm25(search_words, 0.0, 8.0, 3.0, 1.0) as score
      from search_words where search_words match ${asked}`
  },

  titleHits(terms, space) {
    return sql`select rowid as id from search_words where search_words match ${matchOf('title', terms, space)}`
  },

  titleLength(place) {
    return sql`case when ${place} = '' then 0 else length(${place} ->> 'title') end`
  },
}
