import { idIn, textIn } from '../../api/search-parameters.ts'

/** Search parameters of the reader. */
export interface ReaderSearch {
  /** The revision to read; absent for the current one. */
  readonly rev?: string
  /** Show Markdown instead of the rendered page. */
  readonly view?: 'source'
  /** The thread to scroll to. */
  readonly comment?: string
}

const commentIn = (search: Record<string, unknown>): { readonly comment?: string } => {
  const comment = idIn(search['comment'])
  return comment === undefined ? {} : { comment }
}

export const readerSearch = (search: Record<string, unknown>): ReaderSearch => ({
  ...(typeof search['rev'] === 'string' && search['rev'] !== '' && { rev: search['rev'] }),
  ...(search['view'] === 'source' && { view: 'source' as const }),
  ...commentIn(search),
})

/** Search parameters of a filterable list. */
export interface FilterSearch {
  readonly q?: string
  /** A thread of the space whose page is not known yet. */
  readonly comment?: string
}

export const filterSearch = (search: Record<string, unknown>): FilterSearch => {
  const q = textIn(search['q'])
  return { ...(q !== undefined && { q }), ...commentIn(search) }
}
