// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { getCustomHostname, getPublishedSite, getSite, getSiteAdaptiveSchema, getSiteCustomization, getSiteDraft, getSiteHostname, getSiteLookDraft, getSitePublishingAuth, getSitePublishingPreview, getSiteReach, getSiteSpaceCustomization, getSiteStructure, listShareLinks, listSiteBlockedHosts, listSiteEffectivePermissions, listSiteFeedback, listSiteFeedbackPages, listSiteFonts, listSiteRedirects, listSites, listSiteSectionGroups, listSiteSections, listSiteSpaces, listSiteTeamPermissions, listSiteTemplateConditions, listSiteUserPermissions, resolveSiteRedirect } from '../../sdk/sites-reads.gen.ts';
import type { GetCustomHostnameData, GetCustomHostnameError, GetCustomHostnameResponse, GetPublishedSiteData, GetPublishedSiteError, GetPublishedSiteResponse, GetSiteAdaptiveSchemaData, GetSiteAdaptiveSchemaError, GetSiteAdaptiveSchemaResponse, GetSiteCustomizationData, GetSiteCustomizationError, GetSiteCustomizationResponse, GetSiteData, GetSiteDraftData, GetSiteDraftError, GetSiteDraftResponse, GetSiteError, GetSiteHostnameData, GetSiteHostnameError, GetSiteHostnameResponse, GetSiteLookDraftData, GetSiteLookDraftError, GetSiteLookDraftResponse, GetSitePublishingAuthData, GetSitePublishingAuthError, GetSitePublishingAuthResponse, GetSitePublishingPreviewData, GetSitePublishingPreviewError, GetSitePublishingPreviewResponse, GetSiteReachData, GetSiteReachError, GetSiteReachResponse, GetSiteResponse, GetSiteSpaceCustomizationData, GetSiteSpaceCustomizationError, GetSiteSpaceCustomizationResponse, GetSiteStructureData, GetSiteStructureError, GetSiteStructureResponse, ListShareLinksData, ListShareLinksError, ListShareLinksResponse, ListSiteBlockedHostsData, ListSiteBlockedHostsError, ListSiteBlockedHostsResponse, ListSiteEffectivePermissionsData, ListSiteEffectivePermissionsError, ListSiteEffectivePermissionsResponse, ListSiteFeedbackData, ListSiteFeedbackError, ListSiteFeedbackPagesData, ListSiteFeedbackPagesError, ListSiteFeedbackPagesResponse, ListSiteFeedbackResponse, ListSiteFontsData, ListSiteFontsError, ListSiteFontsResponse, ListSiteRedirectsData, ListSiteRedirectsError, ListSiteRedirectsResponse, ListSitesData, ListSiteSectionGroupsData, ListSiteSectionGroupsError, ListSiteSectionGroupsResponse, ListSiteSectionsData, ListSiteSectionsError, ListSiteSectionsResponse, ListSitesError, ListSiteSpacesData, ListSiteSpacesError, ListSiteSpacesResponse, ListSitesResponse, ListSiteTeamPermissionsData, ListSiteTeamPermissionsError, ListSiteTeamPermissionsResponse, ListSiteTemplateConditionsData, ListSiteTemplateConditionsError, ListSiteTemplateConditionsResponse, ListSiteUserPermissionsData, ListSiteUserPermissionsError, ListSiteUserPermissionsResponse, ResolveSiteRedirectData, ResolveSiteRedirectError, ResolveSiteRedirectResponse } from '../../types.gen.ts';

export const listSiteUserPermissionsQueryKey = (options: Options<ListSiteUserPermissionsData>) => createQueryKey('listSiteUserPermissions', options);

export const listSiteUserPermissionsOptions = (options: Options<ListSiteUserPermissionsData>) => queryOptions<ListSiteUserPermissionsResponse, ListSiteUserPermissionsError, ListSiteUserPermissionsResponse, ReturnType<typeof listSiteUserPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteUserPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteUserPermissionsQueryKey(options)
});

export const listSiteUserPermissionsInfiniteQueryKey = (options: Options<ListSiteUserPermissionsData>): QueryKey<Options<ListSiteUserPermissionsData>> => createQueryKey('listSiteUserPermissions', options, true);

