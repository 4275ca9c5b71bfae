import { Check, Link2, RotateCcw, SquarePen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Comment } from '../../../client/types.gen.ts'
import { plainText } from '../../../content/document/block-text.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { AnchorLine } from '../quotes/anchor-line.tsx'
import { AssignMenu } from './assign-menu.tsx'
import { useWritingIn } from '../writing/use-active-threads.ts'
import { Composer } from '../writing/composer.tsx'
import { bodyMarkdown, type CommentPlace } from '../comment-queries.ts'
import { readDraft, replyTarget } from '../writing/comment-drafts.local.ts'
import { Message } from './message.tsx'
import { SuggestionCard } from '../suggestions/suggestion-card.tsx'
import { suggestionsOptions } from '../suggestions/suggestion-queries.ts'
import { ThreadReplies } from './thread-replies.tsx'
import { useCommentVerbs } from '../use-comments.ts'
import type { DrawBlocks } from '../draw-blocks.ts'

const summary = ({ body }: Comment): string =>
  // The generated client cannot express that `data` is JSON.
  'document' in body ? plainText(body.document as RichTextDocument).replaceAll('\n', ' ') : ''

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
  readonly onSuggest?: ((words: string) => void) | undefined
}

/** A comment with its replies. A resolved one is folded to its first lines. */
export function Thread({
  place,
  comment,
  person,
  drawBlocks,
  anchor,
  aimed = false,
  onSuggest,
}: ThreadProps) {
  const { id, status, replies, permissions, target, anchor: stands, assignee } = comment
  const verbs = useCommentVerbs(place)
  const [open, setOpen] = useState(status === 'open' || aimed)
  const [replying, setReplying] = useState(false)
  const own = { comment: id }
  useWritingIn(id, replying)
  const draft = replyTarget(place, comment)
  const suggested = target.suggestion
  const suggestions = useQuery({ ...suggestionsOptions(place), enabled: open && suggested !== undefined })
  const suggestion = suggestions.data?.find((one) => one.id === suggested)
  const drafted = !replying && readDraft(draft) !== ''
  const whyNotSettle =
    permissions.resolve === false
      ? 'Its author, the creator of the change request and reviewers resolve it.'
      : undefined
  const settle = (resolved: boolean): void =>
    verbs.change.mutate({ ...own, body: { resolved } }, { onSuccess: () => setOpen(!resolved) })
  /** Removed text, and text only on main, cannot be changed by a suggestion. */
  const wordable =
    onSuggest !== undefined &&
    status === 'open' &&
    suggested === undefined &&
    target.node !== undefined &&
    stands?.state !== 'orphaned' &&
    stands?.side !== 'main'
  const suggest = async (): Promise<void> => {
    // Without its text, the suggestion is started all the same.
    onSuggest?.(await bodyMarkdown(place, id).catch(() => ''))
  }
  const copy = async (): Promise<void> => {
    const address = comment.urls.app
    if (address === undefined) return
    try {
      await navigator.clipboard.writeText(address)
      void showToast({ text: 'The link was copied' })
    } catch {
      void showToast({ text: 'Copy the link by hand', detail: address })
    }
  }
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
      {anchor === undefined && stands !== undefined && <AnchorLine anchor={stands} inPlace />}
      {status === 'resolved' && (
        <div className="flex items-center gap-2 text-caption text-ink-soft">
          <Badge tone="moss" icon={Check}>
            Resolved
          </Badge>
          <span className="min-w-0 truncate">
            {comment.resolvedBy !== undefined && `by ${comment.resolvedBy.displayName}`}
            {!open && `: ${comment.postedBy.displayName} said “${summary(comment)}”`}
          </span>
          <Button variant="bare" className="ml-auto" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Fold' : 'Show'}
          </Button>
        </div>
      )}
      {open && (
        <>
          <Message
            message={comment}
            thread={id}
            space={place.space}
            person={person}
            drawBlocks={drawBlocks}
            readMarkdown={() => bodyMarkdown(place, id)}
            onEdit={(markdown) => verbs.change.mutateAsync({ ...own, body: { body: { markdown } } })}
            onReact={(body) => verbs.change.mutate({ ...own, body })}
            onDelete={() => verbs.remove.mutate(own)}
            editing={{ pending: verbs.change.isPending, error: verbs.change.error }}
            deleting={{ pending: verbs.remove.isPending, error: verbs.remove.error }}
            deleteText={
              replies === 0
                ? 'The comment goes for everybody.'
                : `The comment goes for everybody, and its ${counted(replies, 'reply', 'replies')} with it.`
            }
          />
          {suggestion !== undefined && (
            <SuggestionCard place={place} suggestion={suggestion} drawBlocks={drawBlocks} />
          )}
          {replies > 0 && (
            <ThreadReplies place={place} comment={id} person={person} drawBlocks={drawBlocks} verbs={verbs} />
          )}
          {replying ? (
            <Composer
              target={draft}
              label="Reply"
              space={place.space}
              submitLabel="Reply"
              onSend={async (markdown) => {
                await verbs.reply.mutateAsync({ ...own, body: { body: { markdown } } })
                setReplying(false)
              }}
              pending={verbs.reply.isPending}
              error={verbs.reply.error === null ? undefined : processError(verbs.reply.error)}
              onCancel={() => setReplying(false)}
              focused
            />
          ) : (
            <div className="flex flex-wrap items-center gap-2">
              {permissions.reply !== false && (
                <Button onClick={() => setReplying(true)}>
                  {drafted ? (
                    <>
                      Go on with your reply <Badge tone="ochre">Draft</Badge>
                    </>
                  ) : (
                    'Reply'
                  )}
                </Button>
              )}
              {status === 'open' ? (
                <Button
                  icon={Check}
                  busy={verbs.change.isPending}
                  disabledReason={whyNotSettle}
                  onClick={() => settle(true)}
                >
                  Resolve
                </Button>
              ) : (
                <Button
                  icon={RotateCcw}
                  busy={verbs.change.isPending}
                  disabledReason={whyNotSettle}
                  onClick={() => settle(false)}
                >
                  Reopen
                </Button>
              )}
              {permissions.reply !== false && (status === 'open' || assignee !== undefined) && (
                <AssignMenu
                  space={place.space}
                  assignee={assignee}
                  onAssign={(person) => verbs.change.mutate({ ...own, body: { assignee: person } })}
                />
              )}
              {wordable && (
                <Button variant="bare" icon={SquarePen} onClick={() => void suggest()}>
                  Turn into suggestion
                </Button>
              )}
              {permissions.reply === false && assignee !== undefined && (
                <span className="text-caption text-ink-soft">Assigned to {assignee.displayName}</span>
              )}
              {comment.urls.app !== undefined && (
                <IconButton
                  icon={Link2}
                  label="Copy the link"
                  onClick={() => void copy()}
                  className="ml-auto text-ink-soft"
                />
              )}
            </div>
          )}
          {verbs.change.error !== null && <FormError error={processError(verbs.change.error)} />}
        </>
      )}
    </article>
  )
}
