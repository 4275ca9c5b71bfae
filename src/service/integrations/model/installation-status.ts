/**
 * The status of installations: `pending` while a required property is missing, `paused` by an administrator or after
 * crashes, else `active`. A configuration by a component of the integration is complete at once.
 */
import type { JsonObject } from '../../../content/document/document.ts'
import type { Configuration } from '../../../contract/integrations/schemas.ts'
import type { Context } from '../../context.ts'
import { among } from '../../storage/sql.ts'
import { sql } from 'kysely'
import type { Db } from '../../storage/store.ts'
import type { ConfigurationLevel, Manifest } from './manifest.ts'
import { configurationOf } from './manifest.ts'
import { openConfiguration } from './sealed-configuration.ts'

/** The required properties that a configuration lacks. */
export const missingProperties = (
  declared: Configuration | undefined,
  given: JsonObject,
): readonly string[] =>
  declared === undefined || !('properties' in declared)
    ? []
    : (declared.required ?? []).filter((name) => {
        const value = given[name]
        return value === undefined || value === null || value === ''
      })

/** The status by configuration alone. */
export const statusFor = (
  manifest: Manifest,
  level: ConfigurationLevel,
  given: JsonObject,
): 'active' | 'pending' =>
  missingProperties(configurationOf(manifest, level), given).length === 0 ? 'active' : 'pending'

interface Judged {
  readonly key: string
  readonly status: string
  readonly configuration: string
}

/** The keys of rows whose status changes to `active`, and to `pending`. */
const changes = (ctx: Context, manifest: Manifest, level: ConfigurationLevel, rows: readonly Judged[]) => {
  const changed = { active: [] as string[], pending: [] as string[] }
  for (const { key, status, configuration } of rows) {
    const next = statusFor(manifest, level, openConfiguration(ctx.keys, configuration))
    if (status !== 'paused' && status !== next) changed[next].push(key)
  }
  return changed
}

/** Judges the installations that run a new version again, by what it requires. A fixed number of queries. */
export const updateStatuses = async (
  ctx: Context,
  db: Db,
  integration: string,
  { version, manifest }: { readonly version: number; readonly manifest: Manifest },
): Promise<void> => {
  const { engine } = ctx.store
  const installations = await db
    .selectFrom('integration_installations')
    .select(['id as key', 'status', 'configuration'])
    .where('integration', '=', integration)
    .where('version', '=', version)
    .execute()
  for (const [status, keys] of Object.entries(changes(ctx, manifest, 'account', installations)))
    if (keys.length > 0)
      await db
        .updateTable('integration_installations')
        .set({ status })
        .where(among(engine, sql.ref('id'), keys))
        .execute()
  for (const kind of ['space', 'site'] as const) {
    const targets = await db
      .selectFrom('integration_targets as t')
      .innerJoin('integration_installations as n', 'n.id', 't.installation')
      .select(['t.installation', 't.target', 't.status', 't.configuration'])
      .where('t.integration', '=', integration)
      .where('t.kind', '=', kind)
      .where('n.version', '=', version)
      .execute()
    const rows = targets.map(({ installation, target, ...row }) => ({
      key: `${installation} ${target}`,
      ...row,
    }))
    for (const [status, keys] of Object.entries(changes(ctx, manifest, kind, rows)))
      if (keys.length > 0)
        await db
          .updateTable('integration_targets')
          .set({ status })
          .where('kind', '=', kind)
          .where(among(engine, sql`installation || ' ' || target`, keys))
          .execute()
  }
}
