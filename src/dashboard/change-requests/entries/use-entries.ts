import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { changeEntries, type ChangeEntry } from './change-entries.ts'
import { changesOptions } from '../change-queries.ts'

export interface Entries {
  /** Undefined until the first of them are there. */
  readonly entries: readonly ChangeEntry[] | undefined
  readonly loadingMore: boolean
  /** What kept the first of them from coming. */
  readonly error: unknown
  readonly retry: () => void
}

/** Everything that a change request changes, a thousand at a time until all is there. */
export const useEntries = (change: ChangeRequest): Entries => {
  const changes = useInfiniteQuery(changesOptions(change))
  const { data, error, hasNextPage, isFetching, fetchNextPage } = changes
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  const entries = useMemo(
    () => (data === undefined ? undefined : changeEntries(data.pages.flatMap(({ changes: some }) => some))),
    [data],
  )
  return {
    entries,
    loadingMore: hasNextPage,
    error: entries === undefined ? error : null,
    retry: () => void changes.refetch(),
  }
}
