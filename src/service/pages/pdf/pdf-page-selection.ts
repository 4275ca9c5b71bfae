/** Which pages of a space a PDF contains. */
import type { PageNode } from '../../../content/tree/page-tree.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'

/** All pages, a page with its descendants, or that page alone. */
export interface PdfChoice {
  readonly page?: string | undefined
  readonly only?: boolean | undefined
}

/**
 * The chosen pages in reading order, without hidden pages unless one is chosen itself; undefined if the chosen page
 * does not exist.
 */
export const chosenPages = (
  { tree }: Pick<ContentSnapshot, 'tree'>,
  { page, only = false }: PdfChoice,
): readonly PageNode[] | undefined => {
  const below = (node: PageNode): PageNode[] =>
    node.entry.hidden === true || node.entry.type === 'link' ? [] : [node, ...node.children.flatMap(below)]
  if (page === undefined) return tree.roots.flatMap(below)
  const node = tree.byId.get(page)
  if (node === undefined) return undefined
  return only ? [node] : [node, ...node.children.flatMap(below)]
}
