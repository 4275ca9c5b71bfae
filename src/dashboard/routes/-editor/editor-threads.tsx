/** The threads of the edited page, in text order, and the comment being written. */
import { useQuery } from '@tanstack/react-query'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { AnchorLine } from '../../comments/quotes/anchor-line.tsx'
import { useThreadsBeingWritten } from '../../comments/writing/use-active-threads.ts'
import type { CommentPlace } from '../../comments/comment-queries.ts'
import type { DrawBlocks } from '../../comments/draw-blocks.ts'
import { NewComment } from '../../comments/writing/new-comment.tsx'
import { useReveal } from '../../comments/threads/use-reveal-thread.ts'
import { Thread } from '../../comments/threads/thread.tsx'
import { useRoomBeside } from '../../editor/page/use-wide-window.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { EditorDiscussion } from './use-editor-discussion.ts'

export interface EditorThreadsProps {
  readonly place: CommentPlace
  readonly page: string
  readonly discussion: EditorDiscussion
  readonly mayComment: boolean
  readonly drawBlocks: DrawBlocks
}

export function EditorThreads({ place, page, discussion, mayComment, drawBlocks }: EditorThreadsProps) {
  const { threads, comment, saying, say, leave, reveal, show } = discussion
  const { data: person } = useQuery(getUserOptions())
  // On top of the text it would cover what the threads point at.
  const room = useRoomBeside()
  const [all, setAll] = useState(false)
  useReveal(comment, (id) => document.getElementById(`comment-${id}`))
  const settled = threads?.filter(({ status }) => status === 'resolved').length ?? 0
  const held = useThreadsBeingWritten()
  const shown = threads?.filter(
    ({ id, status }) => all || status === 'open' || id === comment || held.has(id),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-base">
      {saying !== undefined && (
        <NewComment
          key={saying.key ?? ''}
          place={place}
          page={page}
          node={saying.key}
          quote={saying.words.quote}
          cell={saying.words.cell}
          label={
            saying.key === undefined
              ? 'Comment on this page'
              : saying.words.quote !== undefined
                ? 'Comment on these words'
                : saying.words.cell !== undefined
                  ? 'Comment on this cell'
                  : 'Comment on this block'
          }
          onDone={() => leave(true)}
          onCancel={() => leave(false)}
          focused
        />
      )}
      {shown === undefined || person === undefined ? (
        <Skeleton shape="lines" count={4} label="Loading what is said" />
      ) : (
        shown.map((thread) => (
          <Thread
            key={thread.id}
            place={place}
            comment={thread}
            person={person.id}
            drawBlocks={drawBlocks}
            aimed={thread.id === comment}
            anchor={
              thread.anchor === undefined || thread.target.node === undefined ? null : (
                <AnchorLine
                  anchor={thread.anchor}
                  link={(_, { node }) =>
                    node !== undefined && (
                      <button
                        type="button"
                        className="text-accent underline"
                        onClick={() => {
                          reveal(node.id)
                          if (!room) show(false)
                        }}
                      >
                        Show in the text
                      </button>
                    )
                  }
                />
              )
            }
          />
        ))
      )}
      {shown?.length === 0 && saying === undefined && (
        <p className="text-ink-soft">
          Nothing is said of this page. Select words, or press Ctrl Shift M in a block, to begin.
        </p>
      )}
      <div className="flex flex-wrap gap-1">
        {mayComment && saying === undefined && (
          <Button icon={MessageSquarePlus} onClick={() => say({ key: undefined, words: {} })}>
            Comment on the page
          </Button>
        )}
        {settled > 0 && (
          <Button variant="bare" aria-pressed={all} onClick={() => setAll(!all)}>
            {all ? 'Hide resolved' : `Show ${settled} resolved`}
          </Button>
        )}
      </div>
    </div>
  )
}
