/** What the address of a reader says beside the page. Read by hand: it is part of the first bytes. */

export interface ReaderSearch {
  /** The revision that is read; absent for the present. */
  readonly rev?: string
  /** The text as Markdown instead of as a reader sees it. */
  readonly view?: 'source'
  /** The thread to go to. */
  readonly comment?: string
}

const commentIn = ({ comment }: Record<string, unknown>): { readonly comment?: string } =>
  typeof comment === 'string' && /^[\w-]{1,64}$/.test(comment) ? { comment } : {}

export const readerSearch = (search: Record<string, unknown>): ReaderSearch => ({
  ...(typeof search['rev'] === 'string' && search['rev'] !== '' && { rev: search['rev'] }),
  ...(search['view'] === 'source' && { view: 'source' as const }),
  ...commentIn(search),
})

/** Of a list that can be filtered by words. A word of digits arrives as a number. */
export interface FilterSearch {
  readonly q?: string
  /** A thread of the space, whose page is not known yet. */
  readonly comment?: string
}

export const filterSearch = (search: Record<string, unknown>): FilterSearch => {
  const { q } = search
  return {
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' ? { q: String(q) } : {}),
    ...commentIn(search),
  }
}
