import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import {
  changePasswordMutation,
  getUserOptions,
  getUserQueryKey,
  listSessionsQueryKey,
  listTokensOptions,
  listTokensQueryKey,
  setFirstPasswordMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { FirstPassword, PasswordChange } from '../../../contract/people/reauthentication-schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { counted } from '../../ui/counted.ts'
import { showToast } from '../../ui/toast.ts'

/** Sets the first password, without reauthentication: there is nothing yet to confirm one’s identity with. */
function FirstPasswordForm() {
  const client = useQueryClient()
  const form = useContractForm(FirstPassword, { password: '' })
  const set = useMutation({
    ...setFirstPasswordMutation(),
    onSuccess: async () => {
      form.reset()
      void showToast({ text: 'Password set. You can now sign in with your email and password.' })
      await client.invalidateQueries({ queryKey: getUserQueryKey() })
    },
  })
  return (
    <FormPage
      form={form}
      onSubmit={(body) => set.mutate({ body })}
      pending={set.isPending}
      error={set.error}
      submitLabel="Set password"
      disabledReason={
        form.formState.dirtyFields.password === true ? undefined : 'Enter a new password first.'
      }
    >
      <PasswordField
        form={form}
        name="password"
        label="New password"
        hint="You have no password yet. Without one you need a new link each time you sign in."
        autoComplete="new-password"
      />
    </FormPage>
  )
}

/** Changes the password. The service requests reauthentication; this form does not. */
function ChangePasswordForm() {
  const client = useQueryClient()
  const { count: tokens } = useSuspenseQuery(listTokensOptions()).data
  const form = useContractForm(PasswordChange, { password: '', keepTokens: false })
  const { field: keepTokens } = useController({ control: form.control, name: 'keepTokens' })
  const change = useMutation({
    ...changePasswordMutation(),
    onSuccess: async () => {
      const stopped = tokens > 0 && keepTokens.value !== true
      form.reset()
      void showToast({
        text: stopped
          ? 'Password changed. You were signed out everywhere else, and your API tokens no longer work.'
          : 'Password changed. You were signed out everywhere else.',
      })
      await Promise.all([
        client.invalidateQueries({ queryKey: listSessionsQueryKey() }),
        client.invalidateQueries({ queryKey: listTokensQueryKey() }),
      ])
    },
  })
  return (
    <FormPage
      form={form}
      onSubmit={(body) => change.mutate({ body })}
      pending={change.isPending}
      error={change.error}
      submitLabel="Change password"
      disabledReason={
        form.formState.dirtyFields.password === true ? undefined : 'Enter a new password first.'
      }
    >
      <PasswordField form={form} name="password" label="New password" autoComplete="new-password" />
      {tokens > 0 && (
        <Checkbox
          label={`Keep my API tokens (${tokens})`}
          hint={`If you clear this, ${counted(tokens, 'API token stops', 'API tokens stop')} working.`}
          name={keepTokens.name}
          checked={keepTokens.value === true}
          onCheckedChange={keepTokens.onChange}
        />
      )}
    </FormPage>
  )
}

/** Changes the password of the user, or sets their first one. */
export function PasswordForm() {
  const { data: person } = useSuspenseQuery(getUserOptions())
  return (
    <div className="max-w-form">
      {person.passwordless === true ? <FirstPasswordForm /> : <ChangePasswordForm />}
    </div>
  )
}
