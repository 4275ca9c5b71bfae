/** What the audit log says about a change of a site's structure. */
import type { SiteItem, SiteTree } from '../../../content/site-tree/site-tree.ts'

/** Beyond this many items of a change, the log only counts. */
const mostItems = 50

const describe = (items: readonly SiteItem[]) => ({
  items: items.slice(0, mostItems),
  ...(items.length > mostItems && { more: items.length - mostItems }),
})

/** The items that were removed or changed as they were, and those that were added or changed as they are now. */
export const structureSides = (before: SiteTree, after: SiteTree) => {
  const differing = (tree: SiteTree, other: SiteTree): SiteItem[] =>
    [...tree.byId.values()].filter((item) => JSON.stringify(item) !== JSON.stringify(other.byId.get(item.id)))
  return { from: describe(differing(before, after)), to: describe(differing(after, before)) }
}
