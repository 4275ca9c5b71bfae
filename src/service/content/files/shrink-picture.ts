/** Makes pictures smaller. The library is loaded with the first picture, not with the service. */
import { pictureFormat } from '../../../content/images/image-format.ts'
import type { SmallPictureWidth } from '../../../contract/pages/thumbnails.ts'
import { limitConcurrency } from '../../jobs/concurrency-limit.ts'
import { pictureHead } from './picture-header.ts'

/** Maximum pixels of a picture that is decoded row by row, so that only a part of it is in memory: 8,000 × 8,000. */
export const mostPixels = 64_000_000
/**
 * Maximum pixels of one that must be decoded as a whole: 5,600 × 5,600, which takes 130 MB. Applies to interlaced PNG,
 * progressive JPEG, GIF, WebP and AVIF.
 */
const mostWholePixels = 32_000_000
const mostSeconds = 20

const load = async () => {
  const { default: sharp } = await import('sharp')
  // Every picture is made once, so the library's cache would be of no use.
  sharp.cache(false)
  sharp.concurrency(1)
  // Untrusted bytes reach the decoders of these five formats, and no others of the library.
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

/** Pictures decoded at the same time: each can take a core, and the memory above. */
export const unpacking = limitConcurrency(2)

let loading: ReturnType<typeof load> | undefined

/** The picture upright, its first frame only. Rejects unless it is a picture of a known format. */
const opened = async (bytes: Uint8Array) => {
  if (pictureFormat(bytes) === undefined) throw new Error('This image format is not supported.')
  const sharp = await (loading ??= load())
  const head = pictureHead(bytes)
  const most = (head?.whole ?? true) ? mostWholePixels : mostPixels
  if (head !== undefined && head.pixels > most)
    throw new Error(`The image has ${head.width} × ${head.height} pixels, which is over the limit.`)
  return sharp(bytes, { limitInputPixels: most, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
}

/**
 * The picture as WebP, at most so many pixels wide and high and never larger than it was: upright, its first frame
 * only, without the camera's metadata about place and time. Rejects if it is not a picture of a known format, is
 * damaged, or would take too much memory or time.
 */
export const shrinkPicture = async (bytes: Uint8Array, width: SmallPictureWidth): Promise<Buffer> =>
  (await opened(bytes))
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()

/**
 * The text on a printed page, 495 points wide, and its tallest picture, 600 points high, at more than 200 dots per
 * inch.
 */
const printedWidth = 1600
const printedHeight = 2000
export const printedPixels = printedWidth * printedHeight

/**
 * The picture as PNG, or as JPEG if it has no transparency, for consumers that know no other format, no larger than a
 * page needs. `opaque`: transparent pixels become white. Rejects like `shrinkPicture`.
 */
export const printablePicture = async (bytes: Uint8Array, opaque = false): Promise<Buffer> => {
  const picture = (await opened(bytes)).resize({
    ...{ width: printedWidth, height: printedHeight, fit: 'inside', withoutEnlargement: true },
  })
  const { hasAlpha } = await picture.metadata()
  if (hasAlpha && !opaque) return picture.png().toBuffer()
  const flat = hasAlpha ? picture.flatten({ background: 'white' }) : picture
  // PNG keeps drawings sharp.
  return pictureFormat(bytes) === 'png' ? flat.png().toBuffer() : flat.jpeg({ quality: 85 }).toBuffer()
}
