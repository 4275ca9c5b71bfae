/** Queries of the site screens. Keys start as those of the operations, so that events invalidate them. */
import {
  getSiteDraftOptions,
  getSiteOptions,
  getSiteStructureOptions,
  listSitesQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { listSites } from '../../client/sdk.gen.ts'
import { pagedQuery } from '../api/paging.ts'
import type { SiteSearch } from './site-search.ts'

export const siteOptions = (org: string, site: string) =>
  getSiteOptions({ path: { organizationId: org, siteId: site } })

/** The current structure, published or not. */
export const structureOptions = (org: string, site: string) =>
  getSiteStructureOptions({ path: { organizationId: org, siteId: site } })

/** The pending edits of the structure. */
export const draftOptions = (org: string, site: string) =>
  getSiteDraftOptions({ path: { organizationId: org, siteId: site } })

/** The sites of an organization that match a search. */
export const sitesOptions = (org: string, { q, state }: SiteSearch) => {
  const path = { organizationId: org }
  const query = {
    limit: 100,
    ...(q !== undefined && { title: q }),
    ...(state !== undefined && { published: state === 'live' }),
  }
  return pagedQuery(listSitesQueryKey({ path, query }), (page, signal) =>
    listSites({ path, query: { ...query, ...page }, signal, throwOnError: true }),
  )
}
