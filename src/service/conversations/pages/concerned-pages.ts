/**
 * Pages that probably concern a cluster: a search for each of its terms and for the titles of typical issues, joined by
 * reciprocal rank (Cormack, Clarke, Büttcher 2009).
 */
import { sql } from 'kysely'
import { stopList } from '../../../content/conversations/stop-lists.ts'
import type { Context } from '../../context.ts'
import type { FoundRow } from '../../search/find-pages.ts'
import { findPages } from '../../search/find-pages.ts'
import { foundPages } from '../../search/found-pages.ts'
import { askedTerms } from '../../search/tokenizer.ts'
import { catchUp } from '../../search/wait-for-index.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import { visibleSpaces } from '../../spaces/spaces.queries.ts'
import type { IssueClusterRow } from '../../storage/schema/conversation-tables.ts'
import { among } from '../../storage/sql.ts'

/** Pages of one search that count, and pages that are returned. */
const mostRanked = 50
const mostPages = 5
const mostTerms = 12
const mostTitles = 5
/** The constant of reciprocal rank fusion. */
const rankOffset = 60
/** A page must contain so many terms of the cluster, or a quarter of them. */
const leastTerms = 2

interface Search {
  readonly text: string
  /** The term that a page contains if it is found. */
  readonly term?: string
  /** Whether most of the words are enough. */
  readonly most: boolean
}

const titlesOf = async ({ store }: Context, { organization, typical }: IssueClusterRow) => {
  const ids = (JSON.parse(typical) as string[]).slice(0, mostTitles)
  const rows = await store.read
    .selectFrom('conversation_issues')
    .select(['id', 'title', 'language'])
    .where('organization', '=', organization)
    .where(among(store.engine, sql.ref('id'), ids))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Titles of typical issues, best first. */
export const typicalTitles = async (ctx: Context, cluster: IssueClusterRow): Promise<string[]> =>
  (await titlesOf(ctx, cluster)).map(({ title }) => title)

/** The title without masks and words that say nothing about its subject. */
const contentWords = (title: string, language: string): string => {
  const stops = stopList(language)
  return title
    .replaceAll(/\[[^[\]]*\]/g, ' ')
    .split(/[^\p{L}\p{N}_.-]+/u)
    .filter((word) => word !== '' && !stops.has(word.toLowerCase()))
    .join(' ')
}

const searchesOf = async (ctx: Context, cluster: IssueClusterRow): Promise<Search[]> => {
  const terms = (JSON.parse(cluster.terms) as string[]).slice(0, mostTerms)
  const titles = await titlesOf(ctx, cluster)
  return [
    ...terms.map((term) => ({ text: term, term, most: false })),
    ...titles.map(({ title, language }) => ({ text: contentWords(title, language), most: true })),
  ]
}

interface Candidate {
  readonly row: FoundRow
  score: number
  readonly matched: string[]
}

interface ConcernedPage {
  readonly space: string
  readonly page: string
  readonly title: string
  readonly path: string
  readonly matched: readonly string[]
  readonly excerpt: string
}

/** Best first, at most five. None fits if no page contains enough terms. */
export const concernedPages = async (
  ctx: Context,
  viewer: Viewer,
  cluster: IssueClusterRow,
): Promise<ConcernedPage[]> => {
  const where = { spaces: visibleSpaces(viewer) }
  await catchUp(ctx, where.spaces)
  const searches = await searchesOf(ctx, cluster)
  const candidates = new Map<number, Candidate>()
  // At most seventeen small searches.
  for (const { text, term, most } of searches) {
    const asked = { terms: askedTerms(text), most, length: text.length }
    const { rows } = await findPages(ctx, where, asked, undefined, mostRanked)
    for (const [at, row] of rows.entries()) {
      const candidate = candidates.get(Number(row.id)) ?? { row, score: 0, matched: [] }
      candidates.set(Number(row.id), candidate)
      candidate.score += 1 / (rankOffset + at + 1)
      if (term !== undefined) candidate.matched.push(term)
    }
  }
  const terms = searches.flatMap(({ term }) => term ?? [])
  const floor = Math.max(Math.min(leastTerms, terms.length), Math.ceil(terms.length / 4))
  const best = [...candidates.values()]
    .filter(({ matched }) => matched.length >= floor)
    .toSorted((a, b) => b.score - a.score || (a.row.page < b.row.page ? -1 : 1))
    .slice(0, mostPages)
  const found = await foundPages(
    ctx,
    viewer.organization,
    best.map(({ row }) => row),
    askedTerms(terms.join(' ')),
  )
  return best.flatMap(({ row, matched }) => {
    const page = found.get(Number(row.id))
    if (!page) return []
    const excerpt = page.sections.find(({ marks }) => marks.body.length > 0) ?? page.sections[0]
    return [
      {
        ...{ space: row.space, page: row.page, title: page.title, path: page.path, matched },
        excerpt: excerpt?.body ?? '',
      },
    ]
  })
}
