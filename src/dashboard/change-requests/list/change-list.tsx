import { useRef, useState, type ReactNode } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ChangeRow } from './change-row.tsx'
import { isNarrowed, type ListSearch, type ListTab } from '../list-search.ts'
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
  /** Action of the empty list. */
  readonly action?: ReactNode
}

const empty: Readonly<Record<ListTab, string>> = {
  open: 'No change request waits for a review',
  review: 'Nobody waits for your review',
  mine: 'None of yours is open or a draft',
  waiting: 'Nobody is asked for a review now',
  ready: 'Nothing is ready to be merged by you',
  draft: 'Nobody is working on a draft',
  merged: 'Nothing has been merged yet',
  archived: 'Nothing has been put aside',
}

/** A list of the loaded change requests. Rows can be selected for bulk actions. */
export function ChangeList(props: ChangeListProps) {
  const { org, changes, total, search, spaceNames, onMore, loadingMore, stale, preview, action } = props
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
  const nothing = (
    <EmptyState
      title={isNarrowed(search) ? 'Nothing fits these filters' : empty[search.tab ?? 'open']}
      example={
        <>
          Explain the backup command
          <span className="block font-sans text-base text-ink-soft">#12 by Ines, 3 pages, 1 open thread</span>
        </>
      }
      action={action}
    >
      A change request collects edits to pages until somebody has looked at them and merges them.
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
      {changes.length === 0 ? nothing : rows}
      {chosen.size > 0 && (
        <BulkBar org={org} changes={[...chosen.values()]} onClear={() => setChosen(new Map())} />
      )}
    </div>
  )
}
