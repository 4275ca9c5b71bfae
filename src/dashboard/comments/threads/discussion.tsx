import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, type ReactNode } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { useWhenKnown } from '../../shell/commands/use-when-known.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AcceptAll } from '../suggestions/accept-all.tsx'
import { AnchorLine } from '../quotes/anchor-line.tsx'
import { useThreadsBeingWritten } from '../writing/use-active-threads.ts'
import { chosenThreads, filterLabels, isIn, type ThreadContext } from './filter-threads.ts'
import { namingOptions, threadsOptions, type CommentPlace } from '../comment-queries.ts'
import { DiscussionFilters } from './discussion-filters.tsx'
import type { DrawBlocks } from '../draw-blocks.ts'
import { LostReplyList, showLostReplies } from '../writing/lost-replies.tsx'
import { NewComment } from '../writing/new-comment.tsx'
import { ResolveAll } from './resolve-all.tsx'
import { suggestionsOptions } from '../suggestions/suggestion-queries.ts'
import { threadFilters, type DiscussionSearch, type ThreadFilter } from './discussion-search.ts'
import { ThreadList } from './thread-list.tsx'
import { Thread } from './thread.tsx'
import { useLostReplies } from '../writing/use-lost-replies.ts'

const none: Readonly<Record<ThreadFilter, string>> = {
  open: 'Everything is settled. What was said stands under Resolved.',
  resolved: 'Threads stand here when somebody resolves them.',
  mine: 'Open threads that you began or answered stand here.',
  mentions: 'Open threads in which somebody names you with @ stand here.',
  assigned: 'Open threads that somebody gave to you stand here.',
  all: 'Take a filter away to see more.',
}

export interface DiscussionProps {
  readonly place: CommentPlace
  readonly person: string
  /** The parameters of the URL. */
  readonly search: DiscussionSearch
  readonly drawBlocks: DrawBlocks
  /** Links from a thread to its position. */
  readonly link: (title: string, comment: Comment) => ReactNode
  /** Index of a page in reading order. */
  readonly placeOf: (page: string) => number | undefined
  /** Starts a suggestion for the block of a thread, with the comment as its reason. Absent: not possible. */
  readonly onSuggest?: ((comment: Comment, words: string) => void) | undefined
  /** Content below a thread. */
  readonly below?: ((comment: Comment) => ReactNode) | undefined
  /** Why commenting is not possible. */
  readonly closed: string | undefined
  /** The change request is merged or archived, so that open threads can be resolved together. */
  readonly over: boolean
}

/** All comments on a change request. */
export function Discussion(props: DiscussionProps) {
  const { place, person, search, drawBlocks, link, placeOf, onSuggest, below, closed, over } = props
  const { threads: filter = 'open', order = 'said', about, author, comment: aimed } = search
  const threads = useQuery(threadsOptions(place))
  const naming = useQuery(namingOptions(place, person))
  const suggestions = useQuery(suggestionsOptions(place))
  const all = threads.data
  const ground = useMemo(
    (): ThreadContext => ({ person, naming: new Set(naming.data), placeOf }),
    [person, naming.data, placeOf],
  )
  const held = useThreadsBeingWritten()
  const shown = useMemo(
    () =>
      all === undefined
        ? undefined
        : chosenThreads(all, { filter, order, about, author, aimed, held }, ground),
    [all, filter, order, about, author, aimed, held, ground],
  )
  const lost = useLostReplies(place, all, undefined, showLostReplies)
  const composer = useRef<HTMLDivElement>(null)
  const go = useRef<(id: string) => void>(undefined)
  const ready = useCallback((next: (id: string) => void): void => {
    go.current = next
  }, [])
  const step = useWhenKnown(
    () => shown !== undefined,
    (by: 1 | -1) => {
      const id = document.activeElement?.closest<HTMLElement>('[data-thread]')?.dataset['thread']
      const at = shown?.findIndex((one) => one.id === id) ?? -1
      const next = shown?.[at < 0 ? (by === 1 ? 0 : shown.length - 1) : at + by]
      if (next !== undefined) go.current?.(next.id)
    },
  )
  useCommands([
    { id: 'next-thread', label: 'Next thread', group: 'This screen', keys: 'N', run: () => step(1) },
    {
      id: 'previous-thread',
      label: 'Previous thread',
      group: 'This screen',
      keys: 'P',
      run: () => step(-1),
    },
    ...(closed === undefined
      ? [
          {
            id: 'comment',
            label: 'Comment on this change request',
            group: 'This screen' as const,
            keys: 'c',
            run: () => composer.current?.querySelector('textarea')?.focus(),
          },
        ]
      : []),
  ])
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">
      <nav aria-label="Which threads" className="flex flex-wrap gap-1">
        {threadFilters.map((one) => (
          <Link
            key={one}
            to="."
            search={
              ((before: DiscussionSearch) => {
                const { threads: _, comment: __, ...rest } = before
                return one === 'open' ? rest : { ...rest, threads: one }
              }) as never
            }
            data-chosen={one === filter ? '' : undefined}
            aria-current={one === filter ? 'true' : undefined}
            // The default has no search parameters and would otherwise seem active with every other one.
            activeOptions={{ exact: true, includeSearch: true }}
            className="inline-flex touch-row items-center gap-1.5 rounded-base px-2.5 text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
          >
            {filterLabels[one]}
            {all !== undefined && (
              <span className="figures text-caption font-normal text-ink-soft">
                {all.filter((thread) => isIn(one, thread, ground)).length}
              </span>
            )}
          </Link>
        ))}
      </nav>
      {all !== undefined && all.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <DiscussionFilters threads={all} order={order} usual="said" about={about} author={author} />
          {suggestions.data !== undefined && <AcceptAll place={place} suggestions={suggestions.data} />}
          {over && shown !== undefined && <ResolveAll place={place} threads={shown} />}
        </div>
      )}
      {shown === undefined ? (
        threads.error === null ? (
          <Skeleton shape="lines" count={6} label="Loading the discussion" />
        ) : (
          <Failed error={threads.error} onRetry={() => void threads.refetch()} />
        )
      ) : shown.length === 0 ? (
        all?.length === 0 ? (
          <EmptyState title="Nobody has said anything yet">
            Comment here on the change as a whole. To comment on words of a page, open Changes, select them
            and press c.
          </EmptyState>
        ) : (
          <EmptyState title="None of these">{none[filter]}</EmptyState>
        )
      ) : (
        <ThreadList threads={shown} aimed={aimed} onReady={ready}>
          {(comment) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <Thread
                place={place}
                comment={comment}
                person={person}
                drawBlocks={drawBlocks}
                anchor={
                  comment.anchor === undefined ? null : (
                    <AnchorLine anchor={comment.anchor} link={(title) => link(title, comment)} />
                  )
                }
                aimed={comment.id === aimed}
                onSuggest={onSuggest && ((words) => onSuggest(comment, words))}
              />
              {below?.(comment)}
            </div>
          )}
        </ThreadList>
      )}
      <LostReplyList
        place={place}
        lost={lost}
        standing={(page) => placeOf(page) !== undefined}
        mayComment={closed === undefined}
      />
      {closed === undefined ? (
        <div ref={composer}>
          <NewComment place={place} label="Comment on this change request" />
        </div>
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
