/** Queries of content sources. Keys start as those of the operations, so that events invalidate them. */
import { queryOptions } from '@tanstack/react-query'
import {
  listApiSpecsQueryKey,
  listContentSourcesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listApiSpecs, listContentSources, previewComputedPages } from '../../../client/sdk.gen.ts'
import type { ComputedSource } from '../../../client/types.gen.ts'
import { allOf } from '../../api/paging.ts'

/** The content sources of the integrations that are installed in a space. */
export const contentSourcesOptions = (spaceId: string) =>
  queryOptions({
    queryKey: [...listContentSourcesQueryKey({ path: { spaceId } }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listContentSources, { path: { spaceId }, signal }),
  })

/** The specifications that references can be made from. */
export const hostedSpecsOptions = (organizationId: string) =>
  queryOptions({
    queryKey: [...listApiSpecsQueryKey({ path: { organizationId } }), 'hosted'] as readonly unknown[],
    queryFn: async ({ signal }) => {
      const all = await allOf(listApiSpecs, { path: { organizationId }, signal })
      return all.filter(({ lastVersion }) => lastVersion !== undefined)
    },
  })

/** The pages that a source would generate. Asked for again with each new configuration. */
export const sourcePreviewOptions = (spaceId: string, source: ComputedSource) =>
  queryOptions({
    queryKey: ['preview of a content source', spaceId, source] as readonly unknown[],
    queryFn: async ({ signal }) => {
      const { data } = await previewComputedPages({
        path: { spaceId },
        body: { source },
        signal,
        throwOnError: true,
      })
      return data.pages
    },
    retry: false,
    gcTime: 0,
  })
