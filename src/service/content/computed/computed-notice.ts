/** What stands in place of a text that cannot be computed. */
import { noticeDocument } from '../../../content/computed/standing-text.ts'
import { canonicalBytes } from '../../../content/document/canonical.ts'
import { normalize } from '../../../content/document/normalize.ts'

/** Why there is no text. `unavailable`: its source does not exist, or is not installed or configured. */
export type NoticeState = 'unavailable' | 'pending' | 'failed'

/** A sentence for each, for people who read the page. */
export type NoticeText = Readonly<Record<NoticeState, string>>

/** For people who write the pages; sites say it to readers in their own language. */
export const writersNotices: NoticeText = {
  unavailable: 'The source of this page is not available.',
  pending: 'This page is being generated. Reload it in a moment.',
  failed: 'This page could not be generated. Try again later.',
}

/** The canonical bytes of a document with the notice. */
export const noticeBytes = (message: string): Uint8Array => canonicalBytes(normalize(noticeDocument(message)))
