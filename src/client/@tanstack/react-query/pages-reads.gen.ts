// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../query-keys.gen.ts';
import type { Options } from '../../sdk.gen.ts';
import { compareRevisions, getChangeRequestContent, getChangeRequestFile, getChangeRequestOutline, getChangeRequestPage, getChangeRequestPageByPath, getChangeRequestReusableContent, getDocument, getOrganizationHealth, getRevision, getRevisionFile, getRevisionOutline, getRevisionPage, getRevisionPageByPath, getRevisionReusableContent, getSpaceContent, getSpaceFile, getSpaceFileReport, getSpaceHealth, getSpaceOutline, getSpacePage, getSpacePageByPath, getSpacePageReport, getSpacePdf, getSpaceReusableContent, listChangeRequestFileBacklinks, listChangeRequestFiles, listChangeRequestPageBacklinks, listChangeRequestPageLinks, listChangeRequestPagePlaces, listChangeRequestPages, listRevisionChanges, listRevisionFiles, listRevisionPagePlaces, listRevisionPages, listRevisions, listSpaceFileBacklinks, listSpaceFiles, listSpaceLinks, listSpacePageBacklinks, listSpacePageLinks, listSpacePagePlaces, listSpacePages } from '../../sdk/pages-reads.gen.ts';
import type { CompareRevisionsData, CompareRevisionsError, CompareRevisionsResponse, GetChangeRequestContentData, GetChangeRequestContentError, GetChangeRequestContentResponse, GetChangeRequestFileData, GetChangeRequestFileError, GetChangeRequestFileResponse, GetChangeRequestOutlineData, GetChangeRequestOutlineError, GetChangeRequestOutlineResponse, GetChangeRequestPageByPathData, GetChangeRequestPageByPathError, GetChangeRequestPageByPathResponse, GetChangeRequestPageData, GetChangeRequestPageError, GetChangeRequestPageResponse, GetChangeRequestReusableContentData, GetChangeRequestReusableContentError, GetChangeRequestReusableContentResponse, GetDocumentData, GetDocumentError, GetDocumentResponse, GetOrganizationHealthData, GetOrganizationHealthError, GetOrganizationHealthResponse, GetRevisionData, GetRevisionError, GetRevisionFileData, GetRevisionFileError, GetRevisionFileResponse, GetRevisionOutlineData, GetRevisionOutlineError, GetRevisionOutlineResponse, GetRevisionPageByPathData, GetRevisionPageByPathError, GetRevisionPageByPathResponse, GetRevisionPageData, GetRevisionPageError, GetRevisionPageResponse, GetRevisionResponse, GetRevisionReusableContentData, GetRevisionReusableContentError, GetRevisionReusableContentResponse, GetSpaceContentData, GetSpaceContentError, GetSpaceContentResponse, GetSpaceFileData, GetSpaceFileError, GetSpaceFileReportData, GetSpaceFileReportError, GetSpaceFileReportResponse, GetSpaceFileResponse, GetSpaceHealthData, GetSpaceHealthError, GetSpaceHealthResponse, GetSpaceOutlineData, GetSpaceOutlineError, GetSpaceOutlineResponse, GetSpacePageByPathData, GetSpacePageByPathError, GetSpacePageByPathResponse, GetSpacePageData, GetSpacePageError, GetSpacePageReportData, GetSpacePageReportError, GetSpacePageReportResponse, GetSpacePageResponse, GetSpacePdfData, GetSpacePdfError, GetSpacePdfResponse, GetSpaceReusableContentData, GetSpaceReusableContentError, GetSpaceReusableContentResponse, ListChangeRequestFileBacklinksData, ListChangeRequestFileBacklinksError, ListChangeRequestFileBacklinksResponse, ListChangeRequestFilesData, ListChangeRequestFilesError, ListChangeRequestFilesResponse, ListChangeRequestPageBacklinksData, ListChangeRequestPageBacklinksError, ListChangeRequestPageBacklinksResponse, ListChangeRequestPageLinksData, ListChangeRequestPageLinksError, ListChangeRequestPageLinksResponse, ListChangeRequestPagePlacesData, ListChangeRequestPagePlacesError, ListChangeRequestPagePlacesResponse, ListChangeRequestPagesData, ListChangeRequestPagesError, ListChangeRequestPagesResponse, ListRevisionChangesData, ListRevisionChangesError, ListRevisionChangesResponse, ListRevisionFilesData, ListRevisionFilesError, ListRevisionFilesResponse, ListRevisionPagePlacesData, ListRevisionPagePlacesError, ListRevisionPagePlacesResponse, ListRevisionPagesData, ListRevisionPagesError, ListRevisionPagesResponse, ListRevisionsData, ListRevisionsError, ListRevisionsResponse, ListSpaceFileBacklinksData, ListSpaceFileBacklinksError, ListSpaceFileBacklinksResponse, ListSpaceFilesData, ListSpaceFilesError, ListSpaceFilesResponse, ListSpaceLinksData, ListSpaceLinksError, ListSpaceLinksResponse, ListSpacePageBacklinksData, ListSpacePageBacklinksError, ListSpacePageBacklinksResponse, ListSpacePageLinksData, ListSpacePageLinksError, ListSpacePageLinksResponse, ListSpacePagePlacesData, ListSpacePagePlacesError, ListSpacePagePlacesResponse, ListSpacePagesData, ListSpacePagesError, ListSpacePagesResponse } from '../../types.gen.ts';

