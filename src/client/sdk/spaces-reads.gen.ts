// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { GetCollectionData, GetCollectionErrors, GetCollectionResponses, GetSpaceData, GetSpaceDocDebtData, GetSpaceDocDebtErrors, GetSpaceDocDebtResponses, GetSpaceErrors, GetSpaceResponses, ListCollectionEffectivePermissionsData, ListCollectionEffectivePermissionsErrors, ListCollectionEffectivePermissionsResponses, ListCollectionsData, ListCollectionsErrors, ListCollectionSpacesData, ListCollectionSpacesErrors, ListCollectionSpacesResponses, ListCollectionsResponses, ListCollectionTeamPermissionsData, ListCollectionTeamPermissionsErrors, ListCollectionTeamPermissionsResponses, ListCollectionUserPermissionsData, ListCollectionUserPermissionsErrors, ListCollectionUserPermissionsResponses, ListOrganizationSpacesData, ListOrganizationSpacesErrors, ListOrganizationSpacesResponses, ListSpaceEffectivePermissionsData, ListSpaceEffectivePermissionsErrors, ListSpaceEffectivePermissionsResponses, ListSpaceEmptySearchesData, ListSpaceEmptySearchesErrors, ListSpaceEmptySearchesResponses, ListSpaceTeamPermissionsData, ListSpaceTeamPermissionsErrors, ListSpaceTeamPermissionsResponses, ListSpaceUserPermissionsData, ListSpaceUserPermissionsErrors, ListSpaceUserPermissionsResponses } from '../types.gen.ts';

export const listCollections = <ThrowOnError extends boolean = true>(options: Options<ListCollectionsData, ThrowOnError>): RequestResult<ListCollectionsResponses, ListCollectionsErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionsResponses, ListCollectionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/collections',
    ...options
});

export const getCollection = <ThrowOnError extends boolean = true>(options: Options<GetCollectionData, ThrowOnError>): RequestResult<GetCollectionResponses, GetCollectionErrors, ThrowOnError> => (options.client ?? client).get<GetCollectionResponses, GetCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}',
    ...options
});

export const listCollectionSpaces = <ThrowOnError extends boolean = true>(options: Options<ListCollectionSpacesData, ThrowOnError>): RequestResult<ListCollectionSpacesResponses, ListCollectionSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionSpacesResponses, ListCollectionSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/spaces',
    ...options
});

export const listOrganizationSpaces = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationSpacesData, ThrowOnError>): RequestResult<ListOrganizationSpacesResponses, ListOrganizationSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationSpacesResponses, ListOrganizationSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/spaces',
    ...options
});

export const getSpace = <ThrowOnError extends boolean = true>(options: Options<GetSpaceData, ThrowOnError>): RequestResult<GetSpaceResponses, GetSpaceErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceResponses, GetSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}',
    ...options
});

export const getSpaceDocDebt = <ThrowOnError extends boolean = true>(options: Options<GetSpaceDocDebtData, ThrowOnError>): RequestResult<GetSpaceDocDebtResponses, GetSpaceDocDebtErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceDocDebtResponses, GetSpaceDocDebtErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/doc-debt',
    ...options
});

export const listSpaceEmptySearches = <ThrowOnError extends boolean = true>(options: Options<ListSpaceEmptySearchesData, ThrowOnError>): RequestResult<ListSpaceEmptySearchesResponses, ListSpaceEmptySearchesErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceEmptySearchesResponses, ListSpaceEmptySearchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/empty-searches',
    ...options
});

export const listSpaceUserPermissions = <ThrowOnError extends boolean = true>(options: Options<ListSpaceUserPermissionsData, ThrowOnError>): RequestResult<ListSpaceUserPermissionsResponses, ListSpaceUserPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceUserPermissionsResponses, ListSpaceUserPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/users',
    ...options
});

export const listSpaceTeamPermissions = <ThrowOnError extends boolean = true>(options: Options<ListSpaceTeamPermissionsData, ThrowOnError>): RequestResult<ListSpaceTeamPermissionsResponses, ListSpaceTeamPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceTeamPermissionsResponses, ListSpaceTeamPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/teams',
    ...options
});

export const listSpaceEffectivePermissions = <ThrowOnError extends boolean = true>(options: Options<ListSpaceEffectivePermissionsData, ThrowOnError>): RequestResult<ListSpaceEffectivePermissionsResponses, ListSpaceEffectivePermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceEffectivePermissionsResponses, ListSpaceEffectivePermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/aggregate',
    ...options
});

export const listCollectionUserPermissions = <ThrowOnError extends boolean = true>(options: Options<ListCollectionUserPermissionsData, ThrowOnError>): RequestResult<ListCollectionUserPermissionsResponses, ListCollectionUserPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionUserPermissionsResponses, ListCollectionUserPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/users',
    ...options
});

export const listCollectionTeamPermissions = <ThrowOnError extends boolean = true>(options: Options<ListCollectionTeamPermissionsData, ThrowOnError>): RequestResult<ListCollectionTeamPermissionsResponses, ListCollectionTeamPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionTeamPermissionsResponses, ListCollectionTeamPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/teams',
    ...options
});

export const listCollectionEffectivePermissions = <ThrowOnError extends boolean = true>(options: Options<ListCollectionEffectivePermissionsData, ThrowOnError>): RequestResult<ListCollectionEffectivePermissionsResponses, ListCollectionEffectivePermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionEffectivePermissionsResponses, ListCollectionEffectivePermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/aggregate',
    ...options
});
