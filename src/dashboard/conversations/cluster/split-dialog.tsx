import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { splitIssuesClusterMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { ClusterSplit } from '../../../contract/conversations/cluster-schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { counted } from '../../ui/counted.ts'
import { announceAction } from './cluster-actions.ts'
import type { ClusterDialogProps } from './cluster-dialog-props.ts'

const LabelForm = z.object({ label: z.union([z.literal(''), ClusterSplit.shape.label.unwrap()]) })

/** Makes a cluster of its own from the selected issues. */
export function SplitDialog({ org, cluster, selected, onClose }: ClusterDialogProps) {
  const client = useQueryClient()
  const form = useContractForm(LabelForm, { label: '' })
  const split = useMutation({
    ...splitIssuesClusterMutation(),
    onSuccess: async ({ id, other, issues }) => {
      onClose(other)
      await announceAction(client, org, `Split off ${counted(issues, 'issue')}`, id)
    },
  })
  return (
    <FormDialog
      form={form}
      open
      onClose={() => onClose()}
      title={`Split off ${counted(selected.length, 'issue')}`}
      description="They become a cluster of their own and stay there whenever clusters are computed."
      submitLabel="Split"
      pending={split.isPending}
      error={split.error}
      onSubmit={({ label }) =>
        split.mutate({
          path: { organizationId: org, clusterId: cluster.id },
          body: { issues: [...selected], ...(label !== '' && { label }) },
        })
      }
    >
      <FormTextField
        form={form}
        name="label"
        label="Label"
        optional
        counted={false}
        hint="Chosen from the issues if you leave it empty."
      />
    </FormDialog>
  )
}
