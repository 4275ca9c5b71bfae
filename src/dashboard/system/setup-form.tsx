import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { runSetupMutation } from '../../client/@tanstack/react-query.gen.ts'
import { runSetup } from '../../contract/system/operations.ts'
import { bodyOf } from '../forms/operation-body.ts'
import { FormPage } from '../forms/form-page.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { RadioCards } from '../ui/fields/radio-cards.tsx'
import { StrengthMeter } from './strength-meter.tsx'

export interface SetupFormProps {
  /** The data folder, as reported by the service. */
  readonly dataPath: string | undefined
  /** From the printed link. */
  readonly token: string | undefined
}

/** The first account and the first organization. */
export function SetupForm({ dataPath, token }: SetupFormProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useContractForm(bodyOf(runSetup), {
    token: token ?? '',
    displayName: '',
    email: '',
    password: '',
    demo: true,
    organization: '',
  })
  const setUp = useMutation({
    ...runSetupMutation(),
    onSuccess: () => {
      client.clear()
      void navigate({ to: '/' })
    },
  })
  const [displayName, email, password, demo] = useWatch({
    control: form.control,
    name: ['displayName', 'email', 'password', 'demo'],
  })
  return (
    <FormPage
      form={form}
      onSubmit={(body) => setUp.mutate({ body })}
      pending={setUp.isPending}
      error={setUp.error}
      submitLabel="Create the account"
      guarded={false}
    >
      {token === undefined && (
        <FormTextField
          form={form}
          name="token"
          label="One-time token"
          hint="It ends the set-up link that the service prints when it starts. Start it again to print a new one."
          autoComplete="off"
          spellCheck={false}
          counted={false}
        />
      )}
      <FormTextField form={form} name="displayName" label="Your name" autoComplete="name" counted={false} />
      <FormTextField
        form={form}
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        counted={false}
        hint="You sign in with it. No mail is sent."
      />
      <PasswordField form={form} name="password" label="Password" autoComplete="new-password" />
      <StrengthMeter password={password ?? ''} known={[displayName ?? '', email ?? '']} />
      <RadioCards
        legend="Begin with"
        value={demo === true ? 'demo' : 'empty'}
        onValueChange={(value) => form.setValue('demo', value === 'demo', { shouldDirty: true })}
        options={[
          {
            value: 'demo',
            label: 'A demo organization',
            hint: 'Two made-up organizations with spaces, pages and people, to look around in.',
          },
          { value: 'empty', label: 'An empty organization', hint: 'Nothing in it but you.' },
        ]}
      />
      {demo !== true && (
        <FormTextField
          form={form}
          name="organization"
          label="Organization"
          hint="Shown to its members. You can change it later."
        />
      )}
      {dataPath !== undefined && (
        <p className="text-caption text-ink-soft">
          Everything is kept in <code className="font-mono break-all text-ink">{dataPath}</code>. Back it up
          with <code className="font-mono text-ink">npm run recto -- backup</code>.
        </p>
      )}
    </FormPage>
  )
}
