/** Notifications of a person, and their reasons. */
import { z } from 'zod'
import { ChangeRequestStatus } from '../change-requests/schemas.ts'
import { credential } from '../operation/credential-fields.ts'
import { User } from '../people/schemas.ts'
import { Id, ListQuery, Timestamp } from '../wire/shapes.ts'

export const NotificationReason = z
  .enum([
    'review-requested',
    'reviewed',
    'mentioned',
    'assigned',
    'replied',
    'commented',
    'resolved',
    'suggested',
    'suggestion-answered',
    'merged',
    'merge-plan-failed',
    'archived',
  ])
  .describe('Why the person is told.')
  .meta({ id: 'NotificationReason' })
export type NotificationReason = z.infer<typeof NotificationReason>

export const Notification = z
  .object({
    object: z.literal('notification'),
    id: Id,
    reason: NotificationReason,
    actor: User.describe('Who did it, the latest where it happened several times.'),
    times: z.int().describe('How often it happened before it was read.'),
    createdAt: Timestamp.describe('The latest time.'),
    readAt: Timestamp.optional(),
    space: z.object({ id: Id, title: z.string() }),
    changeRequest: z
      .object({ id: Id, number: z.int(), subject: z.string(), status: ChangeRequestStatus })
      .optional(),
    comment: Id.optional().describe('The thread that it is about.'),
    urls: z.object({ app: z.string(), location: z.string() }),
  })
  .meta({ id: 'Notification' })
export type Notification = z.output<typeof Notification>

export const NotificationListQuery = ListQuery.extend({
  organization: Id.optional().describe('Only from this organization.'),
  status: z.enum(['all', 'unread']).default('all'),
  reason: z.array(NotificationReason).max(20).optional().describe('Only for these reasons.'),
})

export const NotificationUpdate = z.strictObject({ read: z.boolean() }).meta({ id: 'NotificationUpdate' })

export const NotificationsRead = z
  .strictObject({
    organization: Id.optional().describe('Only those from this organization.'),
    changeRequest: Id.optional().describe('Only those about this change request.'),
    until: Timestamp.optional().describe(
      'Only those up to this time, so that none is missed that came since.',
    ),
  })
  .meta({ id: 'NotificationsRead' })

export const NotificationFeed = z
  .object({
    url: credential(z.string().describe('The address of an Atom feed with one entry a day.')),
  })
  .meta({ id: 'NotificationFeed' })

export const Mute = z.object({ muted: z.boolean() }).meta({ id: 'Mute' })
