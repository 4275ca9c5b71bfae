// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { getConversation, getConversationIssue, getConversationOverview, getConversationSettings, getIssuesCluster, getIssuesClusterEffect, getIssuesClusterPages, listClusterActions, listConversationIssues, listConversations, listIssuesClusters } from '../../sdk/conversations-reads.gen.ts';
import type { GetConversationData, GetConversationError, GetConversationIssueData, GetConversationIssueError, GetConversationIssueResponse, GetConversationOverviewData, GetConversationOverviewError, GetConversationOverviewResponse, GetConversationResponse, GetConversationSettingsData, GetConversationSettingsError, GetConversationSettingsResponse, GetIssuesClusterData, GetIssuesClusterEffectData, GetIssuesClusterEffectError, GetIssuesClusterEffectResponse, GetIssuesClusterError, GetIssuesClusterPagesData, GetIssuesClusterPagesError, GetIssuesClusterPagesResponse, GetIssuesClusterResponse, ListClusterActionsData, ListClusterActionsError, ListClusterActionsResponse, ListConversationIssuesData, ListConversationIssuesError, ListConversationIssuesResponse, ListConversationsData, ListConversationsError, ListConversationsResponse, ListIssuesClustersData, ListIssuesClustersError, ListIssuesClustersResponse } from '../../types.gen.ts';

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

export const getConversationOverviewQueryKey = (options: Options<GetConversationOverviewData>) => createQueryKey('getConversationOverview', options);

export const getConversationOverviewOptions = (options: Options<GetConversationOverviewData>) => queryOptions<GetConversationOverviewResponse, GetConversationOverviewError, GetConversationOverviewResponse, ReturnType<typeof getConversationOverviewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConversationOverview({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConversationOverviewQueryKey(options)
});

export const getConversationSettingsQueryKey = (options: Options<GetConversationSettingsData>) => createQueryKey('getConversationSettings', options);

export const getConversationSettingsOptions = (options: Options<GetConversationSettingsData>) => queryOptions<GetConversationSettingsResponse, GetConversationSettingsError, GetConversationSettingsResponse, ReturnType<typeof getConversationSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConversationSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConversationSettingsQueryKey(options)
});

export const getIssuesClusterQueryKey = (options: Options<GetIssuesClusterData>) => createQueryKey('getIssuesCluster', options);

export const getIssuesClusterOptions = (options: Options<GetIssuesClusterData>) => queryOptions<GetIssuesClusterResponse, GetIssuesClusterError, GetIssuesClusterResponse, ReturnType<typeof getIssuesClusterQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getIssuesCluster({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getIssuesClusterQueryKey(options)
});

export const listClusterActionsQueryKey = (options: Options<ListClusterActionsData>) => createQueryKey('listClusterActions', options);

export const listClusterActionsOptions = (options: Options<ListClusterActionsData>) => queryOptions<ListClusterActionsResponse, ListClusterActionsError, ListClusterActionsResponse, ReturnType<typeof listClusterActionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listClusterActions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listClusterActionsQueryKey(options)
});

export const listClusterActionsInfiniteQueryKey = (options: Options<ListClusterActionsData>): QueryKey<Options<ListClusterActionsData>> => createQueryKey('listClusterActions', options, true);

export const listClusterActionsInfiniteOptions = (options: Options<ListClusterActionsData>) => {
    const opts = infiniteQueryOptions<ListClusterActionsResponse, ListClusterActionsError, InfiniteData<ListClusterActionsResponse>, QueryKey<Options<ListClusterActionsData>>, string | Pick<QueryKey<Options<ListClusterActionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListClusterActionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listClusterActions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listClusterActionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getIssuesClusterPagesQueryKey = (options: Options<GetIssuesClusterPagesData>) => createQueryKey('getIssuesClusterPages', options);

export const getIssuesClusterPagesOptions = (options: Options<GetIssuesClusterPagesData>) => queryOptions<GetIssuesClusterPagesResponse, GetIssuesClusterPagesError, GetIssuesClusterPagesResponse, ReturnType<typeof getIssuesClusterPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getIssuesClusterPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getIssuesClusterPagesQueryKey(options)
});

export const getIssuesClusterEffectQueryKey = (options: Options<GetIssuesClusterEffectData>) => createQueryKey('getIssuesClusterEffect', options);

export const getIssuesClusterEffectOptions = (options: Options<GetIssuesClusterEffectData>) => queryOptions<GetIssuesClusterEffectResponse, GetIssuesClusterEffectError, GetIssuesClusterEffectResponse, ReturnType<typeof getIssuesClusterEffectQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getIssuesClusterEffect({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getIssuesClusterEffectQueryKey(options)
});
