// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { GetConversationData, GetConversationErrors, GetConversationIssueData, GetConversationIssueErrors, GetConversationIssueResponses, GetConversationResponses, ListConversationIssuesData, ListConversationIssuesErrors, ListConversationIssuesResponses, ListConversationsData, ListConversationsErrors, ListConversationsResponses, ListIssuesClustersData, ListIssuesClustersErrors, ListIssuesClustersResponses } from '../types.gen.ts';

export const listIssuesClusters = <ThrowOnError extends boolean = true>(options: Options<ListIssuesClustersData, ThrowOnError>): RequestResult<ListIssuesClustersResponses, ListIssuesClustersErrors, ThrowOnError> => (options.client ?? client).get<ListIssuesClustersResponses, ListIssuesClustersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters',
    ...options
});

export const listConversations = <ThrowOnError extends boolean = true>(options: Options<ListConversationsData, ThrowOnError>): RequestResult<ListConversationsResponses, ListConversationsErrors, ThrowOnError> => (options.client ?? client).get<ListConversationsResponses, ListConversationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations',
    ...options
});

export const listConversationIssues = <ThrowOnError extends boolean = true>(options: Options<ListConversationIssuesData, ThrowOnError>): RequestResult<ListConversationIssuesResponses, ListConversationIssuesErrors, ThrowOnError> => (options.client ?? client).get<ListConversationIssuesResponses, ListConversationIssuesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-issues',
    ...options
});

export const getConversationIssue = <ThrowOnError extends boolean = true>(options: Options<GetConversationIssueData, ThrowOnError>): RequestResult<GetConversationIssueResponses, GetConversationIssueErrors, ThrowOnError> => (options.client ?? client).get<GetConversationIssueResponses, GetConversationIssueErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-issues/{issueId}',
    ...options
});

export const getConversation = <ThrowOnError extends boolean = true>(options: Options<GetConversationData, ThrowOnError>): RequestResult<GetConversationResponses, GetConversationErrors, ThrowOnError> => (options.client ?? client).get<GetConversationResponses, GetConversationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations/{conversationId}',
    ...options
});
