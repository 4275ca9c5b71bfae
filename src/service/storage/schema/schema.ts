/**
 * The tables, the same in both engines. Text ids, UTC text times, JSON as text, integers for booleans and for roles
 * (`rank` of the contract: 0 is null, 6 is admin). An absent parent is the empty text, so that it sorts and compares
 * alike in both engines. In content tables the space is the first key column.
 */
import type { Generated, Selectable } from 'kysely'
import type { ApiSpecTables } from './api-spec-tables.ts'
import type { ConversationTables } from './conversation-tables.ts'
import type { TranslationTables } from './translation-tables.ts'
import type { AuditTables } from './audit-tables.ts'
import type { BackupTables } from './backup-tables.ts'
import type { ComputedResultTables } from './computed-result-tables.ts'
import type { DeskTables } from './review-tables.ts'
import type { DismissalTables } from './dismissal-tables.ts'
import type { IntegrationTables } from './integration-tables.ts'
import type { PresenceTables } from './presence-tables.ts'
import type { SecondFactorTables } from './second-factor-tables.ts'
import type { SignOnTables } from './sign-on-tables.ts'
import type { SharedCacheTables } from './shared-cache-tables.ts'
import type { SiteTables } from './site-tables.ts'
import type { SmallPictureTables } from './small-picture-tables.ts'
import type { TimelineTables } from './timeline-tables.ts'

type Flag = 0 | 1
type Text = string
/** ISO 8601, UTC, milliseconds: sorts as text. */
type Time = string
type JsonText = string

interface PersonTable {
  id: Text
  /** Lower case; unique. */
  email: Text
  display_name: Text
  photo_url: Text | null
  /** The parameters, salt and hash of the password; null for people who sign in through single sign-on only. */
  password: Text | null
  operator: Flag
  disabled_at: Time | null
  /** Since when the address is verified: an operator invited it, or it is an operator's own. */
  verified_at: Time | null
  created_at: Time
  updated_at: Time
}

interface SessionTable {
  id: Text
  /** SHA-256 of the cookie's value. */
  hash: Text
  person: Text
  created_at: Time
  used_at: Time
  expires_at: Time
  address: Text
  agent: Text
  /** The organization through whose single sign-on it was started, or ''. */
  sign_on: Text
  /** When its person last reauthenticated; null: before this was recorded. */
  proved_at: Time | null
}

export interface TokenTable {
  id: Text
  hash: Text
  person: Text
  name: Text
  scope: Text
  created_at: Time
  used_at: Time | null
  expires_at: Time | null
  /** The value of the session in which it was created. */
  sign_on: Text
}

interface OrganizationTable {
  id: Text
  title: Text
  hostname: Text | null
  email_domains: JsonText
  /** Those that are shown to be its own. Domains that it no longer names count for nothing. */
  confirmed_domains: JsonText
  use_case: Text | null
  default_role: number
  default_content: JsonText | null
  logo: Text | null
  /** Whether its people must use its single sign-on. */
  sso: Flag
  /** When the requirement expires, during a trial. */
  sso_until: Time | null
  ai: Flag
  invite_links: Flag
  merge_rules: JsonText
  /** 1: nobody has set its merge rules, and its new spaces may ask for one approval. */
  default_rules: Flag
  created_at: Time
  updated_at: Time
}

interface MemberTable {
  organization: Text
  person: Text
  /** 0 for guests. */
  role: number
  disabled: Flag
  sso: Flag
  joined_at: Time
  seen_at: Time | null
}

export interface TeamTable {
  organization: Text
  id: Text
  title: Text
  created_at: Time
}

interface TeamMemberTable {
  organization: Text
  team: Text
  person: Text
  owner: Flag
}

/** An open invitation to an organization: for one address, or by a link. */
interface InviteTable {
  organization: Text
  id: Text
  /** Lower case; null for links, which anybody may use. */
  email: Text | null
  /** The role that it gives on `thing`, or in the organization if that is ''. */
  role: number
  /** Id of a space or collection, or ''. */
  thing: Text
  thing_kind: Text
  sso: Flag
  uses: number
  created_by: Text
  created_at: Time
  expires_at: Time | null
  used_at: Time | null
}

