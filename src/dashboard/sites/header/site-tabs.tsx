import { Link } from '@tanstack/react-router'
import { PartLinks, partLink } from '../../ui/layout/section-links.tsx'

/** The tabs of a site in order, by route path. */
const parts = [
  { label: 'Structure', path: '/o/$org/sites/$site/structure' },
  { label: 'Customize', path: '/o/$org/sites/$site/customize' },
  { label: 'Preview', path: '/o/$org/sites/$site/preview' },
  { label: 'Redirects', path: '/o/$org/sites/$site/redirects' },
  { label: 'Audience', path: '/o/$org/sites/$site/audience' },
  { label: 'Access', path: '/o/$org/sites/$site/access' },
  { label: 'Publish', path: '/o/$org/sites/$site/publish' },
  { label: 'Feedback', path: '/o/$org/sites/$site/feedback' },
] as const

export interface SiteTabsProps {
  readonly org: string
  readonly site: string
  /** Route path of the current tab. */
  readonly shown: string | undefined
}

/** The tabs of a site. */
export function SiteTabs({ org, site, shown }: SiteTabsProps) {
  return (
    <PartLinks label="Parts of the site" shown={shown}>
      {parts.map((part) => (
        <Link
          key={part.path}
          to={part.path}
          params={{ org, site }}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={part.path === shown ? 'page' : undefined}
          className={partLink}
        >
          {part.label}
        </Link>
      ))}
    </PartLinks>
  )
}
