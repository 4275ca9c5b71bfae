/** Another wording for a block of the difference: where the areas of change requests and comments meet. */
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
  /** What the reason begins with: the words of the thread that became a suggestion. */
  readonly reason?: string | undefined
  /** What can be done next, in the message that it was sent. */
  readonly next?: ToastMessage['action'] | undefined
  /** It was sent, which the person is told, or given up. */
  readonly onDone: () => void
}

/** The form for a block that stands in the change request now; of one that is gone nothing can be suggested. */
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
        This block does not stand in the change request, so there is no wording to suggest for it. A comment
        can still be made. <Button onClick={onDone}>Close</Button>
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
          text: 'Your wording was suggested',
          detail: 'It stands in the discussion of the change request.',
          ...(next !== undefined && { action: next }),
        })
      }}
      onCancel={onDone}
    />
  )
}

/** A thread that became a suggestion says nothing more than that: whoever may is offered to settle it. */
export const resolving = (
  thread: Comment | undefined,
  resolve: (id: string) => void,
): ToastMessage['action'] =>
  thread === undefined || thread.permissions.resolve === false
    ? undefined
    : { label: 'Resolve the comment', run: () => resolve(thread.id) }
