import { useQueries, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ChangeRequest, Page } from '../../../client/types.gen.ts'
import { emptyDocument, type RichTextDocument } from '../../../content/document/document.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BlockNotes, DrawBlocks } from '../diff/block-notes.ts'
import { pageAfterOptions, pageBeforeOptions } from '../change-queries.ts'
import {
  blockEdit,
  mergedText,
  applyMovedEdits,
  type MovedEdit,
  type TextOutcome,
} from './conflict-result.ts'
import { DocumentDiffView, type DiffOptions } from '../diff/document-diff-view.tsx'

export interface ConflictOutcomeProps {
  readonly change: ChangeRequest
  /** The revisions in conflict. */
  readonly base: string
  readonly main: string
  readonly outcome: TextOutcome
  /** Title of the page, if known. */
  readonly title: string
  readonly drawBlocks: DrawBlocks
}

const textOf = (page: Page | null | undefined): RichTextDocument =>
  page?.type === 'document' && page.document !== undefined
    ? // The generated client cannot express that `data` is JSON.
      (page.document as RichTextDocument)
    : emptyDocument

const noNotes: BlockNotes = { below: () => null, onComment: undefined }
const options: DiffOptions = {
  view: 'unified',
  hideFormatting: false,
  onHideFormatting: () => undefined,
  aimed: undefined,
  onAim: () => undefined,
}

/** Compares the page text that the decisions produce with the one in the change request. Loaded when opened. */
export function ConflictOutcome(props: ConflictOutcomeProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} className="text-ink-soft transition-transform group-open:rotate-90" />
        <span>{`Preview of “${props.title}” after the update`}</span>
      </summary>
      {open && <Outcome {...props} />}
    </details>
  )
}

/** The edits that are moved into a page; undefined until their texts are loaded. */
const useMovedEdits = (
  { space, revision }: ChangeRequest,
  base: string,
  carried: TextOutcome['carried'],
): { readonly edits: readonly MovedEdit[] | undefined; readonly failed: boolean } => {
  const pages = carried.flatMap((one) => (blockEdit(one) === undefined ? [one.subject.id] : []))
  const queries = pages.flatMap((page) => [
    pageBeforeOptions(space, base, page),
    pageBeforeOptions(space, revision, page),
  ])
  const texts = useQueries({ queries })
  const edits = carried.map((one): MovedEdit | undefined => {
    const ofBlock = blockEdit(one)
    if (ofBlock !== undefined) return ofBlock
    const at = 2 * pages.indexOf(one.subject.id)
    const [was, is] = [texts[at]?.data, texts[at + 1]?.data]
    return was === undefined || is === undefined ? undefined : { base: textOf(was), change: textOf(is) }
  })
  const known = edits.filter((edit) => edit !== undefined)
  return {
    edits: known.length === edits.length ? known : undefined,
    failed: texts.some(({ error }) => error !== null),
  }
}

function Outcome({ change, base, main, outcome, drawBlocks }: ConflictOutcomeProps) {
  const { page, conflicts, carried } = outcome
  const ofBase = useQuery(pageBeforeOptions(change.space, base, page))
  const ofMain = useQuery(pageBeforeOptions(change.space, main, page))
  const ofChange = useQuery(pageAfterOptions(change, page))
  const { edits, failed } = useMovedEdits(change, base, carried)
  const now = textOf(ofChange.data)
  const [b, m] = [ofBase.data, ofMain.data]
  const merged = useMemo(
    () =>
      b === undefined || m === undefined
        ? undefined
        : mergedText({ base: textOf(b), main: textOf(m), change: now }, conflicts),
    [b, m, now, conflicts],
  )
  if (failed || (ofBase.error ?? ofMain.error ?? ofChange.error))
    return <p className="text-ink-soft">Could not load the text. Your resolutions are saved.</p>
  if (merged === undefined || edits === undefined || ofChange.data === undefined)
    return <Skeleton shape="lines" count={6} label="Merging the text" />
  const result = applyMovedEdits(merged, edits)
  return (
    <div className="pb-3">
      <p className="mb-2 text-caption text-ink-soft">
        Highlighted text changes in this change request. Main does not change until you merge.
      </p>
      <DocumentDiffView
        before={now}
        after={result}
        options={options}
        drawBlocks={drawBlocks}
        notes={noNotes}
      />
    </div>
  )
}
