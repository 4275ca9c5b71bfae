/** Public sites as shared caches see them: now, and when copies of them were last purged. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { among } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'

export interface CachedSite {
  readonly site: string
  readonly organization: string
  /** Changes with the structure, the look and the settings of the site. */
  readonly version: number
  /** What readers see of each space, hashed, by the id of the space. */
  readonly spaces: Readonly<Record<string, string>>
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** The published public sites of organizations. */
export const publicSites = async (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  organizations: readonly string[],
): Promise<CachedSite[]> => {
  const rows = await db
    .selectFrom('sites')
    .leftJoin('site_items', (join) =>
      join
        .onRef('site_items.organization', '=', 'sites.organization')
        .onRef('site_items.site', '=', 'sites.id')
        .on('site_items.space', '<>', ''),
    )
    .leftJoin('spaces', (join) =>
      join.onRef('spaces.id', '=', 'site_items.space').on('spaces.deleted_at', 'is', null),
    )
    .leftJoin('revisions', (join) =>
      join.onRef('revisions.space', '=', 'spaces.id').onRef('revisions.id', '=', 'spaces.revision'),
    )
    .select(['sites.id as site', 'sites.organization', 'sites.version', 'site_items.space'])
    .select(['spaces.title', 'spaces.language', 'revisions.root'])
    .where('sites.published', '=', 1)
    .where('sites.visibility', '=', 'public')
    .where(among(engine, sql.ref('sites.organization'), organizations))
    .execute()
  return [...Map.groupBy(rows, ({ site }) => site)].flatMap(([site, [first, ...others]]) => {
    if (first === undefined) return []
    const spaces = [first, ...others].flatMap(({ space, title, language, root }) =>
      space === null ? [] : [[space, hashOf([title, language, root])] as const],
    )
    const { organization, version } = first
    return [{ site, organization, version: Number(version), spaces: Object.fromEntries(spaces) }]
  })
}

/** The sites of organizations of which shared caches may hold copies. */
export const knownSites = async (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  organizations: readonly string[],
): Promise<CachedSite[]> => {
  const rows = await db
    .selectFrom('cached_sites')
    .selectAll()
    .where(among(engine, sql.ref('organization'), organizations))
    .execute()
  return rows.map(({ spaces, ...row }) => ({
    ...row,
    spaces: JSON.parse(spaces) as CachedSite['spaces'],
  }))
}

/** Organizations with sites that are public, or were when copies were last purged. */
export const organizationsWithCopies = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('sites')
    .select('organization')
    .where('published', '=', 1)
    .where('visibility', '=', 'public')
    .union(db.selectFrom('cached_sites').select('organization'))
    .execute()
  return rows.map(({ organization }) => organization)
}

export const saveSites = async (db: Db, sites: readonly CachedSite[]): Promise<void> => {
  if (sites.length === 0) return
  await db
    .insertInto('cached_sites')
    .values(sites.map((site) => ({ ...site, spaces: JSON.stringify(site.spaces) })))
    .onConflict((on) =>
      on.column('site').doUpdateSet((e) => ({
        organization: e.ref('excluded.organization'),
        version: e.ref('excluded.version'),
        spaces: e.ref('excluded.spaces'),
      })),
    )
    .execute()
}

export const removeSites = async (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  sites: readonly string[],
): Promise<void> => {
  if (sites.length > 0)
    await db
      .deleteFrom('cached_sites')
      .where(among(engine, sql.ref('site'), sites))
      .execute()
}
