/** The pages of a change request as rows of a tree, and what can be said about their places. Without a screen. */
import type { Page } from '../../../client/types.gen.ts'
import type { TreeNode } from '../../ui/trees/tree-rows.ts'
import type { PickablePage } from '../references/targets.ts'
import type { SourceNames } from '../schema/source-document.ts'

export interface PageNode extends TreeNode {
  readonly page: Page
  readonly children?: readonly PageNode[]
}

/** The pages below one; a link and a computed page hold none. */
export const pagesBelow = (page: Page): readonly Page[] =>
  page.type === 'document' || page.type === 'group' ? page.pages : []

const nameOf = (page: Page): string => (page.title === '' ? 'Untitled' : page.title)

/** A page without pages below it is a leaf that others can be dropped into; a group is a container even when it is empty. */
export const pageNodesOf = (pages: readonly Page[]): readonly PageNode[] =>
  pages.map((page): PageNode => {
    const children = pageNodesOf(pagesBelow(page))
    const node = { id: page.id, name: nameOf(page), page }
    if (children.length > 0 || page.type === 'group') return { ...node, children }
    // A page that holds none yet can get its first.
    return page.type === 'document' ? { ...node, holds: true } : node
  })

export interface StandingPage {
  readonly page: Page
  /** From the root to the parent. */
  readonly above: readonly Page[]
  /** Those with the same parent, the page among them, in order. */
  readonly siblings: readonly Page[]
}

/** Every page with its place, in reading order. */
export const standingPages = (pages: readonly Page[], above: readonly Page[] = []): readonly StandingPage[] =>
  pages.flatMap((page) => [
    { page, above, siblings: pages },
    ...standingPages(pagesBelow(page), [...above, page]),
  ])

/** Pages that a link can lead to. */
export const pickablePages = (all: readonly StandingPage[]): readonly PickablePage[] =>
  all
    .filter(({ page }) => page.type === 'document' || page.type === 'computed')
    .map(({ page, above }) => ({
      id: page.id,
      title: nameOf(page),
      above: above.map(nameOf).join(' / '),
    }))

export interface PageAddress {
  /** Titles of its siblings by their slug. */
  readonly takenSlugs: ReadonlyMap<string, string>
  /** Empty, or ends with a slash. */
  readonly pathAbove: string
}

/** What is around a page's slug. */
export const addressOf = (all: readonly StandingPage[], id: string): PageAddress => {
  const found = all.find(({ page }) => page.id === id)
  const others = (found?.siblings ?? []).filter((page) => page.id !== id)
  const parent = found?.above.at(-1)
  return {
    takenSlugs: new Map(
      others.flatMap((page) => ('slug' in page ? [[page.slug, nameOf(page)] as const] : [])),
    ),
    pathAbove: parent !== undefined && 'path' in parent ? `${parent.path}/` : '',
  }
}

/** Paths of pages and pages by path, for links in Markdown. */
export const sourceNames = (all: readonly StandingPage[]): SourceNames => {
  const paths = new Map(all.flatMap(({ page }) => ('path' in page ? [[page.id, page.path] as const] : [])))
  const pages = new Map([...paths].map(([id, path]) => [path, id]))
  return { pathOf: (id) => paths.get(id), pageAt: (path) => pages.get(path) }
}

/** The first page in reading order whose text can be edited. */
export const firstEditable = (pages: readonly Page[]): Page | undefined =>
  standingPages(pages).find(({ page }) => page.type === 'document')?.page
