/** Detects the format of a font from its bytes; names and media types of uploads cannot be trusted. */
import type { z } from 'zod'
import type { SiteFontFormat } from '../../../contract/sites/look/font-schemas.ts'

export type FontFormat = z.output<typeof SiteFontFormat>

/** Media type of each format. */
export const mediaTypeOf: Readonly<Record<FontFormat, string>> = {
  woff2: 'font/woff2',
  woff: 'font/woff',
  truetype: 'font/ttf',
  opentype: 'font/otf',
}

/** File extension in the URL. */
export const extensionOf: Readonly<Record<FontFormat, string>> = {
  woff2: 'woff2',
  woff: 'woff',
  truetype: 'ttf',
  opentype: 'otf',
}

/** Both web formats store the file length at offset 8 and the number of tables at offset 12. */
const wholeWebFont = (bytes: Buffer): boolean =>
  bytes.length >= 44 && bytes.readUInt32BE(8) === bytes.length && bytes.readUInt16BE(12) > 0

/** Tables that every usable font needs: the character map and the metrics. */
const neededTables = ['cmap', 'head', 'hhea', 'maxp']
const outlines = ['glyf', 'CFF ', 'CFF2']

/** A 12-byte header is followed by a directory with 16 bytes per table; every table must lie within the file. */
const wholeTables = (bytes: Buffer): boolean => {
  const tables = bytes.length < 12 ? 0 : bytes.readUInt16BE(4)
  if (tables === 0 || bytes.length < 12 + 16 * tables) return false
  const names = new Set<string>()
  for (let at = 12; at < 12 + 16 * tables; at += 16) {
    if (bytes.readUInt32BE(at + 8) + bytes.readUInt32BE(at + 12) > bytes.length) return false
    names.add(bytes.toString('latin1', at, at + 4))
  }
  return neededTables.every((name) => names.has(name)) && outlines.some((name) => names.has(name))
}

/** The format of a complete font; undefined for truncated files, font collections and other files. */
export const fontFormat = (bytes: Buffer): FontFormat | undefined => {
  switch (bytes.toString('latin1', 0, 4)) {
    case 'wOF2':
      return wholeWebFont(bytes) ? 'woff2' : undefined
    case 'wOFF':
      return wholeWebFont(bytes) ? 'woff' : undefined
    case '\0\u0001\0\0':
    case 'true':
      return wholeTables(bytes) ? 'truetype' : undefined
    case 'OTTO':
      return wholeTables(bytes) ? 'opentype' : undefined
    default:
      return undefined
  }
}
