// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { getTranslation, listTranslations } from '../../sdk/translations-reads.gen.ts';
import type { GetTranslationData, GetTranslationError, GetTranslationResponse, ListTranslationsData, ListTranslationsError, ListTranslationsResponse } from '../../types.gen.ts';

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
