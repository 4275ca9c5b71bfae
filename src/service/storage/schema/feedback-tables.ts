/** Feedback of readers on published pages, and what they searched for in vain. */
import type { Selectable } from 'kysely'

type Text = string
/** ISO 8601, UTC, milliseconds: sorts as text. */
type Time = string

interface SiteFeedbackTable {
  organization: Text
  site: Text
  id: Text
  /** The site space in which the page was read. */
  site_space: Text
  space: Text
  page: Text
  /** The page's title at that time; shown if the page is deleted. */
  page_title: Text
  /** The revision that readers saw. */
  revision: Text
  /** `good`, `ok` or `bad`. */
  rating: Text
  comment: Text | null
  /**
   * Distinguishes the reader's answers on one page and day from those of others, and nothing else: a hash with a key of
   * that day, removed when the day is over.
   */
  visitor: Text | null
  created_at: Time
}

/** Searches of a site that found nothing on one day (`2026-01-31`, UTC), by their masked text. */
interface SiteEmptySearchTable {
  organization: Text
  site: Text
  day: Text
  text: Text
  searches: number
  last_at: Time
}

/** Hosts that browsers of readers reported as blocked by the policy of a page. */
interface SiteBlockedHostTable {
  organization: Text
  site: Text
  directive: Text
  host: Text
  first_at: Time
  last_at: Time
}

export interface FeedbackTables {
  site_feedback: SiteFeedbackTable
  site_empty_searches: SiteEmptySearchTable
  site_blocked_hosts: SiteBlockedHostTable
}

export type SiteFeedbackRow = Selectable<SiteFeedbackTable>
