// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { acceptSuggestion, acceptSuggestions, createChangeRequestComment, createChangeRequestCommentReply, createSpaceComment, createSpaceCommentReply, createSuggestion, deleteChangeRequestComment, deleteChangeRequestCommentReply, deleteSpaceComment, deleteSpaceCommentReply, dismissSuggestion, updateChangeRequestComment, updateChangeRequestCommentReply, updateSpaceComment, updateSpaceCommentReply } from '../../sdk/comments-writes.gen.ts';
import type { AcceptSuggestionData, AcceptSuggestionError, AcceptSuggestionResponse, AcceptSuggestionsData, AcceptSuggestionsError, AcceptSuggestionsResponse, CreateChangeRequestCommentData, CreateChangeRequestCommentError, CreateChangeRequestCommentReplyData, CreateChangeRequestCommentReplyError, CreateChangeRequestCommentReplyResponse, CreateChangeRequestCommentResponse, CreateSpaceCommentData, CreateSpaceCommentError, CreateSpaceCommentReplyData, CreateSpaceCommentReplyError, CreateSpaceCommentReplyResponse, CreateSpaceCommentResponse, CreateSuggestionData, CreateSuggestionError, CreateSuggestionResponse, DeleteChangeRequestCommentData, DeleteChangeRequestCommentError, DeleteChangeRequestCommentReplyData, DeleteChangeRequestCommentReplyError, DeleteChangeRequestCommentReplyResponse, DeleteChangeRequestCommentResponse, DeleteSpaceCommentData, DeleteSpaceCommentError, DeleteSpaceCommentReplyData, DeleteSpaceCommentReplyError, DeleteSpaceCommentReplyResponse, DeleteSpaceCommentResponse, DismissSuggestionData, DismissSuggestionError, DismissSuggestionResponse, UpdateChangeRequestCommentData, UpdateChangeRequestCommentError, UpdateChangeRequestCommentReplyData, UpdateChangeRequestCommentReplyError, UpdateChangeRequestCommentReplyResponse, UpdateChangeRequestCommentResponse, UpdateSpaceCommentData, UpdateSpaceCommentError, UpdateSpaceCommentReplyData, UpdateSpaceCommentReplyError, UpdateSpaceCommentReplyResponse, UpdateSpaceCommentResponse } from '../../types.gen.ts';

