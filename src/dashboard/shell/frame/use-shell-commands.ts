import { useNavigate } from '@tanstack/react-router'
import { LogOut, PanelLeft, UserRound } from 'lucide-react'
import { useCommands } from '../commands/commands.ts'
import { railCollapsed } from '../preference-flags.ts'
import type { RailPlace } from './use-rail-entries.ts'

export interface ShellCommandsOptions {
  readonly places: readonly RailPlace[]
  readonly isCollapsed: boolean
  readonly onSignOut: () => void
}

/** The commands of every screen inside an organization: its places, the account, the rail, signing out. */
export const useShellCommands = ({ places, isCollapsed, onSignOut }: ShellCommandsOptions): void => {
  const navigate = useNavigate()
  useCommands([
    ...places.map((place) => ({
      id: place.path,
      label: place.label,
      group: 'Go to' as const,
      icon: place.icon,
      keys: place.keys,
      run: place.go,
    })),
    {
      id: 'me',
      label: 'Your account',
      group: 'Go to',
      icon: UserRound,
      keys: 'g m',
      run: () => void navigate({ to: '/me' }),
    },
    {
      id: 'account-details',
      label: 'Your account: password, passkeys and tokens',
      searchTerms: 'second factor two-factor totp sessions devices profile name photo language',
      group: 'Settings',
      icon: UserRound,
      run: () => void navigate({ to: '/me' }),
    },
    {
      id: 'rail',
      label: isCollapsed ? 'Expand navigation' : 'Collapse navigation',
      group: 'Settings',
      icon: PanelLeft,
      run: () => railCollapsed.set(!isCollapsed),
    },
    { id: 'sign-out', label: 'Sign out', group: 'Actions', icon: LogOut, run: onSignOut },
  ])
}
