// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { getChangeRequestComment, getChangeRequestCommentReply, getChangeRequestSuggestion, getSpaceComment, getSpaceCommentReply, listChangeRequestCommentReplies, listChangeRequestComments, listChangeRequestSuggestions, listSpaceCommentReplies, listSpaceComments, listSpacePeople } from '../../sdk/comments-reads.gen.ts';
import type { GetChangeRequestCommentData, GetChangeRequestCommentError, GetChangeRequestCommentReplyData, GetChangeRequestCommentReplyError, GetChangeRequestCommentReplyResponse, GetChangeRequestCommentResponse, GetChangeRequestSuggestionData, GetChangeRequestSuggestionError, GetChangeRequestSuggestionResponse, GetSpaceCommentData, GetSpaceCommentError, GetSpaceCommentReplyData, GetSpaceCommentReplyError, GetSpaceCommentReplyResponse, GetSpaceCommentResponse, ListChangeRequestCommentRepliesData, ListChangeRequestCommentRepliesError, ListChangeRequestCommentRepliesResponse, ListChangeRequestCommentsData, ListChangeRequestCommentsError, ListChangeRequestCommentsResponse, ListChangeRequestSuggestionsData, ListChangeRequestSuggestionsError, ListChangeRequestSuggestionsResponse, ListSpaceCommentRepliesData, ListSpaceCommentRepliesError, ListSpaceCommentRepliesResponse, ListSpaceCommentsData, ListSpaceCommentsError, ListSpaceCommentsResponse, ListSpacePeopleData, ListSpacePeopleError, ListSpacePeopleResponse } from '../../types.gen.ts';

export const listSpacePeopleQueryKey = (options: Options<ListSpacePeopleData>) => createQueryKey('listSpacePeople', options);

export const listSpacePeopleOptions = (options: Options<ListSpacePeopleData>) => queryOptions<ListSpacePeopleResponse, ListSpacePeopleError, ListSpacePeopleResponse, ReturnType<typeof listSpacePeopleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePeople({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePeopleQueryKey(options)
});

export const listSpaceCommentsQueryKey = (options: Options<ListSpaceCommentsData>) => createQueryKey('listSpaceComments', options);

export const listSpaceCommentsOptions = (options: Options<ListSpaceCommentsData>) => queryOptions<ListSpaceCommentsResponse, ListSpaceCommentsError, ListSpaceCommentsResponse, ReturnType<typeof listSpaceCommentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceComments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceCommentsQueryKey(options)
});

export const listSpaceCommentsInfiniteQueryKey = (options: Options<ListSpaceCommentsData>): QueryKey<Options<ListSpaceCommentsData>> => createQueryKey('listSpaceComments', options, true);

export const listSpaceCommentsInfiniteOptions = (options: Options<ListSpaceCommentsData>) => {
    const opts = infiniteQueryOptions<ListSpaceCommentsResponse, ListSpaceCommentsError, InfiniteData<ListSpaceCommentsResponse>, QueryKey<Options<ListSpaceCommentsData>>, string | Pick<QueryKey<Options<ListSpaceCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceComments({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceCommentsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSpaceCommentQueryKey = (options: Options<GetSpaceCommentData>) => createQueryKey('getSpaceComment', options);

export const getSpaceCommentOptions = (options: Options<GetSpaceCommentData>) => queryOptions<GetSpaceCommentResponse, GetSpaceCommentError, GetSpaceCommentResponse, ReturnType<typeof getSpaceCommentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceComment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceCommentQueryKey(options)
});

export const listSpaceCommentRepliesQueryKey = (options: Options<ListSpaceCommentRepliesData>) => createQueryKey('listSpaceCommentReplies', options);

export const listSpaceCommentRepliesOptions = (options: Options<ListSpaceCommentRepliesData>) => queryOptions<ListSpaceCommentRepliesResponse, ListSpaceCommentRepliesError, ListSpaceCommentRepliesResponse, ReturnType<typeof listSpaceCommentRepliesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceCommentReplies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceCommentRepliesQueryKey(options)
});

export const listSpaceCommentRepliesInfiniteQueryKey = (options: Options<ListSpaceCommentRepliesData>): QueryKey<Options<ListSpaceCommentRepliesData>> => createQueryKey('listSpaceCommentReplies', options, true);