export interface AgentInstructionsTable {
  organization: Text
  instructions: JsonText
  updated_at: Time
  updated_by: Text
}

interface CollectionTable {
  organization: Text
  id: Text
  title: Text
  description: Text | null
  parent: Text
  /** Order key among the spaces and collections of one parent. */
  position: Text
  /** Null: inherited; 0: no access. */
  default_level: number | null
  created_at: Time
  updated_at: Time
}

interface SpaceTable {
  organization: Text
  id: Text
  title: Text
  description: Generated<string>
  emoji: Text
  icon: Text | null
  parent: Text
  position: Text
  default_level: number | null
  edit_mode: Text
  language: Text | null
  merge_rules: JsonText
  /** 1: asks for one approval if neither it nor its organization has rules. */
  default_rules: Flag
  template: Flag
  /** Head of main. */
  revision: Text
  /** The widest audience of the published sites that show it (`site-audience.ts`); 0 if none does. */
  audience: Generated<number>
  next_number: number
  open_comments: number
  change_requests: number
  change_requests_open: number
  change_requests_draft: number
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
  deleted_by: Text | null
}

interface GrantTable {
  organization: Text
  /** Id of a space or collection. */
  thing: Text
  thing_kind: Text
  grantee: Text
  /** `person` or `team`. */
  grantee_kind: Text
  role: number
  created_at: Time
}

interface RevisionTable {
  space: Text
  id: Text
  type: Text
  /** JSON array of revision ids, first parent first. */
  parents: JsonText
  /** Hash of the tree of entries. */
  root: Text
  /** Position on main's first-parent chain, from 1; null on revisions of change requests. */
  main_number: number | null
  merged_from: Text | null
  /** Why it exists, and how the request arrived; null if unknown. */
  cause: Text | null
  via: Text | null
  /** The name of the API token then. */
  token_name: Text | null
  created_by: Text
  created_at: Time
}

/** Tree nodes and documents: canonical bytes under their hash. */
interface ObjectTable {
  space: Text
  hash: Text
  /** `deflate`, or `splice` against `base`. */
  encoding: Text
  base: Text | null
  bytes: Uint8Array
}

/** Bytes of files. */
interface BlobTable {
  space: Text
  hash: Text
  size: number
  /** `deflate`, `plain`, or `remote`: then the bytes are in the file storage, and none are here. */
  encoding: Text
  bytes: Uint8Array
}

/** Objects of the file storage that no row of `blobs` names. */
interface UnusedFileTable {
  /** Of the object. */
  key: Text
  found_at: Time
  /** 1 once it is being deleted. */
  claimed: 0 | 1
}

/** When a page was created in the space, and when its content last changed. */
interface PageTimeTable {
  space: Text
  page: Text
  created_at: Time
  updated_at: Time
}

/** The revisions of main that changed a page. */
interface PageChangeTable {
  space: Text
  page: Text
  main_number: number
}

/** Paths that pages had on main, so that old addresses lead to the page permanently. */
interface FormerPathTable {
  space: Text
  path: Text
  page: Text
  /** When the page left the path; the address leads to the page that left it last. */
  left_at: Time
}

interface ChangeRequestTable {
  space: Text
  id: Text
  organization: Text
  number: number
  subject: Text
  description: JsonText | null
  status: Text
  created_by: Text
  revision: Text
  revision_initial: Text
  revision_merged_ancestor: Text
  revision_merged: Text | null
  merged_by: Text | null
  merged_at: Time | null
  open_comments: number
  cluster: Text | null
  /** What it answers (`causeKey`). */
  cause: JsonText | null
  /** Identifies its changes against what it was last updated from; null until it is reviewed. */
  difference: Text | null
  created_at: Time
  updated_at: Time
}

