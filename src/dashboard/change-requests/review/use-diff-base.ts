/** The base of the diff: the user's last review if there is one, otherwise the start. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChangeRequest, ContentChange, Viewed } from '../../../client/types.gen.ts'
import { changeEntries, type ChangeEntry } from '../entries/change-entries.ts'
import { revisionChangesOptions } from '../change-queries.ts'

export interface DiffBase {
  /** The revision to compare with. */
  readonly from: string
  /** The changes; undefined while loading. */
  readonly entries: readonly ChangeEntry[] | undefined
  /** The review it starts at; undefined for the whole diff. */
  readonly review: Viewed['lastReview']
  /** A review of an earlier state exists, so the user can choose. */
  readonly choice: Viewed['lastReview']
}

/**
 * Shows only changes of the change request itself, even if an update brought in more from main. `whole` are the entries
 * from the start.
 */
export const useDiffBase = (
  change: ChangeRequest,
  last: Viewed['lastReview'],
  start: boolean,
  whole: readonly ChangeEntry[] | undefined,
): DiffBase => {
  const choice = last !== undefined && last.revision !== change.revision ? last : undefined
  const review = start ? undefined : choice
  const { data, error } = useQuery({
    ...revisionChangesOptions(change.space, review?.revision ?? '', change.revision),
    enabled: review !== undefined,
  })
  const entries = useMemo(() => {
    if (review === undefined) return whole
    if (data === undefined || whole === undefined) return undefined
    const changedIds = new Set(whole.map(({ id }) => id))
    const moved = new Set(whole.flatMap((one) => (one.kind === 'page' && one.moved ? [one.id] : [])))
    // Moves on main are in the comparison too, but are not changes of this change request.
    const isOfChangeRequest = (change: ContentChange): boolean =>
      change.type !== 'page_moved' || moved.has(change.page.id)
    return changeEntries(data.filter(isOfChangeRequest)).filter(({ id }) => changedIds.has(id))
  }, [review, data, whole])
  // An old revision that can no longer be compared must not hide the changes.
  if (error !== null)
    return { from: change.revisionMergedAncestor, entries: whole, review: undefined, choice: undefined }
  return { from: review?.revision ?? change.revisionMergedAncestor, entries, review, choice }
}
