import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import type { ChangeRequest } from '../../client/types.gen.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { StatusSign } from './status-sign.tsx'

export interface ChangeRowProps {
  readonly org: string
  readonly change: ChangeRequest
  /** Where the list is of several spaces. */
  readonly spaceName?: string | undefined
}

/** One change request of a list; the whole row leads to it. */
export function ChangeRow({ org, change, spaceName }: ChangeRowProps) {
  const { number, subject, status, createdBy, updatedAt, comments, outdated, space } = change
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5 hover:bg-hover sm:flex-nowrap">
      <span className="figures w-10 shrink-0 text-right text-ink-soft">#{number}</span>
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <Link
          to="/o/$org/s/$space/changes/$number"
          params={{ org, space, number: String(number) }}
          className="min-w-0 truncate font-strong before:absolute before:inset-0"
        >
          {subject === '' ? 'Untitled' : subject}
        </Link>
        {spaceName !== undefined && (
          <span className="max-w-48 shrink-0 truncate text-caption text-ink-soft max-sm:hidden">
            {spaceName}
          </span>
        )}
      </span>
      <span className="flex min-w-0 shrink-0 items-center gap-2 max-sm:w-full max-sm:shrink max-sm:pl-13">
        {outdated && <Badge tone="ochre">Outdated</Badge>}
        <span className="sm:w-20">
          <StatusSign status={status} />
        </span>
        <span
          className="figures inline-flex items-center gap-1 text-caption text-ink-soft sm:w-10"
          {...(comments > 0 && { title: `${comments} open ${comments === 1 ? 'thread' : 'threads'}` })}
        >
          {comments > 0 && (
            <>
              <Icon of={MessageSquare} className="size-3.5" />
              {comments}
              <span className="sr-only">open {comments === 1 ? 'thread' : 'threads'}</span>
            </>
          )}
        </span>
        <span className="flex min-w-0 items-center sm:w-36 gap-1.5 text-caption text-ink-soft">
          <Avatar name={createdBy.displayName} image={createdBy.photoURL} size="small" />
          <span className="truncate">{createdBy.displayName}</span>
        </span>
        <span className="text-caption max-sm:ml-auto sm:w-24 sm:text-right text-ink-soft">
          <RelativeTime at={updatedAt} />
        </span>
      </span>
    </li>
  )
}
