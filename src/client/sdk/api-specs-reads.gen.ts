// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { CompareApiSpecVersionsData, CompareApiSpecVersionsErrors, CompareApiSpecVersionsResponses, GetApiSpecContentData, GetApiSpecContentErrors, GetApiSpecContentResponses, GetApiSpecData, GetApiSpecErrors, GetApiSpecReferenceData, GetApiSpecReferenceErrors, GetApiSpecReferenceResponses, GetApiSpecResponses, GetApiSpecTextData, GetApiSpecTextErrors, GetApiSpecTextResponses, GetApiSpecVersionData, GetApiSpecVersionErrors, GetApiSpecVersionResponses, GetLatestApiSpecContentData, GetLatestApiSpecContentErrors, GetLatestApiSpecContentResponses, GetLatestApiSpecTextData, GetLatestApiSpecTextErrors, GetLatestApiSpecTextResponses, GetLatestApiSpecVersionData, GetLatestApiSpecVersionErrors, GetLatestApiSpecVersionResponses, ListApiSpecOperationsData, ListApiSpecOperationsErrors, ListApiSpecOperationsResponses, ListApiSpecPagesData, ListApiSpecPagesErrors, ListApiSpecPagesResponses, ListApiSpecSchemasData, ListApiSpecSchemasErrors, ListApiSpecSchemasResponses, ListApiSpecsData, ListApiSpecsErrors, ListApiSpecsResponses, ListApiSpecVersionsData, ListApiSpecVersionsErrors, ListApiSpecVersionsResponses } from '../types.gen.ts';

export const listApiSpecs = <ThrowOnError extends boolean = true>(options: Options<ListApiSpecsData, ThrowOnError>): RequestResult<ListApiSpecsResponses, ListApiSpecsErrors, ThrowOnError> => (options.client ?? client).get<ListApiSpecsResponses, ListApiSpecsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi',
    ...options
});

export const getApiSpec = <ThrowOnError extends boolean = true>(options: Options<GetApiSpecData, ThrowOnError>): RequestResult<GetApiSpecResponses, GetApiSpecErrors, ThrowOnError> => (options.client ?? client).get<GetApiSpecResponses, GetApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}',
    ...options
});

export const listApiSpecVersions = <ThrowOnError extends boolean = true>(options: Options<ListApiSpecVersionsData, ThrowOnError>): RequestResult<ListApiSpecVersionsResponses, ListApiSpecVersionsErrors, ThrowOnError> => (options.client ?? client).get<ListApiSpecVersionsResponses, ListApiSpecVersionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions',
    ...options
});

export const getLatestApiSpecVersion = <ThrowOnError extends boolean = true>(options: Options<GetLatestApiSpecVersionData, ThrowOnError>): RequestResult<GetLatestApiSpecVersionResponses, GetLatestApiSpecVersionErrors, ThrowOnError> => (options.client ?? client).get<GetLatestApiSpecVersionResponses, GetLatestApiSpecVersionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest',
    ...options
});

export const getLatestApiSpecContent = <ThrowOnError extends boolean = true>(options: Options<GetLatestApiSpecContentData, ThrowOnError>): RequestResult<GetLatestApiSpecContentResponses, GetLatestApiSpecContentErrors, ThrowOnError> => (options.client ?? client).get<GetLatestApiSpecContentResponses, GetLatestApiSpecContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content',
    ...options
});

export const getApiSpecVersion = <ThrowOnError extends boolean = true>(options: Options<GetApiSpecVersionData, ThrowOnError>): RequestResult<GetApiSpecVersionResponses, GetApiSpecVersionErrors, ThrowOnError> => (options.client ?? client).get<GetApiSpecVersionResponses, GetApiSpecVersionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}',
    ...options
});

export const getApiSpecContent = <ThrowOnError extends boolean = true>(options: Options<GetApiSpecContentData, ThrowOnError>): RequestResult<GetApiSpecContentResponses, GetApiSpecContentErrors, ThrowOnError> => (options.client ?? client).get<GetApiSpecContentResponses, GetApiSpecContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content',
    ...options
});

export const getLatestApiSpecText = <ThrowOnError extends boolean = true>(options: Options<GetLatestApiSpecTextData, ThrowOnError>): RequestResult<GetLatestApiSpecTextResponses, GetLatestApiSpecTextErrors, ThrowOnError> => (options.client ?? client).get<GetLatestApiSpecTextResponses, GetLatestApiSpecTextErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content/raw',
    ...options
});

export const getApiSpecText = <ThrowOnError extends boolean = true>(options: Options<GetApiSpecTextData, ThrowOnError>): RequestResult<GetApiSpecTextResponses, GetApiSpecTextErrors, ThrowOnError> => (options.client ?? client).get<GetApiSpecTextResponses, GetApiSpecTextErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content/raw',
    ...options
});

export const listApiSpecOperations = <ThrowOnError extends boolean = true>(options: Options<ListApiSpecOperationsData, ThrowOnError>): RequestResult<ListApiSpecOperationsResponses, ListApiSpecOperationsErrors, ThrowOnError> => (options.client ?? client).get<ListApiSpecOperationsResponses, ListApiSpecOperationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/operations',
    ...options
});

export const listApiSpecSchemas = <ThrowOnError extends boolean = true>(options: Options<ListApiSpecSchemasData, ThrowOnError>): RequestResult<ListApiSpecSchemasResponses, ListApiSpecSchemasErrors, ThrowOnError> => (options.client ?? client).get<ListApiSpecSchemasResponses, ListApiSpecSchemasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/schemas',
    ...options
});

export const getApiSpecReference = <ThrowOnError extends boolean = true>(options: Options<GetApiSpecReferenceData, ThrowOnError>): RequestResult<GetApiSpecReferenceResponses, GetApiSpecReferenceErrors, ThrowOnError> => (options.client ?? client).get<GetApiSpecReferenceResponses, GetApiSpecReferenceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/reference',
    ...options
});

export const compareApiSpecVersions = <ThrowOnError extends boolean = true>(options: Options<CompareApiSpecVersionsData, ThrowOnError>): RequestResult<CompareApiSpecVersionsResponses, CompareApiSpecVersionsErrors, ThrowOnError> => (options.client ?? client).get<CompareApiSpecVersionsResponses, CompareApiSpecVersionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/compare',
    ...options
});

export const listApiSpecPages = <ThrowOnError extends boolean = true>(options: Options<ListApiSpecPagesData, ThrowOnError>): RequestResult<ListApiSpecPagesResponses, ListApiSpecPagesErrors, ThrowOnError> => (options.client ?? client).get<ListApiSpecPagesResponses, ListApiSpecPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/pages',
    ...options
});
