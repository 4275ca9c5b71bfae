import { queryOptions, useQuery } from '@tanstack/react-query'
import { listSiteIntegrationsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { listSiteIntegrations } from '../../../client/sdk.gen.ts'
import { allOf } from '../../api/paging.ts'
import { FormError } from '../../forms/form-error.tsx'
import { EnabledIntegrations } from '../../integrations/enabled-integrations.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const siteIntegrationsOptions = (org: string, site: string) => {
  const path = { organizationId: org, siteId: site }
  return queryOptions({
    queryKey: [...listSiteIntegrationsQueryKey({ path }), 'all pages'],
    queryFn: ({ signal }) => allOf(listSiteIntegrations, { path, signal }),
  })
}

/** The integrations of a site. */
export function SiteIntegrations({ org, site }: { readonly org: string; readonly site: string }) {
  const { data, error } = useQuery(siteIntegrationsOptions(org, site))
  if (error !== null) return <FormError error={error} />
  if (data === undefined) return <Skeleton shape="rows" count={2} label="Loading integrations" />
  return <EnabledIntegrations org={org} kind="site" integrations={data} />
}
