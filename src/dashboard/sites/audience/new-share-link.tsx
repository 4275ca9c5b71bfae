import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createShareLinkMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { NewShareLink } from '../../../contract/sites/access/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Select } from '../../ui/fields/select.tsx'

/** After how many days a link expires. */
const expiryOptions = [
  { value: '', label: 'Never' },
  { value: '1', label: 'In 1 day' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
] as const
type Expiry = (typeof expiryOptions)[number]['value']

export interface NewShareLinkDialogProps {
  readonly path: { readonly organizationId: string; readonly siteId: string }
  readonly open: boolean
  readonly onCreated: () => unknown
  readonly onClose: () => void
}

/** Creates a share link. */
export function NewShareLinkDialog({ path, open, onCreated, onClose }: NewShareLinkDialogProps) {
  const [expiry, setExpiry] = useState<Expiry>('')
  const form = useContractForm(NewShareLink.pick({ name: true }), { name: '' })
  const create = useMutation({
    ...createShareLinkMutation(),
    onSuccess: () => {
      form.reset()
      onClose()
      return onCreated()
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
      title="New share link"
      description="Anyone with the link can read the site."
      onSubmit={({ name }) => {
        const expiresAt =
          expiry === '' ? undefined : new Date(Date.now() + Number(expiry) * 86_400_000).toISOString()
        create.mutate({ path, body: { name, ...(expiresAt !== undefined && { expiresAt }) } })
      }}
      pending={create.isPending}
      error={create.error}
      submitLabel="Create link"
    >
      <FormTextField
        form={form}
        name="name"
        label="Name"
        hint="Who the link is for. Readers do not see the name."
      />
      <Select label="Expires" value={expiry} onValueChange={setExpiry} options={expiryOptions} />
    </FormDialog>
  )
}
