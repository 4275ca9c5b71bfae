import type { ReactNode } from 'react'
import type { ChangeRequest } from '../../client/types.gen.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ChangeRow } from './change-row.tsx'
import type { ListSearch } from './list-search.ts'

export interface ChangeListProps {
  readonly org: string
  readonly changes: readonly ChangeRequest[]
  /** How many there are, with those that are not loaded yet. */
  readonly total: number
  readonly search: ListSearch
  /** Names of spaces by id, where the list is of several. */
  readonly spaceNames?: ReadonlyMap<string, string> | undefined
  readonly onMore: (() => void) | undefined
  readonly loadingMore: boolean
  /** The list is of an earlier filter, and the right one is on its way. */
  readonly stale: boolean
  /** What the empty list offers to do. */
  readonly action?: ReactNode
}

const empty: Readonly<Record<string, string>> = {
  open: 'No change request waits for a review',
  draft: 'Nobody is working on a draft',
  merged: 'Nothing has been merged yet',
  archived: 'Nothing has been put aside',
  all: 'No change requests yet',
}

/** Change requests, one a row, as many as are loaded. */
export function ChangeList(props: ChangeListProps) {
  const { org, changes, total, search, spaceNames, onMore, loadingMore, stale, action } = props
  if (changes.length === 0)
    return (
      <EmptyState
        title={search.mine === true ? 'None of yours is here' : (empty[search.status ?? 'open'] ?? '')}
        example={
          <>
            Explain the backup command
            <span className="block font-sans text-base text-ink-soft">
              #12 by Ines, 3 pages, 1 open thread
            </span>
          </>
        }
        action={action}
      >
        A change request collects edits to pages until somebody has looked at them and merges them.
      </EmptyState>
    )
  return (
    <div className={stale ? 'opacity-60' : ''} aria-busy={stale || undefined}>
      <ul aria-label="Change requests" className="divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <ChangeRow key={change.id} org={org} change={change} spaceName={spaceNames?.get(change.space)} />
        ))}
      </ul>
      <div className="flex items-center gap-3 pt-3 text-caption text-ink-soft">
        <span className="figures">
          {changes.length} of {total}
        </span>
        {onMore !== undefined && (
          <Button busy={loadingMore} onClick={onMore}>
            Load more
          </Button>
        )}
      </div>
    </div>
  )
}
