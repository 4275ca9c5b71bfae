import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/icon.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import type { RailPlace } from './use-rail-entries.ts'

/** One place in the rail; when the rail is collapsed its name is a tooltip. */
export function RailLink({ place, collapsed }: { readonly place: RailPlace; readonly collapsed: boolean }) {
  const link = (
    <Link
      {...place.link}
      activeOptions={{ exact: place.path === '/o/$org' }}
      aria-label={collapsed ? place.label : undefined}
      className="flex touch-row items-center gap-2.5 rounded-base px-2 text-ink hover:bg-hover aria-[current=page]:bg-chosen aria-[current=page]:font-strong"
    >
      <Icon of={place.icon} className="text-ink-soft" />
      {!collapsed && <span className="truncate">{place.label}</span>}
    </Link>
  )
  return collapsed ? (
    <Tooltip text={place.label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
