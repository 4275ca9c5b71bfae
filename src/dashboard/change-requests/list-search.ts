/**
 * What of a list of change requests stands in its address. Absent is the usual: those that are open, of anybody, the
 * latest change first.
 */
import type { ListOrganizationChangeRequestsData } from '../../client/types.gen.ts'

export const listTabs = ['open', 'review', 'mine', 'waiting', 'ready', 'draft', 'merged', 'archived'] as const
export type ListTab = (typeof listTabs)[number]

export interface ListSearch {
  readonly tab?: Exclude<ListTab, 'open'>
  /** Words of the subject, or the number. */
  readonly q?: string
  /** Only those behind main. */
  readonly outdated?: true
  readonly order?: 'createdAt'
}

/** The search of an address, without what it does not know. */
export const listSearch = (search: Record<string, unknown>): ListSearch => {
  const tab = listTabs.find((known) => known === search['tab'])
  const { q } = search
  return {
    ...(tab === undefined || tab === 'open' ? {} : { tab }),
    // Digits alone come as a number.
    ...((typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q) } : {}),
    ...(search['outdated'] === true ? { outdated: true as const } : {}),
    ...(search['order'] === 'createdAt' ? { order: 'createdAt' as const } : {}),
  }
}

/** The search with some of it set; what becomes usual is left out. */
export const withSearch = (
  search: ListSearch,
  set: {
    readonly tab?: ListTab
    readonly q?: string
    readonly outdated?: boolean
    readonly order?: 'updatedAt' | 'createdAt'
  },
): ListSearch => listSearch({ ...search, ...set })

type Query = NonNullable<ListOrganizationChangeRequestsData['query']>

const tabQueries: Readonly<Record<ListTab, (person: string) => Query>> = {
  open: () => ({ status: 'open' }),
  review: (person) => ({ status: 'open', requestedReviewer: person }),
  // Whatever became of them: who made them looks for them here.
  mine: (person) => ({ status: 'all', creator: person }),
  waiting: () => ({ status: 'open', reviewState: 'requested' }),
  ready: () => ({ status: 'open', reviewState: 'approved' }),
  draft: () => ({ status: 'draft' }),
  merged: () => ({ status: 'merged' }),
  archived: () => ({ status: 'archived' }),
}

/** What is asked of the service for a search of that person. */
export const listQuery = ({ tab, q, outdated, order }: ListSearch, person: string): Query => ({
  ...tabQueries[tab ?? 'open'](person),
  // As long as the service takes; a longer text finds nothing that a shorter one would not.
  ...(q === undefined || q.trim() === '' ? {} : { query: q.trim().slice(0, 100) }),
  ...(outdated === true ? { outdated } : {}),
  ...(order === undefined ? {} : { orderBy: order }),
})
