/** Unread notifications on the home screen. Combines the areas organizations and people. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { updateNotificationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { mostListed } from '../../organizations/home-lists.ts'
import { NotificationRow } from '../../people/inbox/notification-row.tsx'
import { isNotificationQuery } from '../../people/inbox/notification-queries.ts'
import { Section } from '../../ui/layout/section.tsx'
import { homeQueries } from './home-queries.ts'

export interface HomeNotificationsProps {
  readonly org: string
  readonly person: string
}

/** Nothing is rendered while there are none. */
export function HomeNotifications({ org, person }: HomeNotificationsProps) {
  const { data } = useQuery(homeQueries(org, person).notifications)
  const client = useQueryClient()
  const update = useMutation({
    ...updateNotificationMutation(),
    onSuccess: () => client.invalidateQueries({ predicate: isNotificationQuery }),
  })
  if (data === undefined || data.items.length === 0) return null
  return (
    <Section
      title="For you"
      actions={
        <Link to="/o/$org/inbox" params={{ org }} className="text-accent underline">
          {data.count > mostListed ? `View all ${data.count}` : 'Inbox'}
        </Link>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {data.items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={(read) => update.mutate({ path: { notificationId: notification.id }, body: { read } })}
          />
        ))}
      </ul>
    </Section>
  )
}
