/** Text of notifications. */
import type { Notification, NotificationReason } from '../../../client/types.gen.ts'

/** The action, between the actor's name and the subject. */
const deeds: Readonly<Record<NotificationReason, string>> = {
  'review-requested': 'asks for your review',
  reviewed: 'reviewed your change',
  mentioned: 'mentioned you',
  assigned: 'assigned a thread to you',
  replied: 'replied to you',
  commented: 'commented',
  resolved: 'resolved a thread',
  suggested: 'suggested wording',
  'suggestion-answered': 'answered your suggestion',
  merged: 'merged it',
  'merge-plan-failed': 'planned a merge that could not happen',
  archived: 'put it aside',
}

/** `Ines commented, 3 times`. */
export const actionText = ({
  actor,
  reason,
  times,
}: Pick<Notification, 'actor' | 'reason' | 'times'>): string =>
  `${actor.displayName} ${deeds[reason]}${times > 1 ? `, ${times} times` : ''}`

export const subjectText = ({
  changeRequest,
  space,
}: Pick<Notification, 'changeRequest' | 'space'>): string =>
  changeRequest === undefined ? space.title || 'Untitled' : changeRequest.subject || 'Untitled'

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
