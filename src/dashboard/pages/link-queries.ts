/** What the report of links asks for. Keys begin as those of the operations, so that events make them stale. */
import { infiniteQueryOptions } from '@tanstack/react-query'
import {
  listSpaceFileBacklinksQueryKey,
  listSpaceLinksQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { listSpaceFileBacklinks, listSpaceLinks } from '../../client/sdk.gen.ts'
import { atPage, paging } from '../api/paging.ts'
import type { LinkView } from './link-words.ts'

/** The links of a space, a screen at a time; undefined lists those of every status. */
export const linksOptions = (space: string, view: LinkView | undefined) => {
  const path = { spaceId: space }
  const query = view === undefined ? {} : view === 'ignored' ? { ignored: true } : { status: view }
  return infiniteQueryOptions({
    queryKey: [...listSpaceLinksQueryKey({ path, query }), 'in pages'] as readonly unknown[],
    queryFn: async ({ signal, pageParam }) =>
      (
        await listSpaceLinks({
          path,
          query: { ...query, limit: 100, ...atPage(pageParam) },
          signal,
          throwOnError: true,
        })
      ).data,
    ...paging,
  })
}

/** Where a file is used. */
export const fileUsesOptions = (space: string, file: string) => {
  const path = { spaceId: space, fileId: file }
  return infiniteQueryOptions({
    queryKey: [...listSpaceFileBacklinksQueryKey({ path }), 'in pages'] as readonly unknown[],
    queryFn: async ({ signal, pageParam }) =>
      (
        await listSpaceFileBacklinks({
          path,
          query: { limit: 50, ...atPage(pageParam) },
          signal,
          throwOnError: true,
        })
      ).data,
    ...paging,
  })
}
