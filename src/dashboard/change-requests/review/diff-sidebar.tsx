import { useDeferredValue, useMemo, type RefObject } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { filterEntries, type ChangeEntry } from '../entries/change-entries.ts'
import { changeTree, type TreePage } from '../entries/change-nodes.ts'
import { ChangeTree } from '../entries/change-tree.tsx'
import { counted } from '../../ui/counted.ts'
import { useTyped } from '../../ui/fields/use-typed-text.ts'

export interface DiffSidebarProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly entries: readonly ChangeEntry[]
  readonly loadingMore: boolean
  /** The pages of the space, for the order; undefined while unknown. */
  readonly pages: readonly TreePage[] | undefined
  readonly filter: string
  readonly onFilter: (filter: string) => void
  /** Switches between changes and all pages. */
  readonly onAll: (all: boolean) => void
  readonly all: boolean
  readonly selected: string | undefined
  readonly viewed: ReadonlySet<string>
  readonly onOpen: (id: string) => void
}

/** The filterable tree of changes, and the progress of the review. */
export function DiffSidebar(props: DiffSidebarProps) {
  const { field, entries, loadingMore, pages, filter, onFilter, onAll, all, selected, viewed, onOpen } = props
  const [typed, type] = useTyped(filter, onFilter)
  const query = useDeferredValue(typed)
  const found = useMemo(() => filterEntries(entries, query), [entries, query])
  const done = entries.filter(({ id }) => viewed.has(id)).length
  const filtering = query.trim() !== ''
  const nodes = useMemo(() => changeTree(pages, found, all && !filtering), [pages, found, all, filtering])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid gap-1 px-1 pt-1">
        <input
          ref={field}
          type="search"
          aria-label="Filter changes"
          placeholder="Filter changes"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation()
              if (typed === '') event.currentTarget.blur()
              else type('')
            } else if (event.key === 'Enter') {
              // Of the current input; the tree may still show an earlier filter.
              const [first] = filterEntries(entries, typed)
              if (first !== undefined) onOpen(first.id)
            }
          }}
          className="touch-row w-full rounded-base bg-raised px-2.5 ring-1 ring-edge ring-inset"
        />
        <div className="figures flex items-center justify-between gap-2 px-1 text-caption text-ink-soft">
          <output>
            {filtering
              ? `${found.length} of ${entries.length} found`
              : done === 0
                ? counted(entries.length, 'change')
                : `${done} of ${entries.length} viewed`}
            {loadingMore && ', loading more'}
          </output>
          {pages !== undefined && (
            <Button
              variant="bare"
              aria-pressed={all}
              className="-mr-2 h-6 px-2 text-caption"
              onClick={() => onAll(!all)}
            >
              {all ? 'Changes only' : 'All pages'}
            </Button>
          )}
        </div>
        {entries.length > 0 && done > 0 && (
          <progress
            aria-label="Viewed"
            aria-valuetext={`${done} of ${entries.length} viewed`}
            max={entries.length}
            value={done}
            className="mx-1 h-1 w-[calc(100%-0.5rem)] appearance-none overflow-hidden rounded-round bg-chosen [&::-moz-progress-bar]:bg-moss [&::-webkit-progress-bar]:bg-chosen [&::-webkit-progress-value]:bg-moss"
          />
        )}
      </div>
      {filtering && found.length === 0 ? (
        <p className="px-2 text-ink-soft">No changes match your filter.</p>
      ) : (
        <ChangeTree nodes={nodes} selected={selected} viewed={viewed} onOpen={onOpen} />
      )}
    </div>
  )
}
