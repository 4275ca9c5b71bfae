/** What shared caches must remove after public sites changed. Pure. */
import { siteKey, spaceKey, spacesKey } from '../model/cached-sites.ts'
import type { CachedSite } from './cached-sites.store.ts'

export interface SiteChanges {
  /** Keys of sites that are no longer public. */
  readonly left: readonly string[]
  /** Keys of what public sites show anew. */
  readonly changed: readonly string[]
  /** Sites to remember as they are now, and those to forget. */
  readonly saved: readonly CachedSite[]
  readonly removed: readonly string[]
}

const spaceChanges = (before: CachedSite, after: CachedSite): string[] => {
  const ids = new Set([...Object.keys(before.spaces), ...Object.keys(after.spaces)])
  const changed = [...ids].filter((id) => before.spaces[id] !== after.spaces[id])
  return changed.length === 0 ? [] : [...changed.map(spaceKey), spacesKey(after.site)]
}

/** Compares what copies were last purged for with what readers see now. `touched`: organizations whose sites changed. */
export const siteChanges = (
  known: readonly CachedSite[],
  current: readonly CachedSite[],
  touched: ReadonlySet<string>,
): SiteChanges => {
  const before = new Map(known.map((site) => [site.site, site]))
  const now = new Set(current.map(({ site }) => site))
  const removed = known.flatMap(({ site }) => (now.has(site) ? [] : [site]))
  const saved: CachedSite[] = []
  const changed: string[] = []
  for (const site of current) {
    const old = before.get(site.site)
    const isNew = old === undefined || old.version !== site.version || touched.has(site.organization)
    const keys = isNew ? [siteKey(site.site)] : spaceChanges(old, site)
    if (keys.length === 0) continue
    changed.push(...keys)
    saved.push(site)
  }
  return { left: removed.map(siteKey), changed: [...new Set(changed)], saved, removed }
}
