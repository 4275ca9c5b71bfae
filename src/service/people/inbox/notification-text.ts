/** A notification as one line of plain text. */
import type { NotificationReason } from '../../../contract/notifications/schemas.ts'

const deeds: Readonly<Record<NotificationReason, string>> = {
  'review-requested': 'asks for your review of',
  reviewed: 'reviewed',
  mentioned: 'mentioned you in',
  assigned: 'assigned a thread to you in',
  replied: 'replied in',
  commented: 'commented on',
  resolved: 'resolved a thread in',
  suggested: 'suggested wording in',
  'suggestion-answered': 'answered your suggestion in',
  merged: 'merged',
  'merge-plan-failed': 'planned a merge that did not happen:',
  archived: 'archived',
}

interface News {
  readonly reason: NotificationReason
  readonly actor: { readonly displayName: string }
  readonly times: number
  readonly space: { readonly title: string }
  readonly changeRequest?: { readonly number: number; readonly subject: string }
}

/** `Ines commented on #12 Explain the backup (3 times)`. */
export const notificationText = ({ reason, actor, times, space, changeRequest }: News): string => {
  const about =
    changeRequest === undefined
      ? space.title
      : `#${changeRequest.number} ${changeRequest.subject || 'Untitled'}`
  return `${actor.displayName} ${deeds[reason]} ${about}${times > 1 ? ` (${times} times)` : ''}`
}
