// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { CreateTranslationData, CreateTranslationErrors, CreateTranslationResponses, DeleteTranslationData, DeleteTranslationErrors, DeleteTranslationResponses, RunTranslationData, RunTranslationErrors, RunTranslationResponses, UpdateTranslationData, UpdateTranslationErrors, UpdateTranslationResponses } from '../types.gen.ts';

export const createTranslation = <ThrowOnError extends boolean = true>(options: Options<CreateTranslationData, ThrowOnError>): RequestResult<CreateTranslationResponses, CreateTranslationErrors, ThrowOnError> => (options.client ?? client).post<CreateTranslationResponses, CreateTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteTranslation = <ThrowOnError extends boolean = true>(options: Options<DeleteTranslationData, ThrowOnError>): RequestResult<DeleteTranslationResponses, DeleteTranslationErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTranslationResponses, DeleteTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}',
    ...options
});

export const updateTranslation = <ThrowOnError extends boolean = true>(options: Options<UpdateTranslationData, ThrowOnError>): RequestResult<UpdateTranslationResponses, UpdateTranslationErrors, ThrowOnError> => (options.client ?? client).put<UpdateTranslationResponses, UpdateTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const runTranslation = <ThrowOnError extends boolean = true>(options: Options<RunTranslationData, ThrowOnError>): RequestResult<RunTranslationResponses, RunTranslationErrors, ThrowOnError> => (options.client ?? client).post<RunTranslationResponses, RunTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/run',
    ...options
});
