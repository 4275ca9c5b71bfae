/** Search parameters of the inbox. Absent means the default: unread notifications. */
export interface InboxSearch {
  readonly show?: 'all'
}

export const inboxSearch = (search: Record<string, unknown>): InboxSearch =>
  search['show'] === 'all' ? { show: 'all' } : {}
