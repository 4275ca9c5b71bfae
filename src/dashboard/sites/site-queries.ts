/** What the screens of sites ask for. Keys begin as the operations' own, so that events make them stale. */
import {
  getSiteDraftOptions,
  getSiteOptions,
  getSiteStructureOptions,
  listSitesQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { listSites } from '../../client/sdk.gen.ts'
import { inPages } from '../api/paging.ts'
import type { SiteSearch } from './site-search.ts'

export const siteOptions = (org: string, site: string) =>
  getSiteOptions({ path: { organizationId: org, siteId: site } })

/** What the site is made of now, published or not. */
export const structureOptions = (org: string, site: string) =>
  getSiteStructureOptions({ path: { organizationId: org, siteId: site } })

/** The edits of it that wait. */
export const draftOptions = (org: string, site: string) =>
  getSiteDraftOptions({ path: { organizationId: org, siteId: site } })

/** The sites of an organization that a search finds. */
export const sitesOptions = (org: string, { q, state }: SiteSearch) => {
  const path = { organizationId: org }
  const query = {
    limit: 100,
    ...(q !== undefined && { title: q }),
    ...(state !== undefined && { published: state === 'live' }),
  }
  return inPages(listSitesQueryKey({ path, query }), (page, signal) =>
    listSites({ path, query: { ...query, ...page }, signal, throwOnError: true }),
  )
}