export const listSiteUserPermissionsInfiniteOptions = (options: Options<ListSiteUserPermissionsData>) => {
    const opts = infiniteQueryOptions<ListSiteUserPermissionsResponse, ListSiteUserPermissionsError, InfiniteData<ListSiteUserPermissionsResponse>, QueryKey<Options<ListSiteUserPermissionsData>>, string | Pick<QueryKey<Options<ListSiteUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteUserPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteUserPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteTeamPermissionsQueryKey = (options: Options<ListSiteTeamPermissionsData>) => createQueryKey('listSiteTeamPermissions', options);

export const listSiteTeamPermissionsOptions = (options: Options<ListSiteTeamPermissionsData>) => queryOptions<ListSiteTeamPermissionsResponse, ListSiteTeamPermissionsError, ListSiteTeamPermissionsResponse, ReturnType<typeof listSiteTeamPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteTeamPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteTeamPermissionsQueryKey(options)
});

export const listSiteTeamPermissionsInfiniteQueryKey = (options: Options<ListSiteTeamPermissionsData>): QueryKey<Options<ListSiteTeamPermissionsData>> => createQueryKey('listSiteTeamPermissions', options, true);

export const listSiteTeamPermissionsInfiniteOptions = (options: Options<ListSiteTeamPermissionsData>) => {
    const opts = infiniteQueryOptions<ListSiteTeamPermissionsResponse, ListSiteTeamPermissionsError, InfiniteData<ListSiteTeamPermissionsResponse>, QueryKey<Options<ListSiteTeamPermissionsData>>, string | Pick<QueryKey<Options<ListSiteTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteTeamPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteTeamPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteEffectivePermissionsQueryKey = (options: Options<ListSiteEffectivePermissionsData>) => createQueryKey('listSiteEffectivePermissions', options);

export const listSiteEffectivePermissionsOptions = (options: Options<ListSiteEffectivePermissionsData>) => queryOptions<ListSiteEffectivePermissionsResponse, ListSiteEffectivePermissionsError, ListSiteEffectivePermissionsResponse, ReturnType<typeof listSiteEffectivePermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteEffectivePermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteEffectivePermissionsQueryKey(options)
});

export const listSiteEffectivePermissionsInfiniteQueryKey = (options: Options<ListSiteEffectivePermissionsData>): QueryKey<Options<ListSiteEffectivePermissionsData>> => createQueryKey('listSiteEffectivePermissions', options, true);