/** Who wrote content in a change request. */
interface ContributorTable {
  space: Text
  change_request: Text
  person: Text
  edits: number
  updated_at: Time
}

/** A review of a change request. */
interface ReviewTable {
  space: Text
  change_request: Text
  id: Text
  reviewer: Text
  requested_by: Text | null
  /** `approved` or `changes-requested`. */
  status: Text
  revision: Text
  /** The revision with the reviewed changes on top of what the change request was last updated from. */
  carried: Text | null
  /** Identifies the reviewed changes on top of what the change request was last updated from. */
  difference: Text
  /** 1 on its reviewer's latest review. */
  latest: Flag
  /** The thread about the change request as a whole. */
  comment: Text | null
  created_at: Time
  updated_at: Time
  dismissed_at: Time | null
  dismissed_by: Text | null
  dismissal: Text | null
}

/** People and teams who were asked for a review. */
interface ReviewRequestTable {
  space: Text
  change_request: Text
  grantee: Text
  /** `person` or `team`. */
  grantee_kind: Text
  revision: Text
  requested_by: Text
  created_at: Time
  answered_at: Time | null
}

/** What a person has marked as viewed in a change request. */
interface ViewedMarkTable {
  space: Text
  change_request: Text
  person: Text
  page: Text
  /** Key of the block; '' for a whole page. */
  block: Text
  /** Identifies the viewed content. */
  hash: Text
  viewed_at: Time
}

/** A merge that is planned for later. */
interface MergePlanTable {
  space: Text
  change_request: Text
  /** `rules-pass` or `at`. */
  kind: Text
  due_at: Time | null
  /** The person with whose rights it runs. */
  person: Text
  /** `waiting` or `failed`. */
  state: Text
  outcome: Text | null
  job: Text
  created_at: Time
}

interface ConflictAnswerTable {
  space: Text
  change_request: Text
  conflict: Text
  answer: JsonText
  person: Text
  created_at: Time
}

interface CommentTable {
  space: Text
  id: Text
  organization: Text
  /** '' on comments of the space itself. */
  change_request: Text
  page: Text | null
  node: Text | null
  table_cell: JsonText | null
  revision: Text
  body: JsonText
  author: Text
  posted_at: Time
  edited_at: Time | null
  resolved_at: Time | null
  resolved_by: Text | null
  replies: number
  /** The anchor at the time of posting (`CommentAnchor`); null for a comment about the whole. */
  anchor: JsonText | null
  /** The review that it was submitted with. */
  review: Text | null
  assignee: Text | null
}

interface ReplyTable {
  space: Text
  comment: Text
  id: Text
  body: JsonText
  author: Text
  posted_at: Time
  edited_at: Time | null
}

interface ReactionTable {
  space: Text
  /** Id of a comment or of a reply. */
  target: Text
  emoji: Text
  person: Text
  reacted_at: Time
}

/** People mentioned in a comment or one of its replies. */
interface MentionTable {
  space: Text
  /** The thread. */
  comment: Text
  /** Id of the comment or of the reply. */
  target: Text
  person: Text
}

/** A suggested text for a block of a change request; its thread is a comment. */
interface SuggestionTable {
  space: Text
  change_request: Text
  id: Text
  comment: Text
  page: Text
  /** Key of the block. */
  node: Text
  /** The original block, and the blocks that would replace it: documents as JSON. */
  base: JsonText
  replacement: JsonText
  /** `open`, `accepted` or `dismissed`. */
  state: Text
  author: Text
  created_at: Time
  settled_at: Time | null
  settled_by: Text | null
  /** The revision that accepting it created; null if the text was there already. */
  revision: Text | null
}

/** A notification; if the same happens again before it is read, its counter increases. */
interface NotificationTable {
  person: Text
  id: Text
  organization: Text
  /** '' for what belongs to the organization. */
  space: Text
  /** The API specification, or ''. */
  api_spec: Text
  /** '' for a thread of the space itself. */
  change_request: Text
  /** The thread, or ''. */
  comment: Text
  reason: Text
  /** The latest actor. */
  actor: Text
  times: number
  /** The latest occurrence. */
  created_at: Time
  read_at: Time | null
}

