// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { CompareRevisionsData, CompareRevisionsErrors, CompareRevisionsResponses, GetChangeRequestContentData, GetChangeRequestContentErrors, GetChangeRequestContentResponses, GetChangeRequestFileData, GetChangeRequestFileErrors, GetChangeRequestFileResponses, GetChangeRequestOutlineData, GetChangeRequestOutlineErrors, GetChangeRequestOutlineResponses, GetChangeRequestPageByPathData, GetChangeRequestPageByPathErrors, GetChangeRequestPageByPathResponses, GetChangeRequestPageData, GetChangeRequestPageErrors, GetChangeRequestPageResponses, GetChangeRequestReusableContentData, GetChangeRequestReusableContentErrors, GetChangeRequestReusableContentResponses, GetDocumentData, GetDocumentErrors, GetDocumentResponses, GetOrganizationHealthData, GetOrganizationHealthErrors, GetOrganizationHealthResponses, GetRevisionData, GetRevisionErrors, GetRevisionFileData, GetRevisionFileErrors, GetRevisionFileResponses, GetRevisionOutlineData, GetRevisionOutlineErrors, GetRevisionOutlineResponses, GetRevisionPageByPathData, GetRevisionPageByPathErrors, GetRevisionPageByPathResponses, GetRevisionPageData, GetRevisionPageErrors, GetRevisionPageResponses, GetRevisionResponses, GetRevisionReusableContentData, GetRevisionReusableContentErrors, GetRevisionReusableContentResponses, GetSpaceContentData, GetSpaceContentErrors, GetSpaceContentResponses, GetSpaceFileData, GetSpaceFileErrors, GetSpaceFileReportData, GetSpaceFileReportErrors, GetSpaceFileReportResponses, GetSpaceFileResponses, GetSpaceHealthData, GetSpaceHealthErrors, GetSpaceHealthResponses, GetSpaceOutlineData, GetSpaceOutlineErrors, GetSpaceOutlineResponses, GetSpacePageByPathData, GetSpacePageByPathErrors, GetSpacePageByPathResponses, GetSpacePageData, GetSpacePageErrors, GetSpacePageReportData, GetSpacePageReportErrors, GetSpacePageReportResponses, GetSpacePageResponses, GetSpacePdfData, GetSpacePdfErrors, GetSpacePdfResponses, GetSpaceReusableContentData, GetSpaceReusableContentErrors, GetSpaceReusableContentResponses, ListChangeRequestFileBacklinksData, ListChangeRequestFileBacklinksErrors, ListChangeRequestFileBacklinksResponses, ListChangeRequestFilesData, ListChangeRequestFilesErrors, ListChangeRequestFilesResponses, ListChangeRequestPageBacklinksData, ListChangeRequestPageBacklinksErrors, ListChangeRequestPageBacklinksResponses, ListChangeRequestPageLinksData, ListChangeRequestPageLinksErrors, ListChangeRequestPageLinksResponses, ListChangeRequestPagePlacesData, ListChangeRequestPagePlacesErrors, ListChangeRequestPagePlacesResponses, ListChangeRequestPagesData, ListChangeRequestPagesErrors, ListChangeRequestPagesResponses, ListRevisionChangesData, ListRevisionChangesErrors, ListRevisionChangesResponses, ListRevisionFilesData, ListRevisionFilesErrors, ListRevisionFilesResponses, ListRevisionPagePlacesData, ListRevisionPagePlacesErrors, ListRevisionPagePlacesResponses, ListRevisionPagesData, ListRevisionPagesErrors, ListRevisionPagesResponses, ListRevisionsData, ListRevisionsErrors, ListRevisionsResponses, ListSpaceFileBacklinksData, ListSpaceFileBacklinksErrors, ListSpaceFileBacklinksResponses, ListSpaceFilesData, ListSpaceFilesErrors, ListSpaceFilesResponses, ListSpaceLinksData, ListSpaceLinksErrors, ListSpaceLinksResponses, ListSpacePageBacklinksData, ListSpacePageBacklinksErrors, ListSpacePageBacklinksResponses, ListSpacePageLinksData, ListSpacePageLinksErrors, ListSpacePageLinksResponses, ListSpacePagePlacesData, ListSpacePagePlacesErrors, ListSpacePagePlacesResponses, ListSpacePagesData, ListSpacePagesErrors, ListSpacePagesResponses } from '../types.gen.ts';

