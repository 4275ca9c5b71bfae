import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateInstallationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'

export interface PauseDialogProps {
  readonly integration: Pick<Integration, 'name' | 'title'>
  readonly installation: Pick<Installation, 'id' | 'status' | 'pausedReason'>
  readonly onClose: () => void
}

/** Pauses an installation, or resumes it. */
export function PauseDialog({ integration: { name, title }, installation, onClose }: PauseDialogProps) {
  const client = useQueryClient()
  const isPaused = installation.status === 'paused'
  const update = useMutation({
    ...updateInstallationMutation(),
    onSuccess: () => {
      onClose()
      void showToast({ text: isPaused ? `Resumed ${title}` : `Paused ${title}` })
      return invalidateAfter(client, ['integration.paused'], {})
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isPaused ? `Resume ${title}?` : `Pause ${title}?`}
      confirmLabel={isPaused ? 'Resume' : 'Pause'}
      busy={update.isPending}
      error={<FormError error={update.error} />}
      onConfirm={() =>
        update.mutate({
          path: { integrationName: name, installationId: installation.id },
          body: { paused: !isPaused },
        })
      }
    >
      {isPaused
        ? `${installation.pausedReason ?? 'Paused by an administrator.'} Its blocks and scripts run again, and it receives events from now on. Events that it missed are not sent.`
        : 'It receives no events, and its blocks and scripts stop running. Its configuration stays.'}
    </ConfirmDialog>
  )
}
