/** Signs members of an organization in to the sites that only they read. */
import { operations } from '../../../contract/operations.ts'
import { notFound } from '../../http/failure.ts'
import { reads } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
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

/**
 * A site of the organization that its members can sign in to, with its current key; undefined for any other. Share links
 * open their sites alone: nobody signs in to them.
 */
const siteForMembers = (db: Db, organization: string, id: string) =>
  db
    .selectFrom('sites as s')
    .innerJoin('visitor_keys as k', (join) =>
      join.onRef('k.organization', '=', 's.organization').onRef('k.site', '=', 's.id'),
    )
    .select(['s.id', 's.published', 's.basename', 's.hostname', 'k.id as key'])
    .where('s.organization', '=', organization)
    .where('s.id', '=', id)
    .where('s.visitor_members', '=', 1)
    .where('s.visibility', '<>', 'share-link')
    .where('k.valid_until', 'is', null)
    .executeTakeFirst()

export const createSiteVisit = reads(
  operations.createSiteVisit,
  async ({ body, caller, ctx }, db, { organization }) => {
    const site = await siteForMembers(db, organization.id, body.site)
    const home = site && publishedUrl(ctx, site)
    if (site === undefined || home === undefined) throw notFound()
    const url = urlBelow(home, body.location ?? '')
    const token = await memberToken(ctx, { site: site.id, key: site.key, person: caller.person }, 'entry')
    url.searchParams.set('jwt_token', token)
    return { object: 'site-visit' as const, url: url.href }
  },
)
