import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { teamsOptions } from '../../people/people-queries.ts'
import { TeamList } from '../../people/teams/team-list.tsx'
import { textSearch } from '../../people/teams/text-search.ts'
import { ForbiddenNote } from '../../shell/failures/forbidden-note.tsx'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/teams/')({
  validateSearch: textSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org }, deps }) => {
    const { permissions } = await queryClient.ensureQueryData(organizationOptions(org))
    if (permissions.listTeams) await queryClient.ensureInfiniteQueryData(teamsOptions(org, deps.q))
  },
  component: Teams,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading teams" />,
  notFoundComponent: MissingScreen,
})

function Teams() {
  const { org } = Route.useParams()
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  if (!organization.permissions.listTeams)
    return <ForbiddenNote action="see the teams" needs="Reader" helpers={[]} />
  return (
    <TeamList
      org={org}
      organization={organization}
      title={q}
      onTitle={(next) => void navigate({ search: next === undefined ? {} : { q: next }, replace: true })}
    />
  )
}
