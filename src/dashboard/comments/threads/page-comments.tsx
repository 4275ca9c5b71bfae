import { useQuery } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { useLoadedOnInteraction } from '../../ui/loading/use-loaded-on-interaction.ts'
import { useThreadsBeingWritten } from '../writing/use-active-threads.ts'
import type { SelectedText } from '../quotes/selected-text.ts'
import { pageThreadsOptions } from '../comment-queries.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import { useLostReplies } from '../writing/use-lost-replies.ts'

// Most pages have no comment, and most readers write none.
const loadNewComment = () => import('../writing/new-comment.tsx')
const NewComment = lazyComponent(async () => (await loadNewComment()).NewComment)
const LostReplyList = lazyComponent(async () => (await import('../writing/lost-replies.tsx')).LostReplyList)
const Thread = lazyComponent(async () => (await import('./thread.tsx')).Thread)

export interface PageCommentsProps {
  readonly space: string
  readonly page: string
  readonly person: string
  readonly drawBlocks: DrawBlocks
  /** The selection that is being commented on; undefined: none. */
  readonly writing: SelectedText | undefined
  readonly onDone: () => void
  /** The thread in the URL; it is shown beside its quote. */
  readonly aimed?: string | undefined
  /** Why commenting is not possible. */
  readonly closed: string | undefined
}

/** Comments on a page of the space itself, below its text. */
export function PageComments(props: PageCommentsProps) {
  const { space, page, person, drawBlocks, writing, onDone, aimed, closed } = props
  const place = { space, change: '' }
  const { data, error, refetch } = useQuery(pageThreadsOptions(space, page))
  const lost = useLostReplies(place, data, page)
  const [all, setAll] = useState(false)
  const [composing, setComposing] = useState(false)
  // The button stays until its field can be shown.
  const [isOpening, startOpening] = useTransition()
  useLoadedOnInteraction(loadNewComment)
  const resolvedCount = data?.filter(({ status }) => status === 'resolved').length ?? 0
  const held = useThreadsBeingWritten()
  const visible =
    data?.filter(({ id, status }) => id !== aimed && (all || status === 'open' || held.has(id))) ?? []
  const failed = error === null ? undefined : processError(error)
  return (
    <section aria-label="Comments" className="grid grid-cols-[minmax(0,1fr)] gap-4 font-sans text-base">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-title font-strong">Comments</h2>
        {resolvedCount > 0 && (
          <Button variant="bare" aria-pressed={all} onClick={() => setAll((before) => !before)}>
            {all ? 'Hide resolved' : `Show ${resolvedCount} resolved`}
          </Button>
        )}
      </div>
      {failed !== undefined && (
        <ErrorNote
          title={failed.title}
          what={failed.what}
          requestId={failed.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {visible.length > 0 && (
        <Later>
          {visible.map((comment) => (
            <Thread
              key={comment.id}
              place={place}
              comment={comment}
              person={person}
              drawBlocks={drawBlocks}
            />
          ))}
        </Later>
      )}
      {lost.replies.length > 0 && (
        <Later>
          <LostReplyList
            place={place}
            lost={lost}
            pageExists={() => true}
            mayComment={closed === undefined}
          />
        </Later>
      )}
      {closed !== undefined ? (
        <p className="text-ink-soft">{closed}</p>
      ) : writing !== undefined || composing ? (
        <NewComment
          place={place}
          page={page}
          node={writing?.node}
          quote={writing?.quote}
          cell={writing?.cell}
          label={
            writing === undefined
              ? 'Comment on this page'
              : writing.quote === undefined && writing.cell !== undefined
                ? 'Comment on this cell'
                : 'Comment on the selection'
          }
          onDone={() => {
            setComposing(false)
            onDone()
          }}
          focused
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <Button busy={isOpening} onClick={() => startOpening(() => setComposing(true))}>
            Comment on this page
          </Button>
          <span className="text-caption text-ink-soft">Or select text and press c.</span>
        </div>
      )}
    </section>
  )
}
