/** Follows the redirects of a site, both those set by people and those written when a path changed. */
import type { Context } from '../../context.ts'
import type { RedirectDestination } from '../model/redirects.store.ts'
import { destinationOf, findLeft, findRedirect } from '../model/redirects.store.ts'
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
    const to = await target(ctx, site, { kind: 'site-space', siteSpaceId: left.siteSpace }, left.rest)
    return to === undefined || to === hrefOf(site, path)
      ? undefined
      : { kind: 'redirect', to, permanent: true }
  }
  if (found === undefined) return undefined
  const to = await target(ctx, site, destinationOf(found.redirect), found.rest)
  return to === undefined || to === hrefOf(site, path)
    ? undefined
    : { kind: 'redirect', to, permanent: found.redirect.permanent === 1 }
}

/**
 * The URL of a destination; undefined if this visitor may not follow it. `rest`, the path below the source, is appended
 * unless the destination is a page or an external URL. A page that is gone is replaced by the home page of its space.
 */
const target = async (
  ctx: Context,
  site: VisibleSite,
  destination: RedirectDestination,
  rest: string,
): Promise<string | undefined> => {
  switch (destination.kind) {
    case 'external':
      return /^https?:\/\//i.test(destination.url) ? destination.url : undefined
    case 'path':
      return hrefOf(site, destination.path, rest)
    case 'site-section': {
      const main = mainVariant(site, destination.siteSectionId)
      return main && hrefOf(site, site.urls.get(main.id) ?? '', rest)
    }
    case 'site-space':
    case 'site-page': {
      const siteSpace = site.siteSpaces.find(({ id }) => id === destination.siteSpaceId)
      if (siteSpace === undefined) return undefined
      if (destination.kind === 'site-space') return hrefOf(site, site.urls.get(siteSpace.id) ?? '', rest)
      const pages = await pagesIn(ctx, site, siteSpace.space)
      const node = pages && (pageOf(pages, destination.pageId) ?? homeOf(pages))
      return pages && node && pageHref(site, siteSpace, pages, node)
    }
  }
}
