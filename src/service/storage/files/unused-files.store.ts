/**
 * Objects of the file storage that no row names, and since when. What was put there for a write that did not happen, and
 * what the rows of deleted spaces named, is deleted after a week: backups may still read it, and writes use it again.
 *
 * A deletion is claimed first. A write that adds the row of a claimed object fails, and one that comes before the claim
 * prevents it, since both change the same row here; so no object is deleted that a row names.
 */
import { sql } from 'kysely'
import type { Hash } from '../../../content/revision/revision.ts'
import { among, chunks } from '../sql.ts'
import type { Db, Store } from '../store.ts'
import { remote } from '../objects/packed-blob.ts'
import { fileKey, fileOfKey, storageUnavailable } from './file-storage.ts'

/** In the transaction that adds rows of these files: keeps their objects. Fails if one is just being deleted. */
export const keepFiles = async (db: Db, space: string, hashes: readonly Hash[]): Promise<void> => {
  for (const keys of chunks(
    hashes.map((hash) => fileKey({ space, hash })),
    500,
  )) {
    await db.deleteFrom('unused_files').where('key', 'in', keys).where('claimed', '=', 0).execute()
    const claimed = await db
      .selectFrom('unused_files')
      .select('key')
      .where('key', 'in', keys)
      .executeTakeFirst()
    if (claimed)
      throw storageUnavailable(
        'A file is just being removed from the object storage, where nothing used it. Try again in a moment.',
      )
  }
}

/** Those of the keys that are files of ours and that no row names. */
export const keysWithoutRow = async (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  keys: readonly string[],
): Promise<string[]> => {
  const files = keys.flatMap((key) => fileOfKey(key) ?? [])
  const isOf = (column: 'space' | 'hash') =>
    among(engine, sql.ref(column), [...new Set(files.map((file) => file[column]))])
  const rows = await db
    .selectFrom('blobs')
    .select(['space', 'hash'])
    .where('encoding', '=', remote)
    .where(isOf('space'))
    .where(isOf('hash'))
    .execute()
  const named = new Set(rows.map(fileKey))
  return files.map(fileKey).filter((key) => !named.has(key))
}

/** Remembers that no row names these objects, if that is not known yet. */
export const noteUnused = async (db: Db, keys: readonly string[], now: string): Promise<void> => {
  for (const batch of chunks(keys, 200))
    await db
      .insertInto('unused_files')
      .values(batch.map((key) => ({ key, found_at: now, claimed: 0 })))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
}

/** Claims the deletion of some objects that have not been named since `before`, and returns their keys. */
export const claimUnused = async (store: Store, before: string): Promise<string[]> =>
  store.write(async (db) => {
    const due = await db
      .selectFrom('unused_files')
      .select('key')
      .where('found_at', '<', before)
      .orderBy('found_at')
      .limit(500)
      .execute()
    if (due.length === 0) return []
    const rows = await db
      .updateTable('unused_files')
      .set({ claimed: 1 })
      .where(
        'key',
        'in',
        due.map(({ key }) => key),
      )
      .returning('key')
      .execute()
    const claimed = rows.map(({ key }) => key)
    // Looked up after the claim: a write that has added a row in the meantime is seen here, or fails.
    const unused = await keysWithoutRow(store, db, claimed)
    const isUnused = new Set(unused)
    await forgetUnused(
      db,
      claimed.filter((key) => !isUnused.has(key)),
    )
    return unused
  })

/** Forgets objects that are deleted, or in use again. */
export const forgetUnused = async (db: Db, keys: readonly string[]): Promise<void> => {
  for (const batch of chunks(keys, 500))
    await db.deleteFrom('unused_files').where('key', 'in', batch).execute()
}
