/**
 * Search in a site for one visitor. The index knows spaces, not visitors, so its results are checked here: if a visitor
 * sees only parts of a page, those parts must contain the words.
 */
import { sql } from 'kysely'
import { ancestorsOf } from '../../../content/tree/page-tree.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import { sectionOf } from '../../../content/site-tree/site-tree.ts'
import type { FoundPage as PrintedFind } from '../../../site/pages/search-page.ts'
import { printSearch } from '../../../site/pages/search-page.ts'
import type { SiteLink } from '../../../site/page-view.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import { runQuery } from '../../search/run-query.ts'
import { catchUp } from '../../search/wait-for-index.ts'
import type { FoundRow } from '../../search/find-pages.ts'
import { findPages } from '../../search/find-pages.ts'
import { foundPage, keptSections } from '../../search/found-pages.ts'
import { excerpt, termsIn } from '../../search/hits.ts'
import type { AskedTerm } from '../../search/tokenizer.ts'
import { askedTerms, typedOut } from '../../search/tokenizer.ts'
import { changedPages } from './changed-pages.ts'
import { generatedResults } from './generated-results.ts'
import { among } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import { navigationOf } from '../visibility/navigation.ts'
import { KeptPage } from '../rendering/page-cache.ts'
import { pageHref } from '../visibility/page-link.ts'
import { pagePolicy } from './page-policy.ts'
import { siteFrame, spacesOfFrame } from './site-frame.ts'
import { textOfPage } from './text-files/text-of-page.ts'
import { pageText } from '../rendering/page-text.ts'
import { pagesIn, pagesOfSpaces } from '../visibility/site-pages.ts'
import { isTooMuch } from '../rendering/shared-work.ts'
import type { VisiblePages } from '../visibility/visible-pages.ts'
import { isListed, pageOf } from '../visibility/visible-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { mainSiteSpace } from '../visibility/visible-site.ts'

const breathe = breather()

/** Maximum results shown; more are fetched, since some may not be for the visitor. */
const mostShown = 12
const mostAsked = 60

/** The part of a page's text that this visitor can read, if it differs from the index. */
const textFor = async (
  ctx: Context,
  site: VisibleSite,
  found: { readonly siteSpace: SiteSpaceItem; readonly pages: VisiblePages; readonly id: string },
  changed: boolean,
): Promise<{ readonly title: string; readonly text: string } | undefined> => {
  const node = pageOf(found.pages, found.id)
  if (node === undefined) return undefined
  const at = { ...found, node }
  const { title } = node.entry
  try {
    const text = await pageText(ctx, site, at)
    if ((!text.needs.personal && !changed) || text.document === undefined) return undefined
    await breathe()
    return { title, text: await textOfPage(ctx, site, at, { form: 'words' }, text) }
  } catch (error) {
    if (!isTooMuch(error)) throw error
    // The indexed text may not be for this visitor.
    return { title, text: '' }
  }
}

/** Maximum pages of a change request that are searched. */
const mostChanged = 300

/**
 * In the preview of a change request its changed pages come first; the index has only their version on main, if any.
 */
const withChanged = async (ctx: Context, site: VisibleSite, query: string, rows: readonly FoundRow[]) => {
  const space = site.preview?.change?.space ?? ''
  const changed = space === '' ? new Set<string>() : await changedPages(ctx, site, space)
  const isChanged = (row: FoundRow): boolean => row.space === space && changed.has(row.page)
  const changedRows = [...changed]
    .slice(0, mostChanged)
    .map((page): FoundRow => ({ id: 0, space, page, score: 0, place: '', signature: '', bytes: 0 }))
  return {
    rows: [...changedRows, ...rows.filter((row) => !isChanged(row))],
    terms: typedOut(askedTerms(query)),
    isChanged,
  }
}

const holdsAll = (text: string, terms: readonly AskedTerm[]): boolean =>
  termsIn(text, terms).size === terms.length

export interface SiteResults {
  /** Best first. */
  readonly found: readonly PrintedFind[]
  /** Whether some content is not indexed yet. */
  readonly indexing: boolean
}

