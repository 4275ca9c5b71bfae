import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import type { Comment } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { threadsOptions, type CommentPlace } from './comment-queries.ts'
import { NewComment } from './new-comment.tsx'
import { Thread } from './thread.tsx'
import { threadFilters, type ThreadFilter } from './thread-filter.ts'
import type { DrawBlocks } from './draw-blocks.ts'

const words: Readonly<Record<ThreadFilter, string>> = { open: 'Open', resolved: 'Resolved', all: 'All' }

export interface DiscussionProps {
  readonly place: CommentPlace
  readonly person: string
  readonly filter: ThreadFilter
  /** Id of the thread that the address names; it shows whatever the filter says. */
  readonly aimed: string | undefined
  readonly drawBlocks: DrawBlocks
  /** What a thread is about, above its words. */
  readonly anchor: (comment: Comment) => ReactNode
  /** Why one may not comment. */
  readonly closed: string | undefined
}

/** All that people say about a change request, in the order in which it was said. */
export function Discussion({ place, person, filter, aimed, drawBlocks, anchor, closed }: DiscussionProps) {
  const threads = useQuery(threadsOptions(place))
  const ready = threads.data !== undefined
  useEffect(() => {
    if (ready && aimed !== undefined)
      document.getElementById(`comment-${aimed}`)?.scrollIntoView({ block: 'center' })
  }, [ready, aimed])
  const count = (one: ThreadFilter): number =>
    threads.data?.filter(({ status }) => one === 'all' || status === one).length ?? 0
  const shown = threads.data?.filter(
    ({ id, status }) => filter === 'all' || status === filter || id === aimed,
  )
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">
      <nav aria-label="Which threads" className="flex gap-1">
        {threadFilters.map((one) => (
          <Link
            key={one}
            to="."
            search={(one === 'open' ? {} : { threads: one }) as never}
            data-chosen={one === filter ? '' : undefined}
            // The usual has no search of its own and would seem chosen with every other one.
            activeOptions={{ exact: true, includeSearch: true }}
            className="inline-flex touch-row items-center gap-1.5 rounded-base px-2.5 text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
          >
            {words[one]}
            {ready && <span className="figures text-caption font-normal text-ink-soft">{count(one)}</span>}
          </Link>
        ))}
      </nav>
      {shown === undefined ? (
        threads.error === null ? (
          <Skeleton shape="lines" count={6} label="Loading the discussion" />
        ) : (
          <Failed error={threads.error} onRetry={() => void threads.refetch()} />
        )
      ) : shown.length === 0 ? (
        <EmptyState title={count('all') === 0 ? 'Nobody has said anything yet' : 'None of these'}>
          Comment here on the change as a whole, or on a page or block: open Changes and press c.
        </EmptyState>
      ) : (
        shown.map((comment) => (
          <Thread
            key={comment.id}
            place={place}
            comment={comment}
            person={person}
            drawBlocks={drawBlocks}
            anchor={anchor(comment)}
            aimed={comment.id === aimed}
          />
        ))
      )}
      {closed === undefined ? (
        <NewComment place={place} label="Comment on this change request" />
      ) : (
        <p className="text-ink-soft">{closed}</p>
      )}
    </div>
  )
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { title, what, requestId } = processError(error)
  return <ErrorNote title={title} what={what} requestId={requestId} onRetry={onRetry} />
}
