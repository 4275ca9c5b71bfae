import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createLinkInviteMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { roleLabels } from '../role-labels.ts'
import { linkRoles, type LinkRole } from './link-roles.ts'

export interface CreateInviteLinkProps {
  readonly org: string
  readonly spaces: readonly { readonly id: string; readonly title: string }[]
  readonly onClose: () => void
}

/** Creates a link with which anyone can join the organization, or a single space. */
export function CreateInviteLink({ org, spaces, onClose }: CreateInviteLinkProps) {
  const client = useQueryClient()
  const [chosenRole, setRole] = useState<LinkRole | 'guest'>('read')
  const [space, setSpace] = useState('')
  const create = useMutation({
    ...createLinkInviteMutation(),
    onSuccess: () => {
      onClose()
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  const isOrganization = space === ''
  // A link to a space gives at least Reader.
  const role = !isOrganization && chosenRole === 'guest' ? 'read' : chosenRole
  const submit = (): void =>
    create.mutate({
      path: { organizationId: org },
      body: isOrganization
        ? { role: role === 'guest' ? null : role }
        : { level: role === 'guest' ? 'read' : role, space },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="New invite link"
      description="Anyone with the link can join until you delete it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={create.isPending} onClick={submit}>
            Create link
          </Button>
        </>
      }
    >
      <div className="grid gap-4 py-1">
        <Select
          label="Access to"
          value={space}
          onValueChange={setSpace}
          hint={
            isOrganization
              ? undefined
              : 'People who aren’t members yet join as guests and see only this space.'
          }
          options={[
            { value: '', label: 'Entire organization' },
            ...spaces.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <Select
          label="Role"
          value={role}
          onValueChange={setRole}
          hint={roleLabels[role].hint}
          options={[...(isOrganization ? (['guest'] as const) : []), ...linkRoles].map((value) => ({
            value,
            label: roleLabels[value].label,
          }))}
        />
        <FormError error={create.error} />
      </div>
    </Dialog>
  )
}
