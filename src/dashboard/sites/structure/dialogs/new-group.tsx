import { SectionGroupTitle } from '../../../../contract/sites/structure/schemas.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormTextField } from '../../../forms/form-text-field.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { NewSectionGroup } from '../../../../contract/sites/structure/schemas.ts'

export interface NewGroupProps {
  readonly onAdd: (title: string) => void
  readonly onClose: () => void
}

const schema = NewSectionGroup.pick({ title: true }).extend({ title: SectionGroupTitle })

/** Adds a group, a heading for several sections. */
export function NewGroup({ onAdd, onClose }: NewGroupProps) {
  const form = useContractForm(schema, { title: '' })
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title="New group"
      description="A menu of sections. It does not change their URLs, and readers do not see it while it is empty."
      onSubmit={({ title }) => {
        onAdd(title)
        onClose()
      }}
      pending={false}
      error={null}
      submitLabel="Add group"
    >
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
    </FormDialog>
  )
}
