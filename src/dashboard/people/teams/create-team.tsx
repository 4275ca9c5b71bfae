import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createTeamMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { NewTeam } from '../../../contract/people/member-schemas.ts'
import { wireBody } from '../../api/request-body.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { isPeopleQuery } from '../people-queries.ts'

export interface CreateTeamProps {
  readonly org: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Creates a team with a name and opens its page, where members are added. */
export function CreateTeam({ org, open, onClose }: CreateTeamProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useContractForm(NewTeam, { title: '' })
  const create = useMutation({
    ...createTeamMutation(),
    onSuccess: async ({ id }) => {
      form.reset()
      onClose()
      await client.invalidateQueries({ predicate: isPeopleQuery })
      await navigate({ to: '/o/$org/teams/$team', params: { org, team: id } })
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
      title="New team"
      description="Use teams to give several people the same roles on spaces and collections."
      onSubmit={(values) => create.mutate({ path: { organizationId: org }, body: wireBody(values) })}
      pending={create.isPending}
      error={create.error}
      submitLabel="Create team"
    >
      <FormTextField form={form} name="title" label="Name" autoComplete="off" />
    </FormDialog>
  )
}
