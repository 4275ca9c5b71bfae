// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { getConversation, getConversationIssue, listConversationIssues, listConversations, listIssuesClusters } from '../../sdk/conversations-reads.gen.ts';
import type { GetConversationData, GetConversationError, GetConversationIssueData, GetConversationIssueError, GetConversationIssueResponse, GetConversationResponse, ListConversationIssuesData, ListConversationIssuesError, ListConversationIssuesResponse, ListConversationsData, ListConversationsError, ListConversationsResponse, ListIssuesClustersData, ListIssuesClustersError, ListIssuesClustersResponse } from '../../types.gen.ts';

export const listIssuesClustersQueryKey = (options: Options<ListIssuesClustersData>) => createQueryKey('listIssuesClusters', options);

export const listIssuesClustersOptions = (options: Options<ListIssuesClustersData>) => queryOptions<ListIssuesClustersResponse, ListIssuesClustersError, ListIssuesClustersResponse, ReturnType<typeof listIssuesClustersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIssuesClusters({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIssuesClustersQueryKey(options)
});

export const listIssuesClustersInfiniteQueryKey = (options: Options<ListIssuesClustersData>): QueryKey<Options<ListIssuesClustersData>> => createQueryKey('listIssuesClusters', options, true);

export const listIssuesClustersInfiniteOptions = (options: Options<ListIssuesClustersData>) => {
    const opts = infiniteQueryOptions<ListIssuesClustersResponse, ListIssuesClustersError, InfiniteData<ListIssuesClustersResponse>, QueryKey<Options<ListIssuesClustersData>>, string | Pick<QueryKey<Options<ListIssuesClustersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListIssuesClustersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listIssuesClusters({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listIssuesClustersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listConversationsQueryKey = (options: Options<ListConversationsData>) => createQueryKey('listConversations', options);

export const listConversationsOptions = (options: Options<ListConversationsData>) => queryOptions<ListConversationsResponse, ListConversationsError, ListConversationsResponse, ReturnType<typeof listConversationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listConversations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listConversationsQueryKey(options)
});

export const listConversationsInfiniteQueryKey = (options: Options<ListConversationsData>): QueryKey<Options<ListConversationsData>> => createQueryKey('listConversations', options, true);

export const listConversationsInfiniteOptions = (options: Options<ListConversationsData>) => {
    const opts = infiniteQueryOptions<ListConversationsResponse, ListConversationsError, InfiniteData<ListConversationsResponse>, QueryKey<Options<ListConversationsData>>, string | Pick<QueryKey<Options<ListConversationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListConversationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listConversations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listConversationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listConversationIssuesQueryKey = (options: Options<ListConversationIssuesData>) => createQueryKey('listConversationIssues', options);

export const listConversationIssuesOptions = (options: Options<ListConversationIssuesData>) => queryOptions<ListConversationIssuesResponse, ListConversationIssuesError, ListConversationIssuesResponse, ReturnType<typeof listConversationIssuesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listConversationIssues({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listConversationIssuesQueryKey(options)
});

export const listConversationIssuesInfiniteQueryKey = (options: Options<ListConversationIssuesData>): QueryKey<Options<ListConversationIssuesData>> => createQueryKey('listConversationIssues', options, true);

export const listConversationIssuesInfiniteOptions = (options: Options<ListConversationIssuesData>) => {
    const opts = infiniteQueryOptions<ListConversationIssuesResponse, ListConversationIssuesError, InfiniteData<ListConversationIssuesResponse>, QueryKey<Options<ListConversationIssuesData>>, string | Pick<QueryKey<Options<ListConversationIssuesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListConversationIssuesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listConversationIssues({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listConversationIssuesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getConversationIssueQueryKey = (options: Options<GetConversationIssueData>) => createQueryKey('getConversationIssue', options);

export const getConversationIssueOptions = (options: Options<GetConversationIssueData>) => queryOptions<GetConversationIssueResponse, GetConversationIssueError, GetConversationIssueResponse, ReturnType<typeof getConversationIssueQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConversationIssue({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConversationIssueQueryKey(options)
});

export const getConversationQueryKey = (options: Options<GetConversationData>) => createQueryKey('getConversation', options);

export const getConversationOptions = (options: Options<GetConversationData>) => queryOptions<GetConversationResponse, GetConversationError, GetConversationResponse, ReturnType<typeof getConversationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConversation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConversationQueryKey(options)
});
