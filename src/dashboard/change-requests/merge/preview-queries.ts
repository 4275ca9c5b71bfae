/** What would happen, asked of the service before it happens. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewChangeRequestQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { previewChangeRequest } from '../../../client/sdk.gen.ts'
import type { ChangeRequest, MergePreview } from '../../../client/types.gen.ts'

export type PreviewOf = MergePreview['of']

/** Pages listed in a sheet; the count says how many there are. */
const listed = 50

/** Of fixed heads: when main or the change moves it is another question. `main` is the head of the space. */
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
  /** The last one that came; while another is made it stays. */
  readonly data: MergePreview | undefined
  readonly error: unknown
  /** Made from heads that have moved since; a new one is on its way. */
  readonly stale: boolean
  /** When main moved under the open sheet, and the preview was made again. */
  readonly moved: string | undefined
  readonly retry: () => void
}

/** The preview of an open sheet. Opened again it begins anew. */
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
