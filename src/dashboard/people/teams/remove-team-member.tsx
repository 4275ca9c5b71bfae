import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeTeamMemberMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { labelOf } from '../role-labels.ts'

export interface RemoveTeamMemberProps {
  readonly org: string
  readonly team: { readonly id: string; readonly title: string }
  /** The member to remove; undefined closes the dialog. */
  readonly person: { readonly id: string; readonly name: string } | undefined
  /** Whether the user may preview what others lose, which takes an administrator. */
  readonly canPreview: boolean
  readonly onClose: () => void
}

/** Shows what a member loses before removing them from a team. */
export function RemoveTeamMember({ org, team, person, canPreview, onClose }: RemoveTeamMemberProps) {
  const client = useQueryClient()
  const remove = useMutation({
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
        remove.reset()
        onClose()
      }}
      title={`Remove ${person?.name ?? ''} from ${team.title}`}
      confirmLabel="Remove"
      busy={remove.isPending}
      error={<FormError error={remove.error} />}
      onConfirm={() =>
        person !== undefined &&
        remove.mutate({ path: { organizationId: org, teamId: team.id, userId: person.id } })
      }
    >
      <div className="grid gap-3">
        <p>They lose the access they have through this team. Roles assigned to them directly stay.</p>
        {canPreview && person !== undefined && (
          <AccessPreview
            question={{ on: 'members', id: org, change: { team: team.id, remove: [person.id] } }}
            roleLabel={labelOf}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
