/** Found pages as the API shows them: the sections that say what is asked, cut around it, and where it stands. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { amongNumbers } from '../storage/sql.ts'
import type { Surroundings } from '../surroundings.ts'
import type { KeptPlace, KeptSection, SearchTables } from './full-text.ts'
import type { AskedTerm } from './search-words.ts'
import { excerpt, hitsIn, longestLook, rangesOf } from './search-words.ts'

/** So many sections of a page are shown. */
const mostSections = 5
/** Letters of a page that are looked through for them, from its beginning. */
const mostLetters = 400_000

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
  let letters = 0
  const near = sections.filter(({ body }) => (letters += Math.min(body.length, longestLook)) <= mostLetters)
  const rated = near.map((section, place) => {
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

/** A page that was found, with where it stands as JSON of `KeptPlace`. */
export interface Standing {
  readonly id: number
  readonly space: string
  readonly page: string
  readonly score: number
  readonly place: string
}

/** JSON of the sections of each of these pages, by the page's number in the index: what `foundPage` is shown. */
export const keptSections = async (
  { store }: Surroundings,
  found: readonly Standing[],
): Promise<ReadonlyMap<number, string>> => {
  if (found.length === 0) return new Map()
  const rows = await store.read
    .withTables<SearchTables>()
    .selectFrom('search_texts')
    .select(['id', 'sections'])
    .where(
      amongNumbers(
        store.engine,
        sql.ref('id'),
        found.map(({ id }) => Number(id)),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [Number(row.id), row.sections]))
}

/** A found page; undefined where its place is not written yet, which is about to be. */
export const foundPage = (
  { addresses }: Surroundings,
  organization: string,
  { id, space, page, score, place }: Standing,
  kept: ReadonlyMap<number, string>,
  terms: readonly AskedTerm[],
) => {
  if (place === '') return undefined
  const { title, path, above } = JSON.parse(place) as KeptPlace
  const sections = JSON.parse(kept.get(Number(id)) ?? '[]') as readonly KeptSection[]
  return {
    ...{ id: page, title, path, score },
    marks: rangesOf(hitsIn(title, terms)),
    sections: bestSections(title, sections, terms).map((section) => {
      const body = excerpt(section.body, terms)
      return {
        id: section.anchor,
        title: section.title,
        path: section.anchor === '' ? path : `${path}#${section.anchor}`,
        body: body.text,
        marks: { title: rangesOf(hitsIn(section.title, terms)), body: body.marks },
        urls: addresses.section(organization, space, page, section.anchor),
      }
    }),
    ancestors: above.map((name) => ({ title: name })),
    urls: { app: addresses.page(organization, space, page).app },
  }
}

/** Letters of sections after which other requests have their turn. */
const turn = 200_000

/** Those of these pages that can be shown, in the order given, by their number in the index. */
export const foundPages = async (
  around: Surroundings,
  organization: string,
  found: readonly Standing[],
  terms: readonly AskedTerm[],
) => {
  const kept = await keptSections(around, found)
  const pages = new Map<number, NonNullable<ReturnType<typeof foundPage>>>()
  let letters = 0
  for (const row of found) {
    const page = foundPage(around, organization, row, kept, terms)
    if (page) pages.set(Number(row.id), page)
    letters += kept.get(Number(row.id))?.length ?? 0
    if (letters < turn) continue
    letters = 0
    await setImmediate()
  }
  return pages
}

/** Bytes of sections that one answer is made from; the page of a list that would need more ends before its limit. */
export const mostSectionBytes = 2 * 1024 * 1024
