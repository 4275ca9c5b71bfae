/** What the first bytes of a PNG or JPEG say about the cost of decoding it. */
import { imageSize } from '../../../content/images/image-size.ts'
import { pictureFormat } from '../../../content/images/image-format.ts'

export interface PictureHead {
  readonly pixels: number
  readonly width: number
  readonly height: number
  /** It cannot be decoded row by row: all of it must be in memory. */
  readonly whole: boolean
  /** It can have transparent pixels. */
  readonly alpha: boolean
}

/** Whether a PNG has a chunk of a type before its pixels. */
const hasChunk = (bytes: Uint8Array, type: string): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length;) {
    const found = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (found === type) return true
    if (found === 'IDAT') return false
    at += 12 + view.getUint32(at)
  }
  return false
}

/** Whether a JPEG is progressive: its frame begins with the marker C2. */
const isProgressive = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xc2 || marker === 0xc6 || marker === 0xca || marker === 0xce) return true
    if (marker === 0xda) return false
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2))
  }
  return false
}

/** Undefined for damaged files, and for formats without the size in their header. */
export const pictureHead = (bytes: Uint8Array): PictureHead | undefined => {
  const format = pictureFormat(bytes)
  const size = imageSize(bytes)
  if (size === undefined || format === undefined) return undefined
  const found = { ...size, pixels: size.width * size.height }
  if (format === 'jpeg') return { ...found, whole: isProgressive(bytes), alpha: false }
  if (format !== 'png') return { ...found, whole: true, alpha: true }
  const [colour = 0, , , interlaced = 0] = bytes.subarray(25, 29)
  const alpha = colour === 4 || colour === 6 || hasChunk(bytes, 'tRNS')
  return { ...found, whole: interlaced !== 0, alpha }
}
