/**
 * Smaller versions of pictures: made once, on the first request, and stored beside the files under the same hash. If
 * the file is small, or no smaller version can be made, the file itself is sent, provided that it is not too large.
 */
import type { Hash } from '../../../content/revision/revision.ts'
import type { SmallPictureWidth } from '../../../contract/pages/thumbnails.ts'
import { oneFor, recentOf } from '../../recent-cache.ts'
import { readBlob } from '../../storage/objects/blobs.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { shrinkPicture, unpacking } from './shrink-picture.ts'

/** Bytes per pixel of the width up to which a file is as good as any version made from it. */
const fewBytes = 200
/** Maximum size of a file that is sent in place of a smaller version that cannot be made. */
const mostInstead = 256 * 1024

/** Pictures being made, by space, hash and width: concurrent requests wait for the same result. */
const makingOf = oneFor((_store: object) => new Map<string, Promise<Uint8Array | undefined>>())

/** Files that cannot be made smaller; the next process tries again, since it may know more formats. */
const hopelessOf = recentOf<true>(10_000)

/** `made`: a WebP. Otherwise the bytes of the file itself. */
export interface SmallPicture {
  readonly made: boolean
  readonly bytes: Uint8Array
}

const storedPicture = async (
  db: Db,
  space: string,
  hash: Hash,
  width: SmallPictureWidth,
): Promise<Uint8Array | undefined> =>
  (
    await db
      .selectFrom('small_pictures')
      .select('bytes')
      .where('space', '=', space)
      .where('hash', '=', hash)
      .where('width', '=', width)
      .executeTakeFirst()
  )?.bytes

const sizeOf = async (db: Db, space: string, hash: Hash): Promise<number | undefined> =>
  (
    await db
      .selectFrom('blobs')
      .select('size')
      .where('space', '=', space)
      .where('hash', '=', hash)
      .executeTakeFirst()
  )?.size

const storePicture = async (
  { store }: Context,
  row: { readonly space: string; readonly hash: Hash; readonly width: number; readonly bytes: Uint8Array },
): Promise<void> =>
  store.write(async (db) => {
    // The space may have been deleted in the meantime, with everything in it.
    if ((await sizeOf(db, row.space, row.hash)) === undefined) return
    await db
      .insertInto('small_pictures')
      .values(row)
      .onConflict((conflict) => conflict.columns(['space', 'hash', 'width']).doNothing())
      .execute()
  })

/** Makes the picture and stores it; undefined, and remembered as hopeless, if it cannot be made. */
const make = async (
  ctx: Context,
  space: string,
  hash: Hash,
  width: SmallPictureWidth,
): Promise<Uint8Array | undefined> => {
  const { store, log } = ctx
  // It may have been made between the lookup and this turn.
  const known = await storedPicture(store.read, space, hash, width)
  if (known !== undefined) return known
  const whole = await readBlob(store, space, hash)
  if (whole === undefined) return undefined
  const bytes = await shrinkPicture(whole, width).catch((error: Error) => {
    hopelessOf(store).set(`${space}/${hash}`, true)
    log.warn({ space, file: hash, reason: error.message }, 'Could not make a smaller image')
  })
  if (bytes === undefined) return undefined
  // The caller gets it even if it cannot be stored.
  await storePicture(ctx, { space, hash, width, bytes }).catch((error: Error) =>
    log.warn({ space, file: hash, reason: error.message }, 'Could not store a smaller image'),
  )
  return bytes
}

const makeOnce = (
  ctx: Context,
  ...[space, hash, width]: readonly [string, Hash, SmallPictureWidth]
): Promise<Uint8Array | undefined> => {
  const making = makingOf(ctx.store)
  const name = `${space}/${hash}/${width}`
  const pending =
    making.get(name) ?? unpacking(() => make(ctx, space, hash, width)).finally(() => making.delete(name))
  making.set(name, pending)
  return pending
}

/** A version of the picture at most so many pixels wide and high; undefined if there is none that is small enough. */
export const smallPictureOf = async (
  ctx: Context,
  space: string,
  hash: Hash,
  width: SmallPictureWidth,
): Promise<SmallPicture | undefined> => {
  const { store } = ctx
  const { read } = store
  const known = await storedPicture(read, space, hash, width)
  if (known !== undefined) return { made: true, bytes: known }
  const size = await sizeOf(read, space, hash)
  if (size === undefined) return undefined
  if (size > width * fewBytes && hopelessOf(ctx.store).get(`${space}/${hash}`) === undefined) {
    const bytes = await makeOnce(ctx, space, hash, width)
    if (bytes !== undefined) return { made: true, bytes }
  }
  if (size > mostInstead) return undefined
  const bytes = await readBlob(store, space, hash)
  return bytes && { made: false, bytes }
}
