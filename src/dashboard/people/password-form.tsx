import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePasswordMutation, listSessionsQueryKey } from '../../client/@tanstack/react-query.gen.ts'
import { PasswordChange } from '../../contract/proofs.ts'
import { FormPage } from '../forms/form-page.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { showToast } from '../ui/toast.ts'

/** Another password. Who sits here is asked once more, by the service and not by this form. */
export function PasswordForm() {
  const client = useQueryClient()
  const form = useContractForm(PasswordChange, { password: '' })
  const change = useMutation({
    ...changePasswordMutation(),
    onSuccess: () => {
      form.reset()
      void showToast({ text: 'Your password was changed, and your other sessions have ended' })
      return client.invalidateQueries({ queryKey: listSessionsQueryKey() })
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
        disabledReason={form.formState.isDirty ? undefined : 'Type the new password first.'}
      >
        <PasswordField form={form} name="password" label="New password" autoComplete="new-password" />
      </FormPage>
    </div>
  )
}
