import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDashed, Radio } from 'lucide-react'
import type { Site } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { counted } from '../../ui/counted.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SiteIcon } from '../site-icon.tsx'
import { SiteProblemLink } from './site-problem-link.tsx'
import { countedSpaces, displayUrl, siteName, siteProblem, visibilityLabels } from '../site-text.ts'

/** The columns of the list; stacked on narrow screens. */
export const siteColumns =
  'grid-cols-[minmax(0,1fr)_auto] gap-x-3 md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_8rem_4.5rem_7.5rem_9rem_7rem]'

export function SiteRow({ org, site }: { readonly org: string; readonly site: Site }) {
  const url = site.urls.published
  const open = site.changeRequestsOpen ?? 0
  return (
    <li
      className={`grid ${siteColumns} min-h-11 items-center gap-y-0.5 border-b border-line px-1 py-1.5 hover:bg-hover`}
    >
      <span className="flex min-w-0 items-center gap-2">
        <SiteIcon icon={site.icon ?? null} />
        <Link
          to="/o/$org/sites/$site"
          params={{ org, site: site.id }}
          className="truncate font-strong hover:underline"
        >
          {siteName(site)}
        </Link>
      </span>
      <span className="order-3 min-w-0 truncate pl-7 text-ink-soft md:order-none md:pl-0">
        {url === undefined ? (
          (site.basename ?? '')
        ) : (
          <a href={url} target="_blank" rel="noreferrer" className="hover:underline">
            {displayUrl(url)}
          </a>
        )}
      </span>
      <span className="order-4 text-right text-caption text-ink-soft md:order-none md:text-left md:text-base">
        {visibilityLabels[site.visibility].label}
      </span>
      <span className="figures order-5 hidden text-right md:order-none md:block">
        {countedSpaces(site.siteSpaces)}
      </span>
      <span className="order-6 col-span-2 pl-7 text-caption md:order-none md:col-span-1 md:pl-0 md:text-right">
        {open > 0 && (
          <Link
            to="/o/$org/sites/$site/preview"
            params={{ org, site: site.id }}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            {counted(open, 'change request')}
          </Link>
        )}
      </span>
      <SiteHealth org={org} site={site} />
      <span className="order-2 grid justify-items-end gap-0.5 text-right md:order-none">
        {site.published ? (
          <Badge tone="moss" icon={Radio}>
            Live
          </Badge>
        ) : (
          <Badge icon={CircleDashed}>Not published</Badge>
        )}
        {site.lastPublishedAt !== undefined && (
          <span className="text-caption text-ink-soft">
            <span className="sr-only">published </span>
            <RelativeTime at={site.lastPublishedAt} />
          </span>
        )}
      </span>
    </li>
  )
}

/** What readers cannot reach, with a link to where it can be fixed. */
function SiteHealth({ org, site }: { readonly org: string; readonly site: Site }) {
  const problem = siteProblem(site)
  if (problem === undefined)
    return (
      <span className="hidden items-center gap-1 text-ink-soft md:flex">
        <Icon of={CircleCheck} className="text-moss" /> No problems
      </span>
    )
  return (
    <span className="order-7 col-span-2 pl-7 md:order-none md:col-span-1 md:pl-0">
      <SiteProblemLink org={org} site={site.id} problem={problem} />
    </span>
  )
}
