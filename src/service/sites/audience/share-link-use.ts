/** When a share link was last used, as precisely as somebody wants to know who ends a link that nobody uses. */
import type { Context } from '../../context.ts'
import type { SiteName } from '../model/site-items.store.ts'

/** A use is written once in so long: readers open many pages, and one write for each would cost more than the page. */
const every = 3_600_000

/**
 * Notes that a link was used now. `usedAt` is when that was written last, as it was just read. Nobody waits for the
 * write, and one that fails is made up for by the next use.
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
    .catch((error: unknown) => log.warn({ err: error }, 'The use of a share link was not noted'))
}
