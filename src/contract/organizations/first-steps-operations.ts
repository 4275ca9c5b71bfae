/** The onboarding checklist, and dismissing it. All of it is an extension. */
import { FirstSteps } from './first-steps-schemas.ts'
import { operation } from '../operation/operation.ts'

const own = {
  noun: 'organizations',
  right: { on: 'organization', level: 'read' },
  extension: true,
} as const

export const getFirstSteps = operation({
  ...own,
  id: 'getFirstSteps',
  method: 'GET',
  path: '/orgs/{organizationId}/first-steps',
  summary: 'Tells which first steps an organization and the caller have taken.',
  status: 200,
  result: FirstSteps,
  errors: ['not-found', 'role-too-low'],
  scope: 'read',
})

export const dismissFirstSteps = operation({
  ...own,
  id: 'dismissFirstSteps',
  method: 'PUT',
  path: '/orgs/{organizationId}/first-steps/dismissal',
  summary: 'Puts the list of first steps aside, for the caller.',
  status: 204,
  errors: ['not-found', 'role-too-low'],
  scope: 'write',
})

export const recallFirstSteps = operation({
  ...own,
  id: 'recallFirstSteps',
  method: 'DELETE',
  path: '/orgs/{organizationId}/first-steps/dismissal',
  summary: 'Brings the list of first steps back.',
  status: 204,
  errors: ['role-too-low'],
  scope: 'write',
})

export const firstStepsOperations = { getFirstSteps, dismissFirstSteps, recallFirstSteps }
