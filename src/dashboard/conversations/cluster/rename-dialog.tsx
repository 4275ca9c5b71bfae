import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { updateIssuesClusterMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { ClusterSplit } from '../../../contract/conversations/cluster-schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { announceAction } from './cluster-actions.ts'
import type { ClusterDialogProps } from './cluster-dialog-props.ts'

const LabelForm = z.object({ label: z.union([z.literal(''), ClusterSplit.shape.label.unwrap()]) })

/** Gives a cluster a label of a person, or lets the service choose one again. */
export function RenameDialog({ org, cluster, onClose }: ClusterDialogProps) {
  const client = useQueryClient()
  const form = useContractForm(LabelForm, { label: cluster.label })
  const rename = useMutation({
    ...updateIssuesClusterMutation(),
    onSuccess: async ({ label, lastAction }) => {
      onClose()
      await announceAction(client, org, `Renamed to “${label}”`, lastAction)
    },
  })
  return (
    <FormDialog
      form={form}
      open
      onClose={() => onClose()}
      title="Rename cluster"
      submitLabel="Rename"
      pending={rename.isPending}
      error={rename.error}
      onSubmit={({ label }) =>
        rename.mutate({
          path: { organizationId: org, clusterId: cluster.id },
          body: { label: label === '' ? null : label },
        })
      }
    >
      <FormTextField
        form={form}
        name="label"
        label="Label"
        counted={false}
        hint={
          cluster.labelledBy === 'person'
            ? 'Leave it empty to let it be chosen from the issues again.'
            : 'Your label stays whenever clusters are computed.'
        }
      />
    </FormDialog>
  )
}
