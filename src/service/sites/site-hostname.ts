/** The custom hostname of a site: set, verify, remove. */
import type { Updateable } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { SiteSubject } from '../access/load-site.ts'
import { base62 } from '../identifiers.ts'
import { operations } from '../../contract/operations.ts'
import { Failure, notFound } from '../http/failure.ts'
import { open, reads, writes } from '../http/verb.ts'
import type { SiteHostnameRow, SiteRow, SiteTables } from '../storage/schema/site-tables.ts'
import { constraintOf } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { lockSite, touchSite } from './structure/change-structure.ts'
import { connectionProblem, isTrustedHostname, proofOf, proveHostname, questions } from './verify-hostname.ts'
import type { SiteName } from './model/site-items.store.ts'

/** The hostname in API responses. */
export const hostnameView = ({ addresses }: Context, row: SiteHostnameRow) => ({
  object: 'custom-hostname' as const,
  hostname: row.hostname,
  target: { type: 'site' as const, organization: row.organization, site: row.site },
  isActive: row.status === 'active',
  status: row.status as 'pending' | 'active',
  ...(row.problem !== null && { problem: row.problem }),
  ...(row.connection_problem !== null && { connectionProblem: row.connection_problem }),
  ...(row.checked_at !== null && { checkedAt: row.checked_at }),
  proof: proofOf(row.hostname, row.challenge),
  createdAt: row.created_at,
  urls: { location: `${addresses.site(row.organization, row.site).location}/hostname` },
})

const findHostname = (db: Db, site: SiteName): Promise<SiteHostnameRow | undefined> =>
  db
    .selectFrom('site_hostnames')
    .selectAll()
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .executeTakeFirst()

const requireHostname = async (db: Db, site: SiteName): Promise<SiteHostnameRow> => {
  const row = await findHostname(db, site)
  if (row === undefined) throw notFound()
  return row
}

const dropHostname = async (db: Db, site: SiteName): Promise<void> => {
  await db
    .deleteFrom('site_hostnames')
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .execute()
}

const setHostname = (
  db: Db,
  site: SiteName,
  values: Updateable<SiteTables['site_hostnames']>,
): Promise<SiteHostnameRow> =>
  db
    .updateTable('site_hostnames')
    .set(values)
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .returningAll()
    .executeTakeFirstOrThrow()

const record = (ctx: Context, db: Db, site: SiteRow, person: string, data: object): Promise<void> =>
  ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.hostname-changed',
    subject: site.id,
    actor: person,
    data: { title: site.title, ...data },
  })

const taken = (hostname: string): Failure =>
  new Failure('already-taken', `Another site already uses ${hostname}.`)

/** Serves the site at a name, or at none. Fails with `already-taken` if another site is served there. */
const serveAt = async (ctx: Context, db: Db, site: SiteRow, hostname: string | null): Promise<void> => {
  await touchSite(ctx, db, site, { hostname }).catch((error: unknown) => {
    throw constraintOf(error) === 'unique' ? taken(hostname ?? '') : error
  })
}

export const getSiteHostname = reads(operations.getSiteHostname, async ({ ctx }, db, subject) =>
  hostnameView(ctx, await requireHostname(db, subject.site)),
)

/**
 * Setting the same name again keeps its verification; a new name replaces it and must be verified, unless the operator
 * trusts it.
 */
export const setSiteHostname = writes(
  operations.setSiteHostname,
  async ({ body, caller, ctx }, db, subject) => {
    const { hostname } = body
    const site = await lockSite(db, subject.site)
    const present = await findHostname(db, site)
    if (present?.hostname === hostname) return hostnameView(ctx, present)
    // The service's own hostnames would become unreachable.
    const reserved = [ctx.config.baseUrl, ctx.config.sitesUrl].map((url) => new URL(url).hostname)
    if (reserved.includes(hostname))
      throw new Failure('bad-content', 'Recto itself uses this domain. Choose another one.')
    const other = await db
      .selectFrom('sites')
      .select('id')
      .where('hostname', '=', hostname)
      .executeTakeFirst()
    if (other !== undefined) throw taken(hostname)
    const isTrusted = isTrustedHostname(hostname, ctx.config.trustedHostnames)
    const status = isTrusted ? 'active' : 'pending'
    await dropHostname(db, site)
    const row = await db
      .insertInto('site_hostnames')
      .values({
        organization: site.organization,
        site: site.id,
        hostname,
        challenge: base62(ctx.random, 32),
        status,
        problem: null,
        connection_problem: null,
        checked_at: null,
        created_by: caller.person,
        created_at: ctx.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await serveAt(ctx, db, site, isTrusted ? hostname : null)
    await record(ctx, db, site, caller.person, { hostname, status })
    return hostnameView(ctx, row)
  },
)

/**
 * Verifies the hostname of a site, and serves the site there on success; then checks whether readers reach it. DNS and
 * HTTP are queried between transactions; `authorize` is called in each and returns the site or fails. Fails with
 * `already-taken` if another site is served at the name.
 */
export const checkHostname = async (
  ctx: Context,
  caller: Caller,
  authorize: (db: Db) => Promise<SiteSubject>,
) => {
  const asked = await requireHostname(ctx.store.read, (await authorize(ctx.store.read)).site)
  const { hostname, challenge } = asked
  const lookups = questions(ctx.outgoing)
  const problem = isTrustedHostname(hostname, ctx.config.trustedHostnames)
    ? undefined
    : await proveHostname(lookups, hostname, challenge)
  /** Writes to the row, unless the name was changed during the check, so that the result is outdated. */
  const update = (change: (db: Db, site: SiteRow, row: SiteHostnameRow) => Promise<SiteHostnameRow>) =>
    ctx.store.write(async (db) => {
      const site = await lockSite(db, (await authorize(db)).site)
      const row = await requireHostname(db, site)
      return row.hostname === hostname && row.challenge === challenge ? change(db, site, row) : row
    })
  const proved = problem === undefined
  const verified = await update(async (db, site, row) => {
    // A verified name stays active when a later check fails; only the owner removes it.
    const status = proved ? 'active' : row.status
    const after = await setHostname(db, site, { checked_at: ctx.now(), problem: problem ?? null, status })
    if (proved && site.hostname !== hostname) {
      await serveAt(ctx, db, site, hostname)
      await record(ctx, db, site, caller.person, { hostname, status: 'active' })
    }
    return after
  })
  if (verified.status !== 'active') return hostnameView(ctx, verified)
  // Not before the site is served there.
  const unreached = await connectionProblem(lookups, hostname, challenge)
  return hostnameView(
    ctx,
    await update((db, site) => setHostname(db, site, { connection_problem: unreached ?? null })),
  )
}

export const checkSiteHostname = open(operations.checkSiteHostname, ({ ctx, caller, authorize }) =>
  checkHostname(ctx, caller, authorize),
)

/** Removes the hostname of a site; fails with `not-found` if it has none. */
export const removeHostname = async (
  ctx: Context,
  db: Db,
  of: SiteName,
  { person }: Caller,
): Promise<void> => {
  const site = await lockSite(db, of)
  const { hostname } = await requireHostname(db, site)
  await dropHostname(db, site)
  await touchSite(ctx, db, site, { hostname: null })
  await record(ctx, db, site, person, { hostname, status: 'removed' })
}

export const deleteSiteHostname = writes(operations.deleteSiteHostname, ({ caller, ctx }, db, subject) =>
  removeHostname(ctx, db, subject.site, caller),
)
