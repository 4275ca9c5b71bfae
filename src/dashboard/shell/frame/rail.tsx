import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { appleKeys } from '../commands/apple-keys.ts'
import { keyLabels } from '../commands/key-sequences.ts'
import { OrganizationSwitch, type OrganizationSwitchProps } from './organization-switch.tsx'
import { RailLink } from './rail-link.tsx'
import type { RailPlace } from './use-rail-entries.ts'

export interface RailProps extends OrganizationSwitchProps {
  readonly places: readonly RailPlace[]
  /** Badge counts of the entries, by path. */
  readonly counts: Readonly<Record<string, number>>
  /** The tree of spaces; hidden while the rail shows icons only. */
  readonly spaces: ReactNode
  readonly onSearch: () => void
  /** Absent in the sheet of a narrow screen, which does not collapse. */
  readonly onCollapse?: (() => void) | undefined
}

/** The left rail: the navigation of an organization. */
export function Rail({ places, counts, spaces, onSearch, onCollapse, ...organization }: RailProps) {
  const { collapsed } = organization
  const linksOf = (name: RailPlace['group']): ReactNode =>
    places
      .filter((place) => place.group === name)
      .map((place) => (
        <RailLink key={place.path} place={place} collapsed={collapsed} count={counts[place.path]} />
      ))
  return (
    <div className="flex h-full flex-col gap-3 p-2">
      <OrganizationSwitch {...organization} />
      {collapsed ? (
        <IconButton icon={Search} label="Search and commands" side="right" onClick={onSearch} />
      ) : (
        <button
          type="button"
          onClick={onSearch}
          className="flex touch-row items-center gap-2.5 rounded-base bg-raised px-2 text-ink-soft ring-1 ring-line ring-inset hover:text-ink"
        >
          <Icon of={Search} />
          <span className="flex-1 text-left">Search</span>
          <Kbd keys={keyLabels('mod+k', appleKeys)} />
        </button>
      )}
      <nav aria-label="Organization" className="flex min-h-0 flex-1 flex-col gap-3">
        <div className="grid gap-px">{linksOf('work')}</div>
        {/* A column, so that the tree can fill the remaining height and render only the visible rows. */}
        <div className={cx('flex min-h-0 flex-1 flex-col overflow-y-auto', collapsed && 'invisible')}>
          {!collapsed && spaces}
        </div>
        <div className="grid gap-px">{linksOf('desk')}</div>
      </nav>
      {onCollapse !== undefined && (
        <IconButton
          icon={collapsed ? PanelLeftOpen : PanelLeftClose}
          label={collapsed ? 'Expand navigation' : 'Collapse navigation'}
          side="right"
          onClick={onCollapse}
          className="text-ink-soft"
        />
      )}
    </div>
  )
}
