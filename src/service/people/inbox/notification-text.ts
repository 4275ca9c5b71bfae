/** A notification as one line of plain text. */
import type { NotificationReason } from '../../../contract/notifications/schemas.ts'

/** Those about an API specification follow its name; the others stand between the person and the subject. */
const verbPhrases: Readonly<Record<NotificationReason, string>> = {
  'review-requested': 'requested your review of',
  reviewed: 'reviewed',
  mentioned: 'mentioned you in',
  assigned: 'assigned a thread to you in',
  replied: 'replied in',
  commented: 'commented on',
  resolved: 'resolved a thread in',
  suggested: 'suggested an edit in',
  'suggestion-answered': 'responded to your suggestion in',
  merged: 'merged',
  'merge-plan-failed': 'scheduled a merge that did not happen:',
  archived: 'archived',
  'api-spec-breaking': 'has breaking changes',
  'api-spec-failing': 'could not be fetched three times in a row',
}

interface News {
  readonly reason: NotificationReason
  readonly actor: { readonly displayName: string }
  readonly times: number
  readonly space?: { readonly title: string }
  readonly apiSpec?: { readonly slug: string }
  readonly changeRequest?: { readonly number: number; readonly subject: string }
}

/** `Ines commented on #12 Explain the backup (3 times)`. */
export const notificationText = ({ reason, actor, times, space, apiSpec, changeRequest }: News): string => {
  if (apiSpec !== undefined) return `${apiSpec.slug} ${verbPhrases[reason]}`
  const subject =
    changeRequest === undefined
      ? (space?.title ?? '')
      : `#${changeRequest.number} ${changeRequest.subject || 'Untitled'}`
  return `${actor.displayName} ${verbPhrases[reason]} ${subject}${times > 1 ? ` (${times} times)` : ''}`
}
