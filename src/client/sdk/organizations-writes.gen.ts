// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { CreateOrganizationData, CreateOrganizationErrors, CreateOrganizationResponses, DeleteOrganizationData, DeleteOrganizationErrors, DeleteOrganizationResponses, DismissFirstStepsData, DismissFirstStepsErrors, DismissFirstStepsResponses, JoinOrganizationData, JoinOrganizationErrors, JoinOrganizationResponses, RecallFirstStepsData, RecallFirstStepsErrors, RecallFirstStepsResponses, UpdateAgentInstructionsData, UpdateAgentInstructionsErrors, UpdateAgentInstructionsResponses, UpdateOrganizationData, UpdateOrganizationErrors, UpdateOrganizationResponses } from '../types.gen.ts';

export const createOrganization = <ThrowOnError extends boolean = true>(options: Options<CreateOrganizationData, ThrowOnError>): RequestResult<CreateOrganizationResponses, CreateOrganizationErrors, ThrowOnError> => (options.client ?? client).post<CreateOrganizationResponses, CreateOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteOrganization = <ThrowOnError extends boolean = true>(options: Options<DeleteOrganizationData, ThrowOnError>): RequestResult<DeleteOrganizationResponses, DeleteOrganizationErrors, ThrowOnError> => (options.client ?? client).delete<DeleteOrganizationResponses, DeleteOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}',
    ...options
});

export const updateOrganization = <ThrowOnError extends boolean = true>(options: Options<UpdateOrganizationData, ThrowOnError>): RequestResult<UpdateOrganizationResponses, UpdateOrganizationErrors, ThrowOnError> => (options.client ?? client).patch<UpdateOrganizationResponses, UpdateOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const joinOrganization = <ThrowOnError extends boolean = true>(options: Options<JoinOrganizationData, ThrowOnError>): RequestResult<JoinOrganizationResponses, JoinOrganizationErrors, ThrowOnError> => (options.client ?? client).post<JoinOrganizationResponses, JoinOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/join',
    ...options
});

export const updateAgentInstructions = <ThrowOnError extends boolean = true>(options: Options<UpdateAgentInstructionsData, ThrowOnError>): RequestResult<UpdateAgentInstructionsResponses, UpdateAgentInstructionsErrors, ThrowOnError> => (options.client ?? client).put<UpdateAgentInstructionsResponses, UpdateAgentInstructionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/agent-instructions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const recallFirstSteps = <ThrowOnError extends boolean = true>(options: Options<RecallFirstStepsData, ThrowOnError>): RequestResult<RecallFirstStepsResponses, RecallFirstStepsErrors, ThrowOnError> => (options.client ?? client).delete<RecallFirstStepsResponses, RecallFirstStepsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/first-steps/dismissal',
    ...options
});

export const dismissFirstSteps = <ThrowOnError extends boolean = true>(options: Options<DismissFirstStepsData, ThrowOnError>): RequestResult<DismissFirstStepsResponses, DismissFirstStepsErrors, ThrowOnError> => (options.client ?? client).put<DismissFirstStepsResponses, DismissFirstStepsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/first-steps/dismissal',
    ...options
});
