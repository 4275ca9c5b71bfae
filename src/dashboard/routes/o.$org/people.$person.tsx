import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions, getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../api/not-found-error.ts'
import {
  memberOptions,
  memberSpacesOptions,
  memberTeamsOptions,
} from '../../people/members/member-queries.ts'
import { MemberScreen } from '../../people/members/member-screen.tsx'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/people/$person')({
  loader: async ({ context: { queryClient }, params: { org, person } }) => {
    const [organization, caller] = await Promise.all([
      queryClient.ensureQueryData(organizationOptions(org)),
      queryClient.ensureQueryData(getUserOptions()),
    ])
    const traced = organization.permissions.admin || caller.id === person
    const [member] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(memberOptions(org, person))),
      orNotFound(queryClient.ensureQueryData(memberTeamsOptions(org, person))),
      traced ? orNotFound(queryClient.ensureQueryData(memberSpacesOptions(org, person))) : undefined,
    ])
    return { crumb: member.user.displayName }
  },
  component: Person,
  pendingComponent: () => <Skeleton shape="lines" count={10} label="Loading member" />,
  notFoundComponent: MissingScreen,
})

function Person() {
  const { org, person } = Route.useParams()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const { data: caller } = useSuspenseQuery(getUserOptions())
  const { admin } = organization.permissions
  return (
    <MemberScreen
      key={person}
      org={org}
      person={person}
      isSelf={caller.id === person}
      canManage={admin}
      canTrace={admin || caller.id === person}
    />
  )
}
