import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { listChangeRequestsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { createChangeRequest, restoreRevision, writeChangeRequestContent } from '../../../client/sdk.gen.ts'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { subjectNaming } from '../../../contract/change-requests/limits.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/toast.ts'

export interface RestoreButtonProps {
  readonly space: string
  readonly revision: string
  /** Restores only this page; without it the whole space. */
  readonly page?: { readonly id: string; readonly title: string } | undefined
  /** Whether the user may propose changes to the space. */
  readonly allowed: boolean
  readonly onCreated: (number: number) => void
}

/** Creates a change request that restores one page and leaves everything else as it is. */
const restorePage = async (
  space: string,
  revision: string,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<ChangeRequest> => {
  const path = { spaceId: space }
  const subject = subjectNaming('Restore', title)
  const { data: change } = await createChangeRequest({ path, body: { subject }, throwOnError: true })
  await writeChangeRequestContent({
    path: { ...path, changeRequestId: change.id },
    body: { changes: [{ operation: 'revert_page', page: id, revision }] },
    throwOnError: true,
  })
  return change
}

/** Creates a change request that restores a revision. Nothing changes until it is merged. */
export function RestoreButton({ space, revision, page, allowed, onCreated }: RestoreButtonProps) {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: async () =>
      page === undefined
        ? (
            await restoreRevision({
              path: { spaceId: space, revisionId: revision },
              throwOnError: true,
            })
          ).data
        : restorePage(space, revision, page),
    onSuccess: ({ number }) => {
      onCreated(number)
      return client.invalidateQueries({
        queryKey: listChangeRequestsQueryKey({ path: { spaceId: space } }),
      })
    },
    onError: (error) => {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
  })
  return (
    <Button
      variant="quiet"
      icon={Undo2}
      busy={restore.isPending}
      disabledReason={
        allowed ? undefined : 'You need the Editor role in this space. Ask a space administrator.'
      }
      onClick={() => restore.mutate()}
    >
      {page === undefined ? 'Restore' : 'Restore this page'}
    </Button>
  )
}
