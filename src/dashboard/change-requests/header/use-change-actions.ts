import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  mergeChangeRequestMutation,
  revertChangeRequestMutation,
  updateChangeRequestMutation,
  updateFromMainMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, ChangeRequestUpdate, Space } from '../../../client/types.gen.ts'
import { showToast } from '../../ui/toast.ts'
import { previewOptions, type PreviewOf } from '../merge/preview-queries.ts'
import { changePath } from '../review-queries.ts'
import { useChangeRefresh } from '../use-change-refresh.ts'
import { useReviewRefresh } from '../use-review-refresh.ts'

/**
 * The actions in the header of a change request. Updating, merging and reverting are confirmed in a dialog with a
 * preview; `previewed` is the action whose dialog is open.
 */
export const useChangeActions = (org: string, space: Space, change: ChangeRequest) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const refresh = useChangeRefresh(change)
  const refreshReview = useReviewRefresh(change)
  const [previewed, setPreviewed] = useState<PreviewOf>()
  const closePreview = (): void => setPreviewed(undefined)
  const path = changePath(change)
  const params = { org, space: space.id, number: String(change.number) }
  const toConflicts = (): void => void navigate({ to: '/o/$org/s/$space/changes/$number/conflicts', params })

  const edit = useMutation({ ...updateChangeRequestMutation(), onSuccess: refresh })
  const update = useMutation({
    ...updateFromMainMutation(),
    onSuccess: async ({ result, revision }) => {
      closePreview()
      await refresh()
      if (result === 'conflicts') return toConflicts()
      void showToast({
        text: revision === change.revision ? 'Already up to date with main' : 'Updated from main',
      })
      return undefined
    },
  })
  const merge = useMutation({
    ...mergeChangeRequestMutation(),
    onSuccess: async ({ result }) => {
      closePreview()
      await refresh()
      if (result === 'conflicts') toConflicts()
    },
    // It may have been edited, or somebody objected: refetch what is shown.
    onError: refreshReview,
  })
  const revert = useMutation({
    ...revertChangeRequestMutation(),
    onSuccess: async ({ number }) => {
      closePreview()
      await refresh()
      void showToast({ text: `Created change request #${number} to revert #${change.number}` })
      await navigate({
        to: '/o/$org/s/$space/changes/$number/diff',
        params: { ...params, number: String(number) },
      })
    },
  })
  return {
    edit,
    update,
    merge,
    revert,
    save: (body: ChangeRequestUpdate, done?: () => void): void =>
      edit.mutate({ path, body }, done === undefined ? {} : { onSuccess: done }),
    updateNow: (): void => update.mutate({ path }),
    /** `objections`: the key of those that the user has seen and overrides. */
    mergeNow: (objections: string): void =>
      merge.mutate({ path, query: { ifRevision: change.revision, objections } }),
    revertNow: (): void => revert.mutate({ path }),
    previewed,
    /** Opens the dialog of an action; its preview is requested beforehand. */
    openPreview: (of: PreviewOf): void => {
      for (const action of [update, merge, revert]) action.reset()
      void client.prefetchQuery(previewOptions(change, space.revision, of))
      setPreviewed(of)
    },
    closePreview,
  }
}
export type ChangeActions = ReturnType<typeof useChangeActions>
