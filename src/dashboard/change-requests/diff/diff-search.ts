/** How a difference is shown, as it stands in the address. */
export const diffViews = ['split', 'unified', 'headings', 'source'] as const
export type DiffView = (typeof diffViews)[number]

export interface DiffSearch {
  readonly view?: DiffView
  /** Changes of formatting alone are folded away. */
  readonly words?: true
  /** Words that the names of the entries in the tree must have. */
  readonly filter?: string
  /** The tree shows the pages that stay as they are too. */
  readonly all?: true
  /** From the start, although the person has reviewed an earlier state. */
  readonly since?: 'start'
}

/** Some of it set anew; undefined is the usual. */
export type SearchSet = { readonly [Name in keyof DiffSearch]?: DiffSearch[Name] | undefined }

/** The search of an address, without what it does not know and without what is usual. */
export const diffSearch = (search: Record<string, unknown>): DiffSearch => {
  const view = diffViews.find((known) => known === search['view'])
  const { filter } = search
  return {
    ...(view === undefined ? {} : { view }),
    ...(search['words'] === true ? { words: true as const } : {}),
    // A filter of digits comes as a number.
    ...((typeof filter === 'string' && filter !== '') || typeof filter === 'number'
      ? { filter: String(filter) }
      : {}),
    ...(search['all'] === true ? { all: true as const } : {}),
    ...(search['since'] === 'start' ? { since: 'start' as const } : {}),
  }
}

/** Two columns where they have room. */
export const usualView = (): DiffView =>
  typeof matchMedia === 'function' && matchMedia('(min-width: 80rem)').matches ? 'split' : 'unified'
