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

/** Which entries of a change request the user has viewed. */
export interface EntryMarks {
  readonly viewed: ReadonlySet<string>
  readonly set: (id: string, viewed: boolean) => void
}

export interface ChangeDeskProps {
  /** All changes loaded so far, or undefined while the first page loads. */
  readonly entries: readonly ChangeEntry[] | undefined
  readonly loadingMore: boolean
  /** All pages of the space, for the reading order; undefined while unknown. */
  readonly pages: readonly TreePage[] | undefined
  /** Id of the current page or other entry; absent shows the first. */
  readonly page: string | undefined
  readonly view: DiffView
  readonly search: DiffSearch
  readonly onSearch: (set: SearchSet) => void
  readonly onOpen: (id: string) => void
  /**
   * Starts a comment or a suggestion on a block of the entry with that id, or on the whole page; absent where that is
   * impossible.
   */
  readonly onComment?: ((key: string | undefined, id: string) => void) | undefined
  readonly onSuggest?: ((key: string, id: string) => void) | undefined
  readonly marks?: EntryMarks | undefined
  /** Absent where viewed marks are not stored. */
  readonly onBlockViewed?: ((key: string, id: string) => void) | undefined
  /** Further tools of the bar. */
  readonly tools?: ReactNode
  /** Above the diff: since when changes are shown. */
  readonly note?: ReactNode
  /** Additional text if nothing changes. */
  readonly nothing?: string | undefined
  /** The diff of the current entry; undefined for an unchanged page. */
  readonly children: (id: string, entry: ChangeEntry | undefined) => ReactNode
}

const none: ReadonlySet<string> = new Set()
const noEntries: readonly ChangeEntry[] = []

/** All changes of a change request: the tree, and the diff of the current entry. */
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
  // The first entry is known with the order of the space. It stays current if an earlier one arrives later.
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
  // Before its list is loaded there is no current entry, whatever the URL says: keys wait until then.
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
      {/* As tall as the diff and mostly empty, so it must not be the scroll anchor when content is inserted above. */}
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
