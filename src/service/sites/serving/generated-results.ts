/**
 * Pages that content sources generate, found by their titles and descriptions. The index has stored pages only; these
 * are in memory with the tree.
 */
import type { PageNode } from '../../../content/tree/page-tree.ts'
import { ancestorsOf } from '../../../content/tree/page-tree.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import type { FoundPage as PrintedFind } from '../../../site/pages/search-page.ts'
import type { Context } from '../../context.ts'
import { oneFor } from '../../recent-cache.ts'
import { pageHref } from '../visibility/page-link.ts'
import { pagesIn } from '../visibility/site-pages.ts'
import type { VisiblePages } from '../visibility/visible-pages.ts'
import { isListed, readingOrder } from '../visibility/visible-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

/** Of the results, so that stored pages have room. */
const mostFound = 6

interface Searched {
  readonly node: PageNode
  readonly text: string
}

/** Once per view, since it walks the whole tree. */
const searchedIn = oneFor((pages: VisiblePages): readonly Searched[] =>
  readingOrder(pages)
    .filter(({ entry }) => pages.snapshot.computed?.generatedBy.has(entry.id) && entry.noIndex !== true)
    .map((node) => {
      const { title, linkTitle = '', description = '' } = node.entry
      return { node, text: `${title}\n${linkTitle}\n${description}`.toLowerCase() }
    }),
)

/** The generated pages of the site that hold every word of the query. */
export const generatedResults = async (
  ctx: Context,
  site: VisibleSite,
  query: string,
  placeOf: (siteSpace: SiteSpaceItem) => string,
): Promise<readonly PrintedFind[]> => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const results: PrintedFind[] = []
  for (const siteSpace of site.siteSpaces) {
    const pages = await pagesIn(ctx, site, siteSpace.space)
    if (pages?.snapshot.computed === undefined) continue
    for (const { node, text } of searchedIn(pages)) {
      if (results.length >= mostFound) return results
      if (!words.every((word) => text.includes(word)) || !isListed(pages, node)) continue
      const above = ancestorsOf(node)
        .toReversed()
        .map(({ entry }) => entry.title)
      results.push({
        title: node.entry.title,
        href: pageHref(site, siteSpace, pages, node),
        above: [...(site.siteSpaces.length > 1 ? [placeOf(siteSpace)] : []), ...above],
        text: node.entry.description ?? '',
        marks: [],
      })
    }
  }
  return results
}
