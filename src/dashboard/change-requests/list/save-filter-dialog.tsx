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

export interface KeepFilterProps {
  readonly org: string
  readonly filter: ChangeRequestFilter
  readonly onClose: () => void
}

const Named = NewSavedFilter.pick({ name: true })

/** Asks for the name of a filter to save. */
export function KeepFilter({ org, filter, onClose }: KeepFilterProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const form = useContractForm(Named, { name: '' })
  const keep = useMutation({
    ...createSavedFilterMutation(),
    onSuccess: ({ name }) => {
      onClose()
      void showToast({ text: `"${name}" stands under Kept filters now.` })
      return client.invalidateQueries({ queryKey: listSavedFiltersQueryKey({ path }) })
    },
  })
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title="Keep this filter"
      description="Only you will see it, in the list of every space."
      onSubmit={({ name }) => keep.mutate({ path, body: { name, filter } })}
      pending={keep.isPending}
      error={keep.error}
      submitLabel="Keep it"
    >
      <FormTextField form={form} name="name" label="Name" autoComplete="off" />
    </FormDialog>
  )
}
