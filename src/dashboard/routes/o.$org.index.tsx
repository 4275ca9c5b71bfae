import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  getOrganizationOptions,
  listOrganizationSpacesOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import { RecentSpaces } from '../organizations/recent-spaces.tsx'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const queries = (org: string) => ({
  organization: getOrganizationOptions({ path: { organizationId: org } }),
  // The list comes in the order of the tree, so what changed last is found here, among as many as one answer holds.
  spaces: listOrganizationSpacesOptions({ path: { organizationId: org }, query: { limit: 1000 } }),
})

export const Route = createFileRoute('/o/$org/')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await queryClient.ensureQueryData(queries(org).spaces)
  },
  staticData: { crumb: 'Home' },
  component: Home,
  pendingComponent: () => (
    <div className="grid max-w-list gap-10">
      <Skeleton shape="lines" count={1} label="Loading the overview" />
      <Skeleton shape="rows" count={8} label="Loading spaces" />
    </div>
  ),
  errorComponent: FailureScreen,
})

function Home() {
  const { org } = Route.useParams()
  const { organization, spaces } = queries(org)
  const { data: named } = useSuspenseQuery(organization)
  const { data: all } = useSuspenseQuery(spaces)
  const recent = all.items.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, 8)
  return (
    <div className="grid max-w-list gap-10">
      <h1 className="text-display font-strong">{named.title}</h1>
      <RecentSpaces spaces={recent} />
    </div>
  )
}
