// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { GetInstallationData, GetInstallationErrors, GetInstallationResponses, GetIntegrationData, GetIntegrationErrors, GetIntegrationEventData, GetIntegrationEventErrors, GetIntegrationEventResponses, GetIntegrationResponses, GetSiteInstallationData, GetSiteInstallationErrors, GetSiteInstallationResponses, GetSpaceInstallationData, GetSpaceInstallationErrors, GetSpaceInstallationResponses, ListContentSourcesData, ListContentSourcesErrors, ListContentSourcesResponses, ListInstallationEventsData, ListInstallationEventsErrors, ListInstallationEventsResponses, ListInstallationsData, ListInstallationsErrors, ListInstallationsResponses, ListIntegrationBlocksData, ListIntegrationBlocksErrors, ListIntegrationBlocksResponses, ListIntegrationChoicesData, ListIntegrationChoicesErrors, ListIntegrationChoicesResponses, ListIntegrationEventsData, ListIntegrationEventsErrors, ListIntegrationEventsResponses, ListIntegrationScriptsData, ListIntegrationScriptsErrors, ListIntegrationScriptsResponses, ListIntegrationsData, ListIntegrationsErrors, ListIntegrationsResponses, ListIntegrationVersionsData, ListIntegrationVersionsErrors, ListIntegrationVersionsResponses, ListOrganizationInstallationsData, ListOrganizationInstallationsErrors, ListOrganizationInstallationsResponses, ListOrganizationIntegrationsData, ListOrganizationIntegrationsErrors, ListOrganizationIntegrationsResponses, ListSiteInstallationsData, ListSiteInstallationsErrors, ListSiteInstallationsResponses, ListSiteIntegrationsData, ListSiteIntegrationsErrors, ListSiteIntegrationsResponses, ListSitesOfInstallationData, ListSitesOfInstallationErrors, ListSitesOfInstallationResponses, ListSpaceInstallationsData, ListSpaceInstallationsErrors, ListSpaceInstallationsResponses, ListSpaceIntegrationsData, ListSpaceIntegrationsErrors, ListSpaceIntegrationsResponses, ListSpacesOfInstallationData, ListSpacesOfInstallationErrors, ListSpacesOfInstallationResponses, RenderIntegrationByQueryData, RenderIntegrationByQueryErrors, RenderIntegrationByQueryResponses } from '../types.gen.ts';

export const listIntegrations = <ThrowOnError extends boolean = true>(options?: Options<ListIntegrationsData, ThrowOnError>): RequestResult<ListIntegrationsResponses, ListIntegrationsErrors, ThrowOnError> => (options?.client ?? client).get<ListIntegrationsResponses, ListIntegrationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations',
    ...options
});

export const getIntegration = <ThrowOnError extends boolean = true>(options: Options<GetIntegrationData, ThrowOnError>): RequestResult<GetIntegrationResponses, GetIntegrationErrors, ThrowOnError> => (options.client ?? client).get<GetIntegrationResponses, GetIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}',
    ...options
});

export const listInstallations = <ThrowOnError extends boolean = true>(options: Options<ListInstallationsData, ThrowOnError>): RequestResult<ListInstallationsResponses, ListInstallationsErrors, ThrowOnError> => (options.client ?? client).get<ListInstallationsResponses, ListInstallationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations',
    ...options
});

export const listIntegrationEvents = <ThrowOnError extends boolean = true>(options: Options<ListIntegrationEventsData, ThrowOnError>): RequestResult<ListIntegrationEventsResponses, ListIntegrationEventsErrors, ThrowOnError> => (options.client ?? client).get<ListIntegrationEventsResponses, ListIntegrationEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/events',
    ...options
});

export const getIntegrationEvent = <ThrowOnError extends boolean = true>(options: Options<GetIntegrationEventData, ThrowOnError>): RequestResult<GetIntegrationEventResponses, GetIntegrationEventErrors, ThrowOnError> => (options.client ?? client).get<GetIntegrationEventResponses, GetIntegrationEventErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/events/{eventId}',
    ...options
});

export const listSpaceInstallations = <ThrowOnError extends boolean = true>(options: Options<ListSpaceInstallationsData, ThrowOnError>): RequestResult<ListSpaceInstallationsResponses, ListSpaceInstallationsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceInstallationsResponses, ListSpaceInstallationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/spaces',
    ...options
});

export const listSiteInstallations = <ThrowOnError extends boolean = true>(options: Options<ListSiteInstallationsData, ThrowOnError>): RequestResult<ListSiteInstallationsResponses, ListSiteInstallationsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteInstallationsResponses, ListSiteInstallationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/sites',
    ...options
});

export const listOrganizationIntegrations = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationIntegrationsData, ThrowOnError>): RequestResult<ListOrganizationIntegrationsResponses, ListOrganizationIntegrationsErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationIntegrationsResponses, ListOrganizationIntegrationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/integrations',
    ...options
});

