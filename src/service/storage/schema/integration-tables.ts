/** Tables of integrations: what is published, where it is installed, and the events sent to it. */
import type { Generated, Selectable } from 'kysely'

type Flag = 0 | 1
type Text = string
type Time = string
type JsonText = string

interface IntegrationTable {
  /** In lower case; belongs to the first organization that publishes under it. */
  name: Text
  /** The owner; '' for those that come with the program. */
  organization: Text
  /** The newest version. An installation that has not granted its scopes runs an older one. */
  version: number
  built_in: Flag
  title: Text
  /** Name, title and description in lower case, to be searched. */
  search: Text
  visibility: Text
  target: Text
  /** Arrays of names. */
  categories: JsonText
  scopes: JsonText
  /** Hosts of the URLs that become blocks, each between spaces. */
  block_domains: Text
  /** Whether it has blocks, and whether it has content sources. */
  blocks: Flag
  content_sources: Flag
  /** The manifest of the newest version (`integrations/model/manifest.ts`). */
  manifest: JsonText
  /** Sealed JSON: name to value; null without secrets. */
  secrets: Text | null
  /** Development mode: where events are sent; null when it is off. */
  tunnel_url: Text | null
  /** Also the events of other organizations. */
  tunnel_all: Flag
  tunnel_since: Time | null
  /** Refused connections in a row. */
  tunnel_refusals: number
  created_at: Time
  updated_at: Time
}

interface IntegrationVersionTable {
  integration: Text
  version: number
  manifest: JsonText
  /** Deflated source. */
  script: Uint8Array
  /** Bytes of the source. */
  script_size: number
  /** Who published it; '' for those that come with the program. */
  published_by: Text
  published_at: Time
}

interface IntegrationPictureTable {
  integration: Text
  /** SHA-256 of the PNG; manifests name pictures by it. */
  hash: Text
  bytes: Uint8Array
}

interface InstallationTable {
  /** At least 128 random bits: it is part of a public address. */
  id: Text
  integration: Text
  organization: Text
  /** `active`, `pending` or `paused`. */
  status: Text
  paused_reason: Text | null
  /** `all` or `selected`. */
  space_selection: Text
  site_selection: Text
  /** Sealed JSON. */
  configuration: Text
  /** Array of texts; also in `integration_external_ids`, to be found. */
  external_ids: JsonText
  /** The version that it runs, and what was granted to it. */
  version: number
  scopes: JsonText
  /** Increases with every change; part of the keys of caches. */
  revision: number
  created_by: Text
  created_at: Time
  updated_at: Time
}

/** A space or site in which an integration is installed. */
interface IntegrationTargetTable {
  installation: Text
  kind: 'space' | 'site'
  /** Id of the space or site. */
  target: Text
  integration: Text
  organization: Text
  status: Text
  configuration: Text
  external_ids: JsonText
  revision: number
  created_at: Time
  updated_at: Time
}

interface ExternalIdTable {
  integration: Text
  external_id: Text
  /** `organization`, `space` or `site`. */
  kind: Text
  installation: Text
  /** '' for the installation itself. */
  target: Text
}

interface IntegrationEventTable {
  arrival: Generated<number>
  id: Text
  integration: Text
  /** '' for tasks and other events of the integration itself. */
  installation: Text
  organization: Text
  /** Events of one queue are sent in order, one at a time: the installation, or `task` and the event's own id. */
  queue: Text
  type: Text
  /** As sent, with `eventId` and `type`; values of cookies are blanked. */
  payload: JsonText
  /** `waiting`, `success` or `failed`. */
  state: 'waiting' | 'success' | 'failed'
  due_at: Time
  attempts: number
  /** How many integrations' own calls led to it. */
  depth: number
  version: number | null
  milliseconds: number | null
  response: number | null
  error: Text | null
  /** Array of lines. */
  logs: JsonText | null
  replay_of: Text | null
  development: Flag
  created_at: Time
  ended_at: Time | null
}

export interface IntegrationTables {
  integrations: IntegrationTable
  integration_versions: IntegrationVersionTable
  integration_pictures: IntegrationPictureTable
  integration_installations: InstallationTable
  integration_targets: IntegrationTargetTable
  integration_external_ids: ExternalIdTable
  integration_events: IntegrationEventTable
}

export type IntegrationRow = Selectable<IntegrationTable>
export type InstallationRow = Selectable<InstallationTable>
export type IntegrationTargetRow = Selectable<IntegrationTargetTable>
export type IntegrationEventRow = Selectable<IntegrationEventTable>
