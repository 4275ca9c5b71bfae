// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { getChangeRequest, getChangeRequestMergeChecks, getChangeRequestMute, getChangeRequestPdf, getChangeRequestPresence, getChangeRequestReview, getChangeRequestViewed, getSavedFilter, listChangeRequestChanges, listChangeRequestCommenters, listChangeRequestContributors, listChangeRequestRequestedReviewers, listChangeRequestReviews, listChangeRequests, listChangeRequestTimeline, listConflicts, listOrganizationChangeRequests, listSavedFilters, previewChangeRequest } from '../../sdk/change-requests-reads.gen.ts';
import type { GetChangeRequestData, GetChangeRequestError, GetChangeRequestMergeChecksData, GetChangeRequestMergeChecksError, GetChangeRequestMergeChecksResponse, GetChangeRequestMuteData, GetChangeRequestMuteError, GetChangeRequestMuteResponse, GetChangeRequestPdfData, GetChangeRequestPdfError, GetChangeRequestPdfResponse, GetChangeRequestPresenceData, GetChangeRequestPresenceError, GetChangeRequestPresenceResponse, GetChangeRequestResponse, GetChangeRequestReviewData, GetChangeRequestReviewError, GetChangeRequestReviewResponse, GetChangeRequestViewedData, GetChangeRequestViewedError, GetChangeRequestViewedResponse, GetSavedFilterData, GetSavedFilterError, GetSavedFilterResponse, ListChangeRequestChangesData, ListChangeRequestChangesError, ListChangeRequestChangesResponse, ListChangeRequestCommentersData, ListChangeRequestCommentersError, ListChangeRequestCommentersResponse, ListChangeRequestContributorsData, ListChangeRequestContributorsError, ListChangeRequestContributorsResponse, ListChangeRequestRequestedReviewersData, ListChangeRequestRequestedReviewersError, ListChangeRequestRequestedReviewersResponse, ListChangeRequestReviewsData, ListChangeRequestReviewsError, ListChangeRequestReviewsResponse, ListChangeRequestsData, ListChangeRequestsError, ListChangeRequestsResponse, ListChangeRequestTimelineData, ListChangeRequestTimelineError, ListChangeRequestTimelineResponse, ListConflictsData, ListConflictsError, ListConflictsResponse, ListOrganizationChangeRequestsData, ListOrganizationChangeRequestsError, ListOrganizationChangeRequestsResponse, ListSavedFiltersData, ListSavedFiltersError, ListSavedFiltersResponse, PreviewChangeRequestData, PreviewChangeRequestError, PreviewChangeRequestResponse } from '../../types.gen.ts';

export const getChangeRequestMuteQueryKey = (options: Options<GetChangeRequestMuteData>) => createQueryKey('getChangeRequestMute', options);

export const getChangeRequestMuteOptions = (options: Options<GetChangeRequestMuteData>) => queryOptions<GetChangeRequestMuteResponse, GetChangeRequestMuteError, GetChangeRequestMuteResponse, ReturnType<typeof getChangeRequestMuteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestMute({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestMuteQueryKey(options)
});

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

export const previewChangeRequestQueryKey = (options: Options<PreviewChangeRequestData>) => createQueryKey('previewChangeRequest', options);

export const previewChangeRequestOptions = (options: Options<PreviewChangeRequestData>) => queryOptions<PreviewChangeRequestResponse, PreviewChangeRequestError, PreviewChangeRequestResponse, ReturnType<typeof previewChangeRequestQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await previewChangeRequest({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: previewChangeRequestQueryKey(options)
});

export const previewChangeRequestInfiniteQueryKey = (options: Options<PreviewChangeRequestData>): QueryKey<Options<PreviewChangeRequestData>> => createQueryKey('previewChangeRequest', options, true);

