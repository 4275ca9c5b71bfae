// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { getInstallation, getIntegration, getIntegrationEvent, getSiteInstallation, getSpaceInstallation, listContentSources, listInstallationEvents, listInstallations, listIntegrationBlocks, listIntegrationChoices, listIntegrationEvents, listIntegrations, listIntegrationScripts, listIntegrationVersions, listOrganizationInstallations, listOrganizationIntegrations, listSiteInstallations, listSiteIntegrations, listSitesOfInstallation, listSpaceInstallations, listSpaceIntegrations, listSpacesOfInstallation, renderIntegrationByQuery } from '../../sdk/integrations-reads.gen.ts';
import type { GetInstallationData, GetInstallationError, GetInstallationResponse, GetIntegrationData, GetIntegrationError, GetIntegrationEventData, GetIntegrationEventError, GetIntegrationEventResponse, GetIntegrationResponse, GetSiteInstallationData, GetSiteInstallationError, GetSiteInstallationResponse, GetSpaceInstallationData, GetSpaceInstallationError, GetSpaceInstallationResponse, ListContentSourcesData, ListContentSourcesError, ListContentSourcesResponse, ListInstallationEventsData, ListInstallationEventsError, ListInstallationEventsResponse, ListInstallationsData, ListInstallationsError, ListInstallationsResponse, ListIntegrationBlocksData, ListIntegrationBlocksError, ListIntegrationBlocksResponse, ListIntegrationChoicesData, ListIntegrationChoicesError, ListIntegrationChoicesResponse, ListIntegrationEventsData, ListIntegrationEventsError, ListIntegrationEventsResponse, ListIntegrationScriptsData, ListIntegrationScriptsError, ListIntegrationScriptsResponse, ListIntegrationsData, ListIntegrationsError, ListIntegrationsResponse, ListIntegrationVersionsData, ListIntegrationVersionsError, ListIntegrationVersionsResponse, ListOrganizationInstallationsData, ListOrganizationInstallationsError, ListOrganizationInstallationsResponse, ListOrganizationIntegrationsData, ListOrganizationIntegrationsError, ListOrganizationIntegrationsResponse, ListSiteInstallationsData, ListSiteInstallationsError, ListSiteInstallationsResponse, ListSiteIntegrationsData, ListSiteIntegrationsError, ListSiteIntegrationsResponse, ListSitesOfInstallationData, ListSitesOfInstallationError, ListSitesOfInstallationResponse, ListSpaceInstallationsData, ListSpaceInstallationsError, ListSpaceInstallationsResponse, ListSpaceIntegrationsData, ListSpaceIntegrationsError, ListSpaceIntegrationsResponse, ListSpacesOfInstallationData, ListSpacesOfInstallationError, ListSpacesOfInstallationResponse, RenderIntegrationByQueryData, RenderIntegrationByQueryError, RenderIntegrationByQueryResponse } from '../../types.gen.ts';

export const listIntegrationsQueryKey = (options?: Options<ListIntegrationsData>) => createQueryKey('listIntegrations', options);

export const listIntegrationsOptions = (options?: Options<ListIntegrationsData>) => queryOptions<ListIntegrationsResponse, ListIntegrationsError, ListIntegrationsResponse, ReturnType<typeof listIntegrationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIntegrations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIntegrationsQueryKey(options)
});

export const listIntegrationsInfiniteQueryKey = (options?: Options<ListIntegrationsData>): QueryKey<Options<ListIntegrationsData>> => createQueryKey('listIntegrations', options, true);