export const getSpaceContentQueryKey = (options: Options<GetSpaceContentData>) => createQueryKey('getSpaceContent', options);

export const getSpaceContentOptions = (options: Options<GetSpaceContentData>) => queryOptions<GetSpaceContentResponse, GetSpaceContentError, GetSpaceContentResponse, ReturnType<typeof getSpaceContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceContentQueryKey(options)
});

export const listSpacePagesQueryKey = (options: Options<ListSpacePagesData>) => createQueryKey('listSpacePages', options);

export const listSpacePagesOptions = (options: Options<ListSpacePagesData>) => queryOptions<ListSpacePagesResponse, ListSpacePagesError, ListSpacePagesResponse, ReturnType<typeof listSpacePagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePagesQueryKey(options)
});

export const getSpaceOutlineQueryKey = (options: Options<GetSpaceOutlineData>) => createQueryKey('getSpaceOutline', options);

export const getSpaceOutlineOptions = (options: Options<GetSpaceOutlineData>) => queryOptions<GetSpaceOutlineResponse, GetSpaceOutlineError, GetSpaceOutlineResponse, ReturnType<typeof getSpaceOutlineQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceOutline({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceOutlineQueryKey(options)
});

export const listSpacePagePlacesQueryKey = (options: Options<ListSpacePagePlacesData>) => createQueryKey('listSpacePagePlaces', options);

export const listSpacePagePlacesOptions = (options: Options<ListSpacePagePlacesData>) => queryOptions<ListSpacePagePlacesResponse, ListSpacePagePlacesError, ListSpacePagePlacesResponse, ReturnType<typeof listSpacePagePlacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePagePlaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePagePlacesQueryKey(options)
});

export const getSpacePageQueryKey = (options: Options<GetSpacePageData>) => createQueryKey('getSpacePage', options);

export const getSpacePageOptions = (options: Options<GetSpacePageData>) => queryOptions<GetSpacePageResponse, GetSpacePageError, GetSpacePageResponse, ReturnType<typeof getSpacePageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePageQueryKey(options)
});

export const getSpacePageByPathQueryKey = (options: Options<GetSpacePageByPathData>) => createQueryKey('getSpacePageByPath', options);

export const getSpacePageByPathOptions = (options: Options<GetSpacePageByPathData>) => queryOptions<GetSpacePageByPathResponse, GetSpacePageByPathError, GetSpacePageByPathResponse, ReturnType<typeof getSpacePageByPathQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePageByPath({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePageByPathQueryKey(options)
});

export const listSpacePageLinksQueryKey = (options: Options<ListSpacePageLinksData>) => createQueryKey('listSpacePageLinks', options);

export const listSpacePageLinksOptions = (options: Options<ListSpacePageLinksData>) => queryOptions<ListSpacePageLinksResponse, ListSpacePageLinksError, ListSpacePageLinksResponse, ReturnType<typeof listSpacePageLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePageLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePageLinksQueryKey(options)
});

