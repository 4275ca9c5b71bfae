// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { estimateTranslation, exportTranslation, getGlossaryEntry, getTranslation, getTranslationRun, getTranslationUnit, listGlossaryEntries, listTranslationCoverage, listTranslationEngines, listTranslationPages, listTranslationRuns, listTranslations, listTranslationUnits } from '../../sdk/translations-reads.gen.ts';
import type { EstimateTranslationData, EstimateTranslationError, EstimateTranslationResponse, ExportTranslationData, ExportTranslationError, ExportTranslationResponse, GetGlossaryEntryData, GetGlossaryEntryError, GetGlossaryEntryResponse, GetTranslationData, GetTranslationError, GetTranslationResponse, GetTranslationRunData, GetTranslationRunError, GetTranslationRunResponse, GetTranslationUnitData, GetTranslationUnitError, GetTranslationUnitResponse, ListGlossaryEntriesData, ListGlossaryEntriesError, ListGlossaryEntriesResponse, ListTranslationCoverageData, ListTranslationCoverageError, ListTranslationCoverageResponse, ListTranslationEnginesData, ListTranslationEnginesError, ListTranslationEnginesResponse, ListTranslationPagesData, ListTranslationPagesError, ListTranslationPagesResponse, ListTranslationRunsData, ListTranslationRunsError, ListTranslationRunsResponse, ListTranslationsData, ListTranslationsError, ListTranslationsResponse, ListTranslationUnitsData, ListTranslationUnitsError, ListTranslationUnitsResponse } from '../../types.gen.ts';

export const listTranslationsQueryKey = (options: Options<ListTranslationsData>) => createQueryKey('listTranslations', options);

export const listTranslationsOptions = (options: Options<ListTranslationsData>) => queryOptions<ListTranslationsResponse, ListTranslationsError, ListTranslationsResponse, ReturnType<typeof listTranslationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTranslations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTranslationsQueryKey(options)
});

export const listTranslationsInfiniteQueryKey = (options: Options<ListTranslationsData>): QueryKey<Options<ListTranslationsData>> => createQueryKey('listTranslations', options, true);

export const listTranslationsInfiniteOptions = (options: Options<ListTranslationsData>) => {
    const opts = infiniteQueryOptions<ListTranslationsResponse, ListTranslationsError, InfiniteData<ListTranslationsResponse>, QueryKey<Options<ListTranslationsData>>, string | Pick<QueryKey<Options<ListTranslationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTranslationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTranslations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTranslationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getTranslationQueryKey = (options: Options<GetTranslationData>) => createQueryKey('getTranslation', options);

export const getTranslationOptions = (options: Options<GetTranslationData>) => queryOptions<GetTranslationResponse, GetTranslationError, GetTranslationResponse, ReturnType<typeof getTranslationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTranslation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTranslationQueryKey(options)
});

export const listTranslationRunsQueryKey = (options: Options<ListTranslationRunsData>) => createQueryKey('listTranslationRuns', options);

export const listTranslationRunsOptions = (options: Options<ListTranslationRunsData>) => queryOptions<ListTranslationRunsResponse, ListTranslationRunsError, ListTranslationRunsResponse, ReturnType<typeof listTranslationRunsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTranslationRuns({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTranslationRunsQueryKey(options)
});

export const listTranslationRunsInfiniteQueryKey = (options: Options<ListTranslationRunsData>): QueryKey<Options<ListTranslationRunsData>> => createQueryKey('listTranslationRuns', options, true);

