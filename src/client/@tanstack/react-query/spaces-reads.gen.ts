// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { getCollection, getSpace, getSpaceDocDebt, listCollectionEffectivePermissions, listCollections, listCollectionSpaces, listCollectionTeamPermissions, listCollectionUserPermissions, listOrganizationSpaces, listSpaceEffectivePermissions, listSpaceEmptySearches, listSpaceTeamPermissions, listSpaceUserPermissions } from '../../sdk/spaces-reads.gen.ts';
import type { GetCollectionData, GetCollectionError, GetCollectionResponse, GetSpaceData, GetSpaceDocDebtData, GetSpaceDocDebtError, GetSpaceDocDebtResponse, GetSpaceError, GetSpaceResponse, ListCollectionEffectivePermissionsData, ListCollectionEffectivePermissionsError, ListCollectionEffectivePermissionsResponse, ListCollectionsData, ListCollectionsError, ListCollectionSpacesData, ListCollectionSpacesError, ListCollectionSpacesResponse, ListCollectionsResponse, ListCollectionTeamPermissionsData, ListCollectionTeamPermissionsError, ListCollectionTeamPermissionsResponse, ListCollectionUserPermissionsData, ListCollectionUserPermissionsError, ListCollectionUserPermissionsResponse, ListOrganizationSpacesData, ListOrganizationSpacesError, ListOrganizationSpacesResponse, ListSpaceEffectivePermissionsData, ListSpaceEffectivePermissionsError, ListSpaceEffectivePermissionsResponse, ListSpaceEmptySearchesData, ListSpaceEmptySearchesError, ListSpaceEmptySearchesResponse, ListSpaceTeamPermissionsData, ListSpaceTeamPermissionsError, ListSpaceTeamPermissionsResponse, ListSpaceUserPermissionsData, ListSpaceUserPermissionsError, ListSpaceUserPermissionsResponse } from '../../types.gen.ts';

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

export const getSpaceDocDebtQueryKey = (options: Options<GetSpaceDocDebtData>) => createQueryKey('getSpaceDocDebt', options);

export const getSpaceDocDebtOptions = (options: Options<GetSpaceDocDebtData>) => queryOptions<GetSpaceDocDebtResponse, GetSpaceDocDebtError, GetSpaceDocDebtResponse, ReturnType<typeof getSpaceDocDebtQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceDocDebt({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceDocDebtQueryKey(options)
});

export const listSpaceEmptySearchesQueryKey = (options: Options<ListSpaceEmptySearchesData>) => createQueryKey('listSpaceEmptySearches', options);

export const listSpaceEmptySearchesOptions = (options: Options<ListSpaceEmptySearchesData>) => queryOptions<ListSpaceEmptySearchesResponse, ListSpaceEmptySearchesError, ListSpaceEmptySearchesResponse, ReturnType<typeof listSpaceEmptySearchesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceEmptySearches({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceEmptySearchesQueryKey(options)
});

export const listSpaceEmptySearchesInfiniteQueryKey = (options: Options<ListSpaceEmptySearchesData>): QueryKey<Options<ListSpaceEmptySearchesData>> => createQueryKey('listSpaceEmptySearches', options, true);

export const listSpaceEmptySearchesInfiniteOptions = (options: Options<ListSpaceEmptySearchesData>) => {
    const opts = infiniteQueryOptions<ListSpaceEmptySearchesResponse, ListSpaceEmptySearchesError, InfiniteData<ListSpaceEmptySearchesResponse>, QueryKey<Options<ListSpaceEmptySearchesData>>, string | Pick<QueryKey<Options<ListSpaceEmptySearchesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceEmptySearchesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceEmptySearches({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceEmptySearchesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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
