/** The stream of a discussion: its threads, and what happened in between. Pure. */
import type { Comment } from '../../../client/types.gen.ts'
import type { DiscussionSearch } from './discussion-search.ts'

/** Something that happened, of which the discussion knows only when and for which filter. */
export interface StreamEvent {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  /** The filter besides everything that shows it. */
  readonly group: 'reviews' | 'edits' | 'state'
}

export type StreamItem<Event extends StreamEvent> =
  | { readonly id: string; readonly height: number; readonly thread: Comment }
  | { readonly id: string; readonly height: number; readonly event: Event }

const threadHeight = 180
const eventHeight = 30

/** Whether the search is for threads alone: then nothing stands between them. */
const isNarrowed = ({ threads, about, author, order }: DiscussionSearch): boolean =>
  threads !== undefined || about !== undefined || author !== undefined || order === 'page'

/** The events that the search shows, oldest first. */
export const shownEvents = <Event extends StreamEvent>(
  events: readonly Event[],
  search: DiscussionSearch,
): readonly Event[] => {
  const { show } = search
  if (show !== undefined) return events.filter(({ group }) => group === show)
  return isNarrowed(search) ? [] : events
}

/** Threads and events in one order. Threads are in the order of the search, events oldest first. */
export const streamItems = <Event extends StreamEvent>(
  threads: readonly Comment[],
  events: readonly Event[],
  search: DiscussionSearch,
): readonly StreamItem<Event>[] => {
  const shown = shownEvents(events, search)
  const ofThreads = threads.map((thread) => ({
    at: thread.postedAt,
    item: { id: thread.id, height: threadHeight, thread },
  }))
  if (shown.length === 0) return ofThreads.map(({ item }) => item)
  const ofEvents = shown.map((event) => ({
    at: event.at,
    item: { id: event.id, height: eventHeight, event },
  }))
  const sorted = [...ofEvents, ...ofThreads]
    .map((one) => ({ ...one, time: Date.parse(one.at) }))
    .toSorted((a, b) => a.time - b.time)
    .map(({ item }) => item)
  return search.order === 'newest' ? sorted.toReversed() : sorted
}
