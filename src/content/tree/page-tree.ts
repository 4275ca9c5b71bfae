/** The page tree of a revision, built from its entries in one linear pass (plus sorting siblings). */
import type { Entry, PageEntry } from '../revision/revision.ts'
import { compareOrder } from './order-keys.ts'

/** Levels of pages that edits and imports make at most: what is kept of a page, as for search, names all above it. */
export const deepestPage = 64

export interface PageNode {
  readonly entry: PageEntry
  readonly parent: PageNode | null
  /** In sibling order. */
  readonly children: readonly PageNode[]
  /** Slugs from the root, joined by `/`. The home page has one too; `addressOf` handles it. */
  readonly path: string
  /** Position among its siblings, from 0. */
  readonly rank: number
}

export interface PageTree {
  readonly roots: readonly PageNode[]
  /** Every page reachable from the root. */
  readonly byId: ReadonlyMap<string, PageNode>
  /** By path; if two share one (an invalid tree), the first in reading order. */
  readonly byPath: ReadonlyMap<string, PageNode>
  /** The first visible document in reading order: shown at the URL of the space itself. */
  readonly home: PageNode | null
  /** Pages not reachable from the root: their parent is missing, or they form a cycle. Empty in a valid tree. */
  readonly unreachable: readonly PageEntry[]
}

interface GrowingNode extends PageNode {
  children: GrowingNode[]
}

/** Builds the tree. Total: unreachable pages are listed, never attached elsewhere. */
export const buildPageTree = (entries: Iterable<Entry>): PageTree => {
  const below = new Map<string | null, PageEntry[]>()
  const pages: PageEntry[] = []
  for (const entry of entries) {
    if (entry.kind !== 'page') continue
    pages.push(entry)
    const list = below.get(entry.parent)
    if (list === undefined) below.set(entry.parent, [entry])
    else list.push(entry)
  }
  const byId = new Map<string, PageNode>()
  const byPath = new Map<string, PageNode>()
  const grow = (parent: GrowingNode | null): GrowingNode[] =>
    (below.get(parent === null ? null : parent.entry.id) ?? []).sort(compareOrder).map((entry, rank) => {
      const path = parent === null ? entry.slug : `${parent.path}/${entry.slug}`
      return { entry, parent, children: [], path, rank }
    })

  // Reading order, with an explicit stack, since the depth is unbounded.
  const roots = grow(null)
  const stack = [...roots].reverse()
  let home: PageNode | null = null
  const hiddenBelow = new Set<PageNode>()
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const { entry, parent } = node
    byId.set(entry.id, node)
    if (!byPath.has(node.path)) byPath.set(node.path, node)
    if (home === null) {
      if (entry.hidden === true || (parent !== null && hiddenBelow.has(parent))) hiddenBelow.add(node)
      else if (holdsDocument(entry)) home = node
    }
    node.children = grow(node)
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index]
      if (child !== undefined) stack.push(child)
    }
  }
  const unreachable = byId.size === pages.length ? [] : pages.filter(({ id }) => !byId.has(id))
  return { roots, byId, byPath, home, unreachable }
}

/** Whether changes from `before` leave every page where it stands: no path, order or home page can differ. */
export const keepsPlaces = (
  before: ReadonlyMap<string, Entry>,
  changes: ReadonlyMap<string, Entry | null>,
): boolean =>
  [...changes].every(([name, entry]) => {
    const old = before.get(name)
    if (old?.kind !== 'page') return entry?.kind !== 'page'
    return (
      entry?.kind === 'page' &&
      entry.parent === old.parent &&
      entry.order === old.order &&
      entry.slug === old.slug &&
      entry.type === old.type &&
      entry.hidden === old.hidden
    )
  })

