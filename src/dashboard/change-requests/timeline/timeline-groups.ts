/** Which filter of the stream an entry of the timeline belongs to. */
import type { TimelineKind } from '../../../client/types.gen.ts'

/** `state`: only shown among everything. */
export type TimelineGroup = 'reviews' | 'edits' | 'state'

const groups: Readonly<Record<TimelineKind, TimelineGroup | undefined>> = {
  created: 'state',
  opened: 'state',
  'returned-to-draft': 'state',
  archived: 'state',
  reopened: 'state',
  edited: 'edits',
  'subject-changed': 'edits',
  'description-changed': 'edits',
  'review-requested': 'reviews',
  'review-request-withdrawn': 'reviews',
  reviewed: 'reviews',
  'review-dismissed': 'reviews',
  'suggestion-accepted': 'edits',
  'suggestion-dismissed': 'state',
  // The thread itself stands in the stream.
  'thread-opened': undefined,
  'thread-resolved': 'state',
  'thread-reopened': 'state',
  'updated-from-main': 'edits',
  'rules-changed': 'reviews',
  'merge-scheduled': 'state',
  'scheduled-merge-cancelled': 'state',
  'merge-failed': 'state',
  merged: 'state',
  reverted: 'state',
}

/** The group of a kind; undefined if the stream does not show it. */
export const timelineGroup = (kind: TimelineKind): TimelineGroup | undefined => groups[kind]
