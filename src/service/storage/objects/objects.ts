/**
 * Objects (tree nodes and documents) of a space, by hash. Always looked up by (space, hash), so that a hash known from
 * elsewhere gives no access. Stored bytes never change, so caching is safe; the cache holds
 * raw bytes, which cost the garbage collector nothing.
 */
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Hash } from '../../../content/revision/revision.ts'
import type { Recent } from '../../recent-cache.ts'
import { recentOf } from '../../recent-cache.ts'
import { deflated } from './deflated-objects.ts'
import type { NewObjects } from './new-objects.ts'
import { objectBytes } from './new-objects.ts'
import { applySplice, roomInTurns, spliceOf } from './object-splice.ts'
import { send } from '../send-statement.ts'
import { among, chunks } from '../sql.ts'
import type { Db, Store } from '../store.ts'
import { isWriting } from '../store.ts'

export { sha256 } from './sha256.ts'

/**
 * Loads several objects of one space by their hashes. Once those loaded take more than `most` bytes, the others may be
 * absent from the result: sizes are known only then. At least one is there.
 */
export type LoadObjects = (hashes: readonly Hash[], most?: number) => Promise<ReadonlyMap<Hash, Uint8Array>>

const cacheBytes = 24 * 1024 * 1024

/** Bytes by (space, hash). */
const cacheOf = recentOf<Uint8Array>(cacheBytes)

/** Copies the bytes into their own memory: what inflating returns is a view of a buffer that is many times larger. */
const keep = (cache: Recent<Uint8Array>, key: string, bytes: Uint8Array): Uint8Array => {
  const own = bytes.byteLength < bytes.buffer.byteLength ? new Uint8Array(bytes) : bytes
  return cache.set(key, own, own.length + key.length)
}

/** Maximum size of a buffer for inflating; larger results are concatenated from several, which takes as long again. */
const largestChunk = 1024 * 1024

/** Buffer size that fits most inflated objects; the default of 16 KB per object burdens the garbage collector. */
const inflateOptions = (bytes: Uint8Array) => ({
  chunkSize: Math.min(largestChunk, Math.max(512, bytes.length * 6)),
})
const inflated = (bytes: Uint8Array): Uint8Array => inflateRawSync(bytes, inflateOptions(bytes))

/** Compressed bytes from which an object is inflated on a thread of the runtime, so that it does not block requests. */
const largeObject = 16 * 1024
const inflatedAside: (bytes: Uint8Array) => Promise<Uint8Array> = (bytes) =>
  promisify<Uint8Array, object, Buffer>(inflateRaw)(bytes, inflateOptions(bytes))
export const decodedAside = (encoding: string, bytes: Uint8Array): Promise<Uint8Array> | Uint8Array =>
  encoding === 'deflate' && bytes.length >= largeObject && !isWriting()
    ? inflatedAside(bytes)
    : decodeStored(encoding, bytes)

/** The bytes of a stored blob, or of an object that is stored whole. */
export const decodeStored = (encoding: string, bytes: Uint8Array): Uint8Array => {
  if (encoding === 'deflate') return inflated(bytes)
  if (encoding === 'plain') return bytes
  throw new Error(`An object is stored with the unknown encoding "${encoding}".`)
}

/**
 * Maximum length of a chain from a whole object through splices. A longer one would be smaller but slower to read:
 * every 32nd version is stored whole.
 */
export const longestChain = 32

interface StoredRow {
  readonly hash: Hash
  readonly encoding: string
  readonly base: Hash | null
  readonly bytes: Uint8Array
}
type StoredRows = ReadonlyMap<Hash, StoredRow>

const isSplice = ({ encoding }: StoredRow): boolean => encoding === 'splice' || encoding === 'plain-splice'
const spliceIn = ({ encoding, bytes }: StoredRow): Uint8Array =>
  encoding === 'plain-splice' ? bytes : inflated(bytes)

/** A splice is compressed if that saves at least this share: inflating costs more than applying it. */
const worthInflating = 0.35

const packedSplice = (splice: Uint8Array): Pick<StoredRow, 'encoding' | 'bytes'> => {
  const small = deflateRawSync(splice)
  return small.length <= splice.length * (1 - worthInflating)
    ? { encoding: 'splice', bytes: small }
    : { encoding: 'plain-splice', bytes: splice }
}

/**
 * The rows of the objects that match `wanted`, and of all their bases, in one query. `cross join` keeps the embedded
 * engine from scanning all objects of the space; the depth limit ends cycles, which only occur in damaged stores.
 */
