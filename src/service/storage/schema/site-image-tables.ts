/** Images of the looks of sites. */
type Text = string

export interface SiteImageTable {
  organization: Text
  site: Text
  /** The file name in the URL: the first half of the SHA-256 of the bytes, and the extension. */
  name: Text
  /** Determined from the bytes. */
  content_type: Text
  size: number
  bytes: Uint8Array
  created_by: Text
  created_at: Text
}
