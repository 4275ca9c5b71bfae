/** Previews of actions from the service. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewChangeRequestQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { previewChangeRequest } from '../../../client/sdk.gen.ts'
import type { ChangeRequest, MergePreview } from '../../../client/types.gen.ts'

export type PreviewOf = MergePreview['of']

/** Maximum pages listed in a sheet; the count has the total. */
const listed = 50

/** A preview of fixed heads: if main or the change moves, it is another query. `main` is the head of the space. */
export const previewOptions = (
  { space, id, revision, revisionMergedAncestor }: ChangeRequest,
  main: string,
  of: PreviewOf,
) => {
  const path = { spaceId: space, changeRequestId: id }
  const query = { of, limit: listed }
  return queryOptions({
    queryKey: [
      ...previewChangeRequestQueryKey({ path, query }),
      main,
      revisionMergedAncestor,
      revision,
    ] as readonly unknown[],
    queryFn: async ({ signal }) =>
      (await previewChangeRequest({ path, query, signal, throwOnError: true })).data,
    placeholderData: keepPreviousData,
  })
}

export interface Preview {
  /** The latest result; it stays while a new one is computed. */
  readonly data: MergePreview | undefined
  readonly error: unknown
  /** Computed from outdated heads; a new one is loading. */
  readonly stale: boolean
  /** When main moved while the sheet was open and the preview was recomputed. */
  readonly moved: string | undefined
  readonly retry: () => void
}

/** The preview of an open sheet. Reopening starts over. */
export const usePreview = (change: ChangeRequest, main: string, of: PreviewOf, open: boolean): Preview => {
  const { data, error, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...previewOptions(change, main, of),
    enabled: open,
  })
  const [seen, setSeen] = useState({ open, main, moved: false })
  if (seen.open !== open) setSeen({ open, main, moved: false })
  else if (seen.main !== main) setSeen({ open, main, moved: open })
  return {
    data,
    error,
    stale: data !== undefined && (isPlaceholderData || data.main !== main),
    moved: seen.moved ? new Date(dataUpdatedAt).toISOString() : undefined,
    retry: () => void refetch(),
  }
}
