/** The lists behind the tree, with all pages of results. */
import { queryOptions } from '@tanstack/react-query'
import {
  listCollectionsQueryKey,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listCollections, listOrganizationSpaces } from '../../../client/sdk.gen.ts'
import { allItems, atPage } from '../../api/paging.ts'

/** Maximum page size. */
const limit = 1000

/** All collections visible to the user. The key starts as that of the operation, so that events invalidate it. */
export const allCollectionsOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listCollectionsQueryKey({ path }), 'all pages'],
    queryFn: ({ signal }) =>
      allItems(async (page) => {
        const query = { limit, nested: true, ...atPage(page) }
        return (await listCollections({ path, query, signal, throwOnError: true })).data
      }),
  })
}

/** All spaces visible to the user, without those in the trash; keyed like the collections. */
export const allSpacesOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listOrganizationSpacesQueryKey({ path }), 'all pages'],
    queryFn: ({ signal }) =>
      allItems(async (page) => {
        const query = { limit, ...atPage(page) }
        return (await listOrganizationSpaces({ path, query, signal, throwOnError: true })).data
      }),
  })
}

/** All spaces in the trash that are visible to the user. */
export const deletedSpacesOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listOrganizationSpacesQueryKey({ path }), 'trash'],
    queryFn: ({ signal }) =>
      allItems(async (page) => {
        const query = { limit, deleted: true, ...atPage(page) }
        return (await listOrganizationSpaces({ path, query, signal, throwOnError: true })).data
      }),
  })
}
