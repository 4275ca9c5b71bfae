import { useMutation, useQueryClient } from '@tanstack/react-query'
import { uninstallFromSite, uninstallFromSpace } from '../../../client/sdk.gen.ts'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { removalEffects } from './uninstall-effects.ts'
import type { TargetKind } from './pickable-target.ts'
import type { TargetRow } from './target-rows.ts'

export interface TargetDialogProps {
  readonly kind: TargetKind
  readonly integration: Integration
  readonly installation: Installation
  readonly row: TargetRow
  readonly onClose: () => void
}

/** Removes an integration from one space or site. */
export function RemoveTargetDialog({ kind, integration, installation, row, onClose }: TargetDialogProps) {
  const client = useQueryClient()
  const path = { integrationName: integration.name, installationId: installation.id }
  const remove = useMutation({
    mutationFn: async () => {
      if (kind === 'space')
        await uninstallFromSpace({ path: { ...path, spaceId: row.id }, throwOnError: true })
      else await uninstallFromSite({ path: { ...path, siteId: row.id }, throwOnError: true })
    },
    onSuccess: () => {
      onClose()
      return invalidateAfter(client, ['integration.uninstalled', 'integration.configured'], {})
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${integration.title} from ${row.name}?`}
      confirmLabel="Remove"
      danger
      busy={remove.isPending}
      error={<FormError error={remove.error} />}
      onConfirm={() => remove.mutate()}
    >
      <ul className="list-disc pl-5">
        {removalEffects(integration, kind).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
