import { Link } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuHeading } from '../../ui/menus/menu-heading.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'

export interface NamedOrganization {
  readonly id: string
  readonly title: string
}

export interface OrganizationSwitchProps {
  readonly organization: NamedOrganization
  readonly organizations: readonly NamedOrganization[]
  readonly collapsed: boolean
}

/** The organization's name at the top of the rail; opens the list of organizations. */
export function OrganizationSwitch({ organization, organizations, collapsed }: OrganizationSwitchProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Switch organization: ${organization.title}`}
          className="flex touch-row w-full min-w-0 items-center gap-2 rounded-base px-1.5 text-left hover:bg-hover"
        >
          <span
            aria-hidden="true"
            className="flex size-5 shrink-0 items-center justify-center rounded-small bg-accent text-caption font-bold text-on-accent"
          >
            {[...organization.title.trim()][0]?.toLocaleUpperCase() ?? '?'}
          </span>
          {!collapsed && (
            <>
              <span className="min-w-0 flex-1 truncate font-strong">{organization.title}</span>
              <Icon of={ChevronsUpDown} className="text-ink-soft" />
            </>
          )}
        </button>
      }
    >
      <MenuHeading>Organizations</MenuHeading>
      {organizations.map((other) => (
        <MenuItem key={other.id} asChild>
          <Link
            to="/o/$org"
            params={{ org: other.id }}
            aria-current={other.id === organization.id ? 'true' : undefined}
          >
            <span className="truncate">{other.title}</span>
          </Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
