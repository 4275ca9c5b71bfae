/** Reads the width and height of an image from its file header. */

interface Size {
  readonly width: number
  readonly height: number
}

/** In pixels, for PNG, GIF, JPEG and WebP; undefined for other formats and broken files. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = (width: number, height: number): Size | undefined =>
    width > 0 && height > 0 ? { width, height } : undefined
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a)
    return size(view.getUint32(16), view.getUint32(20))
  // "GIF8"
  if (bytes.length >= 10 && view.getUint32(0) === 0x47494638)
    return size(view.getUint16(6, true), view.getUint16(8, true))
  // "RIFF", the length, "WEBP"
  if (bytes.length >= 30 && view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) {
    const format = view.getUint32(12)
    // "VP8X": both minus one, in 24 bits. The byte before the height is the last of the width.
    if (format === 0x56503858)
      return size((view.getUint32(23, true) >>> 8) + 1, (view.getUint32(26, true) >>> 8) + 1)
    // "VP8L": both minus one, in 14 bits each.
    if (format === 0x5650384c) {
      const both = view.getUint32(21, true)
      return size((both & 0x3fff) + 1, ((both >>> 14) & 0x3fff) + 1)
    }
    // "VP8 ": 14 bits each; the upper bits are scaling hints.
    if (format === 0x56503820)
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    return undefined
  }
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined
  // JPEG: skip segments up to the start of a frame (C0 to CF, except C4, C8 and CC).
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return size(view.getUint16(at + 7), view.getUint16(at + 5))
    if (marker === 0xff) at += 1
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return undefined
}
