/** Tables of docs sites. The organization is the first key column of all of them. */
import type { Selectable } from 'kysely'
import type { FeedbackTables } from './feedback-tables.ts'
import type { SiteFontTable } from './site-font-tables.ts'
import type { SiteImageTable } from './site-image-tables.ts'

type Flag = 0 | 1
type Text = string
/** ISO 8601, UTC, milliseconds: sorts as text. */
type Time = string
type JsonText = string

interface SiteTable {
  organization: Text
  id: Text
  type: Text
  title: Text
  basename: Text
  /** The base name in lower case: unique in the installation. */
  basename_key: Text
  icon: JsonText | null
  visibility: Text
  published: Flag
  /** When it was first published; from then on, changed paths redirect. */
  published_at: Time | null
  /** When it, or its pending structure or look, was last published. */
  last_published_at: Time | null
  adaptive: Flag
  agents_context: Text
  /** `declared` or `any-https`: hosts that scripts of integrations can use. */
  script_sources: Text
  /** Host and path of a proxy under which it is also served. */
  proxy: Text | null
  /** The custom host name after verification; unique in the installation. */
  hostname: Text | null
  /** The whole customization; null if nothing has been set. */
  customization: JsonText | null
  adaptive_schema: JsonText | null
  adaptive_schema_at: Time | null
  /** Where visitors without a token are redirected, and where they sign out. */
  fallback_url: Text | null
  logout_url: Text | null
  /** The integration that signs visitors in; null: a program of the owner. It may have been removed since. */
  visitor_integration: Text | null
  /** 1: the service signs in the members of the organization; `visitor_integration` is null. */
  visitor_members: Flag
  /** Number of site spaces in its structure: the `site_items` of that kind. */
  site_spaces: number
  /** Counts changes of the structure; pending structures record the version that they are based on. */
  structure_version: number
  /** Counts all changes of the site, so that derived data can be cached under it. */
  version: number
  /** Rank of members without a grant; 0: no access; null: the role in the organization. */
  default_level: number | null
  created_by: Text
  created_at: Time
  updated_at: Time
}

/** Sections, groups of sections and site spaces (`content/site-tree`). */
interface SiteItemTable {
  organization: Text
  site: Text
  id: Text
  /** `site-section`, `site-section-group` or `site-space`. */
  kind: Text
  /** '' at the root. */
  parent: Text
  order_key: Text
  /** Null for a site space with the title of its space. */
  title: Text | null
  description: Text | null
  icon: Text | null
  /** '' on groups. */
  path: Text
  is_default: Flag
  condition: Text | null
  /** '' on sections and groups. */
  space: Text
  /** Customization of a site space that overrides the site's. */
  customization: JsonText | null
}

/** A link with a secret. The secret is derived from the id, so that it can be shown again without being stored. */
interface ShareLinkTable {
  organization: Text
  site: Text
  id: Text
  /** SHA-256 of the secret. */
  hash: Text
  name: Text
  active: Flag
  created_by: Text
  created_at: Time
  expires_at: Time | null
  used_at: Time | null
}

interface SiteRedirectTable {
  organization: Text
  site: Text
  id: Text
  /** Path below the base of the site, without a slash at either end; unique in the site. */
  source: Text
  destination: JsonText
  /** Also matches paths below the source, and preserves the rest of the path. */
  wildcard: Flag
  permanent: Flag
  /** Created because a path changed, not by a user. */
  automatic: Flag
  created_by: Text
  created_at: Time
  updated_at: Time
}

interface SiteHostnameTable {
  organization: Text
  site: Text
  hostname: Text
  /** The value with which the owner of the name verifies it. */
  challenge: Text
  /** `pending` or `active`. A name can be pending on several sites, but active on one only. */
  status: Text
  /** Why the last check failed. */
  problem: Text | null
  /** Why readers do not reach the site at the active name, as of the last check. */
  connection_problem: Text | null
  checked_at: Time | null
  created_by: Text
  created_at: Time
}

/** Keys that sign visitors' tokens. A key is derived from the id and not stored. */
interface VisitorKeyTable {
  organization: Text
  site: Text
  id: Text
  created_at: Time
  /** Until when its tokens are accepted; null for the current key. */
  valid_until: Time | null
}

/** A pending structure: edits that are applied when it is published. */
interface SiteDraftTable {
  organization: Text
  site: Text
  /** The version of the structure at the first edit. */
  base_version: number
  /** JSON array of `{ id, edit, person, at }`. */
  edits: JsonText
  /** Counts the changes of this draft and of earlier ones. */
  version: number
  created_at: Time
  updated_at: Time
}

/** A pending look: JSON of `{ site?, siteSpaces }`. */
interface SiteLookDraftTable {
  organization: Text
  site: Text
  look: JsonText
  /** Hash of the published look at the time of the first change. */
  base: Text
  /** Counts the changes of this draft and of earlier ones. */
  version: number
  person: Text
  updated_at: Time
}

export interface SiteTables extends FeedbackTables {
  sites: SiteTable
  site_items: SiteItemTable
  share_links: ShareLinkTable
  site_redirects: SiteRedirectTable
  site_hostnames: SiteHostnameTable
  visitor_keys: VisitorKeyTable
  site_drafts: SiteDraftTable
  site_look_drafts: SiteLookDraftTable
  site_fonts: SiteFontTable
  site_images: SiteImageTable
}

export type SiteRow = Selectable<SiteTable>
export type SiteItemRow = Selectable<SiteItemTable>
export type ShareLinkRow = Selectable<ShareLinkTable>
export type SiteRedirectRow = Selectable<SiteRedirectTable>
export type SiteHostnameRow = Selectable<SiteHostnameTable>
export type VisitorKeyRow = Selectable<VisitorKeyTable>

/** Tables that belong to one site and are deleted with it, each with `organization` and `site`. */
export const siteTables = [
  'site_items',
  'share_links',
  'site_redirects',
  'site_hostnames',
  'visitor_keys',
  'site_drafts',
  'site_look_drafts',
  'site_feedback',
  'site_empty_searches',
  'site_blocked_hosts',
  'site_fonts',
  'site_images',
] as const satisfies readonly (keyof SiteTables)[]
