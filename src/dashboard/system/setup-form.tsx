import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { runSetupMutation } from '../../client/@tanstack/react-query.gen.ts'
import { RunSetup } from '../../contract/system/setup-schemas.ts'
import { useCommandCall } from '../shell/command-call.ts'
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

const useSetupForm = (token: string | undefined) =>
  useContractForm(RunSetup, {
    token: token ?? '',
    displayName: '',
    email: '',
    password: '',
    demo: true,
    organization: '',
  })

function AccountFields({ form }: { readonly form: ReturnType<typeof useSetupForm> }) {
  const [displayName, email, password] = useWatch({
    control: form.control,
    name: ['displayName', 'email', 'password'],
  })
  return (
    <>
      <FormTextField form={form} name="displayName" label="Your name" autoComplete="name" counted={false} />
      <FormTextField
        form={form}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        counted={false}
        hint="You sign in with this email. Recto doesn’t send email."
      />
      <PasswordField form={form} name="password" label="Password" autoComplete="new-password" />
      <StrengthMeter password={password ?? ''} known={[displayName ?? '', email ?? '']} />
    </>
  )
}

/** The first account and the first organization. */
export function SetupForm({ dataPath, token }: SetupFormProps) {
  const navigate = useNavigate()
  const call = useCommandCall()
  const client = useQueryClient()
  const form = useSetupForm(token)
  const setUp = useMutation({
    ...runSetupMutation(),
    onSuccess: () => {
      client.clear()
      void navigate({ to: '/' })
    },
  })
  const demo = useWatch({ control: form.control, name: 'demo' })
  return (
    <FormPage
      form={form}
      onSubmit={(body) => setUp.mutate({ body })}
      pending={setUp.isPending}
      error={setUp.error}
      submitLabel="Create account"
      guarded={false}
    >
      {token === undefined && (
        <FormTextField
          form={form}
          name="token"
          label="Setup token"
          hint="The last part of the setup link that the service prints when it starts. Restart it to get a new link."
          autoComplete="off"
          spellCheck={false}
          counted={false}
        />
      )}
      <AccountFields form={form} />
      <RadioCards
        legend="Start with"
        value={demo === true ? 'demo' : 'empty'}
        onValueChange={(value) => form.setValue('demo', value === 'demo', { shouldDirty: true })}
        options={[
          {
            value: 'demo',
            label: 'Example organizations',
            hint: 'Two sample organizations with spaces, pages and people to explore.',
          },
          { value: 'empty', label: 'An empty organization', hint: 'Start from scratch.' },
        ]}
      />
      {demo !== true && (
        <FormTextField
          form={form}
          name="organization"
          label="Organization"
          hint="The name of your organization. You can change it later."
        />
      )}
      {dataPath !== undefined && (
        <p className="text-caption text-ink-soft">
          Data is stored in <code className="font-mono break-all text-ink">{dataPath}</code>. Back it up with{' '}
          <code className="font-mono text-ink">{call('backup')}</code>.
        </p>
      )}
    </FormPage>
  )
}
