// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { announceChangeRequestPresence, answerConflict, cancelChangeRequestMergePlan, createChangeRequest, createSavedFilter, deleteSavedFilter, dismissChangeRequestReview, markChangeRequestViewed, mergeChangeRequest, muteChangeRequest, planChangeRequestMerge, requestChangeRequestReviewers, revertChangeRequest, submitChangeRequestReview, transferPages, tryMergeRules, unmuteChangeRequest, updateChangeRequest, updateFromMain, updateSavedFilter, withdrawChangeRequestReviewer } from '../../sdk/change-requests-writes.gen.ts';
import type { AnnounceChangeRequestPresenceData, AnnounceChangeRequestPresenceError, AnnounceChangeRequestPresenceResponse, AnswerConflictData, AnswerConflictError, AnswerConflictResponse, CancelChangeRequestMergePlanData, CancelChangeRequestMergePlanError, CancelChangeRequestMergePlanResponse, CreateChangeRequestData, CreateChangeRequestError, CreateChangeRequestResponse, CreateSavedFilterData, CreateSavedFilterError, CreateSavedFilterResponse, DeleteSavedFilterData, DeleteSavedFilterError, DeleteSavedFilterResponse, DismissChangeRequestReviewData, DismissChangeRequestReviewError, DismissChangeRequestReviewResponse, MarkChangeRequestViewedData, MarkChangeRequestViewedError, MarkChangeRequestViewedResponse, MergeChangeRequestData, MergeChangeRequestError, MergeChangeRequestResponse, MuteChangeRequestData, MuteChangeRequestError, MuteChangeRequestResponse, PlanChangeRequestMergeData, PlanChangeRequestMergeError, PlanChangeRequestMergeResponse, RequestChangeRequestReviewersData, RequestChangeRequestReviewersError, RequestChangeRequestReviewersResponse, RevertChangeRequestData, RevertChangeRequestError, RevertChangeRequestResponse, SubmitChangeRequestReviewData, SubmitChangeRequestReviewError, SubmitChangeRequestReviewResponse, TransferPagesData, TransferPagesError, TransferPagesResponse, TryMergeRulesData, TryMergeRulesError, TryMergeRulesResponse, UnmuteChangeRequestData, UnmuteChangeRequestError, UnmuteChangeRequestResponse, UpdateChangeRequestData, UpdateChangeRequestError, UpdateChangeRequestResponse, UpdateFromMainData, UpdateFromMainError, UpdateFromMainResponse, UpdateSavedFilterData, UpdateSavedFilterError, UpdateSavedFilterResponse, WithdrawChangeRequestReviewerData, WithdrawChangeRequestReviewerError, WithdrawChangeRequestReviewerResponse } from '../../types.gen.ts';