export const listSpacePageLinksInfiniteQueryKey = (options: Options<ListSpacePageLinksData>): QueryKey<Options<ListSpacePageLinksData>> => createQueryKey('listSpacePageLinks', options, true);

export const listSpacePageLinksInfiniteOptions = (options: Options<ListSpacePageLinksData>) => {
    const opts = infiniteQueryOptions<ListSpacePageLinksResponse, ListSpacePageLinksError, InfiniteData<ListSpacePageLinksResponse>, QueryKey<Options<ListSpacePageLinksData>>, string | Pick<QueryKey<Options<ListSpacePageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpacePageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpacePageLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpacePageLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpacePageBacklinksQueryKey = (options: Options<ListSpacePageBacklinksData>) => createQueryKey('listSpacePageBacklinks', options);

export const listSpacePageBacklinksOptions = (options: Options<ListSpacePageBacklinksData>) => queryOptions<ListSpacePageBacklinksResponse, ListSpacePageBacklinksError, ListSpacePageBacklinksResponse, ReturnType<typeof listSpacePageBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePageBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePageBacklinksQueryKey(options)
});

export const listSpacePageBacklinksInfiniteQueryKey = (options: Options<ListSpacePageBacklinksData>): QueryKey<Options<ListSpacePageBacklinksData>> => createQueryKey('listSpacePageBacklinks', options, true);

export const listSpacePageBacklinksInfiniteOptions = (options: Options<ListSpacePageBacklinksData>) => {
    const opts = infiniteQueryOptions<ListSpacePageBacklinksResponse, ListSpacePageBacklinksError, InfiniteData<ListSpacePageBacklinksResponse>, QueryKey<Options<ListSpacePageBacklinksData>>, string | Pick<QueryKey<Options<ListSpacePageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpacePageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpacePageBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpacePageBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpaceFilesQueryKey = (options: Options<ListSpaceFilesData>) => createQueryKey('listSpaceFiles', options);

export const listSpaceFilesOptions = (options: Options<ListSpaceFilesData>) => queryOptions<ListSpaceFilesResponse, ListSpaceFilesError, ListSpaceFilesResponse, ReturnType<typeof listSpaceFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceFilesQueryKey(options)
});

export const listSpaceFilesInfiniteQueryKey = (options: Options<ListSpaceFilesData>): QueryKey<Options<ListSpaceFilesData>> => createQueryKey('listSpaceFiles', options, true);

export const listSpaceFilesInfiniteOptions = (options: Options<ListSpaceFilesData>) => {
    const opts = infiniteQueryOptions<ListSpaceFilesResponse, ListSpaceFilesError, InfiniteData<ListSpaceFilesResponse>, QueryKey<Options<ListSpaceFilesData>>, string | Pick<QueryKey<Options<ListSpaceFilesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceFilesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceFiles({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceFilesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSpaceFileQueryKey = (options: Options<GetSpaceFileData>) => createQueryKey('getSpaceFile', options);

export const getSpaceFileOptions = (options: Options<GetSpaceFileData>) => queryOptions<GetSpaceFileResponse, GetSpaceFileError, GetSpaceFileResponse, ReturnType<typeof getSpaceFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceFileQueryKey(options)
});

export const listSpaceFileBacklinksQueryKey = (options: Options<ListSpaceFileBacklinksData>) => createQueryKey('listSpaceFileBacklinks', options);

export const listSpaceFileBacklinksOptions = (options: Options<ListSpaceFileBacklinksData>) => queryOptions<ListSpaceFileBacklinksResponse, ListSpaceFileBacklinksError, ListSpaceFileBacklinksResponse, ReturnType<typeof listSpaceFileBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceFileBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceFileBacklinksQueryKey(options)
});

export const listSpaceFileBacklinksInfiniteQueryKey = (options: Options<ListSpaceFileBacklinksData>): QueryKey<Options<ListSpaceFileBacklinksData>> => createQueryKey('listSpaceFileBacklinks', options, true);

