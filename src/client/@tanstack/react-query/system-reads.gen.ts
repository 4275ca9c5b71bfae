// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { getBackupSchedule, getInstallationOverview, getJob, getSetup, getUser, getUserById, listBackups, listInstallationJobs, listOrganizationSizes, listSessions, listSlowOperations, listTokens } from '../../sdk/system-reads.gen.ts';
import type { GetBackupScheduleData, GetBackupScheduleError, GetBackupScheduleResponse, GetInstallationOverviewData, GetInstallationOverviewError, GetInstallationOverviewResponse, GetJobData, GetJobError, GetJobResponse, GetSetupData, GetSetupError, GetSetupResponse, GetUserByIdData, GetUserByIdError, GetUserByIdResponse, GetUserData, GetUserError, GetUserResponse, ListBackupsData, ListBackupsError, ListBackupsResponse, ListInstallationJobsData, ListInstallationJobsError, ListInstallationJobsResponse, ListOrganizationSizesData, ListOrganizationSizesError, ListOrganizationSizesResponse, ListSessionsData, ListSessionsError, ListSessionsResponse, ListSlowOperationsData, ListSlowOperationsError, ListSlowOperationsResponse, ListTokensData, ListTokensError, ListTokensResponse } from '../../types.gen.ts';

export const getSetupQueryKey = (options?: Options<GetSetupData>) => createQueryKey('getSetup', options);

export const getSetupOptions = (options?: Options<GetSetupData>) => queryOptions<GetSetupResponse, GetSetupError, GetSetupResponse, ReturnType<typeof getSetupQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSetup({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSetupQueryKey(options)
});

export const getUserQueryKey = (options?: Options<GetUserData>) => createQueryKey('getUser', options);

export const getUserOptions = (options?: Options<GetUserData>) => queryOptions<GetUserResponse, GetUserError, GetUserResponse, ReturnType<typeof getUserQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getUser({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getUserQueryKey(options)
});

export const getUserByIdQueryKey = (options: Options<GetUserByIdData>) => createQueryKey('getUserById', options);

export const getUserByIdOptions = (options: Options<GetUserByIdData>) => queryOptions<GetUserByIdResponse, GetUserByIdError, GetUserByIdResponse, ReturnType<typeof getUserByIdQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getUserById({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getUserByIdQueryKey(options)
});

export const listSessionsQueryKey = (options?: Options<ListSessionsData>) => createQueryKey('listSessions', options);

export const listSessionsOptions = (options?: Options<ListSessionsData>) => queryOptions<ListSessionsResponse, ListSessionsError, ListSessionsResponse, ReturnType<typeof listSessionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSessions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSessionsQueryKey(options)
});

export const listSessionsInfiniteQueryKey = (options?: Options<ListSessionsData>): QueryKey<Options<ListSessionsData>> => createQueryKey('listSessions', options, true);

export const listSessionsInfiniteOptions = (options?: Options<ListSessionsData>) => {
    const opts = infiniteQueryOptions<ListSessionsResponse, ListSessionsError, InfiniteData<ListSessionsResponse>, QueryKey<Options<ListSessionsData>>, string | Pick<QueryKey<Options<ListSessionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSessionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSessions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSessionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listTokensQueryKey = (options?: Options<ListTokensData>) => createQueryKey('listTokens', options);

export const listTokensOptions = (options?: Options<ListTokensData>) => queryOptions<ListTokensResponse, ListTokensError, ListTokensResponse, ReturnType<typeof listTokensQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTokens({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTokensQueryKey(options)
});

export const listTokensInfiniteQueryKey = (options?: Options<ListTokensData>): QueryKey<Options<ListTokensData>> => createQueryKey('listTokens', options, true);

export const listTokensInfiniteOptions = (options?: Options<ListTokensData>) => {
    const opts = infiniteQueryOptions<ListTokensResponse, ListTokensError, InfiniteData<ListTokensResponse>, QueryKey<Options<ListTokensData>>, string | Pick<QueryKey<Options<ListTokensData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTokensData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTokens({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTokensInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getJobQueryKey = (options: Options<GetJobData>) => createQueryKey('getJob', options);

export const getJobOptions = (options: Options<GetJobData>) => queryOptions<GetJobResponse, GetJobError, GetJobResponse, ReturnType<typeof getJobQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getJob({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getJobQueryKey(options)
});

export const getInstallationOverviewQueryKey = (options?: Options<GetInstallationOverviewData>) => createQueryKey('getInstallationOverview', options);

export const getInstallationOverviewOptions = (options?: Options<GetInstallationOverviewData>) => queryOptions<GetInstallationOverviewResponse, GetInstallationOverviewError, GetInstallationOverviewResponse, ReturnType<typeof getInstallationOverviewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getInstallationOverview({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getInstallationOverviewQueryKey(options)
});

export const listSlowOperationsQueryKey = (options?: Options<ListSlowOperationsData>) => createQueryKey('listSlowOperations', options);

export const listSlowOperationsOptions = (options?: Options<ListSlowOperationsData>) => queryOptions<ListSlowOperationsResponse, ListSlowOperationsError, ListSlowOperationsResponse, ReturnType<typeof listSlowOperationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSlowOperations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSlowOperationsQueryKey(options)
});

export const listOrganizationSizesQueryKey = (options?: Options<ListOrganizationSizesData>) => createQueryKey('listOrganizationSizes', options);

export const listOrganizationSizesOptions = (options?: Options<ListOrganizationSizesData>) => queryOptions<ListOrganizationSizesResponse, ListOrganizationSizesError, ListOrganizationSizesResponse, ReturnType<typeof listOrganizationSizesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationSizes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationSizesQueryKey(options)
});

