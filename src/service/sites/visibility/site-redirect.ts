/** Follows the redirects of a site, both those set by people and those written when a path changed. */
import { pageAtPath } from '../../../content/tree/page-tree.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import { pathTarget } from '../../../content/site-tree/written-path.ts'
import type { Context } from '../../context.ts'
import type { RedirectDestination } from '../model/redirects.store.ts'
import { destinationOf, findLeft, findRedirect, isPastRedirect } from '../model/redirects.store.ts'
import { pageHref } from './page-link.ts'
import type { Resolved } from './resolved-path.ts'
import { pagesIn } from './site-pages.ts'
import { homeOf, pageOf } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'
import { hrefOf, mainVariant } from './visible-site.ts'

/**
 * The redirect that matches a path; undefined if there is none, or if it would lead to itself or to something that is
 * not for this visitor. A preview also follows the redirects that publishing its draft structure will write.
 */
export const siteRedirect = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
): Promise<Resolved | undefined> => {
  const { store } = ctx
  const found = await findRedirect(store, store.read, site.model.row, path)
  const left = findLeft(site.preview?.left ?? [], path)
  // The longest source wins. At the same source the draft wins, since publishing it overwrites the redirect there.
  if (left !== undefined && left.source.length >= (found?.redirect.source.length ?? 0)) {
    const to = await target(ctx, site, { kind: 'site-space', siteSpaceId: left.siteSpace }, { ...left, path })
    return to === undefined || to === hrefOf(site, path)
      ? undefined
      : { kind: 'redirect', to, permanent: true }
  }
  if (found === undefined) return undefined
  const to = await target(ctx, site, destinationOf(found.redirect), {
    ...{ source: found.redirect.source, rest: found.rest, path },
  })
  return to === undefined || to === hrefOf(site, path)
    ? undefined
    : { kind: 'redirect', to, permanent: found.redirect.permanent === 1 }
}

/** What was asked for: the path, the source that matched it, and the rest of the path below that. */
interface Asked {
  readonly path: string
  readonly source: string
  readonly rest: string
}

/** The URL of the rest of the path in a site space; undefined for a path that the redirect gave, without a page there. */
const hrefIn = async (
  ctx: Context,
  site: VisibleSite,
  siteSpace: SiteSpaceItem | undefined,
  { path, source, rest }: Asked,
): Promise<string | undefined> => {
  if (siteSpace === undefined) return undefined
  const url = site.urls.get(siteSpace.id) ?? ''
  if (isPastRedirect(source, url, path)) {
    const pages = await pagesIn(ctx, site, siteSpace.space)
    const node = pages && pageAtPath(pages.tree, rest)
    if (pages === undefined || pageOf(pages, node?.entry.id) === undefined) return undefined
  }
  return hrefOf(site, url, rest)
}

/**
 * The URL of a destination; undefined if this visitor may not follow it. The path below the source is appended
 * unless the destination is a page or an external URL. A page that is gone is replaced by the home page of its space.
 */
const target = async (
  ctx: Context,
  site: VisibleSite,
  destination: RedirectDestination,
  asked: Asked,
): Promise<string | undefined> => {
  switch (destination.kind) {
    case 'external':
      return /^https?:\/\//i.test(destination.url) ? destination.url : undefined
    case 'path': {
      const { path, suffix } = pathTarget(destination.path)
      const href = hrefOf(site, path, asked.rest)
      // Only the part of the page would be another one.
      return href === hrefOf(site, asked.path) ? href : `${href}${suffix}`
    }
    case 'site-section':
      return hrefIn(ctx, site, mainVariant(site, destination.siteSectionId), asked)
    case 'site-space':
    case 'site-page': {
      const siteSpace = site.siteSpaces.find(({ id }) => id === destination.siteSpaceId)
      if (siteSpace === undefined) return undefined
      if (destination.kind === 'site-space') return hrefIn(ctx, site, siteSpace, asked)
      const pages = await pagesIn(ctx, site, siteSpace.space)
      const node = pages && (pageOf(pages, destination.pageId) ?? homeOf(pages))
      return pages && node && pageHref(site, siteSpace, pages, node)
    }
  }
}