export const listSpaceFileBacklinksInfiniteOptions = (options: Options<ListSpaceFileBacklinksData>) => {
    const opts = infiniteQueryOptions<ListSpaceFileBacklinksResponse, ListSpaceFileBacklinksError, InfiniteData<ListSpaceFileBacklinksResponse>, QueryKey<Options<ListSpaceFileBacklinksData>>, string | Pick<QueryKey<Options<ListSpaceFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceFileBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceFileBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSpaceReusableContentQueryKey = (options: Options<GetSpaceReusableContentData>) => createQueryKey('getSpaceReusableContent', options);

export const getSpaceReusableContentOptions = (options: Options<GetSpaceReusableContentData>) => queryOptions<GetSpaceReusableContentResponse, GetSpaceReusableContentError, GetSpaceReusableContentResponse, ReturnType<typeof getSpaceReusableContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceReusableContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceReusableContentQueryKey(options)
});

export const listSpaceLinksQueryKey = (options: Options<ListSpaceLinksData>) => createQueryKey('listSpaceLinks', options);

export const listSpaceLinksOptions = (options: Options<ListSpaceLinksData>) => queryOptions<ListSpaceLinksResponse, ListSpaceLinksError, ListSpaceLinksResponse, ReturnType<typeof listSpaceLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceLinksQueryKey(options)
});

export const listSpaceLinksInfiniteQueryKey = (options: Options<ListSpaceLinksData>): QueryKey<Options<ListSpaceLinksData>> => createQueryKey('listSpaceLinks', options, true);

export const listSpaceLinksInfiniteOptions = (options: Options<ListSpaceLinksData>) => {
    const opts = infiniteQueryOptions<ListSpaceLinksResponse, ListSpaceLinksError, InfiniteData<ListSpaceLinksResponse>, QueryKey<Options<ListSpaceLinksData>>, string | Pick<QueryKey<Options<ListSpaceLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getDocumentQueryKey = (options: Options<GetDocumentData>) => createQueryKey('getDocument', options);

export const getDocumentOptions = (options: Options<GetDocumentData>) => queryOptions<GetDocumentResponse, GetDocumentError, GetDocumentResponse, ReturnType<typeof getDocumentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDocument({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDocumentQueryKey(options)
});

export const getChangeRequestContentQueryKey = (options: Options<GetChangeRequestContentData>) => createQueryKey('getChangeRequestContent', options);

export const getChangeRequestContentOptions = (options: Options<GetChangeRequestContentData>) => queryOptions<GetChangeRequestContentResponse, GetChangeRequestContentError, GetChangeRequestContentResponse, ReturnType<typeof getChangeRequestContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestContentQueryKey(options)
});

export const listChangeRequestPagesQueryKey = (options: Options<ListChangeRequestPagesData>) => createQueryKey('listChangeRequestPages', options);

export const listChangeRequestPagesOptions = (options: Options<ListChangeRequestPagesData>) => queryOptions<ListChangeRequestPagesResponse, ListChangeRequestPagesError, ListChangeRequestPagesResponse, ReturnType<typeof listChangeRequestPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPagesQueryKey(options)
});

export const getChangeRequestOutlineQueryKey = (options: Options<GetChangeRequestOutlineData>) => createQueryKey('getChangeRequestOutline', options);

export const getChangeRequestOutlineOptions = (options: Options<GetChangeRequestOutlineData>) => queryOptions<GetChangeRequestOutlineResponse, GetChangeRequestOutlineError, GetChangeRequestOutlineResponse, ReturnType<typeof getChangeRequestOutlineQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestOutline({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestOutlineQueryKey(options)
});

export const listChangeRequestPagePlacesQueryKey = (options: Options<ListChangeRequestPagePlacesData>) => createQueryKey('listChangeRequestPagePlaces', options);

export const listChangeRequestPagePlacesOptions = (options: Options<ListChangeRequestPagePlacesData>) => queryOptions<ListChangeRequestPagePlacesResponse, ListChangeRequestPagePlacesError, ListChangeRequestPagePlacesResponse, ReturnType<typeof listChangeRequestPagePlacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPagePlaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPagePlacesQueryKey(options)
});

export const getChangeRequestPageQueryKey = (options: Options<GetChangeRequestPageData>) => createQueryKey('getChangeRequestPage', options);

