/** Search parameters of the history. Parsed by hand, because this is part of the initial bundle. */

export interface HistorySearch {
  /** The selected revision. */
  readonly revision?: string
  /** Only revisions that changed this page. */
  readonly page?: string
  /** With `to`: the two revisions to compare. */
  readonly from?: string
  readonly to?: string
  /** The selected entry of a comparison. */
  readonly entry?: string
}

const names = ['revision', 'page', 'from', 'to', 'entry'] as const

export const historySearch = (search: Record<string, unknown>): HistorySearch => {
  const result: { -readonly [Name in keyof HistorySearch]: HistorySearch[Name] } = {}
  for (const name of names) {
    const value = search[name]
    // The router parses an id of only digits as a number.
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') result[name] = String(value)
  }
  return result
}
