import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { bodyMarkdown, type CommentPlace } from '../comment-queries.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import { AnchorLine } from '../quotes/anchor-line.tsx'
import { SuggestionCard } from '../suggestions/suggestion-card.tsx'
import { suggestionsOptions } from '../suggestions/suggestion-queries.ts'
import { useCommentActions, type CommentActions } from '../use-comments.ts'
import { readDraft, replyTarget } from '../writing/comment-drafts.local.ts'
import { Composer } from '../writing/composer.tsx'
import { useThreadsBeingWritten, useWritingIn } from '../writing/use-active-threads.ts'
import { commentText } from './comment-text.ts'
import { Message } from './message.tsx'
import { ThreadActions } from './thread-actions.tsx'
import { ThreadReplies } from './thread-replies.tsx'

export interface ThreadProps {
  readonly place: CommentPlace
  readonly comment: Comment
  readonly person: string
  readonly drawBlocks: DrawBlocks
  /** The anchor, above the text; absent: only what is not visible at its position. */
  readonly anchor?: ReactNode
  /** The URL points to this thread. */
  readonly aimed?: boolean
  /** Starts a suggestion for the block of the thread, with the comment as its reason. Absent: not possible. */
  readonly onSuggest?: ((reason: string) => void) | undefined
}

/** A comment with its replies. A resolved one is folded to its first lines. */
export function Thread(props: ThreadProps) {
  const { place, comment, anchor, aimed = false } = props
  const { id, status } = comment
  const actions = useCommentActions(place)
  const isBeingWritten = useThreadsBeingWritten().has(id)
  // Applies until the thread is resolved or reopened.
  const [choice, setChoice] = useState<{ readonly status: string; readonly open: boolean }>()
  const open = choice?.status === status ? choice.open : status === 'open' || aimed || isBeingWritten
  return (
    <article
      aria-label={`Thread by ${comment.postedBy.displayName}`}
      id={`comment-${id}`}
      data-thread={id}
      tabIndex={-1}
      data-aimed={aimed ? '' : undefined}
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-3 rounded-base bg-raised p-3 ring-1 ring-line ring-inset data-aimed:ring-2 data-aimed:ring-accent"
    >
      {anchor}
      {anchor === undefined && comment.anchor !== undefined && <AnchorLine anchor={comment.anchor} inPlace />}
      {status === 'resolved' && (
        <ResolvedLine comment={comment} open={open} onToggle={() => setChoice({ status, open: !open })} />
      )}
      {open && <OpenThread {...props} actions={actions} />}
    </article>
  )
}

interface ResolvedLineProps {
  readonly comment: Comment
  readonly open: boolean
  readonly onToggle: () => void
}

/** Who resolved a thread; while it is folded, also its text. */
function ResolvedLine({ comment, open, onToggle }: ResolvedLineProps) {
  const { resolvedBy, postedBy } = comment
  return (
    <div className="flex items-center gap-2 text-caption text-ink-soft">
      <Badge tone="moss" icon={Check}>
        Resolved
      </Badge>
      <span className="min-w-0 truncate">
        {resolvedBy !== undefined && `by ${resolvedBy.displayName}`}
        {!open && `: ${postedBy.displayName} wrote “${commentText(comment)}”`}
      </span>
      <Button variant="bare" className="ml-auto" aria-expanded={open} onClick={onToggle}>
        {open ? 'Hide' : 'Show'}
      </Button>
    </div>
  )
}

interface OpenThreadProps extends ThreadProps {
  readonly actions: CommentActions
}

/** Removed text, and text only on main, cannot be changed by a suggestion. */
const canBecomeSuggestion = ({ status, target, anchor }: Comment): boolean =>
  status === 'open' &&
  target.suggestion === undefined &&
  target.node !== undefined &&
  anchor?.state !== 'orphaned' &&
  anchor?.side !== 'main'

function OpenThread(props: OpenThreadProps) {
  const { place, comment, person, drawBlocks, onSuggest, actions } = props
  const { id, replies } = comment
  const [replying, setReplying] = useState(false)
  useWritingIn(id, replying)
  const suggest = async (): Promise<void> => {
    // Without its text, the suggestion is started all the same.
    onSuggest?.(await bodyMarkdown(place, id).catch(() => ''))
  }
  return (
    <>
      <Message
        message={comment}
        thread={id}
        space={place.space}
        person={person}
        drawBlocks={drawBlocks}
        readMarkdown={() => bodyMarkdown(place, id)}
        onEdit={(markdown) => actions.change.mutateAsync({ comment: id, body: { body: { markdown } } })}
        onReact={(body) => actions.change.mutate({ comment: id, body })}
        onDelete={() => actions.remove.mutate({ comment: id })}
        editing={{ pending: actions.change.isPending, error: actions.change.error }}
        deleting={{ pending: actions.remove.isPending, error: actions.remove.error }}
        deleteText={
          replies === 0
            ? 'This deletes the comment for everyone.'
            : `This deletes the comment and its ${counted(replies, 'reply', 'replies')} for everyone.`
        }
      />
      <ThreadSuggestion {...props} />
      {replies > 0 && (
        <ThreadReplies place={place} comment={id} person={person} drawBlocks={drawBlocks} actions={actions} />
      )}
      {replying ? (
        <ReplyComposer {...props} onClose={() => setReplying(false)} />
      ) : (
        <ThreadActions
          space={place.space}
          comment={comment}
          hasDraft={readDraft(replyTarget(place, comment)) !== ''}
          pending={actions.change.isPending}
          onReply={() => setReplying(true)}
          onResolve={(resolved) => actions.change.mutate({ comment: id, body: { resolved } })}
          onAssign={(assignee) => actions.change.mutate({ comment: id, body: { assignee } })}
          onSuggest={
            onSuggest !== undefined && canBecomeSuggestion(comment) ? () => void suggest() : undefined
          }
        />
      )}
      <FormError error={actions.change.error} />
    </>
  )
}

/** The suggestion that the thread is about, if any. */
function ThreadSuggestion({ place, comment, drawBlocks }: ThreadProps) {
  const { suggestion } = comment.target
  const { data } = useQuery({ ...suggestionsOptions(place), enabled: suggestion !== undefined })
  const found = data?.find(({ id }) => id === suggestion)
  return found === undefined ? null : (
    <SuggestionCard place={place} suggestion={found} drawBlocks={drawBlocks} />
  )
}

function ReplyComposer({
  place,
  comment,
  actions: { reply },
  onClose,
}: OpenThreadProps & { readonly onClose: () => void }) {
  return (
    <Composer
      target={replyTarget(place, comment)}
      label="Reply"
      space={place.space}
      submitLabel="Reply"
      onSend={async (markdown) => {
        await reply.mutateAsync({ comment: comment.id, body: { body: { markdown } } })
        onClose()
      }}
      pending={reply.isPending}
      error={reply.error === null ? undefined : processError(reply.error)}
      onCancel={onClose}
      focused
    />
  )
}
