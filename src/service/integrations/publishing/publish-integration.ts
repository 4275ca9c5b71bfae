/** Publishing an integration: the first time under its name, or as a new version. */
import type { IntegrationPublication } from '../../../contract/integrations/schemas.ts'
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import { membershipOf } from '../../access/load-resource.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { IntegrationRow } from '../../storage/schema/integration-tables.ts'
import { takeLock } from '../../storage/locks.ts'
import type { Db } from '../../storage/store.ts'
import { administers } from '../model/integration-access.ts'
import { findIntegration } from '../model/integrations.queries.ts'
import { integrationView } from '../model/integration-view.ts'
import { sealSecrets } from '../model/sealed-configuration.ts'
import { readManifest, type Manifest } from '../model/manifest.ts'
import { runtimeOf } from '../runtime/runtime-of.ts'
import { publicationToManifest } from './publication-to-manifest.ts'
import {
  columnsOf,
  dropOldVersions,
  insertVersion,
  packScript,
  updateInstallations,
} from './versions.store.ts'
import type { NewVersion } from './versions.store.ts'

/** The organization that publishes, by id or host name. Fails unless the caller administers it. */
const publisherOf = async (db: Db, caller: Caller, organization: string): Promise<string> => {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where((e) => e.or([e('id', '=', organization), e('hostname', '=', organization)]))
    .executeTakeFirst()
  if (!row || !(await membershipOf(db, row.id, caller.person, caller)))
    throw new Failure('not-found', 'This organization does not exist, or you are not a member of it.')
  if (!(await administers(db, caller, row.id)))
    throw new Failure('role-too-low', 'Only administrators of an organization can publish its integrations.')
  return row.id
}

/** The published integration of this name, if it belongs to the organization; names belong to who published them first. */
const ownedBy = async (db: Db, name: string, organization: string): Promise<IntegrationRow | undefined> => {
  const row = await findIntegration(db, name)
  if (row && row.organization !== organization)
    throw new Failure(
      'role-too-low',
      `The name "${name}" belongs to another organization. Publish under another name.`,
    )
  return row
}

/** Names that stand for something else in addresses. */
const reservedNames = ['new', 'try']

const requireFreeName = (name: string): void => {
  if (!reservedNames.includes(name)) return
  const message = `"${name}" is reserved. Choose another name.`
  throw new Failure('invalid-input', message, { details: [{ path: 'path.integrationName', message }] })
}

/** Fails with `invalid-input` if the script does not start. Without a runtime it is not checked. */
export const requireStartingScript = async (ctx: Context, script: string): Promise<void> => {
  const runtime = runtimeOf(ctx)
  if (runtime.unavailable !== undefined) return
  const problem = await runtime.probe(script)
  if (problem === undefined) return
  throw new Failure('invalid-input', `The script does not start: ${problem}`, {
    details: [{ path: 'body.script', message: problem }],
  })
}

export interface Publishing {
  readonly name: string
  readonly organization: string
  readonly person: string
  readonly visibility: IntegrationRow['visibility'] | undefined
  /** Replaces all of them; undefined keeps them. */
  readonly secrets: Readonly<Record<string, string>> | undefined
  readonly builtIn?: boolean
}

const insertIntegration = async (
  ctx: Context,
  db: Db,
  { name, organization, visibility = 'private', secrets, builtIn = false }: Publishing,
  manifest: Manifest,
): Promise<void> => {
  const now = ctx.now()
  await db
    .insertInto('integrations')
    .values({
      ...{ name, organization, version: 1, built_in: builtIn ? 1 : 0, visibility },
      ...columnsOf(name, manifest),
      secrets: secrets === undefined ? null : sealSecrets(ctx.keys, secrets),
      ...{ tunnel_url: null, tunnel_all: 0, tunnel_since: null, tunnel_refusals: 0 },
      ...{ created_at: now, updated_at: now },
    })
    .execute()
}

/** Writes a version in the transaction `db`, makes it the newest, and moves installations to it. Returns its row. */
export const writeVersion = async (
  ctx: Context,
  db: Db,
  publishing: Publishing,
  {
    manifest,
    pictures,
    script,
  }: Omit<NewVersion, 'script'> & { readonly script: ReturnType<typeof packScript> },
): Promise<IntegrationRow> => {
  const { name, organization, person, visibility, secrets } = publishing
  // Two at once would write the same version.
  await takeLock(ctx.store.engine, db, 'integrationVersions')
  const former = await ownedBy(db, name, organization)
  const version = former === undefined ? 1 : Number(former.version) + 1
  if (former === undefined) await insertIntegration(ctx, db, publishing, manifest)
  else
    await db
      .updateTable('integrations')
      .set({
        ...{ version, updated_at: ctx.now() },
        ...columnsOf(name, manifest),
        ...(visibility !== undefined && { visibility }),
        ...(secrets !== undefined && { secrets: sealSecrets(ctx.keys, secrets) }),
      })
      .where('name', '=', name)
      .execute()
  await insertVersion(ctx, db, { integration: name, version, person }, { manifest, pictures, script })
  await updateInstallations(ctx, db, { name, organization }, { version, manifest })
  await dropOldVersions(db, name, version)
  if (organization !== '')
    await ctx.events.record(db, {
      ...{ organization, kind: 'integration.published', subject: name, actor: person },
      data: { title: manifest.title, to: { version, scopes: manifest.scopes } },
    })
  const row = await findIntegration(db, name)
  if (!row) throw new Error('A published integration has a row.')
  return row
}

const publicationOf = (body: IntegrationPublication, former: IntegrationRow | undefined) => ({
  ...publicationToManifest(body, former && readManifest(former.manifest)),
  script: packScript(body.script),
})

export const publishIntegration = open(
  operations.publishIntegration,
  async ({ ctx, caller, params, body }, db) => {
    const name = params.integrationName.toLowerCase()
    requireFreeName(name)
    // Checked before the work, and again in the transaction.
    const former = await ownedBy(db, name, await publisherOf(db, caller, body.organization))
    const publication = publicationOf(body, former)
    await requireStartingScript(ctx, body.script)
    const view = await ctx.store.write(async (write) => {
      const organization = await publisherOf(write, caller, body.organization)
      const { visibility, secrets } = body
      const row = await writeVersion(
        ctx,
        write,
        { name, organization, person: caller.person, visibility, secrets },
        publication,
      )
      return integrationView(ctx, write, caller, row)
    })
    // Events from now on start the new version.
    await runtimeOf(ctx).stop(name)
    return view
  },
)
