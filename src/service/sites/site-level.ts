/** The default level of a site for members without a grant. */
import { operations } from '../../contract/operations.ts'
import { writes } from '../http/verb.ts'
import { levelOf, storedLevel } from '../spaces/space-rows.ts'
import { lockSite, touchSite } from './structure/change-structure.ts'
import { siteView } from './model/site-view.ts'

export const setSiteDefaultLevel = writes(
  operations.setSiteDefaultLevel,
  async ({ body, caller, ctx }, db, subject) => {
    const { organization, id } = subject.site
    const site = await lockSite(db, { organization, id })
    const level = storedLevel(body.defaultLevel)
    if (level === site.default_level) return siteView(ctx, site, subject)
    const row = await touchSite(ctx, db, site, { default_level: level })
    await ctx.events.record(db, {
      organization,
      kind: 'site.updated',
      subject: id,
      actor: caller.person,
      data: {
        title: row.title,
        from: { defaultLevel: levelOf(site.default_level) },
        to: { defaultLevel: body.defaultLevel },
      },
    })
    return siteView(ctx, row, subject)
  },
)
