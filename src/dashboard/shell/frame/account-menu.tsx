import { Link } from '@tanstack/react-router'
import { Braces, Keyboard, LogOut, Server } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { MenuHeading } from '../../ui/menus/menu-heading.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { chooseTheme, useThemeChoice } from '../theme.ts'

export interface Person {
  readonly displayName: string
  readonly email?: string | undefined
  readonly photoURL?: string | undefined
  /** Whether they operate the installation. */
  readonly operator?: boolean | undefined
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
          aria-label={`Account: ${person.displayName}`}
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
              {person.email ?? 'Account settings'}
            </span>
          </span>
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuHeading>Theme</MenuHeading>
      <MenuChoice
        value={theme}
        onValueChange={chooseTheme}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'System' },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={Keyboard} shortcut="?" onSelect={onShowShortcuts}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem asChild>
        <a href="/docs/api">
          <Icon of={Braces} />
          API reference
        </a>
      </MenuItem>
      {person.operator === true && (
        <MenuItem asChild>
          <Link to="/installation/$section" params={{ section: 'overview' }}>
            <Icon of={Server} />
            Installation
          </Link>
        </MenuItem>
      )}
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
