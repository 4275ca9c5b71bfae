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
export interface DiffLook {
  readonly view: DiffView
  /** Changes of only marks and attributes are folded. */
  readonly words: boolean
  readonly onWords: (words: boolean) => void
  /** Key of the block that the URL points to. */
  readonly aimed: string | undefined
  /** Shows a block of the same page in the rendered diff. */
  readonly onAim: (key: string) => void
}

export interface DocumentDiffViewProps {
  readonly before: RichTextDocument
  readonly after: RichTextDocument
  readonly look: DiffLook
  readonly drawBlocks: DrawBlocks
  readonly notes: BlockNotes
}

/** Two versions of a document, compared block by block in the browser. */
export function DocumentDiffView({ before, after, look, drawBlocks, notes }: DocumentDiffViewProps) {
  const made = useDocumentDiff(before, after)
  if (before.nodes.length === 0 && after.nodes.length === 0)
    return <p className="text-ink-soft">The page has no text.</p>
  if (look.view === 'source') return <SourceDiffView before={before} after={after} />
  if (made.state === 'failed')
    return (
      <>
        <Note tone="warning">
          The rendered difference could not be made in this browser. Here is the source.
        </Note>
        <SourceDiffView before={before} after={after} />
      </>
    )
  if (made.state === 'working') return <Skeleton shape="lines" count={10} label="Comparing both versions" />
  return <Rendered diff={made.diff} look={look} drawBlocks={drawBlocks} notes={notes} />
}

interface RenderedProps extends Omit<DocumentDiffViewProps, 'before' | 'after'> {
  readonly diff: DocumentDiff
}

const isQuiet = (change: Change): boolean => isFormattingOnly(change)

function Rendered({ diff, look, drawBlocks, notes }: RenderedProps) {
  const { view, words, aimed } = look
  const frame = useRef<HTMLDivElement>(null)
  const { script } = diff
  const quiet = useMemo(
    () => script.filter((change) => change.status !== 'kept' && isFormattingOnly(change)).length,
    [script],
  )
  const rows = useMemo(() => diffRows(script, words ? isQuiet : undefined), [script, words])
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
  const One = view === 'split' ? SplitDiff : UnifiedDiff
  return (
    <>
      {isEmptyDiff(diff) && <p className="text-ink-soft">The text is the same.</p>}
      {!diff.precise && (
        <Note>
          The versions differ so much that a smaller difference may exist. All that is shown is true.
        </Note>
      )}
      {words && quiet > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-ink-soft">
          {quiet === 1
            ? 'One change of formatting alone is folded away.'
            : `${quiet} changes of formatting alone are folded away.`}
          <Button variant="bare" onClick={() => look.onWords(false)}>
            {quiet === 1 ? 'Show it' : 'Show them'}
          </Button>
        </p>
      )}
      {notes.stray?.((key) => rowOfKey(rows, key) !== undefined)}
      {headings ? (
        <HeadingChanges script={script} onAim={look.onAim} />
      ) : (
        <div ref={frame} className="rounded-base bg-paper py-3">
          <One rows={rows} drawBlocks={drawBlocks} notes={notes} aimed={aimed} needed={needed} />
        </div>
      )}
    </>
  )
}
