/** What of the inbox stands in its address. Absent is the usual: what is unread. */
export interface InboxSearch {
  readonly show?: 'all'
}

export const inboxSearch = (search: Record<string, unknown>): InboxSearch =>
  search['show'] === 'all' ? { show: 'all' } : {}
