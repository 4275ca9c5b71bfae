import { Copy, MessageSquarePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/toast.ts'
import type { CommentPlace } from '../comment-queries.ts'
import type { LostReply } from './comment-drafts.local.ts'
import { typedText } from './mention-text.ts'
import { NewComment } from './new-comment.tsx'
import type { LostReplies } from './use-lost-replies.ts'

const lostRepliesId = 'lost-replies'

/** Scrolls to them and focuses them. */
export const showLostReplies = (): void => {
  const element = document.getElementById(lostRepliesId)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

export interface LostReplyListProps {
  readonly place: CommentPlace
  readonly lost: LostReplies
  /** Whether a page exists, so that a thread can be started there. */
  readonly standing: (page: string) => boolean
  /** Whether the user may start a thread. */
  readonly mayComment: boolean
}

const copy = async (words: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(words)
    void showToast({ text: 'Your words were copied' })
  } catch {
    void showToast({ text: 'Copy the words by hand', detail: words })
  }
}

/** Unsent replies to deleted threads, so that no draft is lost. */
export function LostReplyList({
  place,
  lost: { replies, throwAway },
  standing,
  mayComment,
}: LostReplyListProps) {
  const [beginning, setBeginning] = useState<string>()
  if (replies.length === 0) return null
  return (
    <div id={lostRepliesId} tabIndex={-1} className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-3">
      {replies.map((reply) => (
        <Lost
          key={reply.target}
          place={place}
          reply={reply}
          about={reply.page !== undefined && standing(reply.page) ? reply.page : undefined}
          begun={beginning === reply.target}
          onBegin={mayComment ? (begin) => setBeginning(begin ? reply.target : undefined) : undefined}
          onThrow={() => throwAway(reply.target)}
        />
      ))}
    </div>
  )
}

interface LostProps {
  readonly place: CommentPlace
  readonly reply: LostReply
  /** The page on which a new thread starts; undefined: on the whole. */
  readonly about: string | undefined
  readonly begun: boolean
  readonly onBegin: ((begin: boolean) => void) | undefined
  readonly onThrow: () => void
}

function Lost({ place, reply, about, begun, onBegin, onThrow }: LostProps) {
  const { text } = typedText(reply.text)
  return (
    <section
      aria-label="A reply whose thread was deleted"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-base bg-raised p-3 ring-1 ring-line ring-inset"
    >
      <p>The thread that you were answering was deleted. What you typed is still here.</p>
      {begun ? (
        <NewComment
          place={place}
          page={about}
          draft={reply.target}
          label={about === undefined ? 'New thread' : 'New thread about the page'}
          onDone={() => {
            onBegin?.(false)
            onThrow()
          }}
          onCancel={() => onBegin?.(false)}
          focused
        />
      ) : (
        <>
          <blockquote className="border-l border-line pl-3 [overflow-wrap:anywhere] whitespace-pre-wrap">
            {text}
          </blockquote>
          <div className="flex flex-wrap gap-2">
            {onBegin !== undefined && (
              <Button icon={MessageSquarePlus} onClick={() => onBegin(true)}>
                Start a new thread with it
              </Button>
            )}
            <Button icon={Copy} onClick={() => void copy(text)}>
              Copy
            </Button>
            <Button variant="bare" icon={Trash2} onClick={onThrow}>
              Throw it away
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
