import { useInfiniteQuery } from '@tanstack/react-query'
import { sitesOfInstallationOptions, spacesOfInstallationOptions } from '../integration-queries.ts'
import type { TargetKind } from './pickable-target.ts'
import { rowOfSite, rowOfSpace, type TargetRow } from './target-rows.ts'

export interface TargetRows {
  /** Undefined while loading. */
  readonly rows: readonly TargetRow[] | undefined
  readonly error: unknown
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

/** The spaces or sites of an installation, page by page. */
export const useTargetRows = (kind: TargetKind, name: string, installation: string): TargetRows => {
  const spaces = useInfiniteQuery({
    ...spacesOfInstallationOptions(name, installation),
    enabled: kind === 'space',
  })
  const sites = useInfiniteQuery({
    ...sitesOfInstallationOptions(name, installation),
    enabled: kind === 'site',
  })
  const list = kind === 'space' ? spaces : sites
  return {
    rows:
      kind === 'space'
        ? spaces.data?.pages.flatMap(({ items }) => items.map(rowOfSpace))
        : sites.data?.pages.flatMap(({ items }) => items.map(rowOfSite)),
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  }
}
