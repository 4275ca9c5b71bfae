// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { answerConflict, applyTemplate, cancelJob, compareRevisions, createChangeRequest, createChangeRequestComment, createChangeRequestCommentReply, createCollection, createOrganization, createSession, createSpace, createSpaceComment, createSpaceCommentReply, createToken, deleteChangeRequestComment, deleteChangeRequestCommentReply, deleteCollection, deleteCurrentSession, deleteSession, deleteSpace, deleteSpaceComment, deleteSpaceCommentReply, deleteToken, duplicateSpace, exportSpace, getChangeRequest, getChangeRequestComment, getChangeRequestCommentReply, getChangeRequestContent, getChangeRequestFile, getChangeRequestPage, getChangeRequestPageByPath, getChangeRequestPdf, getChangeRequestReusableContent, getCollection, getDocument, getJob, getOrganization, getRevision, getRevisionFile, getRevisionPage, getRevisionPageByPath, getRevisionReusableContent, getSetup, getSpace, getSpaceComment, getSpaceCommentReply, getSpaceContent, getSpaceFile, getSpacePage, getSpacePageByPath, getSpacePdf, getSpaceReusableContent, getUser, getUserById, grantCollectionPermissions, grantSpacePermissions, importContent, listChangeRequestChanges, listChangeRequestCommentReplies, listChangeRequestComments, listChangeRequestFileBacklinks, listChangeRequestFiles, listChangeRequestPageBacklinks, listChangeRequestPageLinks, listChangeRequestPages, listChangeRequests, listCollectionEffectivePermissions, listCollections, listCollectionSpaces, listCollectionTeamPermissions, listCollectionUserPermissions, listConflicts, listOrganizationChangeRequests, listOrganizations, listOrganizationSpaces, listRevisionChanges, listRevisionFiles, listRevisionPages, listRevisions, listSessions, listSpaceCommentReplies, listSpaceComments, listSpaceEffectivePermissions, listSpaceFileBacklinks, listSpaceFiles, listSpaceLinks, listSpacePageBacklinks, listSpacePageLinks, listSpacePages, listSpaceTeamPermissions, listSpaceUserPermissions, listTokens, mergeChangeRequest, moveCollection, moveSpace, type Options, removeCollectionTeamPermission, removeCollectionUserPermission, removeSpaceTeamPermission, removeSpaceUserPermission, restoreSpace, revertChangeRequest, runSetup, searchSpace, transferCollection, transferSpace, updateChangeRequest, updateChangeRequestComment, updateChangeRequestCommentReply, updateCollection, updateCollectionTeamPermission, updateCollectionUserPermission, updateFromMain, updateOrganization, updateSpace, updateSpaceComment, updateSpaceCommentReply, updateSpaceTeamPermission, updateSpaceUserPermission, updateUser, uploadChangeRequestFile, uploadSpaceFile, writeChangeRequestContent, writeSpaceContent } from '../sdk.gen.ts';
import type { AnswerConflictData, AnswerConflictError, AnswerConflictResponse, ApplyTemplateData, ApplyTemplateError, CancelJobData, CancelJobError, CancelJobResponse, CompareRevisionsData, CompareRevisionsError, CompareRevisionsResponse, CreateChangeRequestCommentData, CreateChangeRequestCommentError, CreateChangeRequestCommentReplyData, CreateChangeRequestCommentReplyError, CreateChangeRequestCommentReplyResponse, CreateChangeRequestCommentResponse, CreateChangeRequestData, CreateChangeRequestError, CreateChangeRequestResponse, CreateCollectionData, CreateCollectionError, CreateCollectionResponse, CreateOrganizationData, CreateOrganizationError, CreateOrganizationResponse, CreateSessionData, CreateSessionError, CreateSessionResponse, CreateSpaceCommentData, CreateSpaceCommentError, CreateSpaceCommentReplyData, CreateSpaceCommentReplyError, CreateSpaceCommentReplyResponse, CreateSpaceCommentResponse, CreateSpaceData, CreateSpaceError, CreateSpaceResponse, CreateTokenData, CreateTokenError, CreateTokenResponse, DeleteChangeRequestCommentData, DeleteChangeRequestCommentError, DeleteChangeRequestCommentReplyData, DeleteChangeRequestCommentReplyError, DeleteChangeRequestCommentReplyResponse, DeleteChangeRequestCommentResponse, DeleteCollectionData, DeleteCollectionError, DeleteCollectionResponse, DeleteCurrentSessionData, DeleteCurrentSessionError, DeleteCurrentSessionResponse, DeleteSessionData, DeleteSessionError, DeleteSessionResponse, DeleteSpaceCommentData, DeleteSpaceCommentError, DeleteSpaceCommentReplyData, DeleteSpaceCommentReplyError, DeleteSpaceCommentReplyResponse, DeleteSpaceCommentResponse, DeleteSpaceData, DeleteSpaceError, DeleteSpaceResponse, DeleteTokenData, DeleteTokenError, DeleteTokenResponse, DuplicateSpaceData, DuplicateSpaceError, DuplicateSpaceResponse, ExportSpaceData, ExportSpaceError, ExportSpaceResponse, GetChangeRequestCommentData, GetChangeRequestCommentError, GetChangeRequestCommentReplyData, GetChangeRequestCommentReplyError, GetChangeRequestCommentReplyResponse, GetChangeRequestCommentResponse, GetChangeRequestContentData, GetChangeRequestContentError, GetChangeRequestContentResponse, GetChangeRequestData, GetChangeRequestError, GetChangeRequestFileData, GetChangeRequestFileError, GetChangeRequestFileResponse, GetChangeRequestPageByPathData, GetChangeRequestPageByPathError, GetChangeRequestPageByPathResponse, GetChangeRequestPageData, GetChangeRequestPageError, GetChangeRequestPageResponse, GetChangeRequestPdfData, GetChangeRequestPdfError, GetChangeRequestPdfResponse, GetChangeRequestResponse, GetChangeRequestReusableContentData, GetChangeRequestReusableContentError, GetChangeRequestReusableContentResponse, GetCollectionData, GetCollectionError, GetCollectionResponse, GetDocumentData, GetDocumentError, GetDocumentResponse, GetJobData, GetJobError, GetJobResponse, GetOrganizationData, GetOrganizationError, GetOrganizationResponse, GetRevisionData, GetRevisionError, GetRevisionFileData, GetRevisionFileError, GetRevisionFileResponse, GetRevisionPageByPathData, GetRevisionPageByPathError, GetRevisionPageByPathResponse, GetRevisionPageData, GetRevisionPageError, GetRevisionPageResponse, GetRevisionResponse, GetRevisionReusableContentData, GetRevisionReusableContentError, GetRevisionReusableContentResponse, GetSetupData, GetSetupError, GetSetupResponse, GetSpaceCommentData, GetSpaceCommentError, GetSpaceCommentReplyData, GetSpaceCommentReplyError, GetSpaceCommentReplyResponse, GetSpaceCommentResponse, GetSpaceContentData, GetSpaceContentError, GetSpaceContentResponse, GetSpaceData, GetSpaceError, GetSpaceFileData, GetSpaceFileError, GetSpaceFileResponse, GetSpacePageByPathData, GetSpacePageByPathError, GetSpacePageByPathResponse, GetSpacePageData, GetSpacePageError, GetSpacePageResponse, GetSpacePdfData, GetSpacePdfError, GetSpacePdfResponse, GetSpaceResponse, GetSpaceReusableContentData, GetSpaceReusableContentError, GetSpaceReusableContentResponse, GetUserByIdData, GetUserByIdError, GetUserByIdResponse, GetUserData, GetUserError, GetUserResponse, GrantCollectionPermissionsData, GrantCollectionPermissionsError, GrantCollectionPermissionsResponse, GrantSpacePermissionsData, GrantSpacePermissionsError, GrantSpacePermissionsResponse, ImportContentData, ImportContentError, ImportContentResponse, ListChangeRequestChangesData, ListChangeRequestChangesError, ListChangeRequestChangesResponse, ListChangeRequestCommentRepliesData, ListChangeRequestCommentRepliesError, ListChangeRequestCommentRepliesResponse, ListChangeRequestCommentsData, ListChangeRequestCommentsError, ListChangeRequestCommentsResponse, ListChangeRequestFileBacklinksData, ListChangeRequestFileBacklinksError, ListChangeRequestFileBacklinksResponse, ListChangeRequestFilesData, ListChangeRequestFilesError, ListChangeRequestFilesResponse, ListChangeRequestPageBacklinksData, ListChangeRequestPageBacklinksError, ListChangeRequestPageBacklinksResponse, ListChangeRequestPageLinksData, ListChangeRequestPageLinksError, ListChangeRequestPageLinksResponse, ListChangeRequestPagesData, ListChangeRequestPagesError, ListChangeRequestPagesResponse, ListChangeRequestsData, ListChangeRequestsError, ListChangeRequestsResponse, ListCollectionEffectivePermissionsData, ListCollectionEffectivePermissionsError, ListCollectionEffectivePermissionsResponse, ListCollectionsData, ListCollectionsError, ListCollectionSpacesData, ListCollectionSpacesError, ListCollectionSpacesResponse, ListCollectionsResponse, ListCollectionTeamPermissionsData, ListCollectionTeamPermissionsError, ListCollectionTeamPermissionsResponse, ListCollectionUserPermissionsData, ListCollectionUserPermissionsError, ListCollectionUserPermissionsResponse, ListConflictsData, ListConflictsError, ListConflictsResponse, ListOrganizationChangeRequestsData, ListOrganizationChangeRequestsError, ListOrganizationChangeRequestsResponse, ListOrganizationsData, ListOrganizationsError, ListOrganizationSpacesData, ListOrganizationSpacesError, ListOrganizationSpacesResponse, ListOrganizationsResponse, ListRevisionChangesData, ListRevisionChangesError, ListRevisionChangesResponse, ListRevisionFilesData, ListRevisionFilesError, ListRevisionFilesResponse, ListRevisionPagesData, ListRevisionPagesError, ListRevisionPagesResponse, ListRevisionsData, ListRevisionsError, ListRevisionsResponse, ListSessionsData, ListSessionsError, ListSessionsResponse, ListSpaceCommentRepliesData, ListSpaceCommentRepliesError, ListSpaceCommentRepliesResponse, ListSpaceCommentsData, ListSpaceCommentsError, ListSpaceCommentsResponse, ListSpaceEffectivePermissionsData, ListSpaceEffectivePermissionsError, ListSpaceEffectivePermissionsResponse, ListSpaceFileBacklinksData, ListSpaceFileBacklinksError, ListSpaceFileBacklinksResponse, ListSpaceFilesData, ListSpaceFilesError, ListSpaceFilesResponse, ListSpaceLinksData, ListSpaceLinksError, ListSpaceLinksResponse, ListSpacePageBacklinksData, ListSpacePageBacklinksError, ListSpacePageBacklinksResponse, ListSpacePageLinksData, ListSpacePageLinksError, ListSpacePageLinksResponse, ListSpacePagesData, ListSpacePagesError, ListSpacePagesResponse, ListSpaceTeamPermissionsData, ListSpaceTeamPermissionsError, ListSpaceTeamPermissionsResponse, ListSpaceUserPermissionsData, ListSpaceUserPermissionsError, ListSpaceUserPermissionsResponse, ListTokensData, ListTokensError, ListTokensResponse, MergeChangeRequestData, MergeChangeRequestError, MergeChangeRequestResponse, MoveCollectionData, MoveCollectionError, MoveCollectionResponse, MoveSpaceData, MoveSpaceError, MoveSpaceResponse, RemoveCollectionTeamPermissionData, RemoveCollectionTeamPermissionError, RemoveCollectionTeamPermissionResponse, RemoveCollectionUserPermissionData, RemoveCollectionUserPermissionError, RemoveCollectionUserPermissionResponse, RemoveSpaceTeamPermissionData, RemoveSpaceTeamPermissionError, RemoveSpaceTeamPermissionResponse, RemoveSpaceUserPermissionData, RemoveSpaceUserPermissionError, RemoveSpaceUserPermissionResponse, RestoreSpaceData, RestoreSpaceError, RestoreSpaceResponse, RevertChangeRequestData, RevertChangeRequestError, RevertChangeRequestResponse, RunSetupData, RunSetupError, RunSetupResponse, SearchSpaceData, SearchSpaceError, SearchSpaceResponse, TransferCollectionData, TransferCollectionError, TransferCollectionResponse, TransferSpaceData, TransferSpaceError, TransferSpaceResponse, UpdateChangeRequestCommentData, UpdateChangeRequestCommentError, UpdateChangeRequestCommentReplyData, UpdateChangeRequestCommentReplyError, UpdateChangeRequestCommentReplyResponse, UpdateChangeRequestCommentResponse, UpdateChangeRequestData, UpdateChangeRequestError, UpdateChangeRequestResponse, UpdateCollectionData, UpdateCollectionError, UpdateCollectionResponse, UpdateCollectionTeamPermissionData, UpdateCollectionTeamPermissionError, UpdateCollectionTeamPermissionResponse, UpdateCollectionUserPermissionData, UpdateCollectionUserPermissionError, UpdateCollectionUserPermissionResponse, UpdateFromMainData, UpdateFromMainError, UpdateFromMainResponse, UpdateOrganizationData, UpdateOrganizationError, UpdateOrganizationResponse, UpdateSpaceCommentData, UpdateSpaceCommentError, UpdateSpaceCommentReplyData, UpdateSpaceCommentReplyError, UpdateSpaceCommentReplyResponse, UpdateSpaceCommentResponse, UpdateSpaceData, UpdateSpaceError, UpdateSpaceResponse, UpdateSpaceTeamPermissionData, UpdateSpaceTeamPermissionError, UpdateSpaceTeamPermissionResponse, UpdateSpaceUserPermissionData, UpdateSpaceUserPermissionError, UpdateSpaceUserPermissionResponse, UpdateUserData, UpdateUserError, UpdateUserResponse, UploadChangeRequestFileData, UploadChangeRequestFileError, UploadChangeRequestFileResponse, UploadSpaceFileData, UploadSpaceFileError, UploadSpaceFileResponse, WriteChangeRequestContentData, WriteChangeRequestContentError, WriteChangeRequestContentResponse, WriteSpaceContentData, WriteSpaceContentError, WriteSpaceContentResponse } from '../types.gen.ts';

