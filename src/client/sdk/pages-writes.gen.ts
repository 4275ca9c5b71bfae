// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { ApplyTemplateData, ApplyTemplateErrors, ApplyTemplateResponses, ExportSpaceData, ExportSpaceErrors, ExportSpaceResponses, FixLinksData, FixLinksErrors, FixLinksResponses, HeedLinksData, HeedLinksErrors, HeedLinksResponses, IgnoreLinksData, IgnoreLinksErrors, IgnoreLinksResponses, ImportContentData, ImportContentErrors, ImportContentResponses, PreviewComputedPagesData, PreviewComputedPagesErrors, PreviewComputedPagesResponses, PreviewLinkFixesData, PreviewLinkFixesErrors, PreviewLinkFixesResponses, RestoreRevisionData, RestoreRevisionErrors, RestoreRevisionResponses, UploadChangeRequestFileData, UploadChangeRequestFileErrors, UploadChangeRequestFileResponses, UploadSpaceFileData, UploadSpaceFileErrors, UploadSpaceFileResponses, WriteChangeRequestContentData, WriteChangeRequestContentErrors, WriteChangeRequestContentResponses, WriteSpaceContentData, WriteSpaceContentErrors, WriteSpaceContentResponses } from '../types.gen.ts';

export const writeSpaceContent = <ThrowOnError extends boolean = true>(options: Options<WriteSpaceContentData, ThrowOnError>): RequestResult<WriteSpaceContentResponses, WriteSpaceContentErrors, ThrowOnError> => (options.client ?? client).post<WriteSpaceContentResponses, WriteSpaceContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const applyTemplate = <ThrowOnError extends boolean = true>(options: Options<ApplyTemplateData, ThrowOnError>): RequestResult<ApplyTemplateResponses, ApplyTemplateErrors, ThrowOnError> => (options.client ?? client).post<ApplyTemplateResponses, ApplyTemplateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/template',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const uploadSpaceFile = <ThrowOnError extends boolean = true>(options: Options<UploadSpaceFileData, ThrowOnError>): RequestResult<UploadSpaceFileResponses, UploadSpaceFileErrors, ThrowOnError> => (options.client ?? client).post<UploadSpaceFileResponses, UploadSpaceFileErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/files',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const previewLinkFixes = <ThrowOnError extends boolean = true>(options: Options<PreviewLinkFixesData, ThrowOnError>): RequestResult<PreviewLinkFixesResponses, PreviewLinkFixesErrors, ThrowOnError> => (options.client ?? client).post<PreviewLinkFixesResponses, PreviewLinkFixesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/link-fixes/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const fixLinks = <ThrowOnError extends boolean = true>(options: Options<FixLinksData, ThrowOnError>): RequestResult<FixLinksResponses, FixLinksErrors, ThrowOnError> => (options.client ?? client).post<FixLinksResponses, FixLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/link-fixes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const ignoreLinks = <ThrowOnError extends boolean = true>(options: Options<IgnoreLinksData, ThrowOnError>): RequestResult<IgnoreLinksResponses, IgnoreLinksErrors, ThrowOnError> => (options.client ?? client).post<IgnoreLinksResponses, IgnoreLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/ignored-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const heedLinks = <ThrowOnError extends boolean = true>(options: Options<HeedLinksData, ThrowOnError>): RequestResult<HeedLinksResponses, HeedLinksErrors, ThrowOnError> => (options.client ?? client).delete<HeedLinksResponses, HeedLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/ignored-links/{targetId}',
    ...options
});

export const previewComputedPages = <ThrowOnError extends boolean = true>(options: Options<PreviewComputedPagesData, ThrowOnError>): RequestResult<PreviewComputedPagesResponses, PreviewComputedPagesErrors, ThrowOnError> => (options.client ?? client).post<PreviewComputedPagesResponses, PreviewComputedPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/computed/revision',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const writeChangeRequestContent = <ThrowOnError extends boolean = true>(options: Options<WriteChangeRequestContentData, ThrowOnError>): RequestResult<WriteChangeRequestContentResponses, WriteChangeRequestContentErrors, ThrowOnError> => (options.client ?? client).post<WriteChangeRequestContentResponses, WriteChangeRequestContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const uploadChangeRequestFile = <ThrowOnError extends boolean = true>(options: Options<UploadChangeRequestFileData, ThrowOnError>): RequestResult<UploadChangeRequestFileResponses, UploadChangeRequestFileErrors, ThrowOnError> => (options.client ?? client).post<UploadChangeRequestFileResponses, UploadChangeRequestFileErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const restoreRevision = <ThrowOnError extends boolean = true>(options: Options<RestoreRevisionData, ThrowOnError>): RequestResult<RestoreRevisionResponses, RestoreRevisionErrors, ThrowOnError> => (options.client ?? client).post<RestoreRevisionResponses, RestoreRevisionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/restore',
    ...options
});

export const importContent = <ThrowOnError extends boolean = true>(options: Options<ImportContentData, ThrowOnError>): RequestResult<ImportContentResponses, ImportContentErrors, ThrowOnError> => (options.client ?? client).post<ImportContentResponses, ImportContentErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/imports',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const exportSpace = <ThrowOnError extends boolean = true>(options: Options<ExportSpaceData, ThrowOnError>): RequestResult<ExportSpaceResponses, ExportSpaceErrors, ThrowOnError> => (options.client ?? client).post<ExportSpaceResponses, ExportSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/exports',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
