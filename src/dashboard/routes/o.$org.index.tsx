import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  getOrganizationByIdOptions,
  listOrganizationChangeRequestsOptions,
  listOrganizationSpacesOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import { OpenChanges } from '../organizations/open-changes.tsx'
import { RecentSpaces } from '../organizations/recent-spaces.tsx'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const queries = (org: string) => ({
  organization: getOrganizationByIdOptions({ path: { organizationId: org } }),
  spaces: listOrganizationSpacesOptions({
    path: { organizationId: org },
    query: { limit: 8, orderBy: 'updated', order: 'desc' },
  }),
  changes: listOrganizationChangeRequestsOptions({
    path: { organizationId: org },
    query: { limit: 8, status: 'open' },
  }),
})

export const Route = createFileRoute('/o/$org/')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    const { spaces, changes } = queries(org)
    await Promise.all([queryClient.ensureQueryData(spaces), queryClient.ensureQueryData(changes)])
  },
  staticData: { crumb: 'Home' },
  component: Home,
  pendingComponent: () => (
    <div className="grid max-w-list gap-10">
      <Skeleton shape="lines" count={1} label="Loading the overview" />
      <Skeleton shape="rows" count={4} label="Loading change requests" />
      <Skeleton shape="rows" count={8} label="Loading spaces" />
    </div>
  ),
  errorComponent: FailureScreen,
})

function Home() {
  const { org } = Route.useParams()
  const { organization, spaces, changes } = queries(org)
  const { data: named } = useSuspenseQuery(organization)
  const { data: recent } = useSuspenseQuery(spaces)
  const { data: open } = useSuspenseQuery(changes)
  return (
    <div className="grid max-w-list gap-10">
      <h1 className="text-display font-strong">{named.title}</h1>
      <OpenChanges changes={open.items} />
      <RecentSpaces spaces={recent.items} />
    </div>
  )
}
