import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Section } from '../ui/section.tsx'

export interface OpenChange {
  readonly id: string
  readonly number: number
  readonly subject: string
  readonly space: string
  readonly updatedAt: string
  readonly createdBy: { readonly displayName: string }
}

export interface OpenChangesProps {
  readonly org: string
  readonly changes: readonly OpenChange[]
  /** How many are open, with those that are not shown here. */
  readonly total: number
  /** Names of spaces by id. */
  readonly spaceNames: ReadonlyMap<string, string>
  /** Stands in place of the list while it is not there. */
  readonly instead?: ReactNode
}

/** The change requests that wait for somebody, across all spaces; those that changed last. */
export function OpenChanges({ org, changes, total, spaceNames, instead }: OpenChangesProps) {
  return (
    <Section
      title="Open change requests"
      actions={
        total > 0 && (
          <Link to="/o/$org/changes" params={{ org }} className="text-accent underline">
            {total > changes.length ? `All ${total}` : 'As a list'}
          </Link>
        )
      }
    >
      {instead !== undefined ? (
        instead
      ) : changes.length === 0 ? (
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
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {changes.map((change) => (
            <li key={change.id} className="relative flex touch-row items-center gap-2.5 py-1 hover:bg-hover">
              <span className="figures w-10 text-right text-ink-soft">#{change.number}</span>
              <Link
                to="/o/$org/s/$space/changes/$number"
                params={{ org, space: change.space, number: String(change.number) }}
                className="min-w-0 flex-1 truncate font-strong before:absolute before:inset-0"
              >
                {change.subject === '' ? 'Untitled' : change.subject}
              </Link>
              <span className="max-w-48 truncate text-caption text-ink-soft max-sm:hidden">
                {spaceNames.get(change.space)}
              </span>
              <span className="max-w-40 truncate text-caption text-ink-soft max-sm:hidden">
                {change.createdBy.displayName}
              </span>
              <span className="w-28 text-right text-caption text-ink-soft">
                <RelativeTime at={change.updatedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
