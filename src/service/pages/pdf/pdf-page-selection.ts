/** Which pages of a space go into a PDF. */
import type { PageNode } from '../../../content/tree/page-tree.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'

/** Which pages: all, all from one page downward, or that one alone. */
export interface PdfChoice {
  readonly page?: string | undefined
  readonly only?: boolean | undefined
}

/** The chosen pages in reading order. Hidden ones are left out unless one is chosen; undefined when it is not there. */
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
