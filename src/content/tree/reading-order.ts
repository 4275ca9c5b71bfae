/** The order in which pages are read: a page comes before the pages below it, siblings in their order. */
import type { PageNode, PageTree } from './page-tree.ts'

const siblingsOf = (tree: PageTree, { parent }: PageNode): readonly PageNode[] =>
  parent?.children ?? tree.roots

const nextOf = (tree: PageTree, node: PageNode): PageNode | undefined => {
  if (node.children[0] !== undefined) return node.children[0]
  for (let above: PageNode | null = node; above !== null; above = above.parent) {
    const sibling = siblingsOf(tree, above)[above.rank + 1]
    if (sibling !== undefined) return sibling
  }
  return undefined
}

const previousOf = (tree: PageTree, node: PageNode): PageNode | undefined => {
  let last = siblingsOf(tree, node)[node.rank - 1]
  if (last === undefined) return node.parent ?? undefined
  for (let below = last.children.at(-1); below !== undefined; below = below.children.at(-1)) last = below
  return last
}

/** The nearest page before one that passes, at the cost of the pages between them. */
export const pageBefore = (
  tree: PageTree,
  from: PageNode,
  passes: (node: PageNode) => boolean,
): PageNode | undefined => {
  let node = previousOf(tree, from)
  while (node !== undefined && !passes(node)) node = previousOf(tree, node)
  return node
}

/** The nearest page after one that passes, at the cost of the pages between them. */
export const pageAfter = (
  tree: PageTree,
  from: PageNode,
  passes: (node: PageNode) => boolean,
): PageNode | undefined => {
  let node = nextOf(tree, from)
  while (node !== undefined && !passes(node)) node = nextOf(tree, node)
  return node
}
