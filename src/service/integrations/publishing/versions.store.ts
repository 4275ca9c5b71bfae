/**
 * Versions of integrations. The latest ten are kept, and those that an installation still runs. Publishing and rolling
 * back both write a new version; rolling back copies an old one.
 */
import { deflateSync, inflateSync } from 'node:zlib'
import type { IntegrationScope } from '../../../contract/integrations/scopes.ts'
import type { Context } from '../../context.ts'
import type { IntegrationRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { blockDomains, readManifest } from '../model/manifest.ts'
import type { Manifest } from '../model/manifest.ts'
import { updateStatuses } from '../model/installation-status.ts'
import type { Picture } from './publication-to-manifest.ts'

const keptVersions = 10

export interface NewVersion {
  readonly manifest: Manifest
  readonly pictures: readonly Picture[]
  readonly script: string
}

/** Compresses a script; done before the transaction. */
export const packScript = (script: string): { readonly bytes: Buffer; readonly size: number } => ({
  bytes: deflateSync(script),
  size: Buffer.byteLength(script),
})
export const unpackScript = (bytes: Uint8Array): string => inflateSync(bytes).toString()

/** The columns of an integration that its newest manifest decides. */
export const columnsOf = (name: string, manifest: Manifest) => ({
  title: manifest.title,
  search: `${name} ${manifest.title} ${manifest.description}`.toLowerCase(),
  target: manifest.target,
  categories: JSON.stringify(manifest.categories),
  scopes: JSON.stringify(manifest.scopes),
  block_domains: ` ${blockDomains(manifest).join(' ')} `,
  blocks: (manifest.blocks?.length ? 1 : 0) as 0 | 1,
  content_sources: (manifest.contentSources?.length ? 1 : 0) as 0 | 1,
  manifest: JSON.stringify(manifest),
})

/** Writes a version with its pictures. */
export const insertVersion = async (
  ctx: Context,
  db: Db,
  about: { readonly integration: string; readonly version: number; readonly person: string },
  {
    manifest,
    pictures,
    script,
  }: Omit<NewVersion, 'script'> & { readonly script: ReturnType<typeof packScript> },
): Promise<void> => {
  const { integration, version, person } = about
  for (const { hash, bytes } of pictures)
    await db
      .insertInto('integration_pictures')
      .values({ integration, hash, bytes })
      .onConflict((c) => c.doNothing())
      .execute()
  await db
    .insertInto('integration_versions')
    .values({
      ...{ integration, version, manifest: JSON.stringify(manifest) },
      ...{ script: script.bytes, script_size: script.size },
      ...{ published_by: person, published_at: ctx.now() },
    })
    .execute()
}

/**
 * Moves installations to the newest version: those of its owner, and those that have granted what it asks for. Others
 * keep the version that they run until an administrator consents.
 */
export const updateInstallations = async (
  ctx: Context,
  db: Db,
  { name, organization }: Pick<IntegrationRow, 'name' | 'organization'>,
  { version, manifest }: { readonly version: number; readonly manifest: Manifest },
): Promise<void> => {
  const scopes = JSON.stringify(manifest.scopes)
  const granted = await db
    .selectFrom('integration_installations')
    .select('scopes')
    .distinct()
    .where('integration', '=', name)
    .execute()
  const covering = granted.flatMap((row) =>
    manifest.scopes.every((scope) => (JSON.parse(row.scopes) as IntegrationScope[]).includes(scope))
      ? row.scopes
      : [],
  )
  await db
    .updateTable('integration_installations')
    .set((e) => ({ version, scopes, revision: e('revision', '+', 1) }))
    .where('integration', '=', name)
    .where((e) =>
      e.or([
        e('organization', '=', organization),
        ...(covering.length > 0 ? [e('scopes', 'in', covering)] : []),
      ]),
    )
    .execute()
  await updateStatuses(ctx, db, name, { version, manifest })
}

/** Deletes versions beyond the latest ten that no installation runs, and pictures that no version shows. */
export const dropOldVersions = async (db: Db, integration: string, newest: number): Promise<void> => {
  await db
    .deleteFrom('integration_versions')
    .where('integration', '=', integration)
    .where('version', '<=', newest - keptVersions)
    .where('version', 'not in', (e) =>
      e.selectFrom('integration_installations').select('version').where('integration', '=', integration),
    )
    .execute()
  const rows = await db
    .selectFrom('integration_versions')
    .select('manifest')
    .where('integration', '=', integration)
    .execute()
  const shown = rows.flatMap(({ manifest: text }) => {
    const { icon, previewImages } = readManifest(text)
    return [...(icon === undefined ? [] : [icon]), ...previewImages]
  })
  await db
    .deleteFrom('integration_pictures')
    .where('integration', '=', integration)
    .$if(shown.length > 0, (pictures) => pictures.where('hash', 'not in', shown))
    .execute()
}
