/** What people have dismissed permanently. */

interface DismissalTable {
  organization: string
  person: string
  /** What was dismissed, such as `first-steps`. */
  what: string
  dismissed_at: string
}

export interface DismissalTables {
  dismissals: DismissalTable
}
