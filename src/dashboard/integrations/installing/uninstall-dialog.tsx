import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { uninstallIntegrationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { uninstallEffects } from './uninstall-effects.ts'

export interface UninstallDialogProps {
  readonly org: string
  readonly integration: Integration
  readonly installation: Installation
  readonly onClose: () => void
}

/** Uninstalls an integration from the organization, after listing what stops working. */
export function UninstallDialog({ org, integration, installation, onClose }: UninstallDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { name, title } = integration
  const uninstall = useMutation({
    ...uninstallIntegrationMutation(),
    onSuccess: async () => {
      onClose()
      void showToast({ text: `Uninstalled ${title}` })
      await navigate({ to: '/o/$org/integrations/$name', params: { org, name } })
      return invalidateAfter(client, ['integration.uninstalled'], {})
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Uninstall ${title}?`}
      confirmLabel="Uninstall"
      danger
      busy={uninstall.isPending}
      error={<FormError error={uninstall.error} />}
      onConfirm={() => uninstall.mutate({ path: { integrationName: name, installationId: installation.id } })}
    >
      <p>What stops working:</p>
      <ul className="mt-1 list-disc pl-5">
        {uninstallEffects(integration, installation).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
