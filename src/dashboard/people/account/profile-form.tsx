import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getUserQueryKey, updateUserMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { UserUpdate } from '../../../contract/people/schemas.ts'
import { wireBody } from '../../api/request-body.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { showToast } from '../../ui/toast.ts'

const fixedReason =
  'You are signed in through one organization, and other organizations show your name too. Sign in with your password or a passkey to change it.'

export interface ProfileFormProps {
  readonly displayName: string
  /** The session uses an organization's single sign-on, and others see the name too. */
  readonly fixed: boolean
}

/** The user's own name. The e-mail address is their sign-in name and is changed by an administrator. */
export function ProfileForm({ displayName, fixed }: ProfileFormProps) {
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
    <div className="grid max-w-form gap-4">
      {fixed && <Note>{fixedReason}</Note>}
      <FormPage
        form={form}
        onSubmit={(body) => save.mutate({ body: wireBody(body) })}
        pending={save.isPending}
        error={save.error}
        submitLabel="Save name"
        disabledReason={
          fixed ? fixedReason : form.formState.isDirty ? undefined : 'Nothing has been changed yet.'
        }
      >
        <FormTextField form={form} name="displayName" label="Name" autoComplete="name" />
      </FormPage>
    </div>
  )
}
