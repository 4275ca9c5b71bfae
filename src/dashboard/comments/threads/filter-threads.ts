/** Which threads a discussion shows, and in which order. */
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
  /** Id of the thread that the address names: it shows whatever the rest says. */
  readonly aimed?: string | undefined
  /** Threads in which the person is writing: they stay too. */
  readonly held?: ReadonlySet<string> | undefined
}

export interface ThreadContext {
  /** Id of who looks. */
  readonly person: string
  /** Threads in which they are named. */
  readonly naming: ReadonlySet<string>
  /** Place of a page in the reading order; what is not there comes last. */
  readonly placeOf: (page: string) => number | undefined
}

/** The three that wait for a person hold open threads alone. */
export const isIn = (filter: ThreadFilter, thread: Comment, { person, naming }: ThreadContext): boolean => {
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
      return status === 'open' && naming.has(thread.id)
    case 'assigned':
      return status === 'open' && assignee?.id === person
  }
}

/** Threads about the whole first, then page by page; on a page about the page itself, then in the order of posting. */
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

/** Of `threads`, the oldest first, those that are chosen, in the order that is chosen. */
export const chosenThreads = (
  threads: readonly Comment[],
  { filter, order, about, author, aimed, held }: ThreadChoice,
  ground: ThreadContext,
): readonly Comment[] => {
  const chosen = threads.filter(
    (thread) =>
      thread.id === aimed ||
      held?.has(thread.id) === true ||
      (isIn(filter, thread, ground) &&
        (about === undefined || thread.target.page?.id === about) &&
        (author === undefined || thread.postedBy.id === author)),
  )
  if (order === 'newest') return chosen.toReversed()
  return order === 'page' ? chosen.toSorted(byPage(ground)) : chosen
}
