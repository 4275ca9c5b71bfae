// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, ServerSentEventsResult, TDataShape } from './client/index.ts';
import type { CancelJobData, CancelJobErrors, CancelJobResponses, CreateCollectionData, CreateCollectionErrors, CreateCollectionResponses, CreateOrganizationData, CreateOrganizationErrors, CreateOrganizationResponses, CreateSessionData, CreateSessionErrors, CreateSessionResponses, CreateSpaceData, CreateSpaceErrors, CreateSpaceResponses, CreateTokenData, CreateTokenErrors, CreateTokenResponses, DeleteCollectionData, DeleteCollectionErrors, DeleteCollectionResponses, DeleteCurrentSessionData, DeleteCurrentSessionErrors, DeleteCurrentSessionResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, DeleteSpaceData, DeleteSpaceErrors, DeleteSpaceResponses, DeleteTokenData, DeleteTokenErrors, DeleteTokenResponses, DuplicateSpaceData, DuplicateSpaceErrors, DuplicateSpaceResponses, GetCollectionData, GetCollectionErrors, GetCollectionResponses, GetJobData, GetJobErrors, GetJobResponses, GetOrganizationData, GetOrganizationErrors, GetOrganizationResponses, GetSetupData, GetSetupErrors, GetSetupResponses, GetSpaceData, GetSpaceErrors, GetSpaceResponses, GetUserData, GetUserErrors, GetUserResponses, ListCollectionsData, ListCollectionsErrors, ListCollectionSpacesData, ListCollectionSpacesErrors, ListCollectionSpacesResponses, ListCollectionsResponses, ListOrganizationsData, ListOrganizationsErrors, ListOrganizationSpacesData, ListOrganizationSpacesErrors, ListOrganizationSpacesResponses, ListOrganizationsResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListTokensData, ListTokensErrors, ListTokensResponses, MoveCollectionData, MoveCollectionErrors, MoveCollectionResponses, MoveSpaceData, MoveSpaceErrors, MoveSpaceResponses, RestoreSpaceData, RestoreSpaceErrors, RestoreSpaceResponses, RunSetupData, RunSetupErrors, RunSetupResponses, StreamEventsData, StreamEventsErrors, StreamEventsResponse, StreamEventsResponses, TransferCollectionData, TransferCollectionErrors, TransferCollectionResponses, TransferSpaceData, TransferSpaceErrors, TransferSpaceResponses, UpdateCollectionData, UpdateCollectionErrors, UpdateCollectionResponses, UpdateOrganizationData, UpdateOrganizationErrors, UpdateOrganizationResponses, UpdateSpaceData, UpdateSpaceErrors, UpdateSpaceResponses, UpdateUserData, UpdateUserErrors, UpdateUserResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

export const getSetup = <ThrowOnError extends boolean = true>(options?: Options<GetSetupData, ThrowOnError>): RequestResult<GetSetupResponses, GetSetupErrors, ThrowOnError> => (options?.client ?? client).get<GetSetupResponses, GetSetupErrors, ThrowOnError>({ url: '/setup', ...options });

export const runSetup = <ThrowOnError extends boolean = true>(options: Options<RunSetupData, ThrowOnError>): RequestResult<RunSetupResponses, RunSetupErrors, ThrowOnError> => (options.client ?? client).post<RunSetupResponses, RunSetupErrors, ThrowOnError>({
    url: '/setup',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteCurrentSession = <ThrowOnError extends boolean = true>(options?: Options<DeleteCurrentSessionData, ThrowOnError>): RequestResult<DeleteCurrentSessionResponses, DeleteCurrentSessionErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteCurrentSessionResponses, DeleteCurrentSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sessions',
    ...options
});

export const createSession = <ThrowOnError extends boolean = true>(options: Options<CreateSessionData, ThrowOnError>): RequestResult<CreateSessionResponses, CreateSessionErrors, ThrowOnError> => (options.client ?? client).post<CreateSessionResponses, CreateSessionErrors, ThrowOnError>({
    url: '/sessions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getUser = <ThrowOnError extends boolean = true>(options?: Options<GetUserData, ThrowOnError>): RequestResult<GetUserResponses, GetUserErrors, ThrowOnError> => (options?.client ?? client).get<GetUserResponses, GetUserErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user',
    ...options
});

export const updateUser = <ThrowOnError extends boolean = true>(options: Options<UpdateUserData, ThrowOnError>): RequestResult<UpdateUserResponses, UpdateUserErrors, ThrowOnError> => (options.client ?? client).patch<UpdateUserResponses, UpdateUserErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listSessions = <ThrowOnError extends boolean = true>(options?: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError> => (options?.client ?? client).get<ListSessionsResponses, ListSessionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/sessions',
    ...options
});

