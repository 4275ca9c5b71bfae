import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useController } from 'react-hook-form'
import { z } from 'zod'
import {
  createClusterChangeRequestMutation,
  listOrganizationSpacesOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { shortSubject } from '../../../contract/change-requests/limits.ts'
import { NewClusterChangeRequest } from '../../../contract/conversations/cluster-schemas.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Select } from '../../ui/fields/select.tsx'
import { clusterPagesOptions } from '../conversation-queries.ts'
import type { ClusterDialogProps } from './cluster-dialog-props.ts'

const ChangeForm = z.object({
  subject: NewClusterChangeRequest.shape.subject.unwrap(),
  space: z.string().min(1, { error: 'Choose a space.' }),
})

/** Creates a change request that names the cluster and links to it. */
export function ChangeRequestDialog({ org, cluster, onClose }: ClusterDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const path = { organizationId: org }
  const spaces = useQuery(listOrganizationSpacesOptions({ path, query: { limit: 1000 } }))
  // A suggestion: without it the person chooses.
  const { data: concerned } = useQuery({ ...clusterPagesOptions(org, cluster.id), retry: false })
  const form = useContractForm(ChangeForm, { subject: shortSubject(cluster.label), space: '' })
  const { field, fieldState } = useController({ control: form.control, name: 'space' })
  const editable = spaces.data?.items.filter(({ permissions }) => permissions.edit) ?? []
  const best = concerned?.pages.find(({ space }) => editable.some(({ id }) => id === space.id))?.space.id
  const suggested = best ?? (editable.length === 1 ? editable[0]?.id : undefined) ?? ''
  const value = field.value === '' ? suggested : field.value
  const create = useMutation({
    ...createClusterChangeRequestMutation(),
    onSuccess: async ({ space, number }) => {
      await invalidateAfter(client, ['change-request.created'], { space })
      await navigate({
        to: '/o/$org/s/$space/changes/$number',
        params: { org, space, number: String(number) },
      })
    },
  })
  const send = (subject: string, space: string): void =>
    create.mutate({ path: { ...path, clusterId: cluster.id }, body: { space, subject } })
  return (
    <FormDialog
      form={form}
      open
      onClose={() => onClose()}
      title="Create change request"
      description="It names the cluster and links to it. Before and after are compared once it is merged."
      submitLabel="Create change request"
      pending={create.isPending}
      error={create.error ?? spaces.error}
      disabledReason={
        spaces.data !== undefined && editable.length === 0
          ? 'You need the Editor role in a space. Ask an administrator of the space.'
          : value === ''
            ? 'Choose a space first.'
            : undefined
      }
      onSubmit={({ subject, space }) => send(subject, space)}
    >
      <FormTextField form={form} name="subject" label="Subject" />
      <Select
        label="Space"
        error={fieldState.error?.message}
        hint={best !== undefined && value === best ? 'The page that fits best is in this space.' : undefined}
        value={value}
        onValueChange={field.onChange}
        options={[
          ...(value === '' ? [{ value: '', label: 'Choose a space' }] : []),
          ...editable.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    </FormDialog>
  )
}