export const getChangeRequestPageOptions = (options: Options<GetChangeRequestPageData>) => queryOptions<GetChangeRequestPageResponse, GetChangeRequestPageError, GetChangeRequestPageResponse, ReturnType<typeof getChangeRequestPageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPageQueryKey(options)
});

export const getChangeRequestPageByPathQueryKey = (options: Options<GetChangeRequestPageByPathData>) => createQueryKey('getChangeRequestPageByPath', options);

export const getChangeRequestPageByPathOptions = (options: Options<GetChangeRequestPageByPathData>) => queryOptions<GetChangeRequestPageByPathResponse, GetChangeRequestPageByPathError, GetChangeRequestPageByPathResponse, ReturnType<typeof getChangeRequestPageByPathQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPageByPath({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPageByPathQueryKey(options)
});

export const listChangeRequestPageLinksQueryKey = (options: Options<ListChangeRequestPageLinksData>) => createQueryKey('listChangeRequestPageLinks', options);

export const listChangeRequestPageLinksOptions = (options: Options<ListChangeRequestPageLinksData>) => queryOptions<ListChangeRequestPageLinksResponse, ListChangeRequestPageLinksError, ListChangeRequestPageLinksResponse, ReturnType<typeof listChangeRequestPageLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPageLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPageLinksQueryKey(options)
});

export const listChangeRequestPageLinksInfiniteQueryKey = (options: Options<ListChangeRequestPageLinksData>): QueryKey<Options<ListChangeRequestPageLinksData>> => createQueryKey('listChangeRequestPageLinks', options, true);

export const listChangeRequestPageLinksInfiniteOptions = (options: Options<ListChangeRequestPageLinksData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestPageLinksResponse, ListChangeRequestPageLinksError, InfiniteData<ListChangeRequestPageLinksResponse>, QueryKey<Options<ListChangeRequestPageLinksData>>, string | Pick<QueryKey<Options<ListChangeRequestPageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestPageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestPageLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestPageLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestPageBacklinksQueryKey = (options: Options<ListChangeRequestPageBacklinksData>) => createQueryKey('listChangeRequestPageBacklinks', options);

export const listChangeRequestPageBacklinksOptions = (options: Options<ListChangeRequestPageBacklinksData>) => queryOptions<ListChangeRequestPageBacklinksResponse, ListChangeRequestPageBacklinksError, ListChangeRequestPageBacklinksResponse, ReturnType<typeof listChangeRequestPageBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPageBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPageBacklinksQueryKey(options)
});

export const listChangeRequestPageBacklinksInfiniteQueryKey = (options: Options<ListChangeRequestPageBacklinksData>): QueryKey<Options<ListChangeRequestPageBacklinksData>> => createQueryKey('listChangeRequestPageBacklinks', options, true);

export const listChangeRequestPageBacklinksInfiniteOptions = (options: Options<ListChangeRequestPageBacklinksData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestPageBacklinksResponse, ListChangeRequestPageBacklinksError, InfiniteData<ListChangeRequestPageBacklinksResponse>, QueryKey<Options<ListChangeRequestPageBacklinksData>>, string | Pick<QueryKey<Options<ListChangeRequestPageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestPageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestPageBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestPageBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestFilesQueryKey = (options: Options<ListChangeRequestFilesData>) => createQueryKey('listChangeRequestFiles', options);

export const listChangeRequestFilesOptions = (options: Options<ListChangeRequestFilesData>) => queryOptions<ListChangeRequestFilesResponse, ListChangeRequestFilesError, ListChangeRequestFilesResponse, ReturnType<typeof listChangeRequestFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestFilesQueryKey(options)
});

export const listChangeRequestFilesInfiniteQueryKey = (options: Options<ListChangeRequestFilesData>): QueryKey<Options<ListChangeRequestFilesData>> => createQueryKey('listChangeRequestFiles', options, true);

