/** Paths of other formats of a page: its own path with an ending, for Markdown, PDF and the feed of its updates. */
import { pageAtPath } from '../../../content/tree/page-tree.ts'
import type { Context } from '../../context.ts'
import type { FoundPage, RedirectedPath } from './resolved-path.ts'
import { resolvePath } from './resolve-path.ts'
import { pagesIn } from './site-pages.ts'
import { holdsText, pageOf } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'
import { hrefOf, pathBelow, placesOf } from './visible-site.ts'

const endings = ['.md', '.pdf', '/rss.xml'] as const
export type PageEnding = (typeof endings)[number]

/**
 * The path of another format of a page. Uses the page's own path for the home page too, since its URL has no name to
 * append to.
 */
export const namedHref = (
  site: VisibleSite,
  { node, siteSpace }: Pick<FoundPage, 'node' | 'siteSpace'>,
  ending: PageEnding,
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

/** A former path may lead to another former path. */
const mostSteps = 5

/**
 * Where a path with an ending leads, if no page is named by it: to what a redirect of the site says for the whole of it
 * (a manual that was a file elsewhere), or to the same format of the page that the rest leads to.
 */
export const movedForm = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
): Promise<RedirectedPath | undefined> => {
  const ending = endings.find((one) => path.endsWith(one))
  if (ending === undefined) return undefined
  const whole = await resolvePath(ctx, site, path)
  if (whole.kind === 'redirect') return whole
  let at: string | undefined = path.slice(0, -ending.length)
  let permanent = true
  for (let steps = 0; at !== undefined && steps < mostSteps; steps += 1) {
    const resolved = await resolvePath(ctx, site, at)
    if (resolved.kind === 'missing') return undefined
    if (resolved.kind === 'page') {
      const to = namedHref(site, resolved, ending)
      // The page is where it was, and has nothing of this format.
      return to === hrefOf(site, path) || steps === 0 ? undefined : { kind: 'redirect', to, permanent }
    }
    permanent &&= resolved.permanent
    at = pathBelow(site, resolved.to)
  }
  return undefined
}
