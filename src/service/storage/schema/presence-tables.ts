/** Who is editing what: rows that live for a minute. */

interface PresenceTable {
  space: string
  change_request: string
  person: string
  /** The window's own name for itself. */
  window: string
  /** '' while no page is open. */
  page: string
  begun_at: string
  /** When the window last sent a sign of life. */
  seen_at: string
}

export interface PresenceTables {
  presences: PresenceTable
}
