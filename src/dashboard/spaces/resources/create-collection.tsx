import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createCollectionMutation,
  listCollectionsQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { NewCollection } from '../../../contract/spaces/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import type { CreateSpaceProps } from './create-space.tsx'

/** Creates an empty collection at the end of its parent. */
export function CreateCollection({ org, open, onClose, parent, onCreated }: CreateSpaceProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const form = useContractForm(NewCollection.pick({ title: true }), { title: '' })
  const create = useMutation({
    ...createCollectionMutation(),
    onSuccess: ({ id }) => {
      form.reset()
      onClose()
      onCreated?.(id)
      return client.invalidateQueries({ queryKey: listCollectionsQueryKey({ path }) })
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
      title={parent === undefined ? 'New collection' : `New collection in “${parent.name}”`}
      description="A collection groups spaces and other collections, so you can manage their access in one place."
      onSubmit={({ title }) =>
        create.mutate({
          path,
          body: {
            ...(title !== undefined && { title }),
            ...(parent !== undefined && { parent: parent.id }),
          },
        })
      }
      pending={create.isPending}
      error={create.error}
      submitLabel="Create collection"
    >
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
    </FormDialog>
  )
}
