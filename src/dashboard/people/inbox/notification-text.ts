/** Text of notifications. */
import type { Notification, NotificationReason } from '../../../client/types.gen.ts'

/** The action, after the actor's name; of an API specification, what happened to it. */
const actionTexts: Readonly<Record<NotificationReason, string>> = {
  'review-requested': 'requested your review',
  reviewed: 'reviewed your change request',
  mentioned: 'mentioned you',
  assigned: 'assigned a thread to you',
  replied: 'replied to you',
  commented: 'commented',
  resolved: 'resolved a thread',
  suggested: 'suggested an edit',
  'suggestion-answered': 'responded to your suggestion',
  merged: 'merged the change request',
  'merge-plan-failed': 'scheduled a merge that failed',
  archived: 'archived the change request',
  'api-spec-breaking': 'New version with breaking changes',
  'api-spec-failing': 'Could not be fetched three times in a row',
}

/** What a review says, instead of that there is one. */
const verdictTexts: Readonly<Record<NonNullable<Notification['verdict']>, string>> = {
  approved: 'approved your change request',
  'changes-requested': 'requested changes to your change request',
}

/** `Ines commented, 3 times`. */
export const actionText = ({
  actor,
  reason,
  times,
  verdict,
  apiSpec,
}: Pick<Notification, 'actor' | 'reason' | 'times' | 'verdict' | 'apiSpec'>): string => {
  const action = verdict === undefined ? actionTexts[reason] : verdictTexts[verdict]
  return `${apiSpec === undefined ? `${actor.displayName} ` : ''}${action}${times > 1 ? `, ${times} times` : ''}`
}

export const subjectText = ({
  changeRequest,
  space,
  apiSpec,
}: Pick<Notification, 'changeRequest' | 'space' | 'apiSpec'>): string =>
  apiSpec?.slug ?? ((changeRequest === undefined ? space?.title : changeRequest.subject) || 'Untitled')

const dayMilliseconds = 24 * 3600 * 1000

/** `Today`, `Yesterday`, or the date, in the user's time zone. */
export const dayText = (at: string, now: Date): string => {
  const day = new Date(at)
  if (day.toDateString() === now.toDateString()) return 'Today'
  if (day.toDateString() === new Date(now.getTime() - dayMilliseconds).toDateString()) return 'Yesterday'
  return day.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })
}
