/** What the address of a reader says beside the page. Read by hand: it is part of the first bytes. */

export interface ReaderSearch {
  /** The revision that is read; absent for the present. */
  readonly rev?: string
  /** The text as Markdown instead of as a reader sees it. */
  readonly view?: 'source'
}

export const readerSearch = (search: Record<string, unknown>): ReaderSearch => ({
  ...(typeof search['rev'] === 'string' && search['rev'] !== '' && { rev: search['rev'] }),
  ...(search['view'] === 'source' && { view: 'source' as const }),
})

/** Of a list that can be filtered by words. A word of digits arrives as a number. */
export interface FilterSearch {
  readonly q?: string
}

export const filterSearch = (search: Record<string, unknown>): FilterSearch => {
  const { q } = search
  return (typeof q === 'string' || typeof q === 'number') && q !== '' ? { q: String(q) } : {}
}
