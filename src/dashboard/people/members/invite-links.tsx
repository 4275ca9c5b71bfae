import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createLinkInviteMutation,
  deleteLinkInviteMutation,
  listLinkInvitesOptions,
  updateLinkInviteMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { LinkInvite } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { RoleMenu } from '../access/role-menu.tsx'
import { roleLabels } from '../role-labels.ts'

/** Roles that a link may give: all but administrator, because links can be passed on. */
const given = ['read', 'comment', 'edit', 'review', 'create'] as const
type Given = (typeof given)[number]
const isGiven = (role: string | null): role is Given => given.some((one) => one === role)

export interface LinkListProps {
  readonly org: string
  /** Whether invite links are enabled in the organization. */
  readonly on: boolean
  readonly spaces: readonly { readonly id: string; readonly title: string }[]
}

/** Links with which anyone can join. */
export function LinkList({ org, on, spaces }: LinkListProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const { data } = useQuery(listLinkInvitesOptions({ path, query: { limit: 1000 } }))
  const refresh = () => client.invalidateQueries({ predicate: isPeopleQuery })
  const [asking, setAsking] = useState(false)
  const [role, setRole] = useState<Given | 'guest'>('read')
  const [goal, setGoal] = useState('')
  const create = useMutation({
    ...createLinkInviteMutation(),
    onSuccess: () => {
      setAsking(false)
      return refresh()
    },
  })
  const update = useMutation({ ...updateLinkInviteMutation(), onSuccess: refresh })
  const remove = useMutation({ ...deleteLinkInviteMutation(), onSuccess: refresh })
  const failed = update.error ?? remove.error
  const links: readonly LinkInvite[] = data?.items ?? []
  const add = (
    <Button
      onClick={() => setAsking(true)}
      disabledReason={on ? undefined : 'Invite links are switched off in the settings of the organization.'}
    >
      New link
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {data !== undefined && links.length === 0 ? (
        <EmptyState title="No invite link" action={add}>
          Whoever has a link can join with the role that it gives: for a team channel, or a workshop.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Invite links" className="divide-y divide-line border-y border-line">
            {links.map((link) => {
              const content = link.space !== undefined || link.collection !== undefined
              return (
                <li key={link.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <span className="min-w-0 flex-1 basis-60">
                    <span className="flex items-center gap-2">
                      <span className="truncate font-strong">
                        {content ? link.title : 'The whole organization'}
                      </span>
                      {!on && <Badge tone="ochre">Off</Badge>}
                      {link.redundant && <Badge>No more than members have</Badge>}
                    </span>
                    <span className="figures block text-caption text-ink-soft">
                      Used {counted(link.uses, 'time')}
                    </span>
                  </span>
                  <RoleMenu
                    role={link.role ?? link.level ?? null}
                    of={`whoever joins by the link to ${link.title}`}
                    choices={content ? given : ['guest', ...given]}
                    onRole={(next) => {
                      if (next !== null && !isGiven(next)) return
                      const invite = { ...path, inviteId: link.id }
                      if (!content) update.mutate({ path: invite, body: { role: next } })
                      else if (next !== null) update.mutate({ path: invite, body: { level: next } })
                    }}
                  />
                  {link.urls.app !== undefined && <CopyButton text={link.urls.app} what="link" />}
                  <Button
                    variant="bare"
                    className="text-rust"
                    onClick={() => remove.mutate({ path: { ...path, inviteId: link.id } })}
                    aria-label={`Delete the link to ${link.title}`}
                  >
                    Delete
                  </Button>
                </li>
              )
            })}
          </ul>
          <span>{add}</span>
        </>
      )}
      <FormError error={failed === null ? undefined : processError(failed)} />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="New invite link"
        description="Anybody who has the link can join, until you delete it."
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button
              variant="primary"
              busy={create.isPending}
              onClick={() =>
                create.mutate({
                  path,
                  body:
                    goal === ''
                      ? { role: role === 'guest' ? null : role }
                      : { level: role === 'guest' ? 'read' : role, space: goal },
                })
              }
            >
              Make the link
            </Button>
          </>
        }
      >
        <div className="grid gap-4 py-1">
          <Select
            label="Leads to"
            value={goal}
            onValueChange={setGoal}
            hint={goal === '' ? undefined : 'Who is no member joins as a guest and sees this space only.'}
            options={[
              { value: '', label: 'The whole organization' },
              ...spaces.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
          <Select
            label="Gives the role"
            value={goal !== '' && role === 'guest' ? 'read' : role}
            onValueChange={setRole}
            hint={roleLabels[goal !== '' && role === 'guest' ? 'read' : role].hint}
            options={[...(goal === '' ? (['guest'] as const) : []), ...given].map((value) => ({
              value,
              label: roleLabels[value].label,
            }))}
          />
          <FormError error={create.error === null ? undefined : processError(create.error)} />
        </div>
      </Dialog>
    </div>
  )
}
