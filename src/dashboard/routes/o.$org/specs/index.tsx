import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { apiSpecsOptions } from '../../../api-specs/api-spec-queries.ts'
import { SpecsScreen } from '../../../api-specs/list/specs-screen.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/specs/')({
  validateSearch: ({ q }: Record<string, unknown>): { readonly q?: string } => ({
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
  }),
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await Promise.all([
      queryClient.ensureQueryData(organizationOptions(org)),
      queryClient.ensureQueryData(apiSpecsOptions(org)),
    ])
  },
  component: Specs,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading API specifications" />,
  notFoundComponent: MissingScreen,
})

function Specs() {
  const { org } = Route.useParams()
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  return (
    <SpecsScreen
      org={org}
      organization={organization}
      q={q}
      onSearch={(next) => void navigate({ search: next === undefined ? {} : { q: next }, replace: true })}
    />
  )
}
