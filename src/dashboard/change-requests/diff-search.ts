/** How a difference is shown, as it stands in the address. */
export const diffViews = ['split', 'unified', 'source'] as const
export type DiffView = (typeof diffViews)[number]

export interface DiffSearch {
  readonly view?: DiffView
}

export const diffSearch = (search: Record<string, unknown>): DiffSearch => {
  const view = diffViews.find((known) => known === search['view'])
  return view === undefined ? {} : { view }
}

/** Two columns where they have room. */
export const usualView = (): DiffView =>
  typeof matchMedia === 'function' && matchMedia('(min-width: 80rem)').matches ? 'split' : 'unified'
