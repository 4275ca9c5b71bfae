import { useRef, useState } from 'react'
import type { Notification } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { NotificationRow } from './notification-row.tsx'
import { dayText } from './notification-text.ts'

export interface NotificationListProps {
  readonly notifications: readonly Notification[]
  readonly onRead: (id: string, read: boolean) => void
}

/** Notifications by day, newest first. `j` and `k` move, `Enter` opens, `e` marks as read. */
export function NotificationList({ notifications, onRead }: NotificationListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [now] = useState(() => new Date())
  const days = [...Map.groupBy(notifications, ({ createdAt }) => dayText(createdAt, now))]
  const links = (): readonly HTMLElement[] => [
    ...(frame.current?.querySelectorAll<HTMLElement>('[data-news] a') ?? []),
  ]
  const step = (by: 1 | -1): void => {
    const all = links()
    const at = all.findIndex((link) => link === document.activeElement)
    const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  const readFocused = (): void => {
    const id = document.activeElement?.closest<HTMLElement>('[data-news]')?.dataset['news']
    const one = notifications.find((other) => other.id === id)
    if (one !== undefined) onRead(one.id, one.readAt === undefined)
  }
  useCommands([
    {
      id: 'next-notification',
      label: 'Next notification',
      group: 'This screen',
      keys: 'j',
      run: () => step(1),
    },
    {
      id: 'previous-notification',
      label: 'Previous notification',
      group: 'This screen',
      keys: 'k',
      run: () => step(-1),
    },
    {
      id: 'toggle-notification-read',
      label: 'Mark as read or unread',
      group: 'This screen',
      keys: 'e',
      run: readFocused,
    },
  ])
  return (
    <div ref={frame} className="grid gap-6">
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="pb-1 text-caption font-strong text-ink-soft">{day}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {ofDay.map((one) => (
              <NotificationRow key={one.id} notification={one} onRead={(read) => onRead(one.id, read)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
