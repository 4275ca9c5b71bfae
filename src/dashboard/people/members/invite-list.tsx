import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteInviteMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Invite } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyField } from '../../ui/fields/copy-field.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { labelOf } from '../role-labels.ts'

export interface InviteListProps {
  readonly org: string
  readonly invites: readonly Invite[]
  readonly total: number
  readonly onMore: (() => void) | undefined
}

/** Pending invites to addresses. */
export function InviteList({ org, invites, total, onMore }: InviteListProps) {
  const client = useQueryClient()
  const withdraw = useMutation({
    ...deleteInviteMutation(),
    onSuccess: () => client.invalidateQueries({ predicate: isPeopleQuery }),
  })
  if (invites.length === 0)
    return (
      <EmptyState title="No pending invites">
        Invites that haven’t been accepted yet appear here, so you can copy their link again.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul aria-label="Invites" className="divide-y divide-line border-y border-line">
        {invites.map((invite) => (
          <li key={invite.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-60">
              <span className="flex items-center gap-2">
                <span className="truncate font-strong">{invite.email}</span>
                {invite.expired && <Badge tone="ochre">Expired</Badge>}
              </span>
              <span className="block text-caption text-ink-soft">
                {labelOf(invite.role)}, invited by {invite.invitedBy.displayName}{' '}
                <RelativeTime at={invite.createdAt} />
              </span>
            </span>
            <Button
              variant="bare"
              className="text-rust"
              busy={withdraw.isPending && withdraw.variables.path.inviteId === invite.id}
              onClick={() => withdraw.mutate({ path: { organizationId: org, inviteId: invite.id } })}
              aria-label={`Revoke the invite for ${invite.email}`}
            >
              Revoke
            </Button>
            {!invite.expired && invite.urls.app !== undefined && (
              <CopyField text={invite.urls.app} what="link" label={`Invite link for ${invite.email}`} />
            )}
          </li>
        ))}
      </ul>
      <FormError error={withdraw.error} />
      <div className="flex items-center gap-3 text-caption text-ink-soft">
        <span className="figures">
          {invites.length} of {total}
        </span>
        {onMore !== undefined && <Button onClick={onMore}>Load more</Button>}
      </div>
    </div>
  )
}