export const listOrganizationSizesInfiniteQueryKey = (options?: Options<ListOrganizationSizesData>): QueryKey<Options<ListOrganizationSizesData>> => createQueryKey('listOrganizationSizes', options, true);

export const listOrganizationSizesInfiniteOptions = (options?: Options<ListOrganizationSizesData>) => {
    const opts = infiniteQueryOptions<ListOrganizationSizesResponse, ListOrganizationSizesError, InfiniteData<ListOrganizationSizesResponse>, QueryKey<Options<ListOrganizationSizesData>>, string | Pick<QueryKey<Options<ListOrganizationSizesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationSizesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizationSizes({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationSizesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listInstallationJobsQueryKey = (options?: Options<ListInstallationJobsData>) => createQueryKey('listInstallationJobs', options);

export const listInstallationJobsOptions = (options?: Options<ListInstallationJobsData>) => queryOptions<ListInstallationJobsResponse, ListInstallationJobsError, ListInstallationJobsResponse, ReturnType<typeof listInstallationJobsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInstallationJobs({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInstallationJobsQueryKey(options)
});

export const listInstallationJobsInfiniteQueryKey = (options?: Options<ListInstallationJobsData>): QueryKey<Options<ListInstallationJobsData>> => createQueryKey('listInstallationJobs', options, true);

export const listInstallationJobsInfiniteOptions = (options?: Options<ListInstallationJobsData>) => {
    const opts = infiniteQueryOptions<ListInstallationJobsResponse, ListInstallationJobsError, InfiniteData<ListInstallationJobsResponse>, QueryKey<Options<ListInstallationJobsData>>, string | Pick<QueryKey<Options<ListInstallationJobsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListInstallationJobsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listInstallationJobs({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listInstallationJobsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listBackupsQueryKey = (options?: Options<ListBackupsData>) => createQueryKey('listBackups', options);

export const listBackupsOptions = (options?: Options<ListBackupsData>) => queryOptions<ListBackupsResponse, ListBackupsError, ListBackupsResponse, ReturnType<typeof listBackupsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBackups({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBackupsQueryKey(options)
});

export const listBackupsInfiniteQueryKey = (options?: Options<ListBackupsData>): QueryKey<Options<ListBackupsData>> => createQueryKey('listBackups', options, true);

export const listBackupsInfiniteOptions = (options?: Options<ListBackupsData>) => {
    const opts = infiniteQueryOptions<ListBackupsResponse, ListBackupsError, InfiniteData<ListBackupsResponse>, QueryKey<Options<ListBackupsData>>, string | Pick<QueryKey<Options<ListBackupsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListBackupsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listBackups({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listBackupsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getBackupScheduleQueryKey = (options?: Options<GetBackupScheduleData>) => createQueryKey('getBackupSchedule', options);

export const getBackupScheduleOptions = (options?: Options<GetBackupScheduleData>) => queryOptions<GetBackupScheduleResponse, GetBackupScheduleError, GetBackupScheduleResponse, ReturnType<typeof getBackupScheduleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBackupSchedule({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBackupScheduleQueryKey(options)
});
