/** Feedback of readers on published pages. */
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

export interface FeedbackTables {
  site_feedback: SiteFeedbackTable
}

export type SiteFeedbackRow = Selectable<SiteFeedbackTable>
