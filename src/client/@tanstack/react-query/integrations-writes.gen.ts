// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { consentToScopes, createInstallationToken, developIntegration, endIntegrationDevelopment, installIntegration, installOnSite, installOnSpace, publishIntegration, queueIntegrationTask, renderIntegration, replayIntegrationEvent, restoreIntegrationVersion, tryIntegration, uninstallFromSite, uninstallFromSpace, uninstallIntegration, unpublishIntegration, updateInstallation, updateSiteInstallation, updateSpaceInstallation } from '../../sdk/integrations-writes.gen.ts';
import type { ConsentToScopesData, ConsentToScopesError, ConsentToScopesResponse, CreateInstallationTokenData, CreateInstallationTokenError, CreateInstallationTokenResponse, DevelopIntegrationData, DevelopIntegrationError, DevelopIntegrationResponse, EndIntegrationDevelopmentData, EndIntegrationDevelopmentError, InstallIntegrationData, InstallIntegrationError, InstallIntegrationResponse, InstallOnSiteData, InstallOnSiteError, InstallOnSiteResponse, InstallOnSpaceData, InstallOnSpaceError, InstallOnSpaceResponse, PublishIntegrationData, PublishIntegrationError, PublishIntegrationResponse, QueueIntegrationTaskData, QueueIntegrationTaskError, QueueIntegrationTaskResponse, RenderIntegrationData, RenderIntegrationError, RenderIntegrationResponse, ReplayIntegrationEventData, ReplayIntegrationEventError, ReplayIntegrationEventResponse, RestoreIntegrationVersionData, RestoreIntegrationVersionError, RestoreIntegrationVersionResponse, TryIntegrationData, TryIntegrationError, TryIntegrationResponse, UninstallFromSiteData, UninstallFromSiteError, UninstallFromSiteResponse, UninstallFromSpaceData, UninstallFromSpaceError, UninstallFromSpaceResponse, UninstallIntegrationData, UninstallIntegrationError, UninstallIntegrationResponse, UnpublishIntegrationData, UnpublishIntegrationError, UnpublishIntegrationResponse, UpdateInstallationData, UpdateInstallationError, UpdateInstallationResponse, UpdateSiteInstallationData, UpdateSiteInstallationError, UpdateSiteInstallationResponse, UpdateSpaceInstallationData, UpdateSpaceInstallationError, UpdateSpaceInstallationResponse } from '../../types.gen.ts';

