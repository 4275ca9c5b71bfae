/** Since when the difference is told: since the person's last review when there is one, else from the start. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChangeRequest, ContentChange, Viewed } from '../../../client/types.gen.ts'
import { changeEntries, type ChangeEntry } from '../entries/change-entries.ts'
import { sinceOptions } from '../change-queries.ts'

export interface Since {
  /** The revision that the head is compared with. */
  readonly from: string
  /** What there is to see; undefined while it is being asked for. */
  readonly entries: readonly ChangeEntry[] | undefined
  /** The review that it is told since; undefined for the whole. */
  readonly review: Viewed['lastReview']
  /** There is a review of an earlier state, so that one can choose. */
  readonly choice: Viewed['lastReview']
}

/**
 * Only what the change request itself changes is told, even where an update brought more from main in the meantime.
 * `whole` are the entries from the start.
 */
export const useSince = (
  change: ChangeRequest,
  last: Viewed['lastReview'],
  start: boolean,
  whole: readonly ChangeEntry[] | undefined,
): Since => {
  const choice = last !== undefined && last.revision !== change.revision ? last : undefined
  const review = start ? undefined : choice
  const { data, error } = useQuery({
    ...sinceOptions(change.space, review?.revision ?? '', change.revision),
    enabled: review !== undefined,
  })
  const entries = useMemo(() => {
    if (review === undefined) return whole
    if (data === undefined || whole === undefined) return undefined
    const own = new Set(whole.map(({ id }) => id))
    const moved = new Set(whole.flatMap((one) => (one.kind === 'page' && one.moved ? [one.id] : [])))
    // What main moved is in the comparison too, and nothing that this change request did.
    const isOwn = (change: ContentChange): boolean =>
      change.type !== 'page_moved' || moved.has(change.page.id)
    return changeEntries(data.filter(isOwn)).filter(({ id }) => own.has(id))
  }, [review, data, whole])
  // An old revision that cannot be compared any more must not hide the change.
  if (error !== null)
    return { from: change.revisionMergedAncestor, entries: whole, review: undefined, choice: undefined }
  return { from: review?.revision ?? change.revisionMergedAncestor, entries, review, choice }
}
