import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, type ReactNode } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AcceptAll } from '../suggestions/accept-all.tsx'
import { AnchorLine } from '../quotes/anchor-line.tsx'
import { useThreadsBeingWritten } from '../writing/use-active-threads.ts'
import { chosenThreads, isIn, type ThreadContext } from './filter-threads.ts'
import { mentioningOptions, threadsOptions, type CommentPlace } from '../comment-queries.ts'
import { DiscussionFilters } from './discussion-filters.tsx'
import type { DrawBlocks } from '../draw-blocks.ts'
import { LostReplyList } from '../writing/lost-replies.tsx'
import { NewComment } from '../writing/new-comment.tsx'
import { ResolveAll } from './resolve-all.tsx'
import { suggestionsOptions } from '../suggestions/suggestion-queries.ts'
import type { DiscussionSearch, ThreadFilter } from './discussion-search.ts'
import { useDiscussionKeys } from './use-discussion-keys.ts'
import { StreamList } from './stream-list.tsx'
import { streamItems, type StreamEvent, type StreamItem } from './stream.ts'
import { StreamTabs } from './stream-tabs.tsx'
import { Thread } from './thread.tsx'
import { useLostReplies } from '../writing/use-lost-replies.ts'

const emptyText: Readonly<Record<ThreadFilter, string>> = {
  open: 'All threads are resolved. You can find them under Resolved.',
  resolved: 'Resolved threads appear here.',
  mine: 'Open threads that you started or replied to appear here.',
  mentions: 'Open threads that mention you appear here.',
  assigned: 'Open threads assigned to you appear here.',
  all: 'Clear a filter to see more threads.',
}

export interface DiscussionProps<Event extends StreamEvent> {
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
  readonly onSuggest?: ((comment: Comment, reason: string) => void) | undefined
  /** Content below an open thread. */
  readonly below?: ((comment: Comment) => ReactNode) | undefined
  /** What else happened, oldest first; undefined while loading. */
  readonly events: readonly Event[] | undefined
  readonly drawEvent: (event: Event) => ReactNode
  /** Why commenting is not possible. */
  readonly closed: string | undefined
  /** The change request is merged or archived, so that open threads can be resolved together. */
  readonly isClosed: boolean
}

const noEvents: readonly never[] = []

/** From this number of threads on, they can be sorted and filtered. */
const worthFiltering = 4

/** The comments on a change request and what else happened to it, as one stream. */
export function Discussion<Event extends StreamEvent>(props: DiscussionProps<Event>) {
  const { place, person, search, placeOf, closed, events = noEvents } = props
  const { threads: filter = 'all', order = 'said', about, author, comment: aimed } = search
  const threads = useQuery(threadsOptions(place))
  const mentioning = useQuery(mentioningOptions(place, person))
  const suggestions = useQuery(suggestionsOptions(place))
  const all = threads.data
  const context = useMemo(
    (): ThreadContext => ({ person, mentioning: new Set(mentioning.data), placeOf }),
    [person, mentioning.data, placeOf],
  )
  const held = useThreadsBeingWritten()
  const hasThreads = search.show === undefined
  const visible = useMemo(
    () =>
      all === undefined
        ? undefined
        : hasThreads
          ? chosenThreads(all, { filter, order, about, author, aimed, held }, context)
          : [],
    [all, hasThreads, filter, order, about, author, aimed, held, context],
  )
  const isFiltered = order !== 'said' || about !== undefined || author !== undefined
  const items = useMemo(() => streamItems(visible ?? [], events, search), [visible, events, search])
  const lost = useLostReplies(place, all, undefined)
  const composer = useRef<HTMLDivElement>(null)
  const onReady = useDiscussionKeys({ threads: visible, composer, canComment: closed === undefined })
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">
      <StreamTabs
        search={search}
        count={(one) => all?.filter((thread) => isIn(one, thread, context)).length}
      />
      {hasThreads && all !== undefined && all.length > 0 && (
        <div className="flex flex-wrap items-end gap-3 empty:hidden">
          {(all.length >= worthFiltering || isFiltered) && (
            <DiscussionFilters threads={all} order={order} usual="said" about={about} author={author} />
          )}
          {suggestions.data !== undefined && <AcceptAll place={place} suggestions={suggestions.data} />}
          {props.isClosed && visible !== undefined && <ResolveAll place={place} threads={visible} />}
        </div>
      )}
      {visible === undefined ? (
        threads.error === null ? (
          <Skeleton shape="lines" count={6} label="Loading discussion" />
        ) : (
          <Failed error={threads.error} onRetry={() => void threads.refetch()} />
        )
      ) : (
        items.length > 0 && <Stream {...props} items={items} onReady={onReady} />
      )}
      {visible?.length === 0 && hasThreads && <NoThreads filter={filter} hasComments={all?.length !== 0} />}
      {visible !== undefined && !hasThreads && items.length === 0 && <NoEvents show={search.show} />}
      <LostReplyList
        place={place}
        lost={lost}
        pageExists={(page) => placeOf(page) !== undefined}
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

interface NoThreadsProps {
  readonly filter: ThreadFilter
  /** There are comments, but the filters leave none. */
  readonly hasComments: boolean
}

function NoThreads({ filter, hasComments }: NoThreadsProps) {
  if (hasComments) return <EmptyState title="No threads">{emptyText[filter]}</EmptyState>
  return (
    <EmptyState title="No comments yet">
      Comment on the whole change request here. To comment on specific text, open Changes, select the text and
      press c.
    </EmptyState>
  )
}

function NoEvents({ show }: Pick<DiscussionSearch, 'show'>) {
  return show === 'reviews' ? (
    <EmptyState title="No reviews yet">Reviews and review requests appear here.</EmptyState>
  ) : (
    <EmptyState title="No edits yet">
      Edits, accepted suggestions and updates from main appear here.
    </EmptyState>
  )
}

interface StreamProps<Event extends StreamEvent> extends DiscussionProps<Event> {
  readonly items: readonly StreamItem<Event>[]
  readonly onReady: (scrollTo: (id: string) => void) => void
}

function Stream<Event extends StreamEvent>(props: StreamProps<Event>) {
  const { search, items, onReady, drawEvent } = props
  return (
    <StreamList items={items} aimed={search.comment} onReady={onReady}>
      {(item) =>
        'event' in item ? drawEvent(item.event) : <StreamThread {...props} comment={item.thread} />
      }
    </StreamList>
  )
}

function StreamThread<Event extends StreamEvent>(props: StreamProps<Event> & { readonly comment: Comment }) {
  const { place, person, search, drawBlocks, link, onSuggest, below, comment } = props
  return (
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
        aimed={comment.id === search.comment}
        onSuggest={onSuggest && ((reason) => onSuggest(comment, reason))}
      />
      {comment.status === 'open' && below?.(comment)}
    </div>
  )
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { title, what, requestId } = processError(error)
  return <ErrorNote title={title} what={what} requestId={requestId} onRetry={onRetry} />
}
