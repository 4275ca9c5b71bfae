/** Paths of other formats of a page: its own path with an ending, for Markdown, PDF and the feed of its updates. */
import { pageAtPath } from '../../../content/tree/page-tree.ts'
import type { Context } from '../../context.ts'
import type { FoundPage } from './resolved-path.ts'
import { pagesIn } from './site-pages.ts'
import { holdsText, pageOf } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'
import { hrefOf, placesOf } from './visible-site.ts'

/**
 * The path of another format of a page. Uses the page's own path for the home page too, since its URL has no name to
 * append to.
 */
export const namedHref = (
  site: VisibleSite,
  { node, siteSpace }: Pick<FoundPage, 'node' | 'siteSpace'>,
  ending: '.md' | '.pdf' | '/rss.xml',
): string => `${hrefOf(site, site.urls.get(siteSpace.id) ?? '', node.path)}${ending}`

/** The page of such a path, without the ending; undefined if there is none for this visitor. */
export const pageNamed = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
): Promise<FoundPage | undefined> => {
  for (const { siteSpace, rest } of placesOf(site, path)) {
    const pages = await pagesIn(ctx, site, siteSpace.space)
    const at = pages && pageAtPath(pages.tree, rest)
    const node = pages && at ? pageOf(pages, at.entry.id) : undefined
    if (pages === undefined || node === undefined || !holdsText(node) || rest === '') continue
    return { kind: 'page', siteSpace, pages, node, instead: false }
  }
  return undefined
}
