/**
 * Spaces and sites of installations: added one by one or, with the selection `all`, all that exist and all that are
 * created later. Every addition and removal sends its event in the same transaction.
 */
import type { JsonObject } from '../../../content/document/document.ts'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import type {
  InstallationRow,
  IntegrationRow,
  IntegrationTargetRow,
} from '../../storage/schema/integration-tables.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { manifestOfVersion } from '../dispatch/versions.queries.ts'
import { queueEvents } from '../delivery/queue-event.ts'
import { removalPayload } from '../delivery/removed-target.ts'
import { findInstallation, findIntegration } from '../model/integrations.queries.ts'
import { statusFor } from '../model/installation-status.ts'
import type { Manifest } from '../model/manifest.ts'
import { configurationOf, readManifest } from '../model/manifest.ts'
import { sealConfiguration } from '../model/sealed-configuration.ts'
import { defaultConfiguration } from './configuration.ts'

export type TargetKind = 'space' | 'site'

const targetId = { space: 'spaceId', site: 'siteId' } as const

/** Whether an integration can be installed in spaces, or in sites. */
const canTarget = ({ target }: Pick<Manifest, 'target'>, kind: TargetKind): boolean =>
  target === 'all' || target === kind

/** Fails with `state-forbids` if the integration is not made for spaces, or for sites. */
export const requireTarget = (manifest: Manifest, kind: TargetKind): void => {
  if (canTarget(manifest, kind)) return
  throw new Failure('state-forbids', `${manifest.title} cannot be installed in ${kind}s.`)
}

/** Adds spaces or sites to an installation that does not have them yet. */
export const insertTargets = async (
  ctx: Context,
  db: Db,
  installation: InstallationRow,
  {
    manifest,
    kind,
    ids,
    depth = 0,
  }: {
    readonly manifest: Manifest
    readonly kind: TargetKind
    readonly ids: readonly string[]
    readonly depth?: number
  },
): Promise<void> => {
  const configuration: JsonObject = defaultConfiguration(configurationOf(manifest, kind))
  const status = statusFor(manifest, kind, configuration)
  const now = ctx.now()
  const { id, integration, organization } = installation
  const rows = ids.map((target) => ({
    ...{ installation: id, kind, target, integration, organization, status },
    configuration: sealConfiguration(ctx.keys, configuration),
    external_ids: '[]',
    revision: 1,
    created_at: now,
    updated_at: now,
  }))
  for (const some of chunks(rows, 100)) await db.insertInto('integration_targets').values(some).execute()
  await queueEvents(
    ctx,
    db,
    ids.map((target) => ({
      ...{ integration, installation: id, organization, depth },
      type: `${kind}_installation_setup` as const,
      payload: { installationId: id, [targetId[kind]]: target, status },
    })),
  )
}

/** Ids of the spaces or sites of the organization in which the installation is not. */
const missingTargets = async (
  db: Db,
  { id, organization }: InstallationRow,
  kind: TargetKind,
): Promise<string[]> => {
  const table = kind === 'space' ? 'spaces' : 'sites'
  const { rows } = await sql<{ id: string }>`select r.id from ${sql.table(table)} r
    where r.organization = ${organization} ${kind === 'space' ? sql`and r.deleted_at is null` : sql``}
      and not exists (select 1 from integration_targets t
        where t.installation = ${id} and t.kind = ${kind} and t.target = r.id)
    order by r.id`.execute(db)
  return rows.map((row) => row.id)
}

/** Adds every space or site of the organization that the installation does not have yet. */
export const insertAllTargets = async (
  ctx: Context,
  db: Db,
  installation: InstallationRow,
  {
    manifest,
    kind,
    depth,
  }: { readonly manifest: Manifest; readonly kind: TargetKind; readonly depth?: number },
): Promise<void> => {
  if (!canTarget(manifest, kind)) return
  const ids = await missingTargets(db, installation, kind)
  await insertTargets(ctx, db, installation, { manifest, kind, ids, ...(depth !== undefined && { depth }) })
}

/**
 * Installations in all spaces, or in all sites, of an organization, with the manifest that each runs; the oldest first.
 * With `lock`, changes of the organization's installations wait until the transaction has ended: else a space that is
 * created while all are chosen would be missed by both.
 */
export const installedInAll = async (
  db: Db,
  organization: string,
  kind: TargetKind,
  { lock = false } = {},
) => {
  const selection = kind === 'space' ? 'space_selection' : 'site_selection'
  const rows = await db
    .selectFrom('integration_installations as n')
    .innerJoin('integration_versions as v', (join) =>
      join.onRef('v.integration', '=', 'n.integration').onRef('v.version', '=', 'n.version'),
    )
    .selectAll('n')
    .select('v.manifest')
    .where('n.organization', '=', organization)
    .$if(!lock, (query) => query.where(`n.${selection}`, '=', 'all'))
    .orderBy('n.id')
    .$if(lock, (query) => query.forShare('n'))
    .execute()
  return rows
    .filter((row) => row[selection] === 'all')
    .map(({ manifest, ...installation }) => ({ installation, manifest: readManifest(manifest) }))
    .filter(({ manifest }) => canTarget(manifest, kind))
}

