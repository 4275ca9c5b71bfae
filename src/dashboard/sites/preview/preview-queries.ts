import { queryOptions } from '@tanstack/react-query'
import {
  getSitePublishingPreviewOptions,
  listOrganizationChangeRequestsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { PreviewSearch } from './preview-search.ts'

/** What is shown in one frame; a change request needs the site space that shows its space. */
export interface PreviewOf extends Pick<PreviewSearch, 'show' | 'change' | 'claims' | 'theme'> {
  readonly siteSpace?: string | undefined
  /** Id of the page of the site space that it opens. */
  readonly page?: string | undefined
}

/**
 * The address of a preview. It opens for two minutes and what it opened lasts for an hour, so it is asked for anew by
 * whoever comes back, when the site changes, and by nothing else: each new one loads the frame again.
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

/** Open change requests of the organization, of which a site may show some. */
export const openChangesOptions = (org: string) =>
  listOrganizationChangeRequestsOptions({
    path: { organizationId: org },
    query: { status: 'open', limit: 200 },
  })
