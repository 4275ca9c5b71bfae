import { useRef, useState, type ReactNode } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ChangeRow } from './change-row.tsx'
import { isNarrowed } from '../list-query.ts'
import type { ListSearch, ListTab } from '../list-search.ts'
import { useListKeys } from './use-list-keys.ts'

export interface ChangeListProps {
  readonly org: string
  readonly changes: readonly ChangeRequest[]
  /** The total number, including those that are not loaded yet. */
  readonly total: number
  readonly search: ListSearch
  /** Names of spaces by id, if the list is of several. */
  readonly spaceNames?: ReadonlyMap<string, string> | undefined
  readonly onMore: (() => void) | undefined
  readonly loadingMore: boolean
  /** The rows are of a previous filter; the new ones are loading. */
  readonly stale: boolean
  /** Link from a row to the readers' preview. */
  readonly preview: (change: ChangeRequest) => ReactNode
  /** Shows the list without filters. */
  readonly onClear: () => void
}

const emptyTitles: Readonly<Record<ListTab, string>> = {
  open: 'No open change requests',
  review: 'Nothing needs your review',
  mine: 'You have no open change requests or drafts',
  waiting: 'No change requests are awaiting review',
  ready: 'Nothing is ready to merge',
  draft: 'No drafts',
  merged: 'No merged change requests',
  archived: 'No archived change requests',
}

/** A list of the loaded change requests. Rows can be selected for bulk actions. */
export function ChangeList(props: ChangeListProps) {
  const { org, changes, total, search, spaceNames, onMore, loadingMore, stale, preview, onClear } = props
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChangeRequest>>(new Map())
  // Stored as they were when selected: an action may remove them from this list.
  const choose = (id: string): void => {
    const change = changes.find((one) => one.id === id)
    const next = new Map(chosen)
    if (!next.delete(id) && change !== undefined) next.set(id, change)
    setChosen(next)
  }
  useListKeys(list, choose)
  const previewed = changes.some(({ shownOn = [] }) => shownOn.length > 0)
  const emptyState = isNarrowed(search) ? (
    <EmptyState title="No matching change requests" action={<Button onClick={onClear}>Clear filters</Button>}>
      Try a different search or fewer filters.
    </EmptyState>
  ) : (
    <EmptyState title={emptyTitles[search.tab ?? 'open']}>
      A change request collects edits to pages so that others can review them before they are merged.
    </EmptyState>
  )
  const rows = (
    <div className={stale ? 'opacity-60' : ''} aria-busy={stale || undefined}>
      <ul ref={list} aria-label="Change requests" className="divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <ChangeRow
            key={change.id}
            org={org}
            change={change}
            spaceName={spaceNames?.get(change.space)}
            chosen={chosen.has(change.id)}
            onChoose={() => choose(change.id)}
            preview={previewed ? preview(change) : undefined}
          />
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
  return (
    <div>
      {changes.length === 0 ? emptyState : rows}
      {chosen.size > 0 && (
        <BulkBar org={org} changes={[...chosen.values()]} onClear={() => setChosen(new Map())} />
      )}
    </div>
  )
}
