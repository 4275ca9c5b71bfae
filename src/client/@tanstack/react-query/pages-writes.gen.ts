// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { applyTemplate, exportSpace, fixLinks, heedLinks, ignoreLinks, importContent, previewComputedPages, previewLinkFixes, restoreRevision, uploadChangeRequestFile, uploadSpaceFile, writeChangeRequestContent, writeSpaceContent } from '../../sdk/pages-writes.gen.ts';
import type { ApplyTemplateData, ApplyTemplateError, ExportSpaceData, ExportSpaceError, ExportSpaceResponse, FixLinksData, FixLinksError, FixLinksResponse, HeedLinksData, HeedLinksError, HeedLinksResponse, IgnoreLinksData, IgnoreLinksError, IgnoreLinksResponse, ImportContentData, ImportContentError, ImportContentResponse, PreviewComputedPagesData, PreviewComputedPagesError, PreviewComputedPagesResponse, PreviewLinkFixesData, PreviewLinkFixesError, PreviewLinkFixesResponse, RestoreRevisionData, RestoreRevisionError, RestoreRevisionResponse, UploadChangeRequestFileData, UploadChangeRequestFileError, UploadChangeRequestFileResponse, UploadSpaceFileData, UploadSpaceFileError, UploadSpaceFileResponse, WriteChangeRequestContentData, WriteChangeRequestContentError, WriteChangeRequestContentResponse, WriteSpaceContentData, WriteSpaceContentError, WriteSpaceContentResponse } from '../../types.gen.ts';

export const writeSpaceContentMutation = (options?: Partial<Options<WriteSpaceContentData>>): UseMutationOptions<WriteSpaceContentResponse, WriteSpaceContentError, Options<WriteSpaceContentData>> => {
    const mutationOptions: UseMutationOptions<WriteSpaceContentResponse, WriteSpaceContentError, Options<WriteSpaceContentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await writeSpaceContent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const applyTemplateMutation = (options?: Partial<Options<ApplyTemplateData>>): UseMutationOptions<unknown, ApplyTemplateError, Options<ApplyTemplateData>> => {
    const mutationOptions: UseMutationOptions<unknown, ApplyTemplateError, Options<ApplyTemplateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await applyTemplate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const uploadSpaceFileMutation = (options?: Partial<Options<UploadSpaceFileData>>): UseMutationOptions<UploadSpaceFileResponse, UploadSpaceFileError, Options<UploadSpaceFileData>> => {
    const mutationOptions: UseMutationOptions<UploadSpaceFileResponse, UploadSpaceFileError, Options<UploadSpaceFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadSpaceFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const previewLinkFixesMutation = (options?: Partial<Options<PreviewLinkFixesData>>): UseMutationOptions<PreviewLinkFixesResponse, PreviewLinkFixesError, Options<PreviewLinkFixesData>> => {
    const mutationOptions: UseMutationOptions<PreviewLinkFixesResponse, PreviewLinkFixesError, Options<PreviewLinkFixesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewLinkFixes({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const fixLinksMutation = (options?: Partial<Options<FixLinksData>>): UseMutationOptions<FixLinksResponse, FixLinksError, Options<FixLinksData>> => {
    const mutationOptions: UseMutationOptions<FixLinksResponse, FixLinksError, Options<FixLinksData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await fixLinks({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const ignoreLinksMutation = (options?: Partial<Options<IgnoreLinksData>>): UseMutationOptions<IgnoreLinksResponse, IgnoreLinksError, Options<IgnoreLinksData>> => {
    const mutationOptions: UseMutationOptions<IgnoreLinksResponse, IgnoreLinksError, Options<IgnoreLinksData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ignoreLinks({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const heedLinksMutation = (options?: Partial<Options<HeedLinksData>>): UseMutationOptions<HeedLinksResponse, HeedLinksError, Options<HeedLinksData>> => {
    const mutationOptions: UseMutationOptions<HeedLinksResponse, HeedLinksError, Options<HeedLinksData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await heedLinks({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const previewComputedPagesMutation = (options?: Partial<Options<PreviewComputedPagesData>>): UseMutationOptions<PreviewComputedPagesResponse, PreviewComputedPagesError, Options<PreviewComputedPagesData>> => {
    const mutationOptions: UseMutationOptions<PreviewComputedPagesResponse, PreviewComputedPagesError, Options<PreviewComputedPagesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewComputedPages({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const writeChangeRequestContentMutation = (options?: Partial<Options<WriteChangeRequestContentData>>): UseMutationOptions<WriteChangeRequestContentResponse, WriteChangeRequestContentError, Options<WriteChangeRequestContentData>> => {
    const mutationOptions: UseMutationOptions<WriteChangeRequestContentResponse, WriteChangeRequestContentError, Options<WriteChangeRequestContentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await writeChangeRequestContent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const uploadChangeRequestFileMutation = (options?: Partial<Options<UploadChangeRequestFileData>>): UseMutationOptions<UploadChangeRequestFileResponse, UploadChangeRequestFileError, Options<UploadChangeRequestFileData>> => {
    const mutationOptions: UseMutationOptions<UploadChangeRequestFileResponse, UploadChangeRequestFileError, Options<UploadChangeRequestFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadChangeRequestFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const restoreRevisionMutation = (options?: Partial<Options<RestoreRevisionData>>): UseMutationOptions<RestoreRevisionResponse, RestoreRevisionError, Options<RestoreRevisionData>> => {
    const mutationOptions: UseMutationOptions<RestoreRevisionResponse, RestoreRevisionError, Options<RestoreRevisionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await restoreRevision({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const importContentMutation = (options?: Partial<Options<ImportContentData>>): UseMutationOptions<ImportContentResponse, ImportContentError, Options<ImportContentData>> => {
    const mutationOptions: UseMutationOptions<ImportContentResponse, ImportContentError, Options<ImportContentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importContent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const exportSpaceMutation = (options?: Partial<Options<ExportSpaceData>>): UseMutationOptions<ExportSpaceResponse, ExportSpaceError, Options<ExportSpaceData>> => {
    const mutationOptions: UseMutationOptions<ExportSpaceResponse, ExportSpaceError, Options<ExportSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await exportSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
