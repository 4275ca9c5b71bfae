import { queryOptions } from '@tanstack/react-query'
import {
  getSitePublishingPreviewOptions,
  listOrganizationChangeRequestsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { PreviewSearch } from './preview-search.ts'

/** Content of one frame; a change request needs the site space that shows its space. */
export interface PreviewOf extends Pick<PreviewSearch, 'show' | 'change' | 'claims' | 'theme'> {
  readonly siteSpace?: string | undefined
  /** Id of the page to open in the site space. */
  readonly page?: string | undefined
}

/**
 * The URL of a preview. It can be opened for two minutes and then stays valid for an hour, so it is fetched
 * again on every mount and when the site changes, but at no other time: each new URL reloads the frame.
 */
export const previewOptions = (
  org: string,
  site: string,
  { show, change, claims, theme, siteSpace, page }: PreviewOf,
) =>
  queryOptions({
    ...getSitePublishingPreviewOptions({
      path: { organizationId: org, siteId: site },
      query: {
        ...(siteSpace !== undefined && { siteSpace }),
        ...(siteSpace !== undefined && page !== undefined && { page }),
        ...(show === 'pending' && { draft: true }),
        ...(change !== undefined && { changeRequest: String(change) }),
        ...(claims !== undefined && { claims: JSON.stringify(claims) }),
        ...(theme !== undefined && { theme }),
      },
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  })

/** Open change requests of the organization; a site may show some of their spaces. */
export const openChangesOptions = (org: string) =>
  listOrganizationChangeRequestsOptions({
    path: { organizationId: org },
    query: { status: 'open', limit: 200 },
  })
