import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions, getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { DeleteOrganization } from '../../organizations/delete-organization.tsx'
import { NewOrganizationSteps } from '../../organizations/new-organization-steps.tsx'
import { RecentSpaces } from '../../organizations/recent-spaces.tsx'
import { useFirstSteps } from '../../organizations/use-first-steps.ts'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { HomeSites } from '../../sites/list/home-sites.tsx'
import { allCollectionsOptions } from '../../spaces/tree/space-queries.ts'
import { pathText, whoCanHelp } from '../../spaces/tree/arrange-permissions.ts'
import { useResourceActions } from '../../spaces/resources/use-resource-actions.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddSpaceButtons } from '../-home/add-space-buttons.tsx'
import {
  OpenChangeRequests,
  OwnChangeRequests,
  OwnDrafts,
  RecentMerges,
  ReviewRequests,
} from '../-home/home-changes.tsx'
import { HomeHealth } from '../-home/home-health.tsx'
import { HomeNotifications } from '../-home/home-notifications.tsx'
import { homeQueries } from '../-home/home-queries.ts'
import { NothingWaiting } from '../-home/nothing-waiting.tsx'
import { useHomeChanges } from '../-home/use-home-changes.ts'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    const person = await queryClient.ensureQueryData(getUserOptions())
    const { recentSpaces, reviews, own, open, drafts, merged, ...rest } = homeQueries(org, person.id)
    // Prefetched without waiting: the screen renders without them.
    for (const query of [reviews, own, open, drafts, merged]) void queryClient.prefetchQuery(query)
    void queryClient.prefetchQuery(rest.firstSteps)
    void queryClient.prefetchQuery(rest.notifications)
    void queryClient.prefetchQuery(rest.health)
    await queryClient.ensureQueryData(recentSpaces)
  },
  staticData: { crumb: 'Home' },
  component: Home,
  pendingComponent: () => (
    <div className="grid max-w-list gap-10">
      <Skeleton shape="lines" count={1} label="Loading the overview" />
      <Skeleton shape="rows" count={8} label="Loading spaces" />
    </div>
  ),
  notFoundComponent: MissingScreen,
})

/** The most recently updated spaces with the path of their collection, once the collections have loaded. */
const useRecentSpaces = (org: string, person: string) => {
  const { data } = useSuspenseQuery(homeQueries(org, person).recentSpaces)
  const { data: collections = [] } = useQuery(allCollectionsOptions(org))
  return data.items.map(({ parent, ...space }) => ({
    ...space,
    ...(parent !== undefined && { place: pathText(parent, collections) }),
  }))
}

function Home() {
  const { org } = Route.useParams()
  const { data: person } = useSuspenseQuery(getUserOptions())
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const { permissions } = organization
  const recentSpaces = useRecentSpaces(org, person.id)
  const changes = useHomeChanges(org, person.id)
  const { facts, demo, dismiss } = useFirstSteps(org)
  const { runAction, dialogs } = useResourceActions(org)
  const buttons = {
    org,
    disabledReason: permissions.createContent ? undefined : whoCanHelp,
    onCreate: () => runAction('new-space'),
  }
  const hasSpaces = recentSpaces.length > 0
  const isNew = facts !== undefined && !facts.space
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="text-display font-strong">{organization.title}</h1>
      {demo && permissions.admin && (
        <Note>
          <div className="grid justify-items-start gap-2">
            <p>This is an example organization. You can explore it and remove it at any time.</p>
            <DeleteOrganization organization={organization} demo />
          </div>
        </Note>
      )}
      {facts !== undefined && (
        <NewOrganizationSteps
          org={org}
          facts={facts}
          permissions={permissions}
          addSpace={<AddSpaceButtons {...buttons} primary />}
          space={recentSpaces[0]}
          onDismiss={dismiss}
        />
      )}
      <ReviewRequests org={org} changes={changes} />
      <HomeNotifications org={org} person={person.id} />
      <OwnChangeRequests org={org} changes={changes} />
      <OwnDrafts org={org} changes={changes} />
      {hasSpaces && <NothingWaiting org={org} person={person.id} changes={changes} />}
      {hasSpaces && <OpenChangeRequests org={org} changes={changes} />}
      <HomeSites org={org} />
      {hasSpaces && <HomeHealth org={org} person={person.id} />}
      {(!isNew || hasSpaces) && (
        <RecentSpaces
          org={org}
          spaces={recentSpaces}
          addFirst={<AddSpaceButtons {...buttons} primary />}
          actions={<AddSpaceButtons {...buttons} />}
        />
      )}
      <RecentMerges org={org} changes={changes} />
      {dialogs}
    </div>
  )
}
