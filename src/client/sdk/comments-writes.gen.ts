// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { AcceptSuggestionData, AcceptSuggestionErrors, AcceptSuggestionResponses, AcceptSuggestionsData, AcceptSuggestionsErrors, AcceptSuggestionsResponses, CreateChangeRequestCommentData, CreateChangeRequestCommentErrors, CreateChangeRequestCommentReplyData, CreateChangeRequestCommentReplyErrors, CreateChangeRequestCommentReplyResponses, CreateChangeRequestCommentResponses, CreateSpaceCommentData, CreateSpaceCommentErrors, CreateSpaceCommentReplyData, CreateSpaceCommentReplyErrors, CreateSpaceCommentReplyResponses, CreateSpaceCommentResponses, CreateSuggestionData, CreateSuggestionErrors, CreateSuggestionResponses, DeleteChangeRequestCommentData, DeleteChangeRequestCommentErrors, DeleteChangeRequestCommentReplyData, DeleteChangeRequestCommentReplyErrors, DeleteChangeRequestCommentReplyResponses, DeleteChangeRequestCommentResponses, DeleteSpaceCommentData, DeleteSpaceCommentErrors, DeleteSpaceCommentReplyData, DeleteSpaceCommentReplyErrors, DeleteSpaceCommentReplyResponses, DeleteSpaceCommentResponses, DismissSuggestionData, DismissSuggestionErrors, DismissSuggestionResponses, UpdateChangeRequestCommentData, UpdateChangeRequestCommentErrors, UpdateChangeRequestCommentReplyData, UpdateChangeRequestCommentReplyErrors, UpdateChangeRequestCommentReplyResponses, UpdateChangeRequestCommentResponses, UpdateSpaceCommentData, UpdateSpaceCommentErrors, UpdateSpaceCommentReplyData, UpdateSpaceCommentReplyErrors, UpdateSpaceCommentReplyResponses, UpdateSpaceCommentResponses } from '../types.gen.ts';

export const createSpaceComment = <ThrowOnError extends boolean = true>(options: Options<CreateSpaceCommentData, ThrowOnError>): RequestResult<CreateSpaceCommentResponses, CreateSpaceCommentErrors, ThrowOnError> => (options.client ?? client).post<CreateSpaceCommentResponses, CreateSpaceCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSpaceComment = <ThrowOnError extends boolean = true>(options: Options<DeleteSpaceCommentData, ThrowOnError>): RequestResult<DeleteSpaceCommentResponses, DeleteSpaceCommentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSpaceCommentResponses, DeleteSpaceCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}',
    ...options
});

export const updateSpaceComment = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceCommentData, ThrowOnError>): RequestResult<UpdateSpaceCommentResponses, UpdateSpaceCommentErrors, ThrowOnError> => (options.client ?? client).put<UpdateSpaceCommentResponses, UpdateSpaceCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createSpaceCommentReply = <ThrowOnError extends boolean = true>(options: Options<CreateSpaceCommentReplyData, ThrowOnError>): RequestResult<CreateSpaceCommentReplyResponses, CreateSpaceCommentReplyErrors, ThrowOnError> => (options.client ?? client).post<CreateSpaceCommentReplyResponses, CreateSpaceCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSpaceCommentReply = <ThrowOnError extends boolean = true>(options: Options<DeleteSpaceCommentReplyData, ThrowOnError>): RequestResult<DeleteSpaceCommentReplyResponses, DeleteSpaceCommentReplyErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSpaceCommentReplyResponses, DeleteSpaceCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}',
    ...options
});

export const updateSpaceCommentReply = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceCommentReplyData, ThrowOnError>): RequestResult<UpdateSpaceCommentReplyResponses, UpdateSpaceCommentReplyErrors, ThrowOnError> => (options.client ?? client).put<UpdateSpaceCommentReplyResponses, UpdateSpaceCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createChangeRequestComment = <ThrowOnError extends boolean = true>(options: Options<CreateChangeRequestCommentData, ThrowOnError>): RequestResult<CreateChangeRequestCommentResponses, CreateChangeRequestCommentErrors, ThrowOnError> => (options.client ?? client).post<CreateChangeRequestCommentResponses, CreateChangeRequestCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteChangeRequestComment = <ThrowOnError extends boolean = true>(options: Options<DeleteChangeRequestCommentData, ThrowOnError>): RequestResult<DeleteChangeRequestCommentResponses, DeleteChangeRequestCommentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteChangeRequestCommentResponses, DeleteChangeRequestCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}',
    ...options
});

export const updateChangeRequestComment = <ThrowOnError extends boolean = true>(options: Options<UpdateChangeRequestCommentData, ThrowOnError>): RequestResult<UpdateChangeRequestCommentResponses, UpdateChangeRequestCommentErrors, ThrowOnError> => (options.client ?? client).put<UpdateChangeRequestCommentResponses, UpdateChangeRequestCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createChangeRequestCommentReply = <ThrowOnError extends boolean = true>(options: Options<CreateChangeRequestCommentReplyData, ThrowOnError>): RequestResult<CreateChangeRequestCommentReplyResponses, CreateChangeRequestCommentReplyErrors, ThrowOnError> => (options.client ?? client).post<CreateChangeRequestCommentReplyResponses, CreateChangeRequestCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteChangeRequestCommentReply = <ThrowOnError extends boolean = true>(options: Options<DeleteChangeRequestCommentReplyData, ThrowOnError>): RequestResult<DeleteChangeRequestCommentReplyResponses, DeleteChangeRequestCommentReplyErrors, ThrowOnError> => (options.client ?? client).delete<DeleteChangeRequestCommentReplyResponses, DeleteChangeRequestCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}',
    ...options
});

export const updateChangeRequestCommentReply = <ThrowOnError extends boolean = true>(options: Options<UpdateChangeRequestCommentReplyData, ThrowOnError>): RequestResult<UpdateChangeRequestCommentReplyResponses, UpdateChangeRequestCommentReplyErrors, ThrowOnError> => (options.client ?? client).put<UpdateChangeRequestCommentReplyResponses, UpdateChangeRequestCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createSuggestion = <ThrowOnError extends boolean = true>(options: Options<CreateSuggestionData, ThrowOnError>): RequestResult<CreateSuggestionResponses, CreateSuggestionErrors, ThrowOnError> => (options.client ?? client).post<CreateSuggestionResponses, CreateSuggestionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const acceptSuggestion = <ThrowOnError extends boolean = true>(options: Options<AcceptSuggestionData, ThrowOnError>): RequestResult<AcceptSuggestionResponses, AcceptSuggestionErrors, ThrowOnError> => (options.client ?? client).post<AcceptSuggestionResponses, AcceptSuggestionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/{suggestionId}/accept',
    ...options
});

export const acceptSuggestions = <ThrowOnError extends boolean = true>(options: Options<AcceptSuggestionsData, ThrowOnError>): RequestResult<AcceptSuggestionsResponses, AcceptSuggestionsErrors, ThrowOnError> => (options.client ?? client).post<AcceptSuggestionsResponses, AcceptSuggestionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/accept',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const dismissSuggestion = <ThrowOnError extends boolean = true>(options: Options<DismissSuggestionData, ThrowOnError>): RequestResult<DismissSuggestionResponses, DismissSuggestionErrors, ThrowOnError> => (options.client ?? client).post<DismissSuggestionResponses, DismissSuggestionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/{suggestionId}/dismiss',
    ...options
});
