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
  'You signed in with single sign-on, and your name is also visible in other organizations. To change it, sign in with your password or a passkey.'

export interface ProfileFormProps {
  readonly displayName: string
  /** The session uses an organization's single sign-on, and others see the name too. */
  readonly isFixed: boolean
}

/** The user's own name. Their email is their sign-in name, which an administrator changes. */
export function ProfileForm({ displayName, isFixed }: ProfileFormProps) {
  const client = useQueryClient()
  const form = useContractForm(UserUpdate, { displayName })
  const save = useMutation({
    ...updateUserMutation(),
    onSuccess: (person) => {
      client.setQueryData(getUserQueryKey(), person)
      form.reset({ displayName: person.displayName })
      void showToast({ text: 'Name saved' })
    },
  })
  return (
    <div className="grid max-w-form gap-4">
      {isFixed && <Note>{fixedReason}</Note>}
      <FormPage
        form={form}
        onSubmit={(body) => save.mutate({ body: wireBody(body) })}
        pending={save.isPending}
        error={save.error}
        submitLabel="Save name"
        settings
        disabledReason={isFixed ? fixedReason : undefined}
      >
        <FormTextField form={form} name="displayName" label="Name" autoComplete="name" />
      </FormPage>
    </div>
  )
}
