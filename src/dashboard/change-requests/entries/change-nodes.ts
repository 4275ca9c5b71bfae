/** The tree of changes: pages in the order of the space, everything else after them. Pure. */
import type { TreeNode } from '../../ui/trees/tree-rows.ts'
import { entryName, type ChangeEntry, type PageChange } from './change-entries.ts'

/** A page of the space and its subpages, with what the tree needs. */
export interface TreePage {
  readonly id: string
  readonly title: string
  readonly type: PageChange['type']
  readonly emoji?: string | undefined
  /** Its path, by which the parent of a deleted page is found. */
  readonly path?: string | undefined
  readonly pages: readonly TreePage[]
}

export interface EntryNode extends TreeNode {
  /** Absent for an unchanged page. */
  readonly entry?: ChangeEntry
  /** Its icon data, for a page. */
  readonly page?: Pick<TreePage, 'type' | 'emoji'>
  readonly children?: readonly EntryNode[]
}

/** Ancestor paths, nearest first: `a/b/c` gives `a/b`, `a`. */
const pathsAbove = (path: string): readonly string[] => {
  const names = path.split('/')
  return names.slice(1).map((_, at) => names.slice(0, names.length - 1 - at).join('/'))
}

/** Nests pages below changed ancestors by path; everything else at the top. */
const entryTree = (entries: readonly ChangeEntry[]): readonly EntryNode[] => {
  interface Building {
    readonly entry: ChangeEntry
    readonly below: Building[]
  }
  const roots: Building[] = []
  const byPath = new Map<string, Building>()
  for (const entry of entries) {
    const node: Building = { entry, below: [] }
    let above: Building | undefined
    if (entry.kind === 'page' && entry.path !== undefined) {
      for (const path of pathsAbove(entry.path)) above ??= byPath.get(path)
      byPath.set(entry.path, node)
    }
    ;(above?.below ?? roots).push(node)
  }
  const toNode = ({ entry, below }: Building): EntryNode => ({
    id: entry.id,
    name: entryName(entry),
    entry,
    ...(entry.kind === 'page' && { page: { type: entry.type } }),
    ...(below.length === 0 ? {} : { children: below.map(toNode) }),
  })
  return roots.map(toNode)
}

/** All pages of the tree by id, and ids by path. */
const indexPages = (pages: readonly TreePage[]) => {
  const ids = new Set<string>()
  const byPath = new Map<string, string>()
  const visit = ({ id, path, pages: below }: TreePage): void => {
    ids.add(id)
    if (path !== undefined) byPath.set(path, id)
    below.forEach(visit)
  }
  pages.forEach(visit)
  return { ids, byPath }
}

/**
 * The changes in reading order: pages in the order of the space with their unchanged ancestors, or with all pages if
 * `all`. A deleted page is placed last below its nearest remaining ancestor. If the pages of the space are not known
 * (yet), the paths of the changes decide.
 */
export const changeTree = (
  pages: readonly TreePage[] | undefined,
  entries: readonly ChangeEntry[],
  all: boolean,
): readonly EntryNode[] => {
  if (pages === undefined) return entryTree(entries)
  const { ids, byPath } = indexPages(pages)
  const entriesById = new Map(entries.filter(({ id }) => ids.has(id)).map((entry) => [entry.id, entry]))
  const deletedByParent = new Map<string | undefined, EntryNode[]>()
  const rest: ChangeEntry[] = []
  for (const node of entryTree(entries.filter((entry) => !entriesById.has(entry.id)))) {
    if (node.entry?.kind === 'page') {
      const ancestorPath = pathsAbove(node.entry.path ?? '').find((path) => byPath.has(path))
      const above = ancestorPath === undefined ? undefined : byPath.get(ancestorPath)
      deletedByParent.set(above, [...(deletedByParent.get(above) ?? []), node])
    } else if (node.entry !== undefined) rest.push(node.entry)
  }
  const nodesOf = (siblings: readonly TreePage[], above: string | undefined): readonly EntryNode[] => [
    ...siblings.flatMap((page) => {
      const entry = entriesById.get(page.id)
      const children = nodesOf(page.pages, page.id)
      if (entry === undefined && children.length === 0 && !all) return []
      return [
        {
          id: page.id,
          name: page.title === '' ? 'Untitled' : page.title,
          page,
          ...(entry === undefined ? { quiet: true } : { entry }),
          ...(children.length === 0 ? {} : { children }),
        },
      ]
    }),
    ...(deletedByParent.get(above) ?? []),
  ]
  return [...nodesOf(pages, undefined), ...entryTree(rest)]
}

/** The entries of a tree from top to bottom, in the order of `]` and `[`. */
export const entriesInOrder = (nodes: readonly EntryNode[]): readonly ChangeEntry[] =>
  nodes.flatMap(({ entry, children = [] }) => [
    ...(entry === undefined ? [] : [entry]),
    ...entriesInOrder(children),
  ])
