// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { exportAuditEvents, getAgentInstructions, getFirstSteps, getOrganization, getSubdomain, listAuditEvents, listOrganizations, listOrganizationsOfDomain, listOrganizationsOfDomainAlias } from '../../sdk/organizations-reads.gen.ts';
import type { ExportAuditEventsData, ExportAuditEventsError, ExportAuditEventsResponse, GetAgentInstructionsData, GetAgentInstructionsError, GetAgentInstructionsResponse, GetFirstStepsData, GetFirstStepsError, GetFirstStepsResponse, GetOrganizationData, GetOrganizationError, GetOrganizationResponse, GetSubdomainData, GetSubdomainError, GetSubdomainResponse, ListAuditEventsData, ListAuditEventsError, ListAuditEventsResponse, ListOrganizationsData, ListOrganizationsError, ListOrganizationsOfDomainAliasData, ListOrganizationsOfDomainAliasError, ListOrganizationsOfDomainAliasResponse, ListOrganizationsOfDomainData, ListOrganizationsOfDomainError, ListOrganizationsOfDomainResponse, ListOrganizationsResponse } from '../../types.gen.ts';

export const listOrganizationsQueryKey = (options?: Options<ListOrganizationsData>) => createQueryKey('listOrganizations', options);

export const listOrganizationsOptions = (options?: Options<ListOrganizationsData>) => queryOptions<ListOrganizationsResponse, ListOrganizationsError, ListOrganizationsResponse, ReturnType<typeof listOrganizationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationsQueryKey(options)
});

export const listOrganizationsInfiniteQueryKey = (options?: Options<ListOrganizationsData>): QueryKey<Options<ListOrganizationsData>> => createQueryKey('listOrganizations', options, true);

export const listOrganizationsInfiniteOptions = (options?: Options<ListOrganizationsData>) => {
    const opts = infiniteQueryOptions<ListOrganizationsResponse, ListOrganizationsError, InfiniteData<ListOrganizationsResponse>, QueryKey<Options<ListOrganizationsData>>, string | Pick<QueryKey<Options<ListOrganizationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getOrganizationQueryKey = (options: Options<GetOrganizationData>) => createQueryKey('getOrganization', options);

export const getOrganizationOptions = (options: Options<GetOrganizationData>) => queryOptions<GetOrganizationResponse, GetOrganizationError, GetOrganizationResponse, ReturnType<typeof getOrganizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOrganization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOrganizationQueryKey(options)
});

export const getAgentInstructionsQueryKey = (options: Options<GetAgentInstructionsData>) => createQueryKey('getAgentInstructions', options);

export const getAgentInstructionsOptions = (options: Options<GetAgentInstructionsData>) => queryOptions<GetAgentInstructionsResponse, GetAgentInstructionsError, GetAgentInstructionsResponse, ReturnType<typeof getAgentInstructionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAgentInstructions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAgentInstructionsQueryKey(options)
});

export const listOrganizationsOfDomainQueryKey = (options: Options<ListOrganizationsOfDomainData>) => createQueryKey('listOrganizationsOfDomain', options);

export const listOrganizationsOfDomainOptions = (options: Options<ListOrganizationsOfDomainData>) => queryOptions<ListOrganizationsOfDomainResponse, ListOrganizationsOfDomainError, ListOrganizationsOfDomainResponse, ReturnType<typeof listOrganizationsOfDomainQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationsOfDomain({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationsOfDomainQueryKey(options)
});

export const listOrganizationsOfDomainAliasQueryKey = (options: Options<ListOrganizationsOfDomainAliasData>) => createQueryKey('listOrganizationsOfDomainAlias', options);

export const listOrganizationsOfDomainAliasOptions = (options: Options<ListOrganizationsOfDomainAliasData>) => queryOptions<ListOrganizationsOfDomainAliasResponse, ListOrganizationsOfDomainAliasError, ListOrganizationsOfDomainAliasResponse, ReturnType<typeof listOrganizationsOfDomainAliasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationsOfDomainAlias({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationsOfDomainAliasQueryKey(options)
});

export const getSubdomainQueryKey = (options: Options<GetSubdomainData>) => createQueryKey('getSubdomain', options);

export const getSubdomainOptions = (options: Options<GetSubdomainData>) => queryOptions<GetSubdomainResponse, GetSubdomainError, GetSubdomainResponse, ReturnType<typeof getSubdomainQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSubdomain({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSubdomainQueryKey(options)
});

export const getFirstStepsQueryKey = (options: Options<GetFirstStepsData>) => createQueryKey('getFirstSteps', options);

export const getFirstStepsOptions = (options: Options<GetFirstStepsData>) => queryOptions<GetFirstStepsResponse, GetFirstStepsError, GetFirstStepsResponse, ReturnType<typeof getFirstStepsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFirstSteps({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFirstStepsQueryKey(options)
});

export const listAuditEventsQueryKey = (options: Options<ListAuditEventsData>) => createQueryKey('listAuditEvents', options);

export const listAuditEventsOptions = (options: Options<ListAuditEventsData>) => queryOptions<ListAuditEventsResponse, ListAuditEventsError, ListAuditEventsResponse, ReturnType<typeof listAuditEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAuditEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAuditEventsQueryKey(options)
});

export const listAuditEventsInfiniteQueryKey = (options: Options<ListAuditEventsData>): QueryKey<Options<ListAuditEventsData>> => createQueryKey('listAuditEvents', options, true);

export const listAuditEventsInfiniteOptions = (options: Options<ListAuditEventsData>) => {
    const opts = infiniteQueryOptions<ListAuditEventsResponse, ListAuditEventsError, InfiniteData<ListAuditEventsResponse>, QueryKey<Options<ListAuditEventsData>>, string | Pick<QueryKey<Options<ListAuditEventsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListAuditEventsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listAuditEvents({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listAuditEventsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const exportAuditEventsQueryKey = (options: Options<ExportAuditEventsData>) => createQueryKey('exportAuditEvents', options);

export const exportAuditEventsOptions = (options: Options<ExportAuditEventsData>) => queryOptions<ExportAuditEventsResponse, ExportAuditEventsError, ExportAuditEventsResponse, ReturnType<typeof exportAuditEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportAuditEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportAuditEventsQueryKey(options)
});
