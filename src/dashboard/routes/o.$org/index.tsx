import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { FolderInput, Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import {
  getFirstStepsOptions,
  getOrganizationOptions,
  getUserOptions,
  listNotificationsOptions,
  listOrganizationChangeRequestsOptions,
  updateNotificationMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { NotificationReason } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { StatusBadge } from '../../change-requests/badges/status-badge.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { DeleteOrganization } from '../../organizations/delete-organization.tsx'
import { homeLists, mostShown } from '../../organizations/home-lists.ts'
import { NewOrganizationSteps } from '../../organizations/new-organization-steps.tsx'
import { OpenChanges } from '../../organizations/open-changes.tsx'
import { RecentSpaces } from '../../organizations/recent-spaces.tsx'
import { useFirstSteps } from '../../organizations/use-first-steps.ts'
import { NotificationRow } from '../../people/inbox/notification-row.tsx'
import { isNotificationQuery } from '../../people/inbox/notification-queries.ts'
import { FailureScreen } from '../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../shell/failures/missing-screen.tsx'
import { SitesAtHome } from '../../sites/list/home-sites.tsx'
import { allCollectionsOptions, allSpacesOptions } from '../../spaces/tree/space-queries.ts'
import { pathText, whoCanHelp } from '../../spaces/tree/arrange-permissions.ts'
import { useResourceActions } from '../../spaces/resources/use-resource-actions.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Notifications addressed to the user personally, except review requests, which have their own list. */
const personal: NotificationReason[] = [
  'mentioned',
  'assigned',
  'replied',
  'suggested',
  'suggestion-answered',
  'merge-plan-failed',
]

const queries = (org: string, person: string) => {
  const path = { organizationId: org }
  return {
    organization: getOrganizationOptions({ path }),
    spaces: allSpacesOptions(org),
    collections: allCollectionsOptions(org),
    reviews: listOrganizationChangeRequestsOptions({
      path,
      query: { limit: mostShown, requestedReviewer: person },
    }),
    own: listOrganizationChangeRequestsOptions({ path, query: { limit: mostShown, creator: person } }),
    // Fetches more, because the user's own are filtered out.
    open: listOrganizationChangeRequestsOptions({ path, query: { limit: mostShown * 3 } }),
    steps: getFirstStepsOptions({ path }),
    news: listNotificationsOptions({
      query: { organization: org, status: 'unread', reason: personal, limit: mostShown },
    }),
  }
}

export const Route = createFileRoute('/o/$org/')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    const person = await queryClient.ensureQueryData(getUserOptions())
    const { spaces, collections, ...rest } = queries(org, person.id)
    // Prefetched without waiting: the screen renders without them.
    for (const query of [rest.reviews, rest.own, rest.open]) void queryClient.prefetchQuery(query)
    void queryClient.prefetchQuery(rest.steps)
    void queryClient.prefetchQuery(rest.news)
    await Promise.all([queryClient.ensureQueryData(spaces), queryClient.ensureQueryData(collections)])
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
  errorComponent: FailureScreen,
})

