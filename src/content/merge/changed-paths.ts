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
  const pathOf = (id: string): string | undefined => {
    const page = get(id)
    if (page === null || page === undefined) return undefined
    const path = known.get(id)
    if (path !== undefined) return path
    const above = page.parent === null ? '' : pathOf(page.parent)
    if (above === undefined) return undefined
    const own = above === '' ? page.slug : `${above}/${page.slug}`
    known.set(id, own)
    return own
  }
  return pathOf
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
