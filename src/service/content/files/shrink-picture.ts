/** Makes a picture smaller. The library that can is loaded with the first picture, not with the service. */
import { pictureFormat } from '../../../content/images/image-format.ts'
import type { SmallPictureWidth } from '../../../contract/pages/thumbnails.ts'
import { fewAtOnce } from '../../jobs/concurrency-limit.ts'
import { pictureHead } from './picture-header.ts'

/** Of a picture that is read row by row, so that a part of it is in memory at a time: 8,000 × 8,000. */
export const mostPixels = 64_000_000
/**
 * Of one that must be unpacked whole: 5,600 × 5,600, which takes 130 MB. That is so with interlaced PNG, progressive
 * JPEG, GIF, WebP and AVIF.
 */
export const mostWholePixels = 32_000_000
const mostSeconds = 20

const load = async () => {
  const { default: sharp } = await import('sharp')
  // Every picture is made once: what the library would keep of it is of no use.
  sharp.cache(false)
  sharp.concurrency(1)
  // Bytes of strangers reach the readers of these five formats, and no other that the library has.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  })
  return sharp
}

/** Pictures that are unpacked at the same time: each may take a core, and the memory above. */
export const unpacking = fewAtOnce(2)

let loading: ReturnType<typeof load> | undefined

/** The picture upright and its first frame alone. Rejects for what is no picture of a known format. */
const opened = async (bytes: Uint8Array) => {
  if (pictureFormat(bytes) === undefined)
    throw new Error('This is no picture of a format that is known here.')
  const sharp = await (loading ??= load())
  const head = pictureHead(bytes)
  const most = (head?.whole ?? true) ? mostWholePixels : mostPixels
  if (head !== undefined && head.pixels > most)
    throw new Error(`It has ${head.width} × ${head.height} pixels, which is more than is unpacked.`)
  return sharp(bytes, { limitInputPixels: most, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
}

/**
 * The picture as WebP, at most so many pixels wide and high and never larger than it was: upright, its first frame
 * alone, without what a camera wrote about place and time. Rejects for what is no picture of a known format, is broken,
 * or would take too much memory or time.
 */
export const shrinkPicture = async (bytes: Uint8Array, width: SmallPictureWidth): Promise<Buffer> =>
  (await opened(bytes))
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()

/** The text of a printed page, 495 points wide, and its tallest picture, 600 points high, at more than 200 dots an inch. */
const printedWidth = 1600
const printedHeight = 2000
export const printedPixels = printedWidth * printedHeight

/**
 * The picture as PNG, or as JPEG where nothing shines through it, for what knows no other format, no larger than a page
 * needs. `opaque`: white stands where something would. Rejects likewise.
 */
export const printablePicture = async (bytes: Uint8Array, opaque = false): Promise<Buffer> => {
  const picture = (await opened(bytes)).resize({
    ...{ width: printedWidth, height: printedHeight, fit: 'inside', withoutEnlargement: true },
  })
  const { hasAlpha } = await picture.metadata()
  if (hasAlpha && !opaque) return picture.png().toBuffer()
  const flat = hasAlpha ? picture.flatten({ background: 'white' }) : picture
  // Drawings stay sharp.
  return pictureFormat(bytes) === 'png' ? flat.png().toBuffer() : flat.jpeg({ quality: 85 }).toBuffer()
}
