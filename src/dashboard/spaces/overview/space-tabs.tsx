import { Link } from '@tanstack/react-router'
import { SectionLinks, sectionLink } from '../../ui/layout/section-links.tsx'

/** The tabs of a space in order, by route path. */
const tabs = [
  { label: 'Overview', path: '/o/$org/s/$space' },
  { label: 'Pages', path: '/o/$org/s/$space/pages', below: '/o/$org/s/$space/p/$page' },
  { label: 'Change requests', path: '/o/$org/s/$space/changes' },
  { label: 'Files', path: '/o/$org/s/$space/files' },
  { label: 'Links', path: '/o/$org/s/$space/links' },
  { label: 'Doc debt', path: '/o/$org/s/$space/doc-debt' },
  { label: 'History', path: '/o/$org/s/$space/history' },
  { label: 'Settings', path: '/o/$org/s/$space/settings' },
] as const

export interface SpaceTabsProps {
  readonly org: string
  readonly space: string
  /** Route path of the current tab. */
  readonly current: string | undefined
  /** Number of open change requests; hidden if 0. */
  readonly openChangeRequests: number
}

/** The tabs of a space. */
export function SpaceTabs({ org, space, current, openChangeRequests }: SpaceTabsProps) {
  return (
    <SectionLinks label="Space" current={current}>
      {tabs.map((tab) => {
        const isCurrent = tab.path === current || ('below' in tab && tab.below === current)
        return (
          <Link
            key={tab.path}
            to={tab.path}
            params={{ org, space }}
            // By default the router would mark every tab whose URL is a prefix of the current one.
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={isCurrent ? 'page' : undefined}
            className={sectionLink}
          >
            {tab.label}
            {tab.label === 'Change requests' && openChangeRequests > 0 && (
              <span className="figures text-caption font-normal text-ink-soft">{openChangeRequests}</span>
            )}
          </Link>
        )
      })}
    </SectionLinks>
  )
}
