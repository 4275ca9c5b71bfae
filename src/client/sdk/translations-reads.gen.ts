// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { EstimateTranslationData, EstimateTranslationErrors, EstimateTranslationResponses, ExportTranslationData, ExportTranslationErrors, ExportTranslationResponses, GetGlossaryEntryData, GetGlossaryEntryErrors, GetGlossaryEntryResponses, GetTranslationData, GetTranslationErrors, GetTranslationResponses, GetTranslationRunData, GetTranslationRunErrors, GetTranslationRunResponses, GetTranslationUnitData, GetTranslationUnitErrors, GetTranslationUnitResponses, ListGlossaryEntriesData, ListGlossaryEntriesErrors, ListGlossaryEntriesResponses, ListTranslationCoverageData, ListTranslationCoverageErrors, ListTranslationCoverageResponses, ListTranslationEnginesData, ListTranslationEnginesErrors, ListTranslationEnginesResponses, ListTranslationPagesData, ListTranslationPagesErrors, ListTranslationPagesResponses, ListTranslationRunsData, ListTranslationRunsErrors, ListTranslationRunsResponses, ListTranslationsData, ListTranslationsErrors, ListTranslationsResponses, ListTranslationUnitsData, ListTranslationUnitsErrors, ListTranslationUnitsResponses } from '../types.gen.ts';

export const listTranslations = <ThrowOnError extends boolean = true>(options: Options<ListTranslationsData, ThrowOnError>): RequestResult<ListTranslationsResponses, ListTranslationsErrors, ThrowOnError> => (options.client ?? client).get<ListTranslationsResponses, ListTranslationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations',
    ...options
});

export const getTranslation = <ThrowOnError extends boolean = true>(options: Options<GetTranslationData, ThrowOnError>): RequestResult<GetTranslationResponses, GetTranslationErrors, ThrowOnError> => (options.client ?? client).get<GetTranslationResponses, GetTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}',
    ...options
});

export const listTranslationRuns = <ThrowOnError extends boolean = true>(options: Options<ListTranslationRunsData, ThrowOnError>): RequestResult<ListTranslationRunsResponses, ListTranslationRunsErrors, ThrowOnError> => (options.client ?? client).get<ListTranslationRunsResponses, ListTranslationRunsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/runs',
    ...options
});

export const getTranslationRun = <ThrowOnError extends boolean = true>(options: Options<GetTranslationRunData, ThrowOnError>): RequestResult<GetTranslationRunResponses, GetTranslationRunErrors, ThrowOnError> => (options.client ?? client).get<GetTranslationRunResponses, GetTranslationRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/runs/{runId}',
    ...options
});

export const estimateTranslation = <ThrowOnError extends boolean = true>(options: Options<EstimateTranslationData, ThrowOnError>): RequestResult<EstimateTranslationResponses, EstimateTranslationErrors, ThrowOnError> => (options.client ?? client).get<EstimateTranslationResponses, EstimateTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/estimate',
    ...options
});

export const listTranslationCoverage = <ThrowOnError extends boolean = true>(options: Options<ListTranslationCoverageData, ThrowOnError>): RequestResult<ListTranslationCoverageResponses, ListTranslationCoverageErrors, ThrowOnError> => (options.client ?? client).get<ListTranslationCoverageResponses, ListTranslationCoverageErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations-coverage',
    ...options
});

export const listTranslationPages = <ThrowOnError extends boolean = true>(options: Options<ListTranslationPagesData, ThrowOnError>): RequestResult<ListTranslationPagesResponses, ListTranslationPagesErrors, ThrowOnError> => (options.client ?? client).get<ListTranslationPagesResponses, ListTranslationPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/pages',
    ...options
});

export const listTranslationUnits = <ThrowOnError extends boolean = true>(options: Options<ListTranslationUnitsData, ThrowOnError>): RequestResult<ListTranslationUnitsResponses, ListTranslationUnitsErrors, ThrowOnError> => (options.client ?? client).get<ListTranslationUnitsResponses, ListTranslationUnitsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/units',
    ...options
});

export const getTranslationUnit = <ThrowOnError extends boolean = true>(options: Options<GetTranslationUnitData, ThrowOnError>): RequestResult<GetTranslationUnitResponses, GetTranslationUnitErrors, ThrowOnError> => (options.client ?? client).get<GetTranslationUnitResponses, GetTranslationUnitErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/units/{unitId}',
    ...options
});

export const exportTranslation = <ThrowOnError extends boolean = true>(options: Options<ExportTranslationData, ThrowOnError>): RequestResult<ExportTranslationResponses, ExportTranslationErrors, ThrowOnError> => (options.client ?? client).get<ExportTranslationResponses, ExportTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/export',
    ...options
});

export const listGlossaryEntries = <ThrowOnError extends boolean = true>(options: Options<ListGlossaryEntriesData, ThrowOnError>): RequestResult<ListGlossaryEntriesResponses, ListGlossaryEntriesErrors, ThrowOnError> => (options.client ?? client).get<ListGlossaryEntriesResponses, ListGlossaryEntriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations-glossary',
    ...options
});

export const getGlossaryEntry = <ThrowOnError extends boolean = true>(options: Options<GetGlossaryEntryData, ThrowOnError>): RequestResult<GetGlossaryEntryResponses, GetGlossaryEntryErrors, ThrowOnError> => (options.client ?? client).get<GetGlossaryEntryResponses, GetGlossaryEntryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations-glossary/{glossaryEntryId}',
    ...options
});

export const listTranslationEngines = <ThrowOnError extends boolean = true>(options: Options<ListTranslationEnginesData, ThrowOnError>): RequestResult<ListTranslationEnginesResponses, ListTranslationEnginesErrors, ThrowOnError> => (options.client ?? client).get<ListTranslationEnginesResponses, ListTranslationEnginesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translation-engines',
    ...options
});
