import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  getOrganizationHealthOptions,
  getOrganizationOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { roles } from '../../../contract/roles/roles.ts'
import { labelOf } from '../../people/role-labels.ts'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { SpaceList } from '../../spaces/list/space-list.tsx'
import { spaceSearch } from '../../spaces/list/space-search.ts'
import { allCollectionsOptions, allSpacesOptions } from '../../spaces/tree/space-queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { untilChecked } from '../-home/until-checked.ts'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })
const healthOptions = (org: string) =>
  getOrganizationHealthOptions({ path: { organizationId: org }, query: { all: true } })

export const Route = createFileRoute('/o/$org/spaces')({
  validateSearch: spaceSearch,
  loader: async ({ context: { queryClient }, params: { org } }) => {
    // The list does not wait for it: checking links takes time.
    void queryClient.prefetchQuery(healthOptions(org))
    await Promise.all([
      queryClient.ensureQueryData(organizationOptions(org)),
      queryClient.ensureQueryData(allCollectionsOptions(org)),
      queryClient.ensureQueryData(allSpacesOptions(org)),
    ])
  },
  staticData: { crumb: 'Spaces' },
  component: Spaces,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading spaces" />,
  notFoundComponent: MissingScreen,
})

function Spaces() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const { data: collections } = useSuspenseQuery(allCollectionsOptions(org))
  const { data: spaces } = useSuspenseQuery(allSpacesOptions(org))
  const { data: health } = useQuery({ ...healthOptions(org), refetchInterval: untilChecked })
  const roleLabels = Object.fromEntries(roles.map((role) => [role, labelOf(role)])) as Record<
    (typeof roles)[number],
    string
  >
  return (
    <SpaceList
      org={org}
      spaces={spaces}
      collections={collections}
      health={health}
      organization={organization}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
      roleLabels={roleLabels}
    />
  )
}
