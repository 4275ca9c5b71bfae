/** Found pages as the API shows them: the sections that say what is asked, cut around it, and where it stands. */
import { sql } from 'kysely'
import { addressOf, ancestorsOf } from '../../content/page-tree.ts'
import type { ContentSnapshot } from '../pages/content-snapshot.ts'
import { among } from '../storage/sql.ts'
import type { Surroundings } from '../surroundings.ts'
import type { KeptSection, SearchTables } from './full-text.ts'
import type { AskedTerm } from './search-words.ts'
import { excerpt, hitsIn, rangesOf } from './search-words.ts'

/** So many sections of a page are shown. */
const mostSections = 5

interface SectionOf extends KeptSection {
  readonly place: number
}

const distinct = (hits: readonly { readonly term: number }[]): Set<number> =>
  new Set(hits.map(({ term }) => term))

/**
 * The sections that say most of what is asked together with the title of their page, in the order of the page. When
 * only the title says it, the beginning of the page.
 */
const bestSections = (
  title: string,
  sections: readonly KeptSection[],
  terms: readonly AskedTerm[],
): SectionOf[] => {
  const above = distinct(hitsIn(title, terms))
  const rated = sections.map((section, place) => {
    const heading = distinct(hitsIn(section.title, terms))
    const own = new Set([...heading, ...distinct(hitsIn(section.body, terms))])
    return { ...section, place, own: own.size, heading: heading.size, said: new Set([...own, ...above]).size }
  })
  const most = Math.max(0, ...rated.map(({ said }) => said))
  const best = rated.filter(({ own, said }) => own > 0 && said === most)
  if (best.length === 0) return rated.slice(0, 1)
  return best
    .toSorted((a, b) => b.heading - a.heading || b.own - a.own || a.place - b.place)
    .slice(0, mostSections)
    .toSorted((a, b) => a.place - b.place)
}

/** Found pages of one space, in the order given; one that the snapshot does not hold any more is left out. */
export const foundPages = async (
  around: Surroundings,
  organization: string,
  space: string,
  { tree }: ContentSnapshot,
  found: readonly { readonly page: string; readonly score: number }[],
  terms: readonly AskedTerm[],
) => {
  const { addresses, store } = around
  const pages = found.map(({ page }) => page)
  if (pages.length === 0) return []
  const rows = await store.read
    .withTables<SearchTables>()
    .selectFrom('search_pages')
    .select(['page', 'sections'])
    .where('space', '=', space)
    .where(among(store.engine, sql.ref('page'), pages))
    .execute()
  const kept = new Map(rows.map((row) => [row.page, JSON.parse(row.sections) as KeptSection[]]))
  return found.flatMap(({ page: id, score }) => {
    const node = tree.byId.get(id)
    if (!node) return []
    const path = addressOf(tree, node)
    const { title } = node.entry
    return {
      id,
      title,
      path,
      marks: rangesOf(hitsIn(title, terms)),
      score,
      sections: bestSections(title, kept.get(id) ?? [], terms).map((section) => {
        const body = excerpt(section.body, terms)
        return {
          id: section.anchor,
          title: section.title,
          path: section.anchor === '' ? path : `${path}#${section.anchor}`,
          body: body.text,
          marks: { title: rangesOf(hitsIn(section.title, terms)), body: body.marks },
          urls: addresses.section(organization, space, id, section.anchor),
        }
      }),
      ancestors: ancestorsOf(node)
        .toReversed()
        .map(({ entry }) => ({ title: entry.title })),
      urls: { app: addresses.page(organization, space, id).app },
    }
  })
}
