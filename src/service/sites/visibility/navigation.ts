/** The page tree in the sidebar and the breadcrumbs of a page, as one visitor sees them. */
import { createHash } from 'node:crypto'
import type { PageNode } from '../../../content/tree/page-tree.ts'
import { ancestorsOf } from '../../../content/tree/page-tree.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { oneFor } from '../../recent-cache.ts'
import type { NavigationEntry, SiteLink } from '../../../site/page-view.ts'
import type { PagesOf } from './page-link.ts'
import { pageHref, referenceResolver } from './page-link.ts'
import type { VisiblePages } from './visible-pages.ts'
import { holdsText, pagesBeside } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'

/** Larger trees are only rendered around the current page, to keep pages small. */
const mostEntries = 250
/** Siblings rendered on each side of the current branch when a level is too long. */
const besideCurrent = 60

/** A hash of everything the page tree is rendered from; pages with the same key have the same sidebar. */
export const treeKey = oneFor(({ tree }: ContentSnapshot): string => {
  const hash = createHash('sha256')
  for (const { entry, path } of tree.byId.values()) {
    const { id, type, title, linkTitle, emoji, icon, hidden, target, parent } = entry
    hash.update(JSON.stringify([id, type, path, title, linkTitle, emoji, icon, hidden, target, parent]))
  }
  return hash.digest('base64url').slice(0, 22)
})

const shortTitle = ({ entry }: PageNode): string => entry.linkTitle ?? entry.title

/** The tree, expanded to the current page. */
export const navigationOf = (
  site: VisibleSite,
  siteSpace: SiteSpaceItem,
  pages: VisiblePages,
  current: PageNode | undefined,
  pagesOf: PagesOf,
): readonly NavigationEntry[] => {
  const small = pages.tree.byId.size <= mostEntries
  const above = new Set(current === undefined ? [] : ancestorsOf(current))
  const resolve = referenceResolver(site, siteSpace, pagesOf)
  const listedNodes = (nodes: readonly PageNode[]): readonly PageNode[] => {
    const listed = nodes.filter(({ entry }) => entry.hidden !== true && !pages.barred.has(entry.id))
    if (small || listed.length <= 2 * besideCurrent) return listed
    const at = Math.max(
      0,
      listed.findIndex((node) => node === current || above.has(node)),
    )
    return listed.slice(Math.max(0, at - besideCurrent), at + besideCurrent)
  }
  const entryOf = (node: PageNode): NavigationEntry[] => {
    const { entry } = node
    const isCurrent = node === current
    const open = above.has(node)
    const below = listedNodes(node.children)
    const isExpanded = small || isCurrent || open || entry.type === 'group'
    const common = {
      id: entry.id,
      title: shortTitle(node),
      emoji: entry.emoji,
      icon: entry.icon,
      current: isCurrent,
      open,
      children: isExpanded ? below.flatMap(entryOf) : [],
      folded: !isExpanded && below.length > 0,
    }
    if (entry.type === 'group') return common.children.length === 0 ? [] : [{ ...common, kind: 'group' }]
    if (entry.type === 'link') {
      const target = entry.target === undefined ? undefined : resolve(entry.target)
      return target?.state === 'ok'
        ? [{ ...common, title: entry.title || target.title, href: target.href, kind: 'link' }]
        : []
    }
    return [{ ...common, href: pageHref(site, siteSpace, pages, node), kind: 'page' }]
  }
  return listedNodes(pages.tree.roots).flatMap(entryOf)
}

/** The ancestors of a page from the top, without the page itself. */
export const breadcrumbsOf = (
  site: VisibleSite,
  siteSpace: SiteSpaceItem,
  pages: VisiblePages,
  node: PageNode,
): readonly { readonly title: string; readonly href?: string }[] =>
  ancestorsOf(node)
    .toReversed()
    .map((above) => ({
      title: shortTitle(above),
      ...(holdsText(above) && { href: pageHref(site, siteSpace, pages, above) }),
    }))

/** The previous and next page in reading order; unlisted pages have none. */
export const neighboursOf = (
  site: VisibleSite,
  siteSpace: SiteSpaceItem,
  pages: VisiblePages,
  node: PageNode,
): { readonly previous?: SiteLink; readonly next?: SiteLink } => {
  const { before, after } = pagesBeside(pages, node)
  const link = (other: PageNode | undefined): SiteLink | undefined =>
    other && { title: shortTitle(other), href: pageHref(site, siteSpace, pages, other) }
  const [previous, next] = [link(before), link(after)]
  return { ...(previous && { previous }), ...(next && { next }) }
}
