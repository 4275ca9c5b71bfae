/** Tables of the audit log. Rows are only ever added. */

/** One thing that was done, chained to the one before it in its organization. */
export interface AuditEventTable {
  /** '' for what concerns no organization: a sign-in of somebody who is in none. */
  organization: string
  /** From 1, without gaps. */
  number: number
  id: string
  occurred_at: string
  action: string
  /** '' when nobody is known to have done it. */
  actor: string
  /** As they were called then. */
  actor_name: string
  target_kind: string
  target: string
  target_title: string
  /** JSON, or null when no request asked for it. */
  source: string | null
  /** JSON of the fields that changed. */
  before: string | null
  after: string | null
  previous_hash: string
  hash: string
}

/** The last event of each organization. Its row is what writers of the log wait for. */
export interface AuditHeadTable {
  organization: string
  number: number
  hash: string
}

export interface AuditTables {
  audit_events: AuditEventTable
  audit_heads: AuditHeadTable
}
