import { Link } from '@tanstack/react-router'
import { PartLinks, partLink } from '../../ui/layout/section-links.tsx'

/** The tabs of a space in order, by route path. */
const parts = [
  { label: 'Overview', path: '/o/$org/s/$space' },
  { label: 'Pages', path: '/o/$org/s/$space/pages', below: '/o/$org/s/$space/p/$page' },
  { label: 'Change requests', path: '/o/$org/s/$space/changes' },
  { label: 'Files', path: '/o/$org/s/$space/files' },
  { label: 'Links', path: '/o/$org/s/$space/links' },
  { label: 'History', path: '/o/$org/s/$space/history' },
  { label: 'Settings', path: '/o/$org/s/$space/settings' },
] as const

export interface SpaceTabsProps {
  readonly org: string
  readonly space: string
  /** Route path of the current tab. */
  readonly shown: string | undefined
  /** Number of open change requests; hidden if 0. */
  readonly openChangeRequests: number
}

/** The tabs of a space. */
export function SpaceTabs({ org, space, shown, openChangeRequests }: SpaceTabsProps) {
  return (
    <PartLinks label="Parts of the space" shown={shown}>
      {parts.map((part) => {
        const current = part.path === shown || ('below' in part && part.below === shown)
        return (
          <Link
            key={part.path}
            to={part.path}
            params={{ org, space }}
            // By default the router would mark every tab whose URL is a prefix of the current one.
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={current ? 'page' : undefined}
            className={partLink}
          >
            {part.label}
            {part.label === 'Change requests' && openChangeRequests > 0 && (
              <span className="figures text-caption font-normal text-ink-soft">{openChangeRequests}</span>
            )}
          </Link>
        )
      })}
    </PartLinks>
  )
}
