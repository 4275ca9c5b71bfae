/** Extensions for the owners of integrations: versions, trials, development mode, replay and tasks. */
import { events } from '../operation/events.ts'
import { operation } from '../operation/operation.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'
import {
  IntegrationEvent,
  IntegrationEventListQuery,
  NewIntegrationTask,
  TrialResult,
} from './installation-schemas.ts'
import { IntegrationName } from './integration-name.ts'
import {
  Integration,
  IntegrationTrial,
  IntegrationVersion,
  IntegrationVersionNumber,
  OrganizationIntegrationListQuery,
} from './schemas.ts'

/** The verbs check that the caller administers the owner. */
const right = { on: 'self' } as const
const params = { integrationName: IntegrationName }
const reads = { params, right, scope: 'read' } as const
const writes = { params, right, scope: 'admin' } as const
const version = { params: { ...params, versionId: IntegrationVersionNumber } } as const

export const integrationOwnerOperations = {
  listOrganizationIntegrations: operation({
    method: 'GET',
    path: '/orgs/{organizationId}/integrations',
    summary: 'Lists the integrations that an organization can install: the public ones and its own.',
    query: OrganizationIntegrationListQuery,
    status: 200,
    result: listOf(Integration),
    staleAfter: events.integrations,
    errors: ['not-found', 'bad-page-token'],
    right: { on: 'organization', level: 'read' },
    scope: 'read',
    extension: true,
  }),
  listIntegrationVersions: operation({
    ...reads,
    method: 'GET',
    path: '/integrations/{integrationName}/versions',
    summary: 'Lists the kept versions of an integration, latest first.',
    query: ListQuery,
    status: 200,
    result: listOf(IntegrationVersion),
    staleAfter: events.integrations,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
    extension: true,
  }),
  restoreIntegrationVersion: operation({
    ...writes,
    ...version,
    method: 'POST',
    path: '/integrations/{integrationName}/versions/{versionId}/restore',
    summary: 'Rolls back to a kept version, which is published as the newest one.',
    status: 200,
    result: Integration,
    errors: ['not-found', 'role-too-low'],
    extension: true,
  }),
  tryIntegration: operation({
    method: 'POST',
    path: '/orgs/{organizationId}/integrations/try',
    summary: 'Runs a script once with a made-up event, without publishing it.',
    body: IntegrationTrial,
    status: 200,
    result: TrialResult,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
    right: { on: 'organization', level: 'admin' },
    scope: 'admin',
    extension: true,
  }),
  endIntegrationDevelopment: operation({
    ...writes,
    method: 'DELETE',
    path: '/integrations/{integrationName}/dev',
    summary: 'Ends development mode: events go to the published script again.',
    status: 205,
    errors: ['not-found', 'role-too-low'],
    extension: true,
  }),
  replayIntegrationEvent: operation({
    ...writes,
    method: 'POST',
    path: '/integrations/{integrationName}/events/{eventId}/replay',
    summary: 'Sends an event again, under a new id and with the current configuration.',
    status: 200,
    result: IntegrationEvent,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
    extension: true,
  }),
  queueIntegrationTask: operation({
    ...writes,
    method: 'POST',
    path: '/integrations/{integrationName}/tasks',
    summary: 'Queues a task that the integration receives as an event.',
    body: NewIntegrationTask,
    status: 204,
    errors: ['not-found', 'role-too-low'],
    integrations: 'own',
    extension: true,
  }),
  listInstallationEvents: operation({
    ...reads,
    method: 'GET',
    path: '/integrations/{integrationName}/installations/{installationId}/events',
    summary: 'Lists the events sent to an installation, latest first.',
    query: IntegrationEventListQuery.omit({ installation: true }),
    status: 200,
    result: listOf(IntegrationEvent),
    staleAfter: events.integrations,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
    extension: true,
  }),
} as const
