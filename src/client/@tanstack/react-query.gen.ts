// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { cancelJob, createCollection, createOrganization, createSession, createSpace, createToken, deleteCollection, deleteCurrentSession, deleteSession, deleteSpace, deleteToken, duplicateSpace, getCollection, getJob, getOrganization, getSetup, getSpace, getUser, listCollections, listCollectionSpaces, listOrganizations, listOrganizationSpaces, listSessions, listTokens, moveCollection, moveSpace, type Options, restoreSpace, runSetup, transferCollection, transferSpace, updateCollection, updateOrganization, updateSpace, updateUser } from '../sdk.gen.ts';
import type { CancelJobData, CancelJobError, CancelJobResponse, CreateCollectionData, CreateCollectionError, CreateCollectionResponse, CreateOrganizationData, CreateOrganizationError, CreateOrganizationResponse, CreateSessionData, CreateSessionError, CreateSessionResponse, CreateSpaceData, CreateSpaceError, CreateSpaceResponse, CreateTokenData, CreateTokenError, CreateTokenResponse, DeleteCollectionData, DeleteCollectionError, DeleteCollectionResponse, DeleteCurrentSessionData, DeleteCurrentSessionError, DeleteCurrentSessionResponse, DeleteSessionData, DeleteSessionError, DeleteSessionResponse, DeleteSpaceData, DeleteSpaceError, DeleteSpaceResponse, DeleteTokenData, DeleteTokenError, DeleteTokenResponse, DuplicateSpaceData, DuplicateSpaceError, DuplicateSpaceResponse, GetCollectionData, GetCollectionError, GetCollectionResponse, GetJobData, GetJobError, GetJobResponse, GetOrganizationData, GetOrganizationError, GetOrganizationResponse, GetSetupData, GetSetupError, GetSetupResponse, GetSpaceData, GetSpaceError, GetSpaceResponse, GetUserData, GetUserError, GetUserResponse, ListCollectionsData, ListCollectionsError, ListCollectionSpacesData, ListCollectionSpacesError, ListCollectionSpacesResponse, ListCollectionsResponse, ListOrganizationsData, ListOrganizationsError, ListOrganizationSpacesData, ListOrganizationSpacesError, ListOrganizationSpacesResponse, ListOrganizationsResponse, ListSessionsData, ListSessionsError, ListSessionsResponse, ListTokensData, ListTokensError, ListTokensResponse, MoveCollectionData, MoveCollectionError, MoveCollectionResponse, MoveSpaceData, MoveSpaceError, MoveSpaceResponse, RestoreSpaceData, RestoreSpaceError, RestoreSpaceResponse, RunSetupData, RunSetupError, RunSetupResponse, TransferCollectionData, TransferCollectionError, TransferCollectionResponse, TransferSpaceData, TransferSpaceError, TransferSpaceResponse, UpdateCollectionData, UpdateCollectionError, UpdateCollectionResponse, UpdateOrganizationData, UpdateOrganizationError, UpdateOrganizationResponse, UpdateSpaceData, UpdateSpaceError, UpdateSpaceResponse, UpdateUserData, UpdateUserError, UpdateUserResponse } from '../types.gen.ts';

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