export const getSpaceContent = <ThrowOnError extends boolean = true>(options: Options<GetSpaceContentData, ThrowOnError>): RequestResult<GetSpaceContentResponses, GetSpaceContentErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceContentResponses, GetSpaceContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content',
    ...options
});

export const listSpacePages = <ThrowOnError extends boolean = true>(options: Options<ListSpacePagesData, ThrowOnError>): RequestResult<ListSpacePagesResponses, ListSpacePagesErrors, ThrowOnError> => (options.client ?? client).get<ListSpacePagesResponses, ListSpacePagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/pages',
    ...options
});

export const getSpaceOutline = <ThrowOnError extends boolean = true>(options: Options<GetSpaceOutlineData, ThrowOnError>): RequestResult<GetSpaceOutlineResponses, GetSpaceOutlineErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceOutlineResponses, GetSpaceOutlineErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/outline',
    ...options
});

export const listSpacePagePlaces = <ThrowOnError extends boolean = true>(options: Options<ListSpacePagePlacesData, ThrowOnError>): RequestResult<ListSpacePagePlacesResponses, ListSpacePagePlacesErrors, ThrowOnError> => (options.client ?? client).get<ListSpacePagePlacesResponses, ListSpacePagePlacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/outline/places',
    ...options
});

export const getSpacePage = <ThrowOnError extends boolean = true>(options: Options<GetSpacePageData, ThrowOnError>): RequestResult<GetSpacePageResponses, GetSpacePageErrors, ThrowOnError> => (options.client ?? client).get<GetSpacePageResponses, GetSpacePageErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/page/{pageId}',
    ...options
});

export const getSpacePageByPath = <ThrowOnError extends boolean = true>(options: Options<GetSpacePageByPathData, ThrowOnError>): RequestResult<GetSpacePageByPathResponses, GetSpacePageByPathErrors, ThrowOnError> => (options.client ?? client).get<GetSpacePageByPathResponses, GetSpacePageByPathErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/path/{pagePath}',
    ...options
});

export const listSpacePageLinks = <ThrowOnError extends boolean = true>(options: Options<ListSpacePageLinksData, ThrowOnError>): RequestResult<ListSpacePageLinksResponses, ListSpacePageLinksErrors, ThrowOnError> => (options.client ?? client).get<ListSpacePageLinksResponses, ListSpacePageLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/page/{pageId}/links',
    ...options
});

export const listSpacePageBacklinks = <ThrowOnError extends boolean = true>(options: Options<ListSpacePageBacklinksData, ThrowOnError>): RequestResult<ListSpacePageBacklinksResponses, ListSpacePageBacklinksErrors, ThrowOnError> => (options.client ?? client).get<ListSpacePageBacklinksResponses, ListSpacePageBacklinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/page/{pageId}/backlinks',
    ...options
});

export const listSpaceFiles = <ThrowOnError extends boolean = true>(options: Options<ListSpaceFilesData, ThrowOnError>): RequestResult<ListSpaceFilesResponses, ListSpaceFilesErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceFilesResponses, ListSpaceFilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/files',
    ...options
});

export const getSpaceFile = <ThrowOnError extends boolean = true>(options: Options<GetSpaceFileData, ThrowOnError>): RequestResult<GetSpaceFileResponses, GetSpaceFileErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceFileResponses, GetSpaceFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/files/{fileId}',
    ...options
});

export const listSpaceFileBacklinks = <ThrowOnError extends boolean = true>(options: Options<ListSpaceFileBacklinksData, ThrowOnError>): RequestResult<ListSpaceFileBacklinksResponses, ListSpaceFileBacklinksErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceFileBacklinksResponses, ListSpaceFileBacklinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/files/{fileId}/backlinks',
    ...options
});

export const getSpaceReusableContent = <ThrowOnError extends boolean = true>(options: Options<GetSpaceReusableContentData, ThrowOnError>): RequestResult<GetSpaceReusableContentResponses, GetSpaceReusableContentErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceReusableContentResponses, GetSpaceReusableContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/reusable-contents/{reusableContentId}',
    ...options
});

export const listSpaceLinks = <ThrowOnError extends boolean = true>(options: Options<ListSpaceLinksData, ThrowOnError>): RequestResult<ListSpaceLinksResponses, ListSpaceLinksErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceLinksResponses, ListSpaceLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/links',
    ...options
});

