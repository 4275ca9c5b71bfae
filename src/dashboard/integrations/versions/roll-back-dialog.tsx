import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restoreIntegrationVersionMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Integration, IntegrationVersion } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'

export interface RollBackDialogProps {
  readonly integration: Pick<Integration, 'name' | 'title'>
  readonly version: Pick<IntegrationVersion, 'version'>
  readonly onClose: () => void
}

/** Publishes a kept version again, as the newest one. */
export function RollBackDialog({ integration, version: { version }, onClose }: RollBackDialogProps) {
  const client = useQueryClient()
  const restore = useMutation({
    ...restoreIntegrationVersionMutation(),
    onSuccess: () => {
      onClose()
      void showToast({ text: `Rolled back to version ${version}` })
      return invalidateAfter(client, ['integration.published'], {})
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Roll back to version ${version}?`}
      confirmLabel="Roll back"
      busy={restore.isPending}
      error={<FormError error={restore.error} />}
      onConfirm={() =>
        restore.mutate({ path: { integrationName: integration.name, versionId: String(version) } })
      }
    >
      The script and manifest of version {version} are published again as a new version. Every installation
      runs it from its next event on. Secrets and configurations stay as they are.
    </ConfirmDialog>
  )
}
