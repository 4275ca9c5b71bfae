/** Redirects of a site in API responses. */
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { sectionOf, siteSpaceOf } from '../../../content/site-tree/site-tree.ts'
import type { SiteRedirect } from '../../../contract/sites/access/redirect-schemas.ts'
import type { SiteRedirectRow, SiteRow } from '../../storage/schema/site-tables.ts'
import type { Context } from '../../context.ts'
import type { RedirectDestination } from '../model/redirects.store.ts'
import { destinationOf } from '../model/redirects.store.ts'

/** Whether a redirect's destination is still part of the site. */
export const isDestinationInSite = (tree: SiteTree, destination: RedirectDestination): boolean => {
  switch (destination.kind) {
    case 'site-section':
      return sectionOf(tree, destination.siteSectionId) !== undefined
    case 'site-space':
    case 'site-page':
      return siteSpaceOf(tree, destination.siteSpaceId) !== undefined
    case 'path':
    case 'external':
      return true
  }
}

/** The view of a redirect; it is marked as broken if its destination is no longer part of the site. */
export const redirectView = (
  { addresses }: Context,
  site: SiteRow,
  tree: SiteTree,
  row: SiteRedirectRow,
): SiteRedirect => {
  const destination = destinationOf(row)
  return {
    object: 'site-redirect',
    id: row.id,
    source: row.source,
    destination,
    permanent: row.permanent === 1,
    captureWildcard: row.wildcard === 1,
    automatic: row.automatic === 1,
    draft: false,
    broken: !isDestinationInSite(tree, destination),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    urls: { location: `${addresses.site(site.organization, site.id).location}/redirects/${row.id}` },
  }
}
