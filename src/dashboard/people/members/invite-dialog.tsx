import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inviteMembersMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { InvitesMade } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { Column } from '../../ui/layout/table.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextFileButton } from '../../ui/fields/text-file-button.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import type { InviteLine } from './invite-parser.ts'
import { readInvites } from './invite-parser.ts'
import type { RoleChoice } from '../role-labels.ts'
import { labelOf, roleChoices, roleOf, roleLabels } from '../role-labels.ts'

export interface InviteDialogProps {
  readonly org: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Maximum number of invites at once. */
const most = 500

function Made({ made, onClose }: { readonly made: InvitesMade; readonly onClose: () => void }) {
  const links = made.invites.map(({ email, urls }) => `${email}\t${urls.app ?? ''}`).join('\n')
  const { length } = made.users
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={made.invited === 1 ? 'One invite is ready' : `${made.invited} invites are ready`}
      description="Nothing was sent. Copy each link to the person it is for: only that address can use it, once, within 7 days."
      wide
      footer={
        <>
          {made.invites.length > 1 && <CopyButton text={links} what="all links" />}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {length > 0 && (
        <p className="pb-2 text-ink-soft">
          {length === 1 ? 'One address belongs' : `${length} addresses belong`} to members already; nothing
          changed for them.
        </p>
      )}
      <ul aria-label="Invites" className="divide-y divide-line">
        {made.invites.map(({ id, email, role, urls }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <span className="min-w-0">
              <span className="block truncate font-strong">{email}</span>
              <span className="text-caption text-ink-soft">{labelOf(role)}</span>
            </span>
            {urls.app !== undefined && <CopyButton text={urls.app} what="link" />}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Rows shown of a long list; the rest are counted. */
const mostShown = 100

const columns = (usual: RoleChoice): readonly Column<InviteLine>[] => [
  { key: 'email', header: 'Address', names: true, cell: ({ email }) => email },
  { key: 'role', header: 'Role', cell: ({ role }) => roleLabels[role ?? usual].label },
]

/** Preview of the parsed addresses and their roles. */
function Understood({ lines, usual }: { readonly lines: readonly InviteLine[]; readonly usual: RoleChoice }) {
  const more = lines.length - mostShown
  return (
    <div className="max-h-56 overflow-y-auto">
      <Table
        caption={lines.length === 1 ? '1 address' : `${lines.length} addresses`}
        columns={columns(usual)}
        rows={lines.slice(0, mostShown)}
        rowKey={({ email }) => email}
        empty={undefined}
      />
      {more > 0 && <p className="py-1 text-ink-soft">And {more} more.</p>}
    </div>
  )
}

/** Invites typed or pasted addresses, after a preview. */
export function InviteDialog({ org, open, onClose }: InviteDialogProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [usual, setUsual] = useState<RoleChoice>('edit')
  const [made, setMade] = useState<InvitesMade>()
  const { lines, faults } = readInvites(text)
  const invite = useMutation({
    ...inviteMembersMutation(),
    onSuccess: (answer) => {
      setMade(answer)
      setText('')
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  const close = (): void => {
    invite.reset()
    setMade(undefined)
    onClose()
  }
  const refused =
    lines.length === 0
      ? 'Write at least one address.'
      : faults.length > 0
        ? 'Some lines hold no address. Correct or delete them.'
        : lines.length > most
          ? `Invite at most ${most} at once.`
          : undefined
  if (open && made !== undefined) return <Made made={made} onClose={close} />
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Invite people"
      description="Each gets a link of their own, which you copy to them."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            busy={invite.isPending}
            disabledReason={refused}
            onClick={() =>
              invite.mutate({
                path: { organizationId: org },
                body: {
                  emails: lines.map(({ email, role }) =>
                    role === undefined ? email : { email, role: roleOf(role) },
                  ),
                  role: roleOf(usual),
                },
              })
            }
          >
            {lines.length > 1 ? `Make ${lines.length} invites` : 'Make the invite'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 py-1">
        <TextArea
          label="E-mail addresses"
          hint="One a line or separated by commas; or the rows of a table, with a role in a column of its own."
          error={
            faults.length === 0
              ? undefined
              : `${faults.length === 1 ? 'This is no address' : `${faults.length} are no addresses`}: ${faults.slice(0, 3).join(', ')}`
          }
          rows={4}
          value={text}
          onValueChange={setText}
          spellCheck={false}
          autoComplete="off"
        />
        <TextFileButton label="File of addresses" onText={setText} />
        <Select
          label="Role"
          hint={roleLabels[usual].hint}
          value={usual}
          onValueChange={setUsual}
          options={roleChoices.map((value) => ({ value, label: roleLabels[value].label }))}
        />
        {lines.length > 0 && <Understood lines={lines} usual={usual} />}
        <FormError error={invite.error === null ? undefined : processError(invite.error)} />
      </div>
    </Dialog>
  )
}
