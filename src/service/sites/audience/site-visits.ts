/** Signs members of an organization in to the sites that only they read. */
import { operations } from '../../../contract/operations.ts'
import { notFound } from '../../http/failure.ts'
import { reads } from '../../http/verb.ts'
import { loadSiteModel } from '../model/sites.store.ts'
import { memberToken } from '../model/member-token.ts'
import { publishedUrl } from '../model/site-view.ts'

/**
 * The URL of a page below a site. A location that leads out of the site, such as `/../other`, is replaced by the home
 * page: the token belongs to this site only.
 */
const urlBelow = (home: string, location: string): URL => {
  const base = new URL(home)
  const prefix = base.pathname.replace(/\/$/, '')
  const url = new URL(`${prefix}${location}`, base)
  return url.origin === base.origin && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`))
    ? url
    : base
}

export const createSiteVisit = reads(
  operations.createSiteVisit,
  async ({ body, caller, ctx }, db, { organization }) => {
    const model = await loadSiteModel(ctx.store, db, body.site)
    if (model?.row.organization !== organization.id || model.row.visitor_members === 0) throw notFound()
    const { row, visitorKeys } = model
    const home = publishedUrl(ctx, row)
    // Share links open their sites alone: nobody signs in to them.
    if (home === undefined || row.visibility === 'share-link') throw notFound()
    const url = urlBelow(home, body.location ?? '')
    const named = { site: row.id, keys: visitorKeys, person: caller.person }
    url.searchParams.set('jwt_token', await memberToken(ctx, named, 'entry'))
    return { object: 'site-visit' as const, url: url.href }
  },
)
