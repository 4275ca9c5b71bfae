/**
 * What is enabled in a space or site: active installations of the organization that are active there, with the manifest
 * of the version that each runs. One query.
 */
import { sql } from 'kysely'
import { hotQuery } from '../../storage/hot-query.ts'
import type { Db } from '../../storage/store.ts'
import type { Manifest } from './manifest.ts'
import { readManifest } from './manifest.ts'

export interface Enabled {
  readonly integration: string
  readonly installation: string
  readonly manifest: Manifest
  /** What was granted. */
  readonly scopes: readonly string[]
  readonly version: number
  /** Changes with the configuration of the installation, and with that in the space or site. */
  readonly revision: number
  /** `active`, or `pending` while something is missing. */
  readonly status: 'active' | 'pending'
}

const installedRows = (db: Db, kind: 'space' | 'site', target: string) =>
  db
    .selectFrom('integration_targets as t')
    .innerJoin('integration_installations as n', 'n.id', 't.installation')
    .innerJoin('integration_versions as v', (join) =>
      join.onRef('v.integration', '=', 'n.integration').onRef('v.version', '=', 'n.version'),
    )
    .select(['n.integration', 'n.id as installation', 'n.scopes', 'n.version', 'v.manifest'])
    .select(sql<number>`n.revision + t.revision`.as('revision'))
    .select(sql<number>`case when n.status = 'active' and t.status = 'active' then 1 else 0 end`.as('active'))
    .where('t.kind', '=', kind)
    .where('t.target', '=', target)
    .where('n.status', '!=', 'paused')
    .orderBy('t.created_at')
    .orderBy('n.id')

type InstalledRow = Awaited<ReturnType<ReturnType<typeof installedRows>['execute']>>[number]

const enabledOf = ({ scopes, version, manifest, revision, active, ...row }: InstalledRow): Enabled => ({
  ...row,
  ...{ manifest: readManifest(manifest), scopes: JSON.parse(scopes) as string[] },
  ...{ version: Number(version), revision: Number(revision) },
  status: Number(active) === 1 ? 'active' : 'pending',
})

/** Every integration that is installed there and not paused, the earliest first. */
export const installedIn = async (db: Db, kind: 'space' | 'site', target: string): Promise<Enabled[]> =>
  (await installedRows(db, kind, target).execute()).map(enabledOf)

/** Those that can act there: fully configured. */
export const enabledIn = async (db: Db, kind: 'space' | 'site', target: string): Promise<Enabled[]> =>
  (await installedIn(db, kind, target)).filter(({ status }) => status === 'active')

/** `installedIn` for a space; read for every page of a space with computed content. */
export const installedInSpace = hotQuery<[string], InstalledRow, readonly Enabled[]>(
  (db, space) => installedRows(db, 'space', space),
  (rows) => rows.map(enabledOf),
)

/** Those that can act on a site; read for every page. */
export const enabledOnSite = hotQuery<[string], InstalledRow, readonly Enabled[]>(
  (db, site) => installedRows(db, 'site', site),
  (rows) => rows.map(enabledOf).filter(({ status }) => status === 'active'),
)
