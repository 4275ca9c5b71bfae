import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enableMemberMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Member } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { ChangeRoles, type RoleChange } from './change-roles.tsx'
import { MemberListHeader } from './member-list-header.tsx'
import { MemberRow, PassingMemberRow } from './member-row.tsx'
import { MemberToolbar } from './member-toolbar.tsx'
import { RemoveMembers } from './remove-members.tsx'
import type { MemberRemoval } from './use-remove-members.ts'
import { useRowSelection } from '../../ui/layout/use-row-selection.ts'

export interface MemberListProps {
  readonly org: string
  readonly members: readonly Member[]
  /** Total number, including those not loaded yet. */
  readonly total: number
  /** Whether the user may change roles and remove people. */
  readonly canManage: boolean
  readonly filtered: boolean
  readonly onMore: (() => void) | undefined
}

/** The loaded people, with actions for one or several. */
export function MemberList({ org, members, total, canManage, filtered, onMore }: MemberListProps) {
  const client = useQueryClient()
  const selection = useRowSelection(members)
  const [change, setChange] = useState<RoleChange>()
  const [removal, setRemoval] = useState<MemberRemoval>()
  const enable = useMutation({
    ...enableMemberMutation(),
    onSuccess: () => client.invalidateQueries({ predicate: isPeopleQuery }),
  })
  if (members.length === 0)
    return (
      <EmptyState title={filtered ? 'No matching people' : 'No members yet'}>
        {filtered
          ? 'Try a different name or email, or clear the filters.'
          : 'Invite the people who write and review with you.'}
      </EmptyState>
    )
  const actionsFor = (member: Member) => ({
    isSelected: selection.has(member.id),
    onSelect: (isSelected: boolean) => selection.set(member.id, isSelected),
    onRole: (role: Member['role']) => setChange({ members: [member], role }),
    onRemove: () => setRemoval({ members: [member], how: 'remove' }),
    onDisable: () => setRemoval({ members: [member], how: 'disable' }),
    onEnable: () => enable.mutate({ path: { organizationId: org, userId: member.id } }),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {canManage && selection.items.length > 0 && (
        <MemberToolbar
          members={selection.items}
          onRole={(role) => setChange({ members: selection.items, role })}
          onRemove={() => setRemoval({ members: selection.items, how: 'remove' })}
          onClear={selection.clear}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <MemberListHeader total={total} selection={canManage ? selection : undefined} />
        <VirtualList
          label="People"
          items={members}
          itemKey={({ id }) => id}
          rowHeight={56}
          className="h-[max(20rem,calc(100dvh-20rem))]"
          passing={(member) => <PassingMemberRow member={member} canManage={canManage} />}
          {...(onMore !== undefined && { onNearEnd: onMore })}
        >
          {(member) => (
            <MemberRow org={org} member={member} actions={canManage ? actionsFor(member) : undefined} />
          )}
        </VirtualList>
      </div>
      <FormError error={enable.error} />
      <ChangeRoles org={org} change={change} onClose={() => setChange(undefined)} onDone={selection.clear} />
      <RemoveMembers
        org={org}
        removal={removal}
        onClose={() => setRemoval(undefined)}
        onDone={selection.clear}
      />
    </div>
  )
}