export const unpublishIntegrationMutation = (options?: Partial<Options<UnpublishIntegrationData>>): UseMutationOptions<UnpublishIntegrationResponse, UnpublishIntegrationError, Options<UnpublishIntegrationData>> => {
    const mutationOptions: UseMutationOptions<UnpublishIntegrationResponse, UnpublishIntegrationError, Options<UnpublishIntegrationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await unpublishIntegration({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const publishIntegrationMutation = (options?: Partial<Options<PublishIntegrationData>>): UseMutationOptions<PublishIntegrationResponse, PublishIntegrationError, Options<PublishIntegrationData>> => {
    const mutationOptions: UseMutationOptions<PublishIntegrationResponse, PublishIntegrationError, Options<PublishIntegrationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await publishIntegration({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const installIntegrationMutation = (options?: Partial<Options<InstallIntegrationData>>): UseMutationOptions<InstallIntegrationResponse, InstallIntegrationError, Options<InstallIntegrationData>> => {
    const mutationOptions: UseMutationOptions<InstallIntegrationResponse, InstallIntegrationError, Options<InstallIntegrationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await installIntegration({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const endIntegrationDevelopmentMutation = (options?: Partial<Options<EndIntegrationDevelopmentData>>): UseMutationOptions<unknown, EndIntegrationDevelopmentError, Options<EndIntegrationDevelopmentData>> => {
    const mutationOptions: UseMutationOptions<unknown, EndIntegrationDevelopmentError, Options<EndIntegrationDevelopmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await endIntegrationDevelopment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const developIntegrationMutation = (options?: Partial<Options<DevelopIntegrationData>>): UseMutationOptions<DevelopIntegrationResponse, DevelopIntegrationError, Options<DevelopIntegrationData>> => {
    const mutationOptions: UseMutationOptions<DevelopIntegrationResponse, DevelopIntegrationError, Options<DevelopIntegrationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await developIntegration({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const restoreIntegrationVersionMutation = (options?: Partial<Options<RestoreIntegrationVersionData>>): UseMutationOptions<RestoreIntegrationVersionResponse, RestoreIntegrationVersionError, Options<RestoreIntegrationVersionData>> => {
    const mutationOptions: UseMutationOptions<RestoreIntegrationVersionResponse, RestoreIntegrationVersionError, Options<RestoreIntegrationVersionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await restoreIntegrationVersion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const tryIntegrationMutation = (options?: Partial<Options<TryIntegrationData>>): UseMutationOptions<TryIntegrationResponse, TryIntegrationError, Options<TryIntegrationData>> => {
    const mutationOptions: UseMutationOptions<TryIntegrationResponse, TryIntegrationError, Options<TryIntegrationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await tryIntegration({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const replayIntegrationEventMutation = (options?: Partial<Options<ReplayIntegrationEventData>>): UseMutationOptions<ReplayIntegrationEventResponse, ReplayIntegrationEventError, Options<ReplayIntegrationEventData>> => {
    const mutationOptions: UseMutationOptions<ReplayIntegrationEventResponse, ReplayIntegrationEventError, Options<ReplayIntegrationEventData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replayIntegrationEvent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const queueIntegrationTaskMutation = (options?: Partial<Options<QueueIntegrationTaskData>>): UseMutationOptions<QueueIntegrationTaskResponse, QueueIntegrationTaskError, Options<QueueIntegrationTaskData>> => {
    const mutationOptions: UseMutationOptions<QueueIntegrationTaskResponse, QueueIntegrationTaskError, Options<QueueIntegrationTaskData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await queueIntegrationTask({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const uninstallIntegrationMutation = (options?: Partial<Options<UninstallIntegrationData>>): UseMutationOptions<UninstallIntegrationResponse, UninstallIntegrationError, Options<UninstallIntegrationData>> => {
    const mutationOptions: UseMutationOptions<UninstallIntegrationResponse, UninstallIntegrationError, Options<UninstallIntegrationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uninstallIntegration({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateInstallationMutation = (options?: Partial<Options<UpdateInstallationData>>): UseMutationOptions<UpdateInstallationResponse, UpdateInstallationError, Options<UpdateInstallationData>> => {
    const mutationOptions: UseMutationOptions<UpdateInstallationResponse, UpdateInstallationError, Options<UpdateInstallationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateInstallation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const consentToScopesMutation = (options?: Partial<Options<ConsentToScopesData>>): UseMutationOptions<ConsentToScopesResponse, ConsentToScopesError, Options<ConsentToScopesData>> => {
    const mutationOptions: UseMutationOptions<ConsentToScopesResponse, ConsentToScopesError, Options<ConsentToScopesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await consentToScopes({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createInstallationTokenMutation = (options?: Partial<Options<CreateInstallationTokenData>>): UseMutationOptions<CreateInstallationTokenResponse, CreateInstallationTokenError, Options<CreateInstallationTokenData>> => {
    const mutationOptions: UseMutationOptions<CreateInstallationTokenResponse, CreateInstallationTokenError, Options<CreateInstallationTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createInstallationToken({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const installOnSpaceMutation = (options?: Partial<Options<InstallOnSpaceData>>): UseMutationOptions<InstallOnSpaceResponse, InstallOnSpaceError, Options<InstallOnSpaceData>> => {
    const mutationOptions: UseMutationOptions<InstallOnSpaceResponse, InstallOnSpaceError, Options<InstallOnSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await installOnSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const uninstallFromSpaceMutation = (options?: Partial<Options<UninstallFromSpaceData>>): UseMutationOptions<UninstallFromSpaceResponse, UninstallFromSpaceError, Options<UninstallFromSpaceData>> => {
    const mutationOptions: UseMutationOptions<UninstallFromSpaceResponse, UninstallFromSpaceError, Options<UninstallFromSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uninstallFromSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSpaceInstallationMutation = (options?: Partial<Options<UpdateSpaceInstallationData>>): UseMutationOptions<UpdateSpaceInstallationResponse, UpdateSpaceInstallationError, Options<UpdateSpaceInstallationData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceInstallationResponse, UpdateSpaceInstallationError, Options<UpdateSpaceInstallationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceInstallation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const installOnSiteMutation = (options?: Partial<Options<InstallOnSiteData>>): UseMutationOptions<InstallOnSiteResponse, InstallOnSiteError, Options<InstallOnSiteData>> => {
    const mutationOptions: UseMutationOptions<InstallOnSiteResponse, InstallOnSiteError, Options<InstallOnSiteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await installOnSite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const uninstallFromSiteMutation = (options?: Partial<Options<UninstallFromSiteData>>): UseMutationOptions<UninstallFromSiteResponse, UninstallFromSiteError, Options<UninstallFromSiteData>> => {
    const mutationOptions: UseMutationOptions<UninstallFromSiteResponse, UninstallFromSiteError, Options<UninstallFromSiteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uninstallFromSite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteInstallationMutation = (options?: Partial<Options<UpdateSiteInstallationData>>): UseMutationOptions<UpdateSiteInstallationResponse, UpdateSiteInstallationError, Options<UpdateSiteInstallationData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteInstallationResponse, UpdateSiteInstallationError, Options<UpdateSiteInstallationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteInstallation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const renderIntegrationMutation = (options?: Partial<Options<RenderIntegrationData>>): UseMutationOptions<RenderIntegrationResponse, RenderIntegrationError, Options<RenderIntegrationData>> => {
    const mutationOptions: UseMutationOptions<RenderIntegrationResponse, RenderIntegrationError, Options<RenderIntegrationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await renderIntegration({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
