import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  getSpaceHealthOptions,
  getSpacePageReportOptions,
  listSitesOptions,
  listSpaceLinksOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ListSpaceLinksResponse, Page } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'

const quiet = <span className="text-ink-soft">–</span>

/** Number of names in a line; the rest are counted. */
const named = 6

/** Number of broken links whose age is read. */
const looked = 50
const monthLength = 30 * 24 * 60 * 60 * 1000

/** How many of the links broke within this time before they were checked. */
const sinceLessThan = (length: number, links: ListSpaceLinksResponse | undefined): number =>
  links?.items.filter(
    ({ brokenSince }) =>
      brokenSince !== undefined && Date.parse(links.checked.at) - Date.parse(brokenSince.at) < length,
  ).length ?? 0

/** The documents of a tree; groups and links contain no words and have no incoming links. */
const documentsIn = (pages: readonly Page[]): readonly string[] =>
  pages.flatMap((page) => [
    ...(page.type === 'document' ? [page.id] : []),
    ...documentsIn(page.type === 'document' || page.type === 'group' ? page.pages : []),
  ])

/** Rows of the overview as labels and values; a dash until loaded. Each number links to what it counts. */
export const useSpaceHealth = (
  org: string,
  space: string,
  tree: readonly Page[] | undefined,
): readonly (readonly [string, ReactNode])[] => {
  const path = { spaceId: space }
  const { data: report } = useQuery(getSpacePageReportOptions({ path }))
  const { data: links } = useQuery(listSpaceLinksOptions({ path, query: { limit: 1 } }))
  const { data: sites } = useQuery(
    listSitesOptions({ path: { organizationId: org }, query: { space, limit: 20 } }),
  )
  const to = { params: { org, space }, className: 'text-accent underline' } as const
  const known = new Map(report?.pages.map((page) => [page.page, page]))
  const pages = tree && report && documentsIn(tree)
  const words = pages?.reduce((sum, id) => sum + (known.get(id)?.words ?? 0), 0) ?? 0
  const alone = pages?.filter((id) => known.get(id)?.incomingLinks === 0).length ?? 0
  const broken = links?.stats.broken.total ?? 0
  const newest = useQuery({
    ...listSpaceLinksOptions({ path, query: { status: 'broken', limit: looked } }),
    enabled: broken > 0,
  })
  const lately = sinceLessThan(monthLength, newest.data)
  const total = links?.stats.total ?? 0
  const { data: month } = useQuery(getSpaceHealthOptions({ path }))
  return [
    [
      'Revision',
      month === undefined ? (
        quiet
      ) : (
        <Link key="revision" to="/o/$org/s/$space/history" {...to} search={{}}>
          {month.revision.number.toLocaleString()}
        </Link>
      ),
    ],
    [
      'Pages',
      pages === undefined ? (
        quiet
      ) : (
        <span key="pages">
          <Link to="/o/$org/s/$space/pages" {...to}>
            {counted(pages.length, 'page')}
          </Link>{' '}
          · {counted(words, 'word')}
          {alone > 0 && pages.length > 1 && (
            <>
              {' '}
              ·{' '}
              <Link to="/o/$org/s/$space/pages" {...to} search={{ show: 'unlinked' }}>
                {alone.toLocaleString()} that no page links to
              </Link>
            </>
          )}
        </span>
      ),
    ],
    [
      'Links',
      links === undefined ? (
        quiet
      ) : broken === 0 ? (
        `None of ${counted(total, 'link')} is broken`
      ) : (
        <span key="links">
          <Link to="/o/$org/s/$space/links" {...to} search={{ status: 'broken' }}>
            {broken.toLocaleString()} of {counted(total, 'link')} {broken === 1 ? 'is' : 'are'} broken
          </Link>
          {lately > 0 && (
            <span className="text-ink-soft">
              {' '}
              · {lately >= looked ? `${looked} or more` : lately} of them new in 30 days
            </span>
          )}
        </span>
      ),
    ],
    [
      'Sites that show it',
      sites === undefined
        ? quiet
        : sites.items.length === 0
          ? 'None'
          : sites.items.map(({ id, title }, at) => (
              <span key={id}>
                {at > 0 && ' · '}
                <Link to="/o/$org/sites/$site" params={{ org, site: id }} className="text-accent underline">
                  {title}
                </Link>
              </span>
            )),
    ],
    [
      'Last changes by',
      report === undefined || report.people.length === 0
        ? quiet
        : report.people
            .slice(0, named)
            .map(({ displayName }) => displayName)
            .join(', ') + (report.people.length > named ? ` and ${report.people.length - named} more` : ''),
    ],
  ]
}
