import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../api/not-found-error.ts'
import { teamMembersOptions } from '../../people/people-queries.ts'
import { teamOptions } from '../../people/teams/team-queries.ts'
import { TeamScreen } from '../../people/teams/team-screen.tsx'
import { textSearch } from '../../people/teams/text-search.ts'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/teams/$team')({
  validateSearch: textSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org, team }, deps }) => {
    const [{ title }] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(teamOptions(org, team))),
      orNotFound(queryClient.ensureInfiniteQueryData(teamMembersOptions(org, team, deps.q))),
      queryClient.ensureQueryData(organizationOptions(org)),
    ])
    return { crumb: title }
  },
  component: Team,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading team" />,
  notFoundComponent: MissingScreen,
})

function Team() {
  const { org, team } = Route.useParams()
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  return (
    <TeamScreen
      key={team}
      org={org}
      team={team}
      canAdminister={organization.permissions.admin}
      q={q}
      onSearch={(next) => void navigate({ search: next === undefined ? {} : { q: next }, replace: true })}
    />
  )
}
