/** Shared caches in front of public sites (`SITES_CDN_PURGE_URL`). Lost rows lead to purges that were not needed. */

interface CachedSiteTable {
  /** A site that was public when it was last looked at, so that shared caches may hold copies of it. */
  site: string
  organization: string
  /** The version and the spaces for which the copies were last purged. */
  version: number
  /** JSON: what readers see of each space, hashed, by the id of the space. */
  spaces: string
}

interface DuePurgeTable {
  /** A key of copies to remove. */
  key: string
  due_at: string
}

export interface SharedCacheTables {
  cached_sites: CachedSiteTable
  due_purges: DuePurgeTable
}
