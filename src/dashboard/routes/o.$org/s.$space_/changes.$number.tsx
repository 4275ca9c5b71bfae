import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { getSpaceOptions, getUserOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { requireOwnOrganization } from '../../../api/require-own-organization.ts'
import { ChangeHeader } from '../../../change-requests/header/change-header.tsx'
import { changeRequestOptions, conflictsOptions } from '../../../change-requests/change-queries.ts'
import { ChangeTabs } from '../../../change-requests/header/change-tabs.tsx'
import { ReviewAction, ReviewBar, ScheduledMerge } from '../../../change-requests/review/review-bar.tsx'
import { MuteButton } from '../../../people/inbox/mute-button.tsx'
import { MarkNotificationsRead } from '../../../people/inbox/mark-notifications-read.tsx'
import { spacePlace } from '../../../shell/crumbs.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { PreviewOnSite } from '../../../sites/preview/preview-on-site.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number')({
  loader: async ({ context: { queryClient }, params: { org, space, number }, location }) => {
    const [change, currentSpace] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(changeRequestOptions(space, number)),
        queryClient.ensureQueryData(getSpaceOptions({ path: { spaceId: space } })),
      ]),
    )
    await requireOwnOrganization(
      currentSpace,
      () => queryClient.fetchQuery({ ...getSpaceOptions({ path: { spaceId: space } }), staleTime: 0 }),
      { org, href: location.href },
    )
    return { crumb: `#${change.number} ${change.subject}`, above: [spacePlace(org, currentSpace)] }
  },
  component: ChangeScreen,
  // The header depends only on its own query, so no minimum time for its skeleton.
  pendingMinMs: 0,
  pendingComponent: () => (
    <div className="grid gap-4">
      <Skeleton shape="lines" count={2} label="Loading change request" />
      <Skeleton shape="rows" count={6} label="Loading change request" />
    </div>
  ),
  notFoundComponent: MissingScreen,
})

function ChangeScreen() {
  const { org, space, number } = Route.useParams()
  const { page } = useParams({ strict: false })
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: currentSpace } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: person } = useSuspenseQuery(getUserOptions())
  // Renders the header before the content below, however long that takes.
  const below = useDeferredValue(true, false)
  const mergeable = change.status === 'open' || change.status === 'draft'
  const { data: conflicts } = useQuery({
    ...conflictsOptions(change, currentSpace.revision),
    enabled: change.outdated && mergeable,
  })
  const undecided = change.outdated && mergeable ? conflicts?.open : undefined
  return (
    // Less space at the top than other screens have: the difference gets it.
    <div className="-mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 lg:-mt-5">
      <MarkNotificationsRead organization={org} changeRequest={change.id} />
      <ChangeHeader
        org={org}
        space={currentSpace}
        change={change}
        page={page}
        conflicts={undecided}
        tabs={
          <ChangeTabs
            org={org}
            space={space}
            number={number}
            threads={change.comments}
            conflicts={undecided}
          />
        }
        reviewers={<ReviewBar org={org} space={currentSpace} change={change} person={person.id} />}
        review={<ReviewAction space={currentSpace} change={change} person={person.id} />}
        notices={<ScheduledMerge space={currentSpace} change={change} person={person.id} />}
        tools={
          <>
            <PreviewOnSite org={org} space={space} change={change.number} page={page} />
            <MuteButton space={space} number={change.number} />
          </>
        }
      />
      {below && <Outlet />}
    </div>
  )
}
