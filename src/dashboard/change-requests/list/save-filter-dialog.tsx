import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createSavedFilterMutation,
  listSavedFiltersQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequestFilter } from '../../../client/types.gen.ts'
import { NewSavedFilter } from '../../../contract/change-requests/saved-filter-schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { showToast } from '../../ui/toast.ts'

export interface SaveFilterDialogProps {
  readonly org: string
  readonly filter: ChangeRequestFilter
  readonly onClose: () => void
}

const FilterName = NewSavedFilter.pick({ name: true })

/** Asks for the name of a filter to save. */
export function SaveFilterDialog({ org, filter, onClose }: SaveFilterDialogProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const form = useContractForm(FilterName, { name: '' })
  const save = useMutation({
    ...createSavedFilterMutation(),
    onSuccess: ({ name }) => {
      onClose()
      void showToast({ text: `Filter “${name}” saved` })
      return client.invalidateQueries({ queryKey: listSavedFiltersQueryKey({ path }) })
    },
  })
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title="Save filter"
      description="Only you can see your saved filters. They search all spaces."
      onSubmit={({ name }) => save.mutate({ path, body: { name, filter } })}
      pending={save.isPending}
      error={save.error}
      submitLabel="Save"
    >
      <FormTextField form={form} name="name" label="Name" autoComplete="off" />
    </FormDialog>
  )
}
