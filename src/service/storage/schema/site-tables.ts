/** Tables of docs sites. The organization is the first key of all of them. */
import type { Selectable } from 'kysely'
import type { FeedbackTables } from './feedback-tables.ts'
import type { SiteFontTable } from './site-font-tables.ts'

type Flag = 0 | 1
type Text = string
/** ISO 8601, UTC, milliseconds: compares as text. */
type Time = string
type JsonText = string

export interface SiteTable {
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
  /** When it was first published; from then on a path that is left leads on. */
  published_at: Time | null
  /** When it, or a pending structure or look of it, was published the last time. */
  last_published_at: Time | null
  adaptive: Flag
  agents_context: Text
  /** Host and path under which it is shown too. */
  proxy: Text | null
  /** The custom host name, once it was proved; unique in the installation. */
  hostname: Text | null
  /** The whole customization; null: nothing was set yet. */
  customization: JsonText | null
  adaptive_schema: JsonText | null
  adaptive_schema_at: Time | null
  /** Where visitors without a token are sent, and where they sign out. */
  fallback_url: Text | null
  logout_url: Text | null
  /** Site spaces in its structure: what `site_items` holds of that kind. */
  site_spaces: number
  /** Counts changes of the structure; what a pending structure was begun from. */
  structure_version: number
  /** Counts changes of anything of the site: what is made of it can be kept under this number. */
  version: number
  /** Rank of what members may do without a grant; 0 is nothing, null the role in the organization. */
  default_level: number | null
  created_by: Text
  created_at: Time
  updated_at: Time
}

/** Sections, groups of sections and site spaces (`content/site-tree`). */
export interface SiteItemTable {
  organization: Text
  site: Text
  id: Text
  /** `site-section`, `site-section-group` or `site-space`. */
  kind: Text
  /** '' at the root. */
  parent: Text
  order_key: Text
  /** Null on a site space that is called as its space is. */
  title: Text | null
  description: Text | null
  icon: Text | null
  /** '' on groups. */
  path: Text
  is_default: Flag
  condition: Text | null
  /** '' on sections and groups. */
  space: Text
  /** What a site space sets apart from its site. */
  customization: JsonText | null
}

/** A link with a secret. The secret is derived from the id, so that it can be shown again and is not stored. */
export interface ShareLinkTable {
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

export interface SiteRedirectTable {
  organization: Text
  site: Text
  id: Text
  /** Path below the base of the site, without a slash at either end; unique in the site. */
  source: Text
  destination: JsonText
  /** Also what stands below the source, which is carried over. */
  wildcard: Flag
  permanent: Flag
  /** Written because a path was changed, not by hand. */
  automatic: Flag
  created_by: Text
  created_at: Time
  updated_at: Time
}

export interface SiteHostnameTable {
  organization: Text
  site: Text
  hostname: Text
  /** What the owner of the name shows to prove it. */
  challenge: Text
  /** `pending` or `active`. Several sites may wait for one name; one can have it. */
  status: Text
  /** Why the last check failed. */
  problem: Text | null
  checked_at: Time | null
  created_by: Text
  created_at: Time
}

/** Keys that visitors' tokens are signed with. The key is derived from the id and is not stored. */
export interface VisitorKeyTable {
  organization: Text
  site: Text
  id: Text
  created_at: Time
  /** Until when tokens of it are still taken; null on the present one. */
  valid_until: Time | null
}

/** A pending structure: edits that are applied when it is published. */
export interface SiteDraftTable {
  organization: Text
  site: Text
  /** The version of the structure that the first edit was made over. */
  base_version: number
  /** JSON array of `{ id, edit, person, at }`. */
  edits: JsonText
  /** Counts changes of the draft itself. */
  version: number
  created_at: Time
  updated_at: Time
}

/** A look that waits: JSON of `{ site?, siteSpaces }`. */
export interface SiteLookDraftTable {
  organization: Text
  site: Text
  look: JsonText
  /** Hash of what readers got when the first of it was kept. */
  base: Text
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
}

export type SiteRow = Selectable<SiteTable>
export type SiteItemRow = Selectable<SiteItemTable>
export type ShareLinkRow = Selectable<ShareLinkTable>
export type SiteRedirectRow = Selectable<SiteRedirectTable>
export type SiteHostnameRow = Selectable<SiteHostnameTable>
export type VisitorKeyRow = Selectable<VisitorKeyTable>
export type SiteDraftRow = Selectable<SiteDraftTable>

/** Tables of what belongs to one site and goes with it, each with `organization` and `site`. */
export const siteTables = [
  'site_items',
  'share_links',
  'site_redirects',
  'site_hostnames',
  'visitor_keys',
  'site_drafts',
  'site_look_drafts',
  'site_feedback',
  'site_fonts',
] as const satisfies readonly (keyof SiteTables)[]
