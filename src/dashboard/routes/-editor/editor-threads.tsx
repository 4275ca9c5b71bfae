/** The threads of the edited page, in text order, and the comment being written. */
import { useQuery } from '@tanstack/react-query'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { AnchorLine } from '../../comments/quotes/anchor-line.tsx'
import { useThreadsBeingWritten } from '../../comments/writing/use-active-threads.ts'
import type { CommentPlace } from '../../comments/comment-queries.ts'
import type { DrawBlocks } from '../../comments/draw-blocks.ts'
import { NewComment } from '../../comments/writing/new-comment.tsx'
import { useReveal } from '../../comments/threads/use-reveal-thread.ts'
import { Thread } from '../../comments/threads/thread.tsx'
import { useWideWindow } from '../../editor/page/use-wide-window.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CommentTarget, EditorDiscussion } from './use-editor-discussion.ts'

export interface EditorThreadsProps {
  readonly place: CommentPlace
  readonly page: string
  readonly discussion: EditorDiscussion
  readonly mayComment: boolean
  readonly drawBlocks: DrawBlocks
}

/** What the field of a new comment is called. */
const newCommentLabel = ({ key, text }: CommentTarget): string => {
  if (key === undefined) return 'Comment on this page'
  if (text.quote !== undefined) return 'Comment on the selection'
  return text.cell === undefined ? 'Comment on this block' : 'Comment on this cell'
}

/** The text that a thread is about, with a button that scrolls to it. */
function ThreadAnchor({
  thread,
  onShow,
}: {
  readonly thread: Comment
  readonly onShow: (key: string) => void
}) {
  if (thread.anchor === undefined || thread.target.node === undefined) return null
  return (
    <AnchorLine
      anchor={thread.anchor}
      link={(_, { node }) =>
        node !== undefined && (
          <button type="button" className="text-accent underline" onClick={() => onShow(node.id)}>
            Show in text
          </button>
        )
      }
    />
  )
}

export function EditorThreads({ place, page, discussion, mayComment, drawBlocks }: EditorThreadsProps) {
  const { threads, selected, newComment, scrollTo, setOpen } = discussion
  const { draft, start, finish } = newComment
  const { data: person } = useQuery(getUserOptions())
  // In a narrow window the comments cover the text that they are about.
  const isWide = useWideWindow()
  const [showsResolved, setShowsResolved] = useState(false)
  useReveal(selected, (id) => document.getElementById(`comment-${id}`))
  const resolvedCount = threads?.filter(({ status }) => status === 'resolved').length ?? 0
  const beingWritten = useThreadsBeingWritten()
  const visible = threads?.filter(
    ({ id, status }) => showsResolved || status === 'open' || id === selected || beingWritten.has(id),
  )
  const showInText = (key: string): void => {
    scrollTo(key)
    if (!isWide) setOpen(false)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-base">
      {draft !== undefined && (
        <NewComment
          key={draft.key ?? ''}
          place={place}
          page={page}
          node={draft.key}
          quote={draft.text.quote}
          cell={draft.text.cell}
          label={newCommentLabel(draft)}
          onDone={() => finish(true)}
          onCancel={() => finish(false)}
          focused
        />
      )}
      {visible === undefined || person === undefined ? (
        <Skeleton shape="lines" count={4} label="Loading comments" />
      ) : (
        visible.map((thread) => (
          <Thread
            key={thread.id}
            place={place}
            comment={thread}
            person={person.id}
            drawBlocks={drawBlocks}
            aimed={thread.id === selected}
            anchor={<ThreadAnchor thread={thread} onShow={showInText} />}
          />
        ))
      )}
      {visible?.length === 0 && draft === undefined && (
        <p className="text-ink-soft">
          No comments on this page yet. To add one, select text or press Ctrl Shift M in a block.
        </p>
      )}
      <div className="flex flex-wrap gap-1">
        {mayComment && draft === undefined && (
          <Button icon={MessageSquarePlus} onClick={() => start({ key: undefined, text: {} })}>
            Comment on the page
          </Button>
        )}
        {resolvedCount > 0 && (
          <Button
            variant="bare"
            aria-pressed={showsResolved}
            onClick={() => setShowsResolved(!showsResolved)}
          >
            {showsResolved ? 'Hide resolved' : `Show ${resolvedCount} resolved`}
          </Button>
        )}
      </div>
    </div>
  )
}
