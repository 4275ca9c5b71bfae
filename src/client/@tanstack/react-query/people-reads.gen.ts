// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { findSignOn, getLinkInvite, getMember, getMemberAccess, getMemberHoldings, getNotificationFeed, getSamlProvider, getSamlTest, getSignOnSettings, getTeam, listAccess, listInvites, listLinkInvites, listMemberFactors, listMembers, listMemberSpaces, listMemberTeams, listNotifications, listSamlProviders, listSecondFactors, listSignOns, listTeamMembers, listTeams, listVisitorClaimsKeys, readInvite } from '../../sdk/people-reads.gen.ts';
import type { FindSignOnData, FindSignOnError, FindSignOnResponse, GetLinkInviteData, GetLinkInviteError, GetLinkInviteResponse, GetMemberAccessData, GetMemberAccessError, GetMemberAccessResponse, GetMemberData, GetMemberError, GetMemberHoldingsData, GetMemberHoldingsError, GetMemberHoldingsResponse, GetMemberResponse, GetNotificationFeedData, GetNotificationFeedError, GetNotificationFeedResponse, GetSamlProviderData, GetSamlProviderError, GetSamlProviderResponse, GetSamlTestData, GetSamlTestError, GetSamlTestResponse, GetSignOnSettingsData, GetSignOnSettingsError, GetSignOnSettingsResponse, GetTeamData, GetTeamError, GetTeamResponse, ListAccessData, ListAccessError, ListAccessResponse, ListInvitesData, ListInvitesError, ListInvitesResponse, ListLinkInvitesData, ListLinkInvitesError, ListLinkInvitesResponse, ListMemberFactorsData, ListMemberFactorsError, ListMemberFactorsResponse, ListMembersData, ListMembersError, ListMemberSpacesData, ListMemberSpacesError, ListMemberSpacesResponse, ListMembersResponse, ListMemberTeamsData, ListMemberTeamsError, ListMemberTeamsResponse, ListNotificationsData, ListNotificationsError, ListNotificationsResponse, ListSamlProvidersData, ListSamlProvidersError, ListSamlProvidersResponse, ListSecondFactorsData, ListSecondFactorsError, ListSecondFactorsResponse, ListSignOnsData, ListSignOnsError, ListSignOnsResponse, ListTeamMembersData, ListTeamMembersError, ListTeamMembersResponse, ListTeamsData, ListTeamsError, ListTeamsResponse, ListVisitorClaimsKeysData, ListVisitorClaimsKeysError, ListVisitorClaimsKeysResponse, ReadInviteData, ReadInviteError, ReadInviteResponse } from '../../types.gen.ts';

export const getLinkInviteQueryKey = (options: Options<GetLinkInviteData>) => createQueryKey('getLinkInvite', options);

export const getLinkInviteOptions = (options: Options<GetLinkInviteData>) => queryOptions<GetLinkInviteResponse, GetLinkInviteError, GetLinkInviteResponse, ReturnType<typeof getLinkInviteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLinkInvite({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLinkInviteQueryKey(options)
});

export const listMembersQueryKey = (options: Options<ListMembersData>) => createQueryKey('listMembers', options);

export const listMembersOptions = (options: Options<ListMembersData>) => queryOptions<ListMembersResponse, ListMembersError, ListMembersResponse, ReturnType<typeof listMembersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMembers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMembersQueryKey(options)
});

export const listMembersInfiniteQueryKey = (options: Options<ListMembersData>): QueryKey<Options<ListMembersData>> => createQueryKey('listMembers', options, true);

