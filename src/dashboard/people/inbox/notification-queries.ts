/** Queries of the inbox. Keys start as those of the operations, so that events invalidate them. */
import { queryOptions } from '@tanstack/react-query'
import {
  listNotificationsOptions,
  listNotificationsQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listNotifications } from '../../../client/sdk.gen.ts'
import { pagedQuery } from '../../api/paging.ts'
import type { InboxSearch } from './inbox-search.ts'

const pageSize = 50
const [{ _id: notifications }] = listNotificationsQueryKey()

export const inboxOptions = (organization: string, { show }: InboxSearch) => {
  const query = { organization, status: show === 'all' ? ('all' as const) : ('unread' as const) }
  return pagedQuery(
    listNotificationsQueryKey({ query }),
    (page, signal) =>
      listNotifications({ query: { ...query, limit: pageSize, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

/** Number of unread notifications in an organization. */
export const unreadOptions = (organization: string) =>
  queryOptions({
    ...listNotificationsOptions({ query: { organization, limit: 0 } }),
    select: ({ unread }: { readonly unread: number }) => unread,
  })

/** Matches queries that change when a notification is read. */
export const isNotificationQuery = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => {
  const [first] = queryKey
  return typeof first === 'object' && first !== null && '_id' in first && first._id === notifications
}
