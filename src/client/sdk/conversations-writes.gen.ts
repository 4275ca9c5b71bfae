// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { ClusterConversationIssuesData, ClusterConversationIssuesErrors, ClusterConversationIssuesResponses, CreateClusterChangeRequestData, CreateClusterChangeRequestErrors, CreateClusterChangeRequestResponses, DeleteConversationData, DeleteConversationErrors, DeleteConversationResponses, IngestConversationsData, IngestConversationsErrors, IngestConversationsResponses, LoadSampleConversationsData, LoadSampleConversationsErrors, LoadSampleConversationsResponses, MergeIssuesClusterData, MergeIssuesClusterErrors, MergeIssuesClusterResponses, PreviewConversationData, PreviewConversationErrors, PreviewConversationResponses, RemoveSampleConversationsData, RemoveSampleConversationsErrors, RemoveSampleConversationsResponses, ShowOriginalConversationData, ShowOriginalConversationErrors, ShowOriginalConversationResponses, SplitIssuesClusterData, SplitIssuesClusterErrors, SplitIssuesClusterResponses, UndoClusterActionData, UndoClusterActionErrors, UndoClusterActionResponses, UpdateConversationSettingsData, UpdateConversationSettingsErrors, UpdateConversationSettingsResponses, UpdateIssuesClusterData, UpdateIssuesClusterErrors, UpdateIssuesClusterResponses } from '../types.gen.ts';

export const ingestConversations = <ThrowOnError extends boolean = true>(options: Options<IngestConversationsData, ThrowOnError>): RequestResult<IngestConversationsResponses, IngestConversationsErrors, ThrowOnError> => (options.client ?? client).post<IngestConversationsResponses, IngestConversationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteConversation = <ThrowOnError extends boolean = true>(options: Options<DeleteConversationData, ThrowOnError>): RequestResult<DeleteConversationResponses, DeleteConversationErrors, ThrowOnError> => (options.client ?? client).delete<DeleteConversationResponses, DeleteConversationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations/{conversationId}',
    ...options
});

export const showOriginalConversation = <ThrowOnError extends boolean = true>(options: Options<ShowOriginalConversationData, ThrowOnError>): RequestResult<ShowOriginalConversationResponses, ShowOriginalConversationErrors, ThrowOnError> => (options.client ?? client).post<ShowOriginalConversationResponses, ShowOriginalConversationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations/{conversationId}/original',
    ...options
});

export const previewConversation = <ThrowOnError extends boolean = true>(options: Options<PreviewConversationData, ThrowOnError>): RequestResult<PreviewConversationResponses, PreviewConversationErrors, ThrowOnError> => (options.client ?? client).post<PreviewConversationResponses, PreviewConversationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const updateConversationSettings = <ThrowOnError extends boolean = true>(options: Options<UpdateConversationSettingsData, ThrowOnError>): RequestResult<UpdateConversationSettingsResponses, UpdateConversationSettingsErrors, ThrowOnError> => (options.client ?? client).patch<UpdateConversationSettingsResponses, UpdateConversationSettingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeSampleConversations = <ThrowOnError extends boolean = true>(options: Options<RemoveSampleConversationsData, ThrowOnError>): RequestResult<RemoveSampleConversationsResponses, RemoveSampleConversationsErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSampleConversationsResponses, RemoveSampleConversationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-sample',
    ...options
});

export const loadSampleConversations = <ThrowOnError extends boolean = true>(options: Options<LoadSampleConversationsData, ThrowOnError>): RequestResult<LoadSampleConversationsResponses, LoadSampleConversationsErrors, ThrowOnError> => (options.client ?? client).post<LoadSampleConversationsResponses, LoadSampleConversationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-sample',
    ...options
});

export const clusterConversationIssues = <ThrowOnError extends boolean = true>(options: Options<ClusterConversationIssuesData, ThrowOnError>): RequestResult<ClusterConversationIssuesResponses, ClusterConversationIssuesErrors, ThrowOnError> => (options.client ?? client).post<ClusterConversationIssuesResponses, ClusterConversationIssuesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters/run',
    ...options
});

export const updateIssuesCluster = <ThrowOnError extends boolean = true>(options: Options<UpdateIssuesClusterData, ThrowOnError>): RequestResult<UpdateIssuesClusterResponses, UpdateIssuesClusterErrors, ThrowOnError> => (options.client ?? client).patch<UpdateIssuesClusterResponses, UpdateIssuesClusterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const mergeIssuesCluster = <ThrowOnError extends boolean = true>(options: Options<MergeIssuesClusterData, ThrowOnError>): RequestResult<MergeIssuesClusterResponses, MergeIssuesClusterErrors, ThrowOnError> => (options.client ?? client).post<MergeIssuesClusterResponses, MergeIssuesClusterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/merge',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const splitIssuesCluster = <ThrowOnError extends boolean = true>(options: Options<SplitIssuesClusterData, ThrowOnError>): RequestResult<SplitIssuesClusterResponses, SplitIssuesClusterErrors, ThrowOnError> => (options.client ?? client).post<SplitIssuesClusterResponses, SplitIssuesClusterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/split',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const undoClusterAction = <ThrowOnError extends boolean = true>(options: Options<UndoClusterActionData, ThrowOnError>): RequestResult<UndoClusterActionResponses, UndoClusterActionErrors, ThrowOnError> => (options.client ?? client).post<UndoClusterActionResponses, UndoClusterActionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-actions/{actionId}/undo',
    ...options
});

export const createClusterChangeRequest = <ThrowOnError extends boolean = true>(options: Options<CreateClusterChangeRequestData, ThrowOnError>): RequestResult<CreateClusterChangeRequestResponses, CreateClusterChangeRequestErrors, ThrowOnError> => (options.client ?? client).post<CreateClusterChangeRequestResponses, CreateClusterChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters/{clusterId}/change-requests',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