export const listMembersInfiniteOptions = (options: Options<ListMembersData>) => {
    const opts = infiniteQueryOptions<ListMembersResponse, ListMembersError, InfiniteData<ListMembersResponse>, QueryKey<Options<ListMembersData>>, string | Pick<QueryKey<Options<ListMembersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMembersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMembers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMembersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getMemberQueryKey = (options: Options<GetMemberData>) => createQueryKey('getMember', options);

export const getMemberOptions = (options: Options<GetMemberData>) => queryOptions<GetMemberResponse, GetMemberError, GetMemberResponse, ReturnType<typeof getMemberQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMember({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMemberQueryKey(options)
});

export const listMemberTeamsQueryKey = (options: Options<ListMemberTeamsData>) => createQueryKey('listMemberTeams', options);

export const listMemberTeamsOptions = (options: Options<ListMemberTeamsData>) => queryOptions<ListMemberTeamsResponse, ListMemberTeamsError, ListMemberTeamsResponse, ReturnType<typeof listMemberTeamsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMemberTeams({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMemberTeamsQueryKey(options)
});

export const listMemberTeamsInfiniteQueryKey = (options: Options<ListMemberTeamsData>): QueryKey<Options<ListMemberTeamsData>> => createQueryKey('listMemberTeams', options, true);

export const listMemberTeamsInfiniteOptions = (options: Options<ListMemberTeamsData>) => {
    const opts = infiniteQueryOptions<ListMemberTeamsResponse, ListMemberTeamsError, InfiniteData<ListMemberTeamsResponse>, QueryKey<Options<ListMemberTeamsData>>, string | Pick<QueryKey<Options<ListMemberTeamsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMemberTeamsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMemberTeams({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMemberTeamsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listTeamsQueryKey = (options: Options<ListTeamsData>) => createQueryKey('listTeams', options);

export const listTeamsOptions = (options: Options<ListTeamsData>) => queryOptions<ListTeamsResponse, ListTeamsError, ListTeamsResponse, ReturnType<typeof listTeamsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTeams({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTeamsQueryKey(options)
});

export const listTeamsInfiniteQueryKey = (options: Options<ListTeamsData>): QueryKey<Options<ListTeamsData>> => createQueryKey('listTeams', options, true);

export const listTeamsInfiniteOptions = (options: Options<ListTeamsData>) => {
    const opts = infiniteQueryOptions<ListTeamsResponse, ListTeamsError, InfiniteData<ListTeamsResponse>, QueryKey<Options<ListTeamsData>>, string | Pick<QueryKey<Options<ListTeamsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTeamsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTeams({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTeamsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getTeamQueryKey = (options: Options<GetTeamData>) => createQueryKey('getTeam', options);

export const getTeamOptions = (options: Options<GetTeamData>) => queryOptions<GetTeamResponse, GetTeamError, GetTeamResponse, ReturnType<typeof getTeamQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTeam({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTeamQueryKey(options)
});

export const listSamlProvidersQueryKey = (options: Options<ListSamlProvidersData>) => createQueryKey('listSamlProviders', options);

export const listSamlProvidersOptions = (options: Options<ListSamlProvidersData>) => queryOptions<ListSamlProvidersResponse, ListSamlProvidersError, ListSamlProvidersResponse, ReturnType<typeof listSamlProvidersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSamlProviders({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSamlProvidersQueryKey(options)
});

export const listSamlProvidersInfiniteQueryKey = (options: Options<ListSamlProvidersData>): QueryKey<Options<ListSamlProvidersData>> => createQueryKey('listSamlProviders', options, true);

export const listSamlProvidersInfiniteOptions = (options: Options<ListSamlProvidersData>) => {
    const opts = infiniteQueryOptions<ListSamlProvidersResponse, ListSamlProvidersError, InfiniteData<ListSamlProvidersResponse>, QueryKey<Options<ListSamlProvidersData>>, string | Pick<QueryKey<Options<ListSamlProvidersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSamlProvidersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSamlProviders({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSamlProvidersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSamlProviderQueryKey = (options: Options<GetSamlProviderData>) => createQueryKey('getSamlProvider', options);

export const getSamlProviderOptions = (options: Options<GetSamlProviderData>) => queryOptions<GetSamlProviderResponse, GetSamlProviderError, GetSamlProviderResponse, ReturnType<typeof getSamlProviderQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSamlProvider({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSamlProviderQueryKey(options)
});

export const listSignOnsQueryKey = (options: Options<ListSignOnsData>) => createQueryKey('listSignOns', options);

export const listSignOnsOptions = (options: Options<ListSignOnsData>) => queryOptions<ListSignOnsResponse, ListSignOnsError, ListSignOnsResponse, ReturnType<typeof listSignOnsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSignOns({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSignOnsQueryKey(options)
});

export const listVisitorClaimsKeysQueryKey = (options?: Options<ListVisitorClaimsKeysData>) => createQueryKey('listVisitorClaimsKeys', options);

export const listVisitorClaimsKeysOptions = (options?: Options<ListVisitorClaimsKeysData>) => queryOptions<ListVisitorClaimsKeysResponse, ListVisitorClaimsKeysError, ListVisitorClaimsKeysResponse, ReturnType<typeof listVisitorClaimsKeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listVisitorClaimsKeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listVisitorClaimsKeysQueryKey(options)
});

export const listTeamMembersQueryKey = (options: Options<ListTeamMembersData>) => createQueryKey('listTeamMembers', options);

export const listTeamMembersOptions = (options: Options<ListTeamMembersData>) => queryOptions<ListTeamMembersResponse, ListTeamMembersError, ListTeamMembersResponse, ReturnType<typeof listTeamMembersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTeamMembers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTeamMembersQueryKey(options)
});

export const listTeamMembersInfiniteQueryKey = (options: Options<ListTeamMembersData>): QueryKey<Options<ListTeamMembersData>> => createQueryKey('listTeamMembers', options, true);

export const listTeamMembersInfiniteOptions = (options: Options<ListTeamMembersData>) => {
    const opts = infiniteQueryOptions<ListTeamMembersResponse, ListTeamMembersError, InfiniteData<ListTeamMembersResponse>, QueryKey<Options<ListTeamMembersData>>, string | Pick<QueryKey<Options<ListTeamMembersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTeamMembersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTeamMembers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTeamMembersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getMemberHoldingsQueryKey = (options: Options<GetMemberHoldingsData>) => createQueryKey('getMemberHoldings', options);

export const getMemberHoldingsOptions = (options: Options<GetMemberHoldingsData>) => queryOptions<GetMemberHoldingsResponse, GetMemberHoldingsError, GetMemberHoldingsResponse, ReturnType<typeof getMemberHoldingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMemberHoldings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMemberHoldingsQueryKey(options)
});

export const getMemberAccessQueryKey = (options: Options<GetMemberAccessData>) => createQueryKey('getMemberAccess', options);

export const getMemberAccessOptions = (options: Options<GetMemberAccessData>) => queryOptions<GetMemberAccessResponse, GetMemberAccessError, GetMemberAccessResponse, ReturnType<typeof getMemberAccessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMemberAccess({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMemberAccessQueryKey(options)
});

export const listAccessQueryKey = (options: Options<ListAccessData>) => createQueryKey('listAccess', options);

export const listAccessOptions = (options: Options<ListAccessData>) => queryOptions<ListAccessResponse, ListAccessError, ListAccessResponse, ReturnType<typeof listAccessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAccess({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAccessQueryKey(options)
});

export const listAccessInfiniteQueryKey = (options: Options<ListAccessData>): QueryKey<Options<ListAccessData>> => createQueryKey('listAccess', options, true);

export const listAccessInfiniteOptions = (options: Options<ListAccessData>) => {
    const opts = infiniteQueryOptions<ListAccessResponse, ListAccessError, InfiniteData<ListAccessResponse>, QueryKey<Options<ListAccessData>>, string | Pick<QueryKey<Options<ListAccessData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListAccessData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listAccess({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listAccessInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const findSignOnQueryKey = (options: Options<FindSignOnData>) => createQueryKey('findSignOn', options);

export const findSignOnOptions = (options: Options<FindSignOnData>) => queryOptions<FindSignOnResponse, FindSignOnError, FindSignOnResponse, ReturnType<typeof findSignOnQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await findSignOn({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: findSignOnQueryKey(options)
});

export const getSignOnSettingsQueryKey = (options: Options<GetSignOnSettingsData>) => createQueryKey('getSignOnSettings', options);

export const getSignOnSettingsOptions = (options: Options<GetSignOnSettingsData>) => queryOptions<GetSignOnSettingsResponse, GetSignOnSettingsError, GetSignOnSettingsResponse, ReturnType<typeof getSignOnSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSignOnSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSignOnSettingsQueryKey(options)
});

export const getSamlTestQueryKey = (options: Options<GetSamlTestData>) => createQueryKey('getSamlTest', options);

export const getSamlTestOptions = (options: Options<GetSamlTestData>) => queryOptions<GetSamlTestResponse, GetSamlTestError, GetSamlTestResponse, ReturnType<typeof getSamlTestQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSamlTest({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSamlTestQueryKey(options)
});

export const listSecondFactorsQueryKey = (options?: Options<ListSecondFactorsData>) => createQueryKey('listSecondFactors', options);

export const listSecondFactorsOptions = (options?: Options<ListSecondFactorsData>) => queryOptions<ListSecondFactorsResponse, ListSecondFactorsError, ListSecondFactorsResponse, ReturnType<typeof listSecondFactorsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSecondFactors({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSecondFactorsQueryKey(options)
});

export const listMemberFactorsQueryKey = (options: Options<ListMemberFactorsData>) => createQueryKey('listMemberFactors', options);

export const listMemberFactorsOptions = (options: Options<ListMemberFactorsData>) => queryOptions<ListMemberFactorsResponse, ListMemberFactorsError, ListMemberFactorsResponse, ReturnType<typeof listMemberFactorsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMemberFactors({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMemberFactorsQueryKey(options)
});

export const listMemberFactorsInfiniteQueryKey = (options: Options<ListMemberFactorsData>): QueryKey<Options<ListMemberFactorsData>> => createQueryKey('listMemberFactors', options, true);

export const listMemberFactorsInfiniteOptions = (options: Options<ListMemberFactorsData>) => {
    const opts = infiniteQueryOptions<ListMemberFactorsResponse, ListMemberFactorsError, InfiniteData<ListMemberFactorsResponse>, QueryKey<Options<ListMemberFactorsData>>, string | Pick<QueryKey<Options<ListMemberFactorsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMemberFactorsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMemberFactors({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMemberFactorsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listInvitesQueryKey = (options: Options<ListInvitesData>) => createQueryKey('listInvites', options);

export const listInvitesOptions = (options: Options<ListInvitesData>) => queryOptions<ListInvitesResponse, ListInvitesError, ListInvitesResponse, ReturnType<typeof listInvitesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInvites({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInvitesQueryKey(options)
});

export const listInvitesInfiniteQueryKey = (options: Options<ListInvitesData>): QueryKey<Options<ListInvitesData>> => createQueryKey('listInvites', options, true);

export const listInvitesInfiniteOptions = (options: Options<ListInvitesData>) => {
    const opts = infiniteQueryOptions<ListInvitesResponse, ListInvitesError, InfiniteData<ListInvitesResponse>, QueryKey<Options<ListInvitesData>>, string | Pick<QueryKey<Options<ListInvitesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListInvitesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listInvites({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listInvitesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const readInviteQueryKey = (options: Options<ReadInviteData>) => createQueryKey('readInvite', options);

export const readInviteOptions = (options: Options<ReadInviteData>) => queryOptions<ReadInviteResponse, ReadInviteError, ReadInviteResponse, ReturnType<typeof readInviteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await readInvite({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: readInviteQueryKey(options)
});

export const listLinkInvitesQueryKey = (options: Options<ListLinkInvitesData>) => createQueryKey('listLinkInvites', options);

export const listLinkInvitesOptions = (options: Options<ListLinkInvitesData>) => queryOptions<ListLinkInvitesResponse, ListLinkInvitesError, ListLinkInvitesResponse, ReturnType<typeof listLinkInvitesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listLinkInvites({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listLinkInvitesQueryKey(options)
});

export const listLinkInvitesInfiniteQueryKey = (options: Options<ListLinkInvitesData>): QueryKey<Options<ListLinkInvitesData>> => createQueryKey('listLinkInvites', options, true);

export const listLinkInvitesInfiniteOptions = (options: Options<ListLinkInvitesData>) => {
    const opts = infiniteQueryOptions<ListLinkInvitesResponse, ListLinkInvitesError, InfiniteData<ListLinkInvitesResponse>, QueryKey<Options<ListLinkInvitesData>>, string | Pick<QueryKey<Options<ListLinkInvitesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListLinkInvitesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listLinkInvites({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listLinkInvitesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listNotificationsQueryKey = (options?: Options<ListNotificationsData>) => createQueryKey('listNotifications', options);

export const listNotificationsOptions = (options?: Options<ListNotificationsData>) => queryOptions<ListNotificationsResponse, ListNotificationsError, ListNotificationsResponse, ReturnType<typeof listNotificationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listNotifications({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listNotificationsQueryKey(options)
});

export const listNotificationsInfiniteQueryKey = (options?: Options<ListNotificationsData>): QueryKey<Options<ListNotificationsData>> => createQueryKey('listNotifications', options, true);

export const listNotificationsInfiniteOptions = (options?: Options<ListNotificationsData>) => {
    const opts = infiniteQueryOptions<ListNotificationsResponse, ListNotificationsError, InfiniteData<ListNotificationsResponse>, QueryKey<Options<ListNotificationsData>>, string | Pick<QueryKey<Options<ListNotificationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListNotificationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listNotifications({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listNotificationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getNotificationFeedQueryKey = (options?: Options<GetNotificationFeedData>) => createQueryKey('getNotificationFeed', options);

export const getNotificationFeedOptions = (options?: Options<GetNotificationFeedData>) => queryOptions<GetNotificationFeedResponse, GetNotificationFeedError, GetNotificationFeedResponse, ReturnType<typeof getNotificationFeedQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getNotificationFeed({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getNotificationFeedQueryKey(options)
});

export const listMemberSpacesQueryKey = (options: Options<ListMemberSpacesData>) => createQueryKey('listMemberSpaces', options);

export const listMemberSpacesOptions = (options: Options<ListMemberSpacesData>) => queryOptions<ListMemberSpacesResponse, ListMemberSpacesError, ListMemberSpacesResponse, ReturnType<typeof listMemberSpacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMemberSpaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMemberSpacesQueryKey(options)
});

export const listMemberSpacesInfiniteQueryKey = (options: Options<ListMemberSpacesData>): QueryKey<Options<ListMemberSpacesData>> => createQueryKey('listMemberSpaces', options, true);

export const listMemberSpacesInfiniteOptions = (options: Options<ListMemberSpacesData>) => {
    const opts = infiniteQueryOptions<ListMemberSpacesResponse, ListMemberSpacesError, InfiniteData<ListMemberSpacesResponse>, QueryKey<Options<ListMemberSpacesData>>, string | Pick<QueryKey<Options<ListMemberSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMemberSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMemberSpaces({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMemberSpacesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
