/** The customization of a site, and the overrides of its site spaces. */
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { siteSpaceOf } from '../../../content/site-tree/site-tree.ts'
import { siteConditionProblem } from '../../../content/site-tree/site-conditions.ts'
import { operations } from '../../../contract/operations.ts'
import type { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
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
import type { SiteName } from '../model/site-items.store.ts'
import { claimsOfSite } from '../model/site-claims.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { customizationOf } from '../model/sites.store.ts'

/** Fails with `bad-content` if the condition of a header link does not parse, or uses a claim that does not exist. */
export const requireConditions = (
  site: Pick<SiteRow, 'adaptive_schema'>,
  links: readonly { readonly condition?: string | undefined }[] | undefined,
): void => {
  const claims = claimsOfSite(site)
  links?.forEach(({ condition }, place) => {
    const message = condition === undefined ? undefined : siteConditionProblem(condition, claims)
    if (message === undefined) return
    const path = `body.header.links.${place}.condition`
    throw new Failure('bad-content', message, { details: [{ path, message }] })
  })
}

/** What the audit log says about the change. */
interface CustomizationChange {
  /** The site spaces whose overrides changed. */
  readonly siteSpaces?: readonly string[]
  readonly from?: object
  readonly to?: object
}

/** Records that the published customization changed. */
export const recordCustomized = (
  ctx: Context,
  db: Db,
  site: SiteRow,
  person: string,
  change: CustomizationChange,
): Promise<void> =>
  ctx.events.record(db, {
    organization: site.organization,
    kind: 'site.customized',
    subject: site.id,
    actor: person,
    data: { title: site.title, ...change },
  })

export const getSiteCustomization = reads(operations.getSiteCustomization, ({ caller, ctx }, db, subject) =>
  concealLinks(ctx, db, subject, caller, customizationOf(subject.site)),
)

/** Writes the customization of a site. The favicon becomes the icon next to its name. */
export const writeLook = (ctx: Context, db: Db, site: SiteName, look: SiteCustomization): Promise<SiteRow> =>
  touchSite(ctx, db, site, {
    customization: JSON.stringify(look),
    icon: Object.keys(look.favicon).length === 0 ? null : JSON.stringify(look.favicon),
  })

export const updateSiteCustomization = writes(
  operations.updateSiteCustomization,
  async ({ body, caller, ctx }, db, subject) => {
    requireConditions(subject.site, body.header.links)
    const site = await lockSite(db, subject.site)
    const look = await revealLinks(ctx, db, site, body)
    if (JSON.stringify(look) === site.customization) return body
    await writeLook(ctx, db, site, look)
    await recordCustomized(ctx, db, site, caller.person, sides(customizationOf(site), look))
    return concealLinks(ctx, db, subject, caller, look)
  },
)

const overrideIn = (
  { tree, overrides }: { tree: SiteTree; overrides: ReadonlyMap<string, string> },
  id: string,
): CustomizationOverride => {
  if (siteSpaceOf(tree, id) === undefined) throw notFound()
  const json = overrides.get(id)
  return json === undefined ? {} : (JSON.parse(json) as CustomizationOverride)
}

export const getSiteSpaceCustomization = reads(
  operations.getSiteSpaceCustomization,
  async ({ params, caller, ctx }, db, subject) => {
    const override = overrideIn(await loadStructure(db, subject.site), params.siteSpaceId)
    return concealLinks(ctx, db, subject, caller, override)
  },
)

/** Writes the overrides of a site space; no overrides are stored as null. */
export const writeOverride = async (
  db: Db,
  site: SiteName,
  id: string,
  override: CustomizationOverride,
): Promise<void> => {
  const customization = Object.keys(override).length === 0 ? null : JSON.stringify(override)
  await db
    .updateTable('site_items')
    .set({ customization })
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .where('id', '=', id)
    .execute()
}

const saveOverride = async (
  ctx: Context,
  db: Db,
  site: SiteRow,
  id: string,
  { before, after }: { readonly before: CustomizationOverride; readonly after: CustomizationOverride },
  person: string,
): Promise<void> => {
  await writeOverride(db, site, id, after)
  await touchSite(ctx, db, site)
  await recordCustomized(ctx, db, site, person, { siteSpaces: [id], from: before, to: after })
}

export const updateSiteSpaceCustomization = writes(
  operations.updateSiteSpaceCustomization,
  async ({ body, params, caller, ctx }, db, subject) => {
    requireConditions(subject.site, body.header?.links ?? undefined)
    const site = await lockSite(db, subject.site)
    const before = overrideIn(await loadStructure(db, site), params.siteSpaceId)
    const after = changedOverride(before, await revealLinks(ctx, db, site, body))
    if (JSON.stringify(after) !== JSON.stringify(before))
      await saveOverride(ctx, db, site, params.siteSpaceId, { before, after }, caller.person)
    return concealLinks(ctx, db, subject, caller, after)
  },
)

export const deleteSiteSpaceCustomization = writes(
  operations.deleteSiteSpaceCustomization,
  async ({ params, caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const before = overrideIn(await loadStructure(db, site), params.siteSpaceId)
    if (Object.keys(before).length > 0)
      await saveOverride(ctx, db, site, params.siteSpaceId, { before, after: {} }, caller.person)
  },
)
