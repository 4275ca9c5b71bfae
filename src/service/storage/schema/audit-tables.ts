/** Tables of the audit log. Rows are only inserted, never changed. */

/** One recorded operation, chained to the previous one of its organization. */
export interface AuditEventTable {
  /** '' for events of no organization, such as a sign-in of a person in none. */
  organization: string
  /** From 1, without gaps. */
  number: number
  id: string
  occurred_at: string
  action: string
  /** '' if the actor is unknown. */
  actor: string
  /** The name at that time. */
  actor_name: string
  target_kind: string
  target: string
  target_title: string
  /** JSON, or null if it did not come from a request. */
  source: string | null
  /** JSON of the fields that changed. */
  before: string | null
  after: string | null
  previous_hash: string
  hash: string
}

/** The last event of each organization. Writers of the log lock its row. */
interface AuditHeadTable {
  organization: string
  number: number
  hash: string
}

export interface AuditTables {
  audit_events: AuditEventTable
  audit_heads: AuditHeadTable
}
