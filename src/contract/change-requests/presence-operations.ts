/** Who is currently editing a change request. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { Presence, PresenceUpdate } from './presence-schemas.ts'

const path = '/spaces/{spaceId}/change-requests/{changeRequestId}/presence'
const ours = { extension: true } as const

export const presenceOperations = operationsOf('change-requests', {
  getChangeRequestPresence: operation({
    method: 'GET',
    path,
    summary: 'Returns who is editing a change request, and on which page.',
    status: 200,
    result: Presence,
    staleAfter: events.presence,
    errors: ['not-found'],
    ...ours,
    right: { on: 'space', level: 'read' },
    scope: 'read',
  }),
  announceChangeRequestPresence: operation({
    method: 'PUT',
    path,
    summary:
      'Announces that the caller is editing a change request in a window, or has stopped. Repeat it regularly.',
    body: PresenceUpdate,
    status: 200,
    result: Presence,
    errors: ['not-found', 'role-too-low'],
    ...ours,
    right: { on: 'space', level: 'edit' },
    scope: 'write',
  }),
})
