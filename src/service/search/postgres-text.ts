/** Full-text search with a `tsvector` of plain words per page. */
import { sql } from 'kysely'
import { among } from '../storage/sql.ts'
import type { FullText } from './full-text.ts'
import type { AskedTerm, AskedWord } from './tokenizer.ts'

const quoted = (word: string): string => `'${word.replaceAll("'", "''")}'`

/** Matches the exact word as well as the prefix, so that `port` ranks above `portable`. */
const wordQuery = ({ word, start }: AskedWord, weight: '' | 'A'): string => {
  const exact = weight === '' ? quoted(word) : `${quoted(word)}:${weight}`
  return start ? `(${exact} | ${quoted(word)}:*${weight})` : exact
}

/** With a weight, only words of that weight match: `A` is the title. */
const termQuery = ({ forms }: AskedTerm, weight: '' | 'A' = ''): string =>
  `(${forms.map((form) => `(${form.map((word) => wordQuery(word, weight)).join(' & ')})`).join(' | ')})`

export const postgresText: FullText = {
  async put(db, space, pages) {
    if (pages.length === 0) return
    const rows = pages.map(({ words, ...page }) => ({ ...words, ...page }))
    await sql`
      with given as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as rows (
          page text, signature text, sections text, title text, headings text, body text)),
      kept as (
        insert into search_pages (space, page, signature, place, words)
        select ${space}, page, signature, '',
          setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', headings), 'B') ||
          to_tsvector('simple', body)
        from given
        on conflict (space, page) do update set signature = excluded.signature, words = excluded.words
        returning id, page)
      insert into search_texts (id, sections)
      select kept.id, given.sections from kept join given on given.page = kept.page
      on conflict (id) do update set sections = excluded.sections`.execute(db)
  },

  async drop(db, space, pages) {
    await sql`
      with gone as (
        delete from search_pages where space = ${space} and ${among('postgres', sql.ref('page'), pages)}
        returning id)
      delete from search_texts where id in (select id from gone)`.execute(db)
  },

  hits(terms, space) {
    const asked = terms.map((term) => termQuery(term)).join(' & ')
    // Exact matches rank first: `ts_rank` ignores how rare a word is, and is below 1.
    const names = terms.filter(({ forms }) => forms.length > 1)
    const asTyped = names.map(
      (term) =>
        sql` + case when words @@ to_tsquery('simple', ${termQuery({ ...term, forms: term.forms.slice(0, 1) })}) then 1 else 0 end`,
    )
    // Normalization 1 compensates for length; otherwise longer pages would always rank first.
    return sql`
      select id, space, page, ts_rank(words, asked, 1) ${sql.join(asTyped, sql``)} as score
      from search_pages, to_tsquery('simple', ${asked}) as asked
      where words @@ asked ${space === undefined ? sql`` : sql`and space = ${space}`}`
  },

  titleHits(terms, space) {
    const asked = terms.map((term) => termQuery(term, 'A')).join(' & ')
    return sql`
      select id from search_pages
      where words @@ to_tsquery('simple', ${asked}) ${space === undefined ? sql`` : sql`and space = ${space}`}`
  },

  titleLength(place) {
    return sql`coalesce(char_length(nullif(${place}, '')::json ->> 'title'), 0)`
  },
}
