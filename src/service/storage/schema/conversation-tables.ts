/** Tables of conversations. All texts in them are masked, except what is sealed in `conversation_originals`. */
import type { Generated, Selectable } from 'kysely'

type Flag = 0 | 1
type Text = string
type Time = string
type JsonText = string

interface ConversationTable {
  organization: Text
  /** Chosen by the client that sent it. */
  id: Text
  subject: Text | null
  /** The subject in lower case, or ''. */
  subject_key: Text
  url: Text | null
  source: Text
  /** Loaded to try clusters with. */
  sample: Flag
  /** A keyed hash of what was sent: the same conversation again changes nothing. */
  content_hash: Text
  /** Places where personal data was masked. */
  masked: number
  /** Number of issues. */
  issues: number
  state: 'waiting' | 'read' | 'failed'
  failure: Text | null
  created_at: Time
  ingested_at: Time
  processed_at: Time | null
}

interface ConversationTextTable {
  organization: Text
  conversation: Text
  /** Deflated JSON of `{ parts, attributes }`. */
  content: Uint8Array
  /** Characters of that JSON. */
  size: number
}

interface ConversationOriginalTable {
  organization: Text
  conversation: Text
  /** Encrypted JSON of `{ subject, parts, metadata }`. */
  sealed: Text
  /** Fingerprint of the secret that it was encrypted with. */
  sealed_with: Text
  ingested_at: Time
}

/** One row for each organization that ever had conversations. */
interface ConversationSettingsTable {
  organization: Text
  /** Days that originals are kept; 0: never stored. */
  keep_originals: number
  /** Of the last clustering, for issues that come between two. */
  weights: Text | null
  clustered_at: Time | null
  /** Number of issues at that time. */
  clustered_issues: number
  /** Issues were added or removed since then. */
  stale: Flag
  /** Increases whenever a person moves issues: a clustering that began before is not written. */
  generation: number
}

interface ConversationIssueTable {
  organization: Text
  /** A hash of the conversation and the sentence that identifies the issue: the same after the conversation is read again. */
  id: Text
  conversation: Text
  /** In its conversation. */
  position: number
  cluster: Text | null
  /** Who decided on the cluster; null if the service did. */
  pinned_by: Text | null
  title: Text
  summary: Text
  evidence: JsonText
  /** The text that it is compared by. */
  compared: Text
  language: Text
  features: Text
  /** Of its conversation. */
  created_at: Time
  ingested_at: Time
}

interface IssueClusterTable {
  organization: Text
  id: Text
  label: Text
  labelled_by: 'person' | 'service'
  icon: Text
  state: 'open' | 'muted' | 'dismissed'
  merged_into: Text | null
  summary: Text
  terms: JsonText
  /** Ids of typical issues, best first. */
  typical: JsonText
  /** Label, summary and terms in lower case. */
  search: Text
  created_at: Time
  updated_at: Time
}

interface ClusterActionTable {
  arrival: Generated<number>
  organization: Text
  id: Text
  kind: 'merge' | 'split' | 'update'
  done_by: Text
  done_at: Time
  cluster: Text
  other: Text | null
  issues: number
  /** Fields of the cluster before the action. */
  before: JsonText
  undone_at: Time | null
}

/** Where the issues of an action were before it. */
interface ClusterActionIssueTable {
  organization: Text
  action: Text
  issue: Text
  cluster: Text | null
  pinned_by: Text | null
}

export interface ConversationTables {
  conversations: ConversationTable
  conversation_texts: ConversationTextTable
  conversation_originals: ConversationOriginalTable
  conversation_settings: ConversationSettingsTable
  conversation_issues: ConversationIssueTable
  issue_clusters: IssueClusterTable
  cluster_actions: ClusterActionTable
  cluster_action_issues: ClusterActionIssueTable
}

export type ConversationRow = Selectable<ConversationTable>
export type ConversationIssueRow = Selectable<ConversationIssueTable>
export type IssueClusterRow = Selectable<IssueClusterTable>
export type ClusterActionRow = Selectable<ClusterActionTable>
