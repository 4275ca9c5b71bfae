/** The tree of pages as it is shown: the outline of the API with the paths that follow from its slugs. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  getRevisionOutlineQueryKey,
  getSpaceOutlineQueryKey,
  listRevisionPagePlacesQueryKey,
  listSpacePagePlacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import {
  getRevisionOutline,
  getSpaceOutline,
  listRevisionPagePlaces,
  listSpacePagePlaces,
} from '../../../client/sdk.gen.ts'
import type { Outline, OutlinePage, PagePlace } from '../../../client/types.gen.ts'
import { mostIdsInQuery } from '../../../contract/wire/batch-limits.ts'

export interface SpaceRevision {
  readonly space: string
  /** Absent: the current revision. */
  readonly revision?: string | undefined
}

export interface TreePage extends Omit<OutlinePage, 'pages'> {
  /** Slugs from the root, joined by `/`; empty for the home page of the space. Links have none. */
  readonly path?: string
  readonly pages: readonly TreePage[]
}

/** The pages of an outline, from the roots. */
export const treePages = ({ home, pages }: Outline): readonly TreePage[] => {
  const placed = (siblings: readonly OutlinePage[], above: string): readonly TreePage[] =>
    siblings.map(({ pages: below = [], ...page }): TreePage => {
      if (page.slug === undefined) return { ...page, pages: [] }
      const path = above === '' ? page.slug : `${above}/${page.slug}`
      return { ...page, path: page.id === home ? '' : path, pages: placed(below, path) }
    })
  return placed(pages, '')
}

/** Milliseconds between requests while a content source has not answered. */
export const pendingInterval = 3000

const isPending = ({ computedStatus, pages }: TreePage): boolean =>
  computedStatus?.state === 'pending' || pages.some(isPending)

/** Events invalidate the operation, and with it each tree of the current revision, whole or in part. */
const outlineKey = ({ space, revision }: SpaceRevision): readonly unknown[] =>
  revision === undefined
    ? getSpaceOutlineQueryKey({ path: { spaceId: space } })
    : getRevisionOutlineQueryKey({ path: { spaceId: space, revisionId: revision } })

const readOutline = async (
  { space, revision }: SpaceRevision,
  query: { readonly open?: string },
  signal: AbortSignal,
): Promise<readonly TreePage[]> => {
  const { data } = await (revision === undefined
    ? getSpaceOutline({ path: { spaceId: space }, query, signal, throwOnError: true })
    : getRevisionOutline({
        path: { spaceId: space, revisionId: revision },
        query,
        signal,
        throwOnError: true,
      }))
  return treePages(data)
}

/** Default staleness for the current revision; pinned revisions never become stale. */
export const freshness = (revision: string | undefined) =>
  revision === undefined ? {} : { staleTime: Infinity }

/** The whole tree of a space, from the roots. */
export const pageTreeOptions = (revision: SpaceRevision) =>
  queryOptions({
    queryKey: outlineKey(revision),
    queryFn: ({ signal }) => readOutline(revision, {}, signal),
    ...freshness(revision.revision),
    // No event tells of it.
    refetchInterval: ({ state }) => state.data?.some(isPending) === true && pendingInterval,
  })

const isWhole = (pages: readonly TreePage[]): boolean =>
  pages.every(({ hasPages, pages: below }) => hasPages !== true && isWhole(below))

/** What a tree shows of a space while these pages are expanded. A small space is whole. */
export const partialTreeOptions = (revision: SpaceRevision, open: readonly string[]) =>
  queryOptions({
    queryKey: [...outlineKey(revision), 'in part', ...open],
    queryFn: async ({ signal, client }) => {
      const pages = await readOutline(revision, { open: open.join(',') }, signal)
      const whole = isWhole(pages)
      if (whole) client.setQueryData(pageTreeOptions(revision).queryKey, pages)
      return { pages, isWhole: whole }
    },
    ...freshness(revision.revision),
    refetchInterval: ({ state }) => state.data?.pages.some(isPending) === true && pendingInterval,
  })

/** Whether the whole tree is known, a part of it, or nothing. */
export const knownTree = (client: QueryClient, revision: SpaceRevision): 'whole' | 'part' | 'none' => {
  const { queryKey } = pageTreeOptions(revision)
  if (client.getQueryData(queryKey) !== undefined) return 'whole'
  return client.getQueriesData({ queryKey }).some(([, data]) => data !== undefined) ? 'part' : 'none'
}

const readPlaces = async (
  { space, revision }: SpaceRevision,
  pages: readonly string[],
  signal: AbortSignal,
): Promise<readonly PagePlace[]> => {
  const query = { pages: pages.join(',') }
  const { data } = await (revision === undefined
    ? listSpacePagePlaces({ path: { spaceId: space }, query, signal, throwOnError: true })
    : listRevisionPagePlaces({
        path: { spaceId: space, revisionId: revision },
        query,
        signal,
        throwOnError: true,
      }))
  return data.places
}

const placesKey = ({ space, revision }: SpaceRevision, pages: readonly string[]): readonly unknown[] => {
  const query = { pages: pages.join(',') }
  return revision === undefined
    ? listSpacePagePlacesQueryKey({ path: { spaceId: space }, query })
    : listRevisionPagePlacesQueryKey({ path: { spaceId: space, revisionId: revision }, query })
}

/** Where pages stand in the tree; those that do not exist are left out. */
export const pagePlacesOptions = (revision: SpaceRevision, pages: readonly string[]) =>
  queryOptions({
    queryKey: placesKey(revision, pages),
    queryFn: async ({ signal }): Promise<readonly PagePlace[]> => {
      const places: PagePlace[] = []
      for (let from = 0; from < pages.length; from += mostIdsInQuery)
        places.push(...(await readPlaces(revision, pages.slice(from, from + mostIdsInQuery), signal)))
      return places
    },
    ...freshness(revision.revision),
  })