export const listTranslationRunsInfiniteOptions = (options: Options<ListTranslationRunsData>) => {
    const opts = infiniteQueryOptions<ListTranslationRunsResponse, ListTranslationRunsError, InfiniteData<ListTranslationRunsResponse>, QueryKey<Options<ListTranslationRunsData>>, string | Pick<QueryKey<Options<ListTranslationRunsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTranslationRunsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTranslationRuns({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTranslationRunsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getTranslationRunQueryKey = (options: Options<GetTranslationRunData>) => createQueryKey('getTranslationRun', options);

export const getTranslationRunOptions = (options: Options<GetTranslationRunData>) => queryOptions<GetTranslationRunResponse, GetTranslationRunError, GetTranslationRunResponse, ReturnType<typeof getTranslationRunQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTranslationRun({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTranslationRunQueryKey(options)
});

export const estimateTranslationQueryKey = (options: Options<EstimateTranslationData>) => createQueryKey('estimateTranslation', options);

export const estimateTranslationOptions = (options: Options<EstimateTranslationData>) => queryOptions<EstimateTranslationResponse, EstimateTranslationError, EstimateTranslationResponse, ReturnType<typeof estimateTranslationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await estimateTranslation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: estimateTranslationQueryKey(options)
});

export const listTranslationCoverageQueryKey = (options: Options<ListTranslationCoverageData>) => createQueryKey('listTranslationCoverage', options);

export const listTranslationCoverageOptions = (options: Options<ListTranslationCoverageData>) => queryOptions<ListTranslationCoverageResponse, ListTranslationCoverageError, ListTranslationCoverageResponse, ReturnType<typeof listTranslationCoverageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTranslationCoverage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTranslationCoverageQueryKey(options)
});

export const listTranslationCoverageInfiniteQueryKey = (options: Options<ListTranslationCoverageData>): QueryKey<Options<ListTranslationCoverageData>> => createQueryKey('listTranslationCoverage', options, true);

