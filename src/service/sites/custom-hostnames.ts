/** Host names by the name itself. Several sites may wait for one name, and the caller is told of one that they see. */
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
 * The site that has the name, else the one that has waited for it longest, of those that the caller may do this on.
 * Fails as the last of them does for a site that they see, and with `not-found` when they see none.
 */
const namedSite = async (db: Db, caller: Caller, hostname: string, level: Role): Promise<Named> => {
  const rows = await db
    .selectFrom('site_hostnames')
    .selectAll()
    .where('hostname', '=', hostname)
    // `active` stands before `pending`.
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
      // Of a site that they do not see nobody hears, not even that it waits.
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