export const listIntegrationsInfiniteOptions = (options?: Options<ListIntegrationsData>) => {
    const opts = infiniteQueryOptions<ListIntegrationsResponse, ListIntegrationsError, InfiniteData<ListIntegrationsResponse>, QueryKey<Options<ListIntegrationsData>>, string | Pick<QueryKey<Options<ListIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listIntegrations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listIntegrationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getIntegrationQueryKey = (options: Options<GetIntegrationData>) => createQueryKey('getIntegration', options);

export const getIntegrationOptions = (options: Options<GetIntegrationData>) => queryOptions<GetIntegrationResponse, GetIntegrationError, GetIntegrationResponse, ReturnType<typeof getIntegrationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getIntegration({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getIntegrationQueryKey(options)
});

export const listInstallationsQueryKey = (options: Options<ListInstallationsData>) => createQueryKey('listInstallations', options);

export const listInstallationsOptions = (options: Options<ListInstallationsData>) => queryOptions<ListInstallationsResponse, ListInstallationsError, ListInstallationsResponse, ReturnType<typeof listInstallationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInstallations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInstallationsQueryKey(options)
});

export const listInstallationsInfiniteQueryKey = (options: Options<ListInstallationsData>): QueryKey<Options<ListInstallationsData>> => createQueryKey('listInstallations', options, true);

export const listInstallationsInfiniteOptions = (options: Options<ListInstallationsData>) => {
    const opts = infiniteQueryOptions<ListInstallationsResponse, ListInstallationsError, InfiniteData<ListInstallationsResponse>, QueryKey<Options<ListInstallationsData>>, string | Pick<QueryKey<Options<ListInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listInstallations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listInstallationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listIntegrationEventsQueryKey = (options: Options<ListIntegrationEventsData>) => createQueryKey('listIntegrationEvents', options);

export const listIntegrationEventsOptions = (options: Options<ListIntegrationEventsData>) => queryOptions<ListIntegrationEventsResponse, ListIntegrationEventsError, ListIntegrationEventsResponse, ReturnType<typeof listIntegrationEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIntegrationEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIntegrationEventsQueryKey(options)
});

export const listIntegrationEventsInfiniteQueryKey = (options: Options<ListIntegrationEventsData>): QueryKey<Options<ListIntegrationEventsData>> => createQueryKey('listIntegrationEvents', options, true);

export const listIntegrationEventsInfiniteOptions = (options: Options<ListIntegrationEventsData>) => {
    const opts = infiniteQueryOptions<ListIntegrationEventsResponse, ListIntegrationEventsError, InfiniteData<ListIntegrationEventsResponse>, QueryKey<Options<ListIntegrationEventsData>>, string | Pick<QueryKey<Options<ListIntegrationEventsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListIntegrationEventsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listIntegrationEvents({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listIntegrationEventsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getIntegrationEventQueryKey = (options: Options<GetIntegrationEventData>) => createQueryKey('getIntegrationEvent', options);

export const getIntegrationEventOptions = (options: Options<GetIntegrationEventData>) => queryOptions<GetIntegrationEventResponse, GetIntegrationEventError, GetIntegrationEventResponse, ReturnType<typeof getIntegrationEventQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getIntegrationEvent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getIntegrationEventQueryKey(options)
});

export const listSpaceInstallationsQueryKey = (options: Options<ListSpaceInstallationsData>) => createQueryKey('listSpaceInstallations', options);

export const listSpaceInstallationsOptions = (options: Options<ListSpaceInstallationsData>) => queryOptions<ListSpaceInstallationsResponse, ListSpaceInstallationsError, ListSpaceInstallationsResponse, ReturnType<typeof listSpaceInstallationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceInstallations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceInstallationsQueryKey(options)
});

export const listSpaceInstallationsInfiniteQueryKey = (options: Options<ListSpaceInstallationsData>): QueryKey<Options<ListSpaceInstallationsData>> => createQueryKey('listSpaceInstallations', options, true);