/** The matching pages of the site. */
export const searchSite = async (ctx: Context, site: VisibleSite, query: string): Promise<SiteResults> => {
  const spaces = [...new Set(site.siteSpaces.map(({ space }) => space))]
  if (query === '' || spaces.length === 0) return { found: [], indexing: false }
  const indexing = await catchUp(ctx, spaces)
  return { found: await findInSite(ctx, site, query, spaces), indexing }
}

const findInSite = async (
  ctx: Context,
  site: VisibleSite,
  query: string,
  spaces: readonly string[],
): Promise<readonly PrintedFind[]> => {
  const { store } = ctx
  const where = { spaces: sql`select id from spaces where ${among(store.engine, sql.ref('id'), spaces)}` }
  const { asked, found } = await runQuery(ctx, where, query, (some) =>
    findPages(ctx, where, some, undefined, mostAsked),
  )
  const kept = await keptSections(ctx, found.rows)
  const generated = await generatedResults(ctx, site, query, (siteSpace) => placeOf(site, siteSpace))
  const results = [...generated.titled]
  const { rows, terms, isChanged } = await withChanged(ctx, site, query, found.rows)
  for (const row of rows) {
    if (results.length >= mostShown - generated.mentioning.length) break
    const siteSpace = site.siteSpaces.find(({ space }) => space === row.space)
    const pages = siteSpace && (await pagesIn(ctx, site, siteSpace.space))
    const node = pages && pageOf(pages, row.page)
    if (siteSpace === undefined || pages === undefined || node === undefined) continue
    if (!isListed(pages, node) || node.entry.noIndex === true) continue
    const above = [
      ...(site.siteSpaces.length > 1 ? [placeOf(site, siteSpace)] : []),
      ...ancestorsOf(node)
        .toReversed()
        .map(({ entry }) => entry.title),
    ]
    const href = pageHref(site, siteSpace, pages, node)
    const changed = isChanged(row)
    const personal = await textFor(ctx, site, { siteSpace, pages, id: row.page }, changed)
    if (personal === undefined && changed) continue
    if (personal !== undefined) {
      const wantedTerms = changed ? terms : asked.terms
      if (!holdsAll(`${personal.title}\n${personal.text}`, wantedTerms)) continue
      const { text, marks } = excerpt(personal.text, wantedTerms)
      results.push({ title: node.entry.title, href, above, text, marks })
      continue
    }
    const result = await foundPage(ctx, site.model.row.organization, row, kept, asked.terms)
    const section = result?.sections[0]
    results.push({
      title: node.entry.title,
      href: section === undefined || section.id === '' ? href : `${href}#${encodeURIComponent(section.id)}`,
      above:
        section === undefined || section.title === '' || section.title === node.entry.title
          ? above
          : [...above, section.title],
      text: section?.body ?? '',
      marks: section?.marks.body ?? [],
    })
  }
  return [...results, ...generated.mentioning]
}

const placeOf = ({ model }: VisibleSite, siteSpace: SiteSpaceItem): string => {
  const section = sectionOf(model.tree, siteSpace.parent)?.title
  const variantTitle = siteSpace.title ?? model.heads.get(siteSpace.space)?.title ?? ''
  return section === undefined || siteSpace.default ? (section ?? variantTitle) : `${section} ${variantTitle}`
}

/** The results as a page, for browsers without scripts. */
export const searchPage = async (
  ctx: Context,
  site: VisibleSite,
  query: string,
  results: SiteResults,
): Promise<KeptPage> => {
  const main = mainSiteSpace(site)
  if (main === undefined) throw new Error('A site without site spaces has no search.')
  const pagesOf = await pagesOfSpaces(ctx, site, spacesOfFrame(site, main))
  const pages = pagesOf.get(main.space)
  const navigation = pages === undefined ? [] : navigationOf(site, main, pages, undefined, pagesOf)
  const printed = printSearch(siteFrame(site, main, pagesOf, undefined), navigation, { query, ...results })
  return new KeptPage(printed.html, pagePolicy(printed.style, ctx.config.baseUrl, site))
}

/** Pages that match the words of a missing path. */
export const suggestionsFor = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
): Promise<readonly SiteLink[]> => {
  const query =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w{1,5}$/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 80) ?? ''
  const { found } = await searchSite(ctx, site, query)
  return found.slice(0, 5).map(({ title, href }) => ({ title, href }))
}
