/** The readers of a published site and the links that lead to it; shown before it is unpublished. */
import { sql } from 'kysely'
import { operations } from '../../contract/operations.ts'
import { rank } from '../../contract/roles/roles.ts'
import type { SiteReach } from '../../contract/sites/reach.ts'
import type { SiteSubject } from '../access/load-site.ts'
import { roleOnSiteRow } from '../access/visible-resources.ts'
import { open } from '../http/verb.ts'
import { followLinks } from '../pages/links/incoming-links.ts'
import { linksToAddresses } from '../pages/links/external-links.ts'
import type { Viewer } from '../spaces/spaces.queries.ts'
import { visibleSpaces } from '../spaces/spaces.queries.ts'
import type { SiteRow } from '../storage/schema/site-tables.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { viewerOf } from './structure/site-subject.ts'
import { keptSeconds } from './model/cached-sites.ts'
import { spacesShownBy } from './sites.ts'

/** Every URL of a published site, the canonical one first. */
const addressesOf = ({ addresses }: Context, { basename, hostname, proxy }: SiteRow): string[] => [
  ...(hostname === null ? [] : [addresses.published({ basename, hostname })]),
  addresses.published({ basename }),
  ...(proxy === null ? [] : [`https://${proxy}`]),
]

/** Whether a URL is one of these or below one of them. */
const leadsTo =
  (addresses: readonly string[]) =>
  (url: string): boolean =>
    addresses.some((base) => url === base || (url.startsWith(base) && /[/?#]/.test(url[base.length] ?? '')))

const openShareLinks = async ({ now }: Context, db: Db, site: SiteRow): Promise<number> => {
  const { total } = await db
    .selectFrom('share_links')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .where('active', '=', 1)
    .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', now())]))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const mostFirst = <Row>(count: (row: Row) => number, rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => count(other) - count(one))

/** Redirects of other sites to these URLs. */
const redirectsTo = async (
  db: Db,
  viewer: Viewer,
  site: SiteRow,
  addresses: readonly string[],
): Promise<SiteReach['redirects']> => {
  const role = roleOnSiteRow('sites', viewer.person, viewer.membership)
  const rows = await db
    .selectFrom('site_redirects')
    .innerJoin('sites', 'sites.id', 'site_redirects.site')
    .select(['sites.id', 'sites.title', 'site_redirects.destination'])
    .where('site_redirects.organization', '=', site.organization)
    .where('sites.id', '<>', site.id)
    .where(role, '>=', rank('read'))
    .where(sql<boolean>`site_redirects.destination like '%"external"%'`)
    .execute()
  const found = new Map<string, SiteReach['redirects'][number]>()
  for (const { id, title, destination } of rows) {
    const { url } = JSON.parse(destination) as { readonly url?: string }
    if (url === undefined || !leadsTo(addresses)(url)) continue
    found.set(id, { site: { id, title }, redirects: (found.get(id)?.redirects ?? 0) + 1 })
  }
  return mostFirst(({ redirects }) => redirects, [...found.values()])
}

/** Links to these URLs from spaces that the site does not show. */
const linksInto = async (
  ctx: Context,
  viewer: Viewer,
  site: SiteRow,
  addresses: readonly string[],
): Promise<SiteReach['links']> => {
  const db = ctx.store.read
  const shownIds = new Set(await spacesShownBy(db, site))
  const seen = await db
    .selectFrom('spaces')
    .select(['id', 'title'])
    .where(sql<boolean>`id in (${visibleSpaces(viewer)})`)
    .execute()
  const others = new Map(seen.filter(({ id }) => !shownIds.has(id)).map(({ id, title }) => [id, title]))
  await followLinks(ctx, site.organization)
  const counts = await linksToAddresses(ctx, [...others.keys()], addresses, leadsTo(addresses))
  return mostFirst(
    ({ links }) => links,
    [...counts].map(([id, links]) => ({ space: { id, title: others.get(id) ?? '' }, links })),
  )
}

export const getSiteReach = open(
  operations.getSiteReach,
  async ({ ctx, caller, authorize }): Promise<SiteReach> => {
    const db = ctx.store.read
    const { config } = ctx
    const subject: SiteSubject = await authorize(db)
    const { site } = subject
    const viewer = viewerOf(subject, caller)
    // Pages still link to a site that is offline, so links are reported then too.
    const addresses = addressesOf(ctx, site)
    return {
      object: 'site-reach',
      visibility: site.visibility as SiteReach['visibility'],
      addresses: site.published === 1 ? addresses : [],
      ...(config.sitesCdn &&
        site.published === 1 &&
        site.visibility === 'public' && { keptSeconds: keptSeconds(config.sitesCdnPurge !== undefined) }),
      shareLinks: await openShareLinks(ctx, db, site),
      links: await linksInto(ctx, viewer, site, addresses),
      redirects: await redirectsTo(db, viewer, site, addresses),
    }
  },
)
