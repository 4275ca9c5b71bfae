/** When a share link was last used, precise enough to find unused links. */
import type { Context } from '../../context.ts'
import type { SiteName } from '../model/site-items.store.ts'

/** Minimum interval between writes: readers open many pages, and a write for each would cost more than the page. */
const every = 3_600_000

/**
 * Records that a link was used now. `usedAt` is the stored time, as just read. Runs in the background; if a write
 * fails, the next use makes up for it.
 */
export const noteShareLinkUse = (
  { store, now, log }: Context,
  site: SiteName,
  hash: string,
  usedAt: string | null,
): void => {
  const at = now()
  if (usedAt !== null && Date.parse(at) - Date.parse(usedAt) < every) return
  store
    .write((db) =>
      db
        .updateTable('share_links')
        .set({ used_at: at })
        .where('organization', '=', site.organization)
        .where('site', '=', site.id)
        .where('hash', '=', hash)
        .execute(),
    )
    .catch((error: unknown) => log.warn({ err: error }, 'Could not record the use of a share link'))
}