export const previewChangeRequestInfiniteOptions = (options: Options<PreviewChangeRequestData>) => {
    const opts = infiniteQueryOptions<PreviewChangeRequestResponse, PreviewChangeRequestError, InfiniteData<PreviewChangeRequestResponse>, QueryKey<Options<PreviewChangeRequestData>>, string | Pick<QueryKey<Options<PreviewChangeRequestData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<PreviewChangeRequestData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await previewChangeRequest({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: previewChangeRequestInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestTimelineQueryKey = (options: Options<ListChangeRequestTimelineData>) => createQueryKey('listChangeRequestTimeline', options);

export const listChangeRequestTimelineOptions = (options: Options<ListChangeRequestTimelineData>) => queryOptions<ListChangeRequestTimelineResponse, ListChangeRequestTimelineError, ListChangeRequestTimelineResponse, ReturnType<typeof listChangeRequestTimelineQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestTimeline({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestTimelineQueryKey(options)
});

export const listChangeRequestTimelineInfiniteQueryKey = (options: Options<ListChangeRequestTimelineData>): QueryKey<Options<ListChangeRequestTimelineData>> => createQueryKey('listChangeRequestTimeline', options, true);

export const listChangeRequestTimelineInfiniteOptions = (options: Options<ListChangeRequestTimelineData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestTimelineResponse, ListChangeRequestTimelineError, InfiniteData<ListChangeRequestTimelineResponse>, QueryKey<Options<ListChangeRequestTimelineData>>, string | Pick<QueryKey<Options<ListChangeRequestTimelineData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestTimelineData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestTimeline({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestTimelineInfiniteQueryKey(options)
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

export const listSavedFiltersQueryKey = (options: Options<ListSavedFiltersData>) => createQueryKey('listSavedFilters', options);

export const listSavedFiltersOptions = (options: Options<ListSavedFiltersData>) => queryOptions<ListSavedFiltersResponse, ListSavedFiltersError, ListSavedFiltersResponse, ReturnType<typeof listSavedFiltersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSavedFilters({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSavedFiltersQueryKey(options)
});

export const listSavedFiltersInfiniteQueryKey = (options: Options<ListSavedFiltersData>): QueryKey<Options<ListSavedFiltersData>> => createQueryKey('listSavedFilters', options, true);

export const listSavedFiltersInfiniteOptions = (options: Options<ListSavedFiltersData>) => {
    const opts = infiniteQueryOptions<ListSavedFiltersResponse, ListSavedFiltersError, InfiniteData<ListSavedFiltersResponse>, QueryKey<Options<ListSavedFiltersData>>, string | Pick<QueryKey<Options<ListSavedFiltersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSavedFiltersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSavedFilters({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSavedFiltersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSavedFilterQueryKey = (options: Options<GetSavedFilterData>) => createQueryKey('getSavedFilter', options);

export const getSavedFilterOptions = (options: Options<GetSavedFilterData>) => queryOptions<GetSavedFilterResponse, GetSavedFilterError, GetSavedFilterResponse, ReturnType<typeof getSavedFilterQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSavedFilter({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSavedFilterQueryKey(options)
});

export const listChangeRequestReviewsQueryKey = (options: Options<ListChangeRequestReviewsData>) => createQueryKey('listChangeRequestReviews', options);

export const listChangeRequestReviewsOptions = (options: Options<ListChangeRequestReviewsData>) => queryOptions<ListChangeRequestReviewsResponse, ListChangeRequestReviewsError, ListChangeRequestReviewsResponse, ReturnType<typeof listChangeRequestReviewsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestReviews({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestReviewsQueryKey(options)
});

export const listChangeRequestReviewsInfiniteQueryKey = (options: Options<ListChangeRequestReviewsData>): QueryKey<Options<ListChangeRequestReviewsData>> => createQueryKey('listChangeRequestReviews', options, true);

export const listChangeRequestReviewsInfiniteOptions = (options: Options<ListChangeRequestReviewsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestReviewsResponse, ListChangeRequestReviewsError, InfiniteData<ListChangeRequestReviewsResponse>, QueryKey<Options<ListChangeRequestReviewsData>>, string | Pick<QueryKey<Options<ListChangeRequestReviewsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestReviewsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestReviews({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestReviewsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestReviewQueryKey = (options: Options<GetChangeRequestReviewData>) => createQueryKey('getChangeRequestReview', options);

export const getChangeRequestReviewOptions = (options: Options<GetChangeRequestReviewData>) => queryOptions<GetChangeRequestReviewResponse, GetChangeRequestReviewError, GetChangeRequestReviewResponse, ReturnType<typeof getChangeRequestReviewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestReview({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestReviewQueryKey(options)
});

export const listChangeRequestRequestedReviewersQueryKey = (options: Options<ListChangeRequestRequestedReviewersData>) => createQueryKey('listChangeRequestRequestedReviewers', options);

export const listChangeRequestRequestedReviewersOptions = (options: Options<ListChangeRequestRequestedReviewersData>) => queryOptions<ListChangeRequestRequestedReviewersResponse, ListChangeRequestRequestedReviewersError, ListChangeRequestRequestedReviewersResponse, ReturnType<typeof listChangeRequestRequestedReviewersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestRequestedReviewers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestRequestedReviewersQueryKey(options)
});

export const listChangeRequestRequestedReviewersInfiniteQueryKey = (options: Options<ListChangeRequestRequestedReviewersData>): QueryKey<Options<ListChangeRequestRequestedReviewersData>> => createQueryKey('listChangeRequestRequestedReviewers', options, true);

export const listChangeRequestRequestedReviewersInfiniteOptions = (options: Options<ListChangeRequestRequestedReviewersData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestRequestedReviewersResponse, ListChangeRequestRequestedReviewersError, InfiniteData<ListChangeRequestRequestedReviewersResponse>, QueryKey<Options<ListChangeRequestRequestedReviewersData>>, string | Pick<QueryKey<Options<ListChangeRequestRequestedReviewersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestRequestedReviewersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestRequestedReviewers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestRequestedReviewersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestContributorsQueryKey = (options: Options<ListChangeRequestContributorsData>) => createQueryKey('listChangeRequestContributors', options);

export const listChangeRequestContributorsOptions = (options: Options<ListChangeRequestContributorsData>) => queryOptions<ListChangeRequestContributorsResponse, ListChangeRequestContributorsError, ListChangeRequestContributorsResponse, ReturnType<typeof listChangeRequestContributorsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestContributors({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestContributorsQueryKey(options)
});

export const listChangeRequestContributorsInfiniteQueryKey = (options: Options<ListChangeRequestContributorsData>): QueryKey<Options<ListChangeRequestContributorsData>> => createQueryKey('listChangeRequestContributors', options, true);

export const listChangeRequestContributorsInfiniteOptions = (options: Options<ListChangeRequestContributorsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestContributorsResponse, ListChangeRequestContributorsError, InfiniteData<ListChangeRequestContributorsResponse>, QueryKey<Options<ListChangeRequestContributorsData>>, string | Pick<QueryKey<Options<ListChangeRequestContributorsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestContributorsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestContributors({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestContributorsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestMergeChecksQueryKey = (options: Options<GetChangeRequestMergeChecksData>) => createQueryKey('getChangeRequestMergeChecks', options);

export const getChangeRequestMergeChecksOptions = (options: Options<GetChangeRequestMergeChecksData>) => queryOptions<GetChangeRequestMergeChecksResponse, GetChangeRequestMergeChecksError, GetChangeRequestMergeChecksResponse, ReturnType<typeof getChangeRequestMergeChecksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestMergeChecks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestMergeChecksQueryKey(options)
});

export const getChangeRequestViewedQueryKey = (options: Options<GetChangeRequestViewedData>) => createQueryKey('getChangeRequestViewed', options);

export const getChangeRequestViewedOptions = (options: Options<GetChangeRequestViewedData>) => queryOptions<GetChangeRequestViewedResponse, GetChangeRequestViewedError, GetChangeRequestViewedResponse, ReturnType<typeof getChangeRequestViewedQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestViewed({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestViewedQueryKey(options)
});

export const listChangeRequestCommentersQueryKey = (options: Options<ListChangeRequestCommentersData>) => createQueryKey('listChangeRequestCommenters', options);

export const listChangeRequestCommentersOptions = (options: Options<ListChangeRequestCommentersData>) => queryOptions<ListChangeRequestCommentersResponse, ListChangeRequestCommentersError, ListChangeRequestCommentersResponse, ReturnType<typeof listChangeRequestCommentersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestCommenters({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestCommentersQueryKey(options)
});

export const listChangeRequestCommentersInfiniteQueryKey = (options: Options<ListChangeRequestCommentersData>): QueryKey<Options<ListChangeRequestCommentersData>> => createQueryKey('listChangeRequestCommenters', options, true);

export const listChangeRequestCommentersInfiniteOptions = (options: Options<ListChangeRequestCommentersData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestCommentersResponse, ListChangeRequestCommentersError, InfiniteData<ListChangeRequestCommentersResponse>, QueryKey<Options<ListChangeRequestCommentersData>>, string | Pick<QueryKey<Options<ListChangeRequestCommentersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestCommentersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestCommenters({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestCommentersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestPresenceQueryKey = (options: Options<GetChangeRequestPresenceData>) => createQueryKey('getChangeRequestPresence', options);

export const getChangeRequestPresenceOptions = (options: Options<GetChangeRequestPresenceData>) => queryOptions<GetChangeRequestPresenceResponse, GetChangeRequestPresenceError, GetChangeRequestPresenceResponse, ReturnType<typeof getChangeRequestPresenceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPresence({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPresenceQueryKey(options)
});
