// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { GetChangeRequestCommentData, GetChangeRequestCommentErrors, GetChangeRequestCommentReplyData, GetChangeRequestCommentReplyErrors, GetChangeRequestCommentReplyResponses, GetChangeRequestCommentResponses, GetChangeRequestSuggestionData, GetChangeRequestSuggestionErrors, GetChangeRequestSuggestionResponses, GetSpaceCommentData, GetSpaceCommentErrors, GetSpaceCommentReplyData, GetSpaceCommentReplyErrors, GetSpaceCommentReplyResponses, GetSpaceCommentResponses, ListChangeRequestCommentRepliesData, ListChangeRequestCommentRepliesErrors, ListChangeRequestCommentRepliesResponses, ListChangeRequestCommentsData, ListChangeRequestCommentsErrors, ListChangeRequestCommentsResponses, ListChangeRequestSuggestionsData, ListChangeRequestSuggestionsErrors, ListChangeRequestSuggestionsResponses, ListSpaceCommentRepliesData, ListSpaceCommentRepliesErrors, ListSpaceCommentRepliesResponses, ListSpaceCommentsData, ListSpaceCommentsErrors, ListSpaceCommentsResponses, ListSpacePeopleData, ListSpacePeopleErrors, ListSpacePeopleResponses } from '../types.gen.ts';

export const listSpacePeople = <ThrowOnError extends boolean = true>(options: Options<ListSpacePeopleData, ThrowOnError>): RequestResult<ListSpacePeopleResponses, ListSpacePeopleErrors, ThrowOnError> => (options.client ?? client).get<ListSpacePeopleResponses, ListSpacePeopleErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/people',
    ...options
});

export const listSpaceComments = <ThrowOnError extends boolean = true>(options: Options<ListSpaceCommentsData, ThrowOnError>): RequestResult<ListSpaceCommentsResponses, ListSpaceCommentsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceCommentsResponses, ListSpaceCommentsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments',
    ...options
});

export const getSpaceComment = <ThrowOnError extends boolean = true>(options: Options<GetSpaceCommentData, ThrowOnError>): RequestResult<GetSpaceCommentResponses, GetSpaceCommentErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceCommentResponses, GetSpaceCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}',
    ...options
});

export const listSpaceCommentReplies = <ThrowOnError extends boolean = true>(options: Options<ListSpaceCommentRepliesData, ThrowOnError>): RequestResult<ListSpaceCommentRepliesResponses, ListSpaceCommentRepliesErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceCommentRepliesResponses, ListSpaceCommentRepliesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies',
    ...options
});

export const getSpaceCommentReply = <ThrowOnError extends boolean = true>(options: Options<GetSpaceCommentReplyData, ThrowOnError>): RequestResult<GetSpaceCommentReplyResponses, GetSpaceCommentReplyErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceCommentReplyResponses, GetSpaceCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}',
    ...options
});

export const listChangeRequestComments = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestCommentsData, ThrowOnError>): RequestResult<ListChangeRequestCommentsResponses, ListChangeRequestCommentsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestCommentsResponses, ListChangeRequestCommentsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments',
    ...options
});

export const getChangeRequestComment = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestCommentData, ThrowOnError>): RequestResult<GetChangeRequestCommentResponses, GetChangeRequestCommentErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestCommentResponses, GetChangeRequestCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}',
    ...options
});

export const listChangeRequestCommentReplies = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestCommentRepliesData, ThrowOnError>): RequestResult<ListChangeRequestCommentRepliesResponses, ListChangeRequestCommentRepliesErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestCommentRepliesResponses, ListChangeRequestCommentRepliesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies',
    ...options
});

export const getChangeRequestCommentReply = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestCommentReplyData, ThrowOnError>): RequestResult<GetChangeRequestCommentReplyResponses, GetChangeRequestCommentReplyErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestCommentReplyResponses, GetChangeRequestCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}',
    ...options
});

export const listChangeRequestSuggestions = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestSuggestionsData, ThrowOnError>): RequestResult<ListChangeRequestSuggestionsResponses, ListChangeRequestSuggestionsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestSuggestionsResponses, ListChangeRequestSuggestionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions',
    ...options
});

export const getChangeRequestSuggestion = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestSuggestionData, ThrowOnError>): RequestResult<GetChangeRequestSuggestionResponses, GetChangeRequestSuggestionErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestSuggestionResponses, GetChangeRequestSuggestionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/{suggestionId}',
    ...options
});
