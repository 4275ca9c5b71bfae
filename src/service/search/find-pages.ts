/** Pages that match a query, best first. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { After } from '../http/page-token.ts'
import { bytesOf, chunks } from '../storage/sql.ts'
import type { Context } from '../context.ts'
import { fullText } from './engine-full-text.ts'
import type { FullText } from './full-text.ts'
import type { AskedTerm } from './tokenizer.ts'

export interface FoundRow {
  readonly id: number
  readonly space: string
  readonly page: string
  readonly score: number
  /** JSON of `KeptPlace`. */
  readonly place: string
  /** As `signatureOf` makes it. */
  readonly signature: string
  /** Size of its sections. */
  readonly bytes: number
}

/** The scope of a search: one space, or those returned by a query. */
export type Where = { readonly space: string } | { readonly spaces: RawBuilder<unknown> }

/** What a page must match: all terms, or most. */
export interface Asked {
  readonly terms: readonly AskedTerm[]
  readonly most: boolean
  /** Number of characters of the query. */
  readonly length: number
}

/** Whether the row, as `hits` returns it, is in the scope. */
const inside = (where: Where): RawBuilder<unknown> =>
  'space' in where ? sql`hits.space = ${where.space}` : sql`hits.space in (${where.spaces})`

/** At least half of the terms: one of two, two of three. */
const leastTerms = (terms: readonly AskedTerm[]): number => Math.ceil(terms.length / 2)

/** A page with more matching terms ranks above any other, whatever the scores. */
const wholeTerm = 1_000_000

/** A page whose title is the query ranks above pages that contain it, and below those with more terms. */
const wholeTitle = 1000

/**
 * The pages with most of the terms: those with more terms first, and those with rarer ones before the others. How rare a
 * term is must be counted in the scope only; else scores would tell of pages that the caller cannot see.
 */
const mostTerms = (engine: FullText, where: Where, terms: readonly AskedTerm[]): RawBuilder<unknown> => {
  const space = 'space' in where ? where.space : undefined
  const each = terms.map(
    (term, number) => sql`
      select hits.*, ${sql.lit(number)} as term
      from (${engine.hits([term], space)}) as hits where ${inside(where)}`,
  )
  const total = sql`(select count(*) from search_pages hits where ${inside(where)})`
  return sql`
    select id, space, page,
      count(*) * ${sql.lit(wholeTerm)} + sum((1 + score) * ln(1.0 + total * 1.0 / having_term)) as score
    from (
      select every.*, ${total} as total, count(*) over (partition by term) as having_term
      from (${sql.join(each, sql` union all `)}) as every) as counted
    group by id, space, page having count(*) >= ${sql.lit(leastTerms(terms))}`
}

/**
 * The `with` clauses of a search, last `found (id, space, score)`, restricted to the scope, with `page` if `withPage`: a
 * search of all spaces finds tens of thousands of pages and shows a few. Pages whose title has all terms come first,
 * those whose title has little else before the others.
 */
const found = (
  { store }: Context,
  where: Where,
  { terms, most, length }: Asked,
  withPage: boolean,
): RawBuilder<unknown> => {
  const engine = fullText(store.engine)
  const space = 'space' in where ? where.space : undefined
  const hits = most ? mostTerms(engine, where, terms) : engine.hits(terms, space)
  const asked = sql`cast(${length} as integer)`
  const longer = sql`case when titled.length > ${asked} then titled.length else ${asked} end`
  const titled = sql`
    case when titled.id is null then 0.0
      else ${sql.lit(wholeTitle)} * (1.0 - abs(titled.length - ${asked}) * 1.0 / ${longer}) end`
  // Materialized, so that titles are not searched again for every page.
  return sql`
    titled as materialized (
      select p.id, ${engine.titleLength(sql.ref('p.place'))} as length
      from (${engine.titleHits(terms, space)}) as titles join search_pages p on p.id = titles.id),
    found as materialized (
      select hits.id, hits.space, ${withPage ? sql`hits.page,` : sql``}
        cast(hits.score + ${titled} as double precision) as score
      from (${hits}) as hits left join titled on titled.id = hits.id
      where ${inside(where)})`
}

