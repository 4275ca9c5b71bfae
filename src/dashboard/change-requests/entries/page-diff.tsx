import { useQuery } from '@tanstack/react-query'
import type { ChangeRequest, Page } from '../../../client/types.gen.ts'
import { emptyDocument, type RichTextDocument } from '../../../content/document/document.ts'
import { processError } from '../../api/process-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { optionRows } from '../diff/blocks/attribute-rows.ts'
import { AttributeTable } from '../diff/blocks/attribute-table.tsx'
import type { BlockNotes, DrawBlocks } from '../diff/block-notes.ts'
import type { PageChange } from './change-entries.ts'
import { pageAfterOptions, pageBeforeOptions } from '../change-queries.ts'
import { DocumentDiffView, type DiffOptions } from '../diff/document-diff-view.tsx'
import { entryStatusText } from './entry-status.ts'
import type { DrawOrder } from './page-order.tsx'

export interface PageDiffProps {
  readonly change: ChangeRequest
  /** The revision to compare with. */
  readonly from: string
  /** Absent for an unchanged page. */
  readonly entry: PageChange | undefined
  readonly page: string
  /** The page changed after the user had marked it as viewed. */
  readonly changedSince: boolean
  readonly options: DiffOptions
  readonly drawBlocks: DrawBlocks
  readonly drawOrder: DrawOrder
  readonly notes: BlockNotes
}

const documentOf = (page: Page | null): RichTextDocument =>
  page?.type === 'document' && page.document !== undefined
    ? // The generated client cannot express that `data` is JSON.
      (page.document as RichTextDocument)
    : emptyDocument

/** The changes of one page: position, options, text. */
export function PageDiff({
  change,
  from,
  entry,
  page,
  changedSince,
  options,
  drawBlocks,
  drawOrder,
  notes,
}: PageDiffProps) {
  const before = useQuery(pageBeforeOptions(change.space, from, page))
  const after = useQuery(pageAfterOptions(change, page))
  const current = after.data ?? before.data
  const error = before.error ?? after.error
  const title = entry?.title ?? current?.title ?? ''
  return (
    <article
      aria-label={title}
      data-page={page}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2"
    >
      <div className="flex min-w-0 items-baseline gap-x-3">
        <h2 className="flex max-w-[70%] min-w-0 shrink-0 items-center gap-2 text-title font-strong">
          <span className="truncate">{title === '' ? 'Untitled' : title}</span>
          {changedSince && <Badge tone="ochre">Changed since you viewed it</Badge>}
        </h2>
        <p className="min-w-0 truncate text-caption text-ink-soft">
          {entry === undefined ? 'Not changed in this change request' : entryStatusText(entry.statuses)}
          {entry?.path !== undefined && entry.path !== '' && ` · ${entry.path}`}
        </p>
      </div>
      {entry?.moved !== undefined && drawOrder({ from, moved: [page], drawn: false })}
      {entry !== undefined && (
        <AttributeTable
          caption="Changed page options"
          rows={optionRows(Object.entries(entry.attributes).map(([name, sides]) => ({ name, ...sides })))}
        />
      )}
      {error !== null ? (
        <PageFailure
          error={error}
          onRetry={() => {
            void before.refetch()
            void after.refetch()
          }}
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
          notes={notes}
        />
      )}
      {/* Below the text: threads about the page as a whole must not push its difference down. */}
      {notes.below([])}
    </article>
  )
}

function PageFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { title, what, requestId } = processError(error)
  return <ErrorNote title={title} what={what} requestId={requestId} onRetry={onRetry} />
}
