/** Writes specifications: new ones, and new sources of existing ones. */
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import { largestApiSpec } from '../../../contract/api-specs/schemas.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { putPackedBlobs } from '../../storage/objects/blobs.ts'
import { sha256 } from '../../storage/objects/objects.ts'
import type { PackedBlob } from '../../storage/objects/packed-blob.ts'
import type { ApiSpecRow } from '../../storage/schema/api-spec-tables.ts'
import { apiSpecTables } from '../../storage/schema/api-spec-tables.ts'
import type { Db } from '../../storage/store.ts'
import { queueProcessing } from '../processing/queue-processing.ts'
import { slugKey } from './api-specs.queries.ts'

/** Where the text comes from: fetched from a URL, or sent. */
export type PreparedSource = { readonly url: string } | { readonly text: PackedBlob }

const deflateAside: (bytes: Uint8Array, options: object) => Promise<Buffer> = promisify(deflateRaw)

/** Compresses a text outside of the transaction and of the main thread. Fails with `too-large`. */
export const preparedText = async (bytes: Uint8Array): Promise<PreparedSource> => {
  if (bytes.length > largestApiSpec)
    throw new Failure('too-large', `The text is larger than ${largestApiSpec / 1024 ** 2} MB.`, {
      details: [{ path: 'body.source.text', message: 'The text is too large.' }],
    })
  const packed = await deflateAside(bytes, { level: 1 })
  return { text: { hash: sha256(bytes), size: bytes.length, encoding: 'deflate', bytes: packed } }
}

export const preparedSource = (source: { url: string } | { text: string }): Promise<PreparedSource> =>
  'url' in source ? Promise.resolve({ url: source.url }) : preparedText(Buffer.from(source.text))

const sourceColumns = (source: PreparedSource) => ({
  source_url: 'url' in source ? source.url : null,
  source_blob: 'text' in source ? source.text.hash : null,
})

const storeText = async (db: Db, spec: string, source: PreparedSource): Promise<void> => {
  if ('text' in source) await putPackedBlobs(db, spec, [source.text])
}

interface NewSpec {
  readonly organization: string
  readonly slug: string
  readonly source: PreparedSource
  readonly person: string
}

/** Adds a specification in the transaction `db`, queues its processing and returns its id. */
export const insertApiSpec = async (
  ctx: Context,
  db: Db,
  { organization, slug, source, person }: NewSpec,
): Promise<string> => {
  const now = ctx.now()
  const id = ctx.mint('api-spec')
  await db
    .insertInto('api_specs')
    .values({
      ...{ id, organization, slug, slug_key: slugKey(slug) },
      ...{ ...sourceColumns(source), source_number: 1, source_hash: null, etag: null, last_modified: null },
      ...{ visibility: 'private', recheck: 1, try_it: 'off' },
      ...{ state: 'pending', step: null, job: null, last_version: null, last_number: 0 },
      ...{ failures: 0, next_check_at: null, processed_at: null, error_code: null, errors: '[]' },
      ...{ created_by: person, created_at: now, updated_at: now },
    })
    .execute()
  await storeText(db, id, source)
  await queueProcessing(ctx, db, { id, organization, source_number: 1 }, person)
  await ctx.events.record(db, {
    ...{ organization, kind: 'api-spec.created', subject: id, actor: person },
    data: { title: slug, to: { slug, ...('url' in source && { url: source.url }) } },
  })
  return id
}

/** Replaces the source in the transaction `db` and queues its processing. */
export const replaceSource = async (
  ctx: Context,
  db: Db,
  row: ApiSpecRow,
  source: PreparedSource,
  person: string,
): Promise<void> => {
  const { source_url, source_blob } = sourceColumns(source)
  const sourceNumber = Number(row.source_number) + 1
  const isSameUrl = source_url !== null && source_url === row.source_url
  await db
    .updateTable('api_specs')
    .set({
      ...{ source_url, source_blob, source_number: sourceNumber, updated_at: ctx.now() },
      ...(!isSameUrl && { etag: null, last_modified: null, failures: 0, next_check_at: null }),
      // At another URL, files that an equal text refers to are others.
      ...(source_url !== row.source_url && { source_hash: null }),
    })
    .where('id', '=', row.id)
    .execute()
  await storeText(db, row.id, source)
  await queueProcessing(ctx, db, { ...row, source_number: sourceNumber }, person)
  const about = (url: string | null) => ({ source: url ?? 'text' })
  await ctx.events.record(db, {
    ...{ organization: row.organization, kind: 'api-spec.updated', subject: row.id, actor: person },
    data: { title: row.slug, from: about(row.source_url), to: about(source_url) },
  })
}

/** Deletes specifications with everything that is stored of them. */
export const deleteApiSpecs = async (ctx: Context, db: Db, rows: readonly ApiSpecRow[]): Promise<void> => {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  for (const table of apiSpecTables) await db.deleteFrom(table).where('spec', 'in', ids).execute()
  await db.deleteFrom('notifications').where('api_spec', 'in', ids).execute()
  await db.deleteFrom('blobs').where('space', 'in', ids).execute()
  await db.deleteFrom('api_specs').where('id', 'in', ids).execute()
  for (const { job } of rows) if (job !== null) await ctx.jobs.cancel(db, job)
}
