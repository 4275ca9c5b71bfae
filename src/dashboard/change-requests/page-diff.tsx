import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ChangeRequest, Page } from '../../client/types.gen.ts'
import { emptyDocument, type RichTextDocument } from '../../content/document.ts'
import { processError } from '../api/process-error.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AttributeTable } from './attribute-table.tsx'
import type { BlockNotes, DrawBlocks } from './block-notes.ts'
import type { PageChange } from './change-entries.ts'
import { pageAfterOptions, pageBeforeOptions } from './change-queries.ts'
import { signWords } from './change-tree.tsx'
import type { DiffView } from './diff-search.ts'
import { DocumentDiffView } from './document-diff-view.tsx'

export interface PageDiffProps {
  readonly change: ChangeRequest
  /** Absent for a page that the change request leaves as it is. */
  readonly entry: PageChange | undefined
  readonly page: string
  readonly view: DiffView
  readonly drawBlocks: DrawBlocks
  readonly notes: BlockNotes
  readonly aimed: string | undefined
}

const documentOf = (page: Page | null): RichTextDocument =>
  page?.type === 'document' && page.document !== undefined
    ? // The generated client only cannot say that what stands in `data` is JSON.
      (page.document as RichTextDocument)
    : emptyDocument

/** What a change request does to one page: its place, its options, its text. */
export function PageDiff({ change, entry, page, view, drawBlocks, notes, aimed }: PageDiffProps) {
  const before = useQuery(pageBeforeOptions(change.space, change.revisionMergedAncestor, page))
  const after = useQuery(pageAfterOptions(change, page))
  const frame = useRef<HTMLElement>(null)
  const ready = before.data !== undefined && after.data !== undefined
  useEffect(() => {
    if (!ready || aimed === undefined) return
    const row = frame.current?.querySelector(`[data-keys~="${CSS.escape(aimed)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.setAttribute('data-aimed', '')
    return () => row?.removeAttribute('data-aimed')
  }, [ready, aimed])
  const shown = after.data ?? before.data
  const error = before.error ?? after.error
  const title = entry?.title ?? shown?.title ?? ''
  return (
    <article ref={frame} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div>
        <h2 className="text-title font-strong">{title === '' ? 'Untitled' : title}</h2>
        <p className="text-caption text-ink-soft">
          {entry === undefined ? 'This change request leaves the page as it is' : signWords(entry.signs)}
          {entry?.path !== undefined && entry.path !== '' && ` · ${entry.path}`}
        </p>
      </div>
      {entry?.moved !== undefined && (
        <p>
          Moved from <strong className="font-strong">{entry.moved.from ?? 'the top of the space'}</strong> to{' '}
          <strong className="font-strong">{entry.moved.to ?? 'the top of the space'}</strong>
          {entry.moved.from === entry.moved.to && ', to another place among its neighbours'}.
        </p>
      )}
      {entry !== undefined && (
        <AttributeTable
          caption="Options of the page that changed"
          rows={Object.entries(entry.attributes).map(([name, sides]) => ({ name, ...sides }))}
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
          view={view}
          drawBlocks={drawBlocks}
          notes={notes}
          aimed={aimed}
        />
      )}
    </article>
  )
}

function PageFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { title, what, requestId } = processError(error)
  return <ErrorNote title={title} what={what} requestId={requestId} onRetry={onRetry} />
}
