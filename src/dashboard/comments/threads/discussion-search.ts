/** What a discussion shows, as its address says. Apart from the screens: reading an address is part of the first bytes. */
export const threadFilters = ['open', 'resolved', 'mine', 'mentions', 'assigned', 'all'] as const
export type ThreadFilter = (typeof threadFilters)[number]

/** As it was said, the latest first, or as the pages are read. */
export const threadOrders = ['said', 'newest', 'page'] as const
export type ThreadOrder = (typeof threadOrders)[number]

interface NarrowedThreads {
  /** Id of the page that the threads are about. */
  readonly about?: string
  /** Id of the person who began them. */
  readonly author?: string
  /** Id of the thread to show. */
  readonly comment?: string
}

export interface DiscussionSearch extends NarrowedThreads {
  readonly threads?: Exclude<ThreadFilter, 'open'>
  readonly order?: Exclude<ThreadOrder, 'said'>
}

/** The threads beside a difference; without `threads` they are not shown. */
export interface PanelSearch extends NarrowedThreads {
  readonly threads?: ThreadFilter
  readonly order?: Exclude<ThreadOrder, 'page'>
}

/** Some of it set anew; undefined is the usual. */
export type PanelSet = { readonly [Name in keyof PanelSearch]?: PanelSearch[Name] | undefined }

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z0-9_-]{1,64}$/.test(value)

const narrowed = ({ about, author, comment }: Record<string, unknown>): NarrowedThreads => ({
  ...(isId(about) ? { about } : {}),
  ...(isId(author) ? { author } : {}),
  ...(isId(comment) ? { comment } : {}),
})

const filterIn = (search: Record<string, unknown>) => threadFilters.find((one) => one === search['threads'])
const orderIn = (search: Record<string, unknown>) => threadOrders.find((one) => one === search['order'])

/** Reads the address of a discussion; what it does not know is as if it were not there. */
export const discussionSearch = (search: Record<string, unknown>): DiscussionSearch => {
  const [threads, order] = [filterIn(search), orderIn(search)]
  return {
    ...(threads === undefined || threads === 'open' ? {} : { threads }),
    ...(order === undefined || order === 'said' ? {} : { order }),
    ...narrowed(search),
  }
}

/** Reads of the address of a difference what its threads need, as `discussionSearch` does. */
export const panelSearch = (search: Record<string, unknown>): PanelSearch => {
  const [threads, order] = [filterIn(search), orderIn(search)]
  return {
    ...(threads === undefined ? {} : { threads }),
    ...(order === undefined || order === 'page' ? {} : { order }),
    ...narrowed(search),
  }
}
