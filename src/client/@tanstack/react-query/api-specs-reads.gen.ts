// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { compareApiSpecVersions, getApiSpec, getApiSpecContent, getApiSpecReference, getApiSpecText, getApiSpecVersion, getLatestApiSpecContent, getLatestApiSpecText, getLatestApiSpecVersion, listApiSpecOperations, listApiSpecPages, listApiSpecs, listApiSpecSchemas, listApiSpecVersions } from '../../sdk/api-specs-reads.gen.ts';
import type { CompareApiSpecVersionsData, CompareApiSpecVersionsError, CompareApiSpecVersionsResponse, GetApiSpecContentData, GetApiSpecContentError, GetApiSpecContentResponse, GetApiSpecData, GetApiSpecError, GetApiSpecReferenceData, GetApiSpecReferenceError, GetApiSpecReferenceResponse, GetApiSpecResponse, GetApiSpecTextData, GetApiSpecTextError, GetApiSpecTextResponse, GetApiSpecVersionData, GetApiSpecVersionError, GetApiSpecVersionResponse, GetLatestApiSpecContentData, GetLatestApiSpecContentError, GetLatestApiSpecContentResponse, GetLatestApiSpecTextData, GetLatestApiSpecTextError, GetLatestApiSpecTextResponse, GetLatestApiSpecVersionData, GetLatestApiSpecVersionError, GetLatestApiSpecVersionResponse, ListApiSpecOperationsData, ListApiSpecOperationsError, ListApiSpecOperationsResponse, ListApiSpecPagesData, ListApiSpecPagesError, ListApiSpecPagesResponse, ListApiSpecSchemasData, ListApiSpecSchemasError, ListApiSpecSchemasResponse, ListApiSpecsData, ListApiSpecsError, ListApiSpecsResponse, ListApiSpecVersionsData, ListApiSpecVersionsError, ListApiSpecVersionsResponse } from '../../types.gen.ts';

export const listApiSpecsQueryKey = (options: Options<ListApiSpecsData>) => createQueryKey('listApiSpecs', options);

export const listApiSpecsOptions = (options: Options<ListApiSpecsData>) => queryOptions<ListApiSpecsResponse, ListApiSpecsError, ListApiSpecsResponse, ReturnType<typeof listApiSpecsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiSpecs({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiSpecsQueryKey(options)
});

export const listApiSpecsInfiniteQueryKey = (options: Options<ListApiSpecsData>): QueryKey<Options<ListApiSpecsData>> => createQueryKey('listApiSpecs', options, true);

export const listApiSpecsInfiniteOptions = (options: Options<ListApiSpecsData>) => {
    const opts = infiniteQueryOptions<ListApiSpecsResponse, ListApiSpecsError, InfiniteData<ListApiSpecsResponse>, QueryKey<Options<ListApiSpecsData>>, string | Pick<QueryKey<Options<ListApiSpecsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListApiSpecsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listApiSpecs({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listApiSpecsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getApiSpecQueryKey = (options: Options<GetApiSpecData>) => createQueryKey('getApiSpec', options);

export const getApiSpecOptions = (options: Options<GetApiSpecData>) => queryOptions<GetApiSpecResponse, GetApiSpecError, GetApiSpecResponse, ReturnType<typeof getApiSpecQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiSpec({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiSpecQueryKey(options)
});

export const listApiSpecVersionsQueryKey = (options: Options<ListApiSpecVersionsData>) => createQueryKey('listApiSpecVersions', options);

export const listApiSpecVersionsOptions = (options: Options<ListApiSpecVersionsData>) => queryOptions<ListApiSpecVersionsResponse, ListApiSpecVersionsError, ListApiSpecVersionsResponse, ReturnType<typeof listApiSpecVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiSpecVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiSpecVersionsQueryKey(options)
});

export const listApiSpecVersionsInfiniteQueryKey = (options: Options<ListApiSpecVersionsData>): QueryKey<Options<ListApiSpecVersionsData>> => createQueryKey('listApiSpecVersions', options, true);

export const listApiSpecVersionsInfiniteOptions = (options: Options<ListApiSpecVersionsData>) => {
    const opts = infiniteQueryOptions<ListApiSpecVersionsResponse, ListApiSpecVersionsError, InfiniteData<ListApiSpecVersionsResponse>, QueryKey<Options<ListApiSpecVersionsData>>, string | Pick<QueryKey<Options<ListApiSpecVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListApiSpecVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listApiSpecVersions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listApiSpecVersionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getLatestApiSpecVersionQueryKey = (options: Options<GetLatestApiSpecVersionData>) => createQueryKey('getLatestApiSpecVersion', options);

export const getLatestApiSpecVersionOptions = (options: Options<GetLatestApiSpecVersionData>) => queryOptions<GetLatestApiSpecVersionResponse, GetLatestApiSpecVersionError, GetLatestApiSpecVersionResponse, ReturnType<typeof getLatestApiSpecVersionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLatestApiSpecVersion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLatestApiSpecVersionQueryKey(options)
});

