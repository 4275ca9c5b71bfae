import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { CatalogueScreen } from '../../../integrations/catalogue/catalogue-screen.tsx'
import { catalogueOptions } from '../../../integrations/integration-queries.ts'
import { catalogueSearch } from '../../../integrations/integration-search.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/integrations/')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(organizationOptions(org)),
      queryClient.ensureInfiniteQueryData(catalogueOptions(org, deps)),
    ])
  },
  component: Catalogue,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading integrations" />,
  notFoundComponent: MissingScreen,
})

function Catalogue() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  return (
    <CatalogueScreen
      org={org}
      organization={organization}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
