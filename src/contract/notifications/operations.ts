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
import { operation } from '../operation/operation.ts'
import { listOf } from '../wire/shapes.ts'

const own = { noun: 'people', right: { on: 'self' }, extension: true } as const
const ofChangeRequest = {
  noun: 'change-requests',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute',
  right: { on: 'space', level: 'read' },
  extension: true,
} as const

export const listNotifications = operation({
  ...own,
  id: 'listNotifications',
  method: 'GET',
  path: '/user/notifications',
  summary: 'Lists what the caller was told, the latest first.',
  query: NotificationListQuery,
  status: 200,
  result: listOf(Notification).extend({
    unread: z.int().describe('Those that are not read, of all reasons.'),
  }),
  errors: ['bad-page-token'],
  scope: 'read',
})

export const updateNotification = operation({
  ...own,
  id: 'updateNotification',
  method: 'PATCH',
  path: '/user/notifications/{notificationId}',
  summary: 'Marks a notification as read, or as unread again.',
  body: NotificationUpdate,
  status: 200,
  result: Notification,
  errors: ['not-found'],
  scope: 'write',
})

export const readNotifications = operation({
  ...own,
  id: 'readNotifications',
  method: 'POST',
  path: '/user/notifications/read',
  summary: 'Marks notifications as read.',
  body: NotificationsRead,
  status: 200,
  result: z.object({ read: z.int().describe('How many were marked.') }),
  errors: [],
  scope: 'write',
})

export const getNotificationFeed = operation({
  ...own,
  id: 'getNotificationFeed',
  method: 'GET',
  path: '/user/notification-feed',
  summary: 'Gives the address of the daily digest of the caller as a feed.',
  status: 200,
  result: NotificationFeed,
  errors: [],
  scope: 'admin',
})

export const renewNotificationFeed = operation({
  ...own,
  id: 'renewNotificationFeed',
  method: 'POST',
  path: '/user/notification-feed',
  summary: 'Gives the digest another address; the former one leads nowhere from then on.',
  status: 200,
  result: NotificationFeed,
  errors: [],
  scope: 'admin',
})

export const getChangeRequestMute = operation({
  ...ofChangeRequest,
  id: 'getChangeRequestMute',
  method: 'GET',
  summary: 'Says whether the caller muted a change request.',
  status: 200,
  result: Mute,
  errors: ['not-found'],
  scope: 'read',
})

export const muteChangeRequest = operation({
  ...ofChangeRequest,
  id: 'muteChangeRequest',
  method: 'PUT',
  summary: 'Ends notifications about a change request, except those that speak to the caller by name.',
  status: 200,
  result: Mute,
  errors: ['not-found'],
  scope: 'write',
})

export const unmuteChangeRequest = operation({
  ...ofChangeRequest,
  id: 'unmuteChangeRequest',
  method: 'DELETE',
  summary: 'Lets notifications about a change request through again.',
  status: 204,
  errors: [],
  scope: 'write',
})

export const notificationsOperations = {
  listNotifications,
  updateNotification,
  readNotifications,
  getNotificationFeed,
  renewNotificationFeed,
  getChangeRequestMute,
  muteChangeRequest,
  unmuteChangeRequest,
}
