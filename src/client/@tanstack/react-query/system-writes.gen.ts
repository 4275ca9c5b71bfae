// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { cancelInstallationJob, cancelJob, createSession, createToken, deleteCurrentSession, deleteSession, deleteToken, retryInstallationJob, retryJob, runSetup, startBackup, updateUser } from '../../sdk/system-writes.gen.ts';
import type { CancelInstallationJobData, CancelInstallationJobError, CancelInstallationJobResponse, CancelJobData, CancelJobError, CancelJobResponse, CreateSessionData, CreateSessionError, CreateSessionResponse, CreateTokenData, CreateTokenError, CreateTokenResponse, DeleteCurrentSessionData, DeleteCurrentSessionError, DeleteCurrentSessionResponse, DeleteSessionData, DeleteSessionError, DeleteSessionResponse, DeleteTokenData, DeleteTokenError, DeleteTokenResponse, RetryInstallationJobData, RetryInstallationJobError, RetryInstallationJobResponse, RetryJobData, RetryJobError, RetryJobResponse, RunSetupData, RunSetupError, RunSetupResponse, StartBackupData, StartBackupError, StartBackupResponse, UpdateUserData, UpdateUserError, UpdateUserResponse } from '../../types.gen.ts';

export const runSetupMutation = (options?: Partial<Options<RunSetupData>>): UseMutationOptions<RunSetupResponse, RunSetupError, Options<RunSetupData>> => {
    const mutationOptions: UseMutationOptions<RunSetupResponse, RunSetupError, Options<RunSetupData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await runSetup({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteCurrentSessionMutation = (options?: Partial<Options<DeleteCurrentSessionData>>): UseMutationOptions<DeleteCurrentSessionResponse, DeleteCurrentSessionError, Options<DeleteCurrentSessionData>> => {
    const mutationOptions: UseMutationOptions<DeleteCurrentSessionResponse, DeleteCurrentSessionError, Options<DeleteCurrentSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCurrentSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSessionMutation = (options?: Partial<Options<CreateSessionData>>): UseMutationOptions<CreateSessionResponse, CreateSessionError, Options<CreateSessionData>> => {
    const mutationOptions: UseMutationOptions<CreateSessionResponse, CreateSessionError, Options<CreateSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateUserMutation = (options?: Partial<Options<UpdateUserData>>): UseMutationOptions<UpdateUserResponse, UpdateUserError, Options<UpdateUserData>> => {
    const mutationOptions: UseMutationOptions<UpdateUserResponse, UpdateUserError, Options<UpdateUserData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateUser({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSessionMutation = (options?: Partial<Options<DeleteSessionData>>): UseMutationOptions<DeleteSessionResponse, DeleteSessionError, Options<DeleteSessionData>> => {
    const mutationOptions: UseMutationOptions<DeleteSessionResponse, DeleteSessionError, Options<DeleteSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createTokenMutation = (options?: Partial<Options<CreateTokenData>>): UseMutationOptions<CreateTokenResponse, CreateTokenError, Options<CreateTokenData>> => {
    const mutationOptions: UseMutationOptions<CreateTokenResponse, CreateTokenError, Options<CreateTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createToken({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteTokenMutation = (options?: Partial<Options<DeleteTokenData>>): UseMutationOptions<DeleteTokenResponse, DeleteTokenError, Options<DeleteTokenData>> => {
    const mutationOptions: UseMutationOptions<DeleteTokenResponse, DeleteTokenError, Options<DeleteTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteToken({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const cancelJobMutation = (options?: Partial<Options<CancelJobData>>): UseMutationOptions<CancelJobResponse, CancelJobError, Options<CancelJobData>> => {
    const mutationOptions: UseMutationOptions<CancelJobResponse, CancelJobError, Options<CancelJobData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelJob({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const retryJobMutation = (options?: Partial<Options<RetryJobData>>): UseMutationOptions<RetryJobResponse, RetryJobError, Options<RetryJobData>> => {
    const mutationOptions: UseMutationOptions<RetryJobResponse, RetryJobError, Options<RetryJobData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await retryJob({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const retryInstallationJobMutation = (options?: Partial<Options<RetryInstallationJobData>>): UseMutationOptions<RetryInstallationJobResponse, RetryInstallationJobError, Options<RetryInstallationJobData>> => {
    const mutationOptions: UseMutationOptions<RetryInstallationJobResponse, RetryInstallationJobError, Options<RetryInstallationJobData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await retryInstallationJob({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const cancelInstallationJobMutation = (options?: Partial<Options<CancelInstallationJobData>>): UseMutationOptions<CancelInstallationJobResponse, CancelInstallationJobError, Options<CancelInstallationJobData>> => {
    const mutationOptions: UseMutationOptions<CancelInstallationJobResponse, CancelInstallationJobError, Options<CancelInstallationJobData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelInstallationJob({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const startBackupMutation = (options?: Partial<Options<StartBackupData>>): UseMutationOptions<StartBackupResponse, StartBackupError, Options<StartBackupData>> => {
    const mutationOptions: UseMutationOptions<StartBackupResponse, StartBackupError, Options<StartBackupData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await startBackup({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
