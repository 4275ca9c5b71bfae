// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { acceptApiSpecFindings, checkApiSpec, createApiSpec, createApiSpecChangeRequest, deleteApiSpec, refreshApiSpec, replaceApiSpec, replaceApiSpecText, updateApiSpec } from '../../sdk/api-specs-writes.gen.ts';
import type { AcceptApiSpecFindingsData, AcceptApiSpecFindingsError, AcceptApiSpecFindingsResponse, CheckApiSpecData, CheckApiSpecError, CheckApiSpecResponse, CreateApiSpecChangeRequestData, CreateApiSpecChangeRequestError, CreateApiSpecChangeRequestResponse, CreateApiSpecData, CreateApiSpecError, CreateApiSpecResponse, DeleteApiSpecData, DeleteApiSpecError, DeleteApiSpecResponse, RefreshApiSpecData, RefreshApiSpecError, RefreshApiSpecResponse, ReplaceApiSpecData, ReplaceApiSpecError, ReplaceApiSpecResponse, ReplaceApiSpecTextData, ReplaceApiSpecTextError, ReplaceApiSpecTextResponse, UpdateApiSpecData, UpdateApiSpecError, UpdateApiSpecResponse } from '../../types.gen.ts';

export const createApiSpecMutation = (options?: Partial<Options<CreateApiSpecData>>): UseMutationOptions<CreateApiSpecResponse, CreateApiSpecError, Options<CreateApiSpecData>> => {
    const mutationOptions: UseMutationOptions<CreateApiSpecResponse, CreateApiSpecError, Options<CreateApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteApiSpecMutation = (options?: Partial<Options<DeleteApiSpecData>>): UseMutationOptions<DeleteApiSpecResponse, DeleteApiSpecError, Options<DeleteApiSpecData>> => {
    const mutationOptions: UseMutationOptions<DeleteApiSpecResponse, DeleteApiSpecError, Options<DeleteApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateApiSpecMutation = (options?: Partial<Options<UpdateApiSpecData>>): UseMutationOptions<UpdateApiSpecResponse, UpdateApiSpecError, Options<UpdateApiSpecData>> => {
    const mutationOptions: UseMutationOptions<UpdateApiSpecResponse, UpdateApiSpecError, Options<UpdateApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const replaceApiSpecMutation = (options?: Partial<Options<ReplaceApiSpecData>>): UseMutationOptions<ReplaceApiSpecResponse, ReplaceApiSpecError, Options<ReplaceApiSpecData>> => {
    const mutationOptions: UseMutationOptions<ReplaceApiSpecResponse, ReplaceApiSpecError, Options<ReplaceApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replaceApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const checkApiSpecMutation = (options?: Partial<Options<CheckApiSpecData>>): UseMutationOptions<CheckApiSpecResponse, CheckApiSpecError, Options<CheckApiSpecData>> => {
    const mutationOptions: UseMutationOptions<CheckApiSpecResponse, CheckApiSpecError, Options<CheckApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await checkApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const refreshApiSpecMutation = (options?: Partial<Options<RefreshApiSpecData>>): UseMutationOptions<RefreshApiSpecResponse, RefreshApiSpecError, Options<RefreshApiSpecData>> => {
    const mutationOptions: UseMutationOptions<RefreshApiSpecResponse, RefreshApiSpecError, Options<RefreshApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await refreshApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const replaceApiSpecTextMutation = (options?: Partial<Options<ReplaceApiSpecTextData>>): UseMutationOptions<ReplaceApiSpecTextResponse, ReplaceApiSpecTextError, Options<ReplaceApiSpecTextData>> => {
    const mutationOptions: UseMutationOptions<ReplaceApiSpecTextResponse, ReplaceApiSpecTextError, Options<ReplaceApiSpecTextData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replaceApiSpecText({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const acceptApiSpecFindingsMutation = (options?: Partial<Options<AcceptApiSpecFindingsData>>): UseMutationOptions<AcceptApiSpecFindingsResponse, AcceptApiSpecFindingsError, Options<AcceptApiSpecFindingsData>> => {
    const mutationOptions: UseMutationOptions<AcceptApiSpecFindingsResponse, AcceptApiSpecFindingsError, Options<AcceptApiSpecFindingsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acceptApiSpecFindings({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createApiSpecChangeRequestMutation = (options?: Partial<Options<CreateApiSpecChangeRequestData>>): UseMutationOptions<CreateApiSpecChangeRequestResponse, CreateApiSpecChangeRequestError, Options<CreateApiSpecChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<CreateApiSpecChangeRequestResponse, CreateApiSpecChangeRequestError, Options<CreateApiSpecChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createApiSpecChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
