import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { bodyMarkdown, repliesOptions, type CommentPlace } from '../comment-queries.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import { Message } from './message.tsx'
import type { CommentVerbs } from '../use-comments.ts'

export interface ThreadRepliesProps {
  readonly place: CommentPlace
  /** Id of the comment that they reply to. */
  readonly comment: string
  readonly person: string
  readonly drawBlocks: DrawBlocks
  readonly verbs: CommentVerbs
}

/** Above this number, replies are folded except for the last ones, so that the next thread is within reach. */
const most = 10
const lastOnes = 5

/** The replies of a thread, oldest first. */
export function ThreadReplies({ place, comment, person, drawBlocks, verbs }: ThreadRepliesProps) {
  const { data: replies, error } = useQuery(repliesOptions(place, comment))
  // The number folded initially: later replies are added at the end, so that nothing moves while reading.
  const [folded, setFolded] = useState<number>()
  const [all, setAll] = useState(false)
  if (folded === undefined && replies !== undefined)
    setFolded(replies.length > most ? replies.length - lastOnes : 0)
  if (error !== null) return <FormError error={processError(error)} />
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
          {all ? 'Fold' : 'Show'} {counted(hidden, 'earlier reply', 'earlier replies')}
        </Button>
      )}
      {replies.slice(all ? 0 : hidden).map((reply) => {
        const own = { comment, reply: reply.id }
        return (
          <div key={reply.id} className="border-l border-line pl-3">
            <Message
              message={reply}
              thread={comment}
              space={place.space}
              person={person}
              drawBlocks={drawBlocks}
              readMarkdown={() => bodyMarkdown(place, comment, reply.id)}
              onEdit={(markdown) => verbs.changeReply.mutateAsync({ ...own, body: { body: { markdown } } })}
              onReact={(body) => verbs.changeReply.mutate({ ...own, body })}
              onDelete={() => verbs.removeReply.mutate(own)}
              editing={{ pending: verbs.changeReply.isPending, error: verbs.changeReply.error }}
              deleting={{ pending: verbs.removeReply.isPending, error: verbs.removeReply.error }}
              deleteText="The reply goes for everybody."
            />
          </div>
        )
      })}
    </>
  )
}
