import { useMutation, useQueryClient } from '@tanstack/react-query'
import { developIntegrationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Integration } from '../../../client/types.gen.ts'
import { IntegrationDevelopment } from '../../../contract/integrations/schemas.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'

export interface DevelopmentScreenProps {
  readonly integration: Pick<Integration, 'name' | 'development'>
}

/** Forwarding the events of an integration to the machine of its developer. */
export function DevelopmentScreen({ integration }: DevelopmentScreenProps) {
  const { development } = integration
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-8">
      <Section
        title="Development mode"
        lead="Events go to your machine instead of the published script, with tokens and secrets. It ends automatically after 8 hours, or when your machine stops answering."
      >
        {development === undefined ? (
          <StartForm name={integration.name} />
        ) : (
          <p>
            Started <RelativeTime at={development.startedAt} />.
          </p>
        )}
      </Section>
      <Section
        title="From the command line"
        lead="The command opens a tunnel, turns development mode on, and ends it when you stop the command."
      >
        <CodeBlock label="Command" code="npx @gitbook/cli dev" />
      </Section>
    </div>
  )
}

function StartForm({ name }: { readonly name: string }) {
  const client = useQueryClient()
  const form = useContractForm(IntegrationDevelopment, { tunnelUrl: '', all: false })
  const start = useMutation({
    ...developIntegrationMutation(),
    onSuccess: () => invalidateAfter(client, ['integration.development-started'], {}),
  })
  return (
    <FormPage
      form={form}
      onSubmit={(body) => start.mutate({ path: { integrationName: name }, body })}
      pending={start.isPending}
      error={start.error}
      submitLabel="Start development mode"
      disabledReason={form.watch('tunnelUrl') === '' ? 'Enter the tunnel URL first.' : undefined}
    >
      <FormTextField
        form={form}
        name="tunnelUrl"
        label="Tunnel URL"
        hint="The public address of the script that runs on your machine, such as https://example.trycloudflare.com."
        counted={false}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <Checkbox
        label="Forward events of all organizations"
        hint="Otherwise only events of the organization that owns the integration."
        checked={form.watch('all') === true}
        onCheckedChange={(all) => form.setValue('all', all, { shouldDirty: true })}
      />
    </FormPage>
  )
}
