/** Draws the picture of a page for where it is shared, as PNG. Always runs in the pool: it loads fonts and decoders. */
import { readLogo } from './logo-picture.ts'
import type { SocialCard } from './social-card.ts'
import { cardSize, drawCard, logoBox } from './social-card.ts'
import { typefaceFor } from './typeface.ts'

export interface SocialPictureInput {
  readonly card: SocialCard
  /** The bytes of the site's logo. */
  readonly logo: Uint8Array | undefined
}

const mostPixels = 16_000_000
const mostSeconds = 10

/** A logo no larger than its box, as PNG; undefined if it cannot be drawn. */
const drawnLogo = async (sharp: (typeof import('sharp'))['default'], logo: Uint8Array | undefined) => {
  const read = logo && (await readLogo(logo))
  if (read === undefined) return undefined
  const { width, height } = logoBox
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
  try {
    const { height: own } = await sharp(read.bytes, options).metadata()
    // A drawing is drawn at twice the size of its box, not enlarged afterwards.
    const density = Math.min(2400, Math.max(1, Math.round((144 * height) / Math.max(1, own))))
    const { data, info } = await sharp(read.bytes, {
      ...options,
      ...(read.kind === 'drawing' && { density }),
    })
      .timeout({ seconds: mostSeconds })
      .resize({ width, height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { data, size: { width: info.width, height: info.height } }
  } catch {
    return undefined
  }
}

export const run = async ({ card, logo }: SocialPictureInput): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const texts = [card.site, card.site.toLocaleUpperCase(), card.title, '…']
  const medium = await typefaceFor(texts, 'medium', card.script)
  const regular = await typefaceFor([card.description, '…'], 'regular', card.script)
  // Other pictures of the process are never read as drawings.
  const drawings = { operation: ['VipsForeignLoadSvgBuffer'] }
  sharp.unblock(drawings)
  try {
    const placed = await drawnLogo(sharp, logo)
    const svg = drawCard(card, { medium, regular }, placed?.size)
    const picture = sharp(Buffer.from(svg)).timeout({ seconds: mostSeconds }).flatten({ background: 'white' })
    const top = logoBox.top + Math.round((logoBox.height - (placed?.size.height ?? 0)) / 2)
    return await (
      placed === undefined ? picture : picture.composite([{ input: placed.data, left: logoBox.left, top }])
    )
      .resize(cardSize)
      .png({ compressionLevel: 9, palette: false })
      .toBuffer()
  } finally {
    sharp.block(drawings)
  }
}
