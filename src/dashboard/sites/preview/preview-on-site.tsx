import { useQuery } from '@tanstack/react-query'
import { listSitesOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { PreviewLinks } from './preview-links.tsx'

export interface PreviewOnSiteProps {
  readonly org: string
  readonly space: string
  readonly change: number
  /** The page under review, which is opened; undefined: the home of the space. */
  readonly page: string | undefined
}

/** The way from a change request to the sites that show its space, with it in the place of main. Nothing without such sites. */
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
