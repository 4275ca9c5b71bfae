import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateMember } from '../../../client/sdk.gen.ts'
import type { Member } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { isPeopleQuery } from '../people-queries.ts'
import { labelOf, roleStep } from '../role-labels.ts'

export interface RoleChange {
  readonly members: readonly Member[]
  readonly role: Role | null
}

export interface ChangeRolesProps {
  readonly org: string
  /** The change to confirm; undefined closes the dialog. */
  readonly change: RoleChange | undefined
  readonly onClose: () => void
  readonly onDone?: () => void
}

const List = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <div>
      <p className="font-strong text-ink">{title}</p>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )

/** Changes the roles one by one. */
const useChangeRoles = (org: string, onDone: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ members, role }: RoleChange) => {
      // Sequential: the service checks each change against the last-administrator rule.
      for (const { id } of members) {
        await updateMember({
          path: { organizationId: org, userId: id },
          body: { role },
          throwOnError: true,
        })
      }
    },
    onSuccess: (_nothing, { members, role }) => {
      const [first] = members
      void showToast({
        text:
          members.length === 1 && first !== undefined
            ? `Changed ${first.user.displayName}’s role to ${labelOf(role)}`
            : `Changed the role of ${members.length} people to ${labelOf(role)}`,
      })
      onDone()
    },
    // Changes made before a refusal remain.
    onSettled: () => client.invalidateQueries({ predicate: isPeopleQuery }),
  })
}

/** Shows the effects of a role change before applying it. */
export function ChangeRoles({ org, change, onClose, onDone }: ChangeRolesProps) {
  const save = useChangeRoles(org, () => {
    onClose()
    onDone?.()
  })
  const members = (change?.members ?? []).filter(({ role }) => role !== (change?.role ?? null))
  const [first] = members
  const to = change?.role ?? null
  const single = members.length === 1 && first !== undefined
  const step = single ? roleStep(first.role, to) : undefined
  const administrators = members.filter(({ role }) => role === 'admin').length
  const lower = members.filter(({ role }) => roleStep(role, to).loses.length > 0).length
  return (
    <ConfirmDialog
      open={change !== undefined}
      onOpenChange={(open) => {
        if (open) return
        save.reset()
        onClose()
      }}
      title={
        single
          ? `Change ${first.user.displayName}’s role to ${labelOf(to)}`
          : `Change the role of ${members.length} people to ${labelOf(to)}`
      }
      confirmLabel={single ? `Change role to ${labelOf(to)}` : `Change ${members.length} roles`}
      busy={save.isPending}
      error={<FormError error={save.error} />}
      onConfirm={() => save.mutate({ members, role: to })}
    >
      <div className="grid gap-3">
        {single && <p>{`Current role: ${labelOf(first.role)}. The change takes effect immediately.`}</p>}
        {step !== undefined && (
          <>
            <List title="Gains" lines={step.gains} />
            <List title="Loses" lines={step.loses} />
          </>
        )}
        {!single && (
          <p>
            {lower} of them {lower === 1 ? 'has' : 'have'} more now and would have less
            {administrators > 0 &&
              `, ${administrators} of them ${administrators === 1 ? 'an administrator' : 'administrators'}`}
            ; {members.length - lower} would have more.
          </p>
        )}
        {members.length > 0 && (
          <AccessPreview
            question={{ on: 'members', id: org, change: { members: members.map(({ id }) => id), role: to } }}
            roleLabel={labelOf}
          />
        )}
        <p>Roles assigned to them or their teams on individual spaces and collections stay in effect.</p>
      </div>
    </ConfirmDialog>
  )
}
