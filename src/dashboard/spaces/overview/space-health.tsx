import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  getSpaceHealthOptions,
  getSpacePageReportOptions,
  listSitesOptions,
  listSpaceLinksOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ListSpaceLinksResponse, PageReport } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { counted } from '../../ui/counted.ts'

const unknown = <span className="text-ink-soft">–</span>

/** Number of names in a line; the rest are counted. */
const mostNames = 6

/** Number of broken links whose age is read. */
const mostBrokenLinks = 50
const monthLength = 30 * 24 * 60 * 60 * 1000

/** How many of the links broke within this time before they were checked. */
const brokenWithin = (length: number, links: ListSpaceLinksResponse | undefined): number =>
  links?.items.filter(
    ({ brokenSince }) =>
      brokenSince !== undefined && Date.parse(links.checked.at) - Date.parse(brokenSince.at) < length,
  ).length ?? 0

/** The documents of a tree; groups and links contain no words and have no incoming links. */
const documentsIn = (pages: readonly TreePage[]): readonly string[] =>
  pages.flatMap((page) => [...(page.type === 'document' ? [page.id] : []), ...documentsIn(page.pages)])

const linkTo = (org: string, space: string) =>
  ({ params: { org, space }, className: 'text-accent underline' }) as const

interface PagesFactProps {
  readonly org: string
  readonly space: string
  readonly tree: readonly TreePage[] | undefined
  readonly report: PageReport | undefined
}

/** The number of pages, words and orphan pages. */
function PagesFact({ org, space, tree, report }: PagesFactProps) {
  if (tree === undefined || report === undefined) return unknown
  const to = linkTo(org, space)
  const byId = new Map(report.pages.map((page) => [page.page, page]))
  const pages = documentsIn(tree)
  const wordCount = pages.reduce((sum, id) => sum + (byId.get(id)?.words ?? 0), 0)
  const orphans = pages.filter((id) => byId.get(id)?.incomingLinks === 0).length
  return (
    <>
      <Link to="/o/$org/s/$space/pages" {...to}>
        {counted(pages.length, 'page')}
      </Link>{' '}
      · {counted(wordCount, 'word')}
      {orphans > 0 && pages.length > 1 && (
        <>
          {' '}
          ·{' '}
          <Link to="/o/$org/s/$space/pages" {...to} search={{ show: 'unlinked' }}>
            {counted(orphans, 'orphan page')}
          </Link>
        </>
      )}
    </>
  )
}

interface SpaceFactProps {
  readonly org: string
  readonly space: string
}

/** The number of links, broken links, and links that broke recently. */
function LinksFact({ org, space }: SpaceFactProps) {
  const path = { spaceId: space }
  const { data: links } = useQuery(listSpaceLinksOptions({ path, query: { limit: 1 } }))
  const broken = links?.stats.broken.total ?? 0
  const newest = useQuery({
    ...listSpaceLinksOptions({ path, query: { status: 'broken', limit: mostBrokenLinks } }),
    enabled: broken > 0,
  })
  if (links === undefined) return unknown
  const total = counted(links.stats.total, 'link')
  if (broken === 0) return `${total}, none broken`
  const recent = brokenWithin(monthLength, newest.data)
  return (
    <>
      <Link to="/o/$org/s/$space/links" {...linkTo(org, space)} search={{ status: 'broken' }}>
        {broken.toLocaleString()} of {total} broken
      </Link>
      {recent > 0 && (
        <span className="text-ink-soft">
          {' '}
          · {recent >= mostBrokenLinks ? `${mostBrokenLinks}+` : recent} new in the last 30 days
        </span>
      )}
    </>
  )
}

/** The sites that show the space. */
function SitesFact({ org, space }: SpaceFactProps) {
  const { data: sites } = useQuery(
    listSitesOptions({ path: { organizationId: org }, query: { space, limit: 20 } }),
  )
  if (sites === undefined) return unknown
  if (sites.items.length === 0) return 'None'
  return sites.items.map(({ id, title }, at) => (
    <span key={id}>
      {at > 0 && ' · '}
      <Link to="/o/$org/sites/$site" params={{ org, site: id }} className="text-accent underline">
        {title}
      </Link>
    </span>
  ))
}

/** The current revision, linked to the history. */
function RevisionFact({ org, space }: SpaceFactProps) {
  const { data: month } = useQuery(getSpaceHealthOptions({ path: { spaceId: space } }))
  if (month === undefined) return unknown
  return (
    <Link to="/o/$org/s/$space/history" {...linkTo(org, space)} search={{}}>
      {month.revision.number.toLocaleString()}
    </Link>
  )
}

const contributorNames = (report: PageReport | undefined): ReactNode => {
  if (report === undefined || report.people.length === 0) return unknown
  const names = report.people.map(({ displayName }) => displayName)
  const more = names.length - mostNames
  return names.slice(0, mostNames).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** Rows of the overview as labels and values; a dash until loaded. Each number links to what it counts. */
export const useSpaceHealth = (
  org: string,
  space: string,
  tree: readonly TreePage[] | undefined,
): readonly (readonly [string, ReactNode])[] => {
  const { data: report } = useQuery(getSpacePageReportOptions({ path: { spaceId: space } }))
  return [
    ['Revision', <RevisionFact key="revision" org={org} space={space} />],
    ['Pages', <PagesFact key="pages" org={org} space={space} tree={tree} report={report} />],
    ['Links', <LinksFact key="links" org={org} space={space} />],
    ['Sites', <SitesFact key="sites" org={org} space={space} />],
    ['Contributors', contributorNames(report)],
  ]
}
