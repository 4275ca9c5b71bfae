/** How a difference is shown, as it stands in the address. */
export const diffViews = ['split', 'unified', 'headings', 'source'] as const
export type DiffView = (typeof diffViews)[number]

export const panelFilters = ['open', 'resolved', 'mine', 'mentions', 'all'] as const
export type PanelFilter = (typeof panelFilters)[number]

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
  /** The threads beside the difference, and which of them; absent: they are not shown there. */
  readonly threads?: PanelFilter
  /** The latest threads first, not in the order of reading. */
  readonly newest?: true
  /** Id of the thread to go to. */
  readonly comment?: string
}

/** Some of it set anew; undefined is the usual. */
export type SearchSet = { readonly [Name in keyof DiffSearch]?: DiffSearch[Name] | undefined }

/** The search of an address, without what it does not know and without what is usual. */
export const diffSearch = (search: Record<string, unknown>): DiffSearch => {
  const view = diffViews.find((known) => known === search['view'])
  const { filter, comment } = search
  const threads = panelFilters.find((known) => known === search['threads'])
  return {
    ...(view === undefined ? {} : { view }),
    ...(search['words'] === true ? { words: true as const } : {}),
    // A filter of digits comes as a number.
    ...((typeof filter === 'string' && filter !== '') || typeof filter === 'number'
      ? { filter: String(filter) }
      : {}),
    ...(search['all'] === true ? { all: true as const } : {}),
    ...(search['since'] === 'start' ? { since: 'start' as const } : {}),
    ...(threads === undefined ? {} : { threads }),
    ...(search['newest'] === true ? { newest: true as const } : {}),
    ...(typeof comment === 'string' && /^[\w-]{1,64}$/.test(comment) ? { comment } : {}),
  }
}

/** Two columns where they have room. */
export const usualView = (): DiffView =>
  typeof matchMedia === 'function' && matchMedia('(min-width: 80rem)').matches ? 'split' : 'unified'
