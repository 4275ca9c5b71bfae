/** Redirects of a site, set by people or written when a path changed. */
import type { Context } from '../../context.ts'
import type { RedirectDestination } from '../model/redirects.store.ts'
import { destinationOf, findLeft, findRedirect } from '../model/redirects.store.ts'
import { pageHref } from './page-link.ts'
import type { Resolved } from './resolved-path.ts'
import { pagesIn } from './site-pages.ts'
import { homeOf, pageOf } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'
import { hrefOf, mainVariant } from './visible-site.ts'

/** The redirect that matches a path; undefined if it would lead to itself or to something not for this visitor. */
export const siteRedirect = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
): Promise<Resolved | undefined> => {
  const { store } = ctx
  const found = await findRedirect(store, store.read, site.model.row, path)
  const left = findLeft(site.preview?.left ?? [], path)
  // Publishing overwrites redirects at the same source; otherwise the longest source wins, as always.
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

/** The URL of a destination that this visitor may follow. The path below the source is appended. */
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
