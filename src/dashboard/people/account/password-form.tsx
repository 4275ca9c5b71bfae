import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import {
  changePasswordMutation,
  listSessionsQueryKey,
  listTokensOptions,
  listTokensQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { PasswordChange } from '../../../contract/people/reauthentication-schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { counted } from '../../ui/counted.ts'
import { showToast } from '../../ui/toast.ts'

/** Changes the password. The service requests reauthentication; this form does not. */
export function PasswordForm() {
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
          ? 'Password changed. Your other sessions and API tokens no longer work.'
          : 'Password changed. Your other sessions have ended.',
      })
      await Promise.all([
        client.invalidateQueries({ queryKey: listSessionsQueryKey() }),
        client.invalidateQueries({ queryKey: listTokensQueryKey() }),
      ])
    },
  })
  return (
    <div className="max-w-form">
      <FormPage
        form={form}
        onSubmit={(body) => change.mutate({ body })}
        pending={change.isPending}
        error={change.error}
        submitLabel="Change password"
        disabledReason={
          form.formState.dirtyFields.password === true ? undefined : 'Type the new password first.'
        }
      >
        <PasswordField form={form} name="password" label="New password" autoComplete="new-password" />
        {tokens > 0 && (
          <Checkbox
            label={`Keep my API tokens working (${tokens})`}
            hint={`Otherwise ${counted(tokens, 'API token stops', 'API tokens stop')} working, and whatever uses ${tokens === 1 ? 'it' : 'them'} needs a new one.`}
            name={keepTokens.name}
            checked={keepTokens.value === true}
            onCheckedChange={keepTokens.onChange}
          />
        )}
      </FormPage>
    </div>
  )
}
