/**
 * Operations on hostnames by name. Several sites may be pending for the same name; the caller gets one that they can
 * see.
 */
import { operations } from '../../contract/operations.ts'
import { siteRights } from '../../contract/roles/site-rights.ts'
import type { Caller } from '../access/caller.ts'
import type { SiteSubject } from '../access/load-site.ts'
import { siteFor } from '../access/load-site.ts'
import { Failure, notFound } from '../http/failure.ts'
import { open, reads, writes } from '../http/verb.ts'
import type { Role } from '../../contract/roles/roles.ts'
import type { SiteHostnameRow } from '../storage/schema/site-tables.ts'
import type { Db } from '../storage/store.ts'
import { checkHostname, hostnameView, removeHostname } from './site-hostname.ts'

interface Named {
  readonly row: SiteHostnameRow
  readonly subject: SiteSubject
}

/**
 * The site that has the name, else the one pending longest, among those where the caller has the right. Fails like the
 * last of the sites that they can see, and with `not-found` if they see none.
 */
const namedSite = async (db: Db, caller: Caller, hostname: string, level: Role): Promise<Named> => {
  const rows = await db
    .selectFrom('site_hostnames')
    .selectAll()
    .where('hostname', '=', hostname)
    // `active` sorts before `pending`.
    .orderBy('status')
    .orderBy('created_at')
    .limit(100)
    .execute()
  let refusal: Failure = notFound()
  for (const row of rows) {
    const site = { organization: row.organization, id: row.site }
    try {
      return { row, subject: await siteFor(db, caller, site, { level }) }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // Sites that the caller cannot see are never revealed, not even that they are pending.
      if (error.reason === 'role-too-low') refusal = error
    }
  }
  throw refusal
}

export const getCustomHostname = reads(operations.getCustomHostname, async ({ params, caller, ctx }, db) =>
  hostnameView(ctx, (await namedSite(db, caller, params.hostname, siteRights.view)).row),
)

export const recheckCustomHostname = open(
  operations.recheckCustomHostname,
  async ({ params, caller, ctx }) => {
    const authorize = async (db: Db): Promise<SiteSubject> =>
      (await namedSite(db, caller, params.hostname, siteRights.publish)).subject
    return checkHostname(ctx, caller, authorize)
  },
)

export const deleteCustomHostname = writes(
  operations.deleteCustomHostname,
  async ({ params, caller, ctx }, db) => {
    const { subject } = await namedSite(db, caller, params.hostname, siteRights.publish)
    await removeHostname(ctx, db, subject.site, caller)
  },
)