const chainsOf = async (db: Db, space: string, wanted: RawBuilder<boolean>): Promise<StoredRows> => {
  const { rows } = await sql<StoredRow>`
    with recursive chain(hash, encoding, base, bytes, depth) as (
      select hash, encoding, base, bytes, 0 from objects where space = ${space} and ${wanted}
      union all
      select o.hash, o.encoding, o.base, o.bytes, c.depth + 1
      from chain c cross join objects o
      where o.space = ${space} and o.hash = c.base and c.depth <= ${sql.lit(longestChain)}
    )
    select hash, encoding, base, bytes from chain`.execute(db)
  return new Map(rows.map((row) => [row.hash, row]))
}

/** The hashes from an object down to its whole base, which is last. Throws on a gap, a cycle or too long a chain. */
const chainFrom = (rows: StoredRows, hash: Hash): Hash[] => {
  const chain = [hash]
  for (let at = rows.get(hash); at && isSplice(at); at = rows.get(at.base ?? '')) {
    if (chain.length > longestChain) throw new Error(`The chain of object ${hash} is too long.`)
    if (at.base === null || !rows.has(at.base)) throw new Error(`The base of object ${at.hash} is missing.`)
    chain.push(at.base)
  }
  return chain
}

/**
 * Returns a function that decodes objects of `rows`: those that are wanted, and whole ones that they are based on, once
 * each, cached in `known`. Throws as `chainFrom` does.
 */
const unpacker = (
  rows: StoredRows,
  wanted: ReadonlySet<Hash>,
  known = new Map<Hash, Uint8Array>(),
): ((hash: Hash) => Uint8Array) => {
  const room = roomInTurns()
  return (hash) => {
    const chain = chainFrom(rows, hash)
    const nearest = chain.findIndex((one) => known.has(one))
    let bytes: Uint8Array = new Uint8Array()
    for (const one of chain.slice(0, nearest < 0 ? undefined : nearest + 1).reverse()) {
      const row = rows.get(one)
      if (row === undefined) throw new Error(`Object ${one} is missing.`)
      const made: Uint8Array | undefined = known.get(one)
      if (made !== undefined) bytes = made
      else if (!isSplice(row)) known.set(one, (bytes = decodeStored(row.encoding, row.bytes)))
      else {
        bytes = applySplice(bytes, spliceIn(row), room)
        if (wanted.has(one)) known.set(one, (bytes = new Uint8Array(bytes)))
      }
    }
    return bytes
  }
}

/** The row of the whole object that one is based on, if that is large and compressed. */
const largeBase = (rows: StoredRows, hash: Hash): StoredRow | undefined => {
  const own = rows.get(hash)
  const whole = own && isSplice(own) ? rows.get(chainFrom(rows, hash).at(-1) ?? hash) : own
  return whole?.encoding === 'deflate' && whole.bytes.length >= largeObject ? whole : undefined
}

/** Bytes decoded in one go: then other requests get a turn, except in a transaction, for which they wait anyway. */
const bytesPerTurn = 1024 * 1024

/** A loader of objects of `space` over `db`. Throws if one is missing: revisions refer to existing objects only. */
export const objectLoader = (store: Store, db: Db, space: string): LoadObjects => {
  const cache = cacheOf(store)
  return async (hashes, most = Infinity) => {
    const found = new Map<Hash, Uint8Array>()
    const missing = new Set<Hash>()
    for (const hash of hashes) {
      const bytes = cache.get(`${space}/${hash}`)
      if (bytes) found.set(hash, bytes)
      else missing.add(hash)
    }
    let total = 0
    for (const batch of chunks([...missing], 1000)) {
      const rows = await chainsOf(db, space, among(store.engine, sql.ref('hash'), batch))
      const known = new Map<Hash, Uint8Array>()
      const unpack = unpacker(rows, new Set(batch), known)
      let unpacked = 0
      for (const hash of batch) {
        if (!rows.has(hash)) continue
        if (total > most) return found
        const large = isWriting() ? undefined : largeBase(rows, hash)
        if (large && !known.has(large.hash)) known.set(large.hash, await inflatedAside(large.bytes))
        const bytes = keep(cache, `${space}/${hash}`, unpack(hash))
        found.set(hash, bytes)
        missing.delete(hash)
        unpacked += bytes.length
        total += bytes.length
        if (unpacked <= bytesPerTurn || isWriting()) continue
        await setImmediate()
        unpacked = 0
      }
    }
    const [lost] = missing
    if (lost !== undefined) throw new Error(`Object ${lost} of space ${space} is missing. Run fsck.`)
    return found
  }
}

/** Hashes of these objects and of all their bases: what must be copied for them to be readable elsewhere. */
export const withBases = async (
  store: Store,
  db: Db,
  space: string,
  hashes: readonly Hash[],
): Promise<Hash[]> => {
  const all = new Set<Hash>()
  for (const batch of chunks(hashes, 1000)) {
    const { rows } = await sql<{ hash: Hash }>`
      with recursive chain(hash, base) as (
        select hash, base from objects where space = ${space} and ${among(store.engine, sql.ref('hash'), batch)}
        union
        select o.hash, o.base from chain c cross join objects o where o.space = ${space} and o.hash = c.base
      )
      select hash from chain`.execute(db)
    for (const { hash } of rows) all.add(hash)
  }
  return [...all]
}

