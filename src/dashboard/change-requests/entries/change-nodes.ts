/** The tree of what changes: pages where they stand in the space, everything else after them. Without a screen. */
import type { TreeNode } from '../../ui/trees/tree-rows.ts'
import { entryName, type ChangeEntry, type PageChange } from './change-entries.ts'

/** A page of the space with the pages below it, as far as the tree needs it. */
export interface TreePage {
  readonly id: string
  readonly title: string
  readonly type: PageChange['type']
  readonly emoji?: string | undefined
  /** Its place in addresses, by which a deleted page finds the page that it lay below. */
  readonly path?: string | undefined
  readonly pages: readonly TreePage[]
}

export interface EntryNode extends TreeNode {
  /** Absent for a page that stays as it is. */
  readonly entry?: ChangeEntry
  /** What it looks like, for a page. */
  readonly page?: Pick<TreePage, 'type' | 'emoji'>
  readonly children?: readonly EntryNode[]
}

/** Paths of what lies above, the nearest first: `a/b/c` gives `a/b`, `a`. */
const pathsAbove = (path: string): readonly string[] => {
  const names = path.split('/')
  return names.slice(1).map((_, at) => names.slice(0, names.length - 1 - at).join('/'))
}

/** Pages under the changed page that they lie below, by path; everything else at the top. */
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
  const finished = ({ entry, below }: Building): EntryNode => ({
    id: entry.id,
    name: entryName(entry),
    entry,
    ...(entry.kind === 'page' && { page: { type: entry.type } }),
    ...(below.length === 0 ? {} : { children: below.map(finished) }),
  })
  return roots.map(finished)
}

/** Every page of the tree by its id, and ids by path. */
const placesOf = (pages: readonly TreePage[]) => {
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
 * What changes in the order in which it is read: pages as the space has them, with those above them that stay as they
 * are, and with all others too where `all` is wanted. A page that is deleted stands last below the nearest page above it
 * that is left. Without the pages of the space, which come later or not at all, the paths of what changes do.
 */
export const changeTree = (
  pages: readonly TreePage[] | undefined,
  entries: readonly ChangeEntry[],
  all: boolean,
): readonly EntryNode[] => {
  if (pages === undefined) return entryTree(entries)
  const { ids, byPath } = placesOf(pages)
  const standing = new Map(entries.filter(({ id }) => ids.has(id)).map((entry) => [entry.id, entry]))
  const gone = new Map<string | undefined, EntryNode[]>()
  const rest: ChangeEntry[] = []
  for (const node of entryTree(entries.filter((entry) => !standing.has(entry.id)))) {
    if (node.entry?.kind === 'page') {
      const near = pathsAbove(node.entry.path ?? '').find((path) => byPath.has(path))
      const above = near === undefined ? undefined : byPath.get(near)
      gone.set(above, [...(gone.get(above) ?? []), node])
    } else if (node.entry !== undefined) rest.push(node.entry)
  }
  const nodesOf = (siblings: readonly TreePage[], above: string | undefined): readonly EntryNode[] => [
    ...siblings.flatMap((page) => {
      const entry = standing.get(page.id)
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
    ...(gone.get(above) ?? []),
  ]
  return [...nodesOf(pages, undefined), ...entryTree(rest)]
}

/** The entries of a tree from top to bottom: what `]` and `[` go through. */
export const entriesInOrder = (nodes: readonly EntryNode[]): readonly ChangeEntry[] =>
  nodes.flatMap(({ entry, children = [] }) => [
    ...(entry === undefined ? [] : [entry]),
    ...entriesInOrder(children),
  ])
