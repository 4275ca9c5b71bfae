/** Visitor authentication of a site: tokens that an external program signs with the site's key. */
import { operations } from '../../../contract/operations.ts'
import { formerKeyHours } from '../../../contract/sites/access/schemas.ts'
import { reads, writes } from '../../http/verb.ts'
import type { SiteRow, VisitorKeyRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { holdSite, touchSite } from '../structure/change-structure.ts'
import type { SiteName } from '../model/site-items.store.ts'
import { visitorSecret } from '../model/site-secrets.ts'

/** Makes a key the current one of a site. Every site gets one on creation, so that it can always be read. */
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

const authView = async ({ keys, now }: Context, db: Db, site: SiteRow) => {
  const rows = await keysOf(db, site)
  const present = rows.find((row) => row.valid_until === null)
  if (present === undefined) throw new Error(`The site ${site.id} has no key for its visitors.`)
  const time = now()
  const former = rows.flatMap((row) =>
    row.valid_until !== null && row.valid_until > time ? [row.valid_until] : [],
  )
  const [until] = former.toSorted((a, b) => (a < b ? 1 : -1))
  return {
    object: 'publishing-auth' as const,
    backend: 'custom' as const,
    algorithm: 'HS256' as const,
    keyId: present.id,
    privateKey: visitorSecret(keys, present.id),
    audience: site.id,
    ...(site.fallback_url !== null && { fallbackURL: site.fallback_url }),
    ...(site.logout_url !== null && { logoutURL: site.logout_url }),
    keyCreatedAt: present.created_at,
    ...(until !== undefined && { formerKeyValidUntil: until }),
  }
}

export const getSitePublishingAuth = reads(operations.getSitePublishingAuth, async ({ ctx }, db, subject) =>
  authView(ctx, db, subject.site),
)

const record = (ctx: Context, db: Db, site: SiteRow, person: string, what: object): Promise<void> =>
  ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.publishing-auth-changed',
    subject: site.id,
    actor: person,
    data: { title: site.title, ...what },
  })

export const updateSitePublishingAuth = writes(
  operations.updateSitePublishingAuth,
  async ({ body, caller, ctx }, db, subject) => {
    const site = await holdSite(db, subject.site)
    const change = {
      ...(body.fallbackURL !== undefined && { fallback_url: body.fallbackURL }),
      ...(body.logoutURL !== undefined && { logout_url: body.logoutURL }),
    }
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter(
      (field) => site[field] !== change[field],
    )
    if (fields.length === 0) return authView(ctx, db, site)
    const row = await touchSite(ctx, db, site, change)
    await record(ctx, db, row, caller.person, { fields })
    return authView(ctx, db, row)
  },
)

export const regenerateSitePublishingAuth = writes(
  operations.regenerateSitePublishingAuth,
  async ({ caller, ctx }, db, subject) => {
    const site = await holdSite(db, subject.site)
    const now = ctx.now()
    const rows = () =>
      db.deleteFrom('visitor_keys').where('organization', '=', site.organization).where('site', '=', site.id)
    // Rotating twice is meant to invalidate the first key, so only the key that was in use gets a grace period.
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
