import { useMemo } from 'react'
import { isEmptyDiff } from '../../content/block-diff.ts'
import type { RichTextDocument } from '../../content/document.ts'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { BlockNotes, DrawBlocks } from './block-notes.ts'
import type { DiffView } from './diff-search.ts'
import { useDocumentDiff } from './document-diff.ts'
import { SourceDiffView } from './source-diff-view.tsx'
import { SplitDiff } from './split-diff.tsx'
import { UnifiedDiff } from './unified-diff.tsx'

export interface DocumentDiffViewProps {
  readonly before: RichTextDocument
  readonly after: RichTextDocument
  readonly view: DiffView
  readonly drawBlocks: DrawBlocks
  readonly notes: BlockNotes
  readonly aimed: string | undefined
}

/** The texts of two versions, compared block by block in the browser. */
export function DocumentDiffView({ before, after, view, drawBlocks, notes, aimed }: DocumentDiffViewProps) {
  const made = useDocumentDiff(before, after)
  const script = useMemo(() => (made.state === 'ready' ? made.diff.script : []), [made])
  if (before.nodes.length === 0 && after.nodes.length === 0)
    return <p className="text-ink-soft">The page has no text.</p>
  if (view === 'source') return <SourceDiffView before={before} after={after} />
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
  const One = view === 'split' ? SplitDiff : UnifiedDiff
  return (
    <>
      {isEmptyDiff(made.diff) && <p className="text-ink-soft">The text is the same.</p>}
      {!made.diff.precise && (
        <Note>
          The versions differ so much that a smaller difference may exist. All that is shown is true.
        </Note>
      )}
      <div className="rounded-base bg-paper py-3">
        <One script={script} drawBlocks={drawBlocks} notes={notes} aimed={aimed} />
      </div>
    </>
  )
}
