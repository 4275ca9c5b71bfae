/** The view options of a diff in the URL. */
export const diffViews = ['split', 'unified', 'headings', 'source'] as const
export type DiffView = (typeof diffViews)[number]

export interface DiffSearch {
  readonly view?: DiffView
  /** Changes of formatting only are folded. */
  readonly words?: true
  /** Words that entry names in the tree must contain. */
  readonly filter?: string
  /** The tree also shows unchanged pages. */
  readonly all?: true
  /** Compares from the start although the user has reviewed an earlier state. */
  readonly since?: 'start'
}

/** An update of some options; undefined resets to the default. */
export type SearchSet = { readonly [Name in keyof DiffSearch]?: DiffSearch[Name] | undefined }

/** The options of a URL, without unknown and default values. */
export const diffSearch = (search: Record<string, unknown>): DiffSearch => {
  const view = diffViews.find((known) => known === search['view'])
  const { filter } = search
  return {
    ...(view === undefined ? {} : { view }),
    ...(search['words'] === true ? { words: true as const } : {}),
    // A filter of digits is parsed as a number.
    ...((typeof filter === 'string' && filter !== '') || typeof filter === 'number'
      ? { filter: String(filter) }
      : {}),
    ...(search['all'] === true ? { all: true as const } : {}),
    ...(search['since'] === 'start' ? { since: 'start' as const } : {}),
  }
}

/** Two columns if there is room. */
export const usualView = (): DiffView =>
  typeof matchMedia === 'function' && matchMedia('(min-width: 80rem)').matches ? 'split' : 'unified'
