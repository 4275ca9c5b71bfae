import { Link } from '@tanstack/react-router'
import { Keyboard, LogOut } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { MenuHeading } from '../../ui/menus/menu-heading.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuLine } from '../../ui/menus/menu-separator.tsx'
import { chooseTheme, useThemeChoice } from '../theme.ts'

export interface Person {
  readonly displayName: string
  readonly email?: string | undefined
  readonly photoURL?: string | undefined
}

export interface AccountMenuProps {
  readonly person: Person
  readonly onShowShortcuts: () => void
  readonly onSignOut: () => void
}

/** The signed-in user, the theme, the shortcuts and sign-out. */
export function AccountMenu({ person, onShowShortcuts, onSignOut }: AccountMenuProps) {
  const theme = useThemeChoice()
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Account of ${person.displayName}`}
          className="flex size-8 items-center justify-center rounded-round hover:bg-hover pointer-coarse:size-11"
        >
          <Avatar name={person.displayName} image={person.photoURL} />
        </button>
      }
    >
      <MenuItem asChild>
        <Link to="/me">
          <span className="min-w-0">
            <span className="block truncate font-strong">{person.displayName}</span>
            <span className="block truncate text-caption text-ink-soft">
              {person.email ?? 'Profile, tokens, sessions'}
            </span>
          </span>
        </Link>
      </MenuItem>
      <MenuLine />
      <MenuHeading>Theme</MenuHeading>
      <MenuChoice
        value={theme}
        onValueChange={chooseTheme}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'As the system' },
        ]}
      />
      <MenuLine />
      <MenuItem icon={Keyboard} shortcut="?" onSelect={onShowShortcuts}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
