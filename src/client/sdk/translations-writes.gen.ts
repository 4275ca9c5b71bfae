// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { ApproveTranslationUnitsData, ApproveTranslationUnitsErrors, ApproveTranslationUnitsResponses, CancelTranslationRunData, CancelTranslationRunErrors, CancelTranslationRunResponses, CreateTranslationData, CreateTranslationEngineData, CreateTranslationEngineErrors, CreateTranslationEngineResponses, CreateTranslationErrors, CreateTranslationResponses, DeleteTranslationData, DeleteTranslationEngineData, DeleteTranslationEngineErrors, DeleteTranslationEngineResponses, DeleteTranslationErrors, DeleteTranslationResponses, ImportTranslationData, ImportTranslationErrors, ImportTranslationResponses, KeepTranslationUnitData, KeepTranslationUnitErrors, KeepTranslationUnitResponses, KeepTranslationUnitsData, KeepTranslationUnitsErrors, KeepTranslationUnitsResponses, PreviewGlossaryUpdateData, PreviewGlossaryUpdateErrors, PreviewGlossaryUpdateResponses, RunTranslationData, RunTranslationErrors, RunTranslationResponses, TestTranslationEngineData, TestTranslationEngineErrors, TestTranslationEngineResponses, UpdateGlossaryEntriesData, UpdateGlossaryEntriesErrors, UpdateGlossaryEntriesResponses, UpdateTranslationData, UpdateTranslationEngineData, UpdateTranslationEngineErrors, UpdateTranslationEngineResponses, UpdateTranslationErrors, UpdateTranslationResponses, UpdateTranslationUnitData, UpdateTranslationUnitErrors, UpdateTranslationUnitResponses } from '../types.gen.ts';

export const createTranslation = <ThrowOnError extends boolean = true>(options: Options<CreateTranslationData, ThrowOnError>): RequestResult<CreateTranslationResponses, CreateTranslationErrors, ThrowOnError> => (options.client ?? client).post<CreateTranslationResponses, CreateTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteTranslation = <ThrowOnError extends boolean = true>(options: Options<DeleteTranslationData, ThrowOnError>): RequestResult<DeleteTranslationResponses, DeleteTranslationErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTranslationResponses, DeleteTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}',
    ...options
});

export const updateTranslation = <ThrowOnError extends boolean = true>(options: Options<UpdateTranslationData, ThrowOnError>): RequestResult<UpdateTranslationResponses, UpdateTranslationErrors, ThrowOnError> => (options.client ?? client).put<UpdateTranslationResponses, UpdateTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const cancelTranslationRun = <ThrowOnError extends boolean = true>(options: Options<CancelTranslationRunData, ThrowOnError>): RequestResult<CancelTranslationRunResponses, CancelTranslationRunErrors, ThrowOnError> => (options.client ?? client).delete<CancelTranslationRunResponses, CancelTranslationRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/run',
    ...options
});

export const runTranslation = <ThrowOnError extends boolean = true>(options: Options<RunTranslationData, ThrowOnError>): RequestResult<RunTranslationResponses, RunTranslationErrors, ThrowOnError> => (options.client ?? client).post<RunTranslationResponses, RunTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/run',
    ...options
});

export const updateTranslationUnit = <ThrowOnError extends boolean = true>(options: Options<UpdateTranslationUnitData, ThrowOnError>): RequestResult<UpdateTranslationUnitResponses, UpdateTranslationUnitErrors, ThrowOnError> => (options.client ?? client).put<UpdateTranslationUnitResponses, UpdateTranslationUnitErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/units/{unitId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const keepTranslationUnit = <ThrowOnError extends boolean = true>(options: Options<KeepTranslationUnitData, ThrowOnError>): RequestResult<KeepTranslationUnitResponses, KeepTranslationUnitErrors, ThrowOnError> => (options.client ?? client).post<KeepTranslationUnitResponses, KeepTranslationUnitErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/units/{unitId}/keep',
    ...options
});

export const keepTranslationUnits = <ThrowOnError extends boolean = true>(options: Options<KeepTranslationUnitsData, ThrowOnError>): RequestResult<KeepTranslationUnitsResponses, KeepTranslationUnitsErrors, ThrowOnError> => (options.client ?? client).post<KeepTranslationUnitsResponses, KeepTranslationUnitsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/keep',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const approveTranslationUnits = <ThrowOnError extends boolean = true>(options: Options<ApproveTranslationUnitsData, ThrowOnError>): RequestResult<ApproveTranslationUnitsResponses, ApproveTranslationUnitsErrors, ThrowOnError> => (options.client ?? client).post<ApproveTranslationUnitsResponses, ApproveTranslationUnitsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/approve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const importTranslation = <ThrowOnError extends boolean = true>(options: Options<ImportTranslationData, ThrowOnError>): RequestResult<ImportTranslationResponses, ImportTranslationErrors, ThrowOnError> => (options.client ?? client).post<ImportTranslationResponses, ImportTranslationErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/import',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const updateGlossaryEntries = <ThrowOnError extends boolean = true>(options: Options<UpdateGlossaryEntriesData, ThrowOnError>): RequestResult<UpdateGlossaryEntriesResponses, UpdateGlossaryEntriesErrors, ThrowOnError> => (options.client ?? client).put<UpdateGlossaryEntriesResponses, UpdateGlossaryEntriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations-glossary',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const previewGlossaryUpdate = <ThrowOnError extends boolean = true>(options: Options<PreviewGlossaryUpdateData, ThrowOnError>): RequestResult<PreviewGlossaryUpdateResponses, PreviewGlossaryUpdateErrors, ThrowOnError> => (options.client ?? client).post<PreviewGlossaryUpdateResponses, PreviewGlossaryUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations-glossary/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createTranslationEngine = <ThrowOnError extends boolean = true>(options: Options<CreateTranslationEngineData, ThrowOnError>): RequestResult<CreateTranslationEngineResponses, CreateTranslationEngineErrors, ThrowOnError> => (options.client ?? client).post<CreateTranslationEngineResponses, CreateTranslationEngineErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translation-engines',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteTranslationEngine = <ThrowOnError extends boolean = true>(options: Options<DeleteTranslationEngineData, ThrowOnError>): RequestResult<DeleteTranslationEngineResponses, DeleteTranslationEngineErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTranslationEngineResponses, DeleteTranslationEngineErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translation-engines/{engineId}',
    ...options
});

export const updateTranslationEngine = <ThrowOnError extends boolean = true>(options: Options<UpdateTranslationEngineData, ThrowOnError>): RequestResult<UpdateTranslationEngineResponses, UpdateTranslationEngineErrors, ThrowOnError> => (options.client ?? client).patch<UpdateTranslationEngineResponses, UpdateTranslationEngineErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translation-engines/{engineId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const testTranslationEngine = <ThrowOnError extends boolean = true>(options: Options<TestTranslationEngineData, ThrowOnError>): RequestResult<TestTranslationEngineResponses, TestTranslationEngineErrors, ThrowOnError> => (options.client ?? client).post<TestTranslationEngineResponses, TestTranslationEngineErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translation-engines/{engineId}/test',
    ...options
});
