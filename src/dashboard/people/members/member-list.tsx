import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enableMemberMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Member } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import type { RoleChange } from './change-roles.tsx'
import { ChangeRoles } from './change-roles.tsx'
import { MemberRow, memberColumns } from './member-row.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import type { Leaving } from './remove-members.tsx'
import { RemoveMembers } from './remove-members.tsx'
import { RoleMenu } from '../access/role-menu.tsx'

export interface MemberListProps {
  readonly org: string
  readonly members: readonly Member[]
  /** Total number, including those not loaded yet. */
  readonly total: number
  /** Whether the user may change roles and remove people. */
  readonly manages: boolean
  readonly filtered: boolean
  readonly onMore: (() => void) | undefined
}

/** The loaded people, with actions for one or several. */
export function MemberList({ org, members, total, manages, filtered, onMore }: MemberListProps) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [change, setChange] = useState<RoleChange>()
  const [leaving, setLeaving] = useState<Leaving>()
  const enable = useMutation({
    ...enableMemberMutation(),
    onSuccess: () => client.invalidateQueries({ predicate: isPeopleQuery }),
  })
  const some = members.filter(({ id }) => chosen.has(id))
  const choose = (id: string, on: boolean): void => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  if (members.length === 0)
    return (
      <EmptyState title={filtered ? 'Nobody like that is here' : 'Nobody is here yet'}>
        {filtered
          ? 'Names and addresses are searched; another filter may hide who you look for.'
          : 'Invite the people who write and review with you.'}
      </EmptyState>
    )
  const all = some.length === members.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {manages && some.length > 0 && (
        <div
          role="toolbar"
          aria-label="What to do with the chosen people"
          className="flex flex-wrap items-center gap-2 rounded-base bg-chosen px-3 py-1"
        >
          <span className="figures font-strong">{some.length} chosen</span>
          <span className="flex items-center text-ink-soft">
            Role
            <RoleMenu
              role={some[0]?.role ?? null}
              of="the chosen people"
              onRole={(role: Role | null) => setChange({ members: some, role })}
            />
          </span>
          <Button
            variant="bare"
            className="text-rust"
            onClick={() => setLeaving({ members: some, how: 'remove' })}
          >
            Remove…
          </Button>
          <Button variant="bare" className="ml-auto" onClick={() => setChosen(new Set())}>
            Choose none
          </Button>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <div className={`${memberColumns} h-8 border-b border-line pr-1 text-caption text-ink-soft`}>
          {manages ? (
            <input
              type="checkbox"
              aria-label={all ? 'Choose none' : `Choose all ${members.length} that are loaded`}
              checked={all}
              ref={(element) => {
                if (element !== null) element.indeterminate = some.length > 0 && !all
              }}
              onChange={() => setChosen(all ? new Set() : new Set(members.map(({ id }) => id)))}
              className="ml-1 size-4 accent-accent pointer-coarse:size-5"
            />
          ) : (
            <span />
          )}
          <span className="figures">{counted(total, 'person', 'people')}</span>
          <span className="max-md:justify-self-end">Role</span>
          <span className="text-right max-md:hidden">Spaces</span>
          <span className="text-right max-md:hidden">Teams</span>
          <span className="text-right max-md:hidden">Last seen</span>
          <span className="w-8" />
        </div>
        <VirtualList
          label="People"
          items={members}
          itemKey={({ id }) => id}
          rowHeight={56}
          className="h-[max(20rem,calc(100dvh-20rem))]"
          {...(onMore !== undefined && { onNearEnd: onMore })}
        >
          {(member) => (
            <MemberRow
              org={org}
              member={member}
              actions={
                manages
                  ? {
                      chosen: chosen.has(member.id),
                      onChoose: (on) => choose(member.id, on),
                      onRole: (role) => setChange({ members: [member], role }),
                      onRemove: () => setLeaving({ members: [member], how: 'remove' }),
                      onDisable: () => setLeaving({ members: [member], how: 'disable' }),
                      onEnable: () => enable.mutate({ path: { organizationId: org, userId: member.id } }),
                    }
                  : undefined
              }
            />
          )}
        </VirtualList>
      </div>
      <FormError error={enable.error === null ? undefined : processError(enable.error)} />
      <ChangeRoles
        org={org}
        change={change}
        onClose={() => setChange(undefined)}
        onDone={() => setChosen(new Set())}
      />
      <RemoveMembers
        org={org}
        leaving={leaving}
        onClose={() => setLeaving(undefined)}
        onDone={() => setChosen(new Set())}
      />
    </div>
  )
}
