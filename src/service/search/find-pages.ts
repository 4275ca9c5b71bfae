/** Pages in which words stand, the best first, and the sections of them that say so. */
import { sql } from 'kysely'
import { addressOf, ancestorsOf } from '../../content/page-tree.ts'
import type { ContentSnapshot } from '../pages/content-snapshot.ts'
import { among } from '../storage/sql.ts'
import type { Surroundings } from '../surroundings.ts'
import type { SectionRow } from './full-text.ts'
import { fullText } from './full-text.ts'
import { excerpt, says } from './search-words.ts'

export interface FoundRow {
  readonly space: string
  readonly page: string
  /** The score of its best section. */
  readonly score: number
}

/** All pages of these spaces in which every word stands, the best first. */
export const findPages = async (
  { store }: Surroundings,
  spaces: readonly string[],
  words: readonly string[],
): Promise<readonly FoundRow[]> => {
  if (words.length === 0 || spaces.length === 0) return []
  const { rows } = await sql<FoundRow>`
    with hits as materialized (${fullText(store.engine).hits(words, spaces)})
    select s.space, s.page, max(hits.score) as score
    from hits join search_sections s on s.id = hits.id
    where ${among(store.engine, sql.ref('s.space'), spaces)}
    group by s.space, s.page order by score desc, s.space, s.page`.execute(store.read)
  return rows
}

/** So many sections of a page are shown. */
const mostSections = 5

/** The best sections of these pages of one space, in the order of their page. */
export const findSections = async (
  { store }: Surroundings,
  space: string,
  pages: readonly string[],
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly SectionRow[]>> => {
  if (pages.length === 0) return new Map()
  const { rows } = await sql<SectionRow & { readonly score: number }>`
    with hits as materialized (${fullText(store.engine).hits(words, [space], pages)})
    select s.space, s.page, s.place, s.anchor, s.title, s.body, hits.score
    from hits join search_sections s on s.id = hits.id
    order by hits.score desc, s.place`.execute(store.read)
  const found = new Map<string, readonly SectionRow[]>()
  for (const [page, sections] of Map.groupBy(rows, (row) => row.page)) {
    // A section that is here only by the title of its page says nothing new, unless nothing else is to be shown.
    const own = sections.filter(({ title, body }) => says(`${title}\n${body}`, words))
    const best =
      own.length > 0 ? own.slice(0, mostSections) : sections.filter(({ place }) => Number(place) === 0)
    found.set(
      page,
      best.toSorted((a, b) => Number(a.place) - Number(b.place)),
    )
  }
  return found
}

/** Found pages as the API shows them, in the order given; one that the snapshot does not hold is left out. */
export const foundPages = async (
  around: Surroundings,
  organization: string,
  space: string,
  { tree }: ContentSnapshot,
  pages: readonly string[],
  words: readonly string[],
) => {
  const { addresses } = around
  const sections = await findSections(around, space, pages, words)
  return pages.flatMap((id) => {
    const node = tree.byId.get(id)
    if (!node) return []
    const path = addressOf(tree, node)
    return {
      id,
      title: node.entry.title,
      path,
      sections: (sections.get(id) ?? []).map(({ anchor, title, body }) => ({
        id: anchor,
        title,
        path: anchor === '' ? path : `${path}#${anchor}`,
        body: excerpt(body, words),
        urls: addresses.section(organization, space, id, anchor),
      })),
      ancestors: ancestorsOf(node)
        .toReversed()
        .map(({ entry }) => ({ title: entry.title })),
      urls: { app: addresses.page(organization, space, id).app },
    }
  })
}
