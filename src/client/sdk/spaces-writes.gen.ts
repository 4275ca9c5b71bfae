// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { CreateCollectionData, CreateCollectionErrors, CreateCollectionResponses, CreateSpaceData, CreateSpaceErrors, CreateSpaceResponses, DeleteCollectionData, DeleteCollectionErrors, DeleteCollectionResponses, DeleteSpaceData, DeleteSpaceErrors, DeleteSpaceResponses, DuplicateSpaceData, DuplicateSpaceErrors, DuplicateSpaceResponses, GrantCollectionPermissionsData, GrantCollectionPermissionsErrors, GrantCollectionPermissionsResponses, GrantSpacePermissionsData, GrantSpacePermissionsErrors, GrantSpacePermissionsResponses, MoveCollectionData, MoveCollectionErrors, MoveCollectionResponses, MoveSpaceData, MoveSpaceErrors, MoveSpaceResponses, PreviewCollectionAccessData, PreviewCollectionAccessErrors, PreviewCollectionAccessResponses, PreviewSpaceAccessData, PreviewSpaceAccessErrors, PreviewSpaceAccessResponses, RemoveCollectionTeamPermissionData, RemoveCollectionTeamPermissionErrors, RemoveCollectionTeamPermissionResponses, RemoveCollectionUserPermissionData, RemoveCollectionUserPermissionErrors, RemoveCollectionUserPermissionResponses, RemoveSpaceTeamPermissionData, RemoveSpaceTeamPermissionErrors, RemoveSpaceTeamPermissionResponses, RemoveSpaceUserPermissionData, RemoveSpaceUserPermissionErrors, RemoveSpaceUserPermissionResponses, RestoreSpaceData, RestoreSpaceErrors, RestoreSpaceResponses, TransferCollectionData, TransferCollectionErrors, TransferCollectionResponses, TransferSpaceData, TransferSpaceErrors, TransferSpaceResponses, UpdateCollectionData, UpdateCollectionErrors, UpdateCollectionResponses, UpdateCollectionTeamPermissionData, UpdateCollectionTeamPermissionErrors, UpdateCollectionTeamPermissionResponses, UpdateCollectionUserPermissionData, UpdateCollectionUserPermissionErrors, UpdateCollectionUserPermissionResponses, UpdateSpaceData, UpdateSpaceErrors, UpdateSpaceResponses, UpdateSpaceTeamPermissionData, UpdateSpaceTeamPermissionErrors, UpdateSpaceTeamPermissionResponses, UpdateSpaceUserPermissionData, UpdateSpaceUserPermissionErrors, UpdateSpaceUserPermissionResponses } from '../types.gen.ts';

export const createCollection = <ThrowOnError extends boolean = true>(options: Options<CreateCollectionData, ThrowOnError>): RequestResult<CreateCollectionResponses, CreateCollectionErrors, ThrowOnError> => (options.client ?? client).post<CreateCollectionResponses, CreateCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/collections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteCollection = <ThrowOnError extends boolean = true>(options: Options<DeleteCollectionData, ThrowOnError>): RequestResult<DeleteCollectionResponses, DeleteCollectionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCollectionResponses, DeleteCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}',
    ...options
});

export const updateCollection = <ThrowOnError extends boolean = true>(options: Options<UpdateCollectionData, ThrowOnError>): RequestResult<UpdateCollectionResponses, UpdateCollectionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCollectionResponses, UpdateCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const moveCollection = <ThrowOnError extends boolean = true>(options: Options<MoveCollectionData, ThrowOnError>): RequestResult<MoveCollectionResponses, MoveCollectionErrors, ThrowOnError> => (options.client ?? client).post<MoveCollectionResponses, MoveCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const transferCollection = <ThrowOnError extends boolean = true>(options: Options<TransferCollectionData, ThrowOnError>): RequestResult<TransferCollectionResponses, TransferCollectionErrors, ThrowOnError> => (options.client ?? client).post<TransferCollectionResponses, TransferCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/transfer',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createSpace = <ThrowOnError extends boolean = true>(options: Options<CreateSpaceData, ThrowOnError>): RequestResult<CreateSpaceResponses, CreateSpaceErrors, ThrowOnError> => (options.client ?? client).post<CreateSpaceResponses, CreateSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/spaces',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSpace = <ThrowOnError extends boolean = true>(options: Options<DeleteSpaceData, ThrowOnError>): RequestResult<DeleteSpaceResponses, DeleteSpaceErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSpaceResponses, DeleteSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}',
    ...options
});

