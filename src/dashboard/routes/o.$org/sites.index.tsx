import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { SiteList } from '../../sites/list/site-list.tsx'
import { sitesOptions } from '../../sites/site-queries.ts'
import { siteSearch } from '../../sites/site-search.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePickableSpaces } from '../-settings/use-pickable-spaces.ts'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/sites/')({
  validateSearch: siteSearch,
  loaderDeps: ({ search: { create: _create, ...filters } }) => filters,
  loader: async ({ context: { queryClient }, params: { org }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(organizationOptions(org)),
      queryClient.ensureInfiniteQueryData(sitesOptions(org, deps)),
    ])
  },
  component: Sites,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading sites" />,
  notFoundComponent: MissingScreen,
})

function Sites() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const spaces = usePickableSpaces(org)
  return (
    <SiteList
      org={org}
      organization={organization}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
      spaces={spaces}
    />
  )
}
