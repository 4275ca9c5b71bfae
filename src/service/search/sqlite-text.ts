/**
 * Full-text search with FTS5. The index stores only words and shares its row ids with `search_pages`, which has the
 * weights of words: `bm25` would count words in the pages of all spaces. `search_keys` repeats the space and the page in
 * rows so small that tens of thousands stay in the page cache; only pages in scope are then weighed.
 */
import type { RawBuilder } from 'kysely'
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

const allColumns = '{title headings body}'

/**
 * The weight of the word in the page, or of its heaviest word that begins with it; 0 if it has little. The digit before
 * the place where it is found; if it is not found, the last character, a space.
 */
const weightOf = ({ word, start }: AskedWord): RawBuilder<unknown> =>
  sql`cast(substr(p.weights, instr(p.weights, ${`:${word}${start ? '' : ' '}`}) - 1, 1) as integer)`

/** The mean weight of the words of the heaviest form. */
const formsWeight = ({ forms }: AskedTerm): RawBuilder<unknown> => {
  const each = forms.map((form) => sql`(${sql.join(form.map(weightOf), sql` + `)}) * 1.0 / ${form.length}`)
  return each.length > 1 ? sql`max(${sql.join(each)})` : sql`${each[0]}`
}

/** A name as it was typed ranks above its parts, a whole word above those that begin with it. */
const bestMatch = ({
  forms,
}: AskedTerm): { readonly words: readonly AskedWord[]; readonly bonus: number } | undefined => {
  const [words = []] = forms
  if (forms.length > 1) return { words, bonus: 10 }
  return words.some(({ start }) => start)
    ? { words: words.map(({ word }) => ({ word, start: false })), bonus: 1 }
    : undefined
}

const scoreOf = (term: AskedTerm, asked: string): RawBuilder<unknown> => {
  const best = bestMatch(term)
  if (best === undefined) return formsWeight(term)
  const those = `${asked} AND ${allColumns} : (${best.words.map(wordQuery).join(' AND ')})`
  return sql`${formsWeight(term)} + case when k.id in (
    select rowid from search_words where search_words match ${those}) then ${sql.lit(best.bonus)} else 0 end`
}

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
    const rows = pages.map(({ page, signature, weights }) => ({ page, signature, weights }))
    const { rows: made } = await sql<{ id: number; page: string }>`
      insert into search_pages (space, page, signature, place, weights)
      select ${space}, value ->> 'page', value ->> 'signature', '', value ->> 'weights'
      from json_each(${JSON.stringify(rows)}) where true
      on conflict (space, page) do update set signature = excluded.signature, weights = excluded.weights
      returning id, page`.execute(db)
    const keys = made.map((row) => ({ ...row, space }))
    await sql`
      insert into search_keys (id, space, page)
      select value ->> 'id', value ->> 'space', value ->> 'page' from json_each(${JSON.stringify(keys)}) where true
      on conflict (id) do nothing`.execute(db)
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
    await sql`
      delete from search_keys where id in (select id from search_pages where ${those})`.execute(db)
    await sql`delete from search_pages where ${those}`.execute(db)
  },

  hits(terms, space) {
    const asked = matchOf(allColumns, terms, space)
    return sql`
      select k.id, k.space, k.page, ${sql.join(
        terms.map((term) => scoreOf(term, asked)),
        sql` + `,
      )} as score
      from search_words(${asked}) w join search_keys k on k.id = w.rowid join search_pages p on p.id = k.id`
  },

  titleHits(terms, space) {
    return sql`select rowid as id from search_words where search_words match ${matchOf('title', terms, space)}`
  },

  titleLength(place) {
    return sql`case when ${place} = '' then 0 else length(${place} ->> 'title') end`
  },
}
