/** Search parameters of a list of change requests. Absent means the default: open ones of anyone, latest change first. */
import type { ChangeRequestFilter, ListOrganizationChangeRequestsData } from '../../client/types.gen.ts'

export const listTabs = ['open', 'review', 'mine', 'waiting', 'ready', 'draft', 'merged', 'archived'] as const
export type ListTab = (typeof listTabs)[number]

export interface ListSearch {
  readonly tab?: Exclude<ListTab, 'open'>
  /** Words of the subject, or the number. */
  readonly q?: string
  /** Only those behind main. */
  readonly outdated?: true
  /** Only those with unanswered conflicts with main. */
  readonly conflicts?: true
  readonly order?: 'createdAt'
  /** Only those that this person created. */
  readonly author?: string
  /** Only those that this person edited or discussed. */
  readonly contributor?: string
  /** Only those that this person reviewed or was asked to review. */
  readonly reviewer?: string
  /** Only those of this space, in the list of all spaces. */
  readonly space?: string
}

const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined

/** The search parameters of a URL, without unknown ones. */
export const listSearch = (search: Record<string, unknown>): ListSearch => {
  const tab = listTabs.find((known) => known === search['tab'])
  const { q } = search
  const [author, contributor] = [idIn(search['author']), idIn(search['contributor'])]
  const [reviewer, space] = [idIn(search['reviewer']), idIn(search['space'])]
  return {
    ...(tab === undefined || tab === 'open' ? {} : { tab }),
    // A search of digits is parsed as a number.
    ...((typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q) } : {}),
    ...(search['outdated'] === true ? { outdated: true as const } : {}),
    ...(search['conflicts'] === true ? { conflicts: true as const } : {}),
    ...(search['order'] === 'createdAt' ? { order: 'createdAt' as const } : {}),
    ...(author === undefined ? {} : { author }),
    ...(contributor === undefined ? {} : { contributor }),
    ...(reviewer === undefined ? {} : { reviewer }),
    ...(space === undefined ? {} : { space }),
  }
}

/** The search with some parameters set; defaults are left out. */
export const withSearch = (
  search: ListSearch,
  set: {
    readonly tab?: ListTab
    readonly q?: string
    readonly outdated?: boolean
    readonly conflicts?: boolean
    readonly order?: 'updatedAt' | 'createdAt'
    readonly author?: string | undefined
    readonly contributor?: string | undefined
    readonly reviewer?: string | undefined
    readonly space?: string | undefined
  },
): ListSearch => listSearch({ ...search, ...set })

type Query = NonNullable<ListOrganizationChangeRequestsData['query']>

const tabQueries: Readonly<Record<ListTab, (person: string) => Query>> = {
  open: () => ({ status: 'open' }),
  review: (person) => ({ status: 'open', requestedReviewer: person }),
  // The open ones; merged and archived ones can be filtered by author.
  mine: (person) => ({ status: 'active', creator: person }),
  waiting: () => ({ status: 'open', reviewState: 'requested' }),
  ready: () => ({ status: 'open', ready: true }),
  draft: () => ({ status: 'draft' }),
  merged: () => ({ status: 'merged' }),
  archived: () => ({ status: 'archived' }),
}

/** The service query for a search by that person. */
export const listQuery = (search: ListSearch, person: string): Query => {
  const { tab, q, outdated, conflicts, order, author, contributor, reviewer, space } = search
  return {
    ...(author === undefined ? {} : { creator: author }),
    ...(contributor === undefined ? {} : { contributor }),
    ...(reviewer === undefined ? {} : { reviewer }),
    ...(space === undefined ? {} : { space }),
    ...tabQueries[tab ?? 'open'](person),
    // Cut to the service's limit; a longer text would find nothing more.
    ...(q === undefined || q.trim() === '' ? {} : { query: q.trim().slice(0, 100) }),
    ...(outdated === true ? { outdated } : {}),
    ...(conflicts === true ? { conflicts } : {}),
    ...(order === undefined ? {} : { orderBy: order }),
  }
}

/** A search as a saved filter. `space`: where the list is of one space. */
export const filterOf = (search: ListSearch, space?: string): ChangeRequestFilter => {
  const { tab, q, outdated, conflicts, order, author, contributor, reviewer } = search
  const place = space ?? search.space
  return {
    ...(tab === undefined ? {} : { view: tab }),
    ...(q === undefined || q.trim() === '' ? {} : { query: q.trim().slice(0, 100) }),
    ...(outdated === true ? { outdated } : {}),
    ...(conflicts === true ? { conflicts } : {}),
    ...(order === undefined ? {} : { orderBy: order }),
    ...(author === undefined ? {} : { creator: author }),
    ...(contributor === undefined ? {} : { contributor }),
    ...(reviewer === undefined ? {} : { reviewer }),
    ...(place === undefined ? {} : { space: place }),
  }
}

/** The search of a saved filter, in the list of all spaces. */
export const searchOf = ({
  view,
  query,
  outdated,
  conflicts,
  orderBy,
  creator,
  contributor,
  reviewer,
  space,
}: ChangeRequestFilter): ListSearch =>
  listSearch({
    tab: view,
    q: query,
    outdated,
    conflicts,
    order: orderBy,
    author: creator,
    contributor,
    reviewer,
    space,
  })

/** Whether anything besides the tab and the order filters the list. */
export const isNarrowed = ({ tab: _tab, order: _order, ...filters }: ListSearch): boolean =>
  Object.keys(filters).length > 0
