import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeTeamMemberMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { processError } from '../../api/process-error.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { labelOf } from '../role-labels.ts'

export interface LeaveTeamProps {
  readonly org: string
  readonly team: { readonly id: string; readonly title: string }
  /** The member to remove; undefined closes the dialog. */
  readonly person: { readonly id: string; readonly name: string } | undefined
  /** Whether the user may preview what others lose, which takes an administrator. */
  readonly previews: boolean
  readonly onClose: () => void
}

/** Shows what a member loses before removing them from a team. */
export function LeaveTeam({ org, team, person, previews, onClose }: LeaveTeamProps) {
  const client = useQueryClient()
  const takeOut = useMutation({
    ...removeTeamMemberMutation(),
    onSuccess: () => {
      onClose()
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  return (
    <ConfirmDialog
      open={person !== undefined}
      onOpenChange={(open) => {
        if (open) return
        takeOut.reset()
        onClose()
      }}
      title={`Take ${person?.name ?? ''} out of ${team.title}`}
      confirmLabel="Take out"
      busy={takeOut.isPending}
      error={<FormError error={takeOut.error === null ? undefined : processError(takeOut.error)} />}
      onConfirm={() =>
        person !== undefined &&
        takeOut.mutate({ path: { organizationId: org, teamId: team.id, userId: person.id } })
      }
    >
      <div className="grid gap-3">
        <p>What was given to the team is theirs no more; what was given to them in person stays.</p>
        {previews && person !== undefined && (
          <AccessPreview
            question={{ on: 'members', id: org, change: { team: team.id, remove: [person.id] } }}
            words={labelOf}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
