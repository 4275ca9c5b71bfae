/** The caller's notifications, and muted change requests. */
import { z } from 'zod'
import {
  Mute,
  Notification,
  NotificationFeed,
  NotificationListQuery,
  NotificationsRead,
  NotificationUpdate,
} from './schemas.ts'
import { events, never } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf } from '../wire/shapes.ts'

const own = { right: { on: 'self' }, extension: true } as const
const ofChangeRequest = {
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute',
  right: { on: 'space', level: 'read' },
  extension: true,
} as const

export const notificationsOperations = operationsOf('people', {
  listNotifications: operation({
    ...own,
    method: 'GET',
    path: '/user/notifications',
    summary: 'Lists the notifications of the caller, latest first.',
    query: NotificationListQuery,
    status: 200,
    result: listOf(Notification).extend({
      unread: z.int().describe('The number of unread notifications, for all reasons.'),
    }),
    staleAfter: [...events.notifications, 'comment.deleted'],
    errors: ['bad-page-token'],
    scope: 'read',
  }),
  updateNotification: operation({
    ...own,
    method: 'PATCH',
    path: '/user/notifications/{notificationId}',
    summary: 'Marks a notification as read or unread.',
    body: NotificationUpdate,
    status: 200,
    result: Notification,
    errors: ['not-found'],
    scope: 'write',
  }),
  readNotifications: operation({
    ...own,
    method: 'POST',
    path: '/user/notifications/read',
    summary: 'Marks notifications as read.',
    body: NotificationsRead,
    status: 200,
    result: z.object({ read: z.int().describe('The number of notifications marked as read.') }),
    errors: [],
    scope: 'write',
  }),
  getNotificationFeed: operation({
    ...own,
    method: 'GET',
    path: '/user/notification-feed',
    summary: 'Returns the URL of the daily digest feed of the caller.',
    status: 200,
    result: NotificationFeed,
    staleAfter: events.notifications,
    errors: [],
    scope: 'admin',
  }),
  renewNotificationFeed: operation({
    ...own,
    method: 'POST',
    path: '/user/notification-feed',
    summary: 'Replaces the URL of the daily digest feed. The previous URL stops working.',
    status: 200,
    result: NotificationFeed,
    errors: [],
    scope: 'admin',
  }),
})

export const muteOperations = operationsOf('change-requests', {
  getChangeRequestMute: operation({
    ...ofChangeRequest,
    method: 'GET',
    summary: 'Returns whether the caller muted a change request.',
    status: 200,
    result: Mute,
    staleAfter: never,
    errors: ['not-found'],
    scope: 'read',
  }),
  muteChangeRequest: operation({
    ...ofChangeRequest,
    method: 'PUT',
    summary: 'Mutes a change request for the caller, except for mentions.',
    status: 200,
    result: Mute,
    errors: ['not-found'],
    scope: 'write',
  }),
  unmuteChangeRequest: operation({
    ...ofChangeRequest,
    method: 'DELETE',
    summary: 'Unmutes a change request for the caller.',
    status: 204,
    errors: [],
    scope: 'write',
  }),
})
