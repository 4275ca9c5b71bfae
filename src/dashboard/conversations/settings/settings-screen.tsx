import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { z } from 'zod'
import {
  clusterConversationIssuesMutation,
  removeSampleConversationsMutation,
  updateConversationSettingsMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { ConversationSettingsUpdate } from '../../../contract/conversations/schemas.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { showToast } from '../../ui/toast.ts'
import { overviewOptions, settingsOptions } from '../conversation-queries.ts'

const days = 'Enter a number of days from 0 to 365.'

/** A text field holds the number, so that it can be empty while it is typed. */
const SettingsForm = z.object({
  keepOriginals: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, { error: days })
    .transform(Number)
    .pipe(z.number().max(365, { error: days })),
})

/** How long originals are kept, when clusters are computed, and the sample. */
export function SettingsScreen({ org }: { readonly org: string }) {
  const { data: overview } = useSuspenseQuery(overviewOptions(org))
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-8">
      <Originals org={org} />
      <Section
        title="Clusters"
        lead="Computed every night, and whenever a tenth of the issues is new. What people merged, split or renamed stays."
      >
        <Compute org={org} />
        {overview.clusteredAt !== undefined && (
          <p className="text-ink-soft">
            Last computed <RelativeTime at={overview.clusteredAt} />
          </p>
        )}
      </Section>
      {overview.sample && <Sample org={org} />}
    </div>
  )
}

function Originals({ org }: { readonly org: string }) {
  const client = useQueryClient()
  const { data: settings } = useSuspenseQuery(settingsOptions(org))
  const form = useContractForm(SettingsForm, { keepOriginals: String(settings.keepOriginals) })
  const save = useMutation({
    ...updateConversationSettingsMutation(),
    onSuccess: async ({ keepOriginals }) => {
      form.reset({ keepOriginals: String(keepOriginals) })
      void showToast({ text: 'Saved' })
      await invalidateAfter(client, ['conversations.settings-updated'], {})
    },
  })
  return (
    <Section
      title="Original texts"
      lead="Conversations are stored with personal data masked. The originals are kept apart, encrypted, and erased after this time."
    >
      <FormPage
        form={form}
        settings
        pending={save.isPending}
        error={save.error}
        submitLabel="Save"
        onSubmit={(values) =>
          save.mutate({
            path: { organizationId: org },
            body: ConversationSettingsUpdate.parse(values),
          })
        }
      >
        <FormTextField
          form={form}
          name="keepOriginals"
          label="Days that originals are kept"
          inputMode="numeric"
          counted={false}
          hint="0 never stores them. A shorter time erases older ones right away."
        />
      </FormPage>
    </Section>
  )
}

function Compute({ org }: { readonly org: string }) {
  const client = useQueryClient()
  const { data: overview } = useSuspenseQuery(overviewOptions(org))
  const compute = useMutation({
    ...clusterConversationIssuesMutation(),
    onSuccess: () => invalidateAfter(client, ['conversations.clustered'], {}),
  })
  return (
    <>
      <span>
        <Button
          busy={compute.isPending || overview.clustering}
          onClick={() => compute.mutate({ path: { organizationId: org } })}
        >
          {overview.clustering ? 'Computing clusters' : 'Compute now'}
        </Button>
      </span>
      <FormError error={compute.error} />
    </>
  )
}

function Sample({ org }: { readonly org: string }) {
  const client = useQueryClient()
  const remove = useMutation({
    ...removeSampleConversationsMutation(),
    onSuccess: async () => {
      void showToast({ text: 'Removed the sample conversations' })
      await invalidateAfter(client, ['conversation.deleted'], {})
    },
  })
  return (
    <Section title="Sample conversations" lead="They are made up. Remove them before you add your own.">
      <span>
        <Button busy={remove.isPending} onClick={() => remove.mutate({ path: { organizationId: org } })}>
          Remove sample conversations
        </Button>
      </span>
      <FormError error={remove.error} />
    </Section>
  )
}
