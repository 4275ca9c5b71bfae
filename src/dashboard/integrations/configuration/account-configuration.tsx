import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateInstallationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { showToast } from '../../ui/toast.ts'
import { hasProperties } from './configuration-fields.ts'
import { ConfigurationForm } from './configuration-form.tsx'
import { OwnForm } from './own-form.tsx'

export interface AccountConfigurationProps {
  readonly integration: Pick<Integration, 'name' | 'configurations' | 'target'>
  readonly installation: Installation
  readonly disabledReason: string | undefined
  readonly submitLabel?: string
  /** Called after the configuration was saved. */
  readonly onSaved?: () => void
}

/** The configuration of an integration for the whole organization. */
export function AccountConfiguration(props: AccountConfigurationProps) {
  const { integration, installation, disabledReason, submitLabel, onSaved } = props
  const client = useQueryClient()
  const saved = (): Promise<void> => {
    void showToast({ text: 'Configuration saved' })
    onSaved?.()
    return invalidateAfter(client, ['integration.configured'], {})
  }
  const update = useMutation({ ...updateInstallationMutation(), onSuccess: saved })
  const account = integration.configurations?.account
  const context = { type: 'configuration_account', organizationId: installation.target.organization } as const
  if (account === undefined)
    return (
      <EmptyState title="Nothing to configure for the organization">
        {integration.configurations === undefined
          ? 'This integration works without configuration.'
          : 'This integration is configured for each space or site.'}
      </EmptyState>
    )
  if (!hasProperties(account))
    return (
      <OwnForm
        integration={integration.name}
        componentId={account.componentId}
        context={context}
        props={{ installation: { configuration: installation.configuration } }}
        onSaved={saved}
      />
    )
  return (
    <ConfigurationForm
      configuration={account}
      integration={integration.name}
      context={context}
      stored={installation.configuration}
      endpoint={installation.urls.publicEndpoint}
      disabledReason={disabledReason}
      onSave={async (configuration) => {
        const path = { integrationName: integration.name, installationId: installation.id }
        return (await update.mutateAsync({ path, body: { configuration } })).configuration
      }}
      pending={update.isPending}
      error={update.error}
      {...(submitLabel !== undefined && { submitLabel })}
    />
  )
}
