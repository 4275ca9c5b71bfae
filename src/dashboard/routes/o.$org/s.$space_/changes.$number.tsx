import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useParams } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { getSpaceOptions, getUserOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { requireOwnOrganization } from '../../../api/require-own-organization.ts'
import { ChangeHeader } from '../../../change-requests/header/change-header.tsx'
import { changeRequestOptions, conflictsOptions } from '../../../change-requests/change-queries.ts'
import { ChangeTabs } from '../../../change-requests/header/change-tabs.tsx'
import { ReviewBar } from '../../../change-requests/review/review-bar.tsx'
import { MuteButton } from '../../../people/inbox/mute-button.tsx'
import { ReadNews } from '../../../people/inbox/mark-notifications-read.tsx'
import { spacePlace } from '../../../shell/crumbs.ts'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { PreviewOnSite } from '../../../sites/preview/preview-on-site.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { spaceEmoji } from '../../../ui/space-emoji.ts'

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number')({
  loader: async ({ context: { queryClient }, params: { org, space, number }, location }) => {
    const [change, named] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(changeRequestOptions(space, number)),
        queryClient.ensureQueryData(getSpaceOptions({ path: { spaceId: space } })),
      ]),
    )
    await requireOwnOrganization(
      named,
      () => queryClient.fetchQuery({ ...getSpaceOptions({ path: { spaceId: space } }), staleTime: 0 }),
      { org, href: location.href },
    )
    return { crumb: `#${change.number} ${change.subject}`, above: [spacePlace(org, named)] }
  },
  component: ChangeFrame,
  // The header depends only on its own query, so no minimum time for its skeleton.
  pendingMinMs: 0,
  pendingComponent: () => (
    <div className="grid max-w-list gap-4">
      <Skeleton shape="lines" count={2} label="Loading the change request" />
      <Skeleton shape="rows" count={6} label="Loading the change request" />
    </div>
  ),
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function ChangeFrame() {
  const { org, space, number } = Route.useParams()
  const { page } = useParams({ strict: false })
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: person } = useSuspenseQuery(getUserOptions())
  // Renders the header before the content below, however long that takes.
  const below = useDeferredValue(true, false)
  const mergeable = change.status === 'open' || change.status === 'draft'
  const { data: conflicts } = useQuery({
    ...conflictsOptions(change, named.revision),
    enabled: change.outdated && mergeable,
  })
  const undecided = change.outdated && mergeable ? conflicts?.open : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center justify-between gap-3">
        <Link
          to="/o/$org/s/$space/changes"
          params={{ org, space }}
          className="min-w-0 truncate text-caption text-ink-soft hover:text-ink hover:underline"
        >
          <span aria-hidden="true">{spaceEmoji(named.emoji)}</span> {named.title}
        </Link>
        <span className="flex shrink-0 items-center gap-1">
          <PreviewOnSite org={org} space={space} change={change.number} page={page} />
          <MuteButton space={space} number={change.number} />
        </span>
      </div>
      <ReadNews organization={org} changeRequest={change.id} />
      <ChangeHeader org={org} space={named} change={change} page={page} conflicts={undecided}>
        <ReviewBar org={org} space={named} change={change} person={person.id} />
        <ChangeTabs org={org} space={space} number={number} threads={change.comments} conflicts={undecided} />
      </ChangeHeader>
      {below && <Outlet />}
    </div>
  )
}
