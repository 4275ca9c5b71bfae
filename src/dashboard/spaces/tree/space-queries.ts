/** The lists behind the tree, with all pages of results. */
import { queryOptions } from '@tanstack/react-query'
import {
  listCollectionsQueryKey,
  listOrganizationSpacesOptions,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listCollections, listOrganizationSpaces } from '../../../client/sdk.gen.ts'
import { allOf } from '../../api/paging.ts'

/** All collections visible to the user. The key starts as that of the operation, so that events invalidate it. */
export const allCollectionsOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listCollectionsQueryKey({ path }), 'all pages'],
    queryFn: ({ signal }) => allOf(listCollections, { path, query: { nested: true }, signal }),
  })
}

/** All spaces visible to the user, without those in the trash; keyed like the collections. */
export const allSpacesOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listOrganizationSpacesQueryKey({ path }), 'all pages'],
    queryFn: ({ signal }) => allOf(listOrganizationSpaces, { path, signal }),
  })
}

/** All spaces in the trash that are visible to the user. */
export const deletedSpacesOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listOrganizationSpacesQueryKey({ path }), 'trash'],
    queryFn: ({ signal }) => allOf(listOrganizationSpaces, { path, query: { deleted: true }, signal }),
  })
}

/** The most recently updated spaces, the latest first. */
export const recentSpacesOptions = (org: string, limit: number) =>
  listOrganizationSpacesOptions({ path: { organizationId: org }, query: { order: 'updated', limit } })
