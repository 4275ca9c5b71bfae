/** Notifications of a person, and their reasons. */
import { z } from 'zod'
import { ApiSpecSlug } from '../api-specs/schemas.ts'
import { ReviewStatus } from '../change-requests/review-schemas.ts'
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
    'api-spec-breaking',
    'api-spec-failing',
  ])
  .describe('The reason for the notification.')
  .meta({ id: 'NotificationReason' })
export type NotificationReason = z.infer<typeof NotificationReason>

export const Notification = z
  .object({
    object: z.literal('notification'),
    id: Id,
    reason: NotificationReason,
    actor: User.describe('Who caused the notification; the latest person if it happened several times.'),
    times: z.int().describe('How many times it happened before it was read.'),
    createdAt: Timestamp.describe('When it last happened.'),
    readAt: Timestamp.optional(),
    space: z
      .object({ id: Id, title: z.string() })
      .optional()
      .describe('The space it is about, or that contains what it is about.'),
    apiSpec: z.object({ slug: ApiSpecSlug }).optional().describe('The API specification it is about.'),
    changeRequest: z
      .object({ id: Id, number: z.int(), subject: z.string(), status: ChangeRequestStatus })
      .optional(),
    comment: Id.optional().describe('The thread.'),
    verdict: ReviewStatus.optional().describe('With `reviewed`: what their latest review says.'),
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
    organization: Id.optional().describe('Only notifications from this organization.'),
    changeRequest: Id.optional().describe('Only notifications about this change request.'),
    until: Timestamp.optional().describe(
      'Only notifications up to this time, so that newer ones stay unread.',
    ),
  })
  .meta({ id: 'NotificationsRead' })

export const NotificationFeed = z
  .object({
    url: credential(z.string().describe('The URL of an Atom feed with one entry a day.')),
  })
  .meta({ id: 'NotificationFeed' })

export const Mute = z.object({ muted: z.boolean() }).meta({ id: 'Mute' })
