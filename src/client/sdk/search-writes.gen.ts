// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { PreviewReplacementData, PreviewReplacementErrors, PreviewReplacementResponses, StartReplacementData, StartReplacementErrors, StartReplacementResponses } from '../types.gen.ts';

export const previewReplacement = <ThrowOnError extends boolean = true>(options: Options<PreviewReplacementData, ThrowOnError>): RequestResult<PreviewReplacementResponses, PreviewReplacementErrors, ThrowOnError> => (options.client ?? client).post<PreviewReplacementResponses, PreviewReplacementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/replacements/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const startReplacement = <ThrowOnError extends boolean = true>(options: Options<StartReplacementData, ThrowOnError>): RequestResult<StartReplacementResponses, StartReplacementErrors, ThrowOnError> => (options.client ?? client).post<StartReplacementResponses, StartReplacementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/replacements',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
