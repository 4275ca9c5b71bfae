// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { FindThingsData, FindThingsErrors, FindThingsResponses, SearchOrganizationData, SearchOrganizationErrors, SearchOrganizationResponses, SearchSpaceData, SearchSpaceErrors, SearchSpaceResponses } from '../types.gen.ts';

export const searchOrganization = <ThrowOnError extends boolean = true>(options: Options<SearchOrganizationData, ThrowOnError>): RequestResult<SearchOrganizationResponses, SearchOrganizationErrors, ThrowOnError> => (options.client ?? client).get<SearchOrganizationResponses, SearchOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/search',
    ...options
});

export const searchSpace = <ThrowOnError extends boolean = true>(options: Options<SearchSpaceData, ThrowOnError>): RequestResult<SearchSpaceResponses, SearchSpaceErrors, ThrowOnError> => (options.client ?? client).get<SearchSpaceResponses, SearchSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/search',
    ...options
});

export const findThings = <ThrowOnError extends boolean = true>(options: Options<FindThingsData, ThrowOnError>): RequestResult<FindThingsResponses, FindThingsErrors, ThrowOnError> => (options.client ?? client).get<FindThingsResponses, FindThingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/find',
    ...options
});