export const getDocument = <ThrowOnError extends boolean = true>(options: Options<GetDocumentData, ThrowOnError>): RequestResult<GetDocumentResponses, GetDocumentErrors, ThrowOnError> => (options.client ?? client).get<GetDocumentResponses, GetDocumentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/documents/{documentId}',
    ...options
});

export const getChangeRequestContent = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestContentData, ThrowOnError>): RequestResult<GetChangeRequestContentResponses, GetChangeRequestContentErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestContentResponses, GetChangeRequestContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content',
    ...options
});

export const listChangeRequestPages = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestPagesData, ThrowOnError>): RequestResult<ListChangeRequestPagesResponses, ListChangeRequestPagesErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestPagesResponses, ListChangeRequestPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/pages',
    ...options
});

export const getChangeRequestOutline = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestOutlineData, ThrowOnError>): RequestResult<GetChangeRequestOutlineResponses, GetChangeRequestOutlineErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestOutlineResponses, GetChangeRequestOutlineErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/outline',
    ...options
});

export const listChangeRequestPagePlaces = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestPagePlacesData, ThrowOnError>): RequestResult<ListChangeRequestPagePlacesResponses, ListChangeRequestPagePlacesErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestPagePlacesResponses, ListChangeRequestPagePlacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/outline/places',
    ...options
});

export const getChangeRequestPage = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestPageData, ThrowOnError>): RequestResult<GetChangeRequestPageResponses, GetChangeRequestPageErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestPageResponses, GetChangeRequestPageErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}',
    ...options
});

export const getChangeRequestPageByPath = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestPageByPathData, ThrowOnError>): RequestResult<GetChangeRequestPageByPathResponses, GetChangeRequestPageByPathErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestPageByPathResponses, GetChangeRequestPageByPathErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/path/{pagePath}',
    ...options
});

export const listChangeRequestPageLinks = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestPageLinksData, ThrowOnError>): RequestResult<ListChangeRequestPageLinksResponses, ListChangeRequestPageLinksErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestPageLinksResponses, ListChangeRequestPageLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}/links',
    ...options
});

export const listChangeRequestPageBacklinks = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestPageBacklinksData, ThrowOnError>): RequestResult<ListChangeRequestPageBacklinksResponses, ListChangeRequestPageBacklinksErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestPageBacklinksResponses, ListChangeRequestPageBacklinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}/backlinks',
    ...options
});

export const listChangeRequestFiles = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestFilesData, ThrowOnError>): RequestResult<ListChangeRequestFilesResponses, ListChangeRequestFilesErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestFilesResponses, ListChangeRequestFilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files',
    ...options
});

export const getChangeRequestFile = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestFileData, ThrowOnError>): RequestResult<GetChangeRequestFileResponses, GetChangeRequestFileErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestFileResponses, GetChangeRequestFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files/{fileId}',
    ...options
});

export const listChangeRequestFileBacklinks = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestFileBacklinksData, ThrowOnError>): RequestResult<ListChangeRequestFileBacklinksResponses, ListChangeRequestFileBacklinksErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestFileBacklinksResponses, ListChangeRequestFileBacklinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files/{fileId}/backlinks',
    ...options
});

export const getChangeRequestReusableContent = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestReusableContentData, ThrowOnError>): RequestResult<GetChangeRequestReusableContentResponses, GetChangeRequestReusableContentErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestReusableContentResponses, GetChangeRequestReusableContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/reusable-contents/{reusableContentId}',
    ...options
});

export const listRevisions = <ThrowOnError extends boolean = true>(options: Options<ListRevisionsData, ThrowOnError>): RequestResult<ListRevisionsResponses, ListRevisionsErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionsResponses, ListRevisionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions',
    ...options
});

export const getRevision = <ThrowOnError extends boolean = true>(options: Options<GetRevisionData, ThrowOnError>): RequestResult<GetRevisionResponses, GetRevisionErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionResponses, GetRevisionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}',
    ...options
});

export const listRevisionPages = <ThrowOnError extends boolean = true>(options: Options<ListRevisionPagesData, ThrowOnError>): RequestResult<ListRevisionPagesResponses, ListRevisionPagesErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionPagesResponses, ListRevisionPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/pages',
    ...options
});

