import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleDashed, Radio } from 'lucide-react'
import type { Site } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SiteIcon } from '../site-icon.tsx'
import { sitesOptions } from '../site-queries.ts'
import { SiteProblemLink } from './site-problem-link.tsx'
import { displayUrl, siteName, siteProblem, visibilityLabels } from '../site-text.ts'

const mostListed = 5

/** Sites on the home screen, with their state and what is wrong with them. */
export function HomeSites({ org }: { readonly org: string }) {
  const { data } = useInfiniteQuery(sitesOptions(org, {}))
  const sites = data?.pages[0]?.items ?? []
  if (sites.length === 0) return null
  return (
    <Section
      title="Sites"
      actions={
        <Link to="/o/$org/sites" params={{ org }} className="text-accent underline">
          View all
        </Link>
      }
    >
      <ul aria-label="Sites" className="divide-y divide-line border-y border-line">
        {sites.slice(0, mostListed).map((site) => (
          <li key={site.id} className="flex touch-row items-center gap-2 px-1 hover:bg-hover">
            <SiteIcon icon={site.icon ?? null} />
            <Link
              to="/o/$org/sites/$site"
              params={{ org, site: site.id }}
              className="min-w-0 flex-1 truncate font-strong hover:underline"
            >
              {siteName(site)}
            </Link>
            {site.urls.published !== undefined && (
              <span className="min-w-0 truncate text-caption text-ink-soft max-sm:hidden">
                {displayUrl(site.urls.published)}
              </span>
            )}
            <span className="text-caption text-ink-soft max-sm:hidden">
              {visibilityLabels[site.visibility].label}
            </span>
            <HomeSiteProblem org={org} site={site} />
            {site.published ? (
              <Badge tone="moss" icon={Radio}>
                Live
              </Badge>
            ) : (
              <Badge icon={CircleDashed}>Not published</Badge>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function HomeSiteProblem({ org, site }: { readonly org: string; readonly site: Site }) {
  const problem = siteProblem(site)
  return problem !== undefined && <SiteProblemLink org={org} site={site.id} problem={problem} />
}
