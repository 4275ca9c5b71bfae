/** Page paths that a merge changes. */
import type { PageEntry } from '../revision/revision.ts'

/** Path of one page before and after; absent where the page does not exist. */
export interface PathChange {
  readonly page: string
  readonly before?: string
  readonly after?: string
}

/** A path for every page reachable from the root, found by walking up with memoization. */
const pathFinder = (get: (id: string) => PageEntry | null | undefined) => {
  const known = new Map<string, string>()
  return (id: string): string | undefined => {
    // From the page up to one whose path is known, without recursion: a merge can nest pages deeper than an edit may.
    const unknown = new Set<PageEntry>()
    let path: string | undefined = ''
    for (let at: string | null = id; at !== null;) {
      const page = get(at)
      // Missing, or below itself.
      if (page === null || page === undefined || unknown.has(page)) return undefined
      path = known.get(at)
      if (path !== undefined) break
      unknown.add(page)
      at = page.parent
    }
    for (const { id: own, slug } of [...unknown].toReversed()) {
      path = path === undefined || path === '' ? slug : `${path}/${slug}`
      known.set(own, path)
    }
    return path
  }
}

/** Pages of main whose path changes, sorted by page. */
export const changedPaths = (
  main: ReadonlyMap<string, PageEntry>,
  changes: ReadonlyMap<string, PageEntry | null>,
): PathChange[] => {
  const touches = [...changes].some(([id, page]) => {
    const old = main.get(id)
    return page?.slug !== old?.slug || page?.parent !== old?.parent
  })
  if (!touches) return []
  const before = pathFinder((id) => main.get(id))
  const after = pathFinder((id) => (changes.has(id) ? changes.get(id) : main.get(id)))
  const paths: PathChange[] = []
  for (const id of new Set([...main.keys(), ...changes.keys()])) {
    const [old, now] = [before(id), after(id)]
    if (old === now) continue
    const sides = {
      ...(old === undefined ? {} : { before: old }),
      ...(now === undefined ? {} : { after: now }),
    }
    paths.push({ page: id, ...sides })
  }
  return paths.sort((a, b) => (a.page < b.page ? -1 : 1))
}
