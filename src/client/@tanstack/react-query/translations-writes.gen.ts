// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { createTranslation, deleteTranslation, runTranslation, updateTranslation } from '../../sdk/translations-writes.gen.ts';
import type { CreateTranslationData, CreateTranslationError, CreateTranslationResponse, DeleteTranslationData, DeleteTranslationError, DeleteTranslationResponse, RunTranslationData, RunTranslationError, RunTranslationResponse, UpdateTranslationData, UpdateTranslationError, UpdateTranslationResponse } from '../../types.gen.ts';

export const createTranslationMutation = (options?: Partial<Options<CreateTranslationData>>): UseMutationOptions<CreateTranslationResponse, CreateTranslationError, Options<CreateTranslationData>> => {
    const mutationOptions: UseMutationOptions<CreateTranslationResponse, CreateTranslationError, Options<CreateTranslationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTranslation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteTranslationMutation = (options?: Partial<Options<DeleteTranslationData>>): UseMutationOptions<DeleteTranslationResponse, DeleteTranslationError, Options<DeleteTranslationData>> => {
    const mutationOptions: UseMutationOptions<DeleteTranslationResponse, DeleteTranslationError, Options<DeleteTranslationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTranslation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateTranslationMutation = (options?: Partial<Options<UpdateTranslationData>>): UseMutationOptions<UpdateTranslationResponse, UpdateTranslationError, Options<UpdateTranslationData>> => {
    const mutationOptions: UseMutationOptions<UpdateTranslationResponse, UpdateTranslationError, Options<UpdateTranslationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTranslation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const runTranslationMutation = (options?: Partial<Options<RunTranslationData>>): UseMutationOptions<RunTranslationResponse, RunTranslationError, Options<RunTranslationData>> => {
    const mutationOptions: UseMutationOptions<RunTranslationResponse, RunTranslationError, Options<RunTranslationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await runTranslation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