export const unmuteChangeRequestMutation = (options?: Partial<Options<UnmuteChangeRequestData>>): UseMutationOptions<UnmuteChangeRequestResponse, UnmuteChangeRequestError, Options<UnmuteChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<UnmuteChangeRequestResponse, UnmuteChangeRequestError, Options<UnmuteChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await unmuteChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const muteChangeRequestMutation = (options?: Partial<Options<MuteChangeRequestData>>): UseMutationOptions<MuteChangeRequestResponse, MuteChangeRequestError, Options<MuteChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<MuteChangeRequestResponse, MuteChangeRequestError, Options<MuteChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await muteChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createChangeRequestMutation = (options?: Partial<Options<CreateChangeRequestData>>): UseMutationOptions<CreateChangeRequestResponse, CreateChangeRequestError, Options<CreateChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeRequestResponse, CreateChangeRequestError, Options<CreateChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateChangeRequestMutation = (options?: Partial<Options<UpdateChangeRequestData>>): UseMutationOptions<UpdateChangeRequestResponse, UpdateChangeRequestError, Options<UpdateChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<UpdateChangeRequestResponse, UpdateChangeRequestError, Options<UpdateChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const mergeChangeRequestMutation = (options?: Partial<Options<MergeChangeRequestData>>): UseMutationOptions<MergeChangeRequestResponse, MergeChangeRequestError, Options<MergeChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<MergeChangeRequestResponse, MergeChangeRequestError, Options<MergeChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await mergeChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateFromMainMutation = (options?: Partial<Options<UpdateFromMainData>>): UseMutationOptions<UpdateFromMainResponse, UpdateFromMainError, Options<UpdateFromMainData>> => {
    const mutationOptions: UseMutationOptions<UpdateFromMainResponse, UpdateFromMainError, Options<UpdateFromMainData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateFromMain({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const revertChangeRequestMutation = (options?: Partial<Options<RevertChangeRequestData>>): UseMutationOptions<RevertChangeRequestResponse, RevertChangeRequestError, Options<RevertChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<RevertChangeRequestResponse, RevertChangeRequestError, Options<RevertChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revertChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const transferPagesMutation = (options?: Partial<Options<TransferPagesData>>): UseMutationOptions<TransferPagesResponse, TransferPagesError, Options<TransferPagesData>> => {
    const mutationOptions: UseMutationOptions<TransferPagesResponse, TransferPagesError, Options<TransferPagesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await transferPages({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const answerConflictMutation = (options?: Partial<Options<AnswerConflictData>>): UseMutationOptions<AnswerConflictResponse, AnswerConflictError, Options<AnswerConflictData>> => {
    const mutationOptions: UseMutationOptions<AnswerConflictResponse, AnswerConflictError, Options<AnswerConflictData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await answerConflict({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSavedFilterMutation = (options?: Partial<Options<CreateSavedFilterData>>): UseMutationOptions<CreateSavedFilterResponse, CreateSavedFilterError, Options<CreateSavedFilterData>> => {
    const mutationOptions: UseMutationOptions<CreateSavedFilterResponse, CreateSavedFilterError, Options<CreateSavedFilterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSavedFilter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSavedFilterMutation = (options?: Partial<Options<DeleteSavedFilterData>>): UseMutationOptions<DeleteSavedFilterResponse, DeleteSavedFilterError, Options<DeleteSavedFilterData>> => {
    const mutationOptions: UseMutationOptions<DeleteSavedFilterResponse, DeleteSavedFilterError, Options<DeleteSavedFilterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSavedFilter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSavedFilterMutation = (options?: Partial<Options<UpdateSavedFilterData>>): UseMutationOptions<UpdateSavedFilterResponse, UpdateSavedFilterError, Options<UpdateSavedFilterData>> => {
    const mutationOptions: UseMutationOptions<UpdateSavedFilterResponse, UpdateSavedFilterError, Options<UpdateSavedFilterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSavedFilter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const submitChangeRequestReviewMutation = (options?: Partial<Options<SubmitChangeRequestReviewData>>): UseMutationOptions<SubmitChangeRequestReviewResponse, SubmitChangeRequestReviewError, Options<SubmitChangeRequestReviewData>> => {
    const mutationOptions: UseMutationOptions<SubmitChangeRequestReviewResponse, SubmitChangeRequestReviewError, Options<SubmitChangeRequestReviewData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await submitChangeRequestReview({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const dismissChangeRequestReviewMutation = (options?: Partial<Options<DismissChangeRequestReviewData>>): UseMutationOptions<DismissChangeRequestReviewResponse, DismissChangeRequestReviewError, Options<DismissChangeRequestReviewData>> => {
    const mutationOptions: UseMutationOptions<DismissChangeRequestReviewResponse, DismissChangeRequestReviewError, Options<DismissChangeRequestReviewData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dismissChangeRequestReview({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const requestChangeRequestReviewersMutation = (options?: Partial<Options<RequestChangeRequestReviewersData>>): UseMutationOptions<RequestChangeRequestReviewersResponse, RequestChangeRequestReviewersError, Options<RequestChangeRequestReviewersData>> => {
    const mutationOptions: UseMutationOptions<RequestChangeRequestReviewersResponse, RequestChangeRequestReviewersError, Options<RequestChangeRequestReviewersData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await requestChangeRequestReviewers({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const withdrawChangeRequestReviewerMutation = (options?: Partial<Options<WithdrawChangeRequestReviewerData>>): UseMutationOptions<WithdrawChangeRequestReviewerResponse, WithdrawChangeRequestReviewerError, Options<WithdrawChangeRequestReviewerData>> => {
    const mutationOptions: UseMutationOptions<WithdrawChangeRequestReviewerResponse, WithdrawChangeRequestReviewerError, Options<WithdrawChangeRequestReviewerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawChangeRequestReviewer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const tryMergeRulesMutation = (options?: Partial<Options<TryMergeRulesData>>): UseMutationOptions<TryMergeRulesResponse, TryMergeRulesError, Options<TryMergeRulesData>> => {
    const mutationOptions: UseMutationOptions<TryMergeRulesResponse, TryMergeRulesError, Options<TryMergeRulesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await tryMergeRules({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const markChangeRequestViewedMutation = (options?: Partial<Options<MarkChangeRequestViewedData>>): UseMutationOptions<MarkChangeRequestViewedResponse, MarkChangeRequestViewedError, Options<MarkChangeRequestViewedData>> => {
    const mutationOptions: UseMutationOptions<MarkChangeRequestViewedResponse, MarkChangeRequestViewedError, Options<MarkChangeRequestViewedData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await markChangeRequestViewed({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const cancelChangeRequestMergePlanMutation = (options?: Partial<Options<CancelChangeRequestMergePlanData>>): UseMutationOptions<CancelChangeRequestMergePlanResponse, CancelChangeRequestMergePlanError, Options<CancelChangeRequestMergePlanData>> => {
    const mutationOptions: UseMutationOptions<CancelChangeRequestMergePlanResponse, CancelChangeRequestMergePlanError, Options<CancelChangeRequestMergePlanData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelChangeRequestMergePlan({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const planChangeRequestMergeMutation = (options?: Partial<Options<PlanChangeRequestMergeData>>): UseMutationOptions<PlanChangeRequestMergeResponse, PlanChangeRequestMergeError, Options<PlanChangeRequestMergeData>> => {
    const mutationOptions: UseMutationOptions<PlanChangeRequestMergeResponse, PlanChangeRequestMergeError, Options<PlanChangeRequestMergeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await planChangeRequestMerge({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const announceChangeRequestPresenceMutation = (options?: Partial<Options<AnnounceChangeRequestPresenceData>>): UseMutationOptions<AnnounceChangeRequestPresenceResponse, AnnounceChangeRequestPresenceError, Options<AnnounceChangeRequestPresenceData>> => {
    const mutationOptions: UseMutationOptions<AnnounceChangeRequestPresenceResponse, AnnounceChangeRequestPresenceError, Options<AnnounceChangeRequestPresenceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await announceChangeRequestPresence({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