export const listTranslationCoverageInfiniteOptions = (options: Options<ListTranslationCoverageData>) => {
    const opts = infiniteQueryOptions<ListTranslationCoverageResponse, ListTranslationCoverageError, InfiniteData<ListTranslationCoverageResponse>, QueryKey<Options<ListTranslationCoverageData>>, string | Pick<QueryKey<Options<ListTranslationCoverageData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTranslationCoverageData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTranslationCoverage({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTranslationCoverageInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listTranslationPagesQueryKey = (options: Options<ListTranslationPagesData>) => createQueryKey('listTranslationPages', options);

export const listTranslationPagesOptions = (options: Options<ListTranslationPagesData>) => queryOptions<ListTranslationPagesResponse, ListTranslationPagesError, ListTranslationPagesResponse, ReturnType<typeof listTranslationPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTranslationPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTranslationPagesQueryKey(options)
});

export const listTranslationPagesInfiniteQueryKey = (options: Options<ListTranslationPagesData>): QueryKey<Options<ListTranslationPagesData>> => createQueryKey('listTranslationPages', options, true);

export const listTranslationPagesInfiniteOptions = (options: Options<ListTranslationPagesData>) => {
    const opts = infiniteQueryOptions<ListTranslationPagesResponse, ListTranslationPagesError, InfiniteData<ListTranslationPagesResponse>, QueryKey<Options<ListTranslationPagesData>>, string | Pick<QueryKey<Options<ListTranslationPagesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTranslationPagesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTranslationPages({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTranslationPagesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listTranslationUnitsQueryKey = (options: Options<ListTranslationUnitsData>) => createQueryKey('listTranslationUnits', options);

export const listTranslationUnitsOptions = (options: Options<ListTranslationUnitsData>) => queryOptions<ListTranslationUnitsResponse, ListTranslationUnitsError, ListTranslationUnitsResponse, ReturnType<typeof listTranslationUnitsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTranslationUnits({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTranslationUnitsQueryKey(options)
});

export const listTranslationUnitsInfiniteQueryKey = (options: Options<ListTranslationUnitsData>): QueryKey<Options<ListTranslationUnitsData>> => createQueryKey('listTranslationUnits', options, true);

export const listTranslationUnitsInfiniteOptions = (options: Options<ListTranslationUnitsData>) => {
    const opts = infiniteQueryOptions<ListTranslationUnitsResponse, ListTranslationUnitsError, InfiniteData<ListTranslationUnitsResponse>, QueryKey<Options<ListTranslationUnitsData>>, string | Pick<QueryKey<Options<ListTranslationUnitsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTranslationUnitsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTranslationUnits({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTranslationUnitsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getTranslationUnitQueryKey = (options: Options<GetTranslationUnitData>) => createQueryKey('getTranslationUnit', options);

export const getTranslationUnitOptions = (options: Options<GetTranslationUnitData>) => queryOptions<GetTranslationUnitResponse, GetTranslationUnitError, GetTranslationUnitResponse, ReturnType<typeof getTranslationUnitQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTranslationUnit({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTranslationUnitQueryKey(options)
});

export const exportTranslationQueryKey = (options: Options<ExportTranslationData>) => createQueryKey('exportTranslation', options);

export const exportTranslationOptions = (options: Options<ExportTranslationData>) => queryOptions<ExportTranslationResponse, ExportTranslationError, ExportTranslationResponse, ReturnType<typeof exportTranslationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportTranslation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportTranslationQueryKey(options)
});

export const listGlossaryEntriesQueryKey = (options: Options<ListGlossaryEntriesData>) => createQueryKey('listGlossaryEntries', options);

export const listGlossaryEntriesOptions = (options: Options<ListGlossaryEntriesData>) => queryOptions<ListGlossaryEntriesResponse, ListGlossaryEntriesError, ListGlossaryEntriesResponse, ReturnType<typeof listGlossaryEntriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listGlossaryEntries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listGlossaryEntriesQueryKey(options)
});

export const listGlossaryEntriesInfiniteQueryKey = (options: Options<ListGlossaryEntriesData>): QueryKey<Options<ListGlossaryEntriesData>> => createQueryKey('listGlossaryEntries', options, true);

export const listGlossaryEntriesInfiniteOptions = (options: Options<ListGlossaryEntriesData>) => {
    const opts = infiniteQueryOptions<ListGlossaryEntriesResponse, ListGlossaryEntriesError, InfiniteData<ListGlossaryEntriesResponse>, QueryKey<Options<ListGlossaryEntriesData>>, string | Pick<QueryKey<Options<ListGlossaryEntriesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListGlossaryEntriesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listGlossaryEntries({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listGlossaryEntriesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getGlossaryEntryQueryKey = (options: Options<GetGlossaryEntryData>) => createQueryKey('getGlossaryEntry', options);

export const getGlossaryEntryOptions = (options: Options<GetGlossaryEntryData>) => queryOptions<GetGlossaryEntryResponse, GetGlossaryEntryError, GetGlossaryEntryResponse, ReturnType<typeof getGlossaryEntryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getGlossaryEntry({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getGlossaryEntryQueryKey(options)
});

export const listTranslationEnginesQueryKey = (options: Options<ListTranslationEnginesData>) => createQueryKey('listTranslationEngines', options);

export const listTranslationEnginesOptions = (options: Options<ListTranslationEnginesData>) => queryOptions<ListTranslationEnginesResponse, ListTranslationEnginesError, ListTranslationEnginesResponse, ReturnType<typeof listTranslationEnginesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTranslationEngines({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTranslationEnginesQueryKey(options)
});

export const listTranslationEnginesInfiniteQueryKey = (options: Options<ListTranslationEnginesData>): QueryKey<Options<ListTranslationEnginesData>> => createQueryKey('listTranslationEngines', options, true);

export const listTranslationEnginesInfiniteOptions = (options: Options<ListTranslationEnginesData>) => {
    const opts = infiniteQueryOptions<ListTranslationEnginesResponse, ListTranslationEnginesError, InfiniteData<ListTranslationEnginesResponse>, QueryKey<Options<ListTranslationEnginesData>>, string | Pick<QueryKey<Options<ListTranslationEnginesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTranslationEnginesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTranslationEngines({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTranslationEnginesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
