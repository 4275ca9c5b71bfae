import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateSiteInstallation, updateSpaceInstallation } from '../../../client/sdk.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { hasProperties } from '../configuration/configuration-fields.ts'
import { ConfigurationForm } from '../configuration/configuration-form.tsx'
import type { ConfigurationContext } from '../contentkit/configuration-component.tsx'
import { OwnForm } from '../configuration/own-form.tsx'
import type { TargetDialogProps } from './remove-target-dialog.tsx'

/** Configures an integration in one space or site. */
export function TargetConfigurationDialog(props: TargetDialogProps) {
  const { kind, integration, installation, row, onClose } = props
  const client = useQueryClient()
  const path = { integrationName: integration.name, installationId: installation.id }
  const saved = async (): Promise<void> => {
    void showToast({ text: 'Configuration saved' })
    // Opened again, the form starts with what the list holds.
    await invalidateAfter(client, ['integration.configured'], {})
    onClose()
  }
  const update = useMutation({
    mutationFn: async (configuration: Record<string, unknown>) => {
      const body = { configuration }
      const { data } =
        kind === 'space'
          ? await updateSpaceInstallation({ path: { ...path, spaceId: row.id }, body, throwOnError: true })
          : await updateSiteInstallation({ path: { ...path, siteId: row.id }, body, throwOnError: true })
      return data.configuration
    },
    onSuccess: saved,
  })
  const declared = integration.configurations?.[kind]
  const context: ConfigurationContext =
    kind === 'space'
      ? { type: 'configuration_space', spaceId: row.id }
      : { type: 'configuration_site', siteId: row.id }
  return (
    <Dialog open onOpenChange={onClose} title={`${integration.title} in ${row.name}`}>
      <div className="pb-4">
        {declared === undefined ? (
          <p className="text-ink-soft">There is nothing to configure here.</p>
        ) : hasProperties(declared) ? (
          <ConfigurationForm
            configuration={declared}
            integration={integration.name}
            context={context}
            stored={row.configuration}
            endpoint={row.endpoint}
            disabledReason={undefined}
            onSave={(configuration) => update.mutateAsync(configuration)}
            pending={update.isPending}
            error={update.error}
          />
        ) : (
          <OwnForm
            integration={integration.name}
            componentId={declared.componentId}
            context={context}
            props={{
              installation: { configuration: installation.configuration },
              [`${kind}Installation`]: { configuration: row.configuration },
            }}
            onSaved={saved}
          />
        )}
      </div>
    </Dialog>
  )
}
