// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { IngestConversationsData, IngestConversationsErrors, IngestConversationsResponses } from '../types.gen.ts';

export const ingestConversations = <ThrowOnError extends boolean = true>(options: Options<IngestConversationsData, ThrowOnError>): RequestResult<IngestConversationsResponses, IngestConversationsErrors, ThrowOnError> => (options.client ?? client).post<IngestConversationsResponses, IngestConversationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
