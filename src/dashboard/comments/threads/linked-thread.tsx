import { X } from 'lucide-react'
import type { Comment } from '../../../client/types.gen.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import type { CommentPlace } from '../comment-queries.ts'
import { cellIn } from '../quotes/selected-text.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import { useReveal } from './use-reveal-thread.ts'
import { Thread } from './thread.tsx'

export interface LinkedThreadProps {
  readonly place: CommentPlace
  /** Undefined: it is not among the threads of the page. */
  readonly thread: Comment | undefined
  readonly person: string
  readonly drawBlocks: DrawBlocks
  readonly onClose: () => void
}

/** The element of the anchor: the cell or the block; null if it is removed or not rendered yet. */
const anchorElement = ({ anchor, target }: Comment): Element | null => {
  if (anchor?.node === undefined) return null
  const block = document.querySelector(`article [data-key="${CSS.escape(anchor.node.id)}"]`)
  return (block && target.tableCell && cellIn(block, target.tableCell)) ?? block
}

/**
 * The thread in the URL, above its page, scrolled to its quote. If the quote is gone, the thread is shown with the
 * original text.
 */
export function LinkedThread({ place, thread, person, drawBlocks, onClose }: LinkedThreadProps) {
  useReveal(thread?.id, () => (thread === undefined ? null : anchorElement(thread)))
  return (
    <aside
      aria-label="Linked thread"
      className="fixed right-3 bottom-3 left-3 z-30 grid max-h-[min(32rem,60dvh)] animate-appear grid-cols-[minmax(0,1fr)] overflow-y-auto rounded-base bg-desk p-2 font-sans text-base shadow-float sm:left-auto sm:w-96"
    >
      <div className="flex items-center gap-2 pl-1">
        <h2 className="min-w-0 flex-1 truncate font-strong">
          {thread === undefined ? 'Thread not found' : 'Linked thread'}
        </h2>
        <IconButton icon={X} label="Close thread" onClick={onClose} />
      </div>
      {thread === undefined ? (
        <p className="p-1 text-ink-soft">It was deleted, or it belongs to another page.</p>
      ) : (
        <Thread
          key={thread.id}
          place={place}
          comment={thread}
          person={person}
          drawBlocks={drawBlocks}
          aimed
        />
      )}
    </aside>
  )
}
