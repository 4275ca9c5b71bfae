import { Copy, MessageSquarePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { copyWithToast } from '../../ui/copy-text.ts'
import type { CommentPlace } from '../comment-queries.ts'
import type { LostReply } from './comment-drafts.local.ts'
import { typedText } from './mention-text.ts'
import { NewComment } from './new-comment.tsx'
import { lostRepliesId, type LostReplies } from './use-lost-replies.ts'

export interface LostReplyListProps {
  readonly place: CommentPlace
  readonly lost: LostReplies
  /** Whether a page exists, so that a thread can be started there. */
  readonly pageExists: (page: string) => boolean
  /** Whether the user may start a thread. */
  readonly mayComment: boolean
}

/** Unsent replies to deleted threads, so that no draft is lost. */
export function LostReplyList({
  place,
  lost: { replies, discard: throwAway },
  pageExists,
  mayComment,
}: LostReplyListProps) {
  const [composingFor, setComposingFor] = useState<string>()
  if (replies.length === 0) return null
  return (
    <div id={lostRepliesId} tabIndex={-1} className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-3">
      {replies.map((reply) => (
        <LostReplyCard
          key={reply.target}
          place={place}
          reply={reply}
          about={reply.page !== undefined && pageExists(reply.page) ? reply.page : undefined}
          isComposing={composingFor === reply.target}
          onCompose={mayComment ? (begin) => setComposingFor(begin ? reply.target : undefined) : undefined}
          onDiscard={() => throwAway(reply.target)}
        />
      ))}
    </div>
  )
}

interface LostReplyCardProps {
  readonly place: CommentPlace
  readonly reply: LostReply
  /** The page on which a new thread starts; undefined: on the whole. */
  readonly about: string | undefined
  readonly isComposing: boolean
  readonly onCompose: ((begin: boolean) => void) | undefined
  readonly onDiscard: () => void
}

function LostReplyCard({ place, reply, about, isComposing, onCompose, onDiscard }: LostReplyCardProps) {
  const { text } = typedText(reply.text)
  return (
    <section
      aria-label="Unsent reply to a deleted thread"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-base bg-raised p-3 ring-1 ring-line ring-inset"
    >
      <p>The thread you were replying to was deleted. Your reply is still here.</p>
      {isComposing ? (
        <NewComment
          place={place}
          page={about}
          draft={reply.target}
          label={about === undefined ? 'New thread' : 'New thread on this page'}
          onDone={() => {
            onCompose?.(false)
            onDiscard()
          }}
          onCancel={() => onCompose?.(false)}
          focused
        />
      ) : (
        <>
          <blockquote className="border-l border-line pl-3 [overflow-wrap:anywhere] whitespace-pre-wrap">
            {text}
          </blockquote>
          <div className="flex flex-wrap gap-2">
            {onCompose !== undefined && (
              <Button icon={MessageSquarePlus} onClick={() => onCompose(true)}>
                Start a new thread
              </Button>
            )}
            <Button icon={Copy} onClick={() => void copyWithToast(text, 'Reply')}>
              Copy
            </Button>
            <Button variant="bare" icon={Trash2} onClick={onDiscard}>
              Discard
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
