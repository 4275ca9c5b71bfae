/** Tables of the review desk that no change request owns. */
import type { Selectable } from 'kysely'

export interface SavedFilterTable {
  organization: string
  /** Whose it is: nobody else sees it. */
  person: string
  id: string
  /** Unique among those of the person. */
  name: string
  /** JSON, as the contract has it. */
  filter: string
  created_at: string
}

/** A target that a space has links to, that is not there, and that nobody wants to hear of. */
export interface IgnoredLinkTable {
  space: string
  /** Names the reference in a fixed length. */
  target: string
  /** JSON. */
  reference: string
  /** Who ignored it, or wrote the note last. */
  person: string
  created_at: string
  /** Why; null where nobody said. */
  note: string | null
}

export interface DeskTables {
  saved_filters: SavedFilterTable
  ignored_links: IgnoredLinkTable
}

export type IgnoredLinkRow = Selectable<IgnoredLinkTable>
export type SavedFilterRow = Selectable<SavedFilterTable>
