/** Table of the fonts of sites: a row for each file. */
import type { Selectable } from 'kysely'

type Text = string

export interface SiteFontTable {
  organization: Text
  site: Text
  /** Of the family: its files have one id. */
  id: Text
  weight: number
  /** The last weight that a variable font holds; null for a file of one weight. */
  weight_to: number | null
  family: Text
  /** The name in lower case; a site has one family of a name. */
  family_key: Text
  /** `woff2`, `woff`, `truetype` or `opentype`: by what the bytes begin with, not by what the file was called. */
  format: Text
  /** SHA-256 of the bytes. */
  hash: Text
  size: number
  bytes: Uint8Array
  created_by: Text
  created_at: Text
}

/** What is known of a file without its bytes. */
export type SiteFontRow = Omit<Selectable<SiteFontTable>, 'bytes'>