/** By installation, those of the given spaces or sites in which it is installed already. */
const presentTargets = async (
  { engine }: Context['store'],
  db: Db,
  kind: TargetKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const rows = await db
    .selectFrom('integration_targets')
    .select(['installation', 'target'])
    .where('kind', '=', kind)
    .where(among(engine, sql.ref('target'), ids))
    .execute()
  const byInstallation = Map.groupBy(rows, ({ installation }) => installation)
  return new Map([...byInstallation].map(([id, own]) => [id, new Set(own.map(({ target }) => target))]))
}

/**
 * Spaces or sites were created, restored, or came from another organization: integrations that are installed everywhere
 * are installed in them.
 */
export const installInNew = async (
  ctx: Context,
  db: Db,
  {
    organization,
    kind,
    ids,
  }: { readonly organization: string; readonly kind: TargetKind; readonly ids: readonly string[] },
): Promise<void> => {
  const everywhere = await installedInAll(db, organization, kind, { lock: true })
  if (everywhere.length === 0) return
  const present = await presentTargets(ctx.store, db, kind, ids)
  for (const { installation, manifest } of everywhere) {
    const known = present.get(installation.id)
    const missing = ids.filter((id) => known?.has(id) !== true)
    await insertTargets(ctx, db, installation, { manifest, kind, ids: missing })
  }
}

interface Removed {
  readonly kind: TargetKind
  readonly target: string
}

/** Spaces or sites that are gone for good, or have left their organization. */
interface Gone {
  readonly kind: TargetKind
  readonly ids: readonly string[]
}

/**
 * Installed again in a space or site, an integration begins with the first revision there. What is kept under the sum of
 * both revisions, also by browsers, is of before, so that the revision of the installation grows by what is lost.
 */
const keepRevisions = async (
  db: Db,
  removed: readonly Pick<IntegrationTargetRow, 'installation' | 'revision'>[],
): Promise<void> => {
  for (const [id, targets] of Map.groupBy(removed, ({ installation }) => installation)) {
    const lost = Math.max(...targets.map(({ revision }) => Number(revision)))
    await db
      .updateTable('integration_installations')
      .set((e) => ({ revision: e('revision', '+', lost) }))
      .where('id', '=', id)
      .execute()
  }
}

/** Removes an integration from a space or site, and tells it. */
export const removeTarget = async (
  ctx: Context,
  db: Db,
  installation: Pick<InstallationRow, 'id' | 'integration' | 'organization'>,
  { kind, target, depth = 0 }: Removed & { readonly depth?: number },
): Promise<void> => {
  const { id, integration, organization } = installation
  const removed = await db
    .deleteFrom('integration_targets')
    .where('installation', '=', id)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .returningAll()
    .executeTakeFirst()
  if (!removed) return
  await keepRevisions(db, [removed])
  await db
    .deleteFrom('integration_external_ids')
    .where('installation', '=', id)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .execute()
  await queueEvents(ctx, db, [
    {
      ...{ integration, installation: id, organization, depth },
      type: `${kind}_installation_deleted`,
      payload: removalPayload(removed),
    },
  ])
}

/** Removes spaces or sites that are gone for good, or have left their organization, from all installations. */
export const removeFromInstallations = async (ctx: Context, db: Db, { kind, ids }: Gone): Promise<void> => {
  const isGone = among(ctx.store.engine, sql.ref('target'), ids)
  const rows = await db
    .deleteFrom('integration_targets')
    .where('kind', '=', kind)
    .where(isGone)
    .returningAll()
    .execute()
  if (rows.length === 0) return
  await keepRevisions(db, rows)
  await db.deleteFrom('integration_external_ids').where('kind', '=', kind).where(isGone).execute()
  await queueEvents(
    ctx,
    db,
    rows.map((row) => ({
      ...{ integration: row.integration, installation: row.installation, organization: row.organization },
      type: `${kind}_installation_deleted` as const,
      payload: removalPayload(row),
    })),
  )
}

/** The manifest of the version that an installation runs; that version is kept. */
export const manifestOf = async (
  db: Db,
  { integration, version }: Pick<InstallationRow, 'integration' | 'version'>,
): Promise<Manifest> => {
  const text = await manifestOfVersion(db, integration, Number(version))
  if (text === undefined) throw new Error('The version that an installation runs is kept.')
  return readManifest(text)
}

/** The rows of an installation as they are now, in a transaction; they exist as long as their subject was loaded in it. */
export const reload = async (
  db: Db,
  { id, integration }: Pick<InstallationRow, 'id' | 'integration'>,
): Promise<{ readonly installation: InstallationRow; readonly integration: IntegrationRow }> => {
  const [installation, owner] = [await findInstallation(db, id), await findIntegration(db, integration)]
  if (!installation || !owner) throw new Error('An installation that was loaded in this transaction exists.')
  return { installation, integration: owner }
}
