import { ListTree } from 'lucide-react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ChangeEntry } from '../entries/change-entries.ts'
import { changeTree, entriesInOrder } from '../entries/change-nodes.ts'
import { DiffToolbar } from './diff-toolbar.tsx'
import { DiffSidebar } from './diff-sidebar.tsx'
import { useDiffKeys } from './use-diff-keys.ts'
import '../diff/diff.css'
import type { DiffScreenProps } from './diff-screen-props.ts'

const none: ReadonlySet<string> = new Set()
const noEntries: readonly ChangeEntry[] = []

/** The entries in reading order and the current one, which stays the same when earlier ones are loaded later. */
const useCurrentEntry = ({ entries: unordered, pages, page, onOpen }: DiffScreenProps) => {
  const entries = useMemo(
    () => entriesInOrder(changeTree(pages, unordered ?? noEntries, false)),
    [pages, unordered],
  )
  // The first entry is known with the order of the space.
  const [first, setFirst] = useState<string>()
  if (first === undefined && pages !== undefined && entries[0] !== undefined) setFirst(entries[0].id)
  const currentId =
    page ?? (pages === undefined ? undefined : (entries.find(({ id }) => id === first) ?? entries[0])?.id)
  const index = entries.findIndex(({ id }) => id === currentId)
  const go = (by: 1 | -1): void => {
    const next = entries[index + by]
    if (next !== undefined) onOpen(next.id)
  }
  return { entries, currentId, index, go }
}

/** All changes of a change request: the tree, and the diff of the current entry. */
export function DiffScreen(props: DiffScreenProps) {
  const { loadingMore, pages, view, search, onSearch, marks, folded: isFolded = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [sheet, setSheet] = useState(false)
  const { entries, currentId, index, go } = useCurrentEntry(props)
  const isLoading = props.entries === undefined
  // Before its list is loaded there is no current entry, whatever the URL says: keys wait until then.
  useDiffKeys({
    ...props,
    frame,
    field,
    entries,
    currentId: isLoading ? undefined : currentId,
    go,
    openTree: () => setSheet(true),
  })
  if (isLoading) return <LoadingScreen />
  if (entries.length === 0 && props.page === undefined) return <NoChanges {...props} />
  const sidebar = (
    <DiffSidebar
      field={field}
      entries={entries}
      loadingMore={loadingMore}
      pages={pages}
      filter={search.filter ?? ''}
      onFilter={(filter) => onSearch({ filter: filter === '' ? undefined : filter })}
      onAll={(all) => onSearch({ all: all ? true : undefined })}
      all={search.all === true}
      selected={currentId}
      viewed={marks?.viewed ?? none}
      onOpen={(id) => {
        setSheet(false)
        props.onOpen(id)
      }}
    />
  )
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-6',
        !isFolded && 'xl:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      {/* As tall as the diff and mostly empty, so it must not be the scroll anchor when content is inserted above. */}
      <aside aria-label="Changes" className={cx('hidden [overflow-anchor:none]', !isFolded && 'xl:block')}>
        <div className="sticky top-16">{sidebar}</div>
      </aside>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
        <DiffToolbar
          opener={
            <TreeOpener
              text={index < 0 ? `${entries.length} changed` : `${index + 1} of ${entries.length}`}
              folded={isFolded}
              open={sheet}
              onOpenChange={setSheet}
            >
              {sidebar}
            </TreeOpener>
          }
          view={view}
          hideFormatting={search.words === true}
          onSearch={onSearch}
          viewed={
            marks === undefined || currentId === undefined || index < 0
              ? undefined
              : { now: marks.viewed.has(currentId), set: (now) => marks.set(currentId, now) }
          }
          first={index <= 0}
          last={index >= entries.length - 1}
          go={go}
          tools={props.tools}
        />
        {props.note}
        <div ref={frame}>
          {currentId === undefined ? (
            <Skeleton shape="lines" count={10} label="Loading pages" />
          ) : (
            props.children(currentId, entries[index])
          )}
        </div>
      </div>
    </div>
  )
}

interface TreeOpenerProps {
  readonly text: string
  readonly folded: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** Opens the tree as a sheet where it does not stand beside the diff. */
function TreeOpener({ text, folded, open, onOpenChange, children }: TreeOpenerProps) {
  return (
    <span className={folded ? '' : 'xl:hidden'}>
      <Button icon={ListTree} onClick={() => onOpenChange(true)} className="max-sm:px-2">
        {text}
      </Button>
      <Sheet open={open} onOpenChange={onOpenChange} label="Changes">
        <div className="p-2">{children}</div>
      </Sheet>
    </span>
  )
}

function LoadingScreen() {
  return (
    <div className="grid gap-6 xl:grid-cols-[16rem_minmax(0,1fr)]">
      <Skeleton shape="tree" count={6} label="Loading changes" />
      <Skeleton shape="lines" count={10} label="Loading diff" />
    </div>
  )
}

function NoChanges({ note, nothing }: Pick<DiffScreenProps, 'note' | 'nothing'>) {
  return (
    <>
      {note}
      <EmptyState title="No changes yet">
        {nothing ?? 'Edit pages in this change request to compare them with main here.'}
      </EmptyState>
    </>
  )
}
