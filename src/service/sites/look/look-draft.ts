/**
 * The unpublished customization of a site: read, save, discard, publish. Readers see nothing of it before it is
 * published.
 */
import { siteSpaceOf } from '../../../content/site-tree/site-tree.ts'
import { operations } from '../../../contract/operations.ts'
import type { CustomizationOverride } from '../../../contract/sites/look/default-look.ts'
import { changedOverride } from '../../../contract/sites/look/default-look.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { holdSite, touchSite } from '../structure/change-structure.ts'
import { concealLinks, revealLinks } from './concealed-links.ts'
import { deleteRowsOf } from '../model/delete-rows.store.ts'
import type { LookDraft } from './look-draft.store.ts'
import { liveLook, loadLookDraft, saveLookDraft } from './look-draft.store.ts'
import { recordCustomized, requireConditions, writeLook, writeOverride } from './site-customization.ts'
import { loadStructure } from '../model/site-items.store.ts'

const view = async (
  db: Db,
  { version, site, siteSpaces, base, person, updatedAt }: LookDraft,
  live: string,
) => {
  const by =
    person === undefined
      ? undefined
      : await db
          .selectFrom('persons')
          .select(['id', 'display_name'])
          .where('id', '=', person)
          .executeTakeFirst()
  return {
    object: 'site-look-draft' as const,
    version,
    ...(site !== undefined && { site }),
    siteSpaces: { ...siteSpaces },
    ...(by !== undefined && { updatedBy: { id: by.id, displayName: by.display_name } }),
    ...(updatedAt !== undefined && { updatedAt }),
    overtaken: version > 0 && base !== live,
  }
}

const load = async (db: Db, site: SiteRow) => {
  const { tree, overrides } = await loadStructure(db, site)
  const live = liveLook(site, overrides)
  return { tree, overrides, live, draft: await loadLookDraft(db, site, live) }
}

const movedOn = () =>
  new Failure(
    'content-conflict',
    'Somebody else changed the look that waits meanwhile. Load it again, then make your change.',
  )

const record = (ctx: Context, db: Db, site: SiteRow, person: string): Promise<void> =>
  ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.look-drafted',
    subject: site.id,
    actor: person,
    data: { title: site.title },
  })

export const getSiteLookDraft = reads(operations.getSiteLookDraft, async ({ caller, ctx }, db, subject) => {
  const { draft, live } = await load(db, subject.site)
  return concealLinks(ctx, db, subject, caller, await view(db, draft, live))
})

export const updateSiteLookDraft = writes(
  operations.updateSiteLookDraft,
  async ({ body: sent, caller, ctx }, db, subject) => {
    const site = await holdSite(db, subject.site)
    const body = await revealLinks(ctx, db, site, sent)
    const { tree, live, draft } = await load(db, site)
    if (draft.version !== body.version) throw movedOn()
    requireConditions(body.site?.header.links)
    const siteSpaces: Record<string, CustomizationOverride> = { ...draft.siteSpaces }
    for (const [id, override] of Object.entries(body.siteSpaces ?? {})) {
      if (siteSpaceOf(tree, id) === undefined) throw notFound()
      requireConditions(override?.header?.links ?? undefined)
      if (override === null) delete siteSpaces[id]
      else siteSpaces[id] = changedOverride({}, override)
    }
    const next = body.site === undefined ? draft.site : (body.site ?? undefined)
    const waiting = { ...(next !== undefined && { site: next }), siteSpaces }
    // A draft without changes is deleted.
    if (next === undefined && Object.keys(siteSpaces).length === 0)
      await deleteRowsOf(db, 'site_look_drafts', site)
    else await saveLookDraft(db, site, waiting, draft, { person: caller.person, at: ctx.now() })
    await record(ctx, db, site, caller.person)
    const after = await view(db, await loadLookDraft(db, site, live), live)
    return concealLinks(ctx, db, subject, caller, after)
  },
)

export const deleteSiteLookDraft = writes(
  operations.deleteSiteLookDraft,
  async ({ caller, ctx }, db, subject) => {
    const site = await holdSite(db, subject.site)
    if (await deleteRowsOf(db, 'site_look_drafts', site)) await record(ctx, db, site, caller.person)
  },
)

export const publishSiteLookDraft = writes(
  operations.publishSiteLookDraft,
  async ({ body, caller, ctx }, db, subject) => {
    const held = await holdSite(db, subject.site)
    const { tree, live, draft } = await load(db, held)
    if (draft.version !== body.version) throw movedOn()
    if (draft.version === 0) return concealLinks(ctx, db, subject, caller, await view(db, draft, live))
    if (draft.base !== live && !body.overtake)
      throw new Failure(
        'state-forbids',
        'The look that readers get was changed since this was begun. Look at both, then publish over it or discard this.',
      )
    if (draft.site !== undefined) await writeLook(ctx, db, held, draft.site)
    for (const [id, override] of Object.entries(draft.siteSpaces))
      // Skip drafts of deleted site spaces.
      if (siteSpaceOf(tree, id) !== undefined) await writeOverride(db, held, id, override)
    await deleteRowsOf(db, 'site_look_drafts', held)
    const site = await touchSite(ctx, db, held, { last_published_at: ctx.now() })
    await recordCustomized(ctx, db, site, caller.person)
    const after = await load(db, site)
    return concealLinks(ctx, db, subject, caller, await view(db, after.draft, after.live))
  },
)
