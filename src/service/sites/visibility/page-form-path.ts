/** A page by its own path, to which the ending of another form of it was added: Markdown, PDF. */
import { pageAtPath } from '../../../content/tree/page-tree.ts'
import type { Context } from '../../context.ts'
import type { FoundPage } from './resolved-path.ts'
import { pagesIn } from './site-pages.ts'
import { holdsText, pageOf } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'
import { hrefOf, placesOf } from './visible-site.ts'

/** The path of another form of a page: its own, for the home page too, whose address has no name to add to. */
export const namedHref = (
  site: VisibleSite,
  { node, siteSpace }: Pick<FoundPage, 'node' | 'siteSpace'>,
  ending: 'md' | 'pdf',
): string => `${hrefOf(site, site.urls.get(siteSpace.id) ?? '', node.path)}.${ending}`

/** The page of such a path, without the ending; undefined when there is none for this visitor. */
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
