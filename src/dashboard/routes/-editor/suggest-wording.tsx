/** Suggests other wording for a block of the diff. Combines the areas change requests and comments. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChangeRequest, Comment } from '../../../client/types.gen.ts'
import { keyedBlocks } from '../../../content/diff/block-keys.ts'
import { pageAfterOptions } from '../../change-requests/change-queries.ts'
import type { CommentPlace } from '../../comments/comment-queries.ts'
import type { DrawBlocks } from '../../comments/draw-blocks.ts'
import { NewSuggestion } from '../../comments/suggestions/new-suggestion.tsx'
import { documentOf } from '../../documents/document-resources.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { showToast, type ToastMessage } from '../../ui/toast.ts'

export interface SuggestWordingProps {
  readonly place: CommentPlace
  readonly change: ChangeRequest
  readonly page: string
  /** Key of the block. */
  readonly node: string
  readonly drawBlocks: DrawBlocks
  /** Initial text of the reason: that of the thread that is turned into a suggestion. */
  readonly reason?: string | undefined
  /** Action offered in the toast after it was sent. */
  readonly next?: ToastMessage['action'] | undefined
  /** Called when it was sent, which a toast reports, or discarded. */
  readonly onDone: () => void
}

/** The form for a block that still exists in the change request; deleted blocks cannot get suggestions. */
export function SuggestWording(props: SuggestWordingProps) {
  const { place, change, page, node, drawBlocks, reason, next, onDone } = props
  const { data } = useQuery(pageAfterOptions(change, page))
  const block = useMemo(
    () =>
      data?.type === 'document' && data.document !== undefined
        ? keyedBlocks(documentOf(data.document)).get(node)
        : undefined,
    [data, node],
  )
  if (data === undefined) return null
  if (block === undefined)
    return (
      <Note>
        This block is not in the change request, so you cannot suggest an edit. You can still comment on it.{' '}
        <Button onClick={onDone}>Close</Button>
      </Note>
    )
  return (
    <NewSuggestion
      place={place}
      page={page}
      node={node}
      block={block}
      revision={change.revision}
      drawBlocks={drawBlocks}
      reason={reason}
      onSent={() => {
        onDone()
        void showToast({
          text: 'Suggestion sent',
          detail: 'You can find it in the discussion of the change request.',
          ...(next !== undefined && { action: next }),
        })
      }}
      onCancel={onDone}
    />
  )
}

/** A thread that was turned into a suggestion is redundant: offers to resolve it to those who may. */
export const resolving = (
  thread: Comment | undefined,
  resolve: (id: string) => void,
): ToastMessage['action'] =>
  thread === undefined || thread.permissions.resolve === false
    ? undefined
    : { label: 'Resolve comment', run: () => resolve(thread.id) }
