/** Who edits what at this moment: rows that live for a minute. */

export interface PresenceTable {
  space: string
  change_request: string
  person: string
  /** The name that the window gave itself. */
  window: string
  /** '' while no page is open. */
  page: string
  begun_at: string
  /** When the window last said that it is there. */
  seen_at: string
}

export interface PresenceTables {
  presences: PresenceTable
}
