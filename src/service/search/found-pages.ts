/** Search results in API responses: matching sections with excerpts, and the location of the page. */
import { sql } from 'kysely'
import { breather } from '../computing/yield-to-requests.ts'
import { amongNumbers } from '../storage/sql.ts'
import type { Context } from '../context.ts'
import type { KeptPlace, KeptSection, SearchTables } from './full-text.ts'
import { excerpt, hitsIn, longestLook, rangesOf, termsIn } from './hits.ts'
import { descriptionIn } from './page-signature.ts'
import type { AskedTerm } from './tokenizer.ts'

/** Maximum sections shown per page. */
const mostSections = 5
/** Maximum characters searched per page, from its start. */
const mostLetters = 400_000

interface SectionOf extends KeptSection {
  readonly place: number
  readonly score: number
}

/**
 * The sections that, with the page title, match the most terms, in page order. If only the title matches, the start of
 * the page.
 */
const bestSections = async (
  title: string,
  sections: readonly KeptSection[],
  terms: readonly AskedTerm[],
  breathe: () => Promise<void>,
): Promise<SectionOf[]> => {
  const above = termsIn(title, terms)
  let letters = 0
  const near = sections.filter(({ body }) => (letters += Math.min(body.length, longestLook)) <= mostLetters)
  const rated = []
  for (const [place, section] of near.entries()) {
    const heading = termsIn(section.title, terms)
    const own = new Set([...heading, ...termsIn(section.body, terms)])
    const titlesShown = new Set([...own, ...above])
    rated.push({
      ...section,
      place,
      own: own.size,
      said: titlesShown.size,
      // The terms in the heading count before those in the text.
      score: heading.size * (terms.length + 1) + own.size,
    })
    await breathe()
  }
  const most = Math.max(0, ...rated.map(({ said }) => said))
  const best = rated.filter(({ own, said }) => own > 0 && said === most)
  if (best.length === 0) return rated.slice(0, 1)
  return best
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, mostSections)
    .toSorted((a, b) => a.place - b.place)
}

/** A result with its location as JSON of `KeptPlace`. */
export interface SearchHit {
  readonly id: number
  readonly space: string
  readonly page: string
  readonly score: number
  readonly place: string
  readonly signature: string
}

/** JSON of the sections of these pages by index id, as input of `foundPage`. */
export const keptSections = async (
  { store }: Context,
  found: readonly SearchHit[],
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

/**
 * A result; undefined while its location has not been written yet. `breathe` yields to other requests while a long page
 * is searched.
 */
export const foundPage = async (
  { addresses }: Context,
  organization: string,
  { id, space, page, score, place, signature }: SearchHit,
  kept: ReadonlyMap<number, string>,
  terms: readonly AskedTerm[],
  breathe = breather(),
) => {
  if (place === '') return undefined
  const { title, path, above } = JSON.parse(place) as KeptPlace
  const sections = JSON.parse(kept.get(Number(id)) ?? '[]') as readonly KeptSection[]
  const sectionViews = []
  for (const section of await bestSections(title, sections, terms, breathe)) {
    const body = excerpt(section.body, terms)
    sectionViews.push({
      id: section.anchor,
      title: section.title,
      path: section.anchor === '' ? path : `${path}#${section.anchor}`,
      score: section.score,
      body: body.text,
      marks: { title: rangesOf(hitsIn(section.title, terms)), body: body.marks },
      urls: addresses.section(organization, space, page, section.anchor),
    })
    await breathe()
  }
  return {
    ...{ id: page, title, description: descriptionIn(signature), path, score },
    marks: rangesOf(hitsIn(title, terms)),
    sections: sectionViews,
    ancestors: above.map((name) => ({ title: name })),
    urls: { app: addresses.page(organization, space, page).app },
  }
}

/** The results that can be shown, in the given order, by index id. */
export const foundPages = async (
  ctx: Context,
  organization: string,
  found: readonly SearchHit[],
  terms: readonly AskedTerm[],
) => {
  const kept = await keptSections(ctx, found)
  const pages = new Map<number, NonNullable<Awaited<ReturnType<typeof foundPage>>>>()
  const breathe = breather()
  for (const row of found) {
    const page = await foundPage(ctx, organization, row, kept, terms, breathe)
    if (page) pages.set(Number(row.id), page)
    await breathe()
  }
  return pages
}

/** Maximum bytes of sections per response; a page of a list that needs more ends before its limit. */
export const mostSectionBytes = 2 * 1024 * 1024
