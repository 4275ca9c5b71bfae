// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { AnnounceChangeRequestPresenceData, AnnounceChangeRequestPresenceErrors, AnnounceChangeRequestPresenceResponses, AnswerConflictData, AnswerConflictErrors, AnswerConflictResponses, CancelChangeRequestMergePlanData, CancelChangeRequestMergePlanErrors, CancelChangeRequestMergePlanResponses, CreateChangeRequestData, CreateChangeRequestErrors, CreateChangeRequestResponses, CreateSavedFilterData, CreateSavedFilterErrors, CreateSavedFilterResponses, DeleteSavedFilterData, DeleteSavedFilterErrors, DeleteSavedFilterResponses, DismissChangeRequestReviewData, DismissChangeRequestReviewErrors, DismissChangeRequestReviewResponses, MarkChangeRequestViewedData, MarkChangeRequestViewedErrors, MarkChangeRequestViewedResponses, MergeChangeRequestData, MergeChangeRequestErrors, MergeChangeRequestResponses, MuteChangeRequestData, MuteChangeRequestErrors, MuteChangeRequestResponses, PlanChangeRequestMergeData, PlanChangeRequestMergeErrors, PlanChangeRequestMergeResponses, RequestChangeRequestReviewersData, RequestChangeRequestReviewersErrors, RequestChangeRequestReviewersResponses, RevertChangeRequestData, RevertChangeRequestErrors, RevertChangeRequestResponses, SubmitChangeRequestReviewData, SubmitChangeRequestReviewErrors, SubmitChangeRequestReviewResponses, TransferPagesData, TransferPagesErrors, TransferPagesResponses, TryMergeRulesData, TryMergeRulesErrors, TryMergeRulesResponses, UnmuteChangeRequestData, UnmuteChangeRequestErrors, UnmuteChangeRequestResponses, UpdateChangeRequestData, UpdateChangeRequestErrors, UpdateChangeRequestResponses, UpdateFromMainData, UpdateFromMainErrors, UpdateFromMainResponses, UpdateSavedFilterData, UpdateSavedFilterErrors, UpdateSavedFilterResponses, WithdrawChangeRequestReviewerData, WithdrawChangeRequestReviewerErrors, WithdrawChangeRequestReviewerResponses } from '../types.gen.ts';

export const unmuteChangeRequest = <ThrowOnError extends boolean = true>(options: Options<UnmuteChangeRequestData, ThrowOnError>): RequestResult<UnmuteChangeRequestResponses, UnmuteChangeRequestErrors, ThrowOnError> => (options.client ?? client).delete<UnmuteChangeRequestResponses, UnmuteChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute',
    ...options
});

export const muteChangeRequest = <ThrowOnError extends boolean = true>(options: Options<MuteChangeRequestData, ThrowOnError>): RequestResult<MuteChangeRequestResponses, MuteChangeRequestErrors, ThrowOnError> => (options.client ?? client).put<MuteChangeRequestResponses, MuteChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute',
    ...options
});

export const createChangeRequest = <ThrowOnError extends boolean = true>(options: Options<CreateChangeRequestData, ThrowOnError>): RequestResult<CreateChangeRequestResponses, CreateChangeRequestErrors, ThrowOnError> => (options.client ?? client).post<CreateChangeRequestResponses, CreateChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const updateChangeRequest = <ThrowOnError extends boolean = true>(options: Options<UpdateChangeRequestData, ThrowOnError>): RequestResult<UpdateChangeRequestResponses, UpdateChangeRequestErrors, ThrowOnError> => (options.client ?? client).patch<UpdateChangeRequestResponses, UpdateChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const mergeChangeRequest = <ThrowOnError extends boolean = true>(options: Options<MergeChangeRequestData, ThrowOnError>): RequestResult<MergeChangeRequestResponses, MergeChangeRequestErrors, ThrowOnError> => (options.client ?? client).post<MergeChangeRequestResponses, MergeChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge',
    ...options
});

export const updateFromMain = <ThrowOnError extends boolean = true>(options: Options<UpdateFromMainData, ThrowOnError>): RequestResult<UpdateFromMainResponses, UpdateFromMainErrors, ThrowOnError> => (options.client ?? client).post<UpdateFromMainResponses, UpdateFromMainErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/update',
    ...options
});

export const revertChangeRequest = <ThrowOnError extends boolean = true>(options: Options<RevertChangeRequestData, ThrowOnError>): RequestResult<RevertChangeRequestResponses, RevertChangeRequestErrors, ThrowOnError> => (options.client ?? client).post<RevertChangeRequestResponses, RevertChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/revert',
    ...options
});

