/**
 * The unpublished customization of a site: read, save, discard, publish. Readers see nothing of it before it is
 * published.
 */
import { siteSpaceOf } from '../../../content/site-tree/site-tree.ts'
import { operations } from '../../../contract/operations.ts'
import type { CustomizationOverride } from '../../../contract/sites/look/default-look.ts'
import { changedOverride } from '../../../contract/sites/look/default-look.ts'
import { sides } from '../../events/changed-fields.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { lockSite, touchSite } from '../structure/change-structure.ts'
import { concealLinks, revealLinks } from './concealed-links.ts'
import type { LookDraft } from './look-draft.store.ts'
import { emptyLook, liveLook, loadLookDraft, saveLookDraft } from './look-draft.store.ts'
import { recordCustomized, requireConditions, writeLook, writeOverride } from './site-customization.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { customizationOf } from '../model/sites.store.ts'

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

const versionConflict = () =>
  new Failure(
    'content-conflict',
    'Someone else changed the unpublished customization. Reload it, then make your change.',
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
    const site = await lockSite(db, subject.site)
    const body = await revealLinks(ctx, db, site, sent)
    const { tree, live, draft } = await load(db, site)
    if (draft.version !== body.version) throw versionConflict()
    requireConditions(site, body.site?.header.links)
    const siteSpaces: Record<string, CustomizationOverride> = { ...draft.siteSpaces }
    for (const [id, override] of Object.entries(body.siteSpaces ?? {})) {
      if (siteSpaceOf(tree, id) === undefined) throw notFound()
      requireConditions(site, override?.header?.links ?? undefined)
      if (override === null) delete siteSpaces[id]
      else siteSpaces[id] = changedOverride({}, override)
    }
    const next = body.site === undefined ? draft.site : (body.site ?? undefined)
    const waiting = { ...(next !== undefined && { site: next }), siteSpaces }
    await saveLookDraft(db, site, waiting, draft, { person: caller.person, at: ctx.now() })
    await record(ctx, db, site, caller.person)
    const after = await view(db, await loadLookDraft(db, site, live), live)
    return concealLinks(ctx, db, subject, caller, after)
  },
)

export const deleteSiteLookDraft = writes(
  operations.deleteSiteLookDraft,
  async ({ caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const draft = await loadLookDraft(db, site)
    if (draft.version === 0) return
    await saveLookDraft(db, site, emptyLook, draft, { person: caller.person, at: ctx.now() })
    await record(ctx, db, site, caller.person)
  },
)

export const publishSiteLookDraft = writes(
  operations.publishSiteLookDraft,
  async ({ body, caller, ctx }, db, subject) => {
    const locked = await lockSite(db, subject.site)
    const { tree, live, draft } = await load(db, locked)
    if (draft.version !== body.version) throw versionConflict()
    if (draft.version === 0) return concealLinks(ctx, db, subject, caller, await view(db, draft, live))
    if (draft.base !== live && !body.overtake)
      throw new Failure(
        'state-forbids',
        'The published customization has changed since this draft was started. Compare both, then publish anyway or discard the draft.',
      )
    if (draft.site !== undefined) await writeLook(ctx, db, locked, draft.site)
    for (const [id, override] of Object.entries(draft.siteSpaces))
      // Skip drafts of deleted site spaces.
      if (siteSpaceOf(tree, id) !== undefined) await writeOverride(db, locked, id, override)
    await saveLookDraft(db, locked, emptyLook, draft, { person: caller.person, at: ctx.now() })
    const site = await touchSite(ctx, db, locked, { last_published_at: ctx.now() })
    const siteSpaces = Object.keys(draft.siteSpaces)
    await recordCustomized(ctx, db, site, caller.person, {
      ...(siteSpaces.length > 0 && { siteSpaces }),
      ...(draft.site !== undefined && sides(customizationOf(locked), draft.site)),
    })
    const after = await load(db, site)
    return concealLinks(ctx, db, subject, caller, await view(db, after.draft, after.live))
  },
)
