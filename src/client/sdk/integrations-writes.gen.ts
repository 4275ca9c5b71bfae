// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { ConsentToScopesData, ConsentToScopesErrors, ConsentToScopesResponses, CreateInstallationTokenData, CreateInstallationTokenErrors, CreateInstallationTokenResponses, DevelopIntegrationData, DevelopIntegrationErrors, DevelopIntegrationResponses, EndIntegrationDevelopmentData, EndIntegrationDevelopmentErrors, EndIntegrationDevelopmentResponses, InstallIntegrationData, InstallIntegrationErrors, InstallIntegrationResponses, InstallOnSiteData, InstallOnSiteErrors, InstallOnSiteResponses, InstallOnSpaceData, InstallOnSpaceErrors, InstallOnSpaceResponses, PublishIntegrationData, PublishIntegrationErrors, PublishIntegrationResponses, QueueIntegrationTaskData, QueueIntegrationTaskErrors, QueueIntegrationTaskResponses, RenderIntegrationData, RenderIntegrationErrors, RenderIntegrationResponses, ReplayIntegrationEventData, ReplayIntegrationEventErrors, ReplayIntegrationEventResponses, RestoreIntegrationVersionData, RestoreIntegrationVersionErrors, RestoreIntegrationVersionResponses, TryIntegrationData, TryIntegrationErrors, TryIntegrationResponses, UninstallFromSiteData, UninstallFromSiteErrors, UninstallFromSiteResponses, UninstallFromSpaceData, UninstallFromSpaceErrors, UninstallFromSpaceResponses, UninstallIntegrationData, UninstallIntegrationErrors, UninstallIntegrationResponses, UnpublishIntegrationData, UnpublishIntegrationErrors, UnpublishIntegrationResponses, UpdateInstallationData, UpdateInstallationErrors, UpdateInstallationResponses, UpdateSiteInstallationData, UpdateSiteInstallationErrors, UpdateSiteInstallationResponses, UpdateSpaceInstallationData, UpdateSpaceInstallationErrors, UpdateSpaceInstallationResponses } from '../types.gen.ts';

export const unpublishIntegration = <ThrowOnError extends boolean = true>(options: Options<UnpublishIntegrationData, ThrowOnError>): RequestResult<UnpublishIntegrationResponses, UnpublishIntegrationErrors, ThrowOnError> => (options.client ?? client).delete<UnpublishIntegrationResponses, UnpublishIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}',
    ...options
});

export const publishIntegration = <ThrowOnError extends boolean = true>(options: Options<PublishIntegrationData, ThrowOnError>): RequestResult<PublishIntegrationResponses, PublishIntegrationErrors, ThrowOnError> => (options.client ?? client).post<PublishIntegrationResponses, PublishIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const installIntegration = <ThrowOnError extends boolean = true>(options: Options<InstallIntegrationData, ThrowOnError>): RequestResult<InstallIntegrationResponses, InstallIntegrationErrors, ThrowOnError> => (options.client ?? client).post<InstallIntegrationResponses, InstallIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const endIntegrationDevelopment = <ThrowOnError extends boolean = true>(options: Options<EndIntegrationDevelopmentData, ThrowOnError>): RequestResult<EndIntegrationDevelopmentResponses, EndIntegrationDevelopmentErrors, ThrowOnError> => (options.client ?? client).delete<EndIntegrationDevelopmentResponses, EndIntegrationDevelopmentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/dev',
    ...options
});

export const developIntegration = <ThrowOnError extends boolean = true>(options: Options<DevelopIntegrationData, ThrowOnError>): RequestResult<DevelopIntegrationResponses, DevelopIntegrationErrors, ThrowOnError> => (options.client ?? client).put<DevelopIntegrationResponses, DevelopIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/dev',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const restoreIntegrationVersion = <ThrowOnError extends boolean = true>(options: Options<RestoreIntegrationVersionData, ThrowOnError>): RequestResult<RestoreIntegrationVersionResponses, RestoreIntegrationVersionErrors, ThrowOnError> => (options.client ?? client).post<RestoreIntegrationVersionResponses, RestoreIntegrationVersionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/versions/{versionId}/restore',
    ...options
});

