import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteTeamMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Team } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { counted } from '../../ui/counted.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { isPeopleQuery } from '../people-queries.ts'

export interface DeleteTeamProps {
  readonly org: string
  readonly team: Team
  readonly onClose: () => void
}

/** Deletes a team after a confirmation, and returns to the list of teams. */
export function DeleteTeam({ org, team, onClose }: DeleteTeamProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    ...deleteTeamMutation(),
    onSuccess: async () => {
      await navigate({ to: '/o/$org/teams', params: { org } })
      await client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${team.title}`}
      confirmLabel="Delete team"
      danger
      busy={remove.isPending}
      error={<FormError error={remove.error} />}
      onConfirm={() => remove.mutate({ path: { organizationId: org, teamId: team.id } })}
    >
      {counted(team.members, 'member loses', 'members lose')} the team’s access to{' '}
      {counted(team.spaces, 'space')}. Roles assigned to them directly stay. You can’t undo this.
    </ConfirmDialog>
  )
}