export const listSpaceInstallationsInfiniteOptions = (options: Options<ListSpaceInstallationsData>) => {
    const opts = infiniteQueryOptions<ListSpaceInstallationsResponse, ListSpaceInstallationsError, InfiniteData<ListSpaceInstallationsResponse>, QueryKey<Options<ListSpaceInstallationsData>>, string | Pick<QueryKey<Options<ListSpaceInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceInstallations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceInstallationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteInstallationsQueryKey = (options: Options<ListSiteInstallationsData>) => createQueryKey('listSiteInstallations', options);

export const listSiteInstallationsOptions = (options: Options<ListSiteInstallationsData>) => queryOptions<ListSiteInstallationsResponse, ListSiteInstallationsError, ListSiteInstallationsResponse, ReturnType<typeof listSiteInstallationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteInstallations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteInstallationsQueryKey(options)
});

export const listSiteInstallationsInfiniteQueryKey = (options: Options<ListSiteInstallationsData>): QueryKey<Options<ListSiteInstallationsData>> => createQueryKey('listSiteInstallations', options, true);

export const listSiteInstallationsInfiniteOptions = (options: Options<ListSiteInstallationsData>) => {
    const opts = infiniteQueryOptions<ListSiteInstallationsResponse, ListSiteInstallationsError, InfiniteData<ListSiteInstallationsResponse>, QueryKey<Options<ListSiteInstallationsData>>, string | Pick<QueryKey<Options<ListSiteInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteInstallations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteInstallationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listOrganizationIntegrationsQueryKey = (options: Options<ListOrganizationIntegrationsData>) => createQueryKey('listOrganizationIntegrations', options);

export const listOrganizationIntegrationsOptions = (options: Options<ListOrganizationIntegrationsData>) => queryOptions<ListOrganizationIntegrationsResponse, ListOrganizationIntegrationsError, ListOrganizationIntegrationsResponse, ReturnType<typeof listOrganizationIntegrationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationIntegrations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationIntegrationsQueryKey(options)
});

export const listOrganizationIntegrationsInfiniteQueryKey = (options: Options<ListOrganizationIntegrationsData>): QueryKey<Options<ListOrganizationIntegrationsData>> => createQueryKey('listOrganizationIntegrations', options, true);

export const listOrganizationIntegrationsInfiniteOptions = (options: Options<ListOrganizationIntegrationsData>) => {
    const opts = infiniteQueryOptions<ListOrganizationIntegrationsResponse, ListOrganizationIntegrationsError, InfiniteData<ListOrganizationIntegrationsResponse>, QueryKey<Options<ListOrganizationIntegrationsData>>, string | Pick<QueryKey<Options<ListOrganizationIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizationIntegrations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationIntegrationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listIntegrationVersionsQueryKey = (options: Options<ListIntegrationVersionsData>) => createQueryKey('listIntegrationVersions', options);

export const listIntegrationVersionsOptions = (options: Options<ListIntegrationVersionsData>) => queryOptions<ListIntegrationVersionsResponse, ListIntegrationVersionsError, ListIntegrationVersionsResponse, ReturnType<typeof listIntegrationVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIntegrationVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIntegrationVersionsQueryKey(options)
});

export const listIntegrationVersionsInfiniteQueryKey = (options: Options<ListIntegrationVersionsData>): QueryKey<Options<ListIntegrationVersionsData>> => createQueryKey('listIntegrationVersions', options, true);

export const listIntegrationVersionsInfiniteOptions = (options: Options<ListIntegrationVersionsData>) => {
    const opts = infiniteQueryOptions<ListIntegrationVersionsResponse, ListIntegrationVersionsError, InfiniteData<ListIntegrationVersionsResponse>, QueryKey<Options<ListIntegrationVersionsData>>, string | Pick<QueryKey<Options<ListIntegrationVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListIntegrationVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listIntegrationVersions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listIntegrationVersionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listInstallationEventsQueryKey = (options: Options<ListInstallationEventsData>) => createQueryKey('listInstallationEvents', options);

export const listInstallationEventsOptions = (options: Options<ListInstallationEventsData>) => queryOptions<ListInstallationEventsResponse, ListInstallationEventsError, ListInstallationEventsResponse, ReturnType<typeof listInstallationEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInstallationEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInstallationEventsQueryKey(options)
});

