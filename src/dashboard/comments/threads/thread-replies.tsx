import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { bodyMarkdown, repliesOptions, type CommentPlace } from '../comment-queries.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import { Message } from './message.tsx'
import type { CommentActions } from '../use-comments.ts'

export interface ThreadRepliesProps {
  readonly place: CommentPlace
  /** Id of the comment that they reply to. */
  readonly comment: string
  readonly person: string
  readonly drawBlocks: DrawBlocks
  readonly actions: CommentActions
}

/** Above this number, replies are folded except for the last ones, so that the next thread is within reach. */
const maxUnfolded = 10
const alwaysShown = 5

/** The replies of a thread, oldest first. */
export function ThreadReplies({ place, comment, person, drawBlocks, actions }: ThreadRepliesProps) {
  const { data: replies, error } = useQuery(repliesOptions(place, comment))
  // The number folded initially: later replies are added at the end, so that nothing moves while reading.
  const [folded, setFolded] = useState<number>()
  const [all, setAll] = useState(false)
  if (folded === undefined && replies !== undefined)
    setFolded(replies.length > maxUnfolded ? replies.length - alwaysShown : 0)
  if (error !== null) return <FormError error={error} />
  if (replies === undefined) return <Skeleton shape="lines" count={2} label="Loading replies" />
  const hidden = Math.min(folded ?? 0, replies.length)
  return (
    <>
      {hidden > 0 && (
        <Button
          variant="bare"
          icon={ChevronsUpDown}
          aria-expanded={all}
          className="justify-self-start"
          onClick={() => setAll(!all)}
        >
          {all ? 'Hide' : 'Show'} {counted(hidden, 'earlier reply', 'earlier replies')}
        </Button>
      )}
      {replies.slice(all ? 0 : hidden).map((reply) => {
        const target = { comment, reply: reply.id }
        return (
          <div key={reply.id} className="border-l border-line pl-3">
            <Message
              message={reply}
              thread={comment}
              space={place.space}
              person={person}
              drawBlocks={drawBlocks}
              readMarkdown={() => bodyMarkdown(place, comment, reply.id)}
              onEdit={(markdown) =>
                actions.changeReply.mutateAsync({ ...target, body: { body: { markdown } } })
              }
              onReact={(body) => actions.changeReply.mutate({ ...target, body })}
              onDelete={() => actions.removeReply.mutate(target)}
              editing={{ pending: actions.changeReply.isPending, error: actions.changeReply.error }}
              deleting={{ pending: actions.removeReply.isPending, error: actions.removeReply.error }}
              deleteText="This deletes the reply for everyone."
            />
          </div>
        )
      })}
    </>
  )
}
