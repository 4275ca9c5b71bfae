/**
 * Pages that content sources generate, found by their titles and descriptions, then by their texts. The index has stored
 * pages only; these are in memory with the tree.
 */
import type { PageNode } from '../../../content/tree/page-tree.ts'
import { ancestorsOf } from '../../../content/tree/page-tree.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import type { FoundPage as PrintedFind } from '../../../site/pages/search-page.ts'
import { generatedSearchText } from '../../content/computed/generated-search-text.ts'
import type { SearchedPage } from '../../content/computed/match-generated-pages.ts'
import { matchGeneratedPages, searchedPage } from '../../content/computed/match-generated-pages.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import type { Context } from '../../context.ts'
import { oneFor } from '../../recent-cache.ts'
import { excerpt } from '../../search/hits.ts'
import { askedTerms } from '../../search/tokenizer.ts'
import { pageHref } from '../visibility/page-link.ts'
import { pagesIn } from '../visibility/site-pages.ts'
import type { VisiblePages } from '../visibility/visible-pages.ts'
import { isListed, readingOrder } from '../visibility/visible-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

const breathe = breather()

/** Of each kind of results, so that stored pages have room. */
const mostTitled = 6
const mostMentioning = 4

/** Once per view, since it walks the whole tree. */
const searchedIn = oneFor((pages: VisiblePages): readonly SearchedPage[] =>
  readingOrder(pages)
    .filter(({ entry }) => pages.snapshot.computed?.generatedBy.has(entry.id) && entry.noIndex !== true)
    .map(searchedPage),
)

export interface GeneratedResults {
  /** Pages whose titles or descriptions hold every word of the query. */
  readonly titled: readonly PrintedFind[]
  /** Other pages whose titles and texts together hold them. */
  readonly mentioning: readonly PrintedFind[]
}

/** The generated pages of the site that hold every word of the query. */
export const generatedResults = async (
  ctx: Context,
  site: VisibleSite,
  query: string,
  placeOf: (siteSpace: SiteSpaceItem) => string,
): Promise<GeneratedResults> => {
  const terms = askedTerms(query)
  const titled: PrintedFind[] = []
  const mentioning: PrintedFind[] = []
  const { organization } = site.model.row
  for (const siteSpace of site.siteSpaces) {
    const pages = await pagesIn(ctx, site, siteSpace.space)
    if (pages?.snapshot.computed === undefined) continue
    const texts = await generatedSearchText(ctx, { organization, space: siteSpace.space }, pages.snapshot)
    const add = (
      found: PrintedFind[],
      most: number,
      node: PageNode,
      shown: Pick<PrintedFind, 'text' | 'marks'>,
    ) => {
      if (found.length >= most || !isListed(pages, node)) return
      const above = ancestorsOf(node)
        .toReversed()
        .map(({ entry }) => entry.title)
      found.push({
        title: node.entry.title,
        href: pageHref(site, siteSpace, pages, node),
        above: [...(site.siteSpaces.length > 1 ? [placeOf(siteSpace)] : []), ...above],
        ...shown,
      })
    }
    for (const { node, text } of matchGeneratedPages(searchedIn(pages), texts, query)) {
      if (text === undefined) add(titled, mostTitled, node, { text: node.entry.description ?? '', marks: [] })
      else if (mentioning.length < mostMentioning) {
        const shown = excerpt(text, terms)
        // Letters in the middle of words are no match.
        if (shown.marks.length > 0) add(mentioning, mostMentioning, node, shown)
        await breathe()
      }
      if (titled.length >= mostTitled && mentioning.length >= mostMentioning) break
    }
  }
  return { titled, mentioning }
}
