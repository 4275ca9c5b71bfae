import { Link } from '@tanstack/react-router'
import { Ellipsis, ShieldOff, Undo2, UserMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Member } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RoleMenu } from '../access/role-menu.tsx'
import { labelOf } from '../role-labels.ts'

/** Columns of the list and its heading; less important ones are hidden on narrow screens. */
export const memberColumns =
  'grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 md:gap-x-3 md:grid-cols-[auto_minmax(0,1fr)_8.5rem_5rem_5rem_7rem_auto]'

export interface MemberRowProps {
  readonly org: string
  readonly member: Member
  /** Absent if the user may not change members. */
  readonly actions?:
    | {
        readonly isSelected: boolean
        readonly onSelect: (chosen: boolean) => void
        readonly onRole: (role: Role | null) => void
        readonly onRemove: () => void
        readonly onDisable: () => void
        readonly onEnable: () => void
      }
    | undefined
}

function MemberName({ org, member }: Pick<MemberRowProps, 'org' | 'member'>) {
  return (
    <Link
      to="/o/$org/people/$person"
      params={{ org, person: member.id }}
      className="truncate font-strong hover:underline"
    >
      {member.user.displayName}
    </Link>
  )
}

interface RowCellsProps {
  readonly member: Member
  readonly checkbox?: ReactNode
  readonly name: ReactNode
  readonly role: ReactNode
  readonly menu?: ReactNode
}

/** The columns of a row, without what can be done in them. */
function RowCells({
  member,
  checkbox = <span />,
  name,
  role,
  menu = <span className="w-8" />,
}: RowCellsProps) {
  const { user, disabled } = member
  return (
    <div className={`${memberColumns} h-14 border-b border-line pr-1 hover:bg-hover`}>
      {checkbox}
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar name={user.displayName} image={user.photoURL} />
        <span className="min-w-0">
          <span className="flex min-w-0 items-center gap-2">
            {name}
            {disabled && <Badge tone="rust">Deactivated</Badge>}
            {member.sso && <Badge>Single sign-on</Badge>}
          </span>
          <span className="block truncate text-caption text-ink-soft">{user.email}</span>
        </span>
      </span>
      {role}
      <span className="figures text-right max-md:hidden">{member.spaces}</span>
      <span className="figures text-right max-md:hidden">{member.teams}</span>
      <span className="text-right text-ink-soft max-md:hidden">
        {member.lastSeenAt === undefined ? 'Never' : <RelativeTime at={member.lastSeenAt} />}
      </span>
      {menu}
    </div>
  )
}

const roleText = (member: Member): ReactNode => (
  <span className="justify-self-end md:justify-self-start">{labelOf(member.role)}</span>
)

/** Stands for a row while the list moves fast. */
export function PassingMemberRow({
  member,
  canManage,
}: {
  readonly member: Member
  readonly canManage: boolean
}) {
  return (
    <RowCells
      member={member}
      {...(canManage && { checkbox: <span className="ml-1 size-4 pointer-coarse:size-5" /> })}
      name={<span className="truncate font-strong">{member.user.displayName}</span>}
      role={roleText(member)}
    />
  )
}

/** One person: name, role, and last activity. */
export function MemberRow({ org, member, actions }: MemberRowProps) {
  const { user, role, disabled } = member
  const name = <MemberName org={org} member={member} />
  if (actions === undefined)
    return <RowCells member={member} name={name} role={roleText(member)} menu={<span />} />
  return (
    <RowCells
      member={member}
      name={name}
      checkbox={
        <input
          type="checkbox"
          checked={actions.isSelected}
          onChange={(event) => actions.onSelect(event.target.checked)}
          aria-label={`Select ${user.displayName}`}
          className="ml-1 size-4 accent-accent pointer-coarse:size-5"
        />
      }
      role={
        <span className="-mr-2 justify-self-end md:-ml-3 md:justify-self-start">
          <RoleMenu role={role} of={user.displayName} onRole={actions.onRole} />
        </span>
      }
      menu={
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${user.displayName}`} />}>
          {disabled ? (
            <MenuItem icon={Undo2} onSelect={actions.onEnable}>
              Reactivate
            </MenuItem>
          ) : (
            <MenuItem icon={ShieldOff} onSelect={actions.onDisable}>
              Deactivate…
            </MenuItem>
          )}
          <MenuItem icon={UserMinus} danger onSelect={actions.onRemove}>
            Remove…
          </MenuItem>
        </Menu>
      }
    />
  )
}
