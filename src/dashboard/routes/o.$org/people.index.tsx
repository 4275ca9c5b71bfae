import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { invitesOptions, membersOptions } from '../../people/people-queries.ts'
import { PeopleScreen } from '../../people/members/people-screen.tsx'
import { peopleSearch } from '../../people/people-search.ts'
import { ForbiddenNote } from '../../shell/failures/forbidden-note.tsx'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/people/')({
  validateSearch: peopleSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org }, deps }) => {
    const { permissions } = await queryClient.ensureQueryData(organizationOptions(org))
    // Guests may not list members; invites are for administrators.
    if (!permissions.listMembers) return
    if (deps.tab === 'invites' && permissions.admin)
      await queryClient.ensureInfiniteQueryData(invitesOptions(org, deps))
    else if (deps.tab !== 'links' || !permissions.admin)
      await queryClient.ensureInfiniteQueryData(membersOptions(org, deps))
  },
  component: People,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading people" />,
  notFoundComponent: MissingScreen,
})

function People() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  if (!organization.permissions.listMembers)
    return <ForbiddenNote action="see the members of this organization" needs="Reader" helpers={[]} />
  return (
    <PeopleScreen
      org={org}
      organization={organization}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