export const tryIntegration = <ThrowOnError extends boolean = true>(options: Options<TryIntegrationData, ThrowOnError>): RequestResult<TryIntegrationResponses, TryIntegrationErrors, ThrowOnError> => (options.client ?? client).post<TryIntegrationResponses, TryIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/integrations/try',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const replayIntegrationEvent = <ThrowOnError extends boolean = true>(options: Options<ReplayIntegrationEventData, ThrowOnError>): RequestResult<ReplayIntegrationEventResponses, ReplayIntegrationEventErrors, ThrowOnError> => (options.client ?? client).post<ReplayIntegrationEventResponses, ReplayIntegrationEventErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/events/{eventId}/replay',
    ...options
});

export const queueIntegrationTask = <ThrowOnError extends boolean = true>(options: Options<QueueIntegrationTaskData, ThrowOnError>): RequestResult<QueueIntegrationTaskResponses, QueueIntegrationTaskErrors, ThrowOnError> => (options.client ?? client).post<QueueIntegrationTaskResponses, QueueIntegrationTaskErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/tasks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const uninstallIntegration = <ThrowOnError extends boolean = true>(options: Options<UninstallIntegrationData, ThrowOnError>): RequestResult<UninstallIntegrationResponses, UninstallIntegrationErrors, ThrowOnError> => (options.client ?? client).delete<UninstallIntegrationResponses, UninstallIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}',
    ...options
});

export const updateInstallation = <ThrowOnError extends boolean = true>(options: Options<UpdateInstallationData, ThrowOnError>): RequestResult<UpdateInstallationResponses, UpdateInstallationErrors, ThrowOnError> => (options.client ?? client).patch<UpdateInstallationResponses, UpdateInstallationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const consentToScopes = <ThrowOnError extends boolean = true>(options: Options<ConsentToScopesData, ThrowOnError>): RequestResult<ConsentToScopesResponses, ConsentToScopesErrors, ThrowOnError> => (options.client ?? client).post<ConsentToScopesResponses, ConsentToScopesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/consent',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createInstallationToken = <ThrowOnError extends boolean = true>(options: Options<CreateInstallationTokenData, ThrowOnError>): RequestResult<CreateInstallationTokenResponses, CreateInstallationTokenErrors, ThrowOnError> => (options.client ?? client).post<CreateInstallationTokenResponses, CreateInstallationTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/tokens',
    ...options
});

export const installOnSpace = <ThrowOnError extends boolean = true>(options: Options<InstallOnSpaceData, ThrowOnError>): RequestResult<InstallOnSpaceResponses, InstallOnSpaceErrors, ThrowOnError> => (options.client ?? client).post<InstallOnSpaceResponses, InstallOnSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/spaces',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const uninstallFromSpace = <ThrowOnError extends boolean = true>(options: Options<UninstallFromSpaceData, ThrowOnError>): RequestResult<UninstallFromSpaceResponses, UninstallFromSpaceErrors, ThrowOnError> => (options.client ?? client).delete<UninstallFromSpaceResponses, UninstallFromSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/spaces/{spaceId}',
    ...options
});

export const updateSpaceInstallation = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceInstallationData, ThrowOnError>): RequestResult<UpdateSpaceInstallationResponses, UpdateSpaceInstallationErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSpaceInstallationResponses, UpdateSpaceInstallationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/spaces/{spaceId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const installOnSite = <ThrowOnError extends boolean = true>(options: Options<InstallOnSiteData, ThrowOnError>): RequestResult<InstallOnSiteResponses, InstallOnSiteErrors, ThrowOnError> => (options.client ?? client).post<InstallOnSiteResponses, InstallOnSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/sites',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const uninstallFromSite = <ThrowOnError extends boolean = true>(options: Options<UninstallFromSiteData, ThrowOnError>): RequestResult<UninstallFromSiteResponses, UninstallFromSiteErrors, ThrowOnError> => (options.client ?? client).delete<UninstallFromSiteResponses, UninstallFromSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/sites/{siteId}',
    ...options
});

export const updateSiteInstallation = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteInstallationData, ThrowOnError>): RequestResult<UpdateSiteInstallationResponses, UpdateSiteInstallationErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSiteInstallationResponses, UpdateSiteInstallationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations/{installationId}/sites/{siteId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const renderIntegration = <ThrowOnError extends boolean = true>(options: Options<RenderIntegrationData, ThrowOnError>): RequestResult<RenderIntegrationResponses, RenderIntegrationErrors, ThrowOnError> => (options.client ?? client).post<RenderIntegrationResponses, RenderIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/render',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
