/** The schema of a site's visitor claims, and template conditions derived from it. */
import type { AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import { templateConditions } from '../../../contract/sites/template-conditions.ts'
import { operations } from '../../../contract/operations.ts'
import { notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import { requirePublish, siteState } from '../model/require-publish.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { viewerOf } from '../structure/site-subject.ts'
import { lockSite, touchSite } from '../structure/change-structure.ts'

const schemaView = ({ adaptive_schema: json, adaptive_schema_at: updatedAt }: SiteRow) => {
  if (json === null || updatedAt === null) throw notFound()
  return {
    object: 'site-adaptive-schema' as const,
    jsonSchema: JSON.parse(json) as AdaptiveJsonSchema,
    updatedAt,
  }
}

export const getSiteAdaptiveSchema = reads(operations.getSiteAdaptiveSchema, async (_call, _db, { site }) =>
  schemaView(site),
)

export const updateSiteAdaptiveSchema = writes(
  operations.updateSiteAdaptiveSchema,
  async ({ body, caller, ctx }, db, subject) => {
    const site = await lockSite(db, subject.site)
    const json = JSON.stringify(body.jsonSchema)
    if (json === site.adaptive_schema) return schemaView(site)
    const { tree } = await loadStructure(db, site)
    await requirePublish(
      ctx,
      db,
      viewerOf(subject, caller),
      'updateSiteAdaptiveSchema',
      [siteState(site, tree)],
      siteState({ ...site, adaptive_schema: json }, tree),
    )
    const row = await touchSite(ctx, db, site, {
      adaptive_schema: json,
      adaptive_schema_at: ctx.now(),
    })
    await ctx.events.record(db, {
      organization: site.organization,
      kind: 'site.adaptive-schema-changed',
      subject: site.id,
      actor: caller.person,
      data: {
        title: site.title,
        from: { schema: site.adaptive_schema === null ? null : (JSON.parse(site.adaptive_schema) as object) },
        to: { schema: body.jsonSchema },
      },
    })
    return schemaView(row)
  },
)

/** Empty for a site without a schema; that is not an error. */
export const listSiteTemplateConditions = reads(
  operations.listSiteTemplateConditions,
  async (_call, _db, { site: { adaptive_schema: json } }) => {
    return { items: json === null ? [] : templateConditions(JSON.parse(json) as AdaptiveJsonSchema) }
  },
)
