/** The last result of each declaration in a space, in the store. One row, replaced by the next result. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { recentOf } from '../../recent-cache.ts'
import { hotQuery } from '../../storage/hot-query.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

export interface ResultHead {
  readonly key: string
  readonly inputs: string
  readonly hash: string
  readonly computed_at: string
  readonly fresh_until: string
}

const headColumns = ['key', 'inputs', 'hash', 'computed_at', 'fresh_until'] as const

/** The heads of all results of one kind in a space, by key. */
export const pageResults = hotQuery<[string], ResultHead, ReadonlyMap<string, ResultHead>>(
  (db, space) =>
    db
      .selectFrom('computed_results')
      .select(headColumns)
      .where('space', '=', space)
      .where('kind', '=', 'pages'),
  (rows) => new Map(rows.map((row) => [row.key, row])),
)

export const resultHead = hotQuery<[string, string], ResultHead, ResultHead | undefined>(
  (db, space, key) =>
    db.selectFrom('computed_results').select(headColumns).where('space', '=', space).where('key', '=', key),
  ([row]) => row,
)

/** Bytes of values in memory. */
const mostBytes = 64 * 1024 * 1024
const valuesOf = recentOf<Uint8Array>(mostBytes)

const deflate = promisify<Uint8Array, Buffer>(deflateRaw)
const inflate = promisify<Uint8Array, Buffer>(inflateRaw)

/** The value of a result; undefined if it has been replaced or removed since its head was read. */
export const resultBytes = async (
  { store }: Context,
  db: Db,
  space: string,
  { key, hash }: Pick<ResultHead, 'key' | 'hash'>,
): Promise<Uint8Array | undefined> => {
  const name = `${space}/${hash}`
  const known = valuesOf(store).get(name)
  if (known) return known
  const row = await db
    .selectFrom('computed_results')
    .select('bytes')
    .where('space', '=', space)
    .where('key', '=', key)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  const bytes = await inflate(row.bytes)
  return valuesOf(store).set(name, bytes, bytes.length)
}

/** Replaces the result of a key. Does nothing if the space is gone. */
export const putResult = async (
  { store }: Context,
  space: string,
  result: Omit<ResultHead, 'hash'> & { readonly kind: 'pages' | 'document'; readonly value: Uint8Array },
): Promise<ResultHead> => {
  const { value, kind, ...head } = result
  const hash = sha256(value)
  const bytes = await deflate(value)
  await store.write(async (db) => {
    const found = await db.selectFrom('spaces').select('id').where('id', '=', space).executeTakeFirst()
    if (!found) return
    const row = { ...head, kind, hash, bytes }
    await db
      .insertInto('computed_results')
      .values({ space, ...row })
      .onConflict((conflict) => conflict.columns(['space', 'key']).doUpdateSet(row))
      .execute()
  })
  valuesOf(store).set(`${space}/${hash}`, value, value.length)
  return { ...head, hash }
}

/** Removes results that nobody has needed to compute again since. */
export const dropOldResults = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('computed_results').where('computed_at', '<', before).execute()
}
