import type { Member } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RoleMenu } from '../access/role-menu.tsx'

export interface MemberToolbarProps {
  /** The selected people. */
  readonly members: readonly Member[]
  readonly onRole: (role: Role | null) => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** Actions for the selected people. */
export function MemberToolbar({ members, onRole, onRemove, onClear }: MemberToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Actions for selected people"
      className="flex flex-wrap items-center gap-2 rounded-base bg-chosen px-3 py-1"
    >
      <span className="figures font-strong">{members.length} selected</span>
      <span className="flex items-center text-ink-soft">
        Role
        <RoleMenu role={members[0]?.role ?? null} of="the selected people" onRole={onRole} />
      </span>
      <Button variant="bare" className="text-rust" onClick={onRemove}>
        Remove…
      </Button>
      <Button variant="bare" className="ml-auto" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}
