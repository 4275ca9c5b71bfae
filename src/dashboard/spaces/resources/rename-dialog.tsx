import { SpaceUpdate } from '../../../contract/spaces/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useRename } from './use-rename.ts'
import type { Resource } from '../tree/resource.ts'

export interface RenameDialogProps {
  readonly org: string
  /** Key the dialog by the resource, because it starts with its name. */
  readonly resource: Resource
  readonly onClose: () => void
}

/** Renames a resource where no tree is shown for inline editing. */
export function RenameDialog({ org, resource, onClose }: RenameDialogProps) {
  const form = useContractForm(SpaceUpdate.pick({ title: true }), { title: resource.title })
  const rename = useRename(org, onClose)
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={`Rename “${resource.name}”`}
      onSubmit={({ title }) => rename.mutate({ resource, title: title?.trim() ?? '' })}
      pending={rename.isPending}
      error={rename.error}
      submitLabel="Rename"
    >
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
    </FormDialog>
  )
}