function Home() {
  const { org } = Route.useParams()
  const { data: person } = useSuspenseQuery(getUserOptions())
  const asked = queries(org, person.id)
  const { data: organization } = useSuspenseQuery(asked.organization)
  const { data: spaces } = useSuspenseQuery(asked.spaces)
  const { data: collections } = useSuspenseQuery(asked.collections)
  const [reviews, own, open] = [useQuery(asked.reviews), useQuery(asked.own), useQuery(asked.open)]
  const { facts, demo, dismiss } = useFirstSteps(org)
  const { data: news } = useQuery(asked.news)
  const client = useQueryClient()
  const read = useMutation({
    ...updateNotificationMutation(),
    onSuccess: () => client.invalidateQueries({ predicate: isNotificationQuery }),
  })
  const { ask, dialogs } = useResourceActions(org)
  const spaceNames = useMemo(() => new Map(spaces.map(({ id, title }) => [id, title])), [spaces])
  const recent = useMemo(
    () =>
      spaces
        .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
        .slice(0, mostShown)
        .map(({ parent, ...space }) => ({
          ...space,
          ...(parent !== undefined && { place: pathText(parent, collections) }),
        })),
    [spaces, collections],
  )
  const failed = reviews.error ?? own.error ?? open.error
  const known = reviews.data !== undefined && own.data !== undefined && open.data !== undefined
  const lists = homeLists(reviews.data?.items ?? [], own.data?.items ?? [], open.data?.items ?? [])
  const shared = {
    org,
    spaceNames,
    sign: () => <StatusBadge status="open" />,
  }
  const all = (count: number, mine?: true): ReactNode => (
    <Link
      to="/o/$org/changes"
      params={{ org }}
      search={mine === true ? { tab: 'mine' } : {}}
      className="text-accent underline"
    >
      {count > mostShown ? `All ${count}` : 'As a list'}
    </Link>
  )
  const refused = organization.permissions.createContent ? undefined : whoCanHelp
  const make = (primary: boolean): ReactNode => (
    <div className="flex flex-wrap gap-2">
      {refused === undefined ? (
        <Link to="/o/$org/import" params={{ org }} className={buttonClass(primary ? 'primary' : 'quiet')}>
          <Icon of={FolderInput} />
          Import documentation
        </Link>
      ) : (
        <Button icon={FolderInput} disabledReason={refused}>
          Import documentation
        </Button>
      )}
      <Button icon={Plus} onClick={() => ask('new-space')} disabledReason={refused}>
        New empty space
      </Button>
    </div>
  )
  const [first] = recent
  const fresh = facts !== undefined && !facts.space
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="text-display font-strong">{organization.title}</h1>
      {demo && organization.permissions.admin && (
        <Note>
          <div className="grid justify-items-start gap-2">
            <p>This organization is an example to look around in. Nothing else depends on it.</p>
            <DeleteOrganization organization={organization} demo />
          </div>
        </Note>
      )}
      {facts !== undefined && (
        <NewOrganizationSteps
          org={org}
          facts={facts}
          permissions={organization.permissions}
          makeSpace={make(true)}
          space={first}
          onDismiss={dismiss}
        />
      )}
      {lists.reviews.length > 0 && (
        <OpenChanges
          {...shared}
          title="Waits for your review"
          changes={lists.reviews}
          all={(reviews.data?.count ?? 0) > mostShown && all(open.data?.count ?? 0)}
        />
      )}
      {news !== undefined && news.items.length > 0 && (
        <Section
          title="For you"
          actions={
            <Link to="/o/$org/inbox" params={{ org }} className="text-accent underline">
              {news.count > mostShown ? `All ${news.count}` : 'Inbox'}
            </Link>
          }
        >
          <ul className="divide-y divide-line border-y border-line">
            {news.items.map((one) => (
              <NotificationRow
                key={one.id}
                news={one}
                onRead={(is) => read.mutate({ path: { notificationId: one.id }, body: { read: is } })}
              />
            ))}
          </ul>
        </Section>
      )}
      {lists.own.length > 0 && (
        <OpenChanges
          {...shared}
          title="Yours"
          lead={
            lists.own.some(({ review }) => review.state === 'changes-requested')
              ? 'Where changes are requested, a reviewer waits for your answer.'
              : lists.own.some(({ outdated }) => outdated)
                ? 'An outdated one is updated from main before it is merged.'
                : undefined
          }
          changes={lists.own}
          all={all(own.data?.count ?? 0, true)}
        />
      )}
      {spaces.length > 0 &&
        (!known || lists.others.length > 0 || lists.reviews.length + lists.own.length === 0) && (
          <OpenChanges
            {...shared}
            title="Open change requests"
            changes={lists.others}
            all={known && open.data.count > 0 && all(open.data.count)}
            instead={
              failed !== null ? (
                <FormError error={processError(failed)} />
              ) : !known ? (
                <Skeleton shape="rows" count={3} label="Loading open change requests" />
              ) : lists.others.length === 0 ? (
                <EmptyState
                  title="Nothing waits to be reviewed"
                  example={
                    <>
                      Explain the backup command
                      <span className="block font-sans text-base text-ink-soft">
                        #12 by Ines, 3 pages, 1 open thread
                      </span>
                    </>
                  }
                >
                  A change request collects edits to pages until somebody has looked at them and merges them.
                </EmptyState>
              ) : undefined
            }
          />
        )}
      {spaces.length === 0 && <SitesAtHome org={org} />}
      {(!fresh || spaces.length > 0) && (
        <RecentSpaces org={org} spaces={recent} begin={make(true)} actions={make(false)} />
      )}
      {dialogs}
    </div>
  )
}
