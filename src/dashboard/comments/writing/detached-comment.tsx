import { useState } from 'react'
import type { NewComment as CommentBody } from '../../../client/types.gen.ts'
import { Note } from '../../ui/feedback/note.tsx'
import type { CommentPlace } from '../comment-queries.ts'
import { commentTarget, storeDraft, readDraft, suggestionTargets } from './comment-drafts.local.ts'
import { NewComment } from './new-comment.tsx'

export interface DetachedCommentProps {
  readonly place: CommentPlace
  readonly page: string
  /** Key of the removed block. */
  readonly node: string
  readonly cell?: { readonly record: string; readonly definition: string } | undefined
  /** The draft is a suggestion for the block, not a comment. */
  readonly isSuggestion: boolean
  readonly onDone: () => void
  readonly onKeep: (body: CommentBody) => void
}

/** The draft of a suggestion: its text, then the reason. */
export const typedSuggestion = (place: CommentPlace, page: string, node: string): string => {
  const { text, why } = suggestionTargets(place, page, node)
  return [readDraft(text), readDraft(why)].filter((part) => part !== '').join('\n\n')
}

/** The draft on a block that was removed meanwhile: it can be sent as a comment on the page. */
export function DetachedComment({
  place,
  page,
  node,
  cell,
  isSuggestion,
  onDone,
  onKeep,
}: DetachedCommentProps) {
  const [draft] = useState(() => {
    const target = commentTarget({ place, page, node, cell })
    if (isSuggestion && readDraft(target) === '') storeDraft(target, typedSuggestion(place, page, node))
    return target
  })
  const done = (): void => {
    if (isSuggestion)
      for (const target of Object.values(suggestionTargets(place, page, node))) storeDraft(target, '')
    onDone()
  }
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
      <Note tone="warning">
        <output>
          The block you were commenting on was deleted. Your text is still here and will be posted as a
          comment on the page.
        </output>
      </Note>
      <NewComment
        place={place}
        page={page}
        draft={draft}
        label="Comment on this page"
        onDone={done}
        onKeep={onKeep}
        focused
      />
    </div>
  )
}
