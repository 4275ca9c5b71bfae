/** Makes a picture smaller. The library that can is loaded with the first picture, not with the service. */
import { pictureFormat } from '../../content/picture-format.ts'
import type { SmallPictureWidth } from '../../contract/small-pictures.ts'
import { fewAtOnce } from '../jobs/few-at-once.ts'

/** A picture of 8,000 × 8,000: unpacked, and some formats must be unpacked whole, it takes 256 MB. */
const mostPixels = 64_000_000
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
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
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

/** Wider than the text of a printed page at 200 dots an inch. */
const printedWidth = 1600

/** The picture as PNG, or as JPEG where nothing shines through it, for what knows no other format. Rejects likewise. */
export const printablePicture = async (bytes: Uint8Array): Promise<Buffer> => {
  const picture = (await opened(bytes)).resize({
    ...{ width: printedWidth, height: printedWidth, fit: 'inside', withoutEnlargement: true },
  })
  const { hasAlpha } = await picture.metadata()
  return hasAlpha ? picture.png().toBuffer() : picture.jpeg({ quality: 85 }).toBuffer()
}
