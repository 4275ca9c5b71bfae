// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { CancelInstallationJobData, CancelInstallationJobErrors, CancelInstallationJobResponses, CancelJobData, CancelJobErrors, CancelJobResponses, CreateSessionData, CreateSessionErrors, CreateSessionResponses, CreateTokenData, CreateTokenErrors, CreateTokenResponses, DeleteCurrentSessionData, DeleteCurrentSessionErrors, DeleteCurrentSessionResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, DeleteTokenData, DeleteTokenErrors, DeleteTokenResponses, RetryInstallationJobData, RetryInstallationJobErrors, RetryInstallationJobResponses, RetryJobData, RetryJobErrors, RetryJobResponses, RunSetupData, RunSetupErrors, RunSetupResponses, StartBackupData, StartBackupErrors, StartBackupResponses, UpdateUserData, UpdateUserErrors, UpdateUserResponses } from '../types.gen.ts';

export const runSetup = <ThrowOnError extends boolean = true>(options: Options<RunSetupData, ThrowOnError>): RequestResult<RunSetupResponses, RunSetupErrors, ThrowOnError> => (options.client ?? client).post<RunSetupResponses, RunSetupErrors, ThrowOnError>({
    url: '/setup',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteCurrentSession = <ThrowOnError extends boolean = true>(options?: Options<DeleteCurrentSessionData, ThrowOnError>): RequestResult<DeleteCurrentSessionResponses, DeleteCurrentSessionErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteCurrentSessionResponses, DeleteCurrentSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sessions',
    ...options
});

export const createSession = <ThrowOnError extends boolean = true>(options: Options<CreateSessionData, ThrowOnError>): RequestResult<CreateSessionResponses, CreateSessionErrors, ThrowOnError> => (options.client ?? client).post<CreateSessionResponses, CreateSessionErrors, ThrowOnError>({
    url: '/sessions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const updateUser = <ThrowOnError extends boolean = true>(options: Options<UpdateUserData, ThrowOnError>): RequestResult<UpdateUserResponses, UpdateUserErrors, ThrowOnError> => (options.client ?? client).patch<UpdateUserResponses, UpdateUserErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSession = <ThrowOnError extends boolean = true>(options: Options<DeleteSessionData, ThrowOnError>): RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/sessions/{sessionId}',
    ...options
});

export const createToken = <ThrowOnError extends boolean = true>(options: Options<CreateTokenData, ThrowOnError>): RequestResult<CreateTokenResponses, CreateTokenErrors, ThrowOnError> => (options.client ?? client).post<CreateTokenResponses, CreateTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/tokens',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteToken = <ThrowOnError extends boolean = true>(options: Options<DeleteTokenData, ThrowOnError>): RequestResult<DeleteTokenResponses, DeleteTokenErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTokenResponses, DeleteTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/tokens/{tokenId}',
    ...options
});

export const cancelJob = <ThrowOnError extends boolean = true>(options: Options<CancelJobData, ThrowOnError>): RequestResult<CancelJobResponses, CancelJobErrors, ThrowOnError> => (options.client ?? client).delete<CancelJobResponses, CancelJobErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/jobs/{jobId}',
    ...options
});

export const retryJob = <ThrowOnError extends boolean = true>(options: Options<RetryJobData, ThrowOnError>): RequestResult<RetryJobResponses, RetryJobErrors, ThrowOnError> => (options.client ?? client).post<RetryJobResponses, RetryJobErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/jobs/{jobId}/retry',
    ...options
});

export const retryInstallationJob = <ThrowOnError extends boolean = true>(options: Options<RetryInstallationJobData, ThrowOnError>): RequestResult<RetryInstallationJobResponses, RetryInstallationJobErrors, ThrowOnError> => (options.client ?? client).post<RetryInstallationJobResponses, RetryInstallationJobErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/installation/jobs/{jobId}/retry',
    ...options
});

export const cancelInstallationJob = <ThrowOnError extends boolean = true>(options: Options<CancelInstallationJobData, ThrowOnError>): RequestResult<CancelInstallationJobResponses, CancelInstallationJobErrors, ThrowOnError> => (options.client ?? client).delete<CancelInstallationJobResponses, CancelInstallationJobErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/installation/jobs/{jobId}',
    ...options
});

export const startBackup = <ThrowOnError extends boolean = true>(options?: Options<StartBackupData, ThrowOnError>): RequestResult<StartBackupResponses, StartBackupErrors, ThrowOnError> => (options?.client ?? client).post<StartBackupResponses, StartBackupErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/installation/backups',
    ...options
});
