/**
 * Smaller pictures of files: made when the first reader asks, once, and kept beside the files under the same hash. Of a
 * file of few bytes, or of which none can be made, the file itself is sent where that is little.
 */
import type { Hash } from '../../../content/revision/revision.ts'
import type { SmallPictureWidth } from '../../../contract/pages/thumbnails.ts'
import { oneFor, recentOf } from '../../recent-cache.ts'
import { readBlob } from '../../storage/objects/objects.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { shrinkPicture, unpacking } from './shrink-picture.ts'

/** Of so many bytes for each pixel of the width, a file is as good as anything that could be made of it. */
const fewBytes = 200
/** The most that is sent in place of a smaller picture that cannot be made. */
const mostInstead = 256 * 1024

/** Those being made, by space, hash and width: whoever asks meanwhile waits for the same. */
const makingOf = oneFor((_store: object) => new Map<string, Promise<Uint8Array | undefined>>())

/** Files of which none can be made; tried again by the next process, which may know more formats. */
const hopelessOf = recentOf<true>(10_000)

/** `made`: a WebP. Else the bytes of the file itself. */
export interface SmallPicture {
  readonly made: boolean
  readonly bytes: Uint8Array
}

const kept = async (
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

const keep = async (
  { store }: Context,
  row: { readonly space: string; readonly hash: Hash; readonly width: number; readonly bytes: Uint8Array },
): Promise<void> =>
  store.write(async (db) => {
    // The space may have been taken away meanwhile, with everything in it.
    if ((await sizeOf(db, row.space, row.hash)) === undefined) return
    await db
      .insertInto('small_pictures')
      .values(row)
      .onConflict((conflict) => conflict.columns(['space', 'hash', 'width']).doNothing())
      .execute()
  })

/** Makes the picture and keeps it; undefined, and remembered as hopeless, when there is no way. */
const make = async (
  ctx: Context,
  space: string,
  hash: Hash,
  width: SmallPictureWidth,
): Promise<Uint8Array | undefined> => {
  const { store, log } = ctx
  // Somebody may have made it between the look for it and this turn.
  const known = await kept(store.read, space, hash, width)
  if (known !== undefined) return known
  const whole = await readBlob(store.read, space, hash)
  if (whole === undefined) return undefined
  const bytes = await shrinkPicture(whole, width).catch((error: Error) => {
    hopelessOf(store).set(`${space}/${hash}`, true)
    log.warn({ space, file: hash, reason: error.message }, 'No smaller picture can be made')
  })
  if (bytes === undefined) return undefined
  // Who asked gets it all the same when it cannot be kept.
  await keep(ctx, { space, hash, width, bytes }).catch((error: Error) =>
    log.warn({ space, file: hash, reason: error.message }, 'A smaller picture was not kept'),
  )
  return bytes
}

const makeOnce = (
  ctx: Context,
  ...[space, hash, width]: readonly [string, Hash, SmallPictureWidth]
): Promise<Uint8Array | undefined> => {
  const making = makingOf(ctx.store)
  const name = `${space}/${hash}/${width}`
  const begun =
    making.get(name) ?? unpacking(() => make(ctx, space, hash, width)).finally(() => making.delete(name))
  making.set(name, begun)
  return begun
}

/** A picture of the file, at most so many pixels wide and high; undefined when there is nothing that is little. */
export const smallPictureOf = async (
  ctx: Context,
  space: string,
  hash: Hash,
  width: SmallPictureWidth,
): Promise<SmallPicture | undefined> => {
  const { read } = ctx.store
  const known = await kept(read, space, hash, width)
  if (known !== undefined) return { made: true, bytes: known }
  const size = await sizeOf(read, space, hash)
  if (size === undefined) return undefined
  if (size > width * fewBytes && hopelessOf(ctx.store).get(`${space}/${hash}`) === undefined) {
    const bytes = await makeOnce(ctx, space, hash, width)
    if (bytes !== undefined) return { made: true, bytes }
  }
  if (size > mostInstead) return undefined
  const bytes = await readBlob(read, space, hash)
  return bytes && { made: false, bytes }
}
