import { useQuery } from '@tanstack/react-query'
import { listSitesOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { PreviewLinks } from './preview-links.tsx'

export interface PreviewOnSiteProps {
  readonly org: string
  readonly space: string
  readonly change: number
  /** The page under review, to open; undefined: the home page of the space. */
  readonly page: string | undefined
}

/**
 * Links from a change request to previews on the sites that show its space, with the change request in place
 * of main. Renders nothing if there are none.
 */
export function PreviewOnSite({ org, space, change, page }: PreviewOnSiteProps) {
  const { data } = useQuery(listSitesOptions({ path: { organizationId: org }, query: { space, limit: 20 } }))
  return (
    <PreviewLinks
      org={org}
      sites={data?.items ?? []}
      search={{ change, space, beside: true, ...(page !== undefined && { page }) }}
    />
  )
}
