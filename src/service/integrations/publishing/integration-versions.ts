/** The kept versions of an integration: listed, and rolled back to. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { listPage } from '../../http/list-page.ts'
import { notFound } from '../../http/failure.ts'
import { open, reads } from '../../http/verb.ts'
import type { IntegrationRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { integrationFor, requireOwner } from '../model/integration-access.ts'
import { integrationView } from '../model/integration-view.ts'
import { readManifest } from '../model/manifest.ts'
import { runtimeOf } from '../runtime/runtime-of.ts'
import { requireStartingScript, writeVersion } from './publish-integration.ts'
import { packScript, unpackScript } from './versions.store.ts'

/** Versions with the name of who published them and how many installations run them. */
const versionRows = (db: Db, { name }: IntegrationRow) =>
  db
    .selectFrom('integration_versions as v')
    .leftJoin('persons as p', 'p.id', 'v.published_by')
    .select(['v.version', 'v.manifest', 'v.script_size', 'v.published_at', 'p.display_name'])
    .select(
      sql<number>`(select count(*) from integration_installations n
        where n.integration = v.integration and n.version = v.version)`.as('installations'),
    )
    .where('v.integration', '=', name)

export const listIntegrationVersions = reads(
  operations.listIntegrationVersions,
  async ({ ctx, caller, params, query }, db) => {
    const integration = await integrationFor(db, caller, params.integrationName)
    await requireOwner(db, caller, integration)
    return listPage(ctx.keys, {
      list: `integrations/${integration.name}/versions`,
      query,
      count: async () =>
        Number(
          (
            await db
              .selectFrom('integration_versions')
              .select((e) => e.fn.countAll().as('total'))
              .where('integration', '=', integration.name)
              .executeTakeFirstOrThrow()
          ).total,
        ),
      rows: (after, limit) => {
        const rows = versionRows(db, integration).orderBy('v.version', 'desc').limit(limit)
        return (after ? rows.where('v.version', '<', Number(after[0])) : rows).execute()
      },
      key: ({ version }) => [Number(version)],
      items: (rows) =>
        rows.map(({ version, manifest, script_size, published_at, display_name, installations }) => {
          const { title, scopes } = readManifest(manifest)
          return {
            ...{ version: Number(version), title, scopes, publishedAt: published_at },
            ...(display_name !== null && { publishedBy: display_name }),
            current: Number(version) === Number(integration.version),
            installations: Number(installations),
            size: Number(script_size),
          }
        }),
    })
  },
)

const findVersion = (db: Db, integration: string, version: number) =>
  db
    .selectFrom('integration_versions')
    .selectAll()
    .where('integration', '=', integration)
    .where('version', '=', version)
    .executeTakeFirst()

export const restoreIntegrationVersion = open(
  operations.restoreIntegrationVersion,
  async ({ ctx, caller, params }, db) => {
    const integration = await integrationFor(db, caller, params.integrationName)
    await requireOwner(db, caller, integration)
    const old = await findVersion(db, integration.name, Number(params.versionId))
    if (!old) throw notFound()
    const source = unpackScript(old.script)
    await requireStartingScript(ctx, source)
    const version = { manifest: readManifest(old.manifest), pictures: [], script: packScript(source) }
    const { name, organization } = integration
    const view = await ctx.store.write(async (write) => {
      await requireOwner(write, caller, integration)
      // It may have been dropped meanwhile, together with its pictures.
      if (!(await findVersion(write, name, Number(params.versionId)))) throw notFound()
      const publishing = {
        name,
        organization,
        person: caller.person,
        visibility: undefined,
        secrets: undefined,
      }
      return integrationView(ctx, write, caller, await writeVersion(ctx, write, publishing, version))
    })
    await runtimeOf(ctx).stop(name)
    return view
  },
)
