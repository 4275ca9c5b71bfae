/** Images for a PDF: their bytes, and which of them the layout can draw. */
import { sql } from 'kysely'
import { pictureFormat } from '../../../content/images/image-format.ts'
import type { FileEntry, Hash } from '../../../content/revision/revision.ts'
import { eachBatch } from '../../computing/batches.ts'
import { ProcessEnded } from '../../computing/pool.ts'
import { Failure } from '../../http/failure.ts'
import { inJobProcess } from '../../jobs/job-processes.ts'
import { readBlobs } from '../../storage/objects/blobs.ts'
import { among } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import { pictureHead } from '../../content/files/picture-header.ts'
import type { PictureToPrint } from './pdf-pictures.task.ts'
import { mostPixels, printedPixels } from '../../content/files/shrink-picture.ts'

const picture = /^image\/(png|jpeg|webp|gif|avif)$/

/**
 * Maximum pixels of all images of one PDF: two hundred photos of 20 megapixels. Decoding them takes a minute or two.
 */
const mostPixelsOfAll = 4_000_000_000
/** Maximum pixels of all images with transparency in one PDF: the layout decodes them all at the same time. */
const mostClearPixels = 16_000_000
/** Maximum bytes of files read together. */
const readAtOnce = 8 * 1024 * 1024
/** Number of conversion processes that may crash on an image before the remaining ones are left out. */
const mostEnded = 3

interface Limits {
  /** Total bytes of the images in the PDF. */
  readonly bytes: number
}

interface Found {
  readonly id: string
  readonly blob: Hash
  readonly bytes: Uint8Array
}

async function* storedPictures(
  { store }: Context,
  space: string,
  files: readonly FileEntry[],
): AsyncGenerator<Found> {
  const wanted = files.filter(({ contentType }) => picture.test(contentType))
  for (const some of eachBatch(wanted, ({ size }) => size, readAtOnce)) {
    const hashes = some.map(({ blob }) => blob)
    const found = await readBlobs(store, space, among(store.engine, sql.ref('hash'), hashes))
    for (const { id, blob } of some) {
      const bytes = found.get(blob)
      if (bytes !== undefined) yield { id, blob, bytes }
    }
  }
}

/** Sorts the images of one PDF, in order: used as they are, converted, or left out. */
class PictureSorter {
  readonly found = new Map<string, Uint8Array>()
  readonly #stored: AsyncGenerator<Found>
  readonly #leaveOut: (blob: Hash, reason: string) => void
  #current: Found | undefined
  #left: number
  #pixels = mostPixelsOfAll
  #clear = mostClearPixels

  constructor(stored: AsyncGenerator<Found>, limits: Limits, leaveOut: (blob: Hash, reason: string) => void) {
    this.#stored = stored
    this.#left = limits.bytes
    this.#leaveOut = leaveOut
  }

  /** Takes the result of the last image, or the reason for failure, and continues with the next one to convert. */
  async next(made: Uint8Array | string | null): Promise<PictureToPrint | null> {
    if (typeof made === 'string') this.#drop(made)
    else if (made !== null) this.#keep(made)
    for (;;) {
      const { value } = await this.#stored.next()
      this.#current = value as Found | undefined
      if (this.#current === undefined) return null
      const { bytes } = this.#current
      const head = pictureHead(bytes)
      const pixels = head?.pixels ?? 0
      if (pixels > mostPixels || pixels > this.#pixels) {
        this.#drop(`The image has ${pixels} pixels, which is over the limit.`)
        continue
      }
      const format = pictureFormat(bytes)
      const asItIs =
        (format === 'jpeg' || (format === 'png' && head?.whole === false && !head.alpha)) &&
        pixels <= printedPixels
      if (!asItIs) {
        this.#pixels -= pixels
        return { bytes, opaque: this.#clear <= 0 }
      }
      this.#keep(bytes)
    }
  }

  #keep(bytes: Uint8Array): void {
    const { id } = this.#current ?? {}
    if (id === undefined) return
    if (bytes.length > this.#left) return this.#drop('The images of the PDF exceed the size limit.')
    this.#left -= bytes.length
    const head = pictureHead(bytes)
    if (head?.alpha === true) this.#clear -= head.pixels
    this.found.set(id, bytes)
  }

  #drop(reason: string): void {
    if (this.#current) this.#leaveOut(this.#current.blob, reason)
    this.#current = undefined
  }
}

/**
 * The bytes of images by file id, in formats that the layout can draw. Unsupported or oversized images are converted,
 * one after the other in a separate process. Images that are broken, would take too much memory, or exceed `most` bytes
 * are left out and replaced by their text.
 */
export const readPictures = async (
  ctx: Context,
  space: string,
  files: readonly FileEntry[],
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const leaveOut = (file: Hash, reason: string) =>
    ctx.log.warn({ space, file, reason }, 'Leaving an image out of a PDF')
  const sorter = new PictureSorter(storedPictures(ctx, space, files), { bytes: most }, leaveOut)
  const script = new URL('./pdf-pictures.task.ts', import.meta.url)
  let ready = await sorter.next(null)
  for (let ended = 0; ready !== null && ended < mostEnded; ended += 1) {
    let first: PictureToPrint | null = ready
    const next = async (made: Uint8Array | string | null): Promise<PictureToPrint | null> => {
      const given = first ?? (await sorter.next(made))
      first = null
      return given
    }
    try {
      await inJobProcess(script, null, { next }, { signal })
      break
    } catch (error) {
      const isTooLarge = error instanceof Failure && error.reason === 'too-large'
      if (!isTooLarge && !(error instanceof ProcessEnded)) throw error
      // The image being converted crashed the process.
      ready = await sorter.next(error.message)
    }
  }
  return sorter.found
}