export const transferPages = <ThrowOnError extends boolean = true>(options: Options<TransferPagesData, ThrowOnError>): RequestResult<TransferPagesResponses, TransferPagesErrors, ThrowOnError> => (options.client ?? client).post<TransferPagesResponses, TransferPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/transfer-pages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const answerConflict = <ThrowOnError extends boolean = true>(options: Options<AnswerConflictData, ThrowOnError>): RequestResult<AnswerConflictResponses, AnswerConflictErrors, ThrowOnError> => (options.client ?? client).put<AnswerConflictResponses, AnswerConflictErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/conflicts/{conflictId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createSavedFilter = <ThrowOnError extends boolean = true>(options: Options<CreateSavedFilterData, ThrowOnError>): RequestResult<CreateSavedFilterResponses, CreateSavedFilterErrors, ThrowOnError> => (options.client ?? client).post<CreateSavedFilterResponses, CreateSavedFilterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSavedFilter = <ThrowOnError extends boolean = true>(options: Options<DeleteSavedFilterData, ThrowOnError>): RequestResult<DeleteSavedFilterResponses, DeleteSavedFilterErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSavedFilterResponses, DeleteSavedFilterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
    ...options
});

export const updateSavedFilter = <ThrowOnError extends boolean = true>(options: Options<UpdateSavedFilterData, ThrowOnError>): RequestResult<UpdateSavedFilterResponses, UpdateSavedFilterErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSavedFilterResponses, UpdateSavedFilterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const submitChangeRequestReview = <ThrowOnError extends boolean = true>(options: Options<SubmitChangeRequestReviewData, ThrowOnError>): RequestResult<SubmitChangeRequestReviewResponses, SubmitChangeRequestReviewErrors, ThrowOnError> => (options.client ?? client).post<SubmitChangeRequestReviewResponses, SubmitChangeRequestReviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const dismissChangeRequestReview = <ThrowOnError extends boolean = true>(options: Options<DismissChangeRequestReviewData, ThrowOnError>): RequestResult<DismissChangeRequestReviewResponses, DismissChangeRequestReviewErrors, ThrowOnError> => (options.client ?? client).post<DismissChangeRequestReviewResponses, DismissChangeRequestReviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews/{reviewId}/dismiss',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const requestChangeRequestReviewers = <ThrowOnError extends boolean = true>(options: Options<RequestChangeRequestReviewersData, ThrowOnError>): RequestResult<RequestChangeRequestReviewersResponses, RequestChangeRequestReviewersErrors, ThrowOnError> => (options.client ?? client).post<RequestChangeRequestReviewersResponses, RequestChangeRequestReviewersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const withdrawChangeRequestReviewer = <ThrowOnError extends boolean = true>(options: Options<WithdrawChangeRequestReviewerData, ThrowOnError>): RequestResult<WithdrawChangeRequestReviewerResponses, WithdrawChangeRequestReviewerErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawChangeRequestReviewerResponses, WithdrawChangeRequestReviewerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers/{userId}',
    ...options
});

export const tryMergeRules = <ThrowOnError extends boolean = true>(options: Options<TryMergeRulesData, ThrowOnError>): RequestResult<TryMergeRulesResponses, TryMergeRulesErrors, ThrowOnError> => (options.client ?? client).post<TryMergeRulesResponses, TryMergeRulesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/merge-rules/trial',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const markChangeRequestViewed = <ThrowOnError extends boolean = true>(options: Options<MarkChangeRequestViewedData, ThrowOnError>): RequestResult<MarkChangeRequestViewedResponses, MarkChangeRequestViewedErrors, ThrowOnError> => (options.client ?? client).put<MarkChangeRequestViewedResponses, MarkChangeRequestViewedErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/viewed',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const cancelChangeRequestMergePlan = <ThrowOnError extends boolean = true>(options: Options<CancelChangeRequestMergePlanData, ThrowOnError>): RequestResult<CancelChangeRequestMergePlanResponses, CancelChangeRequestMergePlanErrors, ThrowOnError> => (options.client ?? client).delete<CancelChangeRequestMergePlanResponses, CancelChangeRequestMergePlanErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge-plan',
    ...options
});

export const planChangeRequestMerge = <ThrowOnError extends boolean = true>(options: Options<PlanChangeRequestMergeData, ThrowOnError>): RequestResult<PlanChangeRequestMergeResponses, PlanChangeRequestMergeErrors, ThrowOnError> => (options.client ?? client).put<PlanChangeRequestMergeResponses, PlanChangeRequestMergeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge-plan',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const announceChangeRequestPresence = <ThrowOnError extends boolean = true>(options: Options<AnnounceChangeRequestPresenceData, ThrowOnError>): RequestResult<AnnounceChangeRequestPresenceResponses, AnnounceChangeRequestPresenceErrors, ThrowOnError> => (options.client ?? client).put<AnnounceChangeRequestPresenceResponses, AnnounceChangeRequestPresenceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/presence',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
