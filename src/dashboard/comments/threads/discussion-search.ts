/** Search parameters of a discussion. A module of its own, because URL parsing is in the initial bundle. */
export const threadFilters = ['open', 'resolved', 'mine', 'mentions', 'assigned', 'all'] as const
export type ThreadFilter = (typeof threadFilters)[number]

/** By posting time, latest first, or in the order of the pages. */
export const threadOrders = ['said', 'newest', 'page'] as const
export type ThreadOrder = (typeof threadOrders)[number]

interface NarrowedThreads {
  /** Id of the page that the threads are on. */
  readonly about?: string
  /** Id of the person who started them. */
  readonly author?: string
  /** Id of the thread to show. */
  readonly comment?: string
}

/** The kinds of events that a stream shows alone. */
export const eventFilters = ['reviews', 'edits'] as const
export type EventFilter = (typeof eventFilters)[number]

/** All threads and events without `show` and `threads`, of which only one is set. */
export interface DiscussionSearch extends NarrowedThreads {
  /** These events alone. */
  readonly show?: EventFilter
  /** These threads alone. */
  readonly threads?: ThreadFilter
  readonly order?: Exclude<ThreadOrder, 'said'>
}

/** The threads beside a diff; without `threads` they are hidden. */
export interface PanelSearch extends NarrowedThreads {
  readonly threads?: ThreadFilter
  readonly order?: Exclude<ThreadOrder, 'page'>
}

/** An update of some parameters; undefined resets to the default. */
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

/** Parses the URL of a discussion; unknown values are ignored. */
export const discussionSearch = (search: Record<string, unknown>): DiscussionSearch => {
  const [threads, order] = [filterIn(search), orderIn(search)]
  const show = eventFilters.find((one) => one === search['show'])
  return {
    ...(show === undefined ? {} : { show }),
    ...(threads === undefined || show !== undefined ? {} : { threads }),
    ...(order === undefined || order === 'said' ? {} : { order }),
    ...narrowed(search),
  }
}

/** Parses the thread parameters in the URL of a diff, like `discussionSearch`. */
export const panelSearch = (search: Record<string, unknown>): PanelSearch => {
  const [threads, order] = [filterIn(search), orderIn(search)]
  return {
    ...(threads === undefined ? {} : { threads }),
    ...(order === undefined || order === 'page' ? {} : { order }),
    ...narrowed(search),
  }
}