/** Change requests for which a person receives only what is addressed to them. */
interface MuteTable {
  space: Text
  change_request: Text
  person: Text
  created_at: Time
}

interface EventTable {
  /** Order of insertion, in which new events are numbered. */
  arrival: Generated<number>
  id: Text
  /** Assigned by the sequencer in commit order; null until then. */
  number: number | null
  organization: Text
  space: Text
  kind: Text
  subject: Text
  actor: Text
  data: JsonText
  created_at: Time
}

interface JobTable {
  id: Text
  kind: Text
  organization: Text
  person: Text
  input: JsonText
  /** pending, running, done, failed, cancelled. */
  state: Text
  progress: number
  total: number
  result: JsonText | null
  error: Text | null
  attempts: number
  /** Not before this time. */
  due_at: Time
  lease_until: Time | null
  /** Renewed each time the job is taken: identifies the process that runs it, and the attempt. */
  lease: Text | null
  created_at: Time
  updated_at: Time
}

/** Counted attempts at secrets that could be guessed. */
interface AttemptTable {
  key: Text
  window_start: Time
  count: number
}

interface SettingTable {
  name: Text
  value: Text
}

export interface Schema
  extends
    ApiSpecTables,
    ConversationTables,
    TranslationTables,
    AuditTables,
    DeskTables,
    DismissalTables,
    IntegrationTables,
    PresenceTables,
    SecondFactorTables,
    BackupTables,
    SignOnTables,
    SharedCacheTables,
    SiteTables,
    SmallPictureTables,
    ComputedResultTables,
    TimelineTables {
  persons: PersonTable
  sessions: SessionTable
  tokens: TokenTable
  organizations: OrganizationTable
  members: MemberTable
  teams: TeamTable
  team_members: TeamMemberTable
  invites: InviteTable
  agent_instructions: AgentInstructionsTable
  collections: CollectionTable
  spaces: SpaceTable
  grants: GrantTable
  revisions: RevisionTable
  objects: ObjectTable
  blobs: BlobTable
  unused_files: UnusedFileTable
  page_times: PageTimeTable
  former_paths: FormerPathTable
  page_changes: PageChangeTable
  change_requests: ChangeRequestTable
  contributors: ContributorTable
  reviews: ReviewTable
  review_requests: ReviewRequestTable
  viewed_marks: ViewedMarkTable
  merge_plans: MergePlanTable
  conflict_answers: ConflictAnswerTable
  comments: CommentTable
  replies: ReplyTable
  reactions: ReactionTable
  mentions: MentionTable
  suggestions: SuggestionTable
  notifications: NotificationTable
  mutes: MuteTable
  events: EventTable
  jobs: JobTable
  attempts: AttemptTable
  settings: SettingTable
  schema_versions: { number: number; name: Text; applied_at: Time }
}

export type PersonRow = Selectable<PersonTable>
export type OrganizationRow = Selectable<OrganizationTable>
export type InviteRow = Selectable<InviteTable>
export type CollectionRow = Selectable<CollectionTable>
export type SpaceRow = Selectable<SpaceTable>
export type RevisionRow = Selectable<RevisionTable>
export type ChangeRequestRow = Selectable<ChangeRequestTable>
export type ReviewRow = Selectable<ReviewTable>
export type ReviewRequestRow = Selectable<ReviewRequestTable>
export type MergePlanRow = Selectable<MergePlanTable>
export type CommentRow = Selectable<CommentTable>
export type ReplyRow = Selectable<ReplyTable>
export type SuggestionRow = Selectable<SuggestionTable>
export type NotificationRow = Selectable<NotificationTable>
export type JobRow = Selectable<JobTable>
export type EventRow = Selectable<EventTable>
