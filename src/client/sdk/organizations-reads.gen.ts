// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult, ServerSentEventsResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { ExportAuditEventsData, ExportAuditEventsErrors, ExportAuditEventsResponses, GetAgentInstructionsData, GetAgentInstructionsErrors, GetAgentInstructionsResponses, GetFirstStepsData, GetFirstStepsErrors, GetFirstStepsResponses, GetOrganizationData, GetOrganizationErrors, GetOrganizationResponses, GetSubdomainData, GetSubdomainErrors, GetSubdomainResponses, ListAuditEventsData, ListAuditEventsErrors, ListAuditEventsResponses, ListOrganizationsData, ListOrganizationsErrors, ListOrganizationsOfDomainAliasData, ListOrganizationsOfDomainAliasErrors, ListOrganizationsOfDomainAliasResponses, ListOrganizationsOfDomainData, ListOrganizationsOfDomainErrors, ListOrganizationsOfDomainResponses, ListOrganizationsResponses, StreamEventsData, StreamEventsErrors, StreamEventsResponse, StreamEventsResponses } from '../types.gen.ts';

export const listOrganizations = <ThrowOnError extends boolean = true>(options?: Options<ListOrganizationsData, ThrowOnError>): RequestResult<ListOrganizationsResponses, ListOrganizationsErrors, ThrowOnError> => (options?.client ?? client).get<ListOrganizationsResponses, ListOrganizationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs',
    ...options
});

export const getOrganization = <ThrowOnError extends boolean = true>(options: Options<GetOrganizationData, ThrowOnError>): RequestResult<GetOrganizationResponses, GetOrganizationErrors, ThrowOnError> => (options.client ?? client).get<GetOrganizationResponses, GetOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}',
    ...options
});

export const streamEvents = <ThrowOnError extends boolean = true>(options: Options<StreamEventsData, ThrowOnError, StreamEventsResponse>): Promise<ServerSentEventsResult<StreamEventsResponses>> => (options.client ?? client).sse.get<StreamEventsResponses, StreamEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/events',
    ...options
});

export const getAgentInstructions = <ThrowOnError extends boolean = true>(options: Options<GetAgentInstructionsData, ThrowOnError>): RequestResult<GetAgentInstructionsResponses, GetAgentInstructionsErrors, ThrowOnError> => (options.client ?? client).get<GetAgentInstructionsResponses, GetAgentInstructionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/agent-instructions',
    ...options
});

export const listOrganizationsOfDomain = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationsOfDomainData, ThrowOnError>): RequestResult<ListOrganizationsOfDomainResponses, ListOrganizationsOfDomainErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationsOfDomainResponses, ListOrganizationsOfDomainErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/email-domains/{emailDomain}/o',
    ...options
});

export const listOrganizationsOfDomainAlias = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationsOfDomainAliasData, ThrowOnError>): RequestResult<ListOrganizationsOfDomainAliasResponses, ListOrganizationsOfDomainAliasErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationsOfDomainAliasResponses, ListOrganizationsOfDomainAliasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/email-domains/{emailDomain}/orgs',
    ...options
});

export const getSubdomain = <ThrowOnError extends boolean = true>(options: Options<GetSubdomainData, ThrowOnError>): RequestResult<GetSubdomainResponses, GetSubdomainErrors, ThrowOnError> => (options.client ?? client).get<GetSubdomainResponses, GetSubdomainErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/subdomains/{subdomain}',
    ...options
});

export const getFirstSteps = <ThrowOnError extends boolean = true>(options: Options<GetFirstStepsData, ThrowOnError>): RequestResult<GetFirstStepsResponses, GetFirstStepsErrors, ThrowOnError> => (options.client ?? client).get<GetFirstStepsResponses, GetFirstStepsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/first-steps',
    ...options
});

export const listAuditEvents = <ThrowOnError extends boolean = true>(options: Options<ListAuditEventsData, ThrowOnError>): RequestResult<ListAuditEventsResponses, ListAuditEventsErrors, ThrowOnError> => (options.client ?? client).get<ListAuditEventsResponses, ListAuditEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/audit-events',
    ...options
});

export const exportAuditEvents = <ThrowOnError extends boolean = true>(options: Options<ExportAuditEventsData, ThrowOnError>): RequestResult<ExportAuditEventsResponses, ExportAuditEventsErrors, ThrowOnError> => (options.client ?? client).get<ExportAuditEventsResponses, ExportAuditEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/audit-events/export',
    ...options
});
