// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { GetBackupScheduleData, GetBackupScheduleErrors, GetBackupScheduleResponses, GetInstallationOverviewData, GetInstallationOverviewErrors, GetInstallationOverviewResponses, GetJobData, GetJobErrors, GetJobResponses, GetSetupData, GetSetupErrors, GetSetupResponses, GetUserByIdData, GetUserByIdErrors, GetUserByIdResponses, GetUserData, GetUserErrors, GetUserResponses, ListBackupsData, ListBackupsErrors, ListBackupsResponses, ListInstallationJobsData, ListInstallationJobsErrors, ListInstallationJobsResponses, ListOrganizationSizesData, ListOrganizationSizesErrors, ListOrganizationSizesResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListSlowOperationsData, ListSlowOperationsErrors, ListSlowOperationsResponses, ListTokensData, ListTokensErrors, ListTokensResponses } from '../types.gen.ts';

export const getSetup = <ThrowOnError extends boolean = true>(options?: Options<GetSetupData, ThrowOnError>): RequestResult<GetSetupResponses, GetSetupErrors, ThrowOnError> => (options?.client ?? client).get<GetSetupResponses, GetSetupErrors, ThrowOnError>({ url: '/setup', ...options });

export const getUser = <ThrowOnError extends boolean = true>(options?: Options<GetUserData, ThrowOnError>): RequestResult<GetUserResponses, GetUserErrors, ThrowOnError> => (options?.client ?? client).get<GetUserResponses, GetUserErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user',
    ...options
});

export const getUserById = <ThrowOnError extends boolean = true>(options: Options<GetUserByIdData, ThrowOnError>): RequestResult<GetUserByIdResponses, GetUserByIdErrors, ThrowOnError> => (options.client ?? client).get<GetUserByIdResponses, GetUserByIdErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/users/{userId}',
    ...options
});

export const listSessions = <ThrowOnError extends boolean = true>(options?: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError> => (options?.client ?? client).get<ListSessionsResponses, ListSessionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/sessions',
    ...options
});

export const listTokens = <ThrowOnError extends boolean = true>(options?: Options<ListTokensData, ThrowOnError>): RequestResult<ListTokensResponses, ListTokensErrors, ThrowOnError> => (options?.client ?? client).get<ListTokensResponses, ListTokensErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/tokens',
    ...options
});

export const getJob = <ThrowOnError extends boolean = true>(options: Options<GetJobData, ThrowOnError>): RequestResult<GetJobResponses, GetJobErrors, ThrowOnError> => (options.client ?? client).get<GetJobResponses, GetJobErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/jobs/{jobId}',
    ...options
});

export const getInstallationOverview = <ThrowOnError extends boolean = true>(options?: Options<GetInstallationOverviewData, ThrowOnError>): RequestResult<GetInstallationOverviewResponses, GetInstallationOverviewErrors, ThrowOnError> => (options?.client ?? client).get<GetInstallationOverviewResponses, GetInstallationOverviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/installation',
    ...options
});

export const listSlowOperations = <ThrowOnError extends boolean = true>(options?: Options<ListSlowOperationsData, ThrowOnError>): RequestResult<ListSlowOperationsResponses, ListSlowOperationsErrors, ThrowOnError> => (options?.client ?? client).get<ListSlowOperationsResponses, ListSlowOperationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/installation/operations',
    ...options
});

export const listOrganizationSizes = <ThrowOnError extends boolean = true>(options?: Options<ListOrganizationSizesData, ThrowOnError>): RequestResult<ListOrganizationSizesResponses, ListOrganizationSizesErrors, ThrowOnError> => (options?.client ?? client).get<ListOrganizationSizesResponses, ListOrganizationSizesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/installation/organizations',
    ...options
});

export const listInstallationJobs = <ThrowOnError extends boolean = true>(options?: Options<ListInstallationJobsData, ThrowOnError>): RequestResult<ListInstallationJobsResponses, ListInstallationJobsErrors, ThrowOnError> => (options?.client ?? client).get<ListInstallationJobsResponses, ListInstallationJobsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/installation/jobs',
    ...options
});

export const listBackups = <ThrowOnError extends boolean = true>(options?: Options<ListBackupsData, ThrowOnError>): RequestResult<ListBackupsResponses, ListBackupsErrors, ThrowOnError> => (options?.client ?? client).get<ListBackupsResponses, ListBackupsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/installation/backups',
    ...options
});

export const getBackupSchedule = <ThrowOnError extends boolean = true>(options?: Options<GetBackupScheduleData, ThrowOnError>): RequestResult<GetBackupScheduleResponses, GetBackupScheduleErrors, ThrowOnError> => (options?.client ?? client).get<GetBackupScheduleResponses, GetBackupScheduleErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/installation/backups/schedule',
    ...options
});
