/** The pages of a space that one visitor sees: all except those whose condition, or that of an ancestor, is not met. */
import { createHash } from 'node:crypto'
import type { JsonObject } from '../../../content/document/document.ts'
import type { PageNode, PageTree } from '../../../content/tree/page-tree.ts'
import { ancestorsOf, subtreeOf } from '../../../content/tree/page-tree.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { boundedWeight, oneFor, recentOf } from '../../recent-cache.ts'
import { holds } from './conditions.ts'

export interface VisiblePages {
  readonly snapshot: ContentSnapshot
  readonly tree: PageTree
  /** Ids of pages hidden from this visitor by conditions. */
  readonly barred: ReadonlySet<string>
  /** Identifies the set of barred pages; '' if it is empty. */
  readonly key: string
}

const nothing: ReadonlySet<string> = new Set()

const conditionedIn = oneFor(({ tree }: ContentSnapshot): readonly PageNode[] =>
  [...tree.byId.values()].filter(({ entry }) => (entry.condition ?? '') !== ''),
)

/** Whether all visitors see the same pages, which change with the revision only. */
export const areForEverybody = ({ snapshot }: Pick<VisiblePages, 'snapshot'>): boolean =>
  snapshot.computed === undefined && conditionedIn(snapshot).length === 0

/** Pages of the views of a snapshot in total: what is computed of a view, such as its order, holds each. */
const keptPages = 200_000
/**
 * Views by barred pages, shared by all visitors who see the same. They are limited per snapshot, because unsigned claims
 * in URLs could create any number of them.
 */
const viewsOf = recentOf<VisiblePages>(keptPages)

const viewOf = (snapshot: ContentSnapshot, key: string, barred: ReadonlySet<string>): VisiblePages => {
  const views = viewsOf(snapshot)
  const { tree } = snapshot
  const weight = boundedWeight(tree.byId.size, { most: keptPages, small: 500 })
  return views.get(key) ?? views.set(key, { snapshot, tree, barred, key }, weight)
}

export const visiblePages = (snapshot: ContentSnapshot, input: JsonObject): VisiblePages => {
  const guarded = conditionedIn(snapshot)
  if (guarded.length === 0) return viewOf(snapshot, '', nothing)
  const whole = { ...input, space: { vars: { ...snapshot.variables } } }
  const barred = new Set<string>()
  for (const node of guarded) {
    const page = { title: node.entry.title, vars: { ...node.entry.variables } }
    if (holds(node.entry.condition, { ...whole, page })) continue
    for (const { entry } of subtreeOf(node)) barred.add(entry.id)
  }
  const key =
    barred.size === 0
      ? ''
      : createHash('sha256')
          .update([...barred].sort().join())
          .digest('base64url')
          .slice(0, 22)
  return viewOf(snapshot, key, barred)
}

export const holdsText = ({ entry }: PageNode): boolean =>
  entry.type === 'document' || entry.type === 'computed'

/** The page with an id, if it exists for this visitor. */
export const pageOf = ({ tree, barred }: VisiblePages, id: string | undefined): PageNode | undefined =>
  id === undefined || barred.has(id) ? undefined : tree.byId.get(id)

/** Whether a page appears in lists: neither it nor an ancestor is hidden. */
export const isListed = ({ barred }: VisiblePages, node: PageNode): boolean =>
  !barred.has(node.entry.id) &&
  node.entry.hidden !== true &&
  ancestorsOf(node).every(({ entry }) => entry.hidden !== true)

interface Order {
  readonly pages: readonly PageNode[]
  readonly places: ReadonlyMap<PageNode, number>
}

/** Computed once per view, since it walks the whole tree. */
const orderOf = oneFor((pages: VisiblePages): Order => {
  const list: PageNode[] = []
  const visit = (nodes: readonly PageNode[]): void => {
    for (const node of nodes) {
      if (pages.barred.has(node.entry.id) || node.entry.hidden === true) continue
      if (holdsText(node)) list.push(node)
      visit(node.children)
    }
  }
  visit(pages.tree.roots)
  return { pages: list, places: new Map(list.map((node, place) => [node, place])) }
})

/** The pages in the order a reader goes through them. */
export const readingOrder = (pages: VisiblePages): readonly PageNode[] => orderOf(pages).pages

/** The previous and next page; both absent for an unlisted page. */
export const pagesBeside = (
  pages: VisiblePages,
  node: PageNode,
): { readonly before: PageNode | undefined; readonly after: PageNode | undefined } => {
  const { pages: list, places } = orderOf(pages)
  const at = places.get(node)
  return at === undefined
    ? { before: undefined, after: undefined }
    : { before: list[at - 1], after: list[at + 1] }
}

/** The home page, shown at the root URL of the space. */
export const homeOf = (pages: VisiblePages): PageNode | undefined => {
  const { home } = pages.tree
  if (home !== null && !pages.barred.has(home.entry.id)) return home
  return readingOrder(pages)[0]
}

/** The first page below a group, for links to the group. */
export const firstBelow = (pages: VisiblePages, node: PageNode): PageNode | undefined =>
  subtreeOf(node).find((below) => holdsText(below) && isListed(pages, below))
