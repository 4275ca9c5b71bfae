/** Everything needed to render a published site. */
import { operations } from '../../contract/operations.ts'
import { notFound } from '../http/failure.ts'
import { reads } from '../http/verb.ts'
import { concealLinks } from './look/concealed-links.ts'
import { openingKey, viewerOf } from './structure/site-subject.ts'
import { siteView } from './model/site-view.ts'
import { lookOf, modelOf } from './model/sites.store.ts'
import { structureView } from './structure/structure-view.ts'

/** An unpublished site is not found, like its URL. */
export const getPublishedSite = reads(
  operations.getPublishedSite,
  async ({ query, caller, ctx }, db, subject) => {
    const { site: row } = subject
    if (row.published === 0) throw notFound()
    const model = await modelOf(ctx.store, db, row)
    const key = await openingKey(ctx, db, row, query.shareKey)
    const view = await structureView(ctx, db, viewerOf(subject, caller), row, model.tree, key)
    const customizations = {
      site: model.customization,
      siteSpaces: Object.fromEntries([...model.overrides.keys()].map((id) => [id, lookOf(model, id)])),
    }
    return {
      object: 'published-content-site' as const,
      site: siteView(ctx, row, subject, key),
      structure: view.whole({ published: true }),
      customizations: await concealLinks(ctx, db, subject, caller, customizations),
      // Integrations, which provide scripts, are not implemented yet.
      scripts: [],
    }
  },
)