export const listSpaceCommentRepliesInfiniteOptions = (options: Options<ListSpaceCommentRepliesData>) => {
    const opts = infiniteQueryOptions<ListSpaceCommentRepliesResponse, ListSpaceCommentRepliesError, InfiniteData<ListSpaceCommentRepliesResponse>, QueryKey<Options<ListSpaceCommentRepliesData>>, string | Pick<QueryKey<Options<ListSpaceCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceCommentReplies({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceCommentRepliesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSpaceCommentReplyQueryKey = (options: Options<GetSpaceCommentReplyData>) => createQueryKey('getSpaceCommentReply', options);

export const getSpaceCommentReplyOptions = (options: Options<GetSpaceCommentReplyData>) => queryOptions<GetSpaceCommentReplyResponse, GetSpaceCommentReplyError, GetSpaceCommentReplyResponse, ReturnType<typeof getSpaceCommentReplyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceCommentReply({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceCommentReplyQueryKey(options)
});

export const listChangeRequestCommentsQueryKey = (options: Options<ListChangeRequestCommentsData>) => createQueryKey('listChangeRequestComments', options);

export const listChangeRequestCommentsOptions = (options: Options<ListChangeRequestCommentsData>) => queryOptions<ListChangeRequestCommentsResponse, ListChangeRequestCommentsError, ListChangeRequestCommentsResponse, ReturnType<typeof listChangeRequestCommentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestComments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestCommentsQueryKey(options)
});

export const listChangeRequestCommentsInfiniteQueryKey = (options: Options<ListChangeRequestCommentsData>): QueryKey<Options<ListChangeRequestCommentsData>> => createQueryKey('listChangeRequestComments', options, true);

export const listChangeRequestCommentsInfiniteOptions = (options: Options<ListChangeRequestCommentsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestCommentsResponse, ListChangeRequestCommentsError, InfiniteData<ListChangeRequestCommentsResponse>, QueryKey<Options<ListChangeRequestCommentsData>>, string | Pick<QueryKey<Options<ListChangeRequestCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestComments({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestCommentsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestCommentQueryKey = (options: Options<GetChangeRequestCommentData>) => createQueryKey('getChangeRequestComment', options);

export const getChangeRequestCommentOptions = (options: Options<GetChangeRequestCommentData>) => queryOptions<GetChangeRequestCommentResponse, GetChangeRequestCommentError, GetChangeRequestCommentResponse, ReturnType<typeof getChangeRequestCommentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestComment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestCommentQueryKey(options)
});

export const listChangeRequestCommentRepliesQueryKey = (options: Options<ListChangeRequestCommentRepliesData>) => createQueryKey('listChangeRequestCommentReplies', options);

export const listChangeRequestCommentRepliesOptions = (options: Options<ListChangeRequestCommentRepliesData>) => queryOptions<ListChangeRequestCommentRepliesResponse, ListChangeRequestCommentRepliesError, ListChangeRequestCommentRepliesResponse, ReturnType<typeof listChangeRequestCommentRepliesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestCommentReplies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestCommentRepliesQueryKey(options)
});

export const listChangeRequestCommentRepliesInfiniteQueryKey = (options: Options<ListChangeRequestCommentRepliesData>): QueryKey<Options<ListChangeRequestCommentRepliesData>> => createQueryKey('listChangeRequestCommentReplies', options, true);

export const listChangeRequestCommentRepliesInfiniteOptions = (options: Options<ListChangeRequestCommentRepliesData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestCommentRepliesResponse, ListChangeRequestCommentRepliesError, InfiniteData<ListChangeRequestCommentRepliesResponse>, QueryKey<Options<ListChangeRequestCommentRepliesData>>, string | Pick<QueryKey<Options<ListChangeRequestCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestCommentReplies({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestCommentRepliesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestCommentReplyQueryKey = (options: Options<GetChangeRequestCommentReplyData>) => createQueryKey('getChangeRequestCommentReply', options);

export const getChangeRequestCommentReplyOptions = (options: Options<GetChangeRequestCommentReplyData>) => queryOptions<GetChangeRequestCommentReplyResponse, GetChangeRequestCommentReplyError, GetChangeRequestCommentReplyResponse, ReturnType<typeof getChangeRequestCommentReplyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestCommentReply({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestCommentReplyQueryKey(options)
});

export const listChangeRequestSuggestionsQueryKey = (options: Options<ListChangeRequestSuggestionsData>) => createQueryKey('listChangeRequestSuggestions', options);

export const listChangeRequestSuggestionsOptions = (options: Options<ListChangeRequestSuggestionsData>) => queryOptions<ListChangeRequestSuggestionsResponse, ListChangeRequestSuggestionsError, ListChangeRequestSuggestionsResponse, ReturnType<typeof listChangeRequestSuggestionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestSuggestions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestSuggestionsQueryKey(options)
});

export const listChangeRequestSuggestionsInfiniteQueryKey = (options: Options<ListChangeRequestSuggestionsData>): QueryKey<Options<ListChangeRequestSuggestionsData>> => createQueryKey('listChangeRequestSuggestions', options, true);

export const listChangeRequestSuggestionsInfiniteOptions = (options: Options<ListChangeRequestSuggestionsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestSuggestionsResponse, ListChangeRequestSuggestionsError, InfiniteData<ListChangeRequestSuggestionsResponse>, QueryKey<Options<ListChangeRequestSuggestionsData>>, string | Pick<QueryKey<Options<ListChangeRequestSuggestionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestSuggestionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestSuggestions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestSuggestionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestSuggestionQueryKey = (options: Options<GetChangeRequestSuggestionData>) => createQueryKey('getChangeRequestSuggestion', options);

export const getChangeRequestSuggestionOptions = (options: Options<GetChangeRequestSuggestionData>) => queryOptions<GetChangeRequestSuggestionResponse, GetChangeRequestSuggestionError, GetChangeRequestSuggestionResponse, ReturnType<typeof getChangeRequestSuggestionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestSuggestion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestSuggestionQueryKey(options)
});
