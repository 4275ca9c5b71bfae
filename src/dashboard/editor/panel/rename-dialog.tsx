import { z } from 'zod'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { PageTitle } from '../../../contract/pages/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'

export interface RenameDialogProps {
  readonly page: TreePage
  readonly onRename: (title: string) => void
  readonly onClose: () => void
  readonly pending: boolean
  readonly error: unknown
}

const schema = z.object({ title: PageTitle })

/** Changes the title of a page; its URL stays. */
export function RenameDialog({ page, onRename, onClose, pending, error }: RenameDialogProps) {
  const form = useContractForm(schema, { title: page.title })
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title="Rename"
      description="The slug stays the same. You can change it in the page options."
      onSubmit={({ title }) => onRename(title)}
      pending={pending}
      error={error}
      submitLabel="Rename"
    >
      <FormTextField form={form} name="title" label="Title" />
    </FormDialog>
  )
}