export const listInstallationEventsInfiniteQueryKey = (options: Options<ListInstallationEventsData>): QueryKey<Options<ListInstallationEventsData>> => createQueryKey('listInstallationEvents', options, true);

export const listInstallationEventsInfiniteOptions = (options: Options<ListInstallationEventsData>) => {
    const opts = infiniteQueryOptions<ListInstallationEventsResponse, ListInstallationEventsError, InfiniteData<ListInstallationEventsResponse>, QueryKey<Options<ListInstallationEventsData>>, string | Pick<QueryKey<Options<ListInstallationEventsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListInstallationEventsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listInstallationEvents({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listInstallationEventsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getInstallationQueryKey = (options: Options<GetInstallationData>) => createQueryKey('getInstallation', options);

export const getInstallationOptions = (options: Options<GetInstallationData>) => queryOptions<GetInstallationResponse, GetInstallationError, GetInstallationResponse, ReturnType<typeof getInstallationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getInstallation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getInstallationQueryKey(options)
});

export const listSpacesOfInstallationQueryKey = (options: Options<ListSpacesOfInstallationData>) => createQueryKey('listSpacesOfInstallation', options);

export const listSpacesOfInstallationOptions = (options: Options<ListSpacesOfInstallationData>) => queryOptions<ListSpacesOfInstallationResponse, ListSpacesOfInstallationError, ListSpacesOfInstallationResponse, ReturnType<typeof listSpacesOfInstallationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacesOfInstallation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacesOfInstallationQueryKey(options)
});

export const listSpacesOfInstallationInfiniteQueryKey = (options: Options<ListSpacesOfInstallationData>): QueryKey<Options<ListSpacesOfInstallationData>> => createQueryKey('listSpacesOfInstallation', options, true);

export const listSpacesOfInstallationInfiniteOptions = (options: Options<ListSpacesOfInstallationData>) => {
    const opts = infiniteQueryOptions<ListSpacesOfInstallationResponse, ListSpacesOfInstallationError, InfiniteData<ListSpacesOfInstallationResponse>, QueryKey<Options<ListSpacesOfInstallationData>>, string | Pick<QueryKey<Options<ListSpacesOfInstallationData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpacesOfInstallationData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpacesOfInstallation({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpacesOfInstallationInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSpaceInstallationQueryKey = (options: Options<GetSpaceInstallationData>) => createQueryKey('getSpaceInstallation', options);

export const getSpaceInstallationOptions = (options: Options<GetSpaceInstallationData>) => queryOptions<GetSpaceInstallationResponse, GetSpaceInstallationError, GetSpaceInstallationResponse, ReturnType<typeof getSpaceInstallationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceInstallation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceInstallationQueryKey(options)
});

export const listSitesOfInstallationQueryKey = (options: Options<ListSitesOfInstallationData>) => createQueryKey('listSitesOfInstallation', options);

export const listSitesOfInstallationOptions = (options: Options<ListSitesOfInstallationData>) => queryOptions<ListSitesOfInstallationResponse, ListSitesOfInstallationError, ListSitesOfInstallationResponse, ReturnType<typeof listSitesOfInstallationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSitesOfInstallation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSitesOfInstallationQueryKey(options)
});

export const listSitesOfInstallationInfiniteQueryKey = (options: Options<ListSitesOfInstallationData>): QueryKey<Options<ListSitesOfInstallationData>> => createQueryKey('listSitesOfInstallation', options, true);

