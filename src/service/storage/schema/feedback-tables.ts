/** The table of what readers say of published pages. */
import type { Selectable } from 'kysely'

type Text = string
/** ISO 8601, UTC, milliseconds: compares as text. */
type Time = string

export interface SiteFeedbackTable {
  organization: Text
  site: Text
  id: Text
  /** Where on the site the page was read. */
  site_space: Text
  space: Text
  page: Text
  /** What the page was called then; told when it is gone. */
  page_title: Text
  /** The revision that readers saw. */
  revision: Text
  /** `good`, `ok` or `bad`. */
  rating: Text
  comment: Text | null
  /**
   * Tells the answers of one reader of one page on one day from those of others, and nothing else: a hash under a key
   * of that day, taken away when the day is over.
   */
  visitor: Text | null
  created_at: Time
}

export interface FeedbackTables {
  site_feedback: SiteFeedbackTable
}

export type SiteFeedbackRow = Selectable<SiteFeedbackTable>
