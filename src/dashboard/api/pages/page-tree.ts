/** The tree of pages as it is shown: the outline of the API with the paths that follow from its slugs. */
import { queryOptions } from '@tanstack/react-query'
import {
  getRevisionOutlineQueryKey,
  getSpaceOutlineQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { getRevisionOutline, getSpaceOutline } from '../../../client/sdk.gen.ts'
import type { Outline, OutlinePage } from '../../../client/types.gen.ts'

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

/** The tree of a space, from the roots. Its key is the operation's, so that events invalidate the current revision. */
export const pageTreeOptions = ({ space, revision }: SpaceRevision) => {
  const path = revision === undefined ? undefined : { spaceId: space, revisionId: revision }
  return queryOptions({
    queryKey: [
      ...(path === undefined
        ? getSpaceOutlineQueryKey({ path: { spaceId: space } })
        : getRevisionOutlineQueryKey({ path })),
    ] as readonly unknown[],
    queryFn: async ({ signal }): Promise<readonly TreePage[]> => {
      const { data } = await (path === undefined
        ? getSpaceOutline({ path: { spaceId: space }, signal, throwOnError: true })
        : getRevisionOutline({ path, signal, throwOnError: true }))
      return treePages(data)
    },
    ...(revision !== undefined && { staleTime: Infinity }),
    // No event tells of it.
    refetchInterval: ({ state }) => state.data?.some(isPending) === true && pendingInterval,
  })
}
