import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { publishIntegrationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Integration, Organization } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { showToast } from '../../ui/toast.ts'
import { DeclarationFields } from './declaration-fields.tsx'
import { DryRun } from './dry-run.tsx'
import { GeneralFields } from './general-fields.tsx'
import {
  emptyPublication,
  publicationBody,
  PublicationForm,
  publicationOfIntegration,
  type PublicationValues,
} from './publication-form.ts'
import { PublishingGuide } from './publishing-guide.tsx'
import { sampleIntegration } from './sample-integration.ts'
import { ScopeChecklist } from './scope-checklist.tsx'
import { ScriptField } from './script-field.tsx'
import { SecretFields } from './secret-fields.tsx'

export interface PublishScreenProps {
  readonly org: string
  readonly organization: Pick<Organization, 'id' | 'title'>
  /** The published integration, for a new version of it. */
  readonly former: Integration | undefined
}

/** Publishes an integration, or a new version of one, from the browser. */
export function PublishScreen({ org, organization, former }: PublishScreenProps) {
  const form = useContractForm(
    PublicationForm,
    former === undefined ? emptyPublication : publicationOfIntegration(former),
  )
  const publish = usePublish(org)
  const submit = (values: PublicationValues): void =>
    publish.mutate({
      path: { integrationName: values.name },
      body: publicationBody(values, former?.owner.id ?? organization.id, former),
    })
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">
          {former === undefined ? 'New integration' : `New version of ${former.title}`}
        </h1>
        {former === undefined && (
          <Button icon={Sparkles} onClick={() => form.reset(sampleIntegration, { keepDefaultValues: true })}>
            Use sample integration
          </Button>
        )}
      </div>
      <details>
        <summary className="w-fit py-1 text-ink-soft">Publish from the command line instead</summary>
        <div className="pt-3">
          <PublishingGuide />
        </div>
      </details>
      {former !== undefined && (
        <Note>
          The script of the published version is not shown here: paste the whole script. Secrets stay as they
          are unless you enter new ones.
        </Note>
      )}
      <FormPage
        form={form}
        onSubmit={submit}
        pending={publish.isPending}
        error={publish.error}
        submitLabel={former === undefined ? 'Publish' : 'Publish new version'}
      >
        <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
            <Section title="General">
              <GeneralFields form={form} former={former} />
            </Section>
            <Section title="Permissions" lead="Administrators agree to these when they install it.">
              <ScopeChecklist form={form} />
            </Section>
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
            <Section title="Code">
              <ScriptField form={form} />
            </Section>
            <Section title="Dry run" lead="Runs the script once with a made-up event. Nothing is published.">
              <DryRun org={org} form={form} />
            </Section>
            <Section title="Blocks and configuration">
              <DeclarationFields form={form} />
            </Section>
            <Section
              title="Secrets"
              lead="Passed to the script in its environment. They are never shown again."
            >
              <SecretFields form={form} stored={former?.secretNames ?? []} />
            </Section>
          </div>
        </div>
      </FormPage>
    </div>
  )
}

const usePublish = (org: string) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    ...publishIntegrationMutation(),
    onSuccess: async ({ name, title, version }) => {
      void showToast({ text: `Published ${title}, version ${version}` })
      await invalidateAfter(client, ['integration.published'], {})
      await navigate({ to: '/o/$org/integrations/$name', params: { org, name } })
    },
  })
}
