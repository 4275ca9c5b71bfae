// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { GetConversationData, GetConversationErrors, GetConversationIssueData, GetConversationIssueErrors, GetConversationIssueResponses, GetConversationOverviewData, GetConversationOverviewErrors, GetConversationOverviewResponses, GetConversationResponses, GetConversationSettingsData, GetConversationSettingsErrors, GetConversationSettingsResponses, GetIssuesClusterData, GetIssuesClusterEffectData, GetIssuesClusterEffectErrors, GetIssuesClusterEffectResponses, GetIssuesClusterErrors, GetIssuesClusterPagesData, GetIssuesClusterPagesErrors, GetIssuesClusterPagesResponses, GetIssuesClusterResponses, ListClusterActionsData, ListClusterActionsErrors, ListClusterActionsResponses, ListConversationIssuesData, ListConversationIssuesErrors, ListConversationIssuesResponses, ListConversationsData, ListConversationsErrors, ListConversationsResponses, ListIssuesClustersData, ListIssuesClustersErrors, ListIssuesClustersResponses } from '../types.gen.ts';

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

export const getConversationOverview = <ThrowOnError extends boolean = true>(options: Options<GetConversationOverviewData, ThrowOnError>): RequestResult<GetConversationOverviewResponses, GetConversationOverviewErrors, ThrowOnError> => (options.client ?? client).get<GetConversationOverviewResponses, GetConversationOverviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-overview',
    ...options
});

export const getConversationSettings = <ThrowOnError extends boolean = true>(options: Options<GetConversationSettingsData, ThrowOnError>): RequestResult<GetConversationSettingsResponses, GetConversationSettingsErrors, ThrowOnError> => (options.client ?? client).get<GetConversationSettingsResponses, GetConversationSettingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-settings',
    ...options
});

export const getIssuesCluster = <ThrowOnError extends boolean = true>(options: Options<GetIssuesClusterData, ThrowOnError>): RequestResult<GetIssuesClusterResponses, GetIssuesClusterErrors, ThrowOnError> => (options.client ?? client).get<GetIssuesClusterResponses, GetIssuesClusterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}',
    ...options
});

export const listClusterActions = <ThrowOnError extends boolean = true>(options: Options<ListClusterActionsData, ThrowOnError>): RequestResult<ListClusterActionsResponses, ListClusterActionsErrors, ThrowOnError> => (options.client ?? client).get<ListClusterActionsResponses, ListClusterActionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-actions',
    ...options
});

export const getIssuesClusterPages = <ThrowOnError extends boolean = true>(options: Options<GetIssuesClusterPagesData, ThrowOnError>): RequestResult<GetIssuesClusterPagesResponses, GetIssuesClusterPagesErrors, ThrowOnError> => (options.client ?? client).get<GetIssuesClusterPagesResponses, GetIssuesClusterPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/pages',
    ...options
});

export const getIssuesClusterEffect = <ThrowOnError extends boolean = true>(options: Options<GetIssuesClusterEffectData, ThrowOnError>): RequestResult<GetIssuesClusterEffectResponses, GetIssuesClusterEffectErrors, ThrowOnError> => (options.client ?? client).get<GetIssuesClusterEffectResponses, GetIssuesClusterEffectErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/effect',
    ...options
});
