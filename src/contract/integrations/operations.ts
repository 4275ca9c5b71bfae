/** Integrations: the catalog, publishing, installing, and the events sent to them. */
import {
  ContentInstallationListQuery,
  Installation,
  InstallationListQuery,
  IntegrationEvent,
  NewInstallation,
  SiteInstallation,
  SpaceInstallation,
  TracedEvent,
} from './installation-schemas.ts'
import {
  Integration,
  IntegrationDevelopment,
  IntegrationListQuery,
  IntegrationName,
  IntegrationPublication,
} from './schemas.ts'
import { operation } from '../operation/operation.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

/**
 * No path names an organization, so the verb checks access by the integration and the body. Everyone can read public
 * integrations and those of their organizations; the owner's administrators publish, and see installations and events;
 * an organization's administrators install.
 */
const right = { on: 'self' } as const
const params = { integrationName: IntegrationName }
const reads = { noun: 'integrations', params, right, scope: 'read' } as const
const writes = { noun: 'integrations', params, right, scope: 'admin' } as const

export const listIntegrations = operation({
  noun: 'integrations',
  id: 'listIntegrations',
  method: 'GET',
  path: '/integrations',
  summary: 'Lists the integrations that can be installed.',
  query: IntegrationListQuery,
  status: 200,
  result: listOf(Integration),
  errors: ['bad-page-token'],
  right,
  scope: 'read',
})

export const getIntegration = operation({
  ...reads,
  id: 'getIntegration',
  method: 'GET',
  path: '/integrations/{integrationName}',
  summary: 'Reads an integration.',
  status: 200,
  result: Integration,
  errors: ['not-found'],
})

export const publishIntegration = operation({
  ...writes,
  id: 'publishIntegration',
  method: 'POST',
  path: '/integrations/{integrationName}',
  summary: 'Publishes an integration, or another version of it.',
  body: IntegrationPublication,
  status: 200,
  result: Integration,
  errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
})

export const unpublishIntegration = operation({
  ...writes,
  id: 'unpublishIntegration',
  method: 'DELETE',
  path: '/integrations/{integrationName}',
  summary: 'Takes an integration back, from where it is installed too.',
  status: 204,
  errors: ['role-too-low'],
})

export const listInstallations = operation({
  ...reads,
  id: 'listInstallations',
  method: 'GET',
  path: '/integrations/{integrationName}/installations',
  summary: 'Lists where an integration is installed.',
  query: InstallationListQuery,
  status: 200,
  result: listOf(Installation),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const installIntegration = operation({
  ...writes,
  id: 'installIntegration',
  method: 'POST',
  path: '/integrations/{integrationName}/installations',
  summary: 'Installs an integration in an organization.',
  body: NewInstallation,
  status: 201,
  location: true,
  result: Installation,
  errors: ['not-found', 'role-too-low', 'nothing-to-change'],
})

export const listIntegrationEvents = operation({
  ...reads,
  id: 'listIntegrationEvents',
  method: 'GET',
  path: '/integrations/{integrationName}/events',
  summary: 'Lists the events that an integration was sent, the latest first.',
  query: ListQuery,
  status: 200,
  result: listOf(IntegrationEvent),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const getIntegrationEvent = operation({
  ...reads,
  id: 'getIntegrationEvent',
  method: 'GET',
  path: '/integrations/{integrationName}/events/{eventId}',
  summary: 'Reads an event with what the integration logged.',
  status: 200,
  result: TracedEvent,
  errors: ['not-found', 'role-too-low'],
})

export const listSpaceInstallations = operation({
  ...reads,
  id: 'listSpaceInstallations',
  method: 'GET',
  path: '/integrations/{integrationName}/spaces',
  summary: 'Lists the spaces in which an integration is installed.',
  query: ContentInstallationListQuery,
  status: 200,
  result: listOf(SpaceInstallation),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const listSiteInstallations = operation({
  ...reads,
  id: 'listSiteInstallations',
  method: 'GET',
  path: '/integrations/{integrationName}/sites',
  summary: 'Lists the sites in which an integration is installed.',
  query: ContentInstallationListQuery,
  status: 200,
  result: listOf(SiteInstallation),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const developIntegration = operation({
  ...writes,
  id: 'developIntegration',
  method: 'PUT',
  path: '/integrations/{integrationName}/dev',
  summary: 'Sends the events of an integration to the machine of whoever develops it.',
  body: IntegrationDevelopment,
  status: 204,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const integrationsOperations = {
  listIntegrations,
  getIntegration,
  publishIntegration,
  unpublishIntegration,
  listInstallations,
  installIntegration,
  listIntegrationEvents,
  getIntegrationEvent,
  listSpaceInstallations,
  listSiteInstallations,
  developIntegration,
}
