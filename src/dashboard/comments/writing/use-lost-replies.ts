import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { showToast } from '../../ui/toast.ts'
import type { CommentPlace } from '../comment-queries.ts'
import { storeDraft, lostReplies, type LostReply } from './comment-drafts.local.ts'

export interface LostReplies {
  readonly replies: readonly LostReply[]
  readonly discard: (target: string) => void
}

/** Id of the element that lists them. */
export const lostRepliesId = 'lost-replies'

/** Scrolls to them and focuses them. */
export const showLostReplies = (): void => {
  const element = document.getElementById(lostRepliesId)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
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
  show: () => void = showLostReplies,
): LostReplies => {
  const { space, change } = place
  const [discarded, setDiscarded] = useState(0)
  const replies = useMemo(() => {
    // Read again after a draft was discarded.
    void discarded
    return threads === undefined
      ? []
      : lostReplies({ space, change }, new Set(threads.map(({ id }) => id)), page)
  }, [space, change, threads, page, discarded])
  const notify = useEffectEvent(() => {
    void showToast({
      text: 'A thread you were replying to was deleted',
      detail: 'Your reply is still here.',
      action: { label: 'Show reply', run: show },
    })
  })
  const notifiedCount = useRef(0)
  useEffect(() => {
    if (replies.length > notifiedCount.current) notify()
    notifiedCount.current = replies.length
  }, [replies.length])
  return {
    replies,
    discard: (target) => {
      storeDraft(target, '')
      setDiscarded((count) => count + 1)
    },
  }
}
