/**
 * Visitor authentication of a site: tokens that an external program, an integration, or the service itself signs with
 * the site's key.
 */
import type { z } from 'zod'
import { credentialScope } from '../../../contract/operation/credential-fields.ts'
import { operations } from '../../../contract/operations.ts'
import type { SignInProblem, SitePublishingAuthUpdate } from '../../../contract/sites/access/schemas.ts'
import { formerKeyHours } from '../../../contract/sites/access/schemas.ts'
import { scopeAllows } from '../../access/caller.ts'
import { audit } from '../../events/audit-log.ts'
import { Failure } from '../../http/failure.ts'
import { open, writes } from '../../http/verb.ts'
import type { SiteRow, VisitorKeyRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { signInOf, visitorIntegrations } from '../../integrations/catalog/visitor-integrations.ts'
import { lockSite, touchSite } from '../structure/change-structure.ts'
import type { SiteName } from '../model/site-items.store.ts'
import { visitorSecret } from '../model/site-secrets.ts'

/** Adds a current key to a site that has none: on creation, and after the previous key has been given an end. */
export const insertVisitorKey = async (ctx: Context, db: Db, site: SiteName): Promise<void> => {
  await db
    .insertInto('visitor_keys')
    .values({
      organization: site.organization,
      site: site.id,
      id: ctx.mint('visitor-key'),
      created_at: ctx.now(),
      valid_until: null,
    })
    .execute()
}

const keysOf = (db: Db, site: SiteName): Promise<VisitorKeyRow[]> =>
  db
    .selectFrom('visitor_keys')
    .selectAll()
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .orderBy('created_at', 'desc')
    .execute()

/** What signs visitors in, and what could. */
const backendOf = async (
  ctx: Context,
  db: Db,
  { id, visitor_integration: name, visitor_members }: SiteRow,
) => {
  const integrations = await visitorIntegrations(ctx, db, id, name)
  if (visitor_members === 1) return { backend: 'members' as const, integrations }
  if (name === null) return { backend: 'custom' as const, integrations }
  const problem = integrations.find((one) => one.name === name)?.problem
  return {
    ...{ backend: 'integration' as const, integration: name, integrations },
    ...(problem !== undefined && { problem }),
  }
}

const authView = async (ctx: Context, db: Db, site: SiteRow) => {
  const { keys, now } = ctx
  const rows = await keysOf(db, site)
  const present = rows.find((row) => row.valid_until === null)
  if (present === undefined) throw new Error(`Site ${site.id} has no visitor key.`)
  const time = now()
  const former = rows.flatMap((row) =>
    row.valid_until !== null && row.valid_until > time ? [row.valid_until] : [],
  )
  const [until] = former.toSorted((a, b) => (a < b ? 1 : -1))
  return {
    object: 'publishing-auth' as const,
    ...(await backendOf(ctx, db, site)),
    algorithm: 'HS256' as const,
    keyId: present.id,
    // Only the service signs in members.
    ...(site.visitor_members === 0 && { privateKey: visitorSecret(keys, present.id) }),
    audience: site.id,
    ...(site.fallback_url !== null && { fallbackURL: site.fallback_url }),
    ...(site.logout_url !== null && { logoutURL: site.logout_url }),
    keyCreatedAt: present.created_at,
    ...(until !== undefined && { formerKeyValidUntil: until }),
  }
}

/** Whoever has the key can let visitors in, so the audit log records who got it. */
const recordKeyViewed = (ctx: Context, db: Db, site: SiteRow, person: string): Promise<void> =>
  audit(db, ctx, {
    organization: site.organization,
    action: 'site.visitor-key-viewed',
    actor: person,
    target: { kind: 'site', id: site.id, title: site.title },
  })

export const getSitePublishingAuth = open(
  operations.getSitePublishingAuth,
  async ({ query, caller, ctx }, db, { site }) => {
    const { privateKey, ...auth } = await authView(ctx, db, site)
    if (privateKey === undefined) return auth
    // The response to other tokens does not contain it.
    if (!query.withKey || !scopeAllows(caller.scope, credentialScope)) return auth
    await ctx.store.write((write) => recordKeyViewed(ctx, write, site, caller.person))
    return { ...auth, privateKey }
  },
)

const record = (ctx: Context, db: Db, site: SiteRow, person: string, what: object): Promise<void> =>
  ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.publishing-auth-changed',
    subject: site.id,
    actor: person,
    data: { title: site.title, ...what },
  })

