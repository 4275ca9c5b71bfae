/**
 * Objects (tree nodes and documents) and blobs (bytes of files) of a space, under their hashes. Always looked up as
 * (space, hash): a hash known from elsewhere opens nothing. What is stored never changes, so it is cached without
 * care; the cache holds raw bytes, which cost the collector nothing.
 */
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Hash } from '../../content/revision.ts'
import { Failure } from '../http/failure.ts'
import { among, chunks } from './sql.ts'
import type { Db, Store } from './store.ts'

export const sha256 = (bytes: Uint8Array): Hash => createHash('sha256').update(bytes).digest('hex')

/** Loads objects of one space by their hashes, all at once. */
export type LoadObjects = (hashes: readonly Hash[]) => Promise<ReadonlyMap<Hash, Uint8Array>>

const cacheBytes = 64 * 1024 * 1024

/** Bytes by (space, hash), the longest unused forgotten first. */
class ObjectCache {
  readonly #entries = new Map<string, Uint8Array>()
  #size = 0

  get(key: string): Uint8Array | undefined {
    const bytes = this.#entries.get(key)
    if (bytes) {
      this.#entries.delete(key)
      this.#entries.set(key, bytes)
    }
    return bytes
  }

  set(key: string, bytes: Uint8Array): void {
    if (this.#entries.has(key)) return
    this.#entries.set(key, bytes)
    this.#size += bytes.length + key.length
    for (const [oldest, { length }] of this.#entries) {
      if (this.#size <= cacheBytes) break
      this.#entries.delete(oldest)
      this.#size -= length + oldest.length
    }
  }
}

const caches = new WeakMap<Store, ObjectCache>()
const cacheOf = (store: Store): ObjectCache => {
  const known = caches.get(store) ?? new ObjectCache()
  caches.set(store, known)
  return known
}

/** The bytes of a stored object or blob. */
export const decodeStored = (encoding: string, bytes: Uint8Array): Uint8Array => {
  if (encoding === 'deflate') return inflateRawSync(bytes)
  if (encoding === 'plain') return bytes
  throw new Error(`An object is stored as "${encoding}", which this program does not know.`)
}

/** A loader of objects of `space` over `db`. Throws when one is missing: a revision never names what is not there. */
export const objectLoader = (store: Store, db: Db, space: string): LoadObjects => {
  const cache = cacheOf(store)
  return async (hashes) => {
    const found = new Map<Hash, Uint8Array>()
    const missing = new Set<Hash>()
    for (const hash of hashes) {
      const bytes = cache.get(`${space}/${hash}`)
      if (bytes) found.set(hash, bytes)
      else missing.add(hash)
    }
    for (const some of chunks([...missing], 1000)) {
      const rows = await db
        .selectFrom('objects')
        .select(['hash', 'encoding', 'bytes'])
        .where('space', '=', space)
        .where(among(store.engine, sql.ref('hash'), some))
        .execute()
      for (const { hash, encoding, bytes } of rows) {
        const plain = decodeStored(encoding, bytes)
        cache.set(`${space}/${hash}`, plain)
        found.set(hash, plain)
        missing.delete(hash)
      }
    }
    const [lost] = missing
    if (lost !== undefined) throw new Error(`Object ${lost} of space ${space} is missing. Run fsck.`)
    return found
  }
}

/** Adds objects as part of the transaction `db`; those that are there already stay. */
export const putObjects = async (
  db: Db,
  space: string,
  objects: ReadonlyMap<Hash, Uint8Array>,
): Promise<void> => {
  const rows = [...objects].map(([hash, bytes]) => ({
    space,
    hash,
    encoding: 'deflate',
    base: null,
    bytes: deflateRawSync(bytes, { level: 1 }),
  }))
  for (const some of chunks(rows, 200)) {
    await db
      .insertInto('objects')
      .values(some)
      .onConflict((conflict) => conflict.columns(['space', 'hash']).doNothing())
      .execute()
  }
}

export const largestFile = 50 * 1024 * 1024

/** Formats whose bytes are compressed already; deflating them again costs time and saves nothing. */
const compressed = /^(image\/(png|jpeg|gif|webp|avif)|video\/|audio\/|application\/(zip|gzip|pdf))/

/** Adds the bytes of a file as part of the transaction `db` and returns their hash. */
export const putBlob = async (
  db: Db,
  space: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<Hash> => {
  if (bytes.length > largestFile) throw new Failure('too-large', 'The file is larger than 50 MB.')
  const hash = sha256(bytes)
  const small = compressed.test(contentType) ? bytes : deflateRawSync(bytes, { level: 1 })
  const encoding = small.length < bytes.length ? 'deflate' : 'plain'
  await db
    .insertInto('blobs')
    .values({ space, hash, size: bytes.length, encoding, bytes: encoding === 'deflate' ? small : bytes })
    .onConflict((conflict) => conflict.columns(['space', 'hash']).doNothing())
    .execute()
  return hash
}

/** The bytes of a file, or undefined when the space has no such blob. */
export const readBlob = async (db: Db, space: string, hash: Hash): Promise<Uint8Array | undefined> => {
  const row = await db
    .selectFrom('blobs')
    .select(['encoding', 'bytes'])
    .where('space', '=', space)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row && decodeStored(row.encoding, row.bytes)
}

/** The bytes of the files whose hash fulfils `wanted`, by hash. */
export const readBlobs = async (
  db: Db,
  space: string,
  wanted: RawBuilder<boolean>,
): Promise<ReadonlyMap<Hash, Uint8Array>> => {
  const rows = await db
    .selectFrom('blobs')
    .select(['hash', 'encoding', 'bytes'])
    .where('space', '=', space)
    .where(wanted)
    .execute()
  return new Map(rows.map(({ hash, encoding, bytes }) => [hash, decodeStored(encoding, bytes)]))
}
