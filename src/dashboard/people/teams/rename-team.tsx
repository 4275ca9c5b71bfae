import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateTeamMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { TeamUpdate } from '../../../contract/people/member-schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { isPeopleQuery } from '../people-queries.ts'

export interface RenameTeamProps {
  readonly org: string
  readonly team: { readonly id: string; readonly title: string }
  readonly onClose: () => void
}

/** Renames a team. */
export function RenameTeam({ org, team, onClose }: RenameTeamProps) {
  const client = useQueryClient()
  const form = useContractForm(TeamUpdate, { title: team.title })
  const save = useMutation({
    ...updateTeamMutation(),
    onSuccess: () => {
      onClose()
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title="Rename team"
      onSubmit={(body) => save.mutate({ path: { organizationId: org, teamId: team.id }, body })}
      pending={save.isPending}
      error={save.error}
      submitLabel="Rename"
    >
      <FormTextField form={form} name="title" label="Name" autoComplete="off" />
    </FormDialog>
  )
}
