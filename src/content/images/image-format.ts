/** Detects the format of an image by its first bytes, since its name and media type are unverified. */

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Undefined for all other formats. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  // The first box contains the brand: a still image or a sequence.
  return ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12)) ? 'avif' : undefined
}
