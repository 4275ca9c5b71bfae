import { listSiteRedirectsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { listSiteRedirects } from '../../../client/sdk.gen.ts'
import type { SiteRedirect } from '../../../client/types.gen.ts'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { pagedQuery } from '../../api/paging.ts'

/** The redirects of a site whose source contains a text. */
export const redirectsOptions = (org: string, site: string, q: string | undefined) => {
  const path = { organizationId: org, siteId: site }
  const query = { limit: 200, ...(q !== undefined && { search: q }) }
  return pagedQuery(listSiteRedirectsQueryKey({ path, query }), (page, signal) =>
    listSiteRedirects({ path, query: { ...query, ...page }, signal, throwOnError: true }),
  )
}

/** The target of a redirect as text; `name` gives the names of the site's parts. */
export const targetText = (
  { destination }: Pick<SiteRedirect, 'destination'>,
  tree: SiteTree,
  name: (id: string) => string,
): string => {
  switch (destination.kind) {
    case 'path':
      return `/${destination.path}`
    case 'external':
      return destination.url
    case 'site-section':
      return tree.byId.has(destination.siteSectionId) ? name(destination.siteSectionId) : 'a removed section'
    case 'site-space':
    case 'site-page': {
      const targetName = tree.byId.has(destination.siteSpaceId)
        ? name(destination.siteSpaceId)
        : 'a removed variant'
      return destination.kind === 'site-page' ? `a page in ${targetName}` : targetName
    }
  }
}
