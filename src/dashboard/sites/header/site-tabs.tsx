import { Link } from '@tanstack/react-router'
import { SectionLinks, sectionLink } from '../../ui/layout/section-links.tsx'

/** The tabs of a site in order, by route path. */
const tabs = [
  { label: 'Structure', path: '/o/$org/sites/$site/structure' },
  { label: 'Customize', path: '/o/$org/sites/$site/customize' },
  { label: 'Preview', path: '/o/$org/sites/$site/preview' },
  { label: 'Redirects', path: '/o/$org/sites/$site/redirects' },
  { label: 'Audience', path: '/o/$org/sites/$site/audience' },
  { label: 'Access', path: '/o/$org/sites/$site/access' },
  { label: 'Integrations', path: '/o/$org/sites/$site/integrations' },
  { label: 'Publish', path: '/o/$org/sites/$site/publish' },
  { label: 'Feedback', path: '/o/$org/sites/$site/feedback' },
] as const

export interface SiteTabsProps {
  readonly org: string
  readonly site: string
  /** Route path of the current tab. */
  readonly current: string | undefined
}

/** The tabs of a site. */
export function SiteTabs({ org, site, current }: SiteTabsProps) {
  return (
    <SectionLinks label="Site" current={current}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          params={{ org, site }}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={tab.path === current ? 'page' : undefined}
          className={sectionLink}
        >
          {tab.label}
        </Link>
      ))}
    </SectionLinks>
  )
}
