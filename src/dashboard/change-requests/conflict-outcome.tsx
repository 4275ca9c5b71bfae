import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ChangeRequest, Conflict, Page } from '../../client/types.gen.ts'
import { emptyDocument, type RichTextDocument } from '../../content/document.ts'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { BlockNotes, DrawBlocks } from './block-notes.ts'
import { pageAfterOptions, pageBeforeOptions } from './change-queries.ts'
import { mergedText } from './conflict-result.ts'
import { conflictTitle } from './conflict-words.ts'
import { DocumentDiffView, type DiffLook } from './document-diff-view.tsx'

export interface ConflictOutcomeProps {
  readonly change: ChangeRequest
  /** The revisions that the conflicts are between. */
  readonly base: string
  readonly main: string
  /** Of one page, some of them about its text. */
  readonly conflicts: readonly Conflict[]
  readonly drawBlocks: DrawBlocks
}

const textOf = (page: Page | null | undefined): RichTextDocument =>
  page?.type === 'document' && page.document !== undefined
    ? // The generated client only cannot say that what stands in `data` is JSON.
      (page.document as RichTextDocument)
    : emptyDocument

const noNotes: BlockNotes = { below: () => null, onComment: undefined }
const look: DiffLook = {
  view: 'unified',
  words: false,
  onWords: () => undefined,
  aimed: undefined,
  onAim: () => undefined,
}

/** What the decisions make of the text of a page, against what the change request has now. Read when it is opened. */
export function ConflictOutcome(props: ConflictOutcomeProps) {
  const [open, setOpen] = useState(false)
  const [first] = props.conflicts
  if (first === undefined) return null
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} className="text-ink-soft transition-transform group-open:rotate-90" />
        <span>{`What the update makes of “${conflictTitle(first)}”`}</span>
      </summary>
      {open && <Outcome {...props} page={first.subject.id} />}
    </details>
  )
}

function Outcome({
  change,
  base,
  main,
  conflicts,
  drawBlocks,
  page,
}: ConflictOutcomeProps & { readonly page: string }) {
  const ofBase = useQuery(pageBeforeOptions(change.space, base, page))
  const ofMain = useQuery(pageBeforeOptions(change.space, main, page))
  const ofChange = useQuery(pageAfterOptions(change, page))
  const now = textOf(ofChange.data)
  const [b, m] = [ofBase.data, ofMain.data]
  const result = useMemo(
    () =>
      b === undefined || m === undefined
        ? undefined
        : mergedText({ base: textOf(b), main: textOf(m), change: now }, conflicts),
    [b, m, now, conflicts],
  )
  if (ofBase.error ?? ofMain.error ?? ofChange.error)
    return <p className="text-ink-soft">The text could not be read. The decisions are kept all the same.</p>
  if (result === undefined || ofChange.data === undefined)
    return <Skeleton shape="lines" count={6} label="Putting the decisions together" />
  return (
    <div className="pb-3">
      <p className="mb-2 text-caption text-ink-soft">
        Marked is what changes in this change request. Main changes only when it is merged.
      </p>
      <DocumentDiffView before={now} after={result} look={look} drawBlocks={drawBlocks} notes={noNotes} />
    </div>
  )
}
