// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { GetTranslationData, GetTranslationErrors, GetTranslationResponses, ListTranslationsData, ListTranslationsErrors, ListTranslationsResponses } from '../types.gen.ts';

export const listTranslations = <ThrowOnError extends boolean = true>(options: Options<ListTranslationsData, ThrowOnError>): RequestResult<ListTranslationsResponses, ListTranslationsErrors, ThrowOnError> => (options.client ?? client).get<ListTranslationsResponses, ListTranslationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations',
    ...options
});

export const getTranslation = <ThrowOnError extends boolean = true>(options: Options<GetTranslationData, ThrowOnError>): RequestResult<GetTranslationResponses, GetTranslationErrors, ThrowOnError> => (options.client ?? client).get<GetTranslationResponses, GetTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}',
    ...options
});
