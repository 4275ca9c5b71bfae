/** Pictures that go into a PDF: their bytes, and which of them the layout can draw. */
import { sql } from 'kysely'
import { imageSize } from '../../content/markdown/image-size.ts'
import { pictureFormat } from '../../content/picture-format.ts'
import type { FileEntry } from '../../content/revision.ts'
import { readBlobs } from '../storage/objects.ts'
import { among, chunks } from '../storage/sql.ts'
import type { Surroundings } from '../surroundings.ts'
import type { PdfImage } from './pdf-node.ts'
import type { PdfPicture } from './pdf-text.ts'
import { printablePicture, unpacking } from './shrink-picture.ts'

const picture = /^image\/(png|jpeg|webp|gif|avif)$/
const drawn = (bytes: Uint8Array): boolean => /^(png|jpeg)$/.test(pictureFormat(bytes) ?? '')

/**
 * The bytes of pictures by file id, as many as fit into `most` bytes; the others are left out. What the layout cannot
 * draw is made into what it can, one after the other, and left out where it is broken.
 */
export const readPictures = async (
  { store, log }: Surroundings,
  space: string,
  files: readonly FileEntry[],
  most: number,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const found = new Map<string, Uint8Array>()
  let left = most
  const wanted = files.filter(({ contentType, size }) => {
    if (!picture.test(contentType) || size > left) return false
    left -= size
    return true
  })
  for (const some of chunks(wanted, 50)) {
    const hashes = some.map(({ blob }) => blob)
    const bytes = await readBlobs(store.read, space, among(store.engine, sql.ref('hash'), hashes))
    for (const { id, blob } of some) {
      const own = bytes.get(blob)
      if (own === undefined) continue
      const shown = drawn(own)
        ? own
        : await unpacking(() => printablePicture(own)).catch((error: Error) => {
            log.warn({ space, file: blob, reason: error.message }, 'A picture is left out of a PDF')
          })
      if (shown) found.set(id, shown)
    }
  }
  return found
}

/** Those that can be drawn, as the definition lists them and as its text names them; both by file id. */
export const drawnPictures = (
  pictures: ReadonlyMap<string, Uint8Array>,
): {
  readonly images: Readonly<Record<string, PdfImage>>
  readonly sizes: ReadonlyMap<string, PdfPicture>
} => {
  const images: Record<string, PdfImage> = {}
  const sizes = new Map<string, PdfPicture>()
  for (const [id, bytes] of pictures) {
    const type = pictureFormat(bytes)
    if (type !== 'png' && type !== 'jpeg') continue
    const size = imageSize(bytes)
    if (size === undefined) continue
    images[id] = { type, bytes }
    sizes.set(id, { name: id, ...size })
  }
  return { images, sizes }
}
