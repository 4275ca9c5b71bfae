/** Tables of API specifications. The texts of versions are blobs under the id of their specification. */
import type { Selectable } from 'kysely'

type Flag = 0 | 1
type Text = string
type Time = string
type JsonText = string

interface ApiSpecTable {
  id: Text
  organization: Text
  slug: Text
  /** The slug in lower case, unique in the organization. */
  slug_key: Text
  /** Where the text is fetched; null if it was sent. */
  source_url: Text | null
  /** The blob of the text that was sent last; null with a URL. */
  source_blob: Text | null
  /** Increases whenever the source is replaced: the result of processing an older source is dropped. */
  source_number: number
  visibility: 'private' | 'public'
  /** Whether the URL is fetched on schedule. */
  recheck: Flag
  try_it: 'off' | 'browser'
  state: 'pending' | 'progress' | 'complete'
  step: 'fetch' | 'parse' | 'check' | 'index' | null
  /** The job that processes it, or did last. */
  job: Text | null
  last_version: Text | null
  /** The number of the newest version; versions that are no longer kept count too. */
  last_number: number
  /** Over the texts of the last version: equal texts are not read again. Null after an error. */
  source_hash: Text | null
  /** Of the last response of the URL, for conditional requests. */
  etag: Text | null
  last_modified: Text | null
  /** Failed checks of the URL in a row. */
  failures: number
  next_check_at: Time | null
  processed_at: Time | null
  error_code: 'FETCH_TIMEOUT' | 'FETCH_ERROR' | 'PARSE_ERROR' | null
  /** `{ message, code }[]` of the last processing. */
  errors: JsonText
  /** '' if an integration created it. */
  created_by: Text
  created_at: Time
  updated_at: Time
}

interface ApiSpecVersionTable {
  id: Text
  spec: Text
  number: number
  content_hash: Text
  /** `{ name, blob, format }[]`: the document itself first, then the files that it refers to. */
  files: JsonText
  /** The blob of the document as JSON, upgraded to OpenAPI 3.1. */
  document: Text
  dialect: Text
  format: 'json' | 'yaml'
  title: Text
  /** `info.version`. */
  api_version: Text
  operations: number
  schemas: number
  problems: JsonText
  created_at: Time
}

interface ApiSpecOperationTable {
  version: Text
  /** In the order of the document. */
  position: number
  spec: Text
  key: Text
  kind: 'path' | 'webhook'
  method: Text
  path: Text
  pointer: Text
  operation_id: Text | null
  summary: Text
  tags: JsonText
  deprecated: Flag
  hidden: Flag
  contract_hash: Text
  words_hash: Text
  /** Method, path, operation id, summary and tags in lower case. */
  search: Text
}

interface ApiSpecSchemaTable {
  version: Text
  position: number
  spec: Text
  name: Text
  hash: Text
}

/** The difference of two versions, computed once for each version of the checks. */
interface ApiSpecDifferenceTable {
  from_version: Text
  to_version: Text
  spec: Text
  checks_version: number
  precise: Flag
  /** Numbers of findings, accepted ones included. */
  breaking: number
  review: number
  safe: number
  words_only: number
  /** Deflated JSON: `{ findings, wordsOnly }`. */
  content: Uint8Array
}

/** Breaking and review findings of a difference, to count those that were accepted. */
interface ApiSpecFindingTable {
  from_version: Text
  to_version: Text
  fingerprint: Text
  spec: Text
  level: 'breaking' | 'review'
  /** How often it was found in this difference. */
  times: number
}

interface ApiSpecAcceptanceTable {
  spec: Text
  fingerprint: Text
  note: Text
  accepted_by: Text
  accepted_at: Time
}

export interface ApiSpecTables {
  api_specs: ApiSpecTable
  api_spec_versions: ApiSpecVersionTable
  api_spec_operations: ApiSpecOperationTable
  api_spec_schemas: ApiSpecSchemaTable
  api_spec_differences: ApiSpecDifferenceTable
  api_spec_findings: ApiSpecFindingTable
  api_spec_acceptances: ApiSpecAcceptanceTable
}

/** Tables whose rows belong to a specification and are deleted with it. */
export const apiSpecTables = [
  'api_spec_versions',
  'api_spec_operations',
  'api_spec_schemas',
  'api_spec_differences',
  'api_spec_findings',
  'api_spec_acceptances',
] as const satisfies readonly (keyof ApiSpecTables)[]

export type ApiSpecRow = Selectable<ApiSpecTable>
export type ApiSpecVersionRow = Selectable<ApiSpecVersionTable>
export type ApiSpecOperationRow = Selectable<ApiSpecOperationTable>
