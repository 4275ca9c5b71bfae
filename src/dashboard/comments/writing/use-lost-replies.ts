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
 * Unsent replies whose thread was deleted. A toast appears when there are new ones, because their field was removed
 * from the screen. `threads`: all threads of the place, or of `page` if given; undefined until loaded. `show` scrolls
 * to the replies.
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
    // Read again after a draft was discarded.
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