export const listSitesOfInstallationInfiniteOptions = (options: Options<ListSitesOfInstallationData>) => {
    const opts = infiniteQueryOptions<ListSitesOfInstallationResponse, ListSitesOfInstallationError, InfiniteData<ListSitesOfInstallationResponse>, QueryKey<Options<ListSitesOfInstallationData>>, string | Pick<QueryKey<Options<ListSitesOfInstallationData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSitesOfInstallationData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSitesOfInstallation({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSitesOfInstallationInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSiteInstallationQueryKey = (options: Options<GetSiteInstallationData>) => createQueryKey('getSiteInstallation', options);

export const getSiteInstallationOptions = (options: Options<GetSiteInstallationData>) => queryOptions<GetSiteInstallationResponse, GetSiteInstallationError, GetSiteInstallationResponse, ReturnType<typeof getSiteInstallationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteInstallation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteInstallationQueryKey(options)
});

export const listOrganizationInstallationsQueryKey = (options: Options<ListOrganizationInstallationsData>) => createQueryKey('listOrganizationInstallations', options);

export const listOrganizationInstallationsOptions = (options: Options<ListOrganizationInstallationsData>) => queryOptions<ListOrganizationInstallationsResponse, ListOrganizationInstallationsError, ListOrganizationInstallationsResponse, ReturnType<typeof listOrganizationInstallationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationInstallations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationInstallationsQueryKey(options)
});

export const listOrganizationInstallationsInfiniteQueryKey = (options: Options<ListOrganizationInstallationsData>): QueryKey<Options<ListOrganizationInstallationsData>> => createQueryKey('listOrganizationInstallations', options, true);

export const listOrganizationInstallationsInfiniteOptions = (options: Options<ListOrganizationInstallationsData>) => {
    const opts = infiniteQueryOptions<ListOrganizationInstallationsResponse, ListOrganizationInstallationsError, InfiniteData<ListOrganizationInstallationsResponse>, QueryKey<Options<ListOrganizationInstallationsData>>, string | Pick<QueryKey<Options<ListOrganizationInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizationInstallations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationInstallationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpaceIntegrationsQueryKey = (options: Options<ListSpaceIntegrationsData>) => createQueryKey('listSpaceIntegrations', options);

export const listSpaceIntegrationsOptions = (options: Options<ListSpaceIntegrationsData>) => queryOptions<ListSpaceIntegrationsResponse, ListSpaceIntegrationsError, ListSpaceIntegrationsResponse, ReturnType<typeof listSpaceIntegrationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceIntegrations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceIntegrationsQueryKey(options)
});

export const listSpaceIntegrationsInfiniteQueryKey = (options: Options<ListSpaceIntegrationsData>): QueryKey<Options<ListSpaceIntegrationsData>> => createQueryKey('listSpaceIntegrations', options, true);

export const listSpaceIntegrationsInfiniteOptions = (options: Options<ListSpaceIntegrationsData>) => {
    const opts = infiniteQueryOptions<ListSpaceIntegrationsResponse, ListSpaceIntegrationsError, InfiniteData<ListSpaceIntegrationsResponse>, QueryKey<Options<ListSpaceIntegrationsData>>, string | Pick<QueryKey<Options<ListSpaceIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceIntegrations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceIntegrationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listIntegrationBlocksQueryKey = (options: Options<ListIntegrationBlocksData>) => createQueryKey('listIntegrationBlocks', options);

export const listIntegrationBlocksOptions = (options: Options<ListIntegrationBlocksData>) => queryOptions<ListIntegrationBlocksResponse, ListIntegrationBlocksError, ListIntegrationBlocksResponse, ReturnType<typeof listIntegrationBlocksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIntegrationBlocks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIntegrationBlocksQueryKey(options)
});

export const listIntegrationBlocksInfiniteQueryKey = (options: Options<ListIntegrationBlocksData>): QueryKey<Options<ListIntegrationBlocksData>> => createQueryKey('listIntegrationBlocks', options, true);

