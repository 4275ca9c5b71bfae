/** Sites of an organization, filtered and counted in SQL. */
import { sql } from 'kysely'
import type { z } from 'zod'
import { rank } from '../../../contract/roles/roles.ts'
import type { Site, SiteListQuery } from '../../../contract/sites/schemas.ts'
import { roleOnSiteRow } from '../../access/visible-resources.ts'
import type { After } from '../../http/page-token.ts'
import type { Viewer, WithRole } from '../../spaces/spaces.queries.ts'
import { visibleSpaces } from '../../spaces/spaces.queries.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import { among, containsText } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'

type Filters = Pick<z.output<typeof SiteListQuery>, 'space' | 'spaces' | 'title' | 'published' | 'type'>

const roleOf = ({ person, membership }: Viewer) => roleOnSiteRow('sites', person, membership)

/** Sites that the viewer can see. Filtering by a space requires access to the space. */
const matching = (
  store: Store,
  db: Db,
  viewer: Viewer,
  { space, spaces, title, published, type }: Filters,
) => {
  let rows = db
    .selectFrom('sites')
    .where('organization', '=', viewer.organization)
    .where(roleOf(viewer), '>=', rank('read'))
  if (title !== undefined && title.trim() !== '') rows = rows.where(containsText('title', title.trim()))
  if (published !== undefined) rows = rows.where('published', '=', published ? 1 : 0)
  if (type !== undefined && type.length > 0) rows = rows.where(among(store.engine, sql.ref('type'), type))
  if (space !== undefined)
    rows = rows.where(
      sql<boolean>`id in (select i.site from site_items i where i.space = ${space}
        and i.organization = ${viewer.organization}) and ${space} in (${visibleSpaces(viewer)})`,
    )
  if (spaces !== undefined)
    rows = rows.where(
      sql<boolean>`id in (select i.site from site_items i where ${among(store.engine, sql.ref('i.space'), spaces)}
        and i.organization = ${viewer.organization} and i.space in (${visibleSpaces(viewer)}))`,
    )
  return rows
}

/** Rows ordered by title, with the rank of the viewer's role on each. */
export const listSiteRows = (
  store: Store,
  db: Db,
  viewer: Viewer,
  filters: Filters,
  after: After | undefined,
  limit: number,
): Promise<WithRole<SiteRow>[]> => {
  const [title, id] = after ?? []
  return matching(store, db, viewer, filters)
    .selectAll()
    .select(roleOf(viewer).as('role'))
    .$if(after !== undefined, (rows) => rows.where(sql<boolean>`(title, id) > (${title}, ${id})`))
    .orderBy('title')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Open change requests of the sites' spaces, by site, for spaces that the viewer may read. One query. */
export const openChangesOfSites = async (
  store: Store,
  db: Db,
  viewer: Viewer,
  sites: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (sites.length === 0) return new Map()
  const { rows } = await sql<{ site: string; open: number }>`
    select pairs.site, sum(s.change_requests_open) as open from (
      select distinct i.site, i.space from site_items i
      where i.organization = ${viewer.organization} and i.kind = 'site-space'
        and ${among(store.engine, sql.ref('i.site'), [...sites])}) pairs
    join spaces s on s.id = pairs.space
    where s.id in (${visibleSpaces(viewer)}) group by pairs.site`.execute(db)
  return new Map(rows.map(({ site, open }) => [site, Number(open)]))
}

export type SiteHealth = NonNullable<z.output<typeof Site>['health']>

/** What readers of the sites cannot reach, by site. Two queries. */
export const healthOfSites = async (
  store: Store,
  db: Db,
  organization: string,
  sites: readonly string[],
): Promise<ReadonlyMap<string, SiteHealth>> => {
  if (sites.length === 0) return new Map()
  const ofSites = among(store.engine, sql.ref('i.site'), [...sites])
  const [{ rows: trashed }, hostnames] = await Promise.all([
    sql<{ site: string; spaces: number; homes: number }>`
      select i.site, count(distinct i.space) as spaces,
        sum(case when i.is_default = 1 and (i.parent = '' or p.is_default = 1) then 1 else 0 end) as homes
      from site_items i
      join spaces s on s.id = i.space and s.deleted_at is not null
      left join site_items p on p.organization = i.organization and p.site = i.site and p.id = i.parent
      where i.organization = ${organization} and i.kind = 'site-space' and ${ofSites}
      group by i.site`.execute(db),
    db
      .selectFrom('site_hostnames')
      .select((e) => ['site', e.fn.coalesce('problem', 'connection_problem').as('problem')])
      .where('organization', '=', organization)
      .where((e) => e.or([e('problem', 'is not', null), e('connection_problem', 'is not', null)]))
      .where(among(store.engine, sql.ref('site'), [...sites]))
      .execute(),
  ])
  const found = new Map(trashed.map((row) => [row.site, row]))
  const problems = new Map(hostnames.map(({ site, problem }) => [site, problem]))
  return new Map(
    sites.map((site) => {
      const { spaces = 0, homes = 0 } = found.get(site) ?? {}
      const hostnameProblem = problems.get(site) ?? undefined
      return [
        site,
        {
          trashedSpaces: Number(spaces),
          homeTrashed: Number(homes) > 0,
          ...(hostnameProblem !== undefined && { hostnameProblem }),
        },
      ]
    }),
  )
}

/** Sites that the viewer can see and that show one of the spaces, once per space, by title. One query. */
export const siteTitlesOf = async (
  store: Store,
  db: Db,
  viewer: Viewer,
  spaces: readonly string[],
): Promise<{ site: string; title: string; space: string }[]> => {
  if (spaces.length === 0) return []
  const { rows } = await sql<{ site: string; title: string; space: string }>`
    select distinct sites.id as site, sites.title, i.space from site_items i
    join sites on sites.id = i.site and sites.organization = i.organization
    where i.organization = ${viewer.organization} and ${among(store.engine, sql.ref('i.space'), spaces)}
      and ${roleOf(viewer)} >= ${rank('read')}
    order by sites.title, sites.id`.execute(db)
  return rows
}

export const countSiteRows = async (
  store: Store,
  db: Db,
  viewer: Viewer,
  filters: Filters,
): Promise<number> => {
  const { total } = await matching(store, db, viewer, filters)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
