/**
 * Deletes objects of the object storage that have belonged to no file for a week. Only in a bucket that this
 * installation marked as its own: to another one, such as a copy that was restored for a trial, all newer files of the
 * first seem to be unused.
 */
import type { FileStorage } from '../storage/files/file-storage.ts'
import { ownerKey } from '../storage/files/file-storage.ts'
import { claimUnused, forgetUnused, keysWithoutRow, noteUnused } from '../storage/files/unused-files.store.ts'
import { sha256 } from '../storage/objects/objects.ts'
import { bucketSetting } from '../storage/copy-store.ts'
import type { Context } from '../context.ts'

const keptMilliseconds = 7 * 24 * 3600 * 1000
const ownerBytes = 32

/** The mark of this installation in buckets; no backup has it. */
const ownMark = async ({ store, random }: Context): Promise<Buffer> => {
  const value = await store.write(async (db) => {
    await db
      .insertInto('settings')
      .values({ name: bucketSetting, value: Buffer.from(random(ownerBytes / 2)).toString('hex') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const row = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', bucketSetting)
      .executeTakeFirstOrThrow()
    return row.value
  })
  return Buffer.from(value)
}

/** Whether the bucket is this installation's; marks one that is nobody's. */
const isOwn = async (ctx: Context, files: FileStorage): Promise<boolean> => {
  const mark = await ownMark(ctx)
  const size = await files.size(ownerKey)
  if (size === undefined) await files.put(ownerKey, mark, sha256(mark))
  const found = size === undefined ? mark : await files.get(ownerKey, size)
  return found !== undefined && mark.equals(found)
}

/** Resolves to the number of deleted objects. */
export const sweepFiles = async (ctx: Context): Promise<number> => {
  const { store, now, log } = ctx
  const { files } = store
  if (files === undefined) return 0
  if (!(await isOwn(ctx, files))) {
    log.error(
      'The bucket of FILES_S3_BUCKET belongs to another installation, so unused files are not deleted from it. Give each installation a bucket of its own; if the other one is gone, delete the object recto-installation.',
    )
    return 0
  }
  for await (const some of files.list('')) {
    const keys = some.map(({ key }) => key)
    const unused = await keysWithoutRow(store, store.read, keys)
    if (unused.length > 0) await store.write((db) => noteUnused(db, unused, now()))
  }
  const before = new Date(Date.parse(now()) - keptMilliseconds).toISOString()
  let deleted = 0
  for (;;) {
    const keys = await claimUnused(store, before)
    if (keys.length === 0) return deleted
    for (const key of keys) await files.delete(key)
    await store.write((db) => forgetUnused(db, keys))
    deleted += keys.length
  }
}