/** A tree of the same places with the present entries of its pages: much cheaper than to build it again. */
export const withEntries = (tree: PageTree, pageOf: (id: string) => PageEntry | undefined): PageTree => {
  const byId = new Map<string, PageNode>()
  const byPath = new Map<string, PageNode>()
  const copy = (node: PageNode, parent: GrowingNode | null): GrowingNode => ({
    entry: pageOf(node.entry.id) ?? node.entry,
    parent,
    children: [],
    path: node.path,
    rank: node.rank,
  })
  const roots = tree.roots.map((node) => copy(node, null))
  const stack = tree.roots.map((old, at) => ({ old, now: roots[at] })).reverse()
  let home: PageNode | null = null
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { old, now } = next
    if (now === undefined) continue
    byId.set(now.entry.id, now)
    if (!byPath.has(now.path)) byPath.set(now.path, now)
    if (old === tree.home) home = now
    now.children = old.children.map((child) => copy(child, now))
    for (let index = old.children.length - 1; index >= 0; index -= 1) {
      const child = old.children[index]
      if (child !== undefined) stack.push({ old: child, now: now.children[index] })
    }
  }
  return { roots, byId, byPath, home, unreachable: tree.unreachable.map((page) => pageOf(page.id) ?? page) }
}

const holdsDocument = ({ type }: PageEntry): boolean => type === 'document' || type === 'computed'

/** The path shown to readers: empty for the home page. */
export const addressOf = (tree: PageTree, node: PageNode): string => (node === tree.home ? '' : node.path)

/** The page at a path: the home page for the empty one. */
export const pageAtPath = (tree: PageTree, path: string): PageNode | null =>
  path === '' ? tree.home : (tree.byPath.get(path) ?? null)

/** The ancestors of a page, nearest first. */
export const ancestorsOf = (node: PageNode): PageNode[] => {
  const list: PageNode[] = []
  for (let above = node.parent; above !== null; above = above.parent) list.push(above)
  return list
}

/** A page and its descendants, in reading order. */
export const subtreeOf = (node: PageNode): PageNode[] => {
  const list: PageNode[] = []
  const stack = [node]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    list.push(next)
    stack.push(...[...next.children].reverse())
  }
  return list
}

/**
 * Whether a page of type `child` is allowed under one of type `parent` (null: at the root). Groups are only allowed at
 * the root; documents and groups can contain documents, links and computed pages; other types contain nothing.
 */
export const mayHold = (parent: PageEntry['type'] | null, child: PageEntry['type']): boolean =>
  parent === null || (child !== 'group' && (parent === 'document' || parent === 'group'))

export interface TreeProblem {
  readonly kind: 'orphan' | 'cycle' | 'wrong-parent' | 'same-slug' | 'empty-slug'
  /** Id of the page. */
  readonly page: string
  readonly message: string
}

/** All problems of the pages of a revision; empty if valid. */
export const checkTree = (entries: Iterable<Entry>): TreeProblem[] => {
  const list = [...entries]
  const tree = buildPageTree(list)
  const problems: TreeProblem[] = []
  const lost = new Map(tree.unreachable.map((page) => [page.id, page]))
  for (const page of tree.unreachable) {
    // Follow the parents: they end at a missing page (all on the path are orphans) or form a cycle.
    const seen = new Set<string>()
    let at: PageEntry | undefined = page
    while (at !== undefined && !seen.has(at.id)) {
      seen.add(at.id)
      at = lost.get(at.parent ?? '')
    }
    const kind = at === undefined ? 'orphan' : 'cycle'
    const why = kind === 'orphan' ? 'has a parent that does not exist' : 'is under itself'
    problems.push({ kind, page: page.id, message: `“${page.title}” ${why}.` })
  }
  const visit = (parent: PageNode | null, children: readonly PageNode[]): void => {
    const slugs = new Map<string, PageEntry>()
    for (const { entry } of children) {
      if (!mayHold(parent?.entry.type ?? null, entry.type)) {
        const message = `A ${entry.type} cannot be under a ${parent?.entry.type ?? 'root'}.`
        problems.push({ kind: 'wrong-parent', page: entry.id, message })
      }
      if (entry.slug === '')
        problems.push({ kind: 'empty-slug', page: entry.id, message: 'The slug is empty.' })
      const other = slugs.get(entry.slug)
      if (other === undefined) slugs.set(entry.slug, entry)
      else {
        const message = `“${entry.title}” has the slug of “${other.title}” beside it: ${entry.slug}.`
        problems.push({ kind: 'same-slug', page: entry.id, message })
      }
    }
  }
  visit(null, tree.roots)
  for (const node of tree.byId.values()) if (node.children.length > 0) visit(node, node.children)
  return problems
}