export const listSiteEffectivePermissionsInfiniteOptions = (options: Options<ListSiteEffectivePermissionsData>) => {
    const opts = infiniteQueryOptions<ListSiteEffectivePermissionsResponse, ListSiteEffectivePermissionsError, InfiniteData<ListSiteEffectivePermissionsResponse>, QueryKey<Options<ListSiteEffectivePermissionsData>>, string | Pick<QueryKey<Options<ListSiteEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteEffectivePermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteEffectivePermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSitesQueryKey = (options: Options<ListSitesData>) => createQueryKey('listSites', options);

export const listSitesOptions = (options: Options<ListSitesData>) => queryOptions<ListSitesResponse, ListSitesError, ListSitesResponse, ReturnType<typeof listSitesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSites({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSitesQueryKey(options)
});

export const listSitesInfiniteQueryKey = (options: Options<ListSitesData>): QueryKey<Options<ListSitesData>> => createQueryKey('listSites', options, true);

export const listSitesInfiniteOptions = (options: Options<ListSitesData>) => {
    const opts = infiniteQueryOptions<ListSitesResponse, ListSitesError, InfiniteData<ListSitesResponse>, QueryKey<Options<ListSitesData>>, string | Pick<QueryKey<Options<ListSitesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSitesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSites({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSitesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSiteQueryKey = (options: Options<GetSiteData>) => createQueryKey('getSite', options);

export const getSiteOptions = (options: Options<GetSiteData>) => queryOptions<GetSiteResponse, GetSiteError, GetSiteResponse, ReturnType<typeof getSiteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSite({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteQueryKey(options)
});

export const getSiteAdaptiveSchemaQueryKey = (options: Options<GetSiteAdaptiveSchemaData>) => createQueryKey('getSiteAdaptiveSchema', options);

export const getSiteAdaptiveSchemaOptions = (options: Options<GetSiteAdaptiveSchemaData>) => queryOptions<GetSiteAdaptiveSchemaResponse, GetSiteAdaptiveSchemaError, GetSiteAdaptiveSchemaResponse, ReturnType<typeof getSiteAdaptiveSchemaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteAdaptiveSchema({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteAdaptiveSchemaQueryKey(options)
});

export const listSiteTemplateConditionsQueryKey = (options: Options<ListSiteTemplateConditionsData>) => createQueryKey('listSiteTemplateConditions', options);

export const listSiteTemplateConditionsOptions = (options: Options<ListSiteTemplateConditionsData>) => queryOptions<ListSiteTemplateConditionsResponse, ListSiteTemplateConditionsError, ListSiteTemplateConditionsResponse, ReturnType<typeof listSiteTemplateConditionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteTemplateConditions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteTemplateConditionsQueryKey(options)
});

export const getPublishedSiteQueryKey = (options: Options<GetPublishedSiteData>) => createQueryKey('getPublishedSite', options);

export const getPublishedSiteOptions = (options: Options<GetPublishedSiteData>) => queryOptions<GetPublishedSiteResponse, GetPublishedSiteError, GetPublishedSiteResponse, ReturnType<typeof getPublishedSiteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublishedSite({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublishedSiteQueryKey(options)
});

export const listSiteSectionsQueryKey = (options: Options<ListSiteSectionsData>) => createQueryKey('listSiteSections', options);

export const listSiteSectionsOptions = (options: Options<ListSiteSectionsData>) => queryOptions<ListSiteSectionsResponse, ListSiteSectionsError, ListSiteSectionsResponse, ReturnType<typeof listSiteSectionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteSections({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteSectionsQueryKey(options)
});

export const listSiteSectionsInfiniteQueryKey = (options: Options<ListSiteSectionsData>): QueryKey<Options<ListSiteSectionsData>> => createQueryKey('listSiteSections', options, true);

export const listSiteSectionsInfiniteOptions = (options: Options<ListSiteSectionsData>) => {
    const opts = infiniteQueryOptions<ListSiteSectionsResponse, ListSiteSectionsError, InfiniteData<ListSiteSectionsResponse>, QueryKey<Options<ListSiteSectionsData>>, string | Pick<QueryKey<Options<ListSiteSectionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteSectionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteSections({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteSectionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteSectionGroupsQueryKey = (options: Options<ListSiteSectionGroupsData>) => createQueryKey('listSiteSectionGroups', options);

export const listSiteSectionGroupsOptions = (options: Options<ListSiteSectionGroupsData>) => queryOptions<ListSiteSectionGroupsResponse, ListSiteSectionGroupsError, ListSiteSectionGroupsResponse, ReturnType<typeof listSiteSectionGroupsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteSectionGroups({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteSectionGroupsQueryKey(options)
});

export const listSiteSectionGroupsInfiniteQueryKey = (options: Options<ListSiteSectionGroupsData>): QueryKey<Options<ListSiteSectionGroupsData>> => createQueryKey('listSiteSectionGroups', options, true);

export const listSiteSectionGroupsInfiniteOptions = (options: Options<ListSiteSectionGroupsData>) => {
    const opts = infiniteQueryOptions<ListSiteSectionGroupsResponse, ListSiteSectionGroupsError, InfiniteData<ListSiteSectionGroupsResponse>, QueryKey<Options<ListSiteSectionGroupsData>>, string | Pick<QueryKey<Options<ListSiteSectionGroupsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteSectionGroupsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteSectionGroups({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteSectionGroupsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteSpacesQueryKey = (options: Options<ListSiteSpacesData>) => createQueryKey('listSiteSpaces', options);

export const listSiteSpacesOptions = (options: Options<ListSiteSpacesData>) => queryOptions<ListSiteSpacesResponse, ListSiteSpacesError, ListSiteSpacesResponse, ReturnType<typeof listSiteSpacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteSpaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteSpacesQueryKey(options)
});

export const listSiteSpacesInfiniteQueryKey = (options: Options<ListSiteSpacesData>): QueryKey<Options<ListSiteSpacesData>> => createQueryKey('listSiteSpaces', options, true);

export const listSiteSpacesInfiniteOptions = (options: Options<ListSiteSpacesData>) => {
    const opts = infiniteQueryOptions<ListSiteSpacesResponse, ListSiteSpacesError, InfiniteData<ListSiteSpacesResponse>, QueryKey<Options<ListSiteSpacesData>>, string | Pick<QueryKey<Options<ListSiteSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteSpaces({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteSpacesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSiteReachQueryKey = (options: Options<GetSiteReachData>) => createQueryKey('getSiteReach', options);

export const getSiteReachOptions = (options: Options<GetSiteReachData>) => queryOptions<GetSiteReachResponse, GetSiteReachError, GetSiteReachResponse, ReturnType<typeof getSiteReachQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteReach({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteReachQueryKey(options)
});

export const getSiteStructureQueryKey = (options: Options<GetSiteStructureData>) => createQueryKey('getSiteStructure', options);

export const getSiteStructureOptions = (options: Options<GetSiteStructureData>) => queryOptions<GetSiteStructureResponse, GetSiteStructureError, GetSiteStructureResponse, ReturnType<typeof getSiteStructureQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteStructure({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteStructureQueryKey(options)
});

export const getSiteDraftQueryKey = (options: Options<GetSiteDraftData>) => createQueryKey('getSiteDraft', options);

export const getSiteDraftOptions = (options: Options<GetSiteDraftData>) => queryOptions<GetSiteDraftResponse, GetSiteDraftError, GetSiteDraftResponse, ReturnType<typeof getSiteDraftQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteDraft({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteDraftQueryKey(options)
});

export const getSiteCustomizationQueryKey = (options: Options<GetSiteCustomizationData>) => createQueryKey('getSiteCustomization', options);

export const getSiteCustomizationOptions = (options: Options<GetSiteCustomizationData>) => queryOptions<GetSiteCustomizationResponse, GetSiteCustomizationError, GetSiteCustomizationResponse, ReturnType<typeof getSiteCustomizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteCustomization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteCustomizationQueryKey(options)
});

export const getSiteSpaceCustomizationQueryKey = (options: Options<GetSiteSpaceCustomizationData>) => createQueryKey('getSiteSpaceCustomization', options);

export const getSiteSpaceCustomizationOptions = (options: Options<GetSiteSpaceCustomizationData>) => queryOptions<GetSiteSpaceCustomizationResponse, GetSiteSpaceCustomizationError, GetSiteSpaceCustomizationResponse, ReturnType<typeof getSiteSpaceCustomizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteSpaceCustomization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteSpaceCustomizationQueryKey(options)
});

export const getSitePublishingPreviewQueryKey = (options: Options<GetSitePublishingPreviewData>) => createQueryKey('getSitePublishingPreview', options);

export const getSitePublishingPreviewOptions = (options: Options<GetSitePublishingPreviewData>) => queryOptions<GetSitePublishingPreviewResponse, GetSitePublishingPreviewError, GetSitePublishingPreviewResponse, ReturnType<typeof getSitePublishingPreviewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSitePublishingPreview({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSitePublishingPreviewQueryKey(options)
});

export const getSitePublishingPreviewInfiniteQueryKey = (options: Options<GetSitePublishingPreviewData>): QueryKey<Options<GetSitePublishingPreviewData>> => createQueryKey('getSitePublishingPreview', options, true);

export const getSitePublishingPreviewInfiniteOptions = (options: Options<GetSitePublishingPreviewData>) => {
    const opts = infiniteQueryOptions<GetSitePublishingPreviewResponse, GetSitePublishingPreviewError, InfiniteData<GetSitePublishingPreviewResponse>, QueryKey<Options<GetSitePublishingPreviewData>>, string | Pick<QueryKey<Options<GetSitePublishingPreviewData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<GetSitePublishingPreviewData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await getSitePublishingPreview({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: getSitePublishingPreviewInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSiteLookDraftQueryKey = (options: Options<GetSiteLookDraftData>) => createQueryKey('getSiteLookDraft', options);

export const getSiteLookDraftOptions = (options: Options<GetSiteLookDraftData>) => queryOptions<GetSiteLookDraftResponse, GetSiteLookDraftError, GetSiteLookDraftResponse, ReturnType<typeof getSiteLookDraftQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteLookDraft({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteLookDraftQueryKey(options)
});

export const getCustomHostnameQueryKey = (options: Options<GetCustomHostnameData>) => createQueryKey('getCustomHostname', options);

export const getCustomHostnameOptions = (options: Options<GetCustomHostnameData>) => queryOptions<GetCustomHostnameResponse, GetCustomHostnameError, GetCustomHostnameResponse, ReturnType<typeof getCustomHostnameQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCustomHostname({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCustomHostnameQueryKey(options)
});

export const listShareLinksQueryKey = (options: Options<ListShareLinksData>) => createQueryKey('listShareLinks', options);

export const listShareLinksOptions = (options: Options<ListShareLinksData>) => queryOptions<ListShareLinksResponse, ListShareLinksError, ListShareLinksResponse, ReturnType<typeof listShareLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listShareLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listShareLinksQueryKey(options)
});

export const listShareLinksInfiniteQueryKey = (options: Options<ListShareLinksData>): QueryKey<Options<ListShareLinksData>> => createQueryKey('listShareLinks', options, true);

export const listShareLinksInfiniteOptions = (options: Options<ListShareLinksData>) => {
    const opts = infiniteQueryOptions<ListShareLinksResponse, ListShareLinksError, InfiniteData<ListShareLinksResponse>, QueryKey<Options<ListShareLinksData>>, string | Pick<QueryKey<Options<ListShareLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListShareLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listShareLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listShareLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSitePublishingAuthQueryKey = (options: Options<GetSitePublishingAuthData>) => createQueryKey('getSitePublishingAuth', options);

export const getSitePublishingAuthOptions = (options: Options<GetSitePublishingAuthData>) => queryOptions<GetSitePublishingAuthResponse, GetSitePublishingAuthError, GetSitePublishingAuthResponse, ReturnType<typeof getSitePublishingAuthQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSitePublishingAuth({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSitePublishingAuthQueryKey(options)
});

export const listSiteRedirectsQueryKey = (options: Options<ListSiteRedirectsData>) => createQueryKey('listSiteRedirects', options);

export const listSiteRedirectsOptions = (options: Options<ListSiteRedirectsData>) => queryOptions<ListSiteRedirectsResponse, ListSiteRedirectsError, ListSiteRedirectsResponse, ReturnType<typeof listSiteRedirectsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteRedirects({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteRedirectsQueryKey(options)
});

export const listSiteRedirectsInfiniteQueryKey = (options: Options<ListSiteRedirectsData>): QueryKey<Options<ListSiteRedirectsData>> => createQueryKey('listSiteRedirects', options, true);

export const listSiteRedirectsInfiniteOptions = (options: Options<ListSiteRedirectsData>) => {
    const opts = infiniteQueryOptions<ListSiteRedirectsResponse, ListSiteRedirectsError, InfiniteData<ListSiteRedirectsResponse>, QueryKey<Options<ListSiteRedirectsData>>, string | Pick<QueryKey<Options<ListSiteRedirectsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteRedirectsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteRedirects({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteRedirectsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const resolveSiteRedirectQueryKey = (options: Options<ResolveSiteRedirectData>) => createQueryKey('resolveSiteRedirect', options);

export const resolveSiteRedirectOptions = (options: Options<ResolveSiteRedirectData>) => queryOptions<ResolveSiteRedirectResponse, ResolveSiteRedirectError, ResolveSiteRedirectResponse, ReturnType<typeof resolveSiteRedirectQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await resolveSiteRedirect({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: resolveSiteRedirectQueryKey(options)
});

export const getSiteHostnameQueryKey = (options: Options<GetSiteHostnameData>) => createQueryKey('getSiteHostname', options);

export const getSiteHostnameOptions = (options: Options<GetSiteHostnameData>) => queryOptions<GetSiteHostnameResponse, GetSiteHostnameError, GetSiteHostnameResponse, ReturnType<typeof getSiteHostnameQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteHostname({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteHostnameQueryKey(options)
});

export const listSiteBlockedHostsQueryKey = (options: Options<ListSiteBlockedHostsData>) => createQueryKey('listSiteBlockedHosts', options);

export const listSiteBlockedHostsOptions = (options: Options<ListSiteBlockedHostsData>) => queryOptions<ListSiteBlockedHostsResponse, ListSiteBlockedHostsError, ListSiteBlockedHostsResponse, ReturnType<typeof listSiteBlockedHostsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteBlockedHosts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteBlockedHostsQueryKey(options)
});

export const listSiteFeedbackQueryKey = (options: Options<ListSiteFeedbackData>) => createQueryKey('listSiteFeedback', options);

export const listSiteFeedbackOptions = (options: Options<ListSiteFeedbackData>) => queryOptions<ListSiteFeedbackResponse, ListSiteFeedbackError, ListSiteFeedbackResponse, ReturnType<typeof listSiteFeedbackQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteFeedback({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteFeedbackQueryKey(options)
});

export const listSiteFeedbackInfiniteQueryKey = (options: Options<ListSiteFeedbackData>): QueryKey<Options<ListSiteFeedbackData>> => createQueryKey('listSiteFeedback', options, true);

export const listSiteFeedbackInfiniteOptions = (options: Options<ListSiteFeedbackData>) => {
    const opts = infiniteQueryOptions<ListSiteFeedbackResponse, ListSiteFeedbackError, InfiniteData<ListSiteFeedbackResponse>, QueryKey<Options<ListSiteFeedbackData>>, string | Pick<QueryKey<Options<ListSiteFeedbackData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteFeedbackData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteFeedback({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteFeedbackInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteFeedbackPagesQueryKey = (options: Options<ListSiteFeedbackPagesData>) => createQueryKey('listSiteFeedbackPages', options);

export const listSiteFeedbackPagesOptions = (options: Options<ListSiteFeedbackPagesData>) => queryOptions<ListSiteFeedbackPagesResponse, ListSiteFeedbackPagesError, ListSiteFeedbackPagesResponse, ReturnType<typeof listSiteFeedbackPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteFeedbackPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteFeedbackPagesQueryKey(options)
});

export const listSiteFeedbackPagesInfiniteQueryKey = (options: Options<ListSiteFeedbackPagesData>): QueryKey<Options<ListSiteFeedbackPagesData>> => createQueryKey('listSiteFeedbackPages', options, true);

export const listSiteFeedbackPagesInfiniteOptions = (options: Options<ListSiteFeedbackPagesData>) => {
    const opts = infiniteQueryOptions<ListSiteFeedbackPagesResponse, ListSiteFeedbackPagesError, InfiniteData<ListSiteFeedbackPagesResponse>, QueryKey<Options<ListSiteFeedbackPagesData>>, string | Pick<QueryKey<Options<ListSiteFeedbackPagesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteFeedbackPagesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteFeedbackPages({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteFeedbackPagesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteFontsQueryKey = (options: Options<ListSiteFontsData>) => createQueryKey('listSiteFonts', options);

export const listSiteFontsOptions = (options: Options<ListSiteFontsData>) => queryOptions<ListSiteFontsResponse, ListSiteFontsError, ListSiteFontsResponse, ReturnType<typeof listSiteFontsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteFonts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteFontsQueryKey(options)
});

export const listSiteFontsInfiniteQueryKey = (options: Options<ListSiteFontsData>): QueryKey<Options<ListSiteFontsData>> => createQueryKey('listSiteFonts', options, true);

export const listSiteFontsInfiniteOptions = (options: Options<ListSiteFontsData>) => {
    const opts = infiniteQueryOptions<ListSiteFontsResponse, ListSiteFontsError, InfiniteData<ListSiteFontsResponse>, QueryKey<Options<ListSiteFontsData>>, string | Pick<QueryKey<Options<ListSiteFontsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteFontsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteFonts({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteFontsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
