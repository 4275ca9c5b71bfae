// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { createOrganization, deleteOrganization, dismissFirstSteps, joinOrganization, recallFirstSteps, updateAgentInstructions, updateOrganization } from '../../sdk/organizations-writes.gen.ts';
import type { CreateOrganizationData, CreateOrganizationError, CreateOrganizationResponse, DeleteOrganizationData, DeleteOrganizationError, DeleteOrganizationResponse, DismissFirstStepsData, DismissFirstStepsError, DismissFirstStepsResponse, JoinOrganizationData, JoinOrganizationError, JoinOrganizationResponse, RecallFirstStepsData, RecallFirstStepsError, RecallFirstStepsResponse, UpdateAgentInstructionsData, UpdateAgentInstructionsError, UpdateAgentInstructionsResponse, UpdateOrganizationData, UpdateOrganizationError, UpdateOrganizationResponse } from '../../types.gen.ts';

export const createOrganizationMutation = (options?: Partial<Options<CreateOrganizationData>>): UseMutationOptions<CreateOrganizationResponse, CreateOrganizationError, Options<CreateOrganizationData>> => {
    const mutationOptions: UseMutationOptions<CreateOrganizationResponse, CreateOrganizationError, Options<CreateOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteOrganizationMutation = (options?: Partial<Options<DeleteOrganizationData>>): UseMutationOptions<DeleteOrganizationResponse, DeleteOrganizationError, Options<DeleteOrganizationData>> => {
    const mutationOptions: UseMutationOptions<DeleteOrganizationResponse, DeleteOrganizationError, Options<DeleteOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateOrganizationMutation = (options?: Partial<Options<UpdateOrganizationData>>): UseMutationOptions<UpdateOrganizationResponse, UpdateOrganizationError, Options<UpdateOrganizationData>> => {
    const mutationOptions: UseMutationOptions<UpdateOrganizationResponse, UpdateOrganizationError, Options<UpdateOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const joinOrganizationMutation = (options?: Partial<Options<JoinOrganizationData>>): UseMutationOptions<JoinOrganizationResponse, JoinOrganizationError, Options<JoinOrganizationData>> => {
    const mutationOptions: UseMutationOptions<JoinOrganizationResponse, JoinOrganizationError, Options<JoinOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await joinOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateAgentInstructionsMutation = (options?: Partial<Options<UpdateAgentInstructionsData>>): UseMutationOptions<UpdateAgentInstructionsResponse, UpdateAgentInstructionsError, Options<UpdateAgentInstructionsData>> => {
    const mutationOptions: UseMutationOptions<UpdateAgentInstructionsResponse, UpdateAgentInstructionsError, Options<UpdateAgentInstructionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateAgentInstructions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const recallFirstStepsMutation = (options?: Partial<Options<RecallFirstStepsData>>): UseMutationOptions<RecallFirstStepsResponse, RecallFirstStepsError, Options<RecallFirstStepsData>> => {
    const mutationOptions: UseMutationOptions<RecallFirstStepsResponse, RecallFirstStepsError, Options<RecallFirstStepsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await recallFirstSteps({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const dismissFirstStepsMutation = (options?: Partial<Options<DismissFirstStepsData>>): UseMutationOptions<DismissFirstStepsResponse, DismissFirstStepsError, Options<DismissFirstStepsData>> => {
    const mutationOptions: UseMutationOptions<DismissFirstStepsResponse, DismissFirstStepsError, Options<DismissFirstStepsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dismissFirstSteps({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
