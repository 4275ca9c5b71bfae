/**
 * The documents of versions, upgraded to OpenAPI 3.1. They are stored as JSON, which is inflated aside and parsed in
 * tens of milliseconds even where it is largest, and the last ones used stay in memory.
 */
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { ApiDialect, ApiDocument } from '../../../content/api-document/api-document.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { oneFor, recentOf } from '../../recent-cache.ts'
import type { ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import type { Store } from '../../storage/store.ts'

/** Bytes of JSON whose documents stay in memory; parsed they take several times as much. */
const keptBytes = 24 * 1024 * 1024

const documentsOf = recentOf<ApiDocument>(keptBytes)

/** Documents that are being read, so that simultaneous readers share the work. */
const readingOf = oneFor<object, Map<string, Promise<ApiDocument>>>(() => new Map())

const inflateAside: (bytes: Uint8Array) => Promise<Buffer> = promisify(inflateRaw)

/** A document in its stored form, as tasks take it. */
export interface PackedDocument {
  readonly encoding: string
  readonly bytes: Uint8Array
  readonly dialect: ApiDialect
}

type Stored = Pick<ApiSpecVersionRow, 'spec' | 'document' | 'dialect'>

export const packedDocument = async (
  { read }: Store,
  { spec, document, dialect }: Stored,
): Promise<PackedDocument> => {
  const row = await read
    .selectFrom('blobs')
    .select(['encoding', 'bytes'])
    .where('space', '=', spec)
    .where('hash', '=', document)
    .executeTakeFirst()
  if (!row) throw new Error(`The document ${document} of the specification ${spec} is missing. Run fsck.`)
  return { ...row, dialect: dialect as ApiDialect }
}

const parse = async (store: Store, row: Stored, key: string): Promise<ApiDocument> => {
  const { encoding, bytes, dialect } = await packedDocument(store, row)
  const json = encoding === 'deflate' ? await inflateAside(bytes) : Buffer.from(bytes)
  const root = JSON.parse(json.toString()) as JsonObject
  return documentsOf(store).set(key, { root, dialect }, json.length)
}

/** The document of a version. */
export const storedDocument = async (store: Store, row: Stored): Promise<ApiDocument> => {
  const key = `${row.spec}/${row.document}`
  const known = documentsOf(store).get(key)
  if (known) return known
  const reading = readingOf(store)
  const current =
    reading.get(key) ??
    parse(store, row, key).finally(() => {
      reading.delete(key)
    })
  reading.set(key, current)
  return current
}
