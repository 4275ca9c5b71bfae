import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inviteMembersMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { InvitesMade } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { CopyField } from '../../ui/fields/copy-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { Column } from '../../ui/layout/table.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextFileButton } from '../../ui/fields/text-file-button.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import type { InviteLine } from './invite-parser.ts'
import { parseInvites } from './invite-parser.ts'
import type { RoleChoice } from '../role-labels.ts'
import { labelOf, roleChoices, roleOf, roleLabels } from '../role-labels.ts'

export interface InviteDialogProps {
  readonly org: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Maximum number of invites at once. */
const maxInvites = 500

function CreatedInvites({
  created,
  onClose,
}: {
  readonly created: InvitesMade
  readonly onClose: () => void
}) {
  const links = created.invites.map(({ email, urls }) => `${email}\t${urls.app ?? ''}`).join('\n')
  const { length } = created.users
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={created.invited === 1 ? 'Invite created' : `${created.invited} invites created`}
      description="Recto doesn’t send email. Send each person their link. It works once, only for that address, and expires after 7 days."
      wide
      footer={
        <>
          {created.invites.length > 1 && <CopyButton text={links} what="all links" />}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {length > 0 && (
        <p className="pb-2 text-ink-soft">
          {length === 1
            ? 'One address already belongs to a member.'
            : `${length} addresses already belong to members.`}{' '}
          Nothing changed for them.
        </p>
      )}
      <ul aria-label="Invites" className="divide-y divide-line">
        {created.invites.map(({ id, email, role, urls }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <span className="min-w-0">
              <span className="block truncate font-strong">{email}</span>
              <span className="text-caption text-ink-soft">{labelOf(role)}</span>
            </span>
            {urls.app !== undefined && (
              <CopyField text={urls.app} what="link" label={`Invite link for ${email}`} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Rows shown of a long list; the rest are counted. */
const maxPreviewRows = 100

const columns = (defaultRole: RoleChoice): readonly Column<InviteLine>[] => [
  { key: 'email', header: 'Email', names: true, cell: ({ email }) => email },
  { key: 'role', header: 'Role', cell: ({ role }) => roleLabels[role ?? defaultRole].label },
]

/** Preview of the parsed addresses and their roles. */
function InvitePreview({
  lines,
  defaultRole,
}: {
  readonly lines: readonly InviteLine[]
  readonly defaultRole: RoleChoice
}) {
  const more = lines.length - maxPreviewRows
  return (
    <div className="max-h-56 overflow-y-auto">
      <Table
        caption={lines.length === 1 ? '1 address' : `${lines.length} addresses`}
        columns={columns(defaultRole)}
        rows={lines.slice(0, maxPreviewRows)}
        rowKey={({ email }) => email}
        empty={undefined}
      />
      {more > 0 && <p className="py-1 text-ink-soft">and {more} more</p>}
    </div>
  )
}

/** Why these addresses cannot be invited; undefined if they can. */
const inviteProblem = (addresses: number, invalid: number): string | undefined => {
  if (addresses === 0) return 'Enter at least one email address.'
  if (invalid > 0) return 'Some addresses are not valid. Correct or remove them.'
  return addresses > maxInvites ? `You can invite up to ${maxInvites} people at once.` : undefined
}

/** Invites typed or pasted addresses, after a preview. */
export function InviteDialog({ org, open, onClose }: InviteDialogProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [defaultRole, setDefaultRole] = useState<RoleChoice>('edit')
  const [created, setCreated] = useState<InvitesMade>()
  const { lines, invalid } = parseInvites(text)
  const invite = useMutation({
    ...inviteMembersMutation(),
    onSuccess: (answer) => {
      setCreated(answer)
      setText('')
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  const close = (): void => {
    invite.reset()
    setCreated(undefined)
    onClose()
  }
  const disabledReason = inviteProblem(lines.length, invalid.length)
  if (open && created !== undefined) return <CreatedInvites created={created} onClose={close} />
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Invite people"
      description="Each person gets a personal link, which you send to them."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            busy={invite.isPending}
            disabledReason={disabledReason}
            onClick={() =>
              invite.mutate({
                path: { organizationId: org },
                body: {
                  emails: lines.map(({ email, role }) =>
                    role === undefined ? email : { email, role: roleOf(role) },
                  ),
                  role: roleOf(defaultRole),
                },
              })
            }
          >
            {lines.length > 1 ? `Create ${lines.length} invites` : 'Create invite'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 py-1">
        <TextArea
          label="Email addresses"
          hint="One per line or separated by commas. To set roles, paste rows with the role in a second column."
          error={
            invalid.length === 0
              ? undefined
              : `${invalid.length === 1 ? 'This address is not valid' : `${invalid.length} addresses are not valid`}: ${invalid.slice(0, 3).join(', ')}`
          }
          rows={4}
          value={text}
          onValueChange={setText}
          spellCheck={false}
          autoComplete="off"
        />
        <TextFileButton label="Addresses from a file" onText={setText} />
        <Select
          label="Role"
          hint={roleLabels[defaultRole].hint}
          value={defaultRole}
          onValueChange={setDefaultRole}
          options={roleChoices.map((value) => ({ value, label: roleLabels[value].label }))}
        />
        {lines.length > 0 && <InvitePreview lines={lines} defaultRole={defaultRole} />}
        <FormError error={invite.error} />
      </div>
    </Dialog>
  )
}