export const updateSpace = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceData, ThrowOnError>): RequestResult<UpdateSpaceResponses, UpdateSpaceErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSpaceResponses, UpdateSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const duplicateSpace = <ThrowOnError extends boolean = true>(options: Options<DuplicateSpaceData, ThrowOnError>): RequestResult<DuplicateSpaceResponses, DuplicateSpaceErrors, ThrowOnError> => (options.client ?? client).post<DuplicateSpaceResponses, DuplicateSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/duplicate',
    ...options
});

export const restoreSpace = <ThrowOnError extends boolean = true>(options: Options<RestoreSpaceData, ThrowOnError>): RequestResult<RestoreSpaceResponses, RestoreSpaceErrors, ThrowOnError> => (options.client ?? client).post<RestoreSpaceResponses, RestoreSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/restore',
    ...options
});

export const moveSpace = <ThrowOnError extends boolean = true>(options: Options<MoveSpaceData, ThrowOnError>): RequestResult<MoveSpaceResponses, MoveSpaceErrors, ThrowOnError> => (options.client ?? client).post<MoveSpaceResponses, MoveSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const transferSpace = <ThrowOnError extends boolean = true>(options: Options<TransferSpaceData, ThrowOnError>): RequestResult<TransferSpaceResponses, TransferSpaceErrors, ThrowOnError> => (options.client ?? client).post<TransferSpaceResponses, TransferSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/transfer',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const grantSpacePermissions = <ThrowOnError extends boolean = true>(options: Options<GrantSpacePermissionsData, ThrowOnError>): RequestResult<GrantSpacePermissionsResponses, GrantSpacePermissionsErrors, ThrowOnError> => (options.client ?? client).post<GrantSpacePermissionsResponses, GrantSpacePermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeSpaceUserPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveSpaceUserPermissionData, ThrowOnError>): RequestResult<RemoveSpaceUserPermissionResponses, RemoveSpaceUserPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSpaceUserPermissionResponses, RemoveSpaceUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/users/{userId}',
    ...options
});

export const updateSpaceUserPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceUserPermissionData, ThrowOnError>): RequestResult<UpdateSpaceUserPermissionResponses, UpdateSpaceUserPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSpaceUserPermissionResponses, UpdateSpaceUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/users/{userId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeSpaceTeamPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveSpaceTeamPermissionData, ThrowOnError>): RequestResult<RemoveSpaceTeamPermissionResponses, RemoveSpaceTeamPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSpaceTeamPermissionResponses, RemoveSpaceTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/teams/{teamId}',
    ...options
});

export const updateSpaceTeamPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceTeamPermissionData, ThrowOnError>): RequestResult<UpdateSpaceTeamPermissionResponses, UpdateSpaceTeamPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSpaceTeamPermissionResponses, UpdateSpaceTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/teams/{teamId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const grantCollectionPermissions = <ThrowOnError extends boolean = true>(options: Options<GrantCollectionPermissionsData, ThrowOnError>): RequestResult<GrantCollectionPermissionsResponses, GrantCollectionPermissionsErrors, ThrowOnError> => (options.client ?? client).post<GrantCollectionPermissionsResponses, GrantCollectionPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeCollectionUserPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveCollectionUserPermissionData, ThrowOnError>): RequestResult<RemoveCollectionUserPermissionResponses, RemoveCollectionUserPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveCollectionUserPermissionResponses, RemoveCollectionUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/users/{userId}',
    ...options
});

export const updateCollectionUserPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateCollectionUserPermissionData, ThrowOnError>): RequestResult<UpdateCollectionUserPermissionResponses, UpdateCollectionUserPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCollectionUserPermissionResponses, UpdateCollectionUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/users/{userId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeCollectionTeamPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveCollectionTeamPermissionData, ThrowOnError>): RequestResult<RemoveCollectionTeamPermissionResponses, RemoveCollectionTeamPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveCollectionTeamPermissionResponses, RemoveCollectionTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/teams/{teamId}',
    ...options
});

export const updateCollectionTeamPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateCollectionTeamPermissionData, ThrowOnError>): RequestResult<UpdateCollectionTeamPermissionResponses, UpdateCollectionTeamPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCollectionTeamPermissionResponses, UpdateCollectionTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/teams/{teamId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const previewSpaceAccess = <ThrowOnError extends boolean = true>(options: Options<PreviewSpaceAccessData, ThrowOnError>): RequestResult<PreviewSpaceAccessResponses, PreviewSpaceAccessErrors, ThrowOnError> => (options.client ?? client).post<PreviewSpaceAccessResponses, PreviewSpaceAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/access-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const previewCollectionAccess = <ThrowOnError extends boolean = true>(options: Options<PreviewCollectionAccessData, ThrowOnError>): RequestResult<PreviewCollectionAccessResponses, PreviewCollectionAccessErrors, ThrowOnError> => (options.client ?? client).post<PreviewCollectionAccessResponses, PreviewCollectionAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/access-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