export const getRevisionOutline = <ThrowOnError extends boolean = true>(options: Options<GetRevisionOutlineData, ThrowOnError>): RequestResult<GetRevisionOutlineResponses, GetRevisionOutlineErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionOutlineResponses, GetRevisionOutlineErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/outline',
    ...options
});

export const listRevisionPagePlaces = <ThrowOnError extends boolean = true>(options: Options<ListRevisionPagePlacesData, ThrowOnError>): RequestResult<ListRevisionPagePlacesResponses, ListRevisionPagePlacesErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionPagePlacesResponses, ListRevisionPagePlacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/outline/places',
    ...options
});

export const getRevisionPage = <ThrowOnError extends boolean = true>(options: Options<GetRevisionPageData, ThrowOnError>): RequestResult<GetRevisionPageResponses, GetRevisionPageErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionPageResponses, GetRevisionPageErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/page/{pageId}',
    ...options
});

export const getRevisionPageByPath = <ThrowOnError extends boolean = true>(options: Options<GetRevisionPageByPathData, ThrowOnError>): RequestResult<GetRevisionPageByPathResponses, GetRevisionPageByPathErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionPageByPathResponses, GetRevisionPageByPathErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/path/{pagePath}',
    ...options
});

export const listRevisionFiles = <ThrowOnError extends boolean = true>(options: Options<ListRevisionFilesData, ThrowOnError>): RequestResult<ListRevisionFilesResponses, ListRevisionFilesErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionFilesResponses, ListRevisionFilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/files',
    ...options
});

export const getRevisionFile = <ThrowOnError extends boolean = true>(options: Options<GetRevisionFileData, ThrowOnError>): RequestResult<GetRevisionFileResponses, GetRevisionFileErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionFileResponses, GetRevisionFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/files/{fileId}',
    ...options
});

export const getRevisionReusableContent = <ThrowOnError extends boolean = true>(options: Options<GetRevisionReusableContentData, ThrowOnError>): RequestResult<GetRevisionReusableContentResponses, GetRevisionReusableContentErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionReusableContentResponses, GetRevisionReusableContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/reusable-contents/{reusableContentId}',
    ...options
});

export const getSpaceFileReport = <ThrowOnError extends boolean = true>(options: Options<GetSpaceFileReportData, ThrowOnError>): RequestResult<GetSpaceFileReportResponses, GetSpaceFileReportErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceFileReportResponses, GetSpaceFileReportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/file-report',
    ...options
});

export const getSpacePageReport = <ThrowOnError extends boolean = true>(options: Options<GetSpacePageReportData, ThrowOnError>): RequestResult<GetSpacePageReportResponses, GetSpacePageReportErrors, ThrowOnError> => (options.client ?? client).get<GetSpacePageReportResponses, GetSpacePageReportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/page-report',
    ...options
});

export const getOrganizationHealth = <ThrowOnError extends boolean = true>(options: Options<GetOrganizationHealthData, ThrowOnError>): RequestResult<GetOrganizationHealthResponses, GetOrganizationHealthErrors, ThrowOnError> => (options.client ?? client).get<GetOrganizationHealthResponses, GetOrganizationHealthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/health',
    ...options
});

export const getSpaceHealth = <ThrowOnError extends boolean = true>(options: Options<GetSpaceHealthData, ThrowOnError>): RequestResult<GetSpaceHealthResponses, GetSpaceHealthErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceHealthResponses, GetSpaceHealthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/health',
    ...options
});

export const listRevisionChanges = <ThrowOnError extends boolean = true>(options: Options<ListRevisionChangesData, ThrowOnError>): RequestResult<ListRevisionChangesResponses, ListRevisionChangesErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionChangesResponses, ListRevisionChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/changes',
    ...options
});

export const compareRevisions = <ThrowOnError extends boolean = true>(options: Options<CompareRevisionsData, ThrowOnError>): RequestResult<CompareRevisionsResponses, CompareRevisionsErrors, ThrowOnError> => (options.client ?? client).get<CompareRevisionsResponses, CompareRevisionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/compare',
    ...options
});

export const getSpacePdf = <ThrowOnError extends boolean = true>(options: Options<GetSpacePdfData, ThrowOnError>): RequestResult<GetSpacePdfResponses, GetSpacePdfErrors, ThrowOnError> => (options.client ?? client).get<GetSpacePdfResponses, GetSpacePdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/pdf',
    ...options
});
