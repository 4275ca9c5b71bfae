/** The onboarding checklist, and dismissing it. All of it is an extension. */
import { FirstSteps } from './first-steps-schemas.ts'
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'

const own = {
  right: { on: 'organization', level: 'read' },
  extension: true,
} as const

export const firstStepsOperations = operationsOf('organizations', {
  getFirstSteps: operation({
    ...own,
    method: 'GET',
    path: '/orgs/{organizationId}/first-steps',
    summary: 'Returns the onboarding checklist of an organization and the caller.',
    status: 200,
    result: FirstSteps,
    staleAfter: [
      ...events.changeRequestState,
      ...events.spaceSettings,
      ...events.memberships,
      ...events.invites,
      ...events.siteState,
    ],
    errors: ['not-found', 'role-too-low'],
    scope: 'read',
  }),
  dismissFirstSteps: operation({
    ...own,
    method: 'PUT',
    path: '/orgs/{organizationId}/first-steps/dismissal',
    summary: 'Dismisses the onboarding checklist for the caller.',
    status: 204,
    errors: ['not-found', 'role-too-low'],
    scope: 'write',
  }),
  recallFirstSteps: operation({
    ...own,
    method: 'DELETE',
    path: '/orgs/{organizationId}/first-steps/dismissal',
    summary: 'Shows the onboarding checklist to the caller again.',
    status: 204,
    errors: ['role-too-low'],
    scope: 'write',
  }),
})
