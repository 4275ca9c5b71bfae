// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { approveTranslationUnits, cancelTranslationRun, createTranslation, createTranslationEngine, deleteTranslation, deleteTranslationEngine, importTranslation, keepTranslationUnit, keepTranslationUnits, previewGlossaryUpdate, runTranslation, testTranslationEngine, updateGlossaryEntries, updateTranslation, updateTranslationEngine, updateTranslationUnit } from '../../sdk/translations-writes.gen.ts';
import type { ApproveTranslationUnitsData, ApproveTranslationUnitsError, ApproveTranslationUnitsResponse, CancelTranslationRunData, CancelTranslationRunError, CancelTranslationRunResponse, CreateTranslationData, CreateTranslationEngineData, CreateTranslationEngineError, CreateTranslationEngineResponse, CreateTranslationError, CreateTranslationResponse, DeleteTranslationData, DeleteTranslationEngineData, DeleteTranslationEngineError, DeleteTranslationEngineResponse, DeleteTranslationError, DeleteTranslationResponse, ImportTranslationData, ImportTranslationError, ImportTranslationResponse, KeepTranslationUnitData, KeepTranslationUnitError, KeepTranslationUnitResponse, KeepTranslationUnitsData, KeepTranslationUnitsError, KeepTranslationUnitsResponse, PreviewGlossaryUpdateData, PreviewGlossaryUpdateError, PreviewGlossaryUpdateResponse, RunTranslationData, RunTranslationError, RunTranslationResponse, TestTranslationEngineData, TestTranslationEngineError, TestTranslationEngineResponse, UpdateGlossaryEntriesData, UpdateGlossaryEntriesError, UpdateGlossaryEntriesResponse, UpdateTranslationData, UpdateTranslationEngineData, UpdateTranslationEngineError, UpdateTranslationEngineResponse, UpdateTranslationError, UpdateTranslationResponse, UpdateTranslationUnitData, UpdateTranslationUnitError, UpdateTranslationUnitResponse } from '../../types.gen.ts';

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

export const cancelTranslationRunMutation = (options?: Partial<Options<CancelTranslationRunData>>): UseMutationOptions<CancelTranslationRunResponse, CancelTranslationRunError, Options<CancelTranslationRunData>> => {
    const mutationOptions: UseMutationOptions<CancelTranslationRunResponse, CancelTranslationRunError, Options<CancelTranslationRunData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelTranslationRun({
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

export const updateTranslationUnitMutation = (options?: Partial<Options<UpdateTranslationUnitData>>): UseMutationOptions<UpdateTranslationUnitResponse, UpdateTranslationUnitError, Options<UpdateTranslationUnitData>> => {
    const mutationOptions: UseMutationOptions<UpdateTranslationUnitResponse, UpdateTranslationUnitError, Options<UpdateTranslationUnitData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTranslationUnit({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const keepTranslationUnitMutation = (options?: Partial<Options<KeepTranslationUnitData>>): UseMutationOptions<KeepTranslationUnitResponse, KeepTranslationUnitError, Options<KeepTranslationUnitData>> => {
    const mutationOptions: UseMutationOptions<KeepTranslationUnitResponse, KeepTranslationUnitError, Options<KeepTranslationUnitData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await keepTranslationUnit({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const keepTranslationUnitsMutation = (options?: Partial<Options<KeepTranslationUnitsData>>): UseMutationOptions<KeepTranslationUnitsResponse, KeepTranslationUnitsError, Options<KeepTranslationUnitsData>> => {
    const mutationOptions: UseMutationOptions<KeepTranslationUnitsResponse, KeepTranslationUnitsError, Options<KeepTranslationUnitsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await keepTranslationUnits({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const approveTranslationUnitsMutation = (options?: Partial<Options<ApproveTranslationUnitsData>>): UseMutationOptions<ApproveTranslationUnitsResponse, ApproveTranslationUnitsError, Options<ApproveTranslationUnitsData>> => {
    const mutationOptions: UseMutationOptions<ApproveTranslationUnitsResponse, ApproveTranslationUnitsError, Options<ApproveTranslationUnitsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await approveTranslationUnits({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const importTranslationMutation = (options?: Partial<Options<ImportTranslationData>>): UseMutationOptions<ImportTranslationResponse, ImportTranslationError, Options<ImportTranslationData>> => {
    const mutationOptions: UseMutationOptions<ImportTranslationResponse, ImportTranslationError, Options<ImportTranslationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importTranslation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateGlossaryEntriesMutation = (options?: Partial<Options<UpdateGlossaryEntriesData>>): UseMutationOptions<UpdateGlossaryEntriesResponse, UpdateGlossaryEntriesError, Options<UpdateGlossaryEntriesData>> => {
    const mutationOptions: UseMutationOptions<UpdateGlossaryEntriesResponse, UpdateGlossaryEntriesError, Options<UpdateGlossaryEntriesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateGlossaryEntries({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const previewGlossaryUpdateMutation = (options?: Partial<Options<PreviewGlossaryUpdateData>>): UseMutationOptions<PreviewGlossaryUpdateResponse, PreviewGlossaryUpdateError, Options<PreviewGlossaryUpdateData>> => {
    const mutationOptions: UseMutationOptions<PreviewGlossaryUpdateResponse, PreviewGlossaryUpdateError, Options<PreviewGlossaryUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewGlossaryUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createTranslationEngineMutation = (options?: Partial<Options<CreateTranslationEngineData>>): UseMutationOptions<CreateTranslationEngineResponse, CreateTranslationEngineError, Options<CreateTranslationEngineData>> => {
    const mutationOptions: UseMutationOptions<CreateTranslationEngineResponse, CreateTranslationEngineError, Options<CreateTranslationEngineData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTranslationEngine({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteTranslationEngineMutation = (options?: Partial<Options<DeleteTranslationEngineData>>): UseMutationOptions<DeleteTranslationEngineResponse, DeleteTranslationEngineError, Options<DeleteTranslationEngineData>> => {
    const mutationOptions: UseMutationOptions<DeleteTranslationEngineResponse, DeleteTranslationEngineError, Options<DeleteTranslationEngineData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTranslationEngine({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateTranslationEngineMutation = (options?: Partial<Options<UpdateTranslationEngineData>>): UseMutationOptions<UpdateTranslationEngineResponse, UpdateTranslationEngineError, Options<UpdateTranslationEngineData>> => {
    const mutationOptions: UseMutationOptions<UpdateTranslationEngineResponse, UpdateTranslationEngineError, Options<UpdateTranslationEngineData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTranslationEngine({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const testTranslationEngineMutation = (options?: Partial<Options<TestTranslationEngineData>>): UseMutationOptions<TestTranslationEngineResponse, TestTranslationEngineError, Options<TestTranslationEngineData>> => {
    const mutationOptions: UseMutationOptions<TestTranslationEngineResponse, TestTranslationEngineError, Options<TestTranslationEngineData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await testTranslationEngine({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
