import { useDeferredValue, useMemo, useState } from 'react'
import { sameContent } from '../../../content/document/canonical.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { wordingOf } from '../../../content/merge/suggested-wording.ts'
import { useConcurrentChange } from '../../forms/use-concurrent-change.ts'
import type { CommentPlace } from '../comment-queries.ts'
import { readDraft, storeDraft, suggestionTargets } from '../writing/comment-drafts.local.ts'
import { sourceOfWording, wordingOfSource } from './block-source.ts'
import { suggestedWording } from './suggested-wording.ts'

export interface SuggestionDraftOptions {
  readonly place: CommentPlace
  readonly page: string
  /** Key of the block. */
  readonly node: string
  /** The block in its current state. */
  readonly block: Block
  /** The initial reason, if there is no draft. */
  readonly reason?: string | undefined
}

/** The text and the reason of a suggestion for a block, stored in the browser until it is sent. */
export const useSuggestionDraft = ({
  place,
  page,
  node,
  block,
  reason: initialReason = '',
}: SuggestionDraftOptions) => {
  const targets = suggestionTargets(place, page, node)
  const base = useMemo(() => wordingOf(block), [block])
  const source = useMemo(() => sourceOfWording(base), [base])
  const [text, setText] = useState(() => {
    const stored = readDraft(targets.text)
    return stored === '' ? source : stored
  })
  const [reason, setReason] = useState(() => readDraft(targets.why) || initialReason)
  const { theirs, seen } = useConcurrentChange(source)
  // The preview may lag behind the typing.
  const previewed = useDeferredValue(text)
  const wording = useMemo(
    () => (previewed === source ? base : wordingOfSource(previewed)),
    [previewed, source, base],
  )
  const preview = useMemo(() => suggestedWording(base, wording), [base, wording])
  const typeText = (next: string): void => {
    setText(next)
    storeDraft(targets.text, next === source ? '' : next)
  }
  const typeReason = (next: string): void => {
    setReason(next)
    storeDraft(targets.why, next)
  }
  return {
    text,
    typeText,
    reason,
    typeReason,
    /** Whether the text differs from the block. */
    isChanged: !(text === source || (previewed === text && sameContent(base, wording))),
    /** The block with the differences marked. */
    preview,
    /** The text of the block, if someone changed it during the editing; `seen` accepts that. */
    theirs: theirs === text ? undefined : theirs,
    seen,
    replacement: (): RichTextDocument => wordingOfSource(text),
    clear: (): void => {
      typeText(source)
      typeReason('')
    },
  }
}
export type SuggestionDraft = ReturnType<typeof useSuggestionDraft>
