import { queryOptions, useQuery } from '@tanstack/react-query'
import { listSpaceIntegrationsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { listSpaceIntegrations } from '../../../client/sdk.gen.ts'
import { allOf } from '../../api/paging.ts'
import { FormError } from '../../forms/form-error.tsx'
import { EnabledIntegrations } from '../../integrations/enabled-integrations.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const spaceIntegrationsOptions = (space: string) => {
  const path = { spaceId: space }
  return queryOptions({
    queryKey: [...listSpaceIntegrationsQueryKey({ path }), 'all pages'],
    queryFn: ({ signal }) => allOf(listSpaceIntegrations, { path, signal }),
  })
}

/** The integrations of a space. */
export function SpaceIntegrations({ org, space }: { readonly org: string; readonly space: string }) {
  const { data, error } = useQuery(spaceIntegrationsOptions(space))
  if (error !== null) return <FormError error={error} />
  if (data === undefined) return <Skeleton shape="rows" count={2} label="Loading integrations" />
  return <EnabledIntegrations org={org} kind="space" integrations={data} />
}
