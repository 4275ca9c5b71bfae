import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getUserQueryKey, updateUserMutation } from '../../client/@tanstack/react-query.gen.ts'
import { UserUpdate } from '../../contract/people.ts'
import { wireBody } from '../api/wire-body.ts'
import { FormPage } from '../forms/form-page.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { showToast } from '../ui/toast.ts'

/** The person's own name. The address is what they sign in with and is changed by an administrator. */
export function ProfileForm({ displayName }: { readonly displayName: string }) {
  const client = useQueryClient()
  const form = useContractForm(UserUpdate, { displayName })
  const save = useMutation({
    ...updateUserMutation(),
    onSuccess: (person) => {
      client.setQueryData(getUserQueryKey(), person)
      form.reset({ displayName: person.displayName })
      void showToast({ text: 'Your name was saved' })
    },
  })
  return (
    <div className="max-w-form">
      <FormPage
        form={form}
        onSubmit={(body) => save.mutate({ body: wireBody(body) })}
        pending={save.isPending}
        error={save.error}
        submitLabel="Save name"
        disabledReason={form.formState.isDirty ? undefined : 'Nothing has been changed yet.'}
      >
        <FormTextField form={form} name="displayName" label="Name" autoComplete="name" />
      </FormPage>
    </div>
  )
}
