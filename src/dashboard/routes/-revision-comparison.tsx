/** Two revisions of a space side by side: where the areas of pages, documents and change requests meet. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import type { Page } from '../../client/types.gen.ts'
import { emptyDocument, type RichTextDocument } from '../../content/document.ts'
import { optionRows } from '../change-requests/attribute-rows.ts'
import { AttributeTable } from '../change-requests/attribute-table.tsx'
import {
  changeEntries,
  entryName,
  type ChangeEntry,
  type PageChange,
} from '../change-requests/change-entries.ts'
import { pageBeforeOptions, sinceOptions } from '../change-requests/change-queries.ts'
import '../change-requests/diff.css'
import { DocumentDiffView, type DiffLook } from '../change-requests/document-diff-view.tsx'
import { usualView } from '../change-requests/diff-search.ts'
import { signFaces, signsOf, signWords } from '../change-requests/entry-signs.ts'
import { OtherDiff } from '../change-requests/other-diff.tsx'
import type { DrawOrder } from '../change-requests/page-order.tsx'
import { processError } from '../api/process-error.ts'
import type { HistorySearch } from '../pages/history-search.ts'
import { RestoreButton } from '../pages/restore-button.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FollowLinks, useDrawBlocks } from './-draw-blocks.tsx'
import { useDrawOrder } from './-draw-order.tsx'

export interface RevisionComparisonProps {
  readonly org: string
  readonly space: string
  readonly from: string
  readonly to: string
  readonly search: HistorySearch
  readonly onSearch: (set: Partial<HistorySearch>) => void
  readonly mayEdit: boolean
  readonly onRestored: (number: number) => void
}

const silent = { below: () => null, onComment: undefined }

/** Everything that differs, as a list, and the entry in view as a reader sees both versions. */
export function RevisionComparison(props: RevisionComparisonProps) {
  const { org, space, from, to, search, onSearch } = props
  const { data: changes } = useSuspenseQuery(sinceOptions(space, from, to))
  const entries = useMemo(() => changeEntries(changes), [changes])
  const drawBlocks = useDrawBlocks(org, { space, revision: to })
  const open = useCallback((entry: string) => onSearch({ entry }), [onSearch])
  const drawOrder = useDrawOrder({ space, revision: to }, open)
  const wanted = search.entry ?? search.page
  const shown = entries.find(({ id }) => id === wanted) ?? entries[0]
  const look: DiffLook = {
    view: search.view ?? usualView(),
    words: false,
    onWords: () => undefined,
    aimed: undefined,
    onAim: () => undefined,
  }
  if (shown === undefined)
    return <EmptyState title="Nothing differs">Both revisions hold the same.</EmptyState>
  return (
    <FollowLinks>
      <div className="diff grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label="What differs" className="lg:sticky lg:top-16 lg:max-h-[80dvh] lg:overflow-y-auto">
          <p className="pb-1 text-caption text-ink-soft">
            {counted(entries.length, 'entry differs', 'entries differ')}
          </p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryLink entry={entry} current={entry === shown} search={search} />
              </li>
            ))}
          </ul>
        </nav>
        {shown.kind === 'page' ? (
          <PageComparison
            {...props}
            entry={shown}
            look={look}
            drawBlocks={drawBlocks}
            drawOrder={drawOrder}
          />
        ) : (
          <OtherDiff
            space={space}
            from={from}
            entry={shown}
            look={look}
            drawBlocks={drawBlocks}
            drawOrder={drawOrder}
          />
        )}
      </div>
    </FollowLinks>
  )
}

interface EntryLinkProps {
  readonly entry: ChangeEntry
  readonly current: boolean
  readonly search: HistorySearch
}

function EntryLink({ entry, current, search }: EntryLinkProps) {
  const [sign = 'edited'] = signsOf(entry)
  const face = signFaces[sign]
  return (
    <Link
      to="."
      search={{ ...search, entry: entry.id }}
      resetScroll={false}
      aria-current={current ? 'page' : undefined}
      className="flex touch-row items-center gap-2 rounded-small px-2 hover:bg-hover aria-[current=page]:bg-accent-soft"
    >
      <Icon of={face.icon} className={face.ink} />
      <span className="min-w-0 flex-1 truncate">{entryName(entry)}</span>
      <span className="sr-only">{face.word}</span>
    </Link>
  )
}

const documentOf = (page: Page | null): RichTextDocument =>
  page?.type === 'document' && page.document !== undefined
    ? // The generated client only cannot say that what stands in `data` is JSON.
      (page.document as RichTextDocument)
    : emptyDocument

interface PageComparisonProps extends RevisionComparisonProps {
  readonly entry: PageChange
  readonly look: DiffLook
  readonly drawBlocks: ReturnType<typeof useDrawBlocks>
  readonly drawOrder: DrawOrder
}

function PageComparison(props: PageComparisonProps) {
  const { space, from, to, entry, look, drawBlocks, drawOrder, mayEdit, onRestored } = props
  const before = useQuery(pageBeforeOptions(space, from, entry.id))
  const after = useQuery(pageBeforeOptions(space, to, entry.id))
  const error = before.error ?? after.error
  const title = entry.title === '' ? 'Untitled' : entry.title
  return (
    <article aria-label={title} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-title font-strong">{title}</h2>
          <p className="text-caption text-ink-soft">{signWords(entry.signs)}</p>
        </div>
        {before.data != null && (
          <RestoreButton
            space={space}
            revision={from}
            page={{ id: entry.id, title }}
            allowed={mayEdit}
            onCreated={onRestored}
          />
        )}
      </div>
      {entry.moved !== undefined && drawOrder({ from, moved: [entry.id], drawn: false })}
      <AttributeTable
        caption="Options of the page that differ"
        rows={optionRows(Object.entries(entry.attributes).map(([name, sides]) => ({ name, ...sides })))}
      />
      {error !== null ? (
        <ErrorNote
          {...processError(error)}
          onRetry={() => void Promise.all([before.refetch(), after.refetch()])}
        />
      ) : before.data === undefined || after.data === undefined ? (
        <Skeleton shape="lines" count={10} label="Loading both versions of the page" />
      ) : (
        <DocumentDiffView
          key={entry.id}
          before={documentOf(before.data)}
          after={documentOf(after.data)}
          look={look}
          drawBlocks={drawBlocks}
          notes={silent}
        />
      )}
    </article>
  )
}

/** The way between the two orders of one comparison. */
export function SwapLink({ search }: { readonly search: HistorySearch }) {
  const { from, to, ...rest } = search
  return (
    <Link
      to="."
      search={{ ...rest, ...(to !== undefined && { from: to }), ...(from !== undefined && { to: from }) }}
      className={buttonClass('quiet')}
    >
      <Icon of={ArrowLeftRight} />
      Swap
    </Link>
  )
}
