import { useInfiniteQuery } from '@tanstack/react-query'
import { ListTree } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ChangeRequest } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { changeEntries, type ChangeEntry } from './change-entries.ts'
import { changesOptions } from './change-queries.ts'
import { ChangeTree, entriesInOrder } from './change-tree.tsx'
import { diffViews, type DiffView } from './diff-search.ts'
import { moveChange } from './move-change.ts'
import './diff.css'

export interface ChangeDeskProps {
  readonly change: ChangeRequest
  /** Id of the page or other entry in view; absent shows the first. */
  readonly page: string | undefined
  readonly view: DiffView
  readonly onView: (view: DiffView) => void
  readonly onOpen: (id: string) => void
  /** Begins a comment on a block of the entry with that id, or on the page as a whole. */
  readonly onComment: ((key: string | undefined, id: string) => void) | undefined
  /** The difference of the entry in view; undefined for a page that does not change. */
  readonly children: (id: string, entry: ChangeEntry | undefined) => ReactNode
}

const viewWords: Readonly<Record<DiffView, string>> = { split: 'Split', unified: 'Unified', source: 'Source' }

/** All that a change request changes: the tree of it, and the difference of what is in view. */
export function ChangeDesk({ change, page, view, onView, onOpen, onComment, children }: ChangeDeskProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState(false)
  const changes = useInfiniteQuery(changesOptions(change))
  const { data, error, hasNextPage, isFetching, fetchNextPage } = changes
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  const entries = useMemo(
    () =>
      data === undefined
        ? undefined
        : entriesInOrder(changeEntries(data.pages.flatMap(({ changes: some }) => some))),
    [data],
  )
  const shown = page ?? entries?.[0]?.id
  const go = (by: 1 | -1): void => {
    const at = entries?.findIndex(({ id }) => id === shown) ?? -1
    const next = entries?.[at + by]
    if (next !== undefined) onOpen(next.id)
  }
  useCommands([
    {
      id: 'next-change',
      label: 'Next change',
      group: 'This screen',
      keys: 'n',
      run: () => moveChange(frame.current, 1),
    },
    {
      id: 'previous-change',
      label: 'Previous change',
      group: 'This screen',
      keys: 'p',
      run: () => moveChange(frame.current, -1),
    },
    { id: 'next-page', label: 'Next changed page', group: 'This screen', keys: ']', run: () => go(1) },
    {
      id: 'previous-page',
      label: 'Previous changed page',
      group: 'This screen',
      keys: '[',
      run: () => go(-1),
    },
    ...(onComment === undefined || shown === undefined
      ? []
      : [
          {
            id: 'comment',
            label: 'Comment on the change in view',
            group: 'This screen' as const,
            keys: 'c',
            run: () => {
              const row = document.activeElement?.closest<HTMLElement>('[data-keys]')
              onComment(row?.dataset['keys']?.split(' ')[0], shown)
            },
          },
        ]),
  ])
  if (entries === undefined) {
    if (error !== null) {
      const { title, what, requestId } = processError(error)
      return (
        <ErrorNote title={title} what={what} requestId={requestId} onRetry={() => void changes.refetch()} />
      )
    }
    return (
      <div className="grid gap-6 xl:grid-cols-[16rem_minmax(0,1fr)]">
        <Skeleton shape="tree" count={6} label="Loading what changes" />
        <Skeleton shape="lines" count={10} label="Loading the difference" />
      </div>
    )
  }
  if (entries.length === 0 && page === undefined)
    return (
      <EmptyState title="Nothing has changed yet">
        Edit pages in this change request, and each of them stands here with what it was and what it will be.
      </EmptyState>
    )
  const tree = (
    <ChangeTree
      entries={entries}
      selected={shown}
      onOpen={(id) => {
        setSheet(false)
        onOpen(id)
      }}
    />
  )
  const place = entries.findIndex(({ id }) => id === shown)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[16rem_minmax(0,1fr)]">
      <aside aria-label="What changes" className="hidden xl:block">
        <div className="sticky top-16">
          <p className="figures px-2 pb-1 text-caption text-ink-soft">
            {entries.length} {entries.length === 1 ? 'entry' : 'entries'}
            {hasNextPage && ', loading more'}
          </p>
          {tree}
        </div>
      </aside>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div className="sticky top-12 z-10 flex flex-wrap items-center gap-2 bg-desk py-1.5 pointer-coarse:top-14">
          <span className="xl:hidden">
            <Button icon={ListTree} onClick={() => setSheet(true)}>
              {place < 0 ? `${entries.length} changed` : `${place + 1} of ${entries.length}`}
            </Button>
            <Sheet open={sheet} onOpenChange={setSheet} label="What changes">
              <div className="p-2">{tree}</div>
            </Sheet>
          </span>
          <fieldset className="flex gap-0.5">
            <legend className="sr-only">How the difference is shown</legend>
            {diffViews.map((one) => (
              <Button
                key={one}
                variant="bare"
                aria-pressed={one === view}
                onClick={() => onView(one)}
                className="aria-pressed:bg-chosen aria-pressed:font-strong"
              >
                {viewWords[one]}
              </Button>
            ))}
          </fieldset>
          <div className="ml-auto flex gap-2">
            <Button disabledReason={place > 0 ? undefined : 'This is the first one.'} onClick={() => go(-1)}>
              Previous page
            </Button>
            <Button
              disabledReason={place < entries.length - 1 ? undefined : 'This is the last one.'}
              onClick={() => go(1)}
            >
              Next page
            </Button>
          </div>
        </div>
        <div ref={frame}>
          {shown !== undefined &&
            children(
              shown,
              entries.find(({ id }) => id === shown),
            )}
        </div>
      </div>
    </div>
  )
}
