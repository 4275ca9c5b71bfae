/** What of a list of change requests stands in its address. Absent is the usual: open, of anybody, the latest change first. */

export const listStatuses = ['open', 'draft', 'merged', 'archived', 'all'] as const
export type ListStatus = (typeof listStatuses)[number]

export interface ListSearch {
  readonly status?: Exclude<ListStatus, 'open'>
  readonly mine?: true
  readonly order?: 'createdAt'
}

/** The search of an address, without what it does not know. */
export const listSearch = (search: Record<string, unknown>): ListSearch => {
  const status = listStatuses.find((known) => known === search['status'])
  return {
    ...(status === undefined || status === 'open' ? {} : { status }),
    ...(search['mine'] === true ? { mine: true as const } : {}),
    ...(search['order'] === 'createdAt' ? { order: 'createdAt' as const } : {}),
  }
}

/** The search with some of it set; what becomes usual is left out. */
export const withSearch = (
  search: ListSearch,
  set: { readonly status?: ListStatus; readonly mine?: boolean; readonly order?: 'updatedAt' | 'createdAt' },
): ListSearch => listSearch({ ...search, ...set })
