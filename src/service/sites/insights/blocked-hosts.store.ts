/** Hosts that the policy of a site's pages has blocked, as browsers of readers reported them. */
import type { ExtensibleDirective } from '../../../contract/sites/blocked-hosts.ts'
import { blockedHostDays, mostBlockedHosts } from '../../../contract/sites/blocked-hosts.ts'
import type { Db } from '../../storage/store.ts'
import type { SiteName } from '../model/site-items.store.ts'

export interface BlockedHost {
  readonly directive: ExtensibleDirective
  /** With its port, and with its scheme where that is not secure. */
  readonly host: string
}

/** The earliest report that still counts. */
const firstTime = (now: string): string =>
  new Date(Date.parse(now) - blockedHostDays * 24 * 3600_000).toISOString()

const ofSite = (db: Db, { organization, id }: SiteName) =>
  db.selectFrom('site_blocked_hosts').where('organization', '=', organization).where('site', '=', id)

/**
 * Keeps a report, in the transaction `db`, and forgets those of the site that are too old. A further host is left out
 * where there are as many as are kept: reports come from anybody.
 */
export const addBlockedHost = async (
  db: Db,
  site: SiteName,
  { directive, host }: BlockedHost,
  now: string,
): Promise<void> => {
  const { organization, id } = site
  await db
    .deleteFrom('site_blocked_hosts')
    .where('organization', '=', organization)
    .where('site', '=', id)
    .where('last_at', '<', firstTime(now))
    .execute()
  const known = await ofSite(db, site).select(['directive', 'host']).execute()
  const isKnown = known.some((row) => row.directive === directive && row.host === host)
  if (!isKnown && known.length >= mostBlockedHosts) return
  await db
    .insertInto('site_blocked_hosts')
    .values({ organization, site: id, directive, host, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['organization', 'site', 'directive', 'host']).doUpdateSet({ last_at: now }),
    )
    .execute()
}

/** The latest first. */
export const blockedHosts = async (db: Db, site: SiteName, now: string) =>
  ofSite(db, site)
    .select(['directive', 'host', 'first_at', 'last_at'])
    .where('last_at', '>=', firstTime(now))
    .orderBy('last_at', 'desc')
    .orderBy('host')
    .orderBy('directive')
    .limit(mostBlockedHosts)
    .execute()