/** A page of results after a cursor, and the total. */
export const findPages = async (
  ctx: Context,
  where: Where,
  asked: Asked,
  after: After | undefined,
  limit: number,
): Promise<{ readonly rows: readonly FoundRow[]; readonly total: number }> => {
  if (asked.terms.length === 0) return { rows: [], total: 0 }
  const [score, page] = after ?? []
  const further =
    score === undefined
      ? sql``
      : sql`where found.score < ${score} or (found.score = ${score} and found.page > ${page})`
  const { rows } = await sql<FoundRow & { readonly total: number }>`
    with ${found(ctx, where, asked, true)}, total as (select count(*) as total from found),
    listed as (select * from found ${further} order by score desc, space, page limit ${limit})
    select listed.*, p.place, p.signature, ${bytesOf('t.sections')} as bytes, total.total
    from total left join listed on true left join search_pages p on p.id = listed.id
    left join search_texts t on t.id = listed.id
    order by listed.score desc, listed.page`.execute(ctx.store.read)
  // The row with the total is returned even if there are no results.
  return { rows: rows.filter((row) => row.page !== null), total: Number(rows[0]?.total ?? 0) }
}

export interface FoundSpaceRows {
  readonly space: string
  readonly title: string
  /** Score of its best page. */
  readonly best: number
  readonly pages: readonly FoundRow[]
}

/** Maximum pages shown per space; a search within the space shows all. */
const mostOfSpace = 10

/**
 * A page of spaces after a cursor with their best pages (at least one each, three times the limit in total), and the
 * total number of spaces.
 */
export const findSpaces = async (
  ctx: Context,
  where: Where,
  asked: Asked,
  { after, limit }: { after: After | undefined; limit: number },
): Promise<{ readonly rows: readonly FoundSpaceRows[]; readonly total: number }> => {
  if (asked.terms.length === 0) return { rows: [], total: 0 }
  const [best, name] = after ?? []
  const further =
    best === undefined ? sql`` : sql`where best < ${best} or (best = ${best} and space > ${name})`
  const { rows } = await sql<
    FoundRow & { readonly title: string; readonly best: number; readonly total: number }
  >`
    with ${found(ctx, where, asked, false)},
    spaces_found as (select space, max(score) as best from found group by space),
    total as (select count(*) as total from spaces_found),
    chosen as (select space, best from spaces_found ${further} order by best desc, space limit ${limit}),
    top as (
      select found.*, chosen.best from found join chosen on chosen.space = found.space
      order by found.score desc, found.space, found.id limit ${3 * limit}),
    few as (
      select * from top
      union
      select found.*, chosen.best from found
      join chosen on chosen.space = found.space and chosen.best = found.score)
    select few.id, few.space, p.page, few.score, few.best, p.place, p.signature,
      ${bytesOf('t.sections')} as bytes, spaces.title, total.total
    from total left join few on true left join spaces on spaces.id = few.space
    left join search_pages p on p.id = few.id
    left join search_texts t on t.id = few.id
    order by few.best desc, few.space, few.score desc, p.page`.execute(ctx.store.read)
  const rowsWithPage = rows.filter((row) => row.page !== null)
  return {
    rows: [...Map.groupBy(rowsWithPage, ({ space }) => space)].map(([space, pages]) => ({
      space,
      title: pages[0]?.title ?? '',
      best: pages[0]?.best ?? 0,
      pages: pages.slice(0, mostOfSpace),
    })),
    total: Number(rows[0]?.total ?? 0),
  }
}

/** Whether any page matches the term. Stops at the first. */
export const hasMatch = async (ctx: Context, where: Where, term: AskedTerm): Promise<boolean> => {
  const hits = fullText(ctx.store.engine).hits([term], 'space' in where ? where.space : undefined)
  const { rows } = await sql`
    select hits.id from (${hits}) as hits where ${inside(where)} limit 1`.execute(ctx.store.read)
  return rows.length > 0
}

/** Searches that are sent in one query. */
const searchesPerQuery = 20

/** Pages that match all terms of any of the searches, at most `limit` for each few searches. */
export const pagesMatchingAny = async (
  ctx: Context,
  where: Where,
  searches: readonly (readonly AskedTerm[])[],
  limit: number,
): Promise<readonly { readonly space: string; readonly page: string }[]> => {
  const engine = fullText(ctx.store.engine)
  const pages: { readonly space: string; readonly page: string }[] = []
  for (const some of chunks(
    searches.filter((terms) => terms.length > 0),
    searchesPerQuery,
  )) {
    const each = some.map(
      (terms) => sql`
        select hits.space, hits.page from (${engine.hits(terms)}) as hits where ${inside(where)}`,
    )
    const { rows } = await sql<{ space: string; page: string }>`
      select space, page from (${sql.join(each, sql` union `)}) as every
      order by space, page limit ${limit}`.execute(ctx.store.read)
    pages.push(...rows)
  }
  return pages
}
