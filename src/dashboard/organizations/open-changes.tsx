import { Link } from '@tanstack/react-router'
import { Check, History, MessageSquare, MessageSquareWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Section } from '../ui/layout/section.tsx'

type ReviewState = 'none' | 'requested' | 'approved' | 'changes-requested'

export interface OpenChange {
  readonly id: string
  readonly number: number
  readonly subject: string
  readonly space: string
  readonly updatedAt: string
  readonly outdated: boolean
  readonly review: { readonly state: ReviewState }
  /** Open threads. */
  readonly comments: number
  readonly createdBy: { readonly displayName: string }
}

export interface OpenChangesProps {
  readonly org: string
  readonly title: string
  readonly lead?: ReactNode
  readonly changes: readonly OpenChange[]
  /** Link to the full list, if it is longer than shown here. */
  readonly all?: ReactNode
  /** Names of spaces by id. */
  readonly spaceNames: ReadonlyMap<string, string>
  /** Renders the status badge of a change request. */
  readonly badge: (change: OpenChange) => ReactNode
  /** Shown instead of the list while it loads and when it is empty. */
  readonly placeholder?: ReactNode
}

/** Change requests across all spaces: subject, space and what blocks them. */
export function OpenChanges({ org, changes, spaceNames, ...section }: OpenChangesProps) {
  return (
    <Section title={section.title} lead={section.lead} actions={section.all}>
      {section.placeholder ?? (
        <ul className="divide-y divide-line border-y border-line">
          {changes.map((change) => (
            <li
              key={change.id}
              className="relative flex touch-row flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1 hover:bg-hover sm:flex-nowrap"
            >
              {section.badge(change)}
              <Link
                to="/o/$org/s/$space/changes/$number"
                params={{ org, space: change.space, number: String(change.number) }}
                className="min-w-0 flex-1 truncate font-strong before:absolute before:inset-0"
              >
                {change.subject === '' ? 'Untitled' : change.subject}{' '}
                <span className="figures font-normal text-ink-soft">#{change.number}</span>
              </Link>
              {change.review.state === 'changes-requested' && (
                <Badge tone="rust" icon={MessageSquareWarning}>
                  Changes requested
                </Badge>
              )}
              {change.review.state === 'approved' && (
                <Badge tone="moss" icon={Check}>
                  Approved
                </Badge>
              )}
              {change.outdated && (
                <Badge tone="ochre" icon={History}>
                  Outdated
                </Badge>
              )}
              {change.comments > 0 && (
                <span
                  className="figures inline-flex items-center gap-1 text-caption text-ink-soft"
                  title={`${change.comments} open ${change.comments === 1 ? 'thread' : 'threads'}`}
                >
                  <Icon of={MessageSquare} className="size-3.5" />
                  {change.comments}
                </span>
              )}
              <span className="flex items-baseline gap-2.5 text-caption text-ink-soft max-sm:w-full">
                <span className="max-w-48 truncate">{spaceNames.get(change.space)}</span>
                <span className="max-w-40 truncate">{change.createdBy.displayName}</span>
                <span className="text-right sm:w-24">
                  <RelativeTime at={change.updatedAt} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
