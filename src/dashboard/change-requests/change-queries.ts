/**
 * Queries of the change request screens. Keys start with the operation's key, so that events invalidate them; queries
 * over two fixed revisions have both in their key and are cached permanently.
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  compareRevisionsQueryKey,
  getChangeRequestOptions,
  getChangeRequestPageQueryKey,
  getDocumentOptions,
  getRevisionFileOptions,
  getRevisionPageQueryKey,
  listChangeRequestChangesQueryKey,
  listChangeRequestsQueryKey,
  listConflictsQueryKey,
  listOrganizationChangeRequestsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import {
  compareRevisions,
  getChangeRequestPage,
  getRevisionPage,
  listChangeRequestChanges,
  listChangeRequests,
  listConflicts,
  listOrganizationChangeRequests,
  type Options,
} from '../../client/sdk.gen.ts'
import type { ChangeRequest, CompareRevisionsData, ContentChange, Page } from '../../client/types.gen.ts'
import { allOf, pagedQuery, wholeList } from '../api/paging.ts'
import { isMissing } from '../api/response-error.ts'
import { listQuery } from './list-query.ts'
import type { ListSearch } from './list-search.ts'

/** The change requests of one space, or of all spaces of an organization. */
export const changeListOptions = (
  of: { readonly space: string } | { readonly org: string },
  search: ListSearch,
  person: string,
) => {
  const query = listQuery(search, person)
  return 'space' in of
    ? pagedQuery(
        listChangeRequestsQueryKey({ path: { spaceId: of.space }, query }),
        (page, signal) =>
          listChangeRequests({
            path: { spaceId: of.space },
            query: { ...query, sizes: true, shownOn: true, limit: 50, ...page },
            signal,
            throwOnError: true,
          }),
        { keep: true },
      )
    : pagedQuery(
        listOrganizationChangeRequestsQueryKey({ path: { organizationId: of.org }, query }),
        (page, signal) =>
          listOrganizationChangeRequests({
            path: { organizationId: of.org },
            query: { ...query, sizes: true, shownOn: true, limit: 50, ...page },
            signal,
            throwOnError: true,
          }),
        { keep: true },
      )
}

/** By its number, as in URLs. */
export const changeRequestOptions = (space: string, number: string) =>
  getChangeRequestOptions({ path: { spaceId: space, changeRequestId: number } })

/** Its changes, in pages of a thousand; between two fixed revisions, so never stale. */
export const changesOptions = ({ space, id, revision, revisionMergedAncestor }: ChangeRequest) => {
  const path = { spaceId: space, changeRequestId: id }
  return pagedQuery(
    [...listChangeRequestChangesQueryKey({ path }), revisionMergedAncestor, revision],
    (page, signal) =>
      listChangeRequestChanges({ path, query: { limit: 1000, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

/** How much main changed between two revisions. */
export const revisionCountsOptions = (space: string, from: string, to: string) => {
  const query = { from, to, limit: 0 }
  return queryOptions({
    queryKey: [...compareRevisionsQueryKey({ path: { spaceId: space }, query })] as readonly unknown[],
    queryFn: async ({ signal }) =>
      (await compareRevisions({ path: { spaceId: space }, query, signal, throwOnError: true })).data.counts,
    staleTime: Infinity,
    retry: false,
  })
}

/** The comparison as a list, whose items the API calls changes. */
const comparedChanges = async (request: Options<CompareRevisionsData, true>) => {
  const { data } = await compareRevisions(request)
  return { data: { ...data, items: data.changes } }
}

/** Everything that differs between two revisions of a space. */
export const revisionChangesOptions = (space: string, from: string, to: string) => {
  const query = { from, to }
  return queryOptions({
    queryKey: [
      ...compareRevisionsQueryKey({ path: { spaceId: space }, query }),
      'all pages',
    ] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly ContentChange[]> =>
      allOf(comparedChanges, { path: { spaceId: space }, query, signal }),
    staleTime: Infinity,
    retry: false,
  })
}

/**
 * While a newer version of the same page loads, the previous one stays, so that someone typing below a block keeps
 * their place.
 */
const isOfPage = (query: { readonly queryKey: readonly unknown[] } | undefined, page: string): boolean => {
  const asked = query?.queryKey[0] as { readonly path?: { readonly pageId?: string } } | undefined
  return asked?.path?.pageId === page
}

/** A page in a fixed revision, with its document; null where it does not exist. */
export const pageBeforeOptions = (space: string, revision: string, page: string) => {
  const path = { spaceId: space, revisionId: revision, pageId: page }
  const query = { format: 'document', metadata: false } as const
  return queryOptions({
    queryKey: [...getRevisionPageQueryKey({ path, query }), 'or null'] as readonly unknown[],
    queryFn: async ({ signal }): Promise<Page | null> =>
      orNull(async () => (await getRevisionPage({ path, query, signal, throwOnError: true })).data),
    staleTime: Infinity,
    placeholderData: (last, query) => (isOfPage(query, page) ? last : undefined),
  })
}

/** A page at the head of the change request; null if it was deleted there. Fetched again when the head moves. */
export const pageAfterOptions = ({ space, id, revision }: ChangeRequest, page: string) => {
  const path = { spaceId: space, changeRequestId: id, pageId: page }
  const query = { format: 'document', metadata: false } as const
  return queryOptions({
    queryKey: [...getChangeRequestPageQueryKey({ path, query }), revision] as readonly unknown[],
    queryFn: async ({ signal }): Promise<Page | null> =>
      orNull(async () => (await getChangeRequestPage({ path, query, signal, throwOnError: true })).data),
    staleTime: Infinity,
    placeholderData: (last, query) => (isOfPage(query, page) ? last : undefined),
  })
}

/** A file in a fixed revision. */
export const fileBeforeOptions = (space: string, revision: string, file: string) => ({
  ...getRevisionFileOptions({ path: { spaceId: space, revisionId: revision, fileId: file } }),
  staleTime: Infinity,
})

const orNull = async <Data>(read: () => Promise<Data>): Promise<Data | null> => {
  try {
    return await read()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A document by its id, which identifies its content. */
export const documentOptions = (space: string, document: string) => ({
  ...getDocumentOptions({ path: { spaceId: space, documentId: document } }),
  staleTime: Infinity,
})

/** All conflicts between these heads, with their answers. `main` is the head of the space. */
export const conflictsOptions = ({ space, id, revision }: ChangeRequest, main: string) => {
  const path = { spaceId: space, changeRequestId: id }
  return queryOptions({
    queryKey: [...listConflictsQueryKey({ path }), main, revision] as readonly unknown[],
    queryFn: ({ signal }) => wholeList(listConflicts, { path, signal }),
    placeholderData: keepPreviousData,
  })
}