export const listChangeRequestFilesInfiniteOptions = (options: Options<ListChangeRequestFilesData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestFilesResponse, ListChangeRequestFilesError, InfiniteData<ListChangeRequestFilesResponse>, QueryKey<Options<ListChangeRequestFilesData>>, string | Pick<QueryKey<Options<ListChangeRequestFilesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestFilesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestFiles({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestFilesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestFileQueryKey = (options: Options<GetChangeRequestFileData>) => createQueryKey('getChangeRequestFile', options);

export const getChangeRequestFileOptions = (options: Options<GetChangeRequestFileData>) => queryOptions<GetChangeRequestFileResponse, GetChangeRequestFileError, GetChangeRequestFileResponse, ReturnType<typeof getChangeRequestFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestFileQueryKey(options)
});

export const listChangeRequestFileBacklinksQueryKey = (options: Options<ListChangeRequestFileBacklinksData>) => createQueryKey('listChangeRequestFileBacklinks', options);

export const listChangeRequestFileBacklinksOptions = (options: Options<ListChangeRequestFileBacklinksData>) => queryOptions<ListChangeRequestFileBacklinksResponse, ListChangeRequestFileBacklinksError, ListChangeRequestFileBacklinksResponse, ReturnType<typeof listChangeRequestFileBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestFileBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestFileBacklinksQueryKey(options)
});

export const listChangeRequestFileBacklinksInfiniteQueryKey = (options: Options<ListChangeRequestFileBacklinksData>): QueryKey<Options<ListChangeRequestFileBacklinksData>> => createQueryKey('listChangeRequestFileBacklinks', options, true);

export const listChangeRequestFileBacklinksInfiniteOptions = (options: Options<ListChangeRequestFileBacklinksData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestFileBacklinksResponse, ListChangeRequestFileBacklinksError, InfiniteData<ListChangeRequestFileBacklinksResponse>, QueryKey<Options<ListChangeRequestFileBacklinksData>>, string | Pick<QueryKey<Options<ListChangeRequestFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestFileBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestFileBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestReusableContentQueryKey = (options: Options<GetChangeRequestReusableContentData>) => createQueryKey('getChangeRequestReusableContent', options);

export const getChangeRequestReusableContentOptions = (options: Options<GetChangeRequestReusableContentData>) => queryOptions<GetChangeRequestReusableContentResponse, GetChangeRequestReusableContentError, GetChangeRequestReusableContentResponse, ReturnType<typeof getChangeRequestReusableContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestReusableContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestReusableContentQueryKey(options)
});

export const listRevisionsQueryKey = (options: Options<ListRevisionsData>) => createQueryKey('listRevisions', options);

export const listRevisionsOptions = (options: Options<ListRevisionsData>) => queryOptions<ListRevisionsResponse, ListRevisionsError, ListRevisionsResponse, ReturnType<typeof listRevisionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionsQueryKey(options)
});

export const listRevisionsInfiniteQueryKey = (options: Options<ListRevisionsData>): QueryKey<Options<ListRevisionsData>> => createQueryKey('listRevisions', options, true);

export const listRevisionsInfiniteOptions = (options: Options<ListRevisionsData>) => {
    const opts = infiniteQueryOptions<ListRevisionsResponse, ListRevisionsError, InfiniteData<ListRevisionsResponse>, QueryKey<Options<ListRevisionsData>>, string | Pick<QueryKey<Options<ListRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRevisions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRevisionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getRevisionQueryKey = (options: Options<GetRevisionData>) => createQueryKey('getRevision', options);

export const getRevisionOptions = (options: Options<GetRevisionData>) => queryOptions<GetRevisionResponse, GetRevisionError, GetRevisionResponse, ReturnType<typeof getRevisionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevision({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionQueryKey(options)
});

export const listRevisionPagesQueryKey = (options: Options<ListRevisionPagesData>) => createQueryKey('listRevisionPages', options);

export const listRevisionPagesOptions = (options: Options<ListRevisionPagesData>) => queryOptions<ListRevisionPagesResponse, ListRevisionPagesError, ListRevisionPagesResponse, ReturnType<typeof listRevisionPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionPagesQueryKey(options)
});

export const getRevisionOutlineQueryKey = (options: Options<GetRevisionOutlineData>) => createQueryKey('getRevisionOutline', options);

