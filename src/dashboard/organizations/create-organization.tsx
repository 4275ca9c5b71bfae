import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  createOrganizationMutation,
  listOrganizationsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { NewOrganization } from '../../contract/organizations/schemas.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { Button } from '../ui/buttons/button.tsx'

const OrganizationTitle = NewOrganization.pick({ title: true })

/** Creates an organization and opens it; for instance administrators. */
export function CreateOrganization() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const form = useContractForm(OrganizationTitle, { title: '' })
  const create = useMutation({
    ...createOrganizationMutation(),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: listOrganizationsQueryKey() })
      await navigate({ to: '/o/$org', params: { org: id } })
    },
  })
  return (
    <>
      <Button icon={Plus} onClick={() => setOpen(true)}>
        New organization
      </Button>
      <FormDialog
        form={form}
        open={open}
        onClose={() => {
          create.reset()
          setOpen(false)
        }}
        title="New organization"
        onSubmit={(body) => create.mutate({ body })}
        pending={create.isPending}
        error={create.error}
        submitLabel="Create organization"
      >
        <FormTextField form={form} name="title" label="Name" autoComplete="off" />
      </FormDialog>
    </>
  )
}
