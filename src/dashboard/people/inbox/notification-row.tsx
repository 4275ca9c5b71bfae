import { Link } from '@tanstack/react-router'
import { Circle, CircleDot, FileCode } from 'lucide-react'
import type { Notification } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { actionText, subjectText } from './notification-text.ts'

export interface NotificationRowProps {
  readonly notification: Notification
  readonly onRead: (read: boolean) => void
}

/** One notification; the whole row links to its target, and opening it marks it as read. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const unread = notification.readAt === undefined
  const { pathname, search } = new URL(notification.urls.app)
  return (
    <li
      data-news={notification.id}
      className="relative flex touch-row items-center gap-3 py-1.5 pr-1 hover:bg-hover max-sm:items-start"
    >
      <span
        aria-hidden
        className={unread ? 'size-2 shrink-0 rounded-full bg-accent max-sm:mt-2' : 'size-2 shrink-0'}
      />
      {notification.apiSpec === undefined ? (
        <Avatar name={notification.actor.displayName} image={notification.actor.photoURL} size="small" />
      ) : (
        <FileCode aria-hidden className="mx-0.5 size-5 shrink-0 text-ink-soft" />
      )}
      <span className="grid min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-2">
        <Link
          // An internal URL from the service.
          to={pathname as '/'}
          search={Object.fromEntries(new URLSearchParams(search)) as never}
          onClick={() => unread && onRead(true)}
          className={`min-w-0 before:absolute sm:truncate before:inset-0 ${unread ? 'font-strong' : ''}`}
        >
          {unread && <span className="sr-only">Unread: </span>}
          {actionText(notification)}
        </Link>
        <span className="min-w-0 text-ink-soft sm:truncate">
          {notification.changeRequest !== undefined && (
            <span className="figures">#{notification.changeRequest.number} </span>
          )}
          {subjectText(notification)}
        </span>
        <span className="text-caption text-ink-soft sm:hidden">
          <RelativeTime at={notification.createdAt} />
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-2 text-caption text-ink-soft max-sm:hidden">
        <span className="max-w-40 truncate max-md:hidden">{notification.space?.title}</span>
        <span className="w-24 text-right">
          <RelativeTime at={notification.createdAt} />
        </span>
      </span>
      <span className="relative shrink-0">
        <IconButton
          icon={unread ? Circle : CircleDot}
          label={unread ? 'Mark as read' : 'Mark as unread'}
          side="left"
          onClick={() => onRead(unread)}
          className="text-ink-soft"
        />
      </span>
    </li>
  )
}
