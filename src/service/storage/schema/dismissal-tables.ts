/** What people have put aside for good. */

export interface DismissalTable {
  organization: string
  person: string
  /** What was put aside, such as `first-steps`. */
  what: string
  dismissed_at: string
}

export interface DismissalTables {
  dismissals: DismissalTable
}
