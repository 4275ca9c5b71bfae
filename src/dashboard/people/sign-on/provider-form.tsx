import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createSamlProviderMutation,
  updateSamlProviderMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { SamlProvider, SamlProviderUpdate, SignOnSettings } from '../../../client/types.gen.ts'
import { roles, type Role } from '../../../contract/roles/roles.ts'
import { NewSamlProvider } from '../../../contract/people/sign-on-schemas.ts'
import { processError } from '../../api/process-error.ts'
import { wireBody } from '../../api/request-body.ts'
import { FormError } from '../../forms/form-error.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextArea } from '../../forms/form-text-area.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { showToast } from '../../ui/toast.ts'
import { MetadataImport } from './metadata-import.tsx'
import { choiceOf, roleOf, roleLabels, type RoleChoice } from '../role-labels.ts'
import { signOnChanged } from './sign-on-queries.ts'
import { validityOf } from './sign-on-text.ts'
import { TeamChoice } from '../teams/team-choice.tsx'

const fields = NewSamlProvider.pick({ label: true, entityID: true, ssoURL: true, certificate: true })

/** Signing in never makes anyone an administrator. */
const choices: readonly RoleChoice[] = ['guest', ...roles.filter((role) => role !== 'admin')]

export interface ProviderFormProps {
  readonly org: string
  /** Absent: a new one. */
  readonly provider: SamlProvider | undefined
  readonly certificates: SignOnSettings['providers'][number]['certificates']
  readonly onSaved: (id: string) => void
}

/** The settings of an identity provider. */
export function ProviderForm({ org, provider, certificates, onSaved }: ProviderFormProps) {
  const client = useQueryClient()
  const [now] = useState(() => Date.now())
  const form = useContractForm(fields, {
    label: provider?.label ?? '',
    ...(provider !== undefined && provider.entityID !== '' && { entityID: provider.entityID }),
    ...(provider !== undefined && provider.ssoURL !== '' && { ssoURL: provider.ssoURL }),
    ...(provider !== undefined && provider.certificate !== '' && { certificate: provider.certificate }),
  })
  const emptyIsNone = { setValueAs: (value: unknown) => (value === '' ? undefined : value) }
  form.register('ssoURL', emptyIsNone)
  const onSuccess = async (saved: SamlProvider) => {
    form.reset(form.getValues())
    await signOnChanged(client, org)
    void showToast({ text: 'The provider is saved' })
    onSaved(saved.id)
  }
  const create = useMutation({ ...createSamlProviderMutation(), onSuccess })
  const update = useMutation({ ...updateSamlProviderMutation(), onSuccess })
  const joining = useMutation({
    ...updateSamlProviderMutation(),
    onSuccess: () => signOnChanged(client, org),
  })
  const whoJoins = (body: Pick<SamlProviderUpdate, 'defaultRole' | 'defaultTeam'>): void =>
    provider && joining.mutate({ path: { organizationId: org, samlProviderId: provider.id }, body })
  return (
    <div className="grid gap-5">
      <MetadataImport
        org={org}
        onRead={({ entityID, ssoURL, certificate }) => {
          const change = { shouldDirty: true, shouldValidate: true }
          form.setValue('entityID', entityID, change)
          form.setValue('ssoURL', ssoURL, change)
          form.setValue('certificate', certificate, change)
        }}
      />
      <FormPage
        form={form}
        onSubmit={(values) => {
          const body = wireBody(values)
          if (provider === undefined) create.mutate({ path: { organizationId: org }, body })
          else update.mutate({ path: { organizationId: org, samlProviderId: provider.id }, body })
        }}
        pending={create.isPending || update.isPending}
        error={provider === undefined ? create.error : update.error}
        submitLabel={provider === undefined ? 'Add the provider' : 'Save'}
      >
        <FormTextField
          form={form}
          name="label"
          label="Name"
          hint="Stands on the button of the sign-in page."
          autoComplete="off"
        />
        <FormTextField
          form={form}
          name="entityID"
          label="Entity ID"
          optional
          autoComplete="off"
          spellCheck={false}
        />
        <FormTextField
          form={form}
          name="ssoURL"
          label="Sign-on address"
          optional
          hint="Where people are sent, by HTTP-Redirect."
          type="url"
          counted={false}
          autoComplete="off"
          spellCheck={false}
        />
        <FormTextArea
          form={form}
          name="certificate"
          label="Certificate"
          optional
          hint="With which answers are signed. Two while the provider changes its own: both are taken."
          rows={4}
          className="font-mono text-caption"
          spellCheck={false}
          autoComplete="off"
        />
        {certificates.map((certificate) => {
          const { words, tone } = validityOf(certificate, now)
          return (
            <div key={certificate.fingerprint} className="grid gap-1 rounded-base bg-hover px-3 py-2">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-strong">{certificate.subject}</span>
                <Badge tone={tone}>{words}</Badge>
              </span>
              <span className="font-mono text-caption break-all text-ink-soft">
                {certificate.fingerprint}
              </span>
            </div>
          )
        })}
      </FormPage>
      {provider !== undefined && (
        <>
          <Select
            label="Default role"
            hint="Of whoever joins by signing in. Members keep theirs."
            value={choiceOf(provider.defaultRole as Role | null)}
            onValueChange={(choice: RoleChoice) => whoJoins({ defaultRole: roleOf(choice) })}
            options={choices.map((value) => ({ value, label: roleLabels[value].label }))}
          />
          <TeamChoice
            org={org}
            label="Default team"
            hint="Whoever joins by signing in is put into it. Members stay in theirs."
            team={provider.defaultTeam}
            onTeam={(id) => whoJoins({ defaultTeam: id })}
            busy={joining.isPending}
          />
          <FormError error={joining.error === null ? undefined : processError(joining.error)} />
        </>
      )}
    </div>
  )
}
