import { Link } from '@tanstack/react-router'
import { CalendarClock, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ReviewBadge } from '../badges/review-badge.tsx'
import { RuleBadge } from '../badges/rule-badge.tsx'
import { SizeBadge } from '../badges/size-badge.tsx'
import { StatusBadge } from '../badges/status-badge.tsx'

export interface ChangeRowProps {
  readonly org: string
  readonly change: ChangeRequest
  /** If the list is of several spaces. */
  readonly spaceName?: string | undefined
  readonly chosen: boolean
  readonly onChoose: () => void
  /** Link to its preview; undefined if no row has one, so that no space is reserved. */
  readonly preview: ReactNode
}

/** A change request in a list; the whole row is a link, except for its checkbox. */
export function ChangeRow({ org, change, spaceName, chosen, onChoose, preview }: ChangeRowProps) {
  const { id, number, subject, status, createdBy, updatedAt, comments, outdated, space, review } = change
  const { mergePlan, rules, size } = change
  const name = subject === '' ? 'Untitled' : subject
  return (
    <li
      data-row={id}
      data-chosen={chosen ? '' : undefined}
      className="group/change relative flex flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5 hover:bg-hover focus-within:bg-hover data-chosen:bg-chosen sm:flex-nowrap"
    >
      <span className="flex w-16 shrink-0 items-center gap-1.5">
        <input
          type="checkbox"
          checked={chosen}
          onChange={onChoose}
          aria-label={`Select #${number} ${name}`}
          className="relative z-1 ml-1 size-4 accent-accent"
        />
        <span className="figures flex-1 text-right text-ink-soft">#{number}</span>
      </span>
      <span className={cx('flex min-w-0 flex-1 items-center gap-2', preview !== undefined && 'max-sm:pr-11')}>
        <Link
          to="/o/$org/s/$space/changes/$number"
          params={{ org, space, number: String(number) }}
          className="min-w-0 truncate font-strong before:absolute before:inset-0"
        >
          {name}
        </Link>
        {spaceName !== undefined && (
          <span className="max-w-48 shrink-0 truncate text-caption text-ink-soft max-sm:hidden">
            {spaceName}
          </span>
        )}
      </span>
      <span className="flex min-w-0 shrink-0 flex-wrap items-center gap-2 max-sm:w-full max-sm:shrink max-sm:pl-19">
        {mergePlan !== undefined && (
          <Badge tone={mergePlan.state === 'failed' ? 'ochre' : 'accent'} icon={CalendarClock}>
            {mergePlan.state === 'failed' ? 'Scheduled merge failed' : 'Merge scheduled'}
          </Badge>
        )}
        {outdated && (status === 'open' || status === 'draft') && <Badge tone="ochre">Outdated</Badge>}
        {status !== 'merged' && status !== 'archived' && <ReviewBadge review={review} />}
        {status === 'open' && <RuleBadge rules={rules} />}
        <span className="flex justify-end sm:w-20">
          <SizeBadge size={size} />
        </span>
        <span className="sm:w-20">
          <StatusBadge status={status} />
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
        <span className="flex min-w-0 items-center gap-1.5 text-caption text-ink-soft sm:w-32">
          <Avatar name={createdBy.displayName} image={createdBy.photoURL} size="small" />
          <span className="truncate">{createdBy.displayName}</span>
        </span>
        <span className="text-caption text-ink-soft max-sm:ml-auto sm:w-24 sm:text-right">
          <RelativeTime at={updatedAt} />
        </span>
        {preview !== undefined && (
          <span className="z-1 -my-1 flex justify-end max-sm:absolute max-sm:top-1 max-sm:right-0 sm:relative sm:w-8">
            {preview}
          </span>
        )}
      </span>
    </li>
  )
}
