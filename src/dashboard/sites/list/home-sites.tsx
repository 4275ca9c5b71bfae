import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Section } from '../../ui/layout/section.tsx'
import { SiteIcon } from '../site-icon.tsx'
import { sitesOptions } from '../site-queries.ts'
import { plainAddress, siteName } from '../site-text.ts'

/** Sites on the home screen, for users without spaces, such as guests who work only on a site. */
export function SitesAtHome({ org }: { readonly org: string }) {
  const { data } = useInfiniteQuery(sitesOptions(org, {}))
  const sites = data?.pages[0]?.items ?? []
  if (sites.length === 0) return null
  return (
    <Section title="Sites">
      <ul aria-label="Sites" className="divide-y divide-line border-y border-line">
        {sites.slice(0, 10).map((site) => (
          <li key={site.id} className="flex touch-row items-center gap-2 px-1 hover:bg-hover">
            <SiteIcon icon={site.icon ?? null} />
            <Link
              to="/o/$org/sites/$site"
              params={{ org, site: site.id }}
              className="min-w-0 flex-1 truncate font-strong hover:underline"
            >
              {siteName(site)}
            </Link>
            <span className="min-w-0 truncate text-caption text-ink-soft">
              {site.urls.published === undefined ? 'Not published' : plainAddress(site.urls.published)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
