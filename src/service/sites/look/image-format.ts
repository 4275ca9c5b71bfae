/** The type of an uploaded image, determined from its bytes. */
import type { SiteImageType } from '../../../contract/sites/look/image-limits.ts'

export const imageExtensions: Readonly<Record<SiteImageType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
}

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** An SVG document begins with its element, after a declaration, a document type and comments. */
const isSvg = (bytes: Buffer): boolean => {
  const start = bytes
    .subarray(0, 4096)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  const element = start.indexOf('<svg')
  return start.startsWith('<') && element >= 0 && /[\s>]/.test(start.charAt(element + 4))
}

/** Undefined for files that are no image of a type that browsers show. */
export const imageType = (bytes: Buffer): SiteImageType | undefined => {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif'
  if (startsWith(bytes, 'ftypavif', 4)) return 'image/avif'
  if (startsWith(bytes, '\0\0\x01\0')) return 'image/x-icon'
  return isSvg(bytes) ? 'image/svg+xml' : undefined
}