export const getRevisionOutlineOptions = (options: Options<GetRevisionOutlineData>) => queryOptions<GetRevisionOutlineResponse, GetRevisionOutlineError, GetRevisionOutlineResponse, ReturnType<typeof getRevisionOutlineQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionOutline({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionOutlineQueryKey(options)
});

export const listRevisionPagePlacesQueryKey = (options: Options<ListRevisionPagePlacesData>) => createQueryKey('listRevisionPagePlaces', options);

export const listRevisionPagePlacesOptions = (options: Options<ListRevisionPagePlacesData>) => queryOptions<ListRevisionPagePlacesResponse, ListRevisionPagePlacesError, ListRevisionPagePlacesResponse, ReturnType<typeof listRevisionPagePlacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionPagePlaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionPagePlacesQueryKey(options)
});

export const getRevisionPageQueryKey = (options: Options<GetRevisionPageData>) => createQueryKey('getRevisionPage', options);

export const getRevisionPageOptions = (options: Options<GetRevisionPageData>) => queryOptions<GetRevisionPageResponse, GetRevisionPageError, GetRevisionPageResponse, ReturnType<typeof getRevisionPageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionPage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionPageQueryKey(options)
});

export const getRevisionPageByPathQueryKey = (options: Options<GetRevisionPageByPathData>) => createQueryKey('getRevisionPageByPath', options);

export const getRevisionPageByPathOptions = (options: Options<GetRevisionPageByPathData>) => queryOptions<GetRevisionPageByPathResponse, GetRevisionPageByPathError, GetRevisionPageByPathResponse, ReturnType<typeof getRevisionPageByPathQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionPageByPath({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionPageByPathQueryKey(options)
});

export const listRevisionFilesQueryKey = (options: Options<ListRevisionFilesData>) => createQueryKey('listRevisionFiles', options);

export const listRevisionFilesOptions = (options: Options<ListRevisionFilesData>) => queryOptions<ListRevisionFilesResponse, ListRevisionFilesError, ListRevisionFilesResponse, ReturnType<typeof listRevisionFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionFilesQueryKey(options)
});

export const listRevisionFilesInfiniteQueryKey = (options: Options<ListRevisionFilesData>): QueryKey<Options<ListRevisionFilesData>> => createQueryKey('listRevisionFiles', options, true);

export const listRevisionFilesInfiniteOptions = (options: Options<ListRevisionFilesData>) => {
    const opts = infiniteQueryOptions<ListRevisionFilesResponse, ListRevisionFilesError, InfiniteData<ListRevisionFilesResponse>, QueryKey<Options<ListRevisionFilesData>>, string | Pick<QueryKey<Options<ListRevisionFilesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRevisionFilesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRevisionFiles({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRevisionFilesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getRevisionFileQueryKey = (options: Options<GetRevisionFileData>) => createQueryKey('getRevisionFile', options);

export const getRevisionFileOptions = (options: Options<GetRevisionFileData>) => queryOptions<GetRevisionFileResponse, GetRevisionFileError, GetRevisionFileResponse, ReturnType<typeof getRevisionFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionFileQueryKey(options)
});

export const getRevisionReusableContentQueryKey = (options: Options<GetRevisionReusableContentData>) => createQueryKey('getRevisionReusableContent', options);

export const getRevisionReusableContentOptions = (options: Options<GetRevisionReusableContentData>) => queryOptions<GetRevisionReusableContentResponse, GetRevisionReusableContentError, GetRevisionReusableContentResponse, ReturnType<typeof getRevisionReusableContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionReusableContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionReusableContentQueryKey(options)
});

export const getSpaceFileReportQueryKey = (options: Options<GetSpaceFileReportData>) => createQueryKey('getSpaceFileReport', options);

export const getSpaceFileReportOptions = (options: Options<GetSpaceFileReportData>) => queryOptions<GetSpaceFileReportResponse, GetSpaceFileReportError, GetSpaceFileReportResponse, ReturnType<typeof getSpaceFileReportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceFileReport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceFileReportQueryKey(options)
});

export const getSpacePageReportQueryKey = (options: Options<GetSpacePageReportData>) => createQueryKey('getSpacePageReport', options);

