import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMembersOptions, updateTeamMembersMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { listMembers } from '../../../client/sdk.gen.ts'
import type { Member } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { readInvites } from '../members/invite-parser.ts'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { labelOf } from '../role-labels.ts'

export interface AddToTeamProps {
  readonly org: string
  readonly team: { readonly id: string; readonly title: string }
  readonly open: boolean
  readonly onClose: () => void
  /** Whether the user may preview what others gain, which takes an administrator. */
  readonly previews: boolean
}

/**
 * The members with these addresses, and the addresses without a member. One request per address, because the
 * API only searches.
 */
const membersWith = async (org: string, emails: readonly string[]) => {
  const found: Member[] = []
  const missing: string[] = []
  for (const email of emails) {
    const { data } = await listMembers({
      path: { organizationId: org },
      query: { search: email, limit: 20 },
      throwOnError: true,
    })
    const member = data.items.find(({ user }) => user.email === email)
    if (member === undefined) missing.push(email)
    else found.push(member)
  }
  return { found, missing }
}

/** Adds members to a team by name, or by pasted addresses after a preview. */
export function AddToTeam({ org, team, open, onClose, previews }: AddToTeamProps) {
  const client = useQueryClient()
  const [q, setQ] = useState<string>()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<ReadonlyMap<string, Member>>(new Map())
  const path = { organizationId: org }
  const found = useQuery({
    ...listMembersOptions({ path, query: { limit: 8, ...(q !== undefined && { search: q }) } }),
    enabled: open,
  })
  const add = useMutation({
    ...updateTeamMembersMutation(),
    onSuccess: () => {
      close()
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  const paste = useMutation({
    mutationFn: (emails: readonly string[]) => membersWith(org, emails),
    onSuccess: ({ found: members, missing }) => {
      setPicked(new Map([...picked, ...members.map((member) => [member.id, member] as const)]))
      setText(missing.join('\n'))
    },
  })
  const close = (): void => {
    setPicked(new Map())
    setText('')
    setQ(undefined)
    onClose()
  }
  const toggle = (member: Member): void => {
    const next = new Map(picked)
    if (!next.delete(member.id)) next.set(member.id, member)
    setPicked(next)
  }
  const lines = readInvites(text).lines.map(({ email }) => email)
  const failed = add.error ?? paste.error
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={`Add to ${team.title}`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabledReason={picked.size === 0 ? 'Choose somebody first.' : undefined}
            onClick={() =>
              add.mutate({ path: { ...path, teamId: team.id }, body: { add: [...picked.keys()] } })
            }
          >
            {picked.size > 1 ? `Add ${picked.size} people` : 'Add'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 py-1">
        <SearchField label="Search members" value={q} onSearch={setQ} />
        <ul aria-label="Members found" className="grid">
          {found.data?.items.map((member) => (
            <li key={member.id}>
              <label className="flex touch-row cursor-pointer items-center gap-2 rounded-base px-1 hover:bg-hover">
                <input
                  type="checkbox"
                  checked={picked.has(member.id)}
                  onChange={() => toggle(member)}
                  className="size-4 accent-accent pointer-coarse:size-5"
                />
                <span className="min-w-0 truncate">{member.user.displayName}</span>
                <span className="min-w-0 truncate text-caption text-ink-soft">{member.user.email}</span>
              </label>
            </li>
          ))}
        </ul>
        <TextArea
          label="Or paste addresses"
          optional
          value={text}
          onValueChange={setText}
          rows={2}
          spellCheck={false}
          error={
            paste.data !== undefined &&
            paste.data.missing.length > 0 &&
            text === paste.data.missing.join('\n')
              ? 'These are no members. Invite them first.'
              : undefined
          }
        />
        {lines.length > 0 && (
          <span>
            <Button busy={paste.isPending} onClick={() => paste.mutate(lines)}>
              Find {counted(lines.length, 'address', 'addresses')}
            </Button>
          </span>
        )}
        {picked.size > 0 && (
          <p className="text-ink-soft">
            To be added: {[...picked.values()].map(({ user }) => user.displayName).join(', ')}
          </p>
        )}
        {previews && picked.size > 0 && (
          <AccessPreview
            question={{ on: 'members', id: org, change: { team: team.id, add: [...picked.keys()] } }}
            words={labelOf}
          />
        )}
        <FormError error={failed === null ? undefined : processError(failed)} />
      </div>
    </Dialog>
  )
}
