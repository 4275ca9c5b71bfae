import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { showToast } from '../../ui/toast.ts'
import type { CommentPlace } from '../comment-queries.ts'
import { keepDraft, lostReplies, type LostReply } from './comment-drafts.local.ts'

export interface LostReplies {
  readonly replies: readonly LostReply[]
  readonly throwAway: (target: string) => void
}

/**
 * Replies of which the thread was deleted before they were sent. The person is told when there are more of them than
 * before: the field in which they typed has gone from the screen. `threads`: every thread of the place, or of `page`
 * where that is given; undefined until they are read. `show` brings the replies into view.
 */
export const useLostReplies = (
  place: CommentPlace,
  threads: readonly Comment[] | undefined,
  page: string | undefined,
  show: () => void,
): LostReplies => {
  const { space, change } = place
  const [thrown, setThrown] = useState(0)
  const replies = useMemo(() => {
    // What was thrown away is read anew.
    void thrown
    return threads === undefined
      ? []
      : lostReplies({ space, change }, new Set(threads.map(({ id }) => id)), page)
  }, [space, change, threads, page, thrown])
  const tell = useEffectEvent(() => {
    void showToast({
      text: 'A thread that you were answering was deleted',
      detail: 'What you typed is still here.',
      action: { label: 'Show it', run: show },
    })
  })
  const told = useRef(0)
  useEffect(() => {
    if (replies.length > told.current) tell()
    told.current = replies.length
  }, [replies.length])
  return {
    replies,
    throwAway: (target) => {
      keepDraft(target, '')
      setThrown((count) => count + 1)
    },
  }
}
