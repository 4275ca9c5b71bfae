import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deleteLinkInviteMutation,
  listLinkInvitesOptions,
  updateLinkInviteMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { LinkInvite } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { CopyField } from '../../ui/fields/copy-field.tsx'
import { RoleMenu } from '../access/role-menu.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { CreateInviteLink } from './create-invite-link.tsx'
import { isLinkRole, linkRoles } from './link-roles.ts'

export interface InviteLinksProps {
  readonly org: string
  /** Whether invite links are enabled in the organization. */
  readonly isEnabled: boolean
  readonly spaces: readonly { readonly id: string; readonly title: string }[]
}

/** Whether the link gives access to a space or collection instead of the whole organization. */
const isToContent = ({ space, collection }: LinkInvite): boolean =>
  space !== undefined || collection !== undefined

interface LinkRowProps {
  readonly link: LinkInvite
  readonly isEnabled: boolean
  readonly onRole: (role: Role | null) => void
  readonly onDelete: () => void
}

function LinkRow({ link, isEnabled, onRole, onDelete }: LinkRowProps) {
  const toContent = isToContent(link)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-60">
        <span className="flex items-center gap-2">
          <span className="truncate font-strong">{toContent ? link.title : 'Entire organization'}</span>
          {!isEnabled && <Badge tone="ochre">Disabled</Badge>}
          {link.redundant && <Badge>No additional access</Badge>}
        </span>
        <span className="figures block text-caption text-ink-soft">Used {counted(link.uses, 'time')}</span>
      </span>
      <RoleMenu
        role={link.role ?? link.level ?? null}
        of={`people who join with the link to ${link.title}`}
        choices={toContent ? linkRoles : ['guest', ...linkRoles]}
        onRole={onRole}
      />
      <Button
        variant="bare"
        className="text-rust"
        onClick={onDelete}
        aria-label={`Delete the link to ${link.title}`}
      >
        Delete
      </Button>
      {link.urls.app !== undefined && (
        <CopyField
          text={link.urls.app}
          what="link"
          label={toContent ? `Invite link to ${link.title}` : 'Invite link to the organization'}
        />
      )}
    </li>
  )
}

/** Links with which anyone can join. */
export function InviteLinks({ org, isEnabled, spaces }: InviteLinksProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const { data } = useQuery(listLinkInvitesOptions({ path, query: { limit: 1000 } }))
  const onSuccess = () => client.invalidateQueries({ predicate: isPeopleQuery })
  const [isCreating, setCreating] = useState(false)
  const update = useMutation({ ...updateLinkInviteMutation(), onSuccess })
  const remove = useMutation({ ...deleteLinkInviteMutation(), onSuccess })
  const setRole = (link: LinkInvite, role: Role | null): void => {
    if (role !== null && !isLinkRole(role)) return
    const invite = { ...path, inviteId: link.id }
    if (!isToContent(link)) update.mutate({ path: invite, body: { role } })
    else if (role !== null) update.mutate({ path: invite, body: { level: role } })
  }
  const createButton = (
    <Button
      onClick={() => setCreating(true)}
      disabledReason={isEnabled ? undefined : 'Invite links are disabled in the organization settings.'}
    >
      New invite link
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {data?.items.length === 0 ? (
        <EmptyState title="No invite links yet" action={createButton}>
          Anyone with an invite link can join with the role you choose.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Invite links" className="divide-y divide-line border-y border-line">
            {data?.items.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                isEnabled={isEnabled}
                onRole={(role) => setRole(link, role)}
                onDelete={() => remove.mutate({ path: { ...path, inviteId: link.id } })}
              />
            ))}
          </ul>
          <span>{createButton}</span>
        </>
      )}
      <FormError error={update.error ?? remove.error} />
      {isCreating && <CreateInviteLink org={org} spaces={spaces} onClose={() => setCreating(false)} />}
    </div>
  )
}