/** Objects that `everyObject` reads at a time; their bases are read with them. */
const batch = 200

/** Every object of a space in order of hash: its bytes, or why they cannot be read. For checks of the store. */
export async function* everyObject(
  store: Store,
  db: Db,
  space: string,
): AsyncGenerator<
  { readonly hash: Hash; readonly bytes: Uint8Array } | { readonly hash: Hash; readonly error: Error }
> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('objects')
      .select('hash')
      .where('space', '=', space)
      .where('hash', '>', after)
      .orderBy('hash')
      .limit(batch)
      .execute()
    const hashes = rows.map(({ hash }) => hash)
    const chains = await chainsOf(db, space, among(store.engine, sql.ref('hash'), hashes))
    const unpack = unpacker(chains, new Set(hashes))
    for (const hash of hashes) {
      try {
        yield { hash, bytes: unpack(hash) }
      } catch (error) {
        yield { hash, error: error as Error }
      }
    }
    const last = hashes.at(-1)
    if (last === undefined || hashes.length < batch) return
    after = last
  }
}

/** A splice is stored if it is at most this share of the object; otherwise the object is stored whole. */
const largestSplice = 0.4

/** Objects that one statement inserts. */
const mostInserted = 200

/**
 * How many objects each of these is made of: itself, and what its chain has below it. Absent are objects that are not
 * stored, and those whose chain does not end: nothing can be stored against them.
 */
const chainLengths = async (
  db: Db,
  space: string,
  hashes: readonly Hash[],
): Promise<ReadonlyMap<Hash, number>> => {
  const { rows } = await sql<{ hash: Hash; length: number }>`
    with recursive chain(hash, base, length) as (
      select hash, base, 1 from objects where space = ${space} and hash in (${sql.join(hashes)})
      union all
      select c.hash, o.base, c.length + 1 from chain c cross join objects o
      where o.space = ${space} and o.hash = c.base and c.length <= ${sql.lit(longestChain)}
    )
    select hash, length from chain where base is null`.execute(db)
  return new Map(rows.map(({ hash, length }) => [hash, Number(length)]))
}

/**
 * Adds objects in the transaction `db`; existing ones stay. `bases` gives an older version, stored in the space, for
 * some of them; whether an object is stored as a splice against it is decided here.
 */
export const putObjects = async (
  store: Store,
  db: Db,
  space: string,
  objects: NewObjects,
  bases: ReadonlyMap<Hash, Hash> = new Map(),
): Promise<void> => {
  const load = objectLoader(store, db, space)
  for (const batch of chunks([...objects], mostInserted)) {
    const olds = [...new Set(batch.flatMap(([hash]) => bases.get(hash) ?? []))]
    const lengths = olds.length === 0 ? new Map<Hash, number>() : await chainLengths(db, space, olds)
    const former = await load(olds.filter((old) => (lengths.get(old) ?? longestChain) < longestChain))
    const rows = batch.map(([hash, object]) => {
      const base = bases.get(hash) ?? hash
      const old = base === hash ? undefined : former.get(base)
      const splice = old && spliceOf(old, objectBytes(object))
      return splice === undefined || splice.length > object.length * largestSplice
        ? { space, hash, encoding: 'deflate', base: null, bytes: deflated(object) }
        : { space, hash, base, ...packedSplice(splice) }
    })
    const insert = db
      .insertInto('objects')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['space', 'hash']).doNothing())
    // Full batches are not held in memory until the next statement.
    if (rows.length < mostInserted) await send(db, insert)
    else await insert.execute()
  }
}

/** Bytes of a write that are cached: an import of a thousand pages would displace what is read. */
const keptOfWrite = 256 * 1024

/**
 * Caches objects that were just stored: the next write begins with the tree that this one left, and people read what
 * they wrote.
 */
export const keepObjects = (store: Store, space: string, objects: NewObjects): void => {
  const cache = cacheOf(store)
  let total = 0
  for (const [hash, object] of objects) {
    if (!(object instanceof Uint8Array)) continue
    total += object.length
    if (total > keptOfWrite) return
    keep(cache, `${space}/${hash}`, object)
  }
}

/** Copies whole objects inside the store in their stored form: their bytes never enter this process. */
export const copyObjects = async (
  { engine }: Store,
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
  hashes: readonly Hash[],
): Promise<void> => {
  for (const batch of chunks(hashes, 100))
    await sql`insert into objects (space, hash, encoding, base, bytes)
      select ${to}, hash, encoding, base, bytes from objects
      where space = ${from} and ${among(engine, sql.ref('hash'), batch)} and base is null
      on conflict (space, hash) do nothing`.execute(db)
}
