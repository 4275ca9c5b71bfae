/** Queries of the timeline. Keys start with the operation's key, so that events invalidate them. */
import { queryOptions } from '@tanstack/react-query'
import { listChangeRequestTimelineQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { listChangeRequestTimeline } from '../../../client/sdk.gen.ts'
import type { TimelineEntry } from '../../../client/types.gen.ts'
import { allOf } from '../../api/paging.ts'
import { changePath, type ChangePlace } from '../review-queries.ts'

export type EntryOf<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { readonly kind: Kind }>

/** The whole timeline, oldest first. */
export const timelineOptions = (place: ChangePlace) => {
  const path = changePath(place)
  return queryOptions({
    queryKey: [...listChangeRequestTimelineQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly TimelineEntry[]> =>
      allOf(listChangeRequestTimeline, { path, signal }),
  })
}

/** Where a change request came from and where it went: its latest entries of the kinds `merged` and `reverted`, and its creation. */
export const originOptions = (place: ChangePlace) => {
  const path = changePath(place)
  const query = { kind: ['created', 'merged', 'reverted'] as ('created' | 'merged' | 'reverted')[] }
  return queryOptions({
    queryKey: listChangeRequestTimelineQueryKey({ path, query }) as readonly unknown[],
    queryFn: async ({ signal }) => {
      const { items } = (await listChangeRequestTimeline({ path, query, signal, throwOnError: true })).data
      const last = <Kind extends TimelineEntry['kind']>(kind: Kind): EntryOf<Kind> | undefined =>
        items.findLast((entry): entry is EntryOf<Kind> => entry.kind === kind)
      return { created: last('created'), merged: last('merged'), reverted: last('reverted') }
    },
  })
}
