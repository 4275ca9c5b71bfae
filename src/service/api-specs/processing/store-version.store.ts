/** Writes a version with the index of what it contains, and deletes versions that are no longer kept. */
import type { ApiFormat, ApiIndex, ApiProblem } from '../../../content/api-document/api-document.ts'
import { storableText } from '../../../content/document/storable-text.ts'
import type { Context } from '../../context.ts'
import { putPackedBlobs } from '../../storage/objects/blobs.ts'
import type { PackedBlob } from '../../storage/objects/packed-blob.ts'
import type { ApiSpecRow } from '../../storage/schema/api-spec-tables.ts'
import { among, chunks } from '../../storage/sql.ts'
import { sql } from 'kysely'
import type { Db } from '../../storage/store.ts'
import type { StoredFile } from './read-source.task.ts'
import { filesOf } from '../model/version-files.ts'

/** Versions that are kept in any case; of older ones only the first of each month. */
export const keptVersions = 100

/** Rows of an index that are written together. */
const rowsPerStatement = 200

export interface NewVersion {
  readonly format: ApiFormat
  readonly dialect: string
  readonly index: ApiIndex
  readonly problems: readonly ApiProblem[]
  /** The document itself first, then the files that it refers to. */
  readonly files: readonly StoredFile[]
  readonly document: PackedBlob
}

const insertIndex = async (db: Db, spec: string, version: string, index: ApiIndex): Promise<void> => {
  const operations = index.operations.map((one, position) => ({
    ...{ version, position, spec, kind: one.kind, method: one.method },
    ...{ key: storableText(one.key), path: storableText(one.path), pointer: storableText(one.pointer) },
    operation_id: one.operationId === undefined ? null : storableText(one.operationId),
    summary: storableText(one.summary),
    tags: JSON.stringify(one.tags),
    deprecated: one.deprecated ? (1 as const) : (0 as const),
    hidden: one.hidden ? (1 as const) : (0 as const),
    ...{ contract_hash: one.contractHash, words_hash: one.wordsHash },
    search: storableText(
      [one.method, one.path, one.operationId ?? '', one.summary, ...one.tags].join(' ').toLowerCase(),
    ),
  }))
  for (const rows of chunks(operations, rowsPerStatement))
    await db.insertInto('api_spec_operations').values(rows).execute()
  const schemas = index.schemas.map(({ name, hash }, position) => ({
    ...{ version, position, spec, hash },
    name: storableText(name),
  }))
  for (const rows of chunks(schemas, rowsPerStatement))
    await db.insertInto('api_spec_schemas').values(rows).execute()
}

/** Adds a version in the transaction `db` and returns its id; the specification's row is not changed. */
export const insertVersion = async (
  ctx: Context,
  db: Db,
  { id: spec, last_number: last }: Pick<ApiSpecRow, 'id' | 'last_number'>,
  { files, document, format, dialect, index, problems }: NewVersion,
): Promise<string> => {
  const id = ctx.mint('api-spec-version')
  await putPackedBlobs(db, spec, [...files.map(({ blob }) => blob), document])
  await db
    .insertInto('api_spec_versions')
    .values({
      ...{ id, spec, number: Number(last) + 1, content_hash: index.contentHash },
      files: JSON.stringify(
        files.map(({ name, format: as, blob }) => ({ name, format: as, blob: blob.hash })),
      ),
      ...{ document: document.hash, dialect, format },
      ...{ title: storableText(index.title), api_version: storableText(index.version) },
      ...{ operations: index.operations.length, schemas: index.schemas.length },
      ...{ problems: JSON.stringify(problems), created_at: ctx.now() },
    })
    .execute()
  await insertIndex(db, spec, id, index)
  return id
}

/** The versions that are not kept: all but the newest hundred and the first of each month. */
export const outdatedVersions = <Version extends { readonly number: number; readonly created_at: string }>(
  versions: readonly Version[],
): Version[] => {
  const newestFirst = versions.toSorted((a, b) => b.number - a.number)
  const older = newestFirst.slice(keptVersions).toReversed()
  const firstOfMonth = new Map<string, Version>()
  for (const version of versions.toSorted((a, b) => a.number - b.number)) {
    const month = version.created_at.slice(0, 7)
    if (!firstOfMonth.has(month)) firstOfMonth.set(month, version)
  }
  const kept = new Set(firstOfMonth.values())
  return older.filter((version) => !kept.has(version))
}

/** Deletes outdated versions, and texts that no version and no source refers to. */
export const dropOutdated = async ({ store }: Context, db: Db, spec: string): Promise<void> => {
  const versions = (
    await db
      .selectFrom('api_spec_versions')
      .select(['id', 'number', 'created_at', 'files', 'document'])
      .where('spec', '=', spec)
      .execute()
  ).map((row) => ({ ...row, number: Number(row.number) }))
  const outdated = new Set(outdatedVersions(versions).map(({ id }) => id))
  if (outdated.size > 0) {
    const isOutdated = (column: string) => among(store.engine, sql.ref(column), [...outdated])
    await db.deleteFrom('api_spec_versions').where(isOutdated('id')).execute()
    for (const table of ['api_spec_operations', 'api_spec_schemas'] as const)
      await db.deleteFrom(table).where(isOutdated('version')).execute()
    for (const table of ['api_spec_differences', 'api_spec_findings'] as const)
      await db
        .deleteFrom(table)
        .where((e) => e.or([isOutdated('from_version'), isOutdated('to_version')]))
        .execute()
  }
  const used = versions
    .filter(({ id }) => !outdated.has(id))
    .flatMap((row) => [row.document, ...filesOf(row).map(({ blob }) => blob)])
  await db
    .deleteFrom('blobs')
    .where('space', '=', spec)
    .where((e) => e.not(among(store.engine, sql.ref('hash'), used)))
    .where('hash', 'not in', (e) =>
      e
        .selectFrom('api_specs')
        .select('source_blob')
        .where('id', '=', spec)
        .where('source_blob', 'is not', null),
    )
    .execute()
}
