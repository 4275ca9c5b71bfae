/** The file name of a font in its URL below a site: `~fonts/HASH.woff2`. Identifies the bytes. */
import type { SiteFontRow } from '../../storage/schema/site-font-tables.ts'
import type { FontFormat } from './font-format.ts'
import { extensionOf } from './font-format.ts'

/** 32 hexadecimal digits are enough to avoid collisions within a site. */
export const fontFileName = ({ hash, format }: Pick<SiteFontRow, 'hash' | 'format'>): string =>
  `${hash.slice(0, 32)}.${extensionOf[format as FontFormat]}`