export const createSpaceCommentMutation = (options?: Partial<Options<CreateSpaceCommentData>>): UseMutationOptions<CreateSpaceCommentResponse, CreateSpaceCommentError, Options<CreateSpaceCommentData>> => {
    const mutationOptions: UseMutationOptions<CreateSpaceCommentResponse, CreateSpaceCommentError, Options<CreateSpaceCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSpaceComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSpaceCommentMutation = (options?: Partial<Options<DeleteSpaceCommentData>>): UseMutationOptions<DeleteSpaceCommentResponse, DeleteSpaceCommentError, Options<DeleteSpaceCommentData>> => {
    const mutationOptions: UseMutationOptions<DeleteSpaceCommentResponse, DeleteSpaceCommentError, Options<DeleteSpaceCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSpaceComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSpaceCommentMutation = (options?: Partial<Options<UpdateSpaceCommentData>>): UseMutationOptions<UpdateSpaceCommentResponse, UpdateSpaceCommentError, Options<UpdateSpaceCommentData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceCommentResponse, UpdateSpaceCommentError, Options<UpdateSpaceCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSpaceCommentReplyMutation = (options?: Partial<Options<CreateSpaceCommentReplyData>>): UseMutationOptions<CreateSpaceCommentReplyResponse, CreateSpaceCommentReplyError, Options<CreateSpaceCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<CreateSpaceCommentReplyResponse, CreateSpaceCommentReplyError, Options<CreateSpaceCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSpaceCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSpaceCommentReplyMutation = (options?: Partial<Options<DeleteSpaceCommentReplyData>>): UseMutationOptions<DeleteSpaceCommentReplyResponse, DeleteSpaceCommentReplyError, Options<DeleteSpaceCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<DeleteSpaceCommentReplyResponse, DeleteSpaceCommentReplyError, Options<DeleteSpaceCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSpaceCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSpaceCommentReplyMutation = (options?: Partial<Options<UpdateSpaceCommentReplyData>>): UseMutationOptions<UpdateSpaceCommentReplyResponse, UpdateSpaceCommentReplyError, Options<UpdateSpaceCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceCommentReplyResponse, UpdateSpaceCommentReplyError, Options<UpdateSpaceCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createChangeRequestCommentMutation = (options?: Partial<Options<CreateChangeRequestCommentData>>): UseMutationOptions<CreateChangeRequestCommentResponse, CreateChangeRequestCommentError, Options<CreateChangeRequestCommentData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeRequestCommentResponse, CreateChangeRequestCommentError, Options<CreateChangeRequestCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeRequestComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteChangeRequestCommentMutation = (options?: Partial<Options<DeleteChangeRequestCommentData>>): UseMutationOptions<DeleteChangeRequestCommentResponse, DeleteChangeRequestCommentError, Options<DeleteChangeRequestCommentData>> => {
    const mutationOptions: UseMutationOptions<DeleteChangeRequestCommentResponse, DeleteChangeRequestCommentError, Options<DeleteChangeRequestCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteChangeRequestComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateChangeRequestCommentMutation = (options?: Partial<Options<UpdateChangeRequestCommentData>>): UseMutationOptions<UpdateChangeRequestCommentResponse, UpdateChangeRequestCommentError, Options<UpdateChangeRequestCommentData>> => {
    const mutationOptions: UseMutationOptions<UpdateChangeRequestCommentResponse, UpdateChangeRequestCommentError, Options<UpdateChangeRequestCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateChangeRequestComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createChangeRequestCommentReplyMutation = (options?: Partial<Options<CreateChangeRequestCommentReplyData>>): UseMutationOptions<CreateChangeRequestCommentReplyResponse, CreateChangeRequestCommentReplyError, Options<CreateChangeRequestCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeRequestCommentReplyResponse, CreateChangeRequestCommentReplyError, Options<CreateChangeRequestCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeRequestCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteChangeRequestCommentReplyMutation = (options?: Partial<Options<DeleteChangeRequestCommentReplyData>>): UseMutationOptions<DeleteChangeRequestCommentReplyResponse, DeleteChangeRequestCommentReplyError, Options<DeleteChangeRequestCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<DeleteChangeRequestCommentReplyResponse, DeleteChangeRequestCommentReplyError, Options<DeleteChangeRequestCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteChangeRequestCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateChangeRequestCommentReplyMutation = (options?: Partial<Options<UpdateChangeRequestCommentReplyData>>): UseMutationOptions<UpdateChangeRequestCommentReplyResponse, UpdateChangeRequestCommentReplyError, Options<UpdateChangeRequestCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<UpdateChangeRequestCommentReplyResponse, UpdateChangeRequestCommentReplyError, Options<UpdateChangeRequestCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateChangeRequestCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSuggestionMutation = (options?: Partial<Options<CreateSuggestionData>>): UseMutationOptions<CreateSuggestionResponse, CreateSuggestionError, Options<CreateSuggestionData>> => {
    const mutationOptions: UseMutationOptions<CreateSuggestionResponse, CreateSuggestionError, Options<CreateSuggestionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSuggestion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const acceptSuggestionMutation = (options?: Partial<Options<AcceptSuggestionData>>): UseMutationOptions<AcceptSuggestionResponse, AcceptSuggestionError, Options<AcceptSuggestionData>> => {
    const mutationOptions: UseMutationOptions<AcceptSuggestionResponse, AcceptSuggestionError, Options<AcceptSuggestionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acceptSuggestion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const acceptSuggestionsMutation = (options?: Partial<Options<AcceptSuggestionsData>>): UseMutationOptions<AcceptSuggestionsResponse, AcceptSuggestionsError, Options<AcceptSuggestionsData>> => {
    const mutationOptions: UseMutationOptions<AcceptSuggestionsResponse, AcceptSuggestionsError, Options<AcceptSuggestionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acceptSuggestions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const dismissSuggestionMutation = (options?: Partial<Options<DismissSuggestionData>>): UseMutationOptions<DismissSuggestionResponse, DismissSuggestionError, Options<DismissSuggestionData>> => {
    const mutationOptions: UseMutationOptions<DismissSuggestionResponse, DismissSuggestionError, Options<DismissSuggestionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dismissSuggestion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
