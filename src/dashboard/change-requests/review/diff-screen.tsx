import { ListTree } from 'lucide-react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ChangeEntry } from '../entries/change-entries.ts'
import { changeTree, entriesInOrder, type TreePage } from '../entries/change-nodes.ts'
import { DeskBar } from './diff-toolbar.tsx'
import { DeskTree } from './diff-sidebar.tsx'
import type { DiffSearch, DiffView, SearchSet } from '../diff/diff-search.ts'
import { useDeskKeys } from './use-diff-keys.ts'
import '../diff/diff.css'

/** Which entries of a change request the person has looked at. */
export interface EntryMarks {
  readonly viewed: ReadonlySet<string>
  readonly set: (id: string, viewed: boolean) => void
}

export interface ChangeDeskProps {
  /** Everything that changes, or undefined while that is read; pages of the list that are not there yet come later. */
  readonly entries: readonly ChangeEntry[] | undefined
  readonly loadingMore: boolean
  /** All pages of the space, in whose order it is read; undefined while they are not known. */
  readonly pages: readonly TreePage[] | undefined
  /** Id of the page or other entry in view; absent shows the first. */
  readonly page: string | undefined
  readonly view: DiffView
  readonly search: DiffSearch
  readonly onSearch: (set: SearchSet) => void
  readonly onOpen: (id: string) => void
  /** Begins a comment or a suggestion on a block of the entry with that id, or on the page as a whole, where one can. */
  readonly onComment?: ((key: string | undefined, id: string) => void) | undefined
  readonly onSuggest?: ((key: string, id: string) => void) | undefined
  readonly marks?: EntryMarks | undefined
  /** Absent where nobody keeps what was looked at. */
  readonly onBlockViewed?: ((key: string, id: string) => void) | undefined
  /** What else the bar offers. */
  readonly tools?: ReactNode
  /** What stands above the difference: since when it is told. */
  readonly note?: ReactNode
  /** What is said where nothing changes, besides the usual. */
  readonly nothing?: string | undefined
  /** The difference of the entry in view; undefined for a page that does not change. */
  readonly children: (id: string, entry: ChangeEntry | undefined) => ReactNode
}

const none: ReadonlySet<string> = new Set()
const noEntries: readonly ChangeEntry[] = []

/** All that a change request changes: the tree of it, and the difference of what is in view. */
export function ChangeDesk(props: ChangeDeskProps) {
  const {
    entries: unordered,
    loadingMore,
    pages,
    page,
    view,
    search,
    onSearch,
    onOpen,
    marks,
    children,
  } = props
  const frame = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState(false)
  const entries = useMemo(
    () => entriesInOrder(changeTree(pages, unordered ?? noEntries, false)),
    [pages, unordered],
  )
  // Which is read first is known with the order of the space. It stays in view when one before it arrives later.
  const [first, setFirst] = useState<string>()
  if (first === undefined && pages !== undefined && entries[0] !== undefined) setFirst(entries[0].id)
  const shown =
    page ?? (pages === undefined ? undefined : (entries.find(({ id }) => id === first) ?? entries[0])?.id)
  const place = entries.findIndex(({ id }) => id === shown)
  const go = (by: 1 | -1): void => {
    const next = entries[place + by]
    if (next !== undefined) onOpen(next.id)
  }
  const field = useRef<HTMLInputElement>(null)
  // Before its list is read nothing is in view, whatever the address names: keys wait until then.
  const known = unordered === undefined ? undefined : shown
  useDeskKeys({ ...props, frame, field, entries, shown: known, go, openTree: () => setSheet(true) })
  if (unordered === undefined)
    return (
      <div className="grid gap-6 xl:grid-cols-[16rem_minmax(0,1fr)]">
        <Skeleton shape="tree" count={6} label="Loading what changes" />
        <Skeleton shape="lines" count={10} label="Loading the difference" />
      </div>
    )
  if (entries.length === 0 && page === undefined)
    return (
      <>
        {props.note}
        <EmptyState title="Nothing has changed yet">
          {props.nothing ??
            'Edit pages in this change request, and each of them stands here with what it was and what it will be.'}
        </EmptyState>
      </>
    )
  const tree = (
    <DeskTree
      field={field}
      entries={entries}
      loadingMore={loadingMore}
      pages={pages}
      filter={search.filter ?? ''}
      onFilter={(words) => onSearch({ filter: words === '' ? undefined : words })}
      onAll={(all) => onSearch({ all: all ? true : undefined })}
      all={search.all === true}
      selected={shown}
      viewed={marks?.viewed ?? none}
      onOpen={(id) => {
        setSheet(false)
        onOpen(id)
      }}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[16rem_minmax(0,1fr)]">
      {/* As tall as the difference and empty where one reads: no place to hold on to when something comes above. */}
      <aside aria-label="What changes" className="hidden [overflow-anchor:none] xl:block">
        <div className="sticky top-16">{tree}</div>
      </aside>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <DeskBar
          opener={
            <span className="xl:hidden">
              <Button icon={ListTree} onClick={() => setSheet(true)}>
                {place < 0 ? `${entries.length} changed` : `${place + 1} of ${entries.length}`}
              </Button>
              <Sheet open={sheet} onOpenChange={setSheet} label="What changes">
                <div className="p-2">{tree}</div>
              </Sheet>
            </span>
          }
          view={view}
          words={search.words === true}
          onSearch={onSearch}
          viewed={
            marks === undefined || shown === undefined || place < 0
              ? undefined
              : { now: marks.viewed.has(shown), set: (now) => marks.set(shown, now) }
          }
          first={place <= 0}
          last={place >= entries.length - 1}
          go={go}
          tools={props.tools}
        />
        {props.note}
        <div ref={frame}>
          {shown === undefined ? (
            <Skeleton shape="lines" count={10} label="Loading the order of the pages" />
          ) : (
            children(shown, entries[place])
          )}
        </div>
      </div>
    </div>
  )
}
