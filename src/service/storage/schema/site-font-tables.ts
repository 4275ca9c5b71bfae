/** Fonts of sites: a row for each file. */
import type { Selectable } from 'kysely'

type Text = string

export interface SiteFontTable {
  organization: Text
  site: Text
  /** Id of the font family, shared by its files. */
  id: Text
  weight: number
  /** The maximum weight of a variable font; null for a file with one weight. */
  weight_to: number | null
  family: Text
  /** The name in lower case; unique within a site. */
  family_key: Text
  /** `woff2`, `woff`, `truetype` or `opentype`: determined from the bytes, not from the file name. */
  format: Text
  /** SHA-256 of the bytes. */
  hash: Text
  size: number
  bytes: Uint8Array
  created_by: Text
  created_at: Text
}

/** A row without the bytes. */
export type SiteFontRow = Omit<Selectable<SiteFontTable>, 'bytes'>
