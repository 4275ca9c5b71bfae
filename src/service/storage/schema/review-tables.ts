/** Tables of reviewing that do not belong to one change request. */
import type { Selectable } from 'kysely'

interface SavedFilterTable {
  organization: string
  /** Its owner: nobody else sees it. */
  person: string
  id: string
  /** Unique per person. */
  name: string
  /** JSON in the form of the contract. */
  filter: string
  created_at: string
}

/** A missing target of links in a space that its people have chosen to ignore. */
interface IgnoredLinkTable {
  space: string
  /** Identifies the reference with a fixed length. */
  target: string
  /** JSON. */
  reference: string
  /** Who ignored it, or wrote the note last. */
  person: string
  created_at: string
  /** Why; null if no reason was given. */
  note: string | null
}

export interface DeskTables {
  saved_filters: SavedFilterTable
  ignored_links: IgnoredLinkTable
}

export type IgnoredLinkRow = Selectable<IgnoredLinkTable>
export type SavedFilterRow = Selectable<SavedFilterTable>
