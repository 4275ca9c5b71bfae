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
import { DocumentDiffView, type DiffLook } from '../diff/document-diff-view.tsx'
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
  readonly look: DiffLook
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
  look,
  drawBlocks,
  drawOrder,
  notes,
}: PageDiffProps) {
  const before = useQuery(pageBeforeOptions(change.space, from, page))
  const after = useQuery(pageAfterOptions(change, page))
  const shown = after.data ?? before.data
  const error = before.error ?? after.error
  const title = entry?.title ?? shown?.title ?? ''
  return (
    <article
      aria-label={title}
      data-page={page}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3"
    >
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-title font-strong">
          {title === '' ? 'Untitled' : title}
          {changedSince && <Badge tone="ochre">Changed since you viewed it</Badge>}
        </h2>
        <p className="text-caption text-ink-soft">
          {entry === undefined
            ? 'This change request leaves the page as it is'
            : entryStatusText(entry.signs)}
          {entry?.path !== undefined && entry.path !== '' && ` · ${entry.path}`}
        </p>
      </div>
      {entry?.moved !== undefined && drawOrder({ from, moved: [page], drawn: false })}
      {entry !== undefined && (
        <AttributeTable
          caption="Options of the page that changed"
          rows={optionRows(Object.entries(entry.attributes).map(([name, sides]) => ({ name, ...sides })))}
        />
      )}
      {notes.below([])}
      {error !== null ? (
        <PageFailure
          error={error}
          onRetry={() => {
            void before.refetch()
            void after.refetch()
          }}
        />
      ) : before.data === undefined || after.data === undefined ? (
        <Skeleton shape="lines" count={10} label="Loading both versions of the page" />
      ) : (
        <DocumentDiffView
          key={page}
          before={documentOf(before.data)}
          after={documentOf(after.data)}
          look={look}
          drawBlocks={drawBlocks}
          notes={notes}
        />
      )}
    </article>
  )
}

function PageFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { title, what, requestId } = processError(error)
  return <ErrorNote title={title} what={what} requestId={requestId} onRetry={onRetry} />
}
