import {
  Archive,
  CalendarClock,
  Check,
  CircleX,
  GitMerge,
  GitPullRequest,
  GitPullRequestDraft,
  ListChecks,
  MessageSquare,
  MessageSquareX,
  Pencil,
  PencilLine,
  RefreshCw,
  Undo2,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import type { TimelineEntry } from '../../../client/types.gen.ts'

const icons: Readonly<Record<Exclude<TimelineEntry['kind'], 'reviewed'>, LucideIcon>> = {
  created: GitPullRequestDraft,
  opened: GitPullRequest,
  'returned-to-draft': GitPullRequestDraft,
  archived: Archive,
  reopened: GitPullRequest,
  edited: Pencil,
  'subject-changed': Pencil,
  'description-changed': Pencil,
  'review-requested': UserPlus,
  'review-request-withdrawn': UserPlus,
  'review-dismissed': CircleX,
  'suggestion-accepted': PencilLine,
  'suggestion-dismissed': PencilLine,
  'thread-opened': MessageSquare,
  'thread-resolved': MessageSquare,
  'thread-reopened': MessageSquare,
  'updated-from-main': RefreshCw,
  'rules-changed': ListChecks,
  'merge-scheduled': CalendarClock,
  'scheduled-merge-cancelled': CalendarClock,
  'merge-failed': CircleX,
  merged: GitMerge,
  reverted: Undo2,
}

/** The icon of an entry, with the classes of its color. The text says the same. */
export const timelineIcon = (entry: TimelineEntry): { readonly icon: LucideIcon; readonly color: string } => {
  if (entry.kind === 'reviewed')
    return entry.status === 'approved'
      ? { icon: Check, color: 'bg-moss-soft text-moss' }
      : { icon: MessageSquareX, color: 'bg-rust-soft text-rust' }
  if (entry.kind === 'merged') return { icon: GitMerge, color: 'bg-accent-soft text-accent' }
  if (entry.kind === 'merge-failed') return { icon: CircleX, color: 'bg-rust-soft text-rust' }
  return { icon: icons[entry.kind], color: 'bg-chosen text-ink-soft' }
}
