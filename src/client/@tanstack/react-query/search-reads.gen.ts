// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { findThings, searchOrganization, searchSpace } from '../../sdk/search-reads.gen.ts';
import type { FindThingsData, FindThingsError, FindThingsResponse, SearchOrganizationData, SearchOrganizationError, SearchOrganizationResponse, SearchSpaceData, SearchSpaceError, SearchSpaceResponse } from '../../types.gen.ts';

export const searchOrganizationQueryKey = (options: Options<SearchOrganizationData>) => createQueryKey('searchOrganization', options);

export const searchOrganizationOptions = (options: Options<SearchOrganizationData>) => queryOptions<SearchOrganizationResponse, SearchOrganizationError, SearchOrganizationResponse, ReturnType<typeof searchOrganizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await searchOrganization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: searchOrganizationQueryKey(options)
});

export const searchOrganizationInfiniteQueryKey = (options: Options<SearchOrganizationData>): QueryKey<Options<SearchOrganizationData>> => createQueryKey('searchOrganization', options, true);

export const searchOrganizationInfiniteOptions = (options: Options<SearchOrganizationData>) => {
    const opts = infiniteQueryOptions<SearchOrganizationResponse, SearchOrganizationError, InfiniteData<SearchOrganizationResponse>, QueryKey<Options<SearchOrganizationData>>, string | Pick<QueryKey<Options<SearchOrganizationData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<SearchOrganizationData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await searchOrganization({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: searchOrganizationInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const findThingsQueryKey = (options: Options<FindThingsData>) => createQueryKey('findThings', options);

export const findThingsOptions = (options: Options<FindThingsData>) => queryOptions<FindThingsResponse, FindThingsError, FindThingsResponse, ReturnType<typeof findThingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await findThings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: findThingsQueryKey(options)
});
