/** Search parameters of the reader. Parsed by hand, because this is part of the initial bundle. */

export interface ReaderSearch {
  /** The revision to read; absent for the current one. */
  readonly rev?: string
  /** Show Markdown instead of the rendered page. */
  readonly view?: 'source'
  /** The thread to scroll to. */
  readonly comment?: string
}

const commentIn = ({ comment }: Record<string, unknown>): { readonly comment?: string } =>
  typeof comment === 'string' && /^[\w-]{1,64}$/.test(comment) ? { comment } : {}

export const readerSearch = (search: Record<string, unknown>): ReaderSearch => ({
  ...(typeof search['rev'] === 'string' && search['rev'] !== '' && { rev: search['rev'] }),
  ...(search['view'] === 'source' && { view: 'source' as const }),
  ...commentIn(search),
})

/** Search parameters of a filterable list. The router parses a word of only digits as a number. */
export interface FilterSearch {
  readonly q?: string
  /** A thread of the space whose page is not known yet. */
  readonly comment?: string
}

export const filterSearch = (search: Record<string, unknown>): FilterSearch => {
  const { q } = search
  return {
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' ? { q: String(q) } : {}),
    ...commentIn(search),
  }
}
