import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CheckCheck, Rss } from 'lucide-react'
import { useState } from 'react'
import {
  readNotificationsMutation,
  updateNotificationMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { InboxFilter } from '../../people/inbox/inbox-filter.tsx'
import { DigestFeed } from '../../people/inbox/digest-feed.tsx'
import { inboxSearch } from '../../people/inbox/inbox-search.ts'
import { NotificationList } from '../../people/inbox/notification-list.tsx'
import { inboxOptions, isNotificationQuery } from '../../people/inbox/notification-queries.ts'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/inbox')({
  validateSearch: inboxSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { org }, deps }) =>
    queryClient.ensureInfiniteQueryData(inboxOptions(org, deps)),
  staticData: { crumb: 'Inbox' },
  component: InboxScreen,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading the inbox" />,
  notFoundComponent: MissingScreen,
})

function InboxScreen() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const client = useQueryClient()
  const list = useSuspenseInfiniteQuery(inboxOptions(org, search))
  const [feed, setFeed] = useState(false)
  const notifications = list.data.pages.flatMap(({ items }) => items)
  const [first] = list.data.pages
  const refresh = () => client.invalidateQueries({ predicate: isNotificationQuery })
  const update = useMutation({ ...updateNotificationMutation(), onSuccess: refresh })
  const readAll = useMutation({ ...readNotificationsMutation(), onSuccess: refresh })
  const unread = first?.unread ?? 0
  const [latest] = notifications
  const failed = update.error ?? readAll.error
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">Inbox</h1>
        <div className="flex flex-wrap gap-2">
          <Button icon={Rss} onClick={() => setFeed(true)}>
            Daily digest
          </Button>
          <Button
            icon={CheckCheck}
            busy={readAll.isPending}
            disabledReason={unread === 0 ? 'No unread notifications.' : undefined}
            onClick={() =>
              readAll.mutate({
                // Notifications newer than this list stay unread.
                body: { organization: org, ...(latest !== undefined && { until: latest.createdAt }) },
              })
            }
          >
            Mark all as read
          </Button>
        </div>
      </div>
      <InboxFilter org={org} isAll={search.show === 'all'} unread={unread} />
      <FormError error={failed} />
      {notifications.length === 0 ? (
        <EmptyState title={search.show === 'all' ? 'No notifications yet' : 'You’re all caught up'}>
          Review requests, mentions and replies appear here. You’ll find the reason with each of them.
        </EmptyState>
      ) : (
        <NotificationList
          notifications={notifications}
          onRead={(notificationId, read) => update.mutate({ path: { notificationId }, body: { read } })}
        />
      )}
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </span>
      )}
      <DigestFeed open={feed} onClose={() => setFeed(false)} />
    </div>
  )
}
