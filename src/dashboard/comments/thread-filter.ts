/** What a discussion shows, as its address says. Apart from the screen: reading an address is part of the first bytes. */
export const threadFilters = ['open', 'resolved', 'mine', 'mentions', 'assigned', 'all'] as const
export type ThreadFilter = (typeof threadFilters)[number]

/** As it was said, the latest first, or as the pages are read. */
export const threadOrders = ['said', 'newest', 'page'] as const
export type ThreadOrder = (typeof threadOrders)[number]

export interface DiscussionSearch {
  readonly threads?: Exclude<ThreadFilter, 'open'>
  readonly order?: Exclude<ThreadOrder, 'said'>
  /** Id of the page that the threads are about. */
  readonly about?: string
  /** Id of the person who began them. */
  readonly author?: string
  /** Id of the thread to show. */
  readonly comment?: string
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z0-9_-]{1,64}$/.test(value)

/** Reads an address; what it does not know is as if it were not there. */
export const discussionSearch = (search: Record<string, unknown>): DiscussionSearch => {
  const threads = threadFilters.find((filter) => filter === search['threads'])
  const order = threadOrders.find((one) => one === search['order'])
  return {
    ...(threads === undefined || threads === 'open' ? {} : { threads }),
    ...(order === undefined || order === 'said' ? {} : { order }),
    ...(isId(search['about']) ? { about: search['about'] } : {}),
    ...(isId(search['author']) ? { author: search['author'] } : {}),
    ...(isId(search['comment']) ? { comment: search['comment'] } : {}),
  }
}