export const getLatestApiSpecContentQueryKey = (options: Options<GetLatestApiSpecContentData>) => createQueryKey('getLatestApiSpecContent', options);

export const getLatestApiSpecContentOptions = (options: Options<GetLatestApiSpecContentData>) => queryOptions<GetLatestApiSpecContentResponse, GetLatestApiSpecContentError, GetLatestApiSpecContentResponse, ReturnType<typeof getLatestApiSpecContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLatestApiSpecContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLatestApiSpecContentQueryKey(options)
});

export const getApiSpecVersionQueryKey = (options: Options<GetApiSpecVersionData>) => createQueryKey('getApiSpecVersion', options);

export const getApiSpecVersionOptions = (options: Options<GetApiSpecVersionData>) => queryOptions<GetApiSpecVersionResponse, GetApiSpecVersionError, GetApiSpecVersionResponse, ReturnType<typeof getApiSpecVersionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiSpecVersion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiSpecVersionQueryKey(options)
});

export const getApiSpecContentQueryKey = (options: Options<GetApiSpecContentData>) => createQueryKey('getApiSpecContent', options);

export const getApiSpecContentOptions = (options: Options<GetApiSpecContentData>) => queryOptions<GetApiSpecContentResponse, GetApiSpecContentError, GetApiSpecContentResponse, ReturnType<typeof getApiSpecContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiSpecContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiSpecContentQueryKey(options)
});

export const getLatestApiSpecTextQueryKey = (options: Options<GetLatestApiSpecTextData>) => createQueryKey('getLatestApiSpecText', options);

export const getLatestApiSpecTextOptions = (options: Options<GetLatestApiSpecTextData>) => queryOptions<GetLatestApiSpecTextResponse, GetLatestApiSpecTextError, GetLatestApiSpecTextResponse, ReturnType<typeof getLatestApiSpecTextQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLatestApiSpecText({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLatestApiSpecTextQueryKey(options)
});

export const getApiSpecTextQueryKey = (options: Options<GetApiSpecTextData>) => createQueryKey('getApiSpecText', options);

export const getApiSpecTextOptions = (options: Options<GetApiSpecTextData>) => queryOptions<GetApiSpecTextResponse, GetApiSpecTextError, GetApiSpecTextResponse, ReturnType<typeof getApiSpecTextQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiSpecText({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiSpecTextQueryKey(options)
});

export const listApiSpecOperationsQueryKey = (options: Options<ListApiSpecOperationsData>) => createQueryKey('listApiSpecOperations', options);

export const listApiSpecOperationsOptions = (options: Options<ListApiSpecOperationsData>) => queryOptions<ListApiSpecOperationsResponse, ListApiSpecOperationsError, ListApiSpecOperationsResponse, ReturnType<typeof listApiSpecOperationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiSpecOperations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiSpecOperationsQueryKey(options)
});

