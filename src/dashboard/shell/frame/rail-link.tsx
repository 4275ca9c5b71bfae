import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { RailPlace } from './use-rail-entries.ts'

export interface RailLinkProps {
  readonly place: RailPlace
  readonly collapsed: boolean
  /** Badge count; no badge for 0. */
  readonly count?: number | undefined
}

const maxCount = 99

/** One entry of the rail; while the rail is collapsed its name is a tooltip. */
export function RailLink({ place, collapsed, count = 0 }: RailLinkProps) {
  const countText = count > maxCount ? `${maxCount}+` : String(count)
  const link = (
    <Link
      {...place.link}
      activeOptions={{ exact: place.path === '/o/$org' }}
      aria-label={count > 0 ? `${place.label}, ${count} unread` : collapsed ? place.label : undefined}
      className="relative flex touch-row items-center gap-2.5 rounded-base px-2 text-ink hover:bg-hover aria-[current=page]:bg-chosen aria-[current=page]:font-strong"
    >
      <Icon of={place.icon} className="text-ink-soft" />
      {!collapsed && <span className="min-w-0 flex-1 truncate">{place.label}</span>}
      {count > 0 &&
        (collapsed ? (
          <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" />
        ) : (
          <span className="figures text-caption font-normal text-ink-soft">{countText}</span>
        ))}
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
