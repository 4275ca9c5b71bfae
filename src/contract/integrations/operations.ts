/** Integrations: the catalog, publishing, installing, and the events sent to them, as specified. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf } from '../wire/shapes.ts'
import {
  ContentInstallationListQuery,
  Installation,
  InstallationListQuery,
  IntegrationEvent,
  IntegrationEventListQuery,
  NewInstallation,
  SiteInstallation,
  SpaceInstallation,
  TracedEvent,
} from './installation-schemas.ts'
import { IntegrationName } from './integration-name.ts'
import {
  Integration,
  IntegrationDevelopment,
  IntegrationListQuery,
  IntegrationPublication,
} from './schemas.ts'

/**
 * No path names an organization, so the verb checks access by the integration and the body. Everyone can read public
 * integrations and those of their organizations; the owner's administrators publish, and see installations and events;
 * an organization's administrators install.
 */
const right = { on: 'self' } as const
const params = { integrationName: IntegrationName }
const reads = { params, right, scope: 'read' } as const
const writes = { params, right, scope: 'admin' } as const

export const integrationsOperations = operationsOf('integrations', {
  listIntegrations: operation({
    method: 'GET',
    path: '/integrations',
    summary: 'Lists the integrations that can be installed.',
    query: IntegrationListQuery,
    status: 200,
    result: listOf(Integration),
    staleAfter: events.integrations,
    errors: ['bad-page-token'],
    right,
    scope: 'read',
  }),
  getIntegration: operation({
    ...reads,
    method: 'GET',
    path: '/integrations/{integrationName}',
    summary: 'Returns an integration.',
    status: 200,
    result: Integration,
    staleAfter: events.integrations,
    errors: ['not-found'],
    integrations: 'own',
  }),
  publishIntegration: operation({
    ...writes,
    method: 'POST',
    path: '/integrations/{integrationName}',
    summary: 'Publishes an integration or a new version of it.',
    body: IntegrationPublication,
    status: 200,
    result: Integration,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
  unpublishIntegration: operation({
    ...writes,
    method: 'DELETE',
    path: '/integrations/{integrationName}',
    summary: 'Unpublishes an integration and removes its installations.',
    status: 204,
    errors: ['role-too-low'],
  }),
  listInstallations: operation({
    ...reads,
    method: 'GET',
    path: '/integrations/{integrationName}/installations',
    summary: 'Lists the installations of an integration.',
    query: InstallationListQuery,
    status: 200,
    result: listOf(Installation),
    staleAfter: events.integrations,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
    integrations: 'own',
  }),
  installIntegration: operation({
    ...writes,
    method: 'POST',
    path: '/integrations/{integrationName}/installations',
    summary: 'Installs an integration in an organization.',
    body: NewInstallation,
    status: 201,
    location: true,
    result: Installation,
    errors: ['not-found', 'role-too-low', 'nothing-to-change', 'state-forbids'],
  }),
  listIntegrationEvents: operation({
    ...reads,
    method: 'GET',
    path: '/integrations/{integrationName}/events',
    summary: 'Lists the events sent to an integration, latest first.',
    query: IntegrationEventListQuery,
    status: 200,
    result: listOf(IntegrationEvent),
    staleAfter: events.integrations,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
    integrations: 'own',
  }),
  getIntegrationEvent: operation({
    ...reads,
    method: 'GET',
    path: '/integrations/{integrationName}/events/{eventId}',
    summary: 'Returns an event with the log of the integration.',
    status: 200,
    result: TracedEvent,
    staleAfter: events.integrations,
    errors: ['not-found', 'role-too-low'],
    integrations: 'own',
  }),
  listSpaceInstallations: operation({
    ...reads,
    method: 'GET',
    path: '/integrations/{integrationName}/spaces',
    summary: 'Lists the spaces in which an integration is installed.',
    query: ContentInstallationListQuery,
    status: 200,
    result: listOf(SpaceInstallation),
    staleAfter: events.integrations,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
    integrations: 'own',
  }),
  listSiteInstallations: operation({
    ...reads,
    method: 'GET',
    path: '/integrations/{integrationName}/sites',
    summary: 'Lists the sites in which an integration is installed.',
    query: ContentInstallationListQuery,
    status: 200,
    result: listOf(SiteInstallation),
    staleAfter: events.integrations,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
    integrations: 'own',
  }),
  developIntegration: operation({
    ...writes,
    method: 'PUT',
    path: '/integrations/{integrationName}/dev',
    summary: 'Forwards the events of an integration to a development machine.',
    body: IntegrationDevelopment,
    status: 204,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
})
