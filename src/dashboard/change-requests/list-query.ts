/** What the service is asked for a search of change requests, and searches as saved filters. */
import type { ChangeRequestFilter, ListOrganizationChangeRequestsData } from '../../client/types.gen.ts'
import { listSearch, type ListSearch, type ListTab } from './list-search.ts'

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
  const { tab, q, outdated, conflicts, inactive, order, author, contributor, reviewer, space, cluster } =
    search
  return {
    ...(author === undefined ? {} : { creator: author }),
    ...(contributor === undefined ? {} : { contributor }),
    ...(reviewer === undefined ? {} : { reviewer }),
    ...(space === undefined ? {} : { space }),
    ...(cluster === undefined ? {} : { conversationsIssuesCluster: cluster }),
    ...tabQueries[tab ?? 'open'](person),
    // Cut to the service's limit; a longer text would find nothing more.
    ...(q === undefined || q.trim() === '' ? {} : { query: q.trim().slice(0, 100) }),
    ...(outdated === true ? { outdated } : {}),
    ...(conflicts === true ? { conflicts } : {}),
    ...(inactive === true ? { inactive } : {}),
    ...(order === undefined ? {} : { orderBy: order }),
  }
}

/** A search as a saved filter. `space`: where the list is of one space. */
export const filterOf = (search: ListSearch, space?: string): ChangeRequestFilter => {
  const { tab, q, outdated, conflicts, inactive, order, author, contributor, reviewer } = search
  const filteredSpace = space ?? search.space
  return {
    ...(tab === undefined ? {} : { view: tab }),
    ...(q === undefined || q.trim() === '' ? {} : { query: q.trim().slice(0, 100) }),
    ...(outdated === true ? { outdated } : {}),
    ...(conflicts === true ? { conflicts } : {}),
    ...(inactive === true ? { inactive } : {}),
    ...(order === undefined ? {} : { orderBy: order }),
    ...(author === undefined ? {} : { creator: author }),
    ...(contributor === undefined ? {} : { contributor }),
    ...(reviewer === undefined ? {} : { reviewer }),
    ...(filteredSpace === undefined ? {} : { space: filteredSpace }),
  }
}

/** The search of a saved filter, in the list of all spaces. */
export const searchOf = ({
  view,
  query,
  outdated,
  conflicts,
  inactive,
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
    inactive,
    order: orderBy,
    author: creator,
    contributor,
    reviewer,
    space,
  })

/** Whether anything besides the tab and the order filters the list. */
export const isNarrowed = ({ tab: _tab, order: _order, ...filters }: ListSearch): boolean =>
  Object.keys(filters).length > 0
