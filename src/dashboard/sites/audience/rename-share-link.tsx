import { useMutation } from '@tanstack/react-query'
import { updateShareLink } from '../../../client/sdk.gen.ts'
import type { ShareLink } from '../../../client/types.gen.ts'
import { NewShareLink } from '../../../contract/sites/access/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'

export interface RenameShareLinkProps {
  readonly path: { readonly organizationId: string; readonly siteId: string }
  readonly link: ShareLink
  readonly onRenamed: () => unknown
  readonly onClose: () => void
}

/** Renames a share link. Its URL does not change. */
export function RenameShareLink({ path, link, onRenamed, onClose }: RenameShareLinkProps) {
  const form = useContractForm(NewShareLink.pick({ name: true }), { name: link.name })
  const rename = useMutation({
    mutationFn: async (name: string) =>
      (await updateShareLink({ path: { ...path, shareLinkId: link.id }, body: { name }, throwOnError: true }))
        .data,
    onSuccess: () => {
      onClose()
      return onRenamed()
    },
  })
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title="Rename share link"
      description="The link itself does not change. Readers do not see the name."
      onSubmit={({ name }) => rename.mutate(name)}
      pending={rename.isPending}
      error={rename.error}
      submitLabel="Rename"
    >
      <FormTextField form={form} name="name" label="Name" autoComplete="off" />
    </FormDialog>
  )
}
