import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createSamlProviderMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { NewSamlProvider } from '../../../contract/people/sign-on-schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { invalidateSignOn } from './sign-on-queries.ts'

export interface AddProviderProps {
  readonly org: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onAdded: (provider: string) => void
}

/**
 * Names a new provider. It is created at once, because the values to enter at the identity provider depend on its id.
 */
export function AddProvider({ org, open, onClose, onAdded }: AddProviderProps) {
  const client = useQueryClient()
  const form = useContractForm(NewSamlProvider.pick({ label: true }), { label: '' })
  const create = useMutation({
    ...createSamlProviderMutation(),
    onSuccess: async ({ id }) => {
      form.reset()
      // First: a navigation after the form of the provider is shown would mount it anew.
      onAdded(id)
      await invalidateSignOn(client, org)
    },
  })
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={() => {
        create.reset()
        onClose()
      }}
      title="Add provider"
      description="Nobody can sign in with it before you have set it up, tested and activated it."
      onSubmit={(body) => create.mutate({ path: { organizationId: org }, body })}
      pending={create.isPending}
      error={create.error}
      submitLabel="Add provider"
    >
      <FormTextField
        form={form}
        name="label"
        label="Name"
        hint="Shown on the button of the sign-in page, such as “Okta”."
        autoComplete="off"
      />
    </FormDialog>
  )
}