export const deleteSession = <ThrowOnError extends boolean = true>(options: Options<DeleteSessionData, ThrowOnError>): RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/sessions/{sessionId}',
    ...options
});

export const listTokens = <ThrowOnError extends boolean = true>(options?: Options<ListTokensData, ThrowOnError>): RequestResult<ListTokensResponses, ListTokensErrors, ThrowOnError> => (options?.client ?? client).get<ListTokensResponses, ListTokensErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/tokens',
    ...options
});

export const createToken = <ThrowOnError extends boolean = true>(options: Options<CreateTokenData, ThrowOnError>): RequestResult<CreateTokenResponses, CreateTokenErrors, ThrowOnError> => (options.client ?? client).post<CreateTokenResponses, CreateTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/tokens',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteToken = <ThrowOnError extends boolean = true>(options: Options<DeleteTokenData, ThrowOnError>): RequestResult<DeleteTokenResponses, DeleteTokenErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTokenResponses, DeleteTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/tokens/{tokenId}',
    ...options
});

export const cancelJob = <ThrowOnError extends boolean = true>(options: Options<CancelJobData, ThrowOnError>): RequestResult<CancelJobResponses, CancelJobErrors, ThrowOnError> => (options.client ?? client).delete<CancelJobResponses, CancelJobErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/jobs/{jobId}',
    ...options
});

export const getJob = <ThrowOnError extends boolean = true>(options: Options<GetJobData, ThrowOnError>): RequestResult<GetJobResponses, GetJobErrors, ThrowOnError> => (options.client ?? client).get<GetJobResponses, GetJobErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/jobs/{jobId}',
    ...options
});

export const listOrganizations = <ThrowOnError extends boolean = true>(options?: Options<ListOrganizationsData, ThrowOnError>): RequestResult<ListOrganizationsResponses, ListOrganizationsErrors, ThrowOnError> => (options?.client ?? client).get<ListOrganizationsResponses, ListOrganizationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs',
    ...options
});

export const createOrganization = <ThrowOnError extends boolean = true>(options: Options<CreateOrganizationData, ThrowOnError>): RequestResult<CreateOrganizationResponses, CreateOrganizationErrors, ThrowOnError> => (options.client ?? client).post<CreateOrganizationResponses, CreateOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getOrganization = <ThrowOnError extends boolean = true>(options: Options<GetOrganizationData, ThrowOnError>): RequestResult<GetOrganizationResponses, GetOrganizationErrors, ThrowOnError> => (options.client ?? client).get<GetOrganizationResponses, GetOrganizationErrors, ThrowOnError>({
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

export const streamEvents = <ThrowOnError extends boolean = true>(options: Options<StreamEventsData, ThrowOnError, StreamEventsResponse>): Promise<ServerSentEventsResult<StreamEventsResponses>> => (options.client ?? client).sse.get<StreamEventsResponses, StreamEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/events',
    ...options
});

export const listCollections = <ThrowOnError extends boolean = true>(options: Options<ListCollectionsData, ThrowOnError>): RequestResult<ListCollectionsResponses, ListCollectionsErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionsResponses, ListCollectionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/collections',
    ...options
});

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

export const getCollection = <ThrowOnError extends boolean = true>(options: Options<GetCollectionData, ThrowOnError>): RequestResult<GetCollectionResponses, GetCollectionErrors, ThrowOnError> => (options.client ?? client).get<GetCollectionResponses, GetCollectionErrors, ThrowOnError>({
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

export const listCollectionSpaces = <ThrowOnError extends boolean = true>(options: Options<ListCollectionSpacesData, ThrowOnError>): RequestResult<ListCollectionSpacesResponses, ListCollectionSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionSpacesResponses, ListCollectionSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/spaces',
    ...options
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

export const listOrganizationSpaces = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationSpacesData, ThrowOnError>): RequestResult<ListOrganizationSpacesResponses, ListOrganizationSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationSpacesResponses, ListOrganizationSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/spaces',
    ...options
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

export const getSpace = <ThrowOnError extends boolean = true>(options: Options<GetSpaceData, ThrowOnError>): RequestResult<GetSpaceResponses, GetSpaceErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceResponses, GetSpaceErrors, ThrowOnError>({
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
