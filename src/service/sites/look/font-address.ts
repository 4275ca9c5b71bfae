/** The name of a font's file in its address below a site: `~fonts/HASH.woff2`. It names the bytes. */
import type { SiteFontRow } from '../../storage/schema/site-font-tables.ts'
import type { FontFormat } from './font-format.ts'
import { extensionOf } from './font-format.ts'

/** Of 32 hexadecimal digits: enough that no two files of a site are taken for each other. */
export const fontFileName = ({ hash, format }: Pick<SiteFontRow, 'hash' | 'format'>): string =>
  `${hash.slice(0, 32)}.${extensionOf[format as FontFormat]}`
