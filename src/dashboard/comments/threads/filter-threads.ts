/** Filters and sorts the threads of a discussion. */
import type { Comment } from '../../../client/types.gen.ts'
import type { ThreadFilter, ThreadOrder } from './discussion-search.ts'

export const filterLabels: Readonly<Record<ThreadFilter, string>> = {
  open: 'Open',
  resolved: 'Resolved',
  mine: 'Mine',
  mentions: 'Mentions me',
  assigned: 'Assigned to me',
  all: 'All',
}

export interface ThreadChoice {
  readonly filter: ThreadFilter
  readonly order: ThreadOrder
  /** Id of a page. */
  readonly about?: string | undefined
  /** Id of a person. */
  readonly author?: string | undefined
  /** Id of the thread in the URL: it is shown regardless of the filters. */
  readonly aimed?: string | undefined
  /** Threads in which the user is writing: they stay too. */
  readonly held?: ReadonlySet<string> | undefined
}

export interface ThreadContext {
  /** Id of the current user. */
  readonly person: string
  /** Threads that mention them. */
  readonly mentioning: ReadonlySet<string>
  /** Index of a page in reading order; unknown pages come last. */
  readonly placeOf: (page: string) => number | undefined
}

/** The three filters for the user's own attention contain only open threads. */
export const isIn = (
  filter: ThreadFilter,
  thread: Comment,
  { person, mentioning }: ThreadContext,
): boolean => {
  const { status, assignee, postedBy, repliers } = thread
  switch (filter) {
    case 'all':
      return true
    case 'open':
    case 'resolved':
      return status === filter
    case 'mine':
      return status === 'open' && (postedBy.id === person || repliers.some(({ user }) => user.id === person))
    case 'mentions':
      return status === 'open' && mentioning.has(thread.id)
    case 'assigned':
      return status === 'open' && assignee?.id === person
  }
}

/** Threads on the whole first, then by page; within a page those on the page itself first, then by posting time. */
const byPage =
  ({ placeOf }: ThreadContext) =>
  (a: Comment, b: Comment): number => {
    const rank = ({ target }: Comment): number =>
      target.page === undefined ? -1 : (placeOf(target.page.id) ?? Number.MAX_SAFE_INTEGER)
    return (
      rank(a) - rank(b) ||
      (a.target.page?.id ?? '').localeCompare(b.target.page?.id ?? '') ||
      Number(a.target.node !== undefined) - Number(b.target.node !== undefined)
    )
  }

/** Filters and sorts `threads`, which are oldest first. */
export const chosenThreads = (
  threads: readonly Comment[],
  { filter, order, about, author, aimed, held }: ThreadChoice,
  context: ThreadContext,
): readonly Comment[] => {
  const chosen = threads.filter(
    (thread) =>
      thread.id === aimed ||
      held?.has(thread.id) === true ||
      (isIn(filter, thread, context) &&
        (about === undefined || thread.target.page?.id === about) &&
        (author === undefined || thread.postedBy.id === author)),
  )
  if (order === 'newest') return chosen.toReversed()
  return order === 'page' ? chosen.toSorted(byPage(context)) : chosen
}
