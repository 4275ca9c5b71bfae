/** How many change requests each tab of a list contains. */
import { queryOptions, useQueries } from '@tanstack/react-query'
import {
  listChangeRequestsQueryKey,
  listOrganizationChangeRequestsQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listChangeRequests, listOrganizationChangeRequests } from '../../../client/sdk.gen.ts'
import { listQuery } from '../list-query.ts'
import type { ListTab } from '../list-search.ts'

/** Tabs that say what there is to do. The others only grow. */
const countedTabs = ['open', 'review', 'mine', 'waiting', 'ready', 'draft'] as const

export type TabCounts = { readonly [Tab in ListTab]?: number | undefined }

type Scope = { readonly space: string } | { readonly org: string }

const countOptions = (of: Scope, tab: (typeof countedTabs)[number], person: string) => {
  const query = { ...listQuery(tab === 'open' ? {} : { tab }, person), limit: 1 }
  if ('space' in of) {
    const path = { spaceId: of.space }
    return queryOptions({
      queryKey: [...listChangeRequestsQueryKey({ path, query }), 'count'] as readonly unknown[],
      queryFn: async ({ signal }): Promise<number> =>
        (await listChangeRequests({ path, query, signal, throwOnError: true })).data.count,
    })
  }
  const path = { organizationId: of.org }
  return queryOptions({
    queryKey: [...listOrganizationChangeRequestsQueryKey({ path, query }), 'count'] as readonly unknown[],
    queryFn: async ({ signal }): Promise<number> =>
      (await listOrganizationChangeRequests({ path, query, signal, throwOnError: true })).data.count,
  })
}

/** The counts of one space, or of all spaces of an organization; undefined where not loaded yet. */
export const useTabCounts = (of: Scope, person: string): TabCounts =>
  useQueries({
    queries: countedTabs.map((tab) => countOptions(of, tab, person)),
    combine: (results): TabCounts =>
      Object.fromEntries(countedTabs.map((tab, index) => [tab, results[index]?.data])),
  })
