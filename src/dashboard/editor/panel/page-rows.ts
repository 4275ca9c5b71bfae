/** The pages of a change request as tree rows, and facts about their positions. Pure. */
import type { TreePage } from '../../api/pages/page-tree.ts'
import { isComputed, isGenerated } from '../../ui/generated-page.ts'
import type { TreeNode } from '../../ui/trees/tree-rows.ts'
import type { PickablePage } from '../references/targets.ts'
import type { SourceNames } from '../schema/source-document.ts'

export interface PageNode extends TreeNode {
  readonly page: TreePage
  readonly children?: readonly PageNode[]
}

/** Whether people put pages below it; those below a computed page come from its source alone. */
const holdsAuthored = (page: TreePage): boolean =>
  (page.type === 'document' || page.type === 'group') && !isComputed(page) && !isGenerated(page)

const nameOf = (page: TreePage): string => (page.title === '' ? 'Untitled' : page.title)

/** A page without children is a leaf that others can be dropped into; a group is a container even when empty. */
export const pageNodesOf = (pages: readonly TreePage[]): readonly PageNode[] =>
  pages.map((page): PageNode => {
    const children = pageNodesOf(page.pages)
    const node = { id: page.id, name: nameOf(page), page }
    if (children.length > 0 || page.type === 'group') return { ...node, children }
    // Pages can be dropped into it.
    return page.type === 'document' && holdsAuthored(page) ? { ...node, holds: true } : node
  })

export interface PlacedPage {
  readonly page: TreePage
  /** From the root to the parent. */
  readonly above: readonly TreePage[]
  /** The children of its parent, including the page, in order. */
  readonly siblings: readonly TreePage[]
}

/** Every page with its position, in reading order. */
export const placedPages = (
  pages: readonly TreePage[],
  above: readonly TreePage[] = [],
): readonly PlacedPage[] =>
  pages.flatMap((page) => [{ page, above, siblings: pages }, ...placedPages(page.pages, [...above, page])])

/** Pages that a link can lead to. */
export const pickablePages = (all: readonly PlacedPage[]): readonly PickablePage[] =>
  all
    .filter(({ page }) => page.type === 'document' || page.type === 'computed')
    .map(({ page, above }) => ({
      id: page.id,
      title: nameOf(page),
      above: above.map(nameOf).join(' / '),
    }))

export interface PageAddress {
  /** Titles of its siblings by slug. */
  readonly takenSlugs: ReadonlyMap<string, string>
  /** Empty, or ends with a slash. */
  readonly pathAbove: string
}

/** The context of a page's slug. */
export const addressOf = (all: readonly PlacedPage[], id: string): PageAddress => {
  const found = all.find(({ page }) => page.id === id)
  const others = (found?.siblings ?? []).filter((page) => page.id !== id)
  const parent = found?.above.at(-1)
  return {
    takenSlugs: new Map(
      others.flatMap((page) => (page.slug === undefined ? [] : [[page.slug, nameOf(page)] as const])),
    ),
    pathAbove: parent?.path === undefined ? '' : `${parent.path}/`,
  }
}

/** Maps pages to paths and back, for links in Markdown. */
export const sourceNames = (all: readonly PlacedPage[]): SourceNames => {
  const paths = new Map(
    all.flatMap(({ page }) => (page.path === undefined ? [] : [[page.id, page.path] as const])),
  )
  const pages = new Map([...paths].map(([id, path]) => [path, id]))
  return { pathOf: (id) => paths.get(id), pageAt: (path) => pages.get(path) }
}

/** The first page in reading order with editable text. */
export const firstEditable = (pages: readonly TreePage[]): TreePage | undefined =>
  placedPages(pages).find(({ page }) => page.type === 'document' && holdsAuthored(page))?.page