export const listApiSpecOperationsInfiniteQueryKey = (options: Options<ListApiSpecOperationsData>): QueryKey<Options<ListApiSpecOperationsData>> => createQueryKey('listApiSpecOperations', options, true);

export const listApiSpecOperationsInfiniteOptions = (options: Options<ListApiSpecOperationsData>) => {
    const opts = infiniteQueryOptions<ListApiSpecOperationsResponse, ListApiSpecOperationsError, InfiniteData<ListApiSpecOperationsResponse>, QueryKey<Options<ListApiSpecOperationsData>>, string | Pick<QueryKey<Options<ListApiSpecOperationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListApiSpecOperationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listApiSpecOperations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listApiSpecOperationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listApiSpecSchemasQueryKey = (options: Options<ListApiSpecSchemasData>) => createQueryKey('listApiSpecSchemas', options);

export const listApiSpecSchemasOptions = (options: Options<ListApiSpecSchemasData>) => queryOptions<ListApiSpecSchemasResponse, ListApiSpecSchemasError, ListApiSpecSchemasResponse, ReturnType<typeof listApiSpecSchemasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiSpecSchemas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiSpecSchemasQueryKey(options)
});

export const listApiSpecSchemasInfiniteQueryKey = (options: Options<ListApiSpecSchemasData>): QueryKey<Options<ListApiSpecSchemasData>> => createQueryKey('listApiSpecSchemas', options, true);

export const listApiSpecSchemasInfiniteOptions = (options: Options<ListApiSpecSchemasData>) => {
    const opts = infiniteQueryOptions<ListApiSpecSchemasResponse, ListApiSpecSchemasError, InfiniteData<ListApiSpecSchemasResponse>, QueryKey<Options<ListApiSpecSchemasData>>, string | Pick<QueryKey<Options<ListApiSpecSchemasData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListApiSpecSchemasData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listApiSpecSchemas({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listApiSpecSchemasInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getApiSpecReferenceQueryKey = (options: Options<GetApiSpecReferenceData>) => createQueryKey('getApiSpecReference', options);

export const getApiSpecReferenceOptions = (options: Options<GetApiSpecReferenceData>) => queryOptions<GetApiSpecReferenceResponse, GetApiSpecReferenceError, GetApiSpecReferenceResponse, ReturnType<typeof getApiSpecReferenceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiSpecReference({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiSpecReferenceQueryKey(options)
});

export const compareApiSpecVersionsQueryKey = (options: Options<CompareApiSpecVersionsData>) => createQueryKey('compareApiSpecVersions', options);

export const compareApiSpecVersionsOptions = (options: Options<CompareApiSpecVersionsData>) => queryOptions<CompareApiSpecVersionsResponse, CompareApiSpecVersionsError, CompareApiSpecVersionsResponse, ReturnType<typeof compareApiSpecVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await compareApiSpecVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: compareApiSpecVersionsQueryKey(options)
});

export const listApiSpecPagesQueryKey = (options: Options<ListApiSpecPagesData>) => createQueryKey('listApiSpecPages', options);

export const listApiSpecPagesOptions = (options: Options<ListApiSpecPagesData>) => queryOptions<ListApiSpecPagesResponse, ListApiSpecPagesError, ListApiSpecPagesResponse, ReturnType<typeof listApiSpecPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiSpecPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiSpecPagesQueryKey(options)
});

export const listApiSpecPagesInfiniteQueryKey = (options: Options<ListApiSpecPagesData>): QueryKey<Options<ListApiSpecPagesData>> => createQueryKey('listApiSpecPages', options, true);

export const listApiSpecPagesInfiniteOptions = (options: Options<ListApiSpecPagesData>) => {
    const opts = infiniteQueryOptions<ListApiSpecPagesResponse, ListApiSpecPagesError, InfiniteData<ListApiSpecPagesResponse>, QueryKey<Options<ListApiSpecPagesData>>, string | Pick<QueryKey<Options<ListApiSpecPagesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListApiSpecPagesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listApiSpecPages({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listApiSpecPagesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
