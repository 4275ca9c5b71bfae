// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { GetChangeRequestData, GetChangeRequestErrors, GetChangeRequestMergeChecksData, GetChangeRequestMergeChecksErrors, GetChangeRequestMergeChecksResponses, GetChangeRequestMuteData, GetChangeRequestMuteErrors, GetChangeRequestMuteResponses, GetChangeRequestPdfData, GetChangeRequestPdfErrors, GetChangeRequestPdfResponses, GetChangeRequestPresenceData, GetChangeRequestPresenceErrors, GetChangeRequestPresenceResponses, GetChangeRequestResponses, GetChangeRequestReviewData, GetChangeRequestReviewErrors, GetChangeRequestReviewResponses, GetChangeRequestViewedData, GetChangeRequestViewedErrors, GetChangeRequestViewedResponses, GetSavedFilterData, GetSavedFilterErrors, GetSavedFilterResponses, ListChangeRequestChangesData, ListChangeRequestChangesErrors, ListChangeRequestChangesResponses, ListChangeRequestCommentersData, ListChangeRequestCommentersErrors, ListChangeRequestCommentersResponses, ListChangeRequestContributorsData, ListChangeRequestContributorsErrors, ListChangeRequestContributorsResponses, ListChangeRequestRequestedReviewersData, ListChangeRequestRequestedReviewersErrors, ListChangeRequestRequestedReviewersResponses, ListChangeRequestReviewsData, ListChangeRequestReviewsErrors, ListChangeRequestReviewsResponses, ListChangeRequestsData, ListChangeRequestsErrors, ListChangeRequestsResponses, ListChangeRequestTimelineData, ListChangeRequestTimelineErrors, ListChangeRequestTimelineResponses, ListConflictsData, ListConflictsErrors, ListConflictsResponses, ListOrganizationChangeRequestsData, ListOrganizationChangeRequestsErrors, ListOrganizationChangeRequestsResponses, ListSavedFiltersData, ListSavedFiltersErrors, ListSavedFiltersResponses, PreviewChangeRequestData, PreviewChangeRequestErrors, PreviewChangeRequestResponses } from '../types.gen.ts';

export const getChangeRequestMute = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestMuteData, ThrowOnError>): RequestResult<GetChangeRequestMuteResponses, GetChangeRequestMuteErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestMuteResponses, GetChangeRequestMuteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute',
    ...options
});

export const getChangeRequestPdf = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestPdfData, ThrowOnError>): RequestResult<GetChangeRequestPdfResponses, GetChangeRequestPdfErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestPdfResponses, GetChangeRequestPdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/pdf',
    ...options
});

export const listChangeRequestChanges = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestChangesData, ThrowOnError>): RequestResult<ListChangeRequestChangesResponses, ListChangeRequestChangesErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestChangesResponses, ListChangeRequestChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/changes',
    ...options
});

export const listOrganizationChangeRequests = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationChangeRequestsData, ThrowOnError>): RequestResult<ListOrganizationChangeRequestsResponses, ListOrganizationChangeRequestsErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationChangeRequestsResponses, ListOrganizationChangeRequestsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/change-requests',
    ...options
});

export const listChangeRequests = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestsData, ThrowOnError>): RequestResult<ListChangeRequestsResponses, ListChangeRequestsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestsResponses, ListChangeRequestsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests',
    ...options
});

export const getChangeRequest = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestData, ThrowOnError>): RequestResult<GetChangeRequestResponses, GetChangeRequestErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestResponses, GetChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}',
    ...options
});

export const previewChangeRequest = <ThrowOnError extends boolean = true>(options: Options<PreviewChangeRequestData, ThrowOnError>): RequestResult<PreviewChangeRequestResponses, PreviewChangeRequestErrors, ThrowOnError> => (options.client ?? client).get<PreviewChangeRequestResponses, PreviewChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/preview',
    ...options
});

export const listChangeRequestTimeline = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestTimelineData, ThrowOnError>): RequestResult<ListChangeRequestTimelineResponses, ListChangeRequestTimelineErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestTimelineResponses, ListChangeRequestTimelineErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/timeline',
    ...options
});

export const listConflicts = <ThrowOnError extends boolean = true>(options: Options<ListConflictsData, ThrowOnError>): RequestResult<ListConflictsResponses, ListConflictsErrors, ThrowOnError> => (options.client ?? client).get<ListConflictsResponses, ListConflictsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/conflicts',
    ...options
});

export const listSavedFilters = <ThrowOnError extends boolean = true>(options: Options<ListSavedFiltersData, ThrowOnError>): RequestResult<ListSavedFiltersResponses, ListSavedFiltersErrors, ThrowOnError> => (options.client ?? client).get<ListSavedFiltersResponses, ListSavedFiltersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters',
    ...options
});

export const getSavedFilter = <ThrowOnError extends boolean = true>(options: Options<GetSavedFilterData, ThrowOnError>): RequestResult<GetSavedFilterResponses, GetSavedFilterErrors, ThrowOnError> => (options.client ?? client).get<GetSavedFilterResponses, GetSavedFilterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
    ...options
});

export const listChangeRequestReviews = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestReviewsData, ThrowOnError>): RequestResult<ListChangeRequestReviewsResponses, ListChangeRequestReviewsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestReviewsResponses, ListChangeRequestReviewsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews',
    ...options
});

export const getChangeRequestReview = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestReviewData, ThrowOnError>): RequestResult<GetChangeRequestReviewResponses, GetChangeRequestReviewErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestReviewResponses, GetChangeRequestReviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews/{reviewId}',
    ...options
});

export const listChangeRequestRequestedReviewers = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestRequestedReviewersData, ThrowOnError>): RequestResult<ListChangeRequestRequestedReviewersResponses, ListChangeRequestRequestedReviewersErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestRequestedReviewersResponses, ListChangeRequestRequestedReviewersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers',
    ...options
});

export const listChangeRequestContributors = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestContributorsData, ThrowOnError>): RequestResult<ListChangeRequestContributorsResponses, ListChangeRequestContributorsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestContributorsResponses, ListChangeRequestContributorsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/contributors',
    ...options
});

export const getChangeRequestMergeChecks = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestMergeChecksData, ThrowOnError>): RequestResult<GetChangeRequestMergeChecksResponses, GetChangeRequestMergeChecksErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestMergeChecksResponses, GetChangeRequestMergeChecksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge-checks',
    ...options
});

export const getChangeRequestViewed = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestViewedData, ThrowOnError>): RequestResult<GetChangeRequestViewedResponses, GetChangeRequestViewedErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestViewedResponses, GetChangeRequestViewedErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/viewed',
    ...options
});

export const listChangeRequestCommenters = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestCommentersData, ThrowOnError>): RequestResult<ListChangeRequestCommentersResponses, ListChangeRequestCommentersErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestCommentersResponses, ListChangeRequestCommentersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/commenters',
    ...options
});

export const getChangeRequestPresence = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestPresenceData, ThrowOnError>): RequestResult<GetChangeRequestPresenceResponses, GetChangeRequestPresenceErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestPresenceResponses, GetChangeRequestPresenceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/presence',
    ...options
});
