import { useEffect, useMemo, useRef } from 'react'
import { isEmptyDiff, type DocumentDiff } from '../../../content/diff/block-diff.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BlockNotes, DrawBlocks } from './block-notes.ts'
import { diffRows, rowOfKey, type Change } from './diff-rows.ts'
import type { DiffView } from './diff-search.ts'
import { useDocumentDiff } from './document-diff.ts'
import { isFormattingOnly } from './formatting-only.ts'
import { HeadingChanges } from './heading-changes.tsx'
import { SourceDiffView } from './source-diff-view.tsx'
import { SplitDiff } from './split-diff.tsx'
import { UnifiedDiff } from './unified-diff.tsx'

/** View options of a diff, and handlers to change them. */
export interface DiffOptions {
  readonly view: DiffView
  /** Changes of only marks and attributes are folded. */
  readonly hideFormatting: boolean
  readonly onHideFormatting: (hideFormatting: boolean) => void
  /** Key of the block that the URL points to. */
  readonly aimed: string | undefined
  /** Shows a block of the same page in the rendered diff. */
  readonly onAim: (key: string) => void
}

export interface DocumentDiffViewProps {
  readonly before: RichTextDocument
  readonly after: RichTextDocument
  readonly options: DiffOptions
  readonly drawBlocks: DrawBlocks
  readonly notes: BlockNotes
}

/** Two versions of a document, compared block by block in the browser. */
export function DocumentDiffView({ before, after, options, drawBlocks, notes }: DocumentDiffViewProps) {
  const diffState = useDocumentDiff(before, after)
  if (before.nodes.length === 0 && after.nodes.length === 0)
    return <p className="text-ink-soft">This page is empty.</p>
  if (options.view === 'source') return <SourceDiffView before={before} after={after} />
  if (diffState.state === 'failed')
    return (
      <>
        <Note tone="warning">Could not render the diff in this browser. Showing the source instead.</Note>
        <SourceDiffView before={before} after={after} />
      </>
    )
  if (diffState.state === 'working') return <Skeleton shape="lines" count={10} label="Comparing versions" />
  // An added or deleted page has nothing to put into the other column.
  const oneSided = before.nodes.length === 0 || after.nodes.length === 0
  return (
    <Rendered
      diff={diffState.diff}
      options={oneSided && options.view === 'split' ? { ...options, view: 'unified' } : options}
      drawBlocks={drawBlocks}
      notes={notes}
    />
  )
}

interface RenderedProps extends Omit<DocumentDiffViewProps, 'before' | 'after'> {
  readonly diff: DocumentDiff
}

const isFormattingChange = (change: Change): boolean => isFormattingOnly(change)

function Rendered({ diff, options, drawBlocks, notes }: RenderedProps) {
  const { view, hideFormatting, aimed } = options
  const frame = useRef<HTMLDivElement>(null)
  const { script } = diff
  const formattingChanges = useMemo(
    () => script.filter((change) => change.status !== 'kept' && isFormattingOnly(change)).length,
    [script],
  )
  const rows = useMemo(
    () => diffRows(script, hideFormatting ? isFormattingChange : undefined),
    [script, hideFormatting],
  )
  const headings = view === 'headings'
  const needed = useMemo(() => (aimed === undefined ? undefined : rowOfKey(rows, aimed)), [rows, aimed])
  const found = needed !== undefined && !headings
  useEffect(() => {
    if (aimed === undefined || !found) return undefined
    const row = frame.current?.querySelector<HTMLElement>(`[data-keys~="${CSS.escape(aimed)}"]`)
    // A user who pressed a button inside the row keeps the focus there, and the row is already visible.
    if (row?.contains(document.activeElement) !== true) row?.scrollIntoView({ block: 'center' })
    row?.setAttribute('data-aimed', '')
    return () => row?.removeAttribute('data-aimed')
  }, [aimed, found, view])
  const Diff = view === 'split' ? SplitDiff : UnifiedDiff
  return (
    <>
      {isEmptyDiff(diff) && <p className="text-ink-soft">The text has not changed.</p>}
      {!diff.precise && (
        <Note>These versions are very different, so the diff may be longer than necessary.</Note>
      )}
      {hideFormatting && formattingChanges > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-ink-soft">
          {formattingChanges === 1
            ? '1 formatting change is hidden.'
            : `${formattingChanges} formatting changes are hidden.`}
          <Button variant="bare" onClick={() => options.onHideFormatting(false)}>
            Show formatting
          </Button>
        </p>
      )}
      {notes.detached?.((key) => rowOfKey(rows, key) !== undefined)}
      {headings ? (
        <HeadingChanges script={script} onAim={options.onAim} />
      ) : (
        <div ref={frame} className="rounded-base bg-paper py-3">
          <Diff rows={rows} drawBlocks={drawBlocks} notes={notes} aimed={aimed} needed={needed} />
        </div>
      )}
    </>
  )
}
