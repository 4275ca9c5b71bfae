/** The structure as nodes of the tree component. */
import type { SiteItem, SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { childrenOf, inReadingOrder, siteSpacesIn } from '../../../../content/site-tree/site-tree.ts'
import type { TreeNode } from '../../../ui/trees/tree-rows.ts'

export interface StructureNode extends TreeNode {
  readonly item: SiteItem
  readonly children?: readonly StructureNode[]
}

export const structureNodes = (
  tree: SiteTree,
  nameOf: (item: SiteItem) => string,
  parent: string | null = null,
): StructureNode[] =>
  childrenOf(tree, parent).map((item) => ({
    id: item.id,
    name: nameOf(item),
    item,
    ...(item.kind !== 'site-space' && { children: structureNodes(tree, nameOf, item.id) }),
  }))

/** Initially expanded items: groups, and sections with several variants. */
export const initiallyExpanded = (tree: SiteTree): Set<string> =>
  new Set(
    inReadingOrder(tree)
      .filter(
        ({ id, kind }) =>
          kind === 'site-section-group' || (kind === 'site-section' && siteSpacesIn(tree, id).length > 1),
      )
      .map(({ id }) => id),
  )
