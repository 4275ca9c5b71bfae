import { Link } from '@tanstack/react-router'

/** The parts of a site, in order, by the path of their route. */
const parts = [
  { label: 'Structure', path: '/o/$org/sites/$site/structure' },
  { label: 'Customize', path: '/o/$org/sites/$site/customize' },
  { label: 'Preview', path: '/o/$org/sites/$site/preview' },
  { label: 'Redirects', path: '/o/$org/sites/$site/redirects' },
  { label: 'Audience', path: '/o/$org/sites/$site/audience' },
  { label: 'Publish', path: '/o/$org/sites/$site/publish' },
  { label: 'Feedback', path: '/o/$org/sites/$site/feedback' },
] as const

export interface SiteTabsProps {
  readonly org: string
  readonly site: string
  /** The part that is shown, by the path of its route. */
  readonly shown: string | undefined
}

/** The way between the parts of a site. */
export function SiteTabs({ org, site, shown }: SiteTabsProps) {
  return (
    <nav aria-label="Parts of the site" className="flex gap-4 overflow-x-auto border-b border-line">
      {parts.map((part) => (
        <Link
          key={part.path}
          to={part.path}
          params={{ org, site }}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={part.path === shown ? 'page' : undefined}
          className="-mb-px flex touch-row shrink-0 items-center border-b-2 border-transparent px-0.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-strong aria-[current=page]:text-ink"
        >
          {part.label}
        </Link>
      ))}
    </nav>
  )
}
