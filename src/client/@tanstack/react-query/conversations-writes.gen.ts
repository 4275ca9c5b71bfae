// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { clusterConversationIssues, createClusterChangeRequest, deleteConversation, ingestConversations, loadSampleConversations, mergeIssuesCluster, previewConversation, removeSampleConversations, showOriginalConversation, splitIssuesCluster, undoClusterAction, updateConversationSettings, updateIssuesCluster } from '../../sdk/conversations-writes.gen.ts';
import type { ClusterConversationIssuesData, ClusterConversationIssuesError, ClusterConversationIssuesResponse, CreateClusterChangeRequestData, CreateClusterChangeRequestError, CreateClusterChangeRequestResponse, DeleteConversationData, DeleteConversationError, DeleteConversationResponse, IngestConversationsData, IngestConversationsError, IngestConversationsResponse, LoadSampleConversationsData, LoadSampleConversationsError, LoadSampleConversationsResponse, MergeIssuesClusterData, MergeIssuesClusterError, MergeIssuesClusterResponse, PreviewConversationData, PreviewConversationError, PreviewConversationResponse, RemoveSampleConversationsData, RemoveSampleConversationsError, RemoveSampleConversationsResponse, ShowOriginalConversationData, ShowOriginalConversationError, ShowOriginalConversationResponse, SplitIssuesClusterData, SplitIssuesClusterError, SplitIssuesClusterResponse, UndoClusterActionData, UndoClusterActionError, UndoClusterActionResponse, UpdateConversationSettingsData, UpdateConversationSettingsError, UpdateConversationSettingsResponse, UpdateIssuesClusterData, UpdateIssuesClusterError, UpdateIssuesClusterResponse } from '../../types.gen.ts';

export const ingestConversationsMutation = (options?: Partial<Options<IngestConversationsData>>): UseMutationOptions<IngestConversationsResponse, IngestConversationsError, Options<IngestConversationsData>> => {
    const mutationOptions: UseMutationOptions<IngestConversationsResponse, IngestConversationsError, Options<IngestConversationsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ingestConversations({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteConversationMutation = (options?: Partial<Options<DeleteConversationData>>): UseMutationOptions<DeleteConversationResponse, DeleteConversationError, Options<DeleteConversationData>> => {
    const mutationOptions: UseMutationOptions<DeleteConversationResponse, DeleteConversationError, Options<DeleteConversationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteConversation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const showOriginalConversationMutation = (options?: Partial<Options<ShowOriginalConversationData>>): UseMutationOptions<ShowOriginalConversationResponse, ShowOriginalConversationError, Options<ShowOriginalConversationData>> => {
    const mutationOptions: UseMutationOptions<ShowOriginalConversationResponse, ShowOriginalConversationError, Options<ShowOriginalConversationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await showOriginalConversation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const previewConversationMutation = (options?: Partial<Options<PreviewConversationData>>): UseMutationOptions<PreviewConversationResponse, PreviewConversationError, Options<PreviewConversationData>> => {
    const mutationOptions: UseMutationOptions<PreviewConversationResponse, PreviewConversationError, Options<PreviewConversationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewConversation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateConversationSettingsMutation = (options?: Partial<Options<UpdateConversationSettingsData>>): UseMutationOptions<UpdateConversationSettingsResponse, UpdateConversationSettingsError, Options<UpdateConversationSettingsData>> => {
    const mutationOptions: UseMutationOptions<UpdateConversationSettingsResponse, UpdateConversationSettingsError, Options<UpdateConversationSettingsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateConversationSettings({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeSampleConversationsMutation = (options?: Partial<Options<RemoveSampleConversationsData>>): UseMutationOptions<RemoveSampleConversationsResponse, RemoveSampleConversationsError, Options<RemoveSampleConversationsData>> => {
    const mutationOptions: UseMutationOptions<RemoveSampleConversationsResponse, RemoveSampleConversationsError, Options<RemoveSampleConversationsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeSampleConversations({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const loadSampleConversationsMutation = (options?: Partial<Options<LoadSampleConversationsData>>): UseMutationOptions<LoadSampleConversationsResponse, LoadSampleConversationsError, Options<LoadSampleConversationsData>> => {
    const mutationOptions: UseMutationOptions<LoadSampleConversationsResponse, LoadSampleConversationsError, Options<LoadSampleConversationsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await loadSampleConversations({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const clusterConversationIssuesMutation = (options?: Partial<Options<ClusterConversationIssuesData>>): UseMutationOptions<ClusterConversationIssuesResponse, ClusterConversationIssuesError, Options<ClusterConversationIssuesData>> => {
    const mutationOptions: UseMutationOptions<ClusterConversationIssuesResponse, ClusterConversationIssuesError, Options<ClusterConversationIssuesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await clusterConversationIssues({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateIssuesClusterMutation = (options?: Partial<Options<UpdateIssuesClusterData>>): UseMutationOptions<UpdateIssuesClusterResponse, UpdateIssuesClusterError, Options<UpdateIssuesClusterData>> => {
    const mutationOptions: UseMutationOptions<UpdateIssuesClusterResponse, UpdateIssuesClusterError, Options<UpdateIssuesClusterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateIssuesCluster({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const mergeIssuesClusterMutation = (options?: Partial<Options<MergeIssuesClusterData>>): UseMutationOptions<MergeIssuesClusterResponse, MergeIssuesClusterError, Options<MergeIssuesClusterData>> => {
    const mutationOptions: UseMutationOptions<MergeIssuesClusterResponse, MergeIssuesClusterError, Options<MergeIssuesClusterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await mergeIssuesCluster({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const splitIssuesClusterMutation = (options?: Partial<Options<SplitIssuesClusterData>>): UseMutationOptions<SplitIssuesClusterResponse, SplitIssuesClusterError, Options<SplitIssuesClusterData>> => {
    const mutationOptions: UseMutationOptions<SplitIssuesClusterResponse, SplitIssuesClusterError, Options<SplitIssuesClusterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await splitIssuesCluster({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const undoClusterActionMutation = (options?: Partial<Options<UndoClusterActionData>>): UseMutationOptions<UndoClusterActionResponse, UndoClusterActionError, Options<UndoClusterActionData>> => {
    const mutationOptions: UseMutationOptions<UndoClusterActionResponse, UndoClusterActionError, Options<UndoClusterActionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await undoClusterAction({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createClusterChangeRequestMutation = (options?: Partial<Options<CreateClusterChangeRequestData>>): UseMutationOptions<CreateClusterChangeRequestResponse, CreateClusterChangeRequestError, Options<CreateClusterChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<CreateClusterChangeRequestResponse, CreateClusterChangeRequestError, Options<CreateClusterChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createClusterChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
