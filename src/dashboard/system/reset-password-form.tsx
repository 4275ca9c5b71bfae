import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { usePasswordResetMutation } from '../../client/@tanstack/react-query.gen.ts'
import { PasswordResetUse } from '../../contract/people/reauthentication-schemas.ts'
import { FormPage } from '../forms/form-page.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { StrengthMeter } from './strength-meter.tsx'

/** Chooses a new password with the token of a reset link. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const form = useContractForm(PasswordResetUse, { token, password: '' })
  const password = useWatch({ control: form.control, name: 'password' })
  const reset = useMutation({ ...usePasswordResetMutation() })
  if (reset.data !== undefined)
    return (
      <div className="grid justify-items-start gap-4">
        <p>
          The password of {reset.data.email} was changed. You were signed out everywhere, and API tokens no
          longer work.
        </p>
        <Link to="/sign-in" className={buttonClass('primary')}>
          Sign in
        </Link>
      </div>
    )
  return (
    <FormPage
      form={form}
      onSubmit={(body) => reset.mutate({ body })}
      pending={reset.isPending}
      error={reset.error}
      submitLabel="Set password"
      guarded={false}
    >
      <PasswordField
        form={form}
        name="password"
        label="New password"
        autoComplete="new-password"
        hint="At least 10 characters."
      />
      <StrengthMeter password={password ?? ''} known={[]} />
    </FormPage>
  )
}
