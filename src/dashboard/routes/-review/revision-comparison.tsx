/** Compares two revisions of a space. Combines the areas pages, documents and change requests. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { Page } from '../../../client/types.gen.ts'
import { emptyDocument, type RichTextDocument } from '../../../content/document/document.ts'
import { optionRows } from '../../change-requests/diff/blocks/attribute-rows.ts'
import { AttributeTable } from '../../change-requests/diff/blocks/attribute-table.tsx'
import { DiffScreen } from '../../change-requests/review/diff-screen.tsx'
import { changeEntries, type PageChange } from '../../change-requests/entries/change-entries.ts'
import { pageBeforeOptions, revisionChangesOptions } from '../../change-requests/change-queries.ts'
import { DocumentDiffView, type DiffOptions } from '../../change-requests/diff/document-diff-view.tsx'
import { usualView, type DiffSearch, type SearchSet } from '../../change-requests/diff/diff-search.ts'
import { entryStatusText } from '../../change-requests/entries/entry-status.ts'
import { OtherDiff } from '../../change-requests/entries/other-diff.tsx'
import type { DrawOrder } from '../../change-requests/entries/page-order.tsx'
import { processError } from '../../api/process-error.ts'
import type { HistorySearch } from '../../pages/history/history-search.ts'
import { RestoreButton } from '../../pages/history/restore-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FollowLinks, useDrawBlocks } from '../-reader/use-draw-blocks.tsx'
import { useDrawOrder } from './use-draw-order.tsx'
import { useTreePages } from './use-tree-pages.ts'

/** Search parameters of the history and of its comparison. */
export type ComparisonSearch = HistorySearch & DiffSearch

export interface RevisionComparisonProps {
  readonly org: string
  readonly space: string
  readonly from: string
  readonly to: string
  readonly search: ComparisonSearch
  readonly onSearch: (set: SearchSet & { readonly entry?: string }) => void
  readonly mayEdit: boolean
  readonly onRestored: (number: number) => void
}

const noNotes = { below: () => null, onComment: undefined }

/** All differences in the page tree, and the selected entry in both versions as rendered. */
export function RevisionComparison(props: RevisionComparisonProps) {
  const { org, space, from, to, search, onSearch } = props
  const { data: changes } = useSuspenseQuery(revisionChangesOptions(space, from, to))
  const entries = useMemo(() => changeEntries(changes), [changes])
  const pages = useTreePages({ space, revision: to })
  const drawBlocks = useDrawBlocks(org, { space, revision: to })
  const open = useCallback((entry: string) => onSearch({ entry }), [onSearch])
  const drawOrder = useDrawOrder({ space, revision: to }, open)
  const [aimed, setAimed] = useState<string>()
  const view = search.view ?? usualView()
  const options: DiffOptions = {
    view,
    hideFormatting: search.words === true,
    onHideFormatting: (hide) => onSearch({ words: hide ? true : undefined }),
    aimed,
    onAim: (key) => {
      setAimed(key)
      onSearch({ view: undefined })
    },
  }
  if (entries.length === 0)
    return <EmptyState title="No differences">Both revisions have the same content.</EmptyState>
  const drawn = { options, drawBlocks, drawOrder } as const
  return (
    <FollowLinks>
      <DiffScreen
        entries={entries}
        loadingMore={false}
        pages={pages}
        page={search.entry ?? search.page}
        view={view}
        search={search}
        onSearch={onSearch}
        onOpen={open}
      >
        {(id, entry) =>
          entry === undefined || entry.kind === 'page' ? (
            <PageComparison key={id} {...props} {...drawn} page={id} entry={entry} />
          ) : (
            <OtherDiff key={id} {...drawn} space={space} from={from} entry={entry} />
          )
        }
      </DiffScreen>
    </FollowLinks>
  )
}

const documentOf = (page: Page | null): RichTextDocument =>
  page?.type === 'document' && page.document !== undefined
    ? // The generated client does not type the content of `data` as JSON.
      (page.document as RichTextDocument)
    : emptyDocument

interface PageComparisonProps extends RevisionComparisonProps {
  readonly page: string
  /** Undefined for a page that is the same in both revisions. */
  readonly entry: PageChange | undefined
  readonly options: DiffOptions
  readonly drawBlocks: ReturnType<typeof useDrawBlocks>
  readonly drawOrder: DrawOrder
}

function PageComparison(props: PageComparisonProps) {
  const { space, from, to, page, entry, options, drawBlocks, drawOrder, mayEdit, onRestored } = props
  const before = useQuery(pageBeforeOptions(space, from, page))
  const after = useQuery(pageBeforeOptions(space, to, page))
  const error = before.error ?? after.error
  const rawTitle = entry?.title ?? after.data?.title ?? ''
  const title = rawTitle === '' ? 'Untitled' : rawTitle
  return (
    <article aria-label={title} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-title font-strong">{title}</h2>
          <p className="text-caption text-ink-soft">
            {entry === undefined ? 'The page is the same in both revisions' : entryStatusText(entry.statuses)}
          </p>
        </div>
        {before.data != null && (
          <RestoreButton
            space={space}
            revision={from}
            page={{ id: page, title }}
            allowed={mayEdit}
            onCreated={onRestored}
          />
        )}
      </div>
      {entry?.moved !== undefined && drawOrder({ from, moved: [page], drawn: false })}
      {entry !== undefined && (
        <AttributeTable
          caption="Changed page options"
          rows={optionRows(Object.entries(entry.attributes).map(([name, sides]) => ({ name, ...sides })))}
        />
      )}
      {error !== null ? (
        <ErrorNote
          {...processError(error)}
          onRetry={() => void Promise.all([before.refetch(), after.refetch()])}
        />
      ) : before.data === undefined || after.data === undefined ? (
        <Skeleton shape="lines" count={10} label="Loading page" />
      ) : (
        <DocumentDiffView
          key={page}
          before={documentOf(before.data)}
          after={documentOf(after.data)}
          options={options}
          drawBlocks={drawBlocks}
          notes={noNotes}
        />
      )}
    </article>
  )
}

/** Swaps the two revisions of a comparison. */
export function SwapLink({ search }: { readonly search: ComparisonSearch }) {
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
