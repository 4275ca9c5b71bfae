import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  createSpaceMutation,
  listOrganizationSpacesQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { NewSpace } from '../../contract/spaces.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'

export interface CreateSpaceProps {
  readonly org: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Makes an empty space at the end of the top level. */
export function CreateSpace({ org, open, onClose }: CreateSpaceProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const form = useContractForm(NewSpace, { title: '' })
  const create = useMutation({
    ...createSpaceMutation(),
    onSuccess: () => {
      form.reset()
      onClose()
      return client.invalidateQueries({ queryKey: listOrganizationSpacesQueryKey({ path }) })
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
      title="New space"
      description={
        <>
          It begins empty.{' '}
          <Link
            to="/o/$org/import"
            params={{ org }}
            className="text-accent underline"
            onClick={() => {
              form.reset()
              onClose()
            }}
          >
            Import a folder of Markdown
          </Link>{' '}
          to begin with what you have.
        </>
      }
      onSubmit={({ title }) => create.mutate({ path, body: title === undefined ? {} : { title } })}
      pending={create.isPending}
      error={create.error}
      submitLabel="Create space"
    >
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
    </FormDialog>
  )
}