export const listIntegrationBlocksInfiniteOptions = (options: Options<ListIntegrationBlocksData>) => {
    const opts = infiniteQueryOptions<ListIntegrationBlocksResponse, ListIntegrationBlocksError, InfiniteData<ListIntegrationBlocksResponse>, QueryKey<Options<ListIntegrationBlocksData>>, string | Pick<QueryKey<Options<ListIntegrationBlocksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListIntegrationBlocksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listIntegrationBlocks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listIntegrationBlocksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listContentSourcesQueryKey = (options: Options<ListContentSourcesData>) => createQueryKey('listContentSources', options);

export const listContentSourcesOptions = (options: Options<ListContentSourcesData>) => queryOptions<ListContentSourcesResponse, ListContentSourcesError, ListContentSourcesResponse, ReturnType<typeof listContentSourcesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listContentSources({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listContentSourcesQueryKey(options)
});

export const listContentSourcesInfiniteQueryKey = (options: Options<ListContentSourcesData>): QueryKey<Options<ListContentSourcesData>> => createQueryKey('listContentSources', options, true);

export const listContentSourcesInfiniteOptions = (options: Options<ListContentSourcesData>) => {
    const opts = infiniteQueryOptions<ListContentSourcesResponse, ListContentSourcesError, InfiniteData<ListContentSourcesResponse>, QueryKey<Options<ListContentSourcesData>>, string | Pick<QueryKey<Options<ListContentSourcesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListContentSourcesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listContentSources({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listContentSourcesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteIntegrationsQueryKey = (options: Options<ListSiteIntegrationsData>) => createQueryKey('listSiteIntegrations', options);

export const listSiteIntegrationsOptions = (options: Options<ListSiteIntegrationsData>) => queryOptions<ListSiteIntegrationsResponse, ListSiteIntegrationsError, ListSiteIntegrationsResponse, ReturnType<typeof listSiteIntegrationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteIntegrations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteIntegrationsQueryKey(options)
});

export const listSiteIntegrationsInfiniteQueryKey = (options: Options<ListSiteIntegrationsData>): QueryKey<Options<ListSiteIntegrationsData>> => createQueryKey('listSiteIntegrations', options, true);

export const listSiteIntegrationsInfiniteOptions = (options: Options<ListSiteIntegrationsData>) => {
    const opts = infiniteQueryOptions<ListSiteIntegrationsResponse, ListSiteIntegrationsError, InfiniteData<ListSiteIntegrationsResponse>, QueryKey<Options<ListSiteIntegrationsData>>, string | Pick<QueryKey<Options<ListSiteIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteIntegrations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteIntegrationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listIntegrationScriptsQueryKey = (options: Options<ListIntegrationScriptsData>) => createQueryKey('listIntegrationScripts', options);

export const listIntegrationScriptsOptions = (options: Options<ListIntegrationScriptsData>) => queryOptions<ListIntegrationScriptsResponse, ListIntegrationScriptsError, ListIntegrationScriptsResponse, ReturnType<typeof listIntegrationScriptsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIntegrationScripts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIntegrationScriptsQueryKey(options)
});

export const renderIntegrationByQueryQueryKey = (options: Options<RenderIntegrationByQueryData>) => createQueryKey('renderIntegrationByQuery', options);

export const renderIntegrationByQueryOptions = (options: Options<RenderIntegrationByQueryData>) => queryOptions<RenderIntegrationByQueryResponse, RenderIntegrationByQueryError, RenderIntegrationByQueryResponse, ReturnType<typeof renderIntegrationByQueryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await renderIntegrationByQuery({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: renderIntegrationByQueryQueryKey(options)
});

export const listIntegrationChoicesQueryKey = (options: Options<ListIntegrationChoicesData>) => createQueryKey('listIntegrationChoices', options);

export const listIntegrationChoicesOptions = (options: Options<ListIntegrationChoicesData>) => queryOptions<ListIntegrationChoicesResponse, ListIntegrationChoicesError, ListIntegrationChoicesResponse, ReturnType<typeof listIntegrationChoicesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIntegrationChoices({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIntegrationChoicesQueryKey(options)
});