export type QueryKey<TOptions extends Options> = [
    Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
        _id: string;
        _infinite?: boolean;
        tags?: ReadonlyArray<string>;
    }
];

const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
    QueryKey<TOptions>[0]
] => {
    const params: QueryKey<TOptions>[0] = { _id: id, baseUrl: options?.baseUrl || (options?.client ?? client).getConfig().baseUrl } as QueryKey<TOptions>[0];
    if (infinite) {
        params._infinite = infinite;
    }
    if (tags) {
        params.tags = tags;
    }
    if (options?.body) {
        params.body = options.body;
    }
    if (options?.headers) {
        params.headers = options.headers;
    }
    if (options?.path) {
        params.path = options.path;
    }
    if (options?.query) {
        params.query = options.query;
    }
    return [params];
};

export const getSetupQueryKey = (options?: Options<GetSetupData>) => createQueryKey('getSetup', options);

export const getSetupOptions = (options?: Options<GetSetupData>) => queryOptions<GetSetupResponse, GetSetupError, GetSetupResponse, ReturnType<typeof getSetupQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSetup({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSetupQueryKey(options)
});

export const runSetupMutation = (options?: Partial<Options<RunSetupData>>): UseMutationOptions<RunSetupResponse, RunSetupError, Options<RunSetupData>> => {
    const mutationOptions: UseMutationOptions<RunSetupResponse, RunSetupError, Options<RunSetupData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await runSetup({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteCurrentSessionMutation = (options?: Partial<Options<DeleteCurrentSessionData>>): UseMutationOptions<DeleteCurrentSessionResponse, DeleteCurrentSessionError, Options<DeleteCurrentSessionData>> => {
    const mutationOptions: UseMutationOptions<DeleteCurrentSessionResponse, DeleteCurrentSessionError, Options<DeleteCurrentSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCurrentSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSessionMutation = (options?: Partial<Options<CreateSessionData>>): UseMutationOptions<CreateSessionResponse, CreateSessionError, Options<CreateSessionData>> => {
    const mutationOptions: UseMutationOptions<CreateSessionResponse, CreateSessionError, Options<CreateSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getUserQueryKey = (options?: Options<GetUserData>) => createQueryKey('getUser', options);

export const getUserOptions = (options?: Options<GetUserData>) => queryOptions<GetUserResponse, GetUserError, GetUserResponse, ReturnType<typeof getUserQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getUser({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getUserQueryKey(options)
});

export const updateUserMutation = (options?: Partial<Options<UpdateUserData>>): UseMutationOptions<UpdateUserResponse, UpdateUserError, Options<UpdateUserData>> => {
    const mutationOptions: UseMutationOptions<UpdateUserResponse, UpdateUserError, Options<UpdateUserData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateUser({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getUserByIdQueryKey = (options: Options<GetUserByIdData>) => createQueryKey('getUserById', options);

export const getUserByIdOptions = (options: Options<GetUserByIdData>) => queryOptions<GetUserByIdResponse, GetUserByIdError, GetUserByIdResponse, ReturnType<typeof getUserByIdQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getUserById({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getUserByIdQueryKey(options)
});

export const listSessionsQueryKey = (options?: Options<ListSessionsData>) => createQueryKey('listSessions', options);

export const listSessionsOptions = (options?: Options<ListSessionsData>) => queryOptions<ListSessionsResponse, ListSessionsError, ListSessionsResponse, ReturnType<typeof listSessionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSessions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSessionsQueryKey(options)
});

const createInfiniteParams = <K extends Pick<QueryKey<Options>[0], 'body' | 'headers' | 'path' | 'query'>>(queryKey: QueryKey<Options>, page: K) => {
    const params = { ...queryKey[0] };
    if (page.body) {
        params.body = {
            ...queryKey[0].body as any,
            ...page.body as any
        };
    }
    if (page.headers) {
        params.headers = {
            ...queryKey[0].headers,
            ...page.headers
        };
    }
    if (page.path) {
        params.path = {
            ...queryKey[0].path as any,
            ...page.path as any
        };
    }
    if (page.query) {
        params.query = {
            ...queryKey[0].query as any,
            ...page.query as any
        };
    }
    return params as unknown as typeof page;
};

export const listSessionsInfiniteQueryKey = (options?: Options<ListSessionsData>): QueryKey<Options<ListSessionsData>> => createQueryKey('listSessions', options, true);

export const listSessionsInfiniteOptions = (options?: Options<ListSessionsData>) => {
    const opts = infiniteQueryOptions<ListSessionsResponse, ListSessionsError, InfiniteData<ListSessionsResponse>, QueryKey<Options<ListSessionsData>>, string | Pick<QueryKey<Options<ListSessionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSessionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSessions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSessionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const deleteSessionMutation = (options?: Partial<Options<DeleteSessionData>>): UseMutationOptions<DeleteSessionResponse, DeleteSessionError, Options<DeleteSessionData>> => {
    const mutationOptions: UseMutationOptions<DeleteSessionResponse, DeleteSessionError, Options<DeleteSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listTokensQueryKey = (options?: Options<ListTokensData>) => createQueryKey('listTokens', options);

export const listTokensOptions = (options?: Options<ListTokensData>) => queryOptions<ListTokensResponse, ListTokensError, ListTokensResponse, ReturnType<typeof listTokensQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTokens({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTokensQueryKey(options)
});

export const listTokensInfiniteQueryKey = (options?: Options<ListTokensData>): QueryKey<Options<ListTokensData>> => createQueryKey('listTokens', options, true);

export const listTokensInfiniteOptions = (options?: Options<ListTokensData>) => {
    const opts = infiniteQueryOptions<ListTokensResponse, ListTokensError, InfiniteData<ListTokensResponse>, QueryKey<Options<ListTokensData>>, string | Pick<QueryKey<Options<ListTokensData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTokensData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTokens({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTokensInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createTokenMutation = (options?: Partial<Options<CreateTokenData>>): UseMutationOptions<CreateTokenResponse, CreateTokenError, Options<CreateTokenData>> => {
    const mutationOptions: UseMutationOptions<CreateTokenResponse, CreateTokenError, Options<CreateTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createToken({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteTokenMutation = (options?: Partial<Options<DeleteTokenData>>): UseMutationOptions<DeleteTokenResponse, DeleteTokenError, Options<DeleteTokenData>> => {
    const mutationOptions: UseMutationOptions<DeleteTokenResponse, DeleteTokenError, Options<DeleteTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteToken({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const cancelJobMutation = (options?: Partial<Options<CancelJobData>>): UseMutationOptions<CancelJobResponse, CancelJobError, Options<CancelJobData>> => {
    const mutationOptions: UseMutationOptions<CancelJobResponse, CancelJobError, Options<CancelJobData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelJob({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getJobQueryKey = (options: Options<GetJobData>) => createQueryKey('getJob', options);

export const getJobOptions = (options: Options<GetJobData>) => queryOptions<GetJobResponse, GetJobError, GetJobResponse, ReturnType<typeof getJobQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getJob({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getJobQueryKey(options)
});

export const listOrganizationsQueryKey = (options?: Options<ListOrganizationsData>) => createQueryKey('listOrganizations', options);

export const listOrganizationsOptions = (options?: Options<ListOrganizationsData>) => queryOptions<ListOrganizationsResponse, ListOrganizationsError, ListOrganizationsResponse, ReturnType<typeof listOrganizationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationsQueryKey(options)
});

export const listOrganizationsInfiniteQueryKey = (options?: Options<ListOrganizationsData>): QueryKey<Options<ListOrganizationsData>> => createQueryKey('listOrganizations', options, true);

export const listOrganizationsInfiniteOptions = (options?: Options<ListOrganizationsData>) => {
    const opts = infiniteQueryOptions<ListOrganizationsResponse, ListOrganizationsError, InfiniteData<ListOrganizationsResponse>, QueryKey<Options<ListOrganizationsData>>, string | Pick<QueryKey<Options<ListOrganizationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createOrganizationMutation = (options?: Partial<Options<CreateOrganizationData>>): UseMutationOptions<CreateOrganizationResponse, CreateOrganizationError, Options<CreateOrganizationData>> => {
    const mutationOptions: UseMutationOptions<CreateOrganizationResponse, CreateOrganizationError, Options<CreateOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getOrganizationQueryKey = (options: Options<GetOrganizationData>) => createQueryKey('getOrganization', options);

export const getOrganizationOptions = (options: Options<GetOrganizationData>) => queryOptions<GetOrganizationResponse, GetOrganizationError, GetOrganizationResponse, ReturnType<typeof getOrganizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOrganization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOrganizationQueryKey(options)
});

export const updateOrganizationMutation = (options?: Partial<Options<UpdateOrganizationData>>): UseMutationOptions<UpdateOrganizationResponse, UpdateOrganizationError, Options<UpdateOrganizationData>> => {
    const mutationOptions: UseMutationOptions<UpdateOrganizationResponse, UpdateOrganizationError, Options<UpdateOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listCollectionsQueryKey = (options: Options<ListCollectionsData>) => createQueryKey('listCollections', options);

export const listCollectionsOptions = (options: Options<ListCollectionsData>) => queryOptions<ListCollectionsResponse, ListCollectionsError, ListCollectionsResponse, ReturnType<typeof listCollectionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollections({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionsQueryKey(options)
});

export const listCollectionsInfiniteQueryKey = (options: Options<ListCollectionsData>): QueryKey<Options<ListCollectionsData>> => createQueryKey('listCollections', options, true);

export const listCollectionsInfiniteOptions = (options: Options<ListCollectionsData>) => {
    const opts = infiniteQueryOptions<ListCollectionsResponse, ListCollectionsError, InfiniteData<ListCollectionsResponse>, QueryKey<Options<ListCollectionsData>>, string | Pick<QueryKey<Options<ListCollectionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollections({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createCollectionMutation = (options?: Partial<Options<CreateCollectionData>>): UseMutationOptions<CreateCollectionResponse, CreateCollectionError, Options<CreateCollectionData>> => {
    const mutationOptions: UseMutationOptions<CreateCollectionResponse, CreateCollectionError, Options<CreateCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteCollectionMutation = (options?: Partial<Options<DeleteCollectionData>>): UseMutationOptions<DeleteCollectionResponse, DeleteCollectionError, Options<DeleteCollectionData>> => {
    const mutationOptions: UseMutationOptions<DeleteCollectionResponse, DeleteCollectionError, Options<DeleteCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getCollectionQueryKey = (options: Options<GetCollectionData>) => createQueryKey('getCollection', options);

export const getCollectionOptions = (options: Options<GetCollectionData>) => queryOptions<GetCollectionResponse, GetCollectionError, GetCollectionResponse, ReturnType<typeof getCollectionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCollection({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCollectionQueryKey(options)
});

export const updateCollectionMutation = (options?: Partial<Options<UpdateCollectionData>>): UseMutationOptions<UpdateCollectionResponse, UpdateCollectionError, Options<UpdateCollectionData>> => {
    const mutationOptions: UseMutationOptions<UpdateCollectionResponse, UpdateCollectionError, Options<UpdateCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listCollectionSpacesQueryKey = (options: Options<ListCollectionSpacesData>) => createQueryKey('listCollectionSpaces', options);

export const listCollectionSpacesOptions = (options: Options<ListCollectionSpacesData>) => queryOptions<ListCollectionSpacesResponse, ListCollectionSpacesError, ListCollectionSpacesResponse, ReturnType<typeof listCollectionSpacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollectionSpaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionSpacesQueryKey(options)
});

export const listCollectionSpacesInfiniteQueryKey = (options: Options<ListCollectionSpacesData>): QueryKey<Options<ListCollectionSpacesData>> => createQueryKey('listCollectionSpaces', options, true);

export const listCollectionSpacesInfiniteOptions = (options: Options<ListCollectionSpacesData>) => {
    const opts = infiniteQueryOptions<ListCollectionSpacesResponse, ListCollectionSpacesError, InfiniteData<ListCollectionSpacesResponse>, QueryKey<Options<ListCollectionSpacesData>>, string | Pick<QueryKey<Options<ListCollectionSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollectionSpaces({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionSpacesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const moveCollectionMutation = (options?: Partial<Options<MoveCollectionData>>): UseMutationOptions<MoveCollectionResponse, MoveCollectionError, Options<MoveCollectionData>> => {
    const mutationOptions: UseMutationOptions<MoveCollectionResponse, MoveCollectionError, Options<MoveCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await moveCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const transferCollectionMutation = (options?: Partial<Options<TransferCollectionData>>): UseMutationOptions<TransferCollectionResponse, TransferCollectionError, Options<TransferCollectionData>> => {
    const mutationOptions: UseMutationOptions<TransferCollectionResponse, TransferCollectionError, Options<TransferCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await transferCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listOrganizationSpacesQueryKey = (options: Options<ListOrganizationSpacesData>) => createQueryKey('listOrganizationSpaces', options);

export const listOrganizationSpacesOptions = (options: Options<ListOrganizationSpacesData>) => queryOptions<ListOrganizationSpacesResponse, ListOrganizationSpacesError, ListOrganizationSpacesResponse, ReturnType<typeof listOrganizationSpacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationSpaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationSpacesQueryKey(options)
});

export const listOrganizationSpacesInfiniteQueryKey = (options: Options<ListOrganizationSpacesData>): QueryKey<Options<ListOrganizationSpacesData>> => createQueryKey('listOrganizationSpaces', options, true);

export const listOrganizationSpacesInfiniteOptions = (options: Options<ListOrganizationSpacesData>) => {
    const opts = infiniteQueryOptions<ListOrganizationSpacesResponse, ListOrganizationSpacesError, InfiniteData<ListOrganizationSpacesResponse>, QueryKey<Options<ListOrganizationSpacesData>>, string | Pick<QueryKey<Options<ListOrganizationSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizationSpaces({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationSpacesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createSpaceMutation = (options?: Partial<Options<CreateSpaceData>>): UseMutationOptions<CreateSpaceResponse, CreateSpaceError, Options<CreateSpaceData>> => {
    const mutationOptions: UseMutationOptions<CreateSpaceResponse, CreateSpaceError, Options<CreateSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSpaceMutation = (options?: Partial<Options<DeleteSpaceData>>): UseMutationOptions<DeleteSpaceResponse, DeleteSpaceError, Options<DeleteSpaceData>> => {
    const mutationOptions: UseMutationOptions<DeleteSpaceResponse, DeleteSpaceError, Options<DeleteSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpaceQueryKey = (options: Options<GetSpaceData>) => createQueryKey('getSpace', options);

export const getSpaceOptions = (options: Options<GetSpaceData>) => queryOptions<GetSpaceResponse, GetSpaceError, GetSpaceResponse, ReturnType<typeof getSpaceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpace({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceQueryKey(options)
});

export const updateSpaceMutation = (options?: Partial<Options<UpdateSpaceData>>): UseMutationOptions<UpdateSpaceResponse, UpdateSpaceError, Options<UpdateSpaceData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceResponse, UpdateSpaceError, Options<UpdateSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const duplicateSpaceMutation = (options?: Partial<Options<DuplicateSpaceData>>): UseMutationOptions<DuplicateSpaceResponse, DuplicateSpaceError, Options<DuplicateSpaceData>> => {
    const mutationOptions: UseMutationOptions<DuplicateSpaceResponse, DuplicateSpaceError, Options<DuplicateSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await duplicateSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const restoreSpaceMutation = (options?: Partial<Options<RestoreSpaceData>>): UseMutationOptions<RestoreSpaceResponse, RestoreSpaceError, Options<RestoreSpaceData>> => {
    const mutationOptions: UseMutationOptions<RestoreSpaceResponse, RestoreSpaceError, Options<RestoreSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await restoreSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const moveSpaceMutation = (options?: Partial<Options<MoveSpaceData>>): UseMutationOptions<MoveSpaceResponse, MoveSpaceError, Options<MoveSpaceData>> => {
    const mutationOptions: UseMutationOptions<MoveSpaceResponse, MoveSpaceError, Options<MoveSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await moveSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const transferSpaceMutation = (options?: Partial<Options<TransferSpaceData>>): UseMutationOptions<TransferSpaceResponse, TransferSpaceError, Options<TransferSpaceData>> => {
    const mutationOptions: UseMutationOptions<TransferSpaceResponse, TransferSpaceError, Options<TransferSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await transferSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const grantSpacePermissionsMutation = (options?: Partial<Options<GrantSpacePermissionsData>>): UseMutationOptions<GrantSpacePermissionsResponse, GrantSpacePermissionsError, Options<GrantSpacePermissionsData>> => {
    const mutationOptions: UseMutationOptions<GrantSpacePermissionsResponse, GrantSpacePermissionsError, Options<GrantSpacePermissionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await grantSpacePermissions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSpaceUserPermissionsQueryKey = (options: Options<ListSpaceUserPermissionsData>) => createQueryKey('listSpaceUserPermissions', options);

export const listSpaceUserPermissionsOptions = (options: Options<ListSpaceUserPermissionsData>) => queryOptions<ListSpaceUserPermissionsResponse, ListSpaceUserPermissionsError, ListSpaceUserPermissionsResponse, ReturnType<typeof listSpaceUserPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceUserPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceUserPermissionsQueryKey(options)
});

export const listSpaceUserPermissionsInfiniteQueryKey = (options: Options<ListSpaceUserPermissionsData>): QueryKey<Options<ListSpaceUserPermissionsData>> => createQueryKey('listSpaceUserPermissions', options, true);

export const listSpaceUserPermissionsInfiniteOptions = (options: Options<ListSpaceUserPermissionsData>) => {
    const opts = infiniteQueryOptions<ListSpaceUserPermissionsResponse, ListSpaceUserPermissionsError, InfiniteData<ListSpaceUserPermissionsResponse>, QueryKey<Options<ListSpaceUserPermissionsData>>, string | Pick<QueryKey<Options<ListSpaceUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceUserPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceUserPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpaceTeamPermissionsQueryKey = (options: Options<ListSpaceTeamPermissionsData>) => createQueryKey('listSpaceTeamPermissions', options);

export const listSpaceTeamPermissionsOptions = (options: Options<ListSpaceTeamPermissionsData>) => queryOptions<ListSpaceTeamPermissionsResponse, ListSpaceTeamPermissionsError, ListSpaceTeamPermissionsResponse, ReturnType<typeof listSpaceTeamPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceTeamPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceTeamPermissionsQueryKey(options)
});

export const listSpaceTeamPermissionsInfiniteQueryKey = (options: Options<ListSpaceTeamPermissionsData>): QueryKey<Options<ListSpaceTeamPermissionsData>> => createQueryKey('listSpaceTeamPermissions', options, true);

export const listSpaceTeamPermissionsInfiniteOptions = (options: Options<ListSpaceTeamPermissionsData>) => {
    const opts = infiniteQueryOptions<ListSpaceTeamPermissionsResponse, ListSpaceTeamPermissionsError, InfiniteData<ListSpaceTeamPermissionsResponse>, QueryKey<Options<ListSpaceTeamPermissionsData>>, string | Pick<QueryKey<Options<ListSpaceTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceTeamPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceTeamPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpaceEffectivePermissionsQueryKey = (options: Options<ListSpaceEffectivePermissionsData>) => createQueryKey('listSpaceEffectivePermissions', options);

export const listSpaceEffectivePermissionsOptions = (options: Options<ListSpaceEffectivePermissionsData>) => queryOptions<ListSpaceEffectivePermissionsResponse, ListSpaceEffectivePermissionsError, ListSpaceEffectivePermissionsResponse, ReturnType<typeof listSpaceEffectivePermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceEffectivePermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceEffectivePermissionsQueryKey(options)
});

export const listSpaceEffectivePermissionsInfiniteQueryKey = (options: Options<ListSpaceEffectivePermissionsData>): QueryKey<Options<ListSpaceEffectivePermissionsData>> => createQueryKey('listSpaceEffectivePermissions', options, true);

export const listSpaceEffectivePermissionsInfiniteOptions = (options: Options<ListSpaceEffectivePermissionsData>) => {
    const opts = infiniteQueryOptions<ListSpaceEffectivePermissionsResponse, ListSpaceEffectivePermissionsError, InfiniteData<ListSpaceEffectivePermissionsResponse>, QueryKey<Options<ListSpaceEffectivePermissionsData>>, string | Pick<QueryKey<Options<ListSpaceEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceEffectivePermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceEffectivePermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const removeSpaceUserPermissionMutation = (options?: Partial<Options<RemoveSpaceUserPermissionData>>): UseMutationOptions<RemoveSpaceUserPermissionResponse, RemoveSpaceUserPermissionError, Options<RemoveSpaceUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveSpaceUserPermissionResponse, RemoveSpaceUserPermissionError, Options<RemoveSpaceUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeSpaceUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSpaceUserPermissionMutation = (options?: Partial<Options<UpdateSpaceUserPermissionData>>): UseMutationOptions<UpdateSpaceUserPermissionResponse, UpdateSpaceUserPermissionError, Options<UpdateSpaceUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceUserPermissionResponse, UpdateSpaceUserPermissionError, Options<UpdateSpaceUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeSpaceTeamPermissionMutation = (options?: Partial<Options<RemoveSpaceTeamPermissionData>>): UseMutationOptions<RemoveSpaceTeamPermissionResponse, RemoveSpaceTeamPermissionError, Options<RemoveSpaceTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveSpaceTeamPermissionResponse, RemoveSpaceTeamPermissionError, Options<RemoveSpaceTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeSpaceTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSpaceTeamPermissionMutation = (options?: Partial<Options<UpdateSpaceTeamPermissionData>>): UseMutationOptions<UpdateSpaceTeamPermissionResponse, UpdateSpaceTeamPermissionError, Options<UpdateSpaceTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceTeamPermissionResponse, UpdateSpaceTeamPermissionError, Options<UpdateSpaceTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const grantCollectionPermissionsMutation = (options?: Partial<Options<GrantCollectionPermissionsData>>): UseMutationOptions<GrantCollectionPermissionsResponse, GrantCollectionPermissionsError, Options<GrantCollectionPermissionsData>> => {
    const mutationOptions: UseMutationOptions<GrantCollectionPermissionsResponse, GrantCollectionPermissionsError, Options<GrantCollectionPermissionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await grantCollectionPermissions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listCollectionUserPermissionsQueryKey = (options: Options<ListCollectionUserPermissionsData>) => createQueryKey('listCollectionUserPermissions', options);

export const listCollectionUserPermissionsOptions = (options: Options<ListCollectionUserPermissionsData>) => queryOptions<ListCollectionUserPermissionsResponse, ListCollectionUserPermissionsError, ListCollectionUserPermissionsResponse, ReturnType<typeof listCollectionUserPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollectionUserPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionUserPermissionsQueryKey(options)
});

export const listCollectionUserPermissionsInfiniteQueryKey = (options: Options<ListCollectionUserPermissionsData>): QueryKey<Options<ListCollectionUserPermissionsData>> => createQueryKey('listCollectionUserPermissions', options, true);

export const listCollectionUserPermissionsInfiniteOptions = (options: Options<ListCollectionUserPermissionsData>) => {
    const opts = infiniteQueryOptions<ListCollectionUserPermissionsResponse, ListCollectionUserPermissionsError, InfiniteData<ListCollectionUserPermissionsResponse>, QueryKey<Options<ListCollectionUserPermissionsData>>, string | Pick<QueryKey<Options<ListCollectionUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollectionUserPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionUserPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listCollectionTeamPermissionsQueryKey = (options: Options<ListCollectionTeamPermissionsData>) => createQueryKey('listCollectionTeamPermissions', options);

export const listCollectionTeamPermissionsOptions = (options: Options<ListCollectionTeamPermissionsData>) => queryOptions<ListCollectionTeamPermissionsResponse, ListCollectionTeamPermissionsError, ListCollectionTeamPermissionsResponse, ReturnType<typeof listCollectionTeamPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollectionTeamPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionTeamPermissionsQueryKey(options)
});

export const listCollectionTeamPermissionsInfiniteQueryKey = (options: Options<ListCollectionTeamPermissionsData>): QueryKey<Options<ListCollectionTeamPermissionsData>> => createQueryKey('listCollectionTeamPermissions', options, true);

export const listCollectionTeamPermissionsInfiniteOptions = (options: Options<ListCollectionTeamPermissionsData>) => {
    const opts = infiniteQueryOptions<ListCollectionTeamPermissionsResponse, ListCollectionTeamPermissionsError, InfiniteData<ListCollectionTeamPermissionsResponse>, QueryKey<Options<ListCollectionTeamPermissionsData>>, string | Pick<QueryKey<Options<ListCollectionTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollectionTeamPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionTeamPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listCollectionEffectivePermissionsQueryKey = (options: Options<ListCollectionEffectivePermissionsData>) => createQueryKey('listCollectionEffectivePermissions', options);

export const listCollectionEffectivePermissionsOptions = (options: Options<ListCollectionEffectivePermissionsData>) => queryOptions<ListCollectionEffectivePermissionsResponse, ListCollectionEffectivePermissionsError, ListCollectionEffectivePermissionsResponse, ReturnType<typeof listCollectionEffectivePermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollectionEffectivePermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionEffectivePermissionsQueryKey(options)
});

export const listCollectionEffectivePermissionsInfiniteQueryKey = (options: Options<ListCollectionEffectivePermissionsData>): QueryKey<Options<ListCollectionEffectivePermissionsData>> => createQueryKey('listCollectionEffectivePermissions', options, true);

export const listCollectionEffectivePermissionsInfiniteOptions = (options: Options<ListCollectionEffectivePermissionsData>) => {
    const opts = infiniteQueryOptions<ListCollectionEffectivePermissionsResponse, ListCollectionEffectivePermissionsError, InfiniteData<ListCollectionEffectivePermissionsResponse>, QueryKey<Options<ListCollectionEffectivePermissionsData>>, string | Pick<QueryKey<Options<ListCollectionEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollectionEffectivePermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionEffectivePermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const removeCollectionUserPermissionMutation = (options?: Partial<Options<RemoveCollectionUserPermissionData>>): UseMutationOptions<RemoveCollectionUserPermissionResponse, RemoveCollectionUserPermissionError, Options<RemoveCollectionUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveCollectionUserPermissionResponse, RemoveCollectionUserPermissionError, Options<RemoveCollectionUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeCollectionUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateCollectionUserPermissionMutation = (options?: Partial<Options<UpdateCollectionUserPermissionData>>): UseMutationOptions<UpdateCollectionUserPermissionResponse, UpdateCollectionUserPermissionError, Options<UpdateCollectionUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateCollectionUserPermissionResponse, UpdateCollectionUserPermissionError, Options<UpdateCollectionUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateCollectionUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeCollectionTeamPermissionMutation = (options?: Partial<Options<RemoveCollectionTeamPermissionData>>): UseMutationOptions<RemoveCollectionTeamPermissionResponse, RemoveCollectionTeamPermissionError, Options<RemoveCollectionTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveCollectionTeamPermissionResponse, RemoveCollectionTeamPermissionError, Options<RemoveCollectionTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeCollectionTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateCollectionTeamPermissionMutation = (options?: Partial<Options<UpdateCollectionTeamPermissionData>>): UseMutationOptions<UpdateCollectionTeamPermissionResponse, UpdateCollectionTeamPermissionError, Options<UpdateCollectionTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateCollectionTeamPermissionResponse, UpdateCollectionTeamPermissionError, Options<UpdateCollectionTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateCollectionTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpaceContentQueryKey = (options: Options<GetSpaceContentData>) => createQueryKey('getSpaceContent', options);

export const getSpaceContentOptions = (options: Options<GetSpaceContentData>) => queryOptions<GetSpaceContentResponse, GetSpaceContentError, GetSpaceContentResponse, ReturnType<typeof getSpaceContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceContentQueryKey(options)
});

export const writeSpaceContentMutation = (options?: Partial<Options<WriteSpaceContentData>>): UseMutationOptions<WriteSpaceContentResponse, WriteSpaceContentError, Options<WriteSpaceContentData>> => {
    const mutationOptions: UseMutationOptions<WriteSpaceContentResponse, WriteSpaceContentError, Options<WriteSpaceContentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await writeSpaceContent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const applyTemplateMutation = (options?: Partial<Options<ApplyTemplateData>>): UseMutationOptions<unknown, ApplyTemplateError, Options<ApplyTemplateData>> => {
    const mutationOptions: UseMutationOptions<unknown, ApplyTemplateError, Options<ApplyTemplateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await applyTemplate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSpacePagesQueryKey = (options: Options<ListSpacePagesData>) => createQueryKey('listSpacePages', options);

export const listSpacePagesOptions = (options: Options<ListSpacePagesData>) => queryOptions<ListSpacePagesResponse, ListSpacePagesError, ListSpacePagesResponse, ReturnType<typeof listSpacePagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePagesQueryKey(options)
});

export const getSpacePageQueryKey = (options: Options<GetSpacePageData>) => createQueryKey('getSpacePage', options);

export const getSpacePageOptions = (options: Options<GetSpacePageData>) => queryOptions<GetSpacePageResponse, GetSpacePageError, GetSpacePageResponse, ReturnType<typeof getSpacePageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePageQueryKey(options)
});

export const getSpacePageByPathQueryKey = (options: Options<GetSpacePageByPathData>) => createQueryKey('getSpacePageByPath', options);

export const getSpacePageByPathOptions = (options: Options<GetSpacePageByPathData>) => queryOptions<GetSpacePageByPathResponse, GetSpacePageByPathError, GetSpacePageByPathResponse, ReturnType<typeof getSpacePageByPathQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePageByPath({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePageByPathQueryKey(options)
});

export const listSpacePageLinksQueryKey = (options: Options<ListSpacePageLinksData>) => createQueryKey('listSpacePageLinks', options);

export const listSpacePageLinksOptions = (options: Options<ListSpacePageLinksData>) => queryOptions<ListSpacePageLinksResponse, ListSpacePageLinksError, ListSpacePageLinksResponse, ReturnType<typeof listSpacePageLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePageLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePageLinksQueryKey(options)
});

export const listSpacePageLinksInfiniteQueryKey = (options: Options<ListSpacePageLinksData>): QueryKey<Options<ListSpacePageLinksData>> => createQueryKey('listSpacePageLinks', options, true);

export const listSpacePageLinksInfiniteOptions = (options: Options<ListSpacePageLinksData>) => {
    const opts = infiniteQueryOptions<ListSpacePageLinksResponse, ListSpacePageLinksError, InfiniteData<ListSpacePageLinksResponse>, QueryKey<Options<ListSpacePageLinksData>>, string | Pick<QueryKey<Options<ListSpacePageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpacePageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpacePageLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpacePageLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpacePageBacklinksQueryKey = (options: Options<ListSpacePageBacklinksData>) => createQueryKey('listSpacePageBacklinks', options);

export const listSpacePageBacklinksOptions = (options: Options<ListSpacePageBacklinksData>) => queryOptions<ListSpacePageBacklinksResponse, ListSpacePageBacklinksError, ListSpacePageBacklinksResponse, ReturnType<typeof listSpacePageBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePageBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePageBacklinksQueryKey(options)
});

export const listSpacePageBacklinksInfiniteQueryKey = (options: Options<ListSpacePageBacklinksData>): QueryKey<Options<ListSpacePageBacklinksData>> => createQueryKey('listSpacePageBacklinks', options, true);

export const listSpacePageBacklinksInfiniteOptions = (options: Options<ListSpacePageBacklinksData>) => {
    const opts = infiniteQueryOptions<ListSpacePageBacklinksResponse, ListSpacePageBacklinksError, InfiniteData<ListSpacePageBacklinksResponse>, QueryKey<Options<ListSpacePageBacklinksData>>, string | Pick<QueryKey<Options<ListSpacePageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpacePageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpacePageBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpacePageBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpaceFilesQueryKey = (options: Options<ListSpaceFilesData>) => createQueryKey('listSpaceFiles', options);

export const listSpaceFilesOptions = (options: Options<ListSpaceFilesData>) => queryOptions<ListSpaceFilesResponse, ListSpaceFilesError, ListSpaceFilesResponse, ReturnType<typeof listSpaceFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceFilesQueryKey(options)
});

export const listSpaceFilesInfiniteQueryKey = (options: Options<ListSpaceFilesData>): QueryKey<Options<ListSpaceFilesData>> => createQueryKey('listSpaceFiles', options, true);

export const listSpaceFilesInfiniteOptions = (options: Options<ListSpaceFilesData>) => {
    const opts = infiniteQueryOptions<ListSpaceFilesResponse, ListSpaceFilesError, InfiniteData<ListSpaceFilesResponse>, QueryKey<Options<ListSpaceFilesData>>, string | Pick<QueryKey<Options<ListSpaceFilesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceFilesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceFiles({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceFilesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const uploadSpaceFileMutation = (options?: Partial<Options<UploadSpaceFileData>>): UseMutationOptions<UploadSpaceFileResponse, UploadSpaceFileError, Options<UploadSpaceFileData>> => {
    const mutationOptions: UseMutationOptions<UploadSpaceFileResponse, UploadSpaceFileError, Options<UploadSpaceFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadSpaceFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpaceFileQueryKey = (options: Options<GetSpaceFileData>) => createQueryKey('getSpaceFile', options);

export const getSpaceFileOptions = (options: Options<GetSpaceFileData>) => queryOptions<GetSpaceFileResponse, GetSpaceFileError, GetSpaceFileResponse, ReturnType<typeof getSpaceFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceFileQueryKey(options)
});

export const listSpaceFileBacklinksQueryKey = (options: Options<ListSpaceFileBacklinksData>) => createQueryKey('listSpaceFileBacklinks', options);

export const listSpaceFileBacklinksOptions = (options: Options<ListSpaceFileBacklinksData>) => queryOptions<ListSpaceFileBacklinksResponse, ListSpaceFileBacklinksError, ListSpaceFileBacklinksResponse, ReturnType<typeof listSpaceFileBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceFileBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceFileBacklinksQueryKey(options)
});

export const listSpaceFileBacklinksInfiniteQueryKey = (options: Options<ListSpaceFileBacklinksData>): QueryKey<Options<ListSpaceFileBacklinksData>> => createQueryKey('listSpaceFileBacklinks', options, true);

export const listSpaceFileBacklinksInfiniteOptions = (options: Options<ListSpaceFileBacklinksData>) => {
    const opts = infiniteQueryOptions<ListSpaceFileBacklinksResponse, ListSpaceFileBacklinksError, InfiniteData<ListSpaceFileBacklinksResponse>, QueryKey<Options<ListSpaceFileBacklinksData>>, string | Pick<QueryKey<Options<ListSpaceFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceFileBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceFileBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSpaceReusableContentQueryKey = (options: Options<GetSpaceReusableContentData>) => createQueryKey('getSpaceReusableContent', options);

export const getSpaceReusableContentOptions = (options: Options<GetSpaceReusableContentData>) => queryOptions<GetSpaceReusableContentResponse, GetSpaceReusableContentError, GetSpaceReusableContentResponse, ReturnType<typeof getSpaceReusableContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceReusableContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceReusableContentQueryKey(options)
});

export const listSpaceLinksQueryKey = (options: Options<ListSpaceLinksData>) => createQueryKey('listSpaceLinks', options);

export const listSpaceLinksOptions = (options: Options<ListSpaceLinksData>) => queryOptions<ListSpaceLinksResponse, ListSpaceLinksError, ListSpaceLinksResponse, ReturnType<typeof listSpaceLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceLinksQueryKey(options)
});

export const listSpaceLinksInfiniteQueryKey = (options: Options<ListSpaceLinksData>): QueryKey<Options<ListSpaceLinksData>> => createQueryKey('listSpaceLinks', options, true);

export const listSpaceLinksInfiniteOptions = (options: Options<ListSpaceLinksData>) => {
    const opts = infiniteQueryOptions<ListSpaceLinksResponse, ListSpaceLinksError, InfiniteData<ListSpaceLinksResponse>, QueryKey<Options<ListSpaceLinksData>>, string | Pick<QueryKey<Options<ListSpaceLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getDocumentQueryKey = (options: Options<GetDocumentData>) => createQueryKey('getDocument', options);

export const getDocumentOptions = (options: Options<GetDocumentData>) => queryOptions<GetDocumentResponse, GetDocumentError, GetDocumentResponse, ReturnType<typeof getDocumentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDocument({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDocumentQueryKey(options)
});

export const getChangeRequestContentQueryKey = (options: Options<GetChangeRequestContentData>) => createQueryKey('getChangeRequestContent', options);

export const getChangeRequestContentOptions = (options: Options<GetChangeRequestContentData>) => queryOptions<GetChangeRequestContentResponse, GetChangeRequestContentError, GetChangeRequestContentResponse, ReturnType<typeof getChangeRequestContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestContentQueryKey(options)
});

export const writeChangeRequestContentMutation = (options?: Partial<Options<WriteChangeRequestContentData>>): UseMutationOptions<WriteChangeRequestContentResponse, WriteChangeRequestContentError, Options<WriteChangeRequestContentData>> => {
    const mutationOptions: UseMutationOptions<WriteChangeRequestContentResponse, WriteChangeRequestContentError, Options<WriteChangeRequestContentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await writeChangeRequestContent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestPagesQueryKey = (options: Options<ListChangeRequestPagesData>) => createQueryKey('listChangeRequestPages', options);

export const listChangeRequestPagesOptions = (options: Options<ListChangeRequestPagesData>) => queryOptions<ListChangeRequestPagesResponse, ListChangeRequestPagesError, ListChangeRequestPagesResponse, ReturnType<typeof listChangeRequestPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPagesQueryKey(options)
});

export const getChangeRequestPageQueryKey = (options: Options<GetChangeRequestPageData>) => createQueryKey('getChangeRequestPage', options);

export const getChangeRequestPageOptions = (options: Options<GetChangeRequestPageData>) => queryOptions<GetChangeRequestPageResponse, GetChangeRequestPageError, GetChangeRequestPageResponse, ReturnType<typeof getChangeRequestPageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPageQueryKey(options)
});

export const getChangeRequestPageByPathQueryKey = (options: Options<GetChangeRequestPageByPathData>) => createQueryKey('getChangeRequestPageByPath', options);

export const getChangeRequestPageByPathOptions = (options: Options<GetChangeRequestPageByPathData>) => queryOptions<GetChangeRequestPageByPathResponse, GetChangeRequestPageByPathError, GetChangeRequestPageByPathResponse, ReturnType<typeof getChangeRequestPageByPathQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPageByPath({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPageByPathQueryKey(options)
});

export const listChangeRequestPageLinksQueryKey = (options: Options<ListChangeRequestPageLinksData>) => createQueryKey('listChangeRequestPageLinks', options);

export const listChangeRequestPageLinksOptions = (options: Options<ListChangeRequestPageLinksData>) => queryOptions<ListChangeRequestPageLinksResponse, ListChangeRequestPageLinksError, ListChangeRequestPageLinksResponse, ReturnType<typeof listChangeRequestPageLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPageLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPageLinksQueryKey(options)
});

export const listChangeRequestPageLinksInfiniteQueryKey = (options: Options<ListChangeRequestPageLinksData>): QueryKey<Options<ListChangeRequestPageLinksData>> => createQueryKey('listChangeRequestPageLinks', options, true);

export const listChangeRequestPageLinksInfiniteOptions = (options: Options<ListChangeRequestPageLinksData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestPageLinksResponse, ListChangeRequestPageLinksError, InfiniteData<ListChangeRequestPageLinksResponse>, QueryKey<Options<ListChangeRequestPageLinksData>>, string | Pick<QueryKey<Options<ListChangeRequestPageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestPageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestPageLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestPageLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestPageBacklinksQueryKey = (options: Options<ListChangeRequestPageBacklinksData>) => createQueryKey('listChangeRequestPageBacklinks', options);

export const listChangeRequestPageBacklinksOptions = (options: Options<ListChangeRequestPageBacklinksData>) => queryOptions<ListChangeRequestPageBacklinksResponse, ListChangeRequestPageBacklinksError, ListChangeRequestPageBacklinksResponse, ReturnType<typeof listChangeRequestPageBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPageBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPageBacklinksQueryKey(options)
});

export const listChangeRequestPageBacklinksInfiniteQueryKey = (options: Options<ListChangeRequestPageBacklinksData>): QueryKey<Options<ListChangeRequestPageBacklinksData>> => createQueryKey('listChangeRequestPageBacklinks', options, true);

export const listChangeRequestPageBacklinksInfiniteOptions = (options: Options<ListChangeRequestPageBacklinksData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestPageBacklinksResponse, ListChangeRequestPageBacklinksError, InfiniteData<ListChangeRequestPageBacklinksResponse>, QueryKey<Options<ListChangeRequestPageBacklinksData>>, string | Pick<QueryKey<Options<ListChangeRequestPageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestPageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestPageBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestPageBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestFilesQueryKey = (options: Options<ListChangeRequestFilesData>) => createQueryKey('listChangeRequestFiles', options);

export const listChangeRequestFilesOptions = (options: Options<ListChangeRequestFilesData>) => queryOptions<ListChangeRequestFilesResponse, ListChangeRequestFilesError, ListChangeRequestFilesResponse, ReturnType<typeof listChangeRequestFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestFilesQueryKey(options)
});

export const listChangeRequestFilesInfiniteQueryKey = (options: Options<ListChangeRequestFilesData>): QueryKey<Options<ListChangeRequestFilesData>> => createQueryKey('listChangeRequestFiles', options, true);

export const listChangeRequestFilesInfiniteOptions = (options: Options<ListChangeRequestFilesData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestFilesResponse, ListChangeRequestFilesError, InfiniteData<ListChangeRequestFilesResponse>, QueryKey<Options<ListChangeRequestFilesData>>, string | Pick<QueryKey<Options<ListChangeRequestFilesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestFilesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestFiles({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestFilesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const uploadChangeRequestFileMutation = (options?: Partial<Options<UploadChangeRequestFileData>>): UseMutationOptions<UploadChangeRequestFileResponse, UploadChangeRequestFileError, Options<UploadChangeRequestFileData>> => {
    const mutationOptions: UseMutationOptions<UploadChangeRequestFileResponse, UploadChangeRequestFileError, Options<UploadChangeRequestFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadChangeRequestFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestFileQueryKey = (options: Options<GetChangeRequestFileData>) => createQueryKey('getChangeRequestFile', options);

export const getChangeRequestFileOptions = (options: Options<GetChangeRequestFileData>) => queryOptions<GetChangeRequestFileResponse, GetChangeRequestFileError, GetChangeRequestFileResponse, ReturnType<typeof getChangeRequestFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestFileQueryKey(options)
});

export const listChangeRequestFileBacklinksQueryKey = (options: Options<ListChangeRequestFileBacklinksData>) => createQueryKey('listChangeRequestFileBacklinks', options);

export const listChangeRequestFileBacklinksOptions = (options: Options<ListChangeRequestFileBacklinksData>) => queryOptions<ListChangeRequestFileBacklinksResponse, ListChangeRequestFileBacklinksError, ListChangeRequestFileBacklinksResponse, ReturnType<typeof listChangeRequestFileBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestFileBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestFileBacklinksQueryKey(options)
});

export const listChangeRequestFileBacklinksInfiniteQueryKey = (options: Options<ListChangeRequestFileBacklinksData>): QueryKey<Options<ListChangeRequestFileBacklinksData>> => createQueryKey('listChangeRequestFileBacklinks', options, true);

export const listChangeRequestFileBacklinksInfiniteOptions = (options: Options<ListChangeRequestFileBacklinksData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestFileBacklinksResponse, ListChangeRequestFileBacklinksError, InfiniteData<ListChangeRequestFileBacklinksResponse>, QueryKey<Options<ListChangeRequestFileBacklinksData>>, string | Pick<QueryKey<Options<ListChangeRequestFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestFileBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestFileBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestReusableContentQueryKey = (options: Options<GetChangeRequestReusableContentData>) => createQueryKey('getChangeRequestReusableContent', options);

export const getChangeRequestReusableContentOptions = (options: Options<GetChangeRequestReusableContentData>) => queryOptions<GetChangeRequestReusableContentResponse, GetChangeRequestReusableContentError, GetChangeRequestReusableContentResponse, ReturnType<typeof getChangeRequestReusableContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestReusableContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestReusableContentQueryKey(options)
});

export const listRevisionsQueryKey = (options: Options<ListRevisionsData>) => createQueryKey('listRevisions', options);

export const listRevisionsOptions = (options: Options<ListRevisionsData>) => queryOptions<ListRevisionsResponse, ListRevisionsError, ListRevisionsResponse, ReturnType<typeof listRevisionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionsQueryKey(options)
});

export const listRevisionsInfiniteQueryKey = (options: Options<ListRevisionsData>): QueryKey<Options<ListRevisionsData>> => createQueryKey('listRevisions', options, true);

export const listRevisionsInfiniteOptions = (options: Options<ListRevisionsData>) => {
    const opts = infiniteQueryOptions<ListRevisionsResponse, ListRevisionsError, InfiniteData<ListRevisionsResponse>, QueryKey<Options<ListRevisionsData>>, string | Pick<QueryKey<Options<ListRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRevisions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRevisionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getRevisionQueryKey = (options: Options<GetRevisionData>) => createQueryKey('getRevision', options);

export const getRevisionOptions = (options: Options<GetRevisionData>) => queryOptions<GetRevisionResponse, GetRevisionError, GetRevisionResponse, ReturnType<typeof getRevisionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevision({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionQueryKey(options)
});

export const listRevisionPagesQueryKey = (options: Options<ListRevisionPagesData>) => createQueryKey('listRevisionPages', options);

export const listRevisionPagesOptions = (options: Options<ListRevisionPagesData>) => queryOptions<ListRevisionPagesResponse, ListRevisionPagesError, ListRevisionPagesResponse, ReturnType<typeof listRevisionPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionPagesQueryKey(options)
});

export const getRevisionPageQueryKey = (options: Options<GetRevisionPageData>) => createQueryKey('getRevisionPage', options);

export const getRevisionPageOptions = (options: Options<GetRevisionPageData>) => queryOptions<GetRevisionPageResponse, GetRevisionPageError, GetRevisionPageResponse, ReturnType<typeof getRevisionPageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionPage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionPageQueryKey(options)
});

export const getRevisionPageByPathQueryKey = (options: Options<GetRevisionPageByPathData>) => createQueryKey('getRevisionPageByPath', options);

export const getRevisionPageByPathOptions = (options: Options<GetRevisionPageByPathData>) => queryOptions<GetRevisionPageByPathResponse, GetRevisionPageByPathError, GetRevisionPageByPathResponse, ReturnType<typeof getRevisionPageByPathQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionPageByPath({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionPageByPathQueryKey(options)
});

export const listRevisionFilesQueryKey = (options: Options<ListRevisionFilesData>) => createQueryKey('listRevisionFiles', options);

export const listRevisionFilesOptions = (options: Options<ListRevisionFilesData>) => queryOptions<ListRevisionFilesResponse, ListRevisionFilesError, ListRevisionFilesResponse, ReturnType<typeof listRevisionFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionFilesQueryKey(options)
});

export const listRevisionFilesInfiniteQueryKey = (options: Options<ListRevisionFilesData>): QueryKey<Options<ListRevisionFilesData>> => createQueryKey('listRevisionFiles', options, true);

export const listRevisionFilesInfiniteOptions = (options: Options<ListRevisionFilesData>) => {
    const opts = infiniteQueryOptions<ListRevisionFilesResponse, ListRevisionFilesError, InfiniteData<ListRevisionFilesResponse>, QueryKey<Options<ListRevisionFilesData>>, string | Pick<QueryKey<Options<ListRevisionFilesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRevisionFilesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRevisionFiles({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRevisionFilesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getRevisionFileQueryKey = (options: Options<GetRevisionFileData>) => createQueryKey('getRevisionFile', options);

export const getRevisionFileOptions = (options: Options<GetRevisionFileData>) => queryOptions<GetRevisionFileResponse, GetRevisionFileError, GetRevisionFileResponse, ReturnType<typeof getRevisionFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionFileQueryKey(options)
});

export const getRevisionReusableContentQueryKey = (options: Options<GetRevisionReusableContentData>) => createQueryKey('getRevisionReusableContent', options);

export const getRevisionReusableContentOptions = (options: Options<GetRevisionReusableContentData>) => queryOptions<GetRevisionReusableContentResponse, GetRevisionReusableContentError, GetRevisionReusableContentResponse, ReturnType<typeof getRevisionReusableContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionReusableContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionReusableContentQueryKey(options)
});

export const listRevisionChangesQueryKey = (options: Options<ListRevisionChangesData>) => createQueryKey('listRevisionChanges', options);

export const listRevisionChangesOptions = (options: Options<ListRevisionChangesData>) => queryOptions<ListRevisionChangesResponse, ListRevisionChangesError, ListRevisionChangesResponse, ReturnType<typeof listRevisionChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionChangesQueryKey(options)
});

export const listRevisionChangesInfiniteQueryKey = (options: Options<ListRevisionChangesData>): QueryKey<Options<ListRevisionChangesData>> => createQueryKey('listRevisionChanges', options, true);

export const listRevisionChangesInfiniteOptions = (options: Options<ListRevisionChangesData>) => {
    const opts = infiniteQueryOptions<ListRevisionChangesResponse, ListRevisionChangesError, InfiniteData<ListRevisionChangesResponse>, QueryKey<Options<ListRevisionChangesData>>, string | Pick<QueryKey<Options<ListRevisionChangesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRevisionChangesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRevisionChanges({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRevisionChangesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const compareRevisionsQueryKey = (options: Options<CompareRevisionsData>) => createQueryKey('compareRevisions', options);

export const compareRevisionsOptions = (options: Options<CompareRevisionsData>) => queryOptions<CompareRevisionsResponse, CompareRevisionsError, CompareRevisionsResponse, ReturnType<typeof compareRevisionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await compareRevisions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: compareRevisionsQueryKey(options)
});

export const compareRevisionsInfiniteQueryKey = (options: Options<CompareRevisionsData>): QueryKey<Options<CompareRevisionsData>> => createQueryKey('compareRevisions', options, true);

export const compareRevisionsInfiniteOptions = (options: Options<CompareRevisionsData>) => {
    const opts = infiniteQueryOptions<CompareRevisionsResponse, CompareRevisionsError, InfiniteData<CompareRevisionsResponse>, QueryKey<Options<CompareRevisionsData>>, string | Pick<QueryKey<Options<CompareRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<CompareRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await compareRevisions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: compareRevisionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const importContentMutation = (options?: Partial<Options<ImportContentData>>): UseMutationOptions<ImportContentResponse, ImportContentError, Options<ImportContentData>> => {
    const mutationOptions: UseMutationOptions<ImportContentResponse, ImportContentError, Options<ImportContentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importContent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const exportSpaceMutation = (options?: Partial<Options<ExportSpaceData>>): UseMutationOptions<ExportSpaceResponse, ExportSpaceError, Options<ExportSpaceData>> => {
    const mutationOptions: UseMutationOptions<ExportSpaceResponse, ExportSpaceError, Options<ExportSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await exportSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpacePdfQueryKey = (options: Options<GetSpacePdfData>) => createQueryKey('getSpacePdf', options);

export const getSpacePdfOptions = (options: Options<GetSpacePdfData>) => queryOptions<GetSpacePdfResponse, GetSpacePdfError, GetSpacePdfResponse, ReturnType<typeof getSpacePdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePdfQueryKey(options)
});

export const getSpacePdfInfiniteQueryKey = (options: Options<GetSpacePdfData>): QueryKey<Options<GetSpacePdfData>> => createQueryKey('getSpacePdf', options, true);

export const getSpacePdfInfiniteOptions = (options: Options<GetSpacePdfData>) => {
    const opts = infiniteQueryOptions<GetSpacePdfResponse, GetSpacePdfError, InfiniteData<GetSpacePdfResponse>, QueryKey<Options<GetSpacePdfData>>, string | Pick<QueryKey<Options<GetSpacePdfData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<GetSpacePdfData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await getSpacePdf({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: getSpacePdfInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listOrganizationChangeRequestsQueryKey = (options: Options<ListOrganizationChangeRequestsData>) => createQueryKey('listOrganizationChangeRequests', options);

export const listOrganizationChangeRequestsOptions = (options: Options<ListOrganizationChangeRequestsData>) => queryOptions<ListOrganizationChangeRequestsResponse, ListOrganizationChangeRequestsError, ListOrganizationChangeRequestsResponse, ReturnType<typeof listOrganizationChangeRequestsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationChangeRequests({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationChangeRequestsQueryKey(options)
});

export const listOrganizationChangeRequestsInfiniteQueryKey = (options: Options<ListOrganizationChangeRequestsData>): QueryKey<Options<ListOrganizationChangeRequestsData>> => createQueryKey('listOrganizationChangeRequests', options, true);

export const listOrganizationChangeRequestsInfiniteOptions = (options: Options<ListOrganizationChangeRequestsData>) => {
    const opts = infiniteQueryOptions<ListOrganizationChangeRequestsResponse, ListOrganizationChangeRequestsError, InfiniteData<ListOrganizationChangeRequestsResponse>, QueryKey<Options<ListOrganizationChangeRequestsData>>, string | Pick<QueryKey<Options<ListOrganizationChangeRequestsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationChangeRequestsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizationChangeRequests({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationChangeRequestsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestsQueryKey = (options: Options<ListChangeRequestsData>) => createQueryKey('listChangeRequests', options);

export const listChangeRequestsOptions = (options: Options<ListChangeRequestsData>) => queryOptions<ListChangeRequestsResponse, ListChangeRequestsError, ListChangeRequestsResponse, ReturnType<typeof listChangeRequestsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequests({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestsQueryKey(options)
});

export const listChangeRequestsInfiniteQueryKey = (options: Options<ListChangeRequestsData>): QueryKey<Options<ListChangeRequestsData>> => createQueryKey('listChangeRequests', options, true);

export const listChangeRequestsInfiniteOptions = (options: Options<ListChangeRequestsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestsResponse, ListChangeRequestsError, InfiniteData<ListChangeRequestsResponse>, QueryKey<Options<ListChangeRequestsData>>, string | Pick<QueryKey<Options<ListChangeRequestsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequests({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createChangeRequestMutation = (options?: Partial<Options<CreateChangeRequestData>>): UseMutationOptions<CreateChangeRequestResponse, CreateChangeRequestError, Options<CreateChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeRequestResponse, CreateChangeRequestError, Options<CreateChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestQueryKey = (options: Options<GetChangeRequestData>) => createQueryKey('getChangeRequest', options);

export const getChangeRequestOptions = (options: Options<GetChangeRequestData>) => queryOptions<GetChangeRequestResponse, GetChangeRequestError, GetChangeRequestResponse, ReturnType<typeof getChangeRequestQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequest({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestQueryKey(options)
});

export const updateChangeRequestMutation = (options?: Partial<Options<UpdateChangeRequestData>>): UseMutationOptions<UpdateChangeRequestResponse, UpdateChangeRequestError, Options<UpdateChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<UpdateChangeRequestResponse, UpdateChangeRequestError, Options<UpdateChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const mergeChangeRequestMutation = (options?: Partial<Options<MergeChangeRequestData>>): UseMutationOptions<MergeChangeRequestResponse, MergeChangeRequestError, Options<MergeChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<MergeChangeRequestResponse, MergeChangeRequestError, Options<MergeChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await mergeChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateFromMainMutation = (options?: Partial<Options<UpdateFromMainData>>): UseMutationOptions<UpdateFromMainResponse, UpdateFromMainError, Options<UpdateFromMainData>> => {
    const mutationOptions: UseMutationOptions<UpdateFromMainResponse, UpdateFromMainError, Options<UpdateFromMainData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateFromMain({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const revertChangeRequestMutation = (options?: Partial<Options<RevertChangeRequestData>>): UseMutationOptions<RevertChangeRequestResponse, RevertChangeRequestError, Options<RevertChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<RevertChangeRequestResponse, RevertChangeRequestError, Options<RevertChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revertChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestPdfQueryKey = (options: Options<GetChangeRequestPdfData>) => createQueryKey('getChangeRequestPdf', options);

export const getChangeRequestPdfOptions = (options: Options<GetChangeRequestPdfData>) => queryOptions<GetChangeRequestPdfResponse, GetChangeRequestPdfError, GetChangeRequestPdfResponse, ReturnType<typeof getChangeRequestPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPdfQueryKey(options)
});

export const getChangeRequestPdfInfiniteQueryKey = (options: Options<GetChangeRequestPdfData>): QueryKey<Options<GetChangeRequestPdfData>> => createQueryKey('getChangeRequestPdf', options, true);

export const getChangeRequestPdfInfiniteOptions = (options: Options<GetChangeRequestPdfData>) => {
    const opts = infiniteQueryOptions<GetChangeRequestPdfResponse, GetChangeRequestPdfError, InfiniteData<GetChangeRequestPdfResponse>, QueryKey<Options<GetChangeRequestPdfData>>, string | Pick<QueryKey<Options<GetChangeRequestPdfData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<GetChangeRequestPdfData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await getChangeRequestPdf({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: getChangeRequestPdfInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestChangesQueryKey = (options: Options<ListChangeRequestChangesData>) => createQueryKey('listChangeRequestChanges', options);

export const listChangeRequestChangesOptions = (options: Options<ListChangeRequestChangesData>) => queryOptions<ListChangeRequestChangesResponse, ListChangeRequestChangesError, ListChangeRequestChangesResponse, ReturnType<typeof listChangeRequestChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestChangesQueryKey(options)
});

export const listChangeRequestChangesInfiniteQueryKey = (options: Options<ListChangeRequestChangesData>): QueryKey<Options<ListChangeRequestChangesData>> => createQueryKey('listChangeRequestChanges', options, true);

export const listChangeRequestChangesInfiniteOptions = (options: Options<ListChangeRequestChangesData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestChangesResponse, ListChangeRequestChangesError, InfiniteData<ListChangeRequestChangesResponse>, QueryKey<Options<ListChangeRequestChangesData>>, string | Pick<QueryKey<Options<ListChangeRequestChangesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestChangesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestChanges({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestChangesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listConflictsQueryKey = (options: Options<ListConflictsData>) => createQueryKey('listConflicts', options);

export const listConflictsOptions = (options: Options<ListConflictsData>) => queryOptions<ListConflictsResponse, ListConflictsError, ListConflictsResponse, ReturnType<typeof listConflictsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listConflicts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listConflictsQueryKey(options)
});

export const listConflictsInfiniteQueryKey = (options: Options<ListConflictsData>): QueryKey<Options<ListConflictsData>> => createQueryKey('listConflicts', options, true);

export const listConflictsInfiniteOptions = (options: Options<ListConflictsData>) => {
    const opts = infiniteQueryOptions<ListConflictsResponse, ListConflictsError, InfiniteData<ListConflictsResponse>, QueryKey<Options<ListConflictsData>>, string | Pick<QueryKey<Options<ListConflictsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListConflictsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listConflicts({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listConflictsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const answerConflictMutation = (options?: Partial<Options<AnswerConflictData>>): UseMutationOptions<AnswerConflictResponse, AnswerConflictError, Options<AnswerConflictData>> => {
    const mutationOptions: UseMutationOptions<AnswerConflictResponse, AnswerConflictError, Options<AnswerConflictData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await answerConflict({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSpaceCommentsQueryKey = (options: Options<ListSpaceCommentsData>) => createQueryKey('listSpaceComments', options);

export const listSpaceCommentsOptions = (options: Options<ListSpaceCommentsData>) => queryOptions<ListSpaceCommentsResponse, ListSpaceCommentsError, ListSpaceCommentsResponse, ReturnType<typeof listSpaceCommentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceComments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceCommentsQueryKey(options)
});

export const listSpaceCommentsInfiniteQueryKey = (options: Options<ListSpaceCommentsData>): QueryKey<Options<ListSpaceCommentsData>> => createQueryKey('listSpaceComments', options, true);

export const listSpaceCommentsInfiniteOptions = (options: Options<ListSpaceCommentsData>) => {
    const opts = infiniteQueryOptions<ListSpaceCommentsResponse, ListSpaceCommentsError, InfiniteData<ListSpaceCommentsResponse>, QueryKey<Options<ListSpaceCommentsData>>, string | Pick<QueryKey<Options<ListSpaceCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceComments({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceCommentsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createSpaceCommentMutation = (options?: Partial<Options<CreateSpaceCommentData>>): UseMutationOptions<CreateSpaceCommentResponse, CreateSpaceCommentError, Options<CreateSpaceCommentData>> => {
    const mutationOptions: UseMutationOptions<CreateSpaceCommentResponse, CreateSpaceCommentError, Options<CreateSpaceCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSpaceComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSpaceCommentMutation = (options?: Partial<Options<DeleteSpaceCommentData>>): UseMutationOptions<DeleteSpaceCommentResponse, DeleteSpaceCommentError, Options<DeleteSpaceCommentData>> => {
    const mutationOptions: UseMutationOptions<DeleteSpaceCommentResponse, DeleteSpaceCommentError, Options<DeleteSpaceCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSpaceComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpaceCommentQueryKey = (options: Options<GetSpaceCommentData>) => createQueryKey('getSpaceComment', options);

export const getSpaceCommentOptions = (options: Options<GetSpaceCommentData>) => queryOptions<GetSpaceCommentResponse, GetSpaceCommentError, GetSpaceCommentResponse, ReturnType<typeof getSpaceCommentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceComment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceCommentQueryKey(options)
});

export const updateSpaceCommentMutation = (options?: Partial<Options<UpdateSpaceCommentData>>): UseMutationOptions<UpdateSpaceCommentResponse, UpdateSpaceCommentError, Options<UpdateSpaceCommentData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceCommentResponse, UpdateSpaceCommentError, Options<UpdateSpaceCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSpaceCommentRepliesQueryKey = (options: Options<ListSpaceCommentRepliesData>) => createQueryKey('listSpaceCommentReplies', options);

export const listSpaceCommentRepliesOptions = (options: Options<ListSpaceCommentRepliesData>) => queryOptions<ListSpaceCommentRepliesResponse, ListSpaceCommentRepliesError, ListSpaceCommentRepliesResponse, ReturnType<typeof listSpaceCommentRepliesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceCommentReplies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceCommentRepliesQueryKey(options)
});

export const listSpaceCommentRepliesInfiniteQueryKey = (options: Options<ListSpaceCommentRepliesData>): QueryKey<Options<ListSpaceCommentRepliesData>> => createQueryKey('listSpaceCommentReplies', options, true);

export const listSpaceCommentRepliesInfiniteOptions = (options: Options<ListSpaceCommentRepliesData>) => {
    const opts = infiniteQueryOptions<ListSpaceCommentRepliesResponse, ListSpaceCommentRepliesError, InfiniteData<ListSpaceCommentRepliesResponse>, QueryKey<Options<ListSpaceCommentRepliesData>>, string | Pick<QueryKey<Options<ListSpaceCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceCommentReplies({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceCommentRepliesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createSpaceCommentReplyMutation = (options?: Partial<Options<CreateSpaceCommentReplyData>>): UseMutationOptions<CreateSpaceCommentReplyResponse, CreateSpaceCommentReplyError, Options<CreateSpaceCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<CreateSpaceCommentReplyResponse, CreateSpaceCommentReplyError, Options<CreateSpaceCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSpaceCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSpaceCommentReplyMutation = (options?: Partial<Options<DeleteSpaceCommentReplyData>>): UseMutationOptions<DeleteSpaceCommentReplyResponse, DeleteSpaceCommentReplyError, Options<DeleteSpaceCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<DeleteSpaceCommentReplyResponse, DeleteSpaceCommentReplyError, Options<DeleteSpaceCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSpaceCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpaceCommentReplyQueryKey = (options: Options<GetSpaceCommentReplyData>) => createQueryKey('getSpaceCommentReply', options);

export const getSpaceCommentReplyOptions = (options: Options<GetSpaceCommentReplyData>) => queryOptions<GetSpaceCommentReplyResponse, GetSpaceCommentReplyError, GetSpaceCommentReplyResponse, ReturnType<typeof getSpaceCommentReplyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceCommentReply({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceCommentReplyQueryKey(options)
});

export const updateSpaceCommentReplyMutation = (options?: Partial<Options<UpdateSpaceCommentReplyData>>): UseMutationOptions<UpdateSpaceCommentReplyResponse, UpdateSpaceCommentReplyError, Options<UpdateSpaceCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceCommentReplyResponse, UpdateSpaceCommentReplyError, Options<UpdateSpaceCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestCommentsQueryKey = (options: Options<ListChangeRequestCommentsData>) => createQueryKey('listChangeRequestComments', options);

export const listChangeRequestCommentsOptions = (options: Options<ListChangeRequestCommentsData>) => queryOptions<ListChangeRequestCommentsResponse, ListChangeRequestCommentsError, ListChangeRequestCommentsResponse, ReturnType<typeof listChangeRequestCommentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestComments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestCommentsQueryKey(options)
});

export const listChangeRequestCommentsInfiniteQueryKey = (options: Options<ListChangeRequestCommentsData>): QueryKey<Options<ListChangeRequestCommentsData>> => createQueryKey('listChangeRequestComments', options, true);

export const listChangeRequestCommentsInfiniteOptions = (options: Options<ListChangeRequestCommentsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestCommentsResponse, ListChangeRequestCommentsError, InfiniteData<ListChangeRequestCommentsResponse>, QueryKey<Options<ListChangeRequestCommentsData>>, string | Pick<QueryKey<Options<ListChangeRequestCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestComments({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestCommentsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createChangeRequestCommentMutation = (options?: Partial<Options<CreateChangeRequestCommentData>>): UseMutationOptions<CreateChangeRequestCommentResponse, CreateChangeRequestCommentError, Options<CreateChangeRequestCommentData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeRequestCommentResponse, CreateChangeRequestCommentError, Options<CreateChangeRequestCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeRequestComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteChangeRequestCommentMutation = (options?: Partial<Options<DeleteChangeRequestCommentData>>): UseMutationOptions<DeleteChangeRequestCommentResponse, DeleteChangeRequestCommentError, Options<DeleteChangeRequestCommentData>> => {
    const mutationOptions: UseMutationOptions<DeleteChangeRequestCommentResponse, DeleteChangeRequestCommentError, Options<DeleteChangeRequestCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteChangeRequestComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestCommentQueryKey = (options: Options<GetChangeRequestCommentData>) => createQueryKey('getChangeRequestComment', options);

export const getChangeRequestCommentOptions = (options: Options<GetChangeRequestCommentData>) => queryOptions<GetChangeRequestCommentResponse, GetChangeRequestCommentError, GetChangeRequestCommentResponse, ReturnType<typeof getChangeRequestCommentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestComment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestCommentQueryKey(options)
});

export const updateChangeRequestCommentMutation = (options?: Partial<Options<UpdateChangeRequestCommentData>>): UseMutationOptions<UpdateChangeRequestCommentResponse, UpdateChangeRequestCommentError, Options<UpdateChangeRequestCommentData>> => {
    const mutationOptions: UseMutationOptions<UpdateChangeRequestCommentResponse, UpdateChangeRequestCommentError, Options<UpdateChangeRequestCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateChangeRequestComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestCommentRepliesQueryKey = (options: Options<ListChangeRequestCommentRepliesData>) => createQueryKey('listChangeRequestCommentReplies', options);

export const listChangeRequestCommentRepliesOptions = (options: Options<ListChangeRequestCommentRepliesData>) => queryOptions<ListChangeRequestCommentRepliesResponse, ListChangeRequestCommentRepliesError, ListChangeRequestCommentRepliesResponse, ReturnType<typeof listChangeRequestCommentRepliesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestCommentReplies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestCommentRepliesQueryKey(options)
});

export const listChangeRequestCommentRepliesInfiniteQueryKey = (options: Options<ListChangeRequestCommentRepliesData>): QueryKey<Options<ListChangeRequestCommentRepliesData>> => createQueryKey('listChangeRequestCommentReplies', options, true);

export const listChangeRequestCommentRepliesInfiniteOptions = (options: Options<ListChangeRequestCommentRepliesData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestCommentRepliesResponse, ListChangeRequestCommentRepliesError, InfiniteData<ListChangeRequestCommentRepliesResponse>, QueryKey<Options<ListChangeRequestCommentRepliesData>>, string | Pick<QueryKey<Options<ListChangeRequestCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestCommentReplies({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestCommentRepliesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createChangeRequestCommentReplyMutation = (options?: Partial<Options<CreateChangeRequestCommentReplyData>>): UseMutationOptions<CreateChangeRequestCommentReplyResponse, CreateChangeRequestCommentReplyError, Options<CreateChangeRequestCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeRequestCommentReplyResponse, CreateChangeRequestCommentReplyError, Options<CreateChangeRequestCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeRequestCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteChangeRequestCommentReplyMutation = (options?: Partial<Options<DeleteChangeRequestCommentReplyData>>): UseMutationOptions<DeleteChangeRequestCommentReplyResponse, DeleteChangeRequestCommentReplyError, Options<DeleteChangeRequestCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<DeleteChangeRequestCommentReplyResponse, DeleteChangeRequestCommentReplyError, Options<DeleteChangeRequestCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteChangeRequestCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestCommentReplyQueryKey = (options: Options<GetChangeRequestCommentReplyData>) => createQueryKey('getChangeRequestCommentReply', options);

export const getChangeRequestCommentReplyOptions = (options: Options<GetChangeRequestCommentReplyData>) => queryOptions<GetChangeRequestCommentReplyResponse, GetChangeRequestCommentReplyError, GetChangeRequestCommentReplyResponse, ReturnType<typeof getChangeRequestCommentReplyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestCommentReply({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestCommentReplyQueryKey(options)
});

export const updateChangeRequestCommentReplyMutation = (options?: Partial<Options<UpdateChangeRequestCommentReplyData>>): UseMutationOptions<UpdateChangeRequestCommentReplyResponse, UpdateChangeRequestCommentReplyError, Options<UpdateChangeRequestCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<UpdateChangeRequestCommentReplyResponse, UpdateChangeRequestCommentReplyError, Options<UpdateChangeRequestCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateChangeRequestCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const searchSpaceQueryKey = (options: Options<SearchSpaceData>) => createQueryKey('searchSpace', options);

export const searchSpaceOptions = (options: Options<SearchSpaceData>) => queryOptions<SearchSpaceResponse, SearchSpaceError, SearchSpaceResponse, ReturnType<typeof searchSpaceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await searchSpace({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: searchSpaceQueryKey(options)
});

export const searchSpaceInfiniteQueryKey = (options: Options<SearchSpaceData>): QueryKey<Options<SearchSpaceData>> => createQueryKey('searchSpace', options, true);

export const searchSpaceInfiniteOptions = (options: Options<SearchSpaceData>) => {
    const opts = infiniteQueryOptions<SearchSpaceResponse, SearchSpaceError, InfiniteData<SearchSpaceResponse>, QueryKey<Options<SearchSpaceData>>, string | Pick<QueryKey<Options<SearchSpaceData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<SearchSpaceData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await searchSpace({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: searchSpaceInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