export const getSpacePageReportOptions = (options: Options<GetSpacePageReportData>) => queryOptions<GetSpacePageReportResponse, GetSpacePageReportError, GetSpacePageReportResponse, ReturnType<typeof getSpacePageReportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePageReport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePageReportQueryKey(options)
});

export const getOrganizationHealthQueryKey = (options: Options<GetOrganizationHealthData>) => createQueryKey('getOrganizationHealth', options);

export const getOrganizationHealthOptions = (options: Options<GetOrganizationHealthData>) => queryOptions<GetOrganizationHealthResponse, GetOrganizationHealthError, GetOrganizationHealthResponse, ReturnType<typeof getOrganizationHealthQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOrganizationHealth({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOrganizationHealthQueryKey(options)
});

export const getSpaceHealthQueryKey = (options: Options<GetSpaceHealthData>) => createQueryKey('getSpaceHealth', options);

export const getSpaceHealthOptions = (options: Options<GetSpaceHealthData>) => queryOptions<GetSpaceHealthResponse, GetSpaceHealthError, GetSpaceHealthResponse, ReturnType<typeof getSpaceHealthQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceHealth({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceHealthQueryKey(options)
});

export const listRevisionChangesQueryKey = (options: Options<ListRevisionChangesData>) => createQueryKey('listRevisionChanges', options);

export const listRevisionChangesOptions = (options: Options<ListRevisionChangesData>) => queryOptions<ListRevisionChangesResponse, ListRevisionChangesError, ListRevisionChangesResponse, ReturnType<typeof listRevisionChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionChangesQueryKey(options)
});

export const listRevisionChangesInfiniteQueryKey = (options: Options<ListRevisionChangesData>): QueryKey<Options<ListRevisionChangesData>> => createQueryKey('listRevisionChanges', options, true);

export const listRevisionChangesInfiniteOptions = (options: Options<ListRevisionChangesData>) => {
    const opts = infiniteQueryOptions<ListRevisionChangesResponse, ListRevisionChangesError, InfiniteData<ListRevisionChangesResponse>, QueryKey<Options<ListRevisionChangesData>>, string | Pick<QueryKey<Options<ListRevisionChangesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRevisionChangesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRevisionChanges({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRevisionChangesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const compareRevisionsQueryKey = (options: Options<CompareRevisionsData>) => createQueryKey('compareRevisions', options);

export const compareRevisionsOptions = (options: Options<CompareRevisionsData>) => queryOptions<CompareRevisionsResponse, CompareRevisionsError, CompareRevisionsResponse, ReturnType<typeof compareRevisionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await compareRevisions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: compareRevisionsQueryKey(options)
});

export const compareRevisionsInfiniteQueryKey = (options: Options<CompareRevisionsData>): QueryKey<Options<CompareRevisionsData>> => createQueryKey('compareRevisions', options, true);

export const compareRevisionsInfiniteOptions = (options: Options<CompareRevisionsData>) => {
    const opts = infiniteQueryOptions<CompareRevisionsResponse, CompareRevisionsError, InfiniteData<CompareRevisionsResponse>, QueryKey<Options<CompareRevisionsData>>, string | Pick<QueryKey<Options<CompareRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<CompareRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await compareRevisions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: compareRevisionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSpacePdfQueryKey = (options: Options<GetSpacePdfData>) => createQueryKey('getSpacePdf', options);

export const getSpacePdfOptions = (options: Options<GetSpacePdfData>) => queryOptions<GetSpacePdfResponse, GetSpacePdfError, GetSpacePdfResponse, ReturnType<typeof getSpacePdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePdfQueryKey(options)
});

export const getSpacePdfInfiniteQueryKey = (options: Options<GetSpacePdfData>): QueryKey<Options<GetSpacePdfData>> => createQueryKey('getSpacePdf', options, true);

export const getSpacePdfInfiniteOptions = (options: Options<GetSpacePdfData>) => {
    const opts = infiniteQueryOptions<GetSpacePdfResponse, GetSpacePdfError, InfiniteData<GetSpacePdfResponse>, QueryKey<Options<GetSpacePdfData>>, string | Pick<QueryKey<Options<GetSpacePdfData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<GetSpacePdfData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await getSpacePdf({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: getSpacePdfInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
