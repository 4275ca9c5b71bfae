/** What the address of a history says. Read by hand: it is part of the first bytes. */

export interface HistorySearch {
  /** The revision that an address points at. */
  readonly revision?: string
  /** Only what changed this page. */
  readonly page?: string
  /** With `to`: two revisions side by side. */
  readonly from?: string
  readonly to?: string
  /** Of a comparison, the entry in view. */
  readonly entry?: string
}

const names = ['revision', 'page', 'from', 'to', 'entry'] as const

export const historySearch = (search: Record<string, unknown>): HistorySearch => {
  const said: { -readonly [Name in keyof HistorySearch]: HistorySearch[Name] } = {}
  for (const name of names) {
    const value = search[name]
    // An id of digits arrives as a number.
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') said[name] = String(value)
  }
  return said
}
