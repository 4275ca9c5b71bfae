/** The lists that the tree is made of, read to their last page. */
import { queryOptions } from '@tanstack/react-query'
import {
  listCollectionsQueryKey,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listCollections, listOrganizationSpaces } from '../../../client/sdk.gen.ts'
import { allItems, atPage } from '../../api/paging.ts'

/** The largest pages that there are. */
const limit = 1000

/** Every collection that the person sees. The key begins as the operation's own, so that events make it stale. */
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

/** Every space that the person sees, without those in the trash; keyed as the collections are. */
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

/** Every space in the trash that the person sees. */
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
