/** Redirects of a site. */
import { sql } from 'kysely'
import type { SiteUrlChange } from '../../../content/site-tree/site-paths.ts'
import { urlsOf } from '../../../content/site-tree/site-paths.ts'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { decodePath, pathTarget } from '../../../content/site-tree/written-path.ts'
import { withoutControls } from '../../../contract/wire/shapes.ts'
import type { SiteRedirectRow } from '../../storage/schema/site-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { SiteName } from './site-items.store.ts'

/** The destination of a redirect. Parts of the site are referenced by id, so that they are found after a move. */
export type RedirectDestination =
  | { readonly kind: 'site-section'; readonly siteSectionId: string }
  | { readonly kind: 'site-space'; readonly siteSpaceId: string }
  | { readonly kind: 'site-page'; readonly siteSpaceId: string; readonly pageId: string }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }

/** A URL path that a site space leaves, with everything below it. */
export interface LeftAddress {
  /** As returned by `redirectSource`. */
  readonly source: string
  readonly siteSpace: string
}

/** Normalizes a path for comparison with redirects: no slash at either end, case-insensitive. */
export const redirectSource = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')
    .normalize('NFC')
    .toLowerCase()

/** The source that people write: also encoded, as in an address bar. */
export const writtenSource = (text: string): string => redirectSource(decodePath(text))

/** The path that a destination leads to, as a source, without its query and fragment. */
export const targetSource = (text: string): string => redirectSource(pathTarget(text).path)

/** The sources that may match a path: itself and its ancestors, longest first; '' is last. */
export const sourcesFor = (path: string): string[] => {
  const segments = redirectSource(path).split('/')
  return Array.from({ length: segments.length + 1 }, (_, cut) =>
    segments.slice(0, segments.length - cut).join('/'),
  ).filter((source, place, all) => all.indexOf(source) === place)
}

/** A redirect that matches a path, with the rest of the path to append. */
export interface FoundRedirect {
  readonly redirect: SiteRedirectRow
  readonly rest: string
}

/**
 * The matching redirect among the given ones: the one of exactly this path, else the one of the longest ancestor path
 * that includes what is below it.
 */
export const redirectFor = (
  rows: ReadonlyMap<string, SiteRedirectRow>,
  path: string,
): FoundRedirect | undefined => {
  const [exact = '', ...above] = sourcesFor(path)
  const straight = rows.get(exact)
  if (straight !== undefined) return { redirect: straight, rest: '' }
  for (const source of above) {
    const redirect = rows.get(source)
    if (redirect?.wildcard === 1) return { redirect, rest: restBelow(source, path) }
  }
  return undefined
}

/** The redirect of a site that matches a path, other than `except`. One query for any number of redirects. */
export const findRedirect = async (
  store: Store,
  db: Db,
  site: SiteName,
  path: string,
  except?: string,
): Promise<FoundRedirect | undefined> => {
  const rows = await db
    .selectFrom('site_redirects')
    .selectAll()
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .where(among(store.engine, sql.ref('source'), sourcesFor(path)))
    .execute()
  const others = rows.filter(({ id }) => id !== except)
  return redirectFor(new Map(others.map((row) => [row.source, row])), path)
}

/** The rest of a path below a source, as requested: only the source is compared case-insensitively. */
const restBelow = (source: string, path: string): string => {
  const asked = path.split('/').filter((segment) => segment !== '')
  return asked.slice(source === '' ? 0 : source.split('/').length).join('/')
}

const isAtOrBelow = (path: string, base: string): boolean =>
  base === '' || path === base || path.startsWith(`${base}/`)

/**
 * Whether a path may have been redirected already: a site space moved below the address that it left, and the path is
 * below its new one, `to`. Following the redirect again only helps if there is a page.
 */
export const isPastRedirect = (source: string, to: string, path: string): boolean =>
  isAtOrBelow(redirectSource(to), source) && isAtOrBelow(redirectSource(path), redirectSource(to))

/** The site space that leaves an address at or above the path; the longest address wins. */
export const findLeft = (
  left: readonly LeftAddress[],
  path: string,
): (LeftAddress & { readonly rest: string }) | undefined => {
  const bySource = new Map(left.map((address) => [address.source, address]))
  for (const source of sourcesFor(path)) {
    const address = bySource.get(source)
    if (address !== undefined) return { ...address, rest: restBelow(source, path) }
  }
  return undefined
}

/** Strips control characters, which older rows may contain. */
export const destinationOf = ({ destination }: Pick<SiteRedirectRow, 'destination'>): RedirectDestination => {
  const stored = JSON.parse(destination) as RedirectDestination
  if (stored.kind === 'external') return { ...stored, url: withoutControls(stored.url) }
  return stored.kind === 'path' ? { ...stored, path: withoutControls(stored.path) } : stored
}

/** Writes a redirect for each address that a structure change leaves, and deletes redirects that became pointless. */
export const redirectLeftAddresses = async (
  ctx: Context,
  db: Db,
  site: SiteName,
  person: string,
  changes: readonly SiteUrlChange[],
  after: SiteTree,
): Promise<void> => {
  const now = ctx.now()
  const { organization } = site
  for (const { siteSpace, from, to } of changes) {
    if (to === null) continue
    const destination: RedirectDestination = { kind: 'site-space', siteSpaceId: siteSpace }
    await db
      .insertInto('site_redirects')
      .values({
        organization,
        site: site.id,
        id: ctx.mint('site-redirect'),
        source: redirectSource(from),
        destination: JSON.stringify(destination),
        wildcard: 1,
        permanent: 1,
        automatic: 1,
        created_by: person,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['organization', 'site', 'source']).doUpdateSet({
          destination: JSON.stringify(destination),
          wildcard: 1,
          permanent: 1,
          automatic: 1,
          updated_at: now,
        }),
      )
      .execute()
  }
  // Moved back: its redirect would lead to itself.
  const urls = urlsOf(after)
  const movedSiteSpaces = changes.flatMap(({ siteSpace, to }) => (to === null ? [] : [siteSpace]))
  for (const siteSpace of movedSiteSpaces)
    await db
      .deleteFrom('site_redirects')
      .where('organization', '=', organization)
      .where('site', '=', site.id)
      .where('automatic', '=', 1)
      .where('source', '=', redirectSource(urls.get(siteSpace) ?? ''))
      .where('destination', '=', JSON.stringify({ kind: 'site-space', siteSpaceId: siteSpace }))
      .execute()
}
