/** Share links: URLs with a secret that open a site. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { ShareLinkRow, SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { SiteWrite } from '../../access/publishing-policy.ts'
import type { Caller } from '../../access/caller.ts'
import type { SiteSubject } from '../../access/load-site.ts'
import { lockSite, touchSite } from '../structure/change-structure.ts'
import { requirePublish, siteState } from '../model/require-publish.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { viewerOf } from '../structure/site-subject.ts'
import type { SiteName } from '../model/site-items.store.ts'
import { shareHash, shareSecret } from '../model/site-secrets.ts'

/** Maximum number of links per site, so that the list stays reviewable. */
const mostLinks = 1000

const linkView = ({ addresses, keys }: Context, site: SiteRow, row: ShareLinkRow) => ({
  object: 'share-link' as const,
  id: row.id,
  name: row.name,
  active: row.active === 1,
  createdAt: row.created_at,
  ...(row.expires_at !== null && { expiresAt: row.expires_at }),
  ...(row.used_at !== null && { lastUsedAt: row.used_at }),
  urls: {
    location: `${addresses.site(site.organization, site.id).location}/share-links/${row.id}`,
    published: addresses.published(
      { basename: site.basename, ...(site.hostname !== null && { hostname: site.hostname }) },
      '',
      shareSecret(keys, row.id),
    ),
  },
})

const linksOf = (db: Db, { organization, id }: SiteName) =>
  db.selectFrom('share_links').where('organization', '=', organization).where('site', '=', id)

const countLinks = async (db: Db, site: SiteName): Promise<number> => {
  const { total } = await linksOf(db, site)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const listShareLinks = reads(operations.listShareLinks, async ({ query, ctx }, db, subject) => {
  const { site } = subject
  return listPage(ctx.keys, {
    list: `sites/${site.id}/share-links`,
    query,
    count: () => countLinks(db, site),
    rows: (after, limit) =>
      linksOf(db, site)
        .selectAll()
        .$if(after !== undefined, (rows) =>
          rows.where(sql<boolean>`(created_at, id) < (${after?.[0]}, ${after?.[1]})`),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    key: ({ created_at: at, id }) => [at, id],
    items: (rows) => rows.map((row) => linkView(ctx, site, row)),
  })
})

const record = (ctx: Context, db: Db, site: SiteRow, person: string, data: object): Promise<void> =>
  ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.share-links-changed',
    subject: site.id,
    actor: person,
    data: { title: site.title, ...data },
  })

/** Enabling a link opens the site to anyone who gets it, so the caller must be allowed to publish. */
const requireOpening = async (
  ctx: Context,
  db: Db,
  subject: SiteSubject,
  caller: Caller,
  { site, operation }: { readonly site: SiteRow; readonly operation: SiteWrite },
): Promise<void> => {
  const { tree } = await loadStructure(db, site)
  const before = siteState(site, tree)
  await requirePublish(ctx, db, viewerOf(subject, caller), operation, [before], {
    ...before,
    newShareLink: true,
  })
}

/** Whether a change makes a link valid when it was not, or valid for longer. */
const opensMore = (
  { now }: Context,
  before: ShareLinkRow,
  change: Partial<Pick<ShareLinkRow, 'active' | 'expires_at'>>,
): boolean => {
  const openUntil = ({ active, expires_at: until }: Pick<ShareLinkRow, 'active' | 'expires_at'>): string =>
    active === 0 ? '' : (until ?? '\u{10ffff}')
  const after = openUntil({ ...before, ...change })
  return after > now() && after > openUntil(before)
}

export const createShareLink = writes(
  operations.createShareLink,
  async ({ body, caller, ctx, created }, db, subject) => {
    const site = await lockSite(db, subject.site)
    await requireOpening(ctx, db, subject, caller, { site, operation: 'createShareLink' })
    if ((await countLinks(db, site)) >= mostLinks)
      throw new Failure('bad-content', `A site can have at most ${mostLinks} share links. Delete some first.`)
    const id = ctx.mint('share-link')
    const row = await db
      .insertInto('share_links')
      .values({
        organization: site.organization,
        site: site.id,
        id,
        hash: shareHash(shareSecret(ctx.keys, id)),
        name: body.name,
        active: 1,
        created_by: caller.person,
        created_at: ctx.now(),
        expires_at: body.expiresAt ?? null,
        used_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await touchSite(ctx, db, site)
    await record(ctx, db, site, caller.person, { link: id, name: body.name })
    const view = linkView(ctx, site, row)
    created(view.urls.location)
    return view
  },
)

export const updateShareLink = writes(
  operations.updateShareLink,
  async ({ body, params, caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const link = await linksOf(db, site).selectAll().where('id', '=', params.shareLinkId).executeTakeFirst()
    if (link === undefined) throw notFound()
    const change = {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.active !== undefined && { active: body.active ? (1 as const) : (0 as const) }),
      ...(body.expiresAt !== undefined && { expires_at: body.expiresAt }),
    }
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter(
      (field) => link[field] !== change[field],
    )
    if (fields.length === 0) return linkView(ctx, site, link)
    if (opensMore(ctx, link, change))
      await requireOpening(ctx, db, subject, caller, { site, operation: 'updateShareLink' })
    const row = await db
      .updateTable('share_links')
      .set(change)
      .where('organization', '=', site.organization)
      .where('site', '=', site.id)
      .where('id', '=', link.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await touchSite(ctx, db, site)
    await record(ctx, db, site, caller.person, { link: link.id, name: row.name })
    return linkView(ctx, site, row)
  },
)

export const deleteShareLink = writes(
  operations.deleteShareLink,
  async ({ params, caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const { numDeletedRows } = await db
      .deleteFrom('share_links')
      .where('organization', '=', site.organization)
      .where('site', '=', site.id)
      .where('id', '=', params.shareLinkId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw notFound()
    await touchSite(ctx, db, site)
    await record(ctx, db, site, caller.person, { link: params.shareLinkId })
  },
)
