/** Who is currently editing a change request. */
import { operation } from '../operation/operation.ts'
import { Presence, PresenceUpdate } from './presence-schemas.ts'

const path = '/spaces/{spaceId}/change-requests/{changeRequestId}/presence'
const ours = { noun: 'change-requests', extension: true } as const

export const getChangeRequestPresence = operation({
  id: 'getChangeRequestPresence',
  method: 'GET',
  path,
  summary: 'Tells who edits a change request now, and which page.',
  status: 200,
  result: Presence,
  errors: ['not-found'],
  ...ours,
  right: { on: 'space', level: 'read' },
  scope: 'read',
})

export const announceChangeRequestPresence = operation({
  id: 'announceChangeRequestPresence',
  method: 'PUT',
  path,
  summary:
    'Says that the caller edits a change request in a window, or does so no more. It is to be said again.',
  body: PresenceUpdate,
  status: 200,
  result: Presence,
  errors: ['not-found', 'role-too-low'],
  ...ours,
  right: { on: 'space', level: 'edit' },
  scope: 'write',
})

export const presenceOperations = { getChangeRequestPresence, announceChangeRequestPresence }
