import { useQueries, useQuery } from '@tanstack/react-query'
import { listSitesOptions, listSiteSpacesOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Link } from '../../../client/types.gen.ts'
import { formerAddresses, formerPaths } from './site-redirects.ts'

/** The former URLs on every published site that shows the space, and whether the user may redirect them. */
export const useFormerAddresses = (org: string, space: string, links: readonly Link[]) => {
  const paths = formerPaths(links) ?? []
  const sites = useQuery(listSitesOptions({ path: { organizationId: org }, query: { space, limit: 20 } }))
  const siteSpaces = useQueries({
    queries: (sites.data?.items ?? []).map(({ id }) =>
      listSiteSpacesOptions({ path: { organizationId: org, siteId: id }, query: { limit: 200 } }),
    ),
  })
  const pairs = (sites.data?.items ?? []).map((site, at) => ({
    site,
    addresses: formerAddresses(site, siteSpaces[at]?.data?.items ?? [], space, paths),
  }))
  return {
    pending: sites.isPending || siteSpaces.some(({ isPending }) => isPending),
    error: sites.error ?? siteSpaces.find(({ error }) => error !== null)?.error ?? null,
    addresses: pairs.flatMap(({ site, addresses }) => (site.permissions.publish ? addresses : [])),
    /** Titles of the sites on which the user may not. */
    forbidden: pairs.flatMap(({ site, addresses }) =>
      site.permissions.publish || addresses.length === 0 ? [] : [site.title],
    ),
  }
}
