/** The tree of pages as rows, filtered or complete, and the neighbors of a page in it. No UI. */
import type { TreePage } from '../../api/pages/page-tree.ts'
import type { TreeNode } from '../../ui/trees/tree-rows.ts'

export interface PageTreeNode extends TreeNode {
  readonly page: TreePage
  readonly children?: readonly PageTreeNode[]
}

/** A page without pages below it is a leaf; a group is a container even when it is empty or not loaded. */
export const pageNodes = (pages: readonly TreePage[]): readonly PageTreeNode[] =>
  pages.map((page): PageTreeNode => {
    const children = pageNodes(page.pages)
    const node = { id: page.id, name: page.title === '' ? 'Untitled' : page.title, page }
    const isContainer = children.length > 0 || page.type === 'group' || page.hasPages === true
    return isContainer ? { ...node, children } : node
  })

/** Result of a filter: pages that pass `fits` and whose title or path contains all words, with their ancestors. */
export interface Filtered {
  readonly nodes: readonly PageTreeNode[]
  /** The containers that must be expanded to show the matches. */
  readonly expanded: ReadonlySet<string>
  readonly found: number
}

export const filterNodes = (
  nodes: readonly PageTreeNode[],
  filter: string,
  fits: (page: TreePage) => boolean = () => true,
): Filtered => {
  const terms = filter
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const expanded = new Set<string>()
  let found = 0
  const keep = (siblings: readonly PageTreeNode[]): readonly PageTreeNode[] =>
    siblings.flatMap((node): readonly PageTreeNode[] => {
      const text = `${node.name} ${node.page.path ?? ''}`.toLocaleLowerCase()
      const hit = terms.every((word) => text.includes(word)) && fits(node.page)
      if (hit) found += 1
      const children = keep(node.children ?? [])
      if (!hit && children.length === 0) return []
      const { children: _all, ...leaf } = node
      if (children.length === 0) return [leaf]
      expanded.add(node.id)
      return [{ ...leaf, children }]
    })
  return { nodes: keep(nodes), expanded, found }
}

type PlacedPage = Pick<TreePage, 'id' | 'type' | 'title'>

export interface PagePlace {
  /** From the root to the parent. */
  readonly above: readonly PlacedPage[]
  /** The previous and next documents in reading order, without hidden ones. */
  readonly previous?: PlacedPage
  readonly next?: PlacedPage
}

/** The position of a page in a whole tree; undefined if it is not there. */
export const pagePlace = (pages: readonly TreePage[], id: string): PagePlace | undefined => {
  let above: readonly TreePage[] | undefined
  let previous: TreePage | undefined
  let next: TreePage | undefined
  const visit = (siblings: readonly TreePage[], ancestors: readonly TreePage[]): void => {
    for (const page of siblings) {
      if (page.id === id) above = ancestors
      else if (page.type === 'document' && page.hidden !== true) {
        if (above === undefined) previous = page
        else next ??= page
      }
      if (next !== undefined) return
      visit(page.pages, [...ancestors, page])
    }
  }
  visit(pages, [])
  if (above === undefined) return undefined
  return {
    above,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  }
}

/** Number of documents in the tree, for its heading; groups and links have no text and do not count. */
export const countPages = (pages: readonly TreePage[]): number =>
  pages.reduce(
    (sum, page) => sum + (page.type === 'group' || page.type === 'link' ? 0 : 1) + countPages(page.pages),
    0,
  )

/** The first document in reading order, opened where no page is given. */
export const firstDocument = (pages: readonly TreePage[]): TreePage | undefined => {
  for (const page of pages) {
    const found = page.type === 'document' ? page : firstDocument(page.pages)
    if (found !== undefined) return found
  }
  return undefined
}
