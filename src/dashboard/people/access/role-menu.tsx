import { ChevronDown } from 'lucide-react'
import type { Role } from '../../../contract/roles/roles.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import type { RoleChoice } from '../role-labels.ts'
import { choiceOf, labelOf, roleChoices, roleOf, roleLabels } from '../role-labels.ts'

export interface RoleMenuProps {
  readonly role: Role | null
  /** The holder of the role, for the accessible name. */
  readonly of: string
  readonly onRole: (role: Role | null) => void
  readonly choices?: readonly RoleChoice[]
  readonly busy?: boolean
}

/** Shows a role and opens a menu to change it. */
export function RoleMenu({ role, of, onRole, choices = roleChoices, busy }: RoleMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="bare" busy={busy} aria-label={`Role of ${of}: ${labelOf(role)}`}>
          {labelOf(role)}
          <Icon of={ChevronDown} className="text-ink-soft" />
        </Button>
      }
    >
      <MenuChoice
        value={choiceOf(role)}
        onValueChange={(choice) => {
          if (choice !== choiceOf(role)) onRole(roleOf(choice))
        }}
        options={choices.map((value) => ({ value, label: roleLabels[value].label }))}
      />
    </Menu>
  )
}