/** Why an integration cannot become the backend of a site. */
const refusals: Readonly<Record<SignInProblem, string>> = {
  'not-installed': 'This integration is not installed on the site. Install it there first.',
  'not-granted': 'This integration cannot sign visitors in: it was not granted the scope site:visitor:auth.',
  paused: 'This integration is paused. Resume it first.',
  'not-configured': 'This integration is not configured. Fill in its required settings first.',
}

/** The name of the integration that becomes the backend, or null. Fails with `invalid-input` if it cannot act. */
const chosenIntegration = async (
  db: Db,
  site: SiteRow,
  { backend, integration }: z.infer<typeof SitePublishingAuthUpdate>,
): Promise<string | null> => {
  if (backend !== 'integration') return backend === undefined ? site.visitor_integration : null
  const name = integration?.toLowerCase() ?? ''
  if (name === site.visitor_integration) return name
  const signIn = await signInOf(db, site.id, name)
  if (!('problem' in signIn)) return name
  const message = refusals[signIn.problem]
  throw new Failure('invalid-input', message, { details: [{ path: 'body.integration', message }] })
}

const visitsMembers = (
  { visitor_members }: SiteRow,
  { backend }: z.infer<typeof SitePublishingAuthUpdate>,
): SiteRow['visitor_members'] => (backend === undefined ? visitor_members : backend === 'members' ? 1 : 0)

/** Ends all tokens of visitors: those of the former backend must not open the site under the next one. */
const replaceVisitorKeys = async (ctx: Context, db: Db, site: SiteName): Promise<void> => {
  await db
    .deleteFrom('visitor_keys')
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .execute()
  await insertVisitorKey(ctx, db, site)
}

export const updateSitePublishingAuth = writes(
  operations.updateSitePublishingAuth,
  async ({ body, caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const change = {
      visitor_integration: await chosenIntegration(db, site, body),
      visitor_members: visitsMembers(site, body),
      ...(body.fallbackURL !== undefined && { fallback_url: body.fallbackURL }),
      ...(body.logoutURL !== undefined && { logout_url: body.logoutURL }),
    }
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter(
      (field) => site[field] !== change[field],
    )
    if (fields.length === 0) {
      if (site.visitor_members === 0) await recordKeyViewed(ctx, db, site, caller.person)
      return authView(ctx, db, site)
    }
    if (fields.includes('visitor_integration') || fields.includes('visitor_members'))
      await replaceVisitorKeys(ctx, db, site)
    const row = await touchSite(ctx, db, site, change)
    await record(ctx, db, row, caller.person, { fields })
    return authView(ctx, db, row)
  },
)

export const regenerateSitePublishingAuth = writes(
  operations.regenerateSitePublishingAuth,
  async ({ caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const now = ctx.now()
    const rows = () =>
      db.deleteFrom('visitor_keys').where('organization', '=', site.organization).where('site', '=', site.id)
    // Only the key in use gets a grace period. Older keys end now, so regenerating twice revokes a leaked key at once.
    await rows().where('valid_until', 'is not', null).execute()
    await db
      .updateTable('visitor_keys')
      .set({ valid_until: new Date(Date.parse(now) + formerKeyHours * 3_600_000).toISOString() })
      .where('organization', '=', site.organization)
      .where('site', '=', site.id)
      .execute()
    await insertVisitorKey(ctx, db, site)
    const row = await touchSite(ctx, db, site)
    await record(ctx, db, row, caller.person, { regenerated: true })
    return authView(ctx, db, row)
  },
)
