/**
 * Queries of the reader of a space: the current revision, or a pinned one. Keys are those of the operations,
 * so that events invalidate queries of the current revision; a revision never changes.
 */
import { queryOptions } from '@tanstack/react-query'
import {
  getDocumentQueryKey,
  getRevisionOptions,
  getRevisionPageQueryKey,
  getRevisionReusableContentQueryKey,
  getSpacePageQueryKey,
  getSpaceReusableContentQueryKey,
  listRevisionFilesQueryKey,
  listRevisionsQueryKey,
  listSpaceFilesQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import {
  getDocument,
  getRevisionPage,
  getRevisionReusableContent,
  getSpacePage,
  getSpaceReusableContent,
  listRevisionFiles,
  listRevisions,
  listSpaceFiles,
} from '../../client/sdk.gen.ts'
import { mostIdsInQuery } from '../../contract/wire/batch-limits.ts'
import type { ContentFile, Page, RichTextDocument } from '../../client/types.gen.ts'
import { freshness, pendingInterval, type SpaceRevision } from '../api/pages/page-tree.ts'
import { allOf, pagedQuery } from '../api/paging.ts'

/** Git metadata is not displayed. */
const plain = { metadata: false }

const pathOf = (space: string, revision: string) => ({ spaceId: space, revisionId: revision })

const isPending = (page: Page): boolean =>
  page.type === 'document' && page.computedStatus?.state === 'pending'

/** A page with its text, as a document or as Markdown. */
export const pageOptions = (
  { space, revision }: SpaceRevision,
  page: string,
  format: 'document' | 'markdown',
) => {
  const query = { format, metadata: false }
  const now = { spaceId: space, pageId: page }
  return queryOptions({
    queryKey: [
      ...(revision === undefined
        ? getSpacePageQueryKey({ path: now, query })
        : getRevisionPageQueryKey({ path: { ...now, revisionId: revision }, query })),
    ] as readonly unknown[],
    queryFn: async ({ signal }): Promise<Page> => {
      const { data } = await (revision === undefined
        ? getSpacePage({ path: now, query, signal, throwOnError: true })
        : getRevisionPage({
            path: { ...now, revisionId: revision },
            query,
            signal,
            throwOnError: true,
          }))
      return data
    },
    ...freshness(revision),
    refetchInterval: ({ state }) => state.data !== undefined && isPending(state.data) && pendingInterval,
  })
}

/** All files. Their URLs are signed for a few hours, so those of a pinned revision become stale too. */
export const filesOptions = ({ space, revision }: SpaceRevision) =>
  queryOptions({
    queryKey: [
      ...(revision === undefined
        ? listSpaceFilesQueryKey({ path: { spaceId: space } })
        : listRevisionFilesQueryKey({ path: pathOf(space, revision) })),
      'all pages',
    ] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly ContentFile[]> =>
      revision === undefined
        ? allOf(listSpaceFiles, { path: { spaceId: space }, query: plain, signal })
        : allOf(listRevisionFiles, { path: pathOf(space, revision), query: plain, signal }),
    staleTime: 3_600_000,
  })

const none: readonly ContentFile[] = []

/** Some files, by id; those that do not exist are left out. Without ids, resolves synchronously, without a request. */
export const usedFilesOptions = ({ space, revision }: SpaceRevision, ids: readonly string[]) => {
  const sorted = ids.toSorted()
  const query = { ...plain, files: sorted.join(',') }
  return queryOptions({
    queryKey: [
      ...(revision === undefined
        ? listSpaceFilesQueryKey({ path: { spaceId: space }, query })
        : listRevisionFilesQueryKey({ path: pathOf(space, revision), query })),
      'used',
    ] as readonly unknown[],
    queryFn: async ({ signal }): Promise<readonly ContentFile[]> => {
      const files: ContentFile[] = []
      for (let from = 0; from < sorted.length; from += mostIdsInQuery) {
        const some = { ...query, files: sorted.slice(from, from + mostIdsInQuery).join(',') }
        files.push(
          ...(revision === undefined
            ? await allOf(listSpaceFiles, { path: { spaceId: space }, query: some, signal })
            : await allOf(listRevisionFiles, { path: pathOf(space, revision), query: some, signal })),
        )
      }
      return files
    },
    ...(ids.length === 0 && { initialData: none }),
    // As above.
    staleTime: 3_600_000,
  })
}

/** The document of a reusable content; null if it has none or may not be read. */
export const reusableContentOptions = ({ space, revision }: SpaceRevision, id: string) =>
  queryOptions({
    queryKey: [
      ...(revision === undefined
        ? getSpaceReusableContentQueryKey({ path: { spaceId: space, reusableContentId: id } })
        : getRevisionReusableContentQueryKey({
            path: { ...pathOf(space, revision), reusableContentId: id },
          })),
      'its document',
    ] as readonly unknown[],
    queryFn: async ({ signal, client }): Promise<RichTextDocument | null> => {
      const { data } = await (revision === undefined
        ? getSpaceReusableContent({
            path: { spaceId: space, reusableContentId: id },
            signal,
            throwOnError: true,
          })
        : getRevisionReusableContent({
            path: { ...pathOf(space, revision), reusableContentId: id },
            signal,
            throwOnError: true,
          }))
      if (data.document === undefined) return null
      const path = { spaceId: space, documentId: data.document }
      return client.ensureQueryData({
        queryKey: [...getDocumentQueryKey({ path })] as readonly unknown[],
        queryFn: async () => (await getDocument({ path, throwOnError: true })).data,
        staleTime: Infinity,
      })
    },
    retry: false,
  })

/** The history of a space, newest first, one page at a time. */
export const historyOptions = (space: string, page: string | undefined) => {
  const path = { spaceId: space }
  const filter = page === undefined ? {} : { pageId: page }
  return pagedQuery(listRevisionsQueryKey({ path, query: filter }), (page, signal) =>
    listRevisions({ path, query: { ...filter, limit: 50, ...page }, signal, throwOnError: true }),
  )
}

/** One revision: who made it, when and how. It never changes. */
export const revisionOptions = (space: string, revision: string) => ({
  ...getRevisionOptions({ path: pathOf(space, revision) }),
  staleTime: Infinity,
})
