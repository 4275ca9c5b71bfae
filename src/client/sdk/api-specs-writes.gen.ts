// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { AcceptApiSpecFindingsData, AcceptApiSpecFindingsErrors, AcceptApiSpecFindingsResponses, CheckApiSpecData, CheckApiSpecErrors, CheckApiSpecResponses, CreateApiSpecChangeRequestData, CreateApiSpecChangeRequestErrors, CreateApiSpecChangeRequestResponses, CreateApiSpecData, CreateApiSpecErrors, CreateApiSpecResponses, DeleteApiSpecData, DeleteApiSpecErrors, DeleteApiSpecResponses, RefreshApiSpecData, RefreshApiSpecErrors, RefreshApiSpecResponses, ReplaceApiSpecData, ReplaceApiSpecErrors, ReplaceApiSpecResponses, ReplaceApiSpecTextData, ReplaceApiSpecTextErrors, ReplaceApiSpecTextResponses, UpdateApiSpecData, UpdateApiSpecErrors, UpdateApiSpecResponses } from '../types.gen.ts';

export const createApiSpec = <ThrowOnError extends boolean = true>(options: Options<CreateApiSpecData, ThrowOnError>): RequestResult<CreateApiSpecResponses, CreateApiSpecErrors, ThrowOnError> => (options.client ?? client).post<CreateApiSpecResponses, CreateApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteApiSpec = <ThrowOnError extends boolean = true>(options: Options<DeleteApiSpecData, ThrowOnError>): RequestResult<DeleteApiSpecResponses, DeleteApiSpecErrors, ThrowOnError> => (options.client ?? client).delete<DeleteApiSpecResponses, DeleteApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}',
    ...options
});

export const updateApiSpec = <ThrowOnError extends boolean = true>(options: Options<UpdateApiSpecData, ThrowOnError>): RequestResult<UpdateApiSpecResponses, UpdateApiSpecErrors, ThrowOnError> => (options.client ?? client).patch<UpdateApiSpecResponses, UpdateApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const replaceApiSpec = <ThrowOnError extends boolean = true>(options: Options<ReplaceApiSpecData, ThrowOnError>): RequestResult<ReplaceApiSpecResponses, ReplaceApiSpecErrors, ThrowOnError> => (options.client ?? client).put<ReplaceApiSpecResponses, ReplaceApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const checkApiSpec = <ThrowOnError extends boolean = true>(options: Options<CheckApiSpecData, ThrowOnError>): RequestResult<CheckApiSpecResponses, CheckApiSpecErrors, ThrowOnError> => (options.client ?? client).post<CheckApiSpecResponses, CheckApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/check',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const refreshApiSpec = <ThrowOnError extends boolean = true>(options: Options<RefreshApiSpecData, ThrowOnError>): RequestResult<RefreshApiSpecResponses, RefreshApiSpecErrors, ThrowOnError> => (options.client ?? client).post<RefreshApiSpecResponses, RefreshApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/refresh',
    ...options
});

export const replaceApiSpecText = <ThrowOnError extends boolean = true>(options: Options<ReplaceApiSpecTextData, ThrowOnError>): RequestResult<ReplaceApiSpecTextResponses, ReplaceApiSpecTextErrors, ThrowOnError> => (options.client ?? client).put<ReplaceApiSpecTextResponses, ReplaceApiSpecTextErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/source',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const acceptApiSpecFindings = <ThrowOnError extends boolean = true>(options: Options<AcceptApiSpecFindingsData, ThrowOnError>): RequestResult<AcceptApiSpecFindingsResponses, AcceptApiSpecFindingsErrors, ThrowOnError> => (options.client ?? client).post<AcceptApiSpecFindingsResponses, AcceptApiSpecFindingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/findings/accept',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createApiSpecChangeRequest = <ThrowOnError extends boolean = true>(options: Options<CreateApiSpecChangeRequestData, ThrowOnError>): RequestResult<CreateApiSpecChangeRequestResponses, CreateApiSpecChangeRequestErrors, ThrowOnError> => (options.client ?? client).post<CreateApiSpecChangeRequestResponses, CreateApiSpecChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/change-requests',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
