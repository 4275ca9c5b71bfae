import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { changeEntries, type ChangeEntry } from './change-entries.ts'
import { changesOptions } from '../change-queries.ts'

export interface Entries {
  /** Undefined until the first page of the list is loaded. */
  readonly entries: readonly ChangeEntry[] | undefined
  readonly loadingMore: boolean
  /** The error of loading the first page of the list. */
  readonly error: unknown
  readonly retry: () => void
}

/** All changes of a change request, loaded in pages of a thousand. */
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