export const listIntegrationVersions = <ThrowOnError extends boolean = true>(options: Options<ListIntegrationVersionsData, ThrowOnError>): RequestResult<ListIntegrationVersionsResponses, ListIntegrationVersionsErrors, ThrowOnError> => (options.client ?? client).get<ListIntegrationVersionsResponses, ListIntegrationVersionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/versions',
    ...options
});

export const listInstallationEvents = <ThrowOnError extends boolean = true>(options: Options<ListInstallationEventsData, ThrowOnError>): RequestResult<ListInstallationEventsResponses, ListInstallationEventsErrors, ThrowOnError> => (options.client ?? client).get<ListInstallationEventsResponses, ListInstallationEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/events',
    ...options
});

export const getInstallation = <ThrowOnError extends boolean = true>(options: Options<GetInstallationData, ThrowOnError>): RequestResult<GetInstallationResponses, GetInstallationErrors, ThrowOnError> => (options.client ?? client).get<GetInstallationResponses, GetInstallationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}',
    ...options
});

export const listSpacesOfInstallation = <ThrowOnError extends boolean = true>(options: Options<ListSpacesOfInstallationData, ThrowOnError>): RequestResult<ListSpacesOfInstallationResponses, ListSpacesOfInstallationErrors, ThrowOnError> => (options.client ?? client).get<ListSpacesOfInstallationResponses, ListSpacesOfInstallationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/spaces',
    ...options
});

export const getSpaceInstallation = <ThrowOnError extends boolean = true>(options: Options<GetSpaceInstallationData, ThrowOnError>): RequestResult<GetSpaceInstallationResponses, GetSpaceInstallationErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceInstallationResponses, GetSpaceInstallationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/spaces/{spaceId}',
    ...options
});

export const listSitesOfInstallation = <ThrowOnError extends boolean = true>(options: Options<ListSitesOfInstallationData, ThrowOnError>): RequestResult<ListSitesOfInstallationResponses, ListSitesOfInstallationErrors, ThrowOnError> => (options.client ?? client).get<ListSitesOfInstallationResponses, ListSitesOfInstallationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/sites',
    ...options
});

export const getSiteInstallation = <ThrowOnError extends boolean = true>(options: Options<GetSiteInstallationData, ThrowOnError>): RequestResult<GetSiteInstallationResponses, GetSiteInstallationErrors, ThrowOnError> => (options.client ?? client).get<GetSiteInstallationResponses, GetSiteInstallationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/sites/{siteId}',
    ...options
});

export const listOrganizationInstallations = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationInstallationsData, ThrowOnError>): RequestResult<ListOrganizationInstallationsResponses, ListOrganizationInstallationsErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationInstallationsResponses, ListOrganizationInstallationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/installations',
    ...options
});

export const listSpaceIntegrations = <ThrowOnError extends boolean = true>(options: Options<ListSpaceIntegrationsData, ThrowOnError>): RequestResult<ListSpaceIntegrationsResponses, ListSpaceIntegrationsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceIntegrationsResponses, ListSpaceIntegrationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/integrations',
    ...options
});

export const listIntegrationBlocks = <ThrowOnError extends boolean = true>(options: Options<ListIntegrationBlocksData, ThrowOnError>): RequestResult<ListIntegrationBlocksResponses, ListIntegrationBlocksErrors, ThrowOnError> => (options.client ?? client).get<ListIntegrationBlocksResponses, ListIntegrationBlocksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/integration-blocks',
    ...options
});

export const listContentSources = <ThrowOnError extends boolean = true>(options: Options<ListContentSourcesData, ThrowOnError>): RequestResult<ListContentSourcesResponses, ListContentSourcesErrors, ThrowOnError> => (options.client ?? client).get<ListContentSourcesResponses, ListContentSourcesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content-sources',
    ...options
});

export const listSiteIntegrations = <ThrowOnError extends boolean = true>(options: Options<ListSiteIntegrationsData, ThrowOnError>): RequestResult<ListSiteIntegrationsResponses, ListSiteIntegrationsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteIntegrationsResponses, ListSiteIntegrationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/integrations',
    ...options
});

export const listIntegrationScripts = <ThrowOnError extends boolean = true>(options: Options<ListIntegrationScriptsData, ThrowOnError>): RequestResult<ListIntegrationScriptsResponses, ListIntegrationScriptsErrors, ThrowOnError> => (options.client ?? client).get<ListIntegrationScriptsResponses, ListIntegrationScriptsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/integration-scripts',
    ...options
});

export const renderIntegrationByQuery = <ThrowOnError extends boolean = true>(options: Options<RenderIntegrationByQueryData, ThrowOnError>): RequestResult<RenderIntegrationByQueryResponses, RenderIntegrationByQueryErrors, ThrowOnError> => (options.client ?? client).get<RenderIntegrationByQueryResponses, RenderIntegrationByQueryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/render',
    ...options
});

export const listIntegrationChoices = <ThrowOnError extends boolean = true>(options: Options<ListIntegrationChoicesData, ThrowOnError>): RequestResult<ListIntegrationChoicesResponses, ListIntegrationChoicesErrors, ThrowOnError> => (options.client ?? client).get<ListIntegrationChoicesResponses, ListIntegrationChoicesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/choices',
    ...options
});
