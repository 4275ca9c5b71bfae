import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { unpublishIntegrationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'

export interface UnpublishDialogProps {
  readonly org: string
  readonly integration: Pick<Integration, 'name' | 'title'>
  readonly onClose: () => void
}

/** Unpublishes an integration for everyone who installed it. */
export function UnpublishDialog({ org, integration, onClose }: UnpublishDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unpublish = useMutation({
    ...unpublishIntegrationMutation(),
    onSuccess: async () => {
      onClose()
      await navigate({ to: '/o/$org/integrations', params: { org } })
      void showToast({ text: `Unpublished ${integration.title}` })
      return invalidateAfter(client, ['integration.unpublished'], {})
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Unpublish ${integration.title}?`}
      confirmLabel="Unpublish"
      danger
      typedName={integration.name}
      busy={unpublish.isPending}
      error={<FormError error={unpublish.error} />}
      onConfirm={() => unpublish.mutate({ path: { integrationName: integration.name } })}
    >
      It is uninstalled from every organization, and its versions, secrets, and events are deleted. Blocks
      that it rendered stay on their pages as placeholders. You can’t undo this.
    </ConfirmDialog>
  )
}
