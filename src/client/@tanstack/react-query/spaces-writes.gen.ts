// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { createCollection, createSpace, deleteCollection, deleteSpace, duplicateSpace, grantCollectionPermissions, grantSpacePermissions, moveCollection, moveSpace, previewCollectionAccess, previewSpaceAccess, removeCollectionTeamPermission, removeCollectionUserPermission, removeSpaceTeamPermission, removeSpaceUserPermission, restoreSpace, transferCollection, transferSpace, updateCollection, updateCollectionTeamPermission, updateCollectionUserPermission, updateSpace, updateSpaceTeamPermission, updateSpaceUserPermission } from '../../sdk/spaces-writes.gen.ts';
import type { CreateCollectionData, CreateCollectionError, CreateCollectionResponse, CreateSpaceData, CreateSpaceError, CreateSpaceResponse, DeleteCollectionData, DeleteCollectionError, DeleteCollectionResponse, DeleteSpaceData, DeleteSpaceError, DeleteSpaceResponse, DuplicateSpaceData, DuplicateSpaceError, DuplicateSpaceResponse, GrantCollectionPermissionsData, GrantCollectionPermissionsError, GrantCollectionPermissionsResponse, GrantSpacePermissionsData, GrantSpacePermissionsError, GrantSpacePermissionsResponse, MoveCollectionData, MoveCollectionError, MoveCollectionResponse, MoveSpaceData, MoveSpaceError, MoveSpaceResponse, PreviewCollectionAccessData, PreviewCollectionAccessError, PreviewCollectionAccessResponse, PreviewSpaceAccessData, PreviewSpaceAccessError, PreviewSpaceAccessResponse, RemoveCollectionTeamPermissionData, RemoveCollectionTeamPermissionError, RemoveCollectionTeamPermissionResponse, RemoveCollectionUserPermissionData, RemoveCollectionUserPermissionError, RemoveCollectionUserPermissionResponse, RemoveSpaceTeamPermissionData, RemoveSpaceTeamPermissionError, RemoveSpaceTeamPermissionResponse, RemoveSpaceUserPermissionData, RemoveSpaceUserPermissionError, RemoveSpaceUserPermissionResponse, RestoreSpaceData, RestoreSpaceError, RestoreSpaceResponse, TransferCollectionData, TransferCollectionError, TransferCollectionResponse, TransferSpaceData, TransferSpaceError, TransferSpaceResponse, UpdateCollectionData, UpdateCollectionError, UpdateCollectionResponse, UpdateCollectionTeamPermissionData, UpdateCollectionTeamPermissionError, UpdateCollectionTeamPermissionResponse, UpdateCollectionUserPermissionData, UpdateCollectionUserPermissionError, UpdateCollectionUserPermissionResponse, UpdateSpaceData, UpdateSpaceError, UpdateSpaceResponse, UpdateSpaceTeamPermissionData, UpdateSpaceTeamPermissionError, UpdateSpaceTeamPermissionResponse, UpdateSpaceUserPermissionData, UpdateSpaceUserPermissionError, UpdateSpaceUserPermissionResponse } from '../../types.gen.ts';

export const createCollectionMutation = (options?: Partial<Options<CreateCollectionData>>): UseMutationOptions<CreateCollectionResponse, CreateCollectionError, Options<CreateCollectionData>> => {
    const mutationOptions: UseMutationOptions<CreateCollectionResponse, CreateCollectionError, Options<CreateCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteCollectionMutation = (options?: Partial<Options<DeleteCollectionData>>): UseMutationOptions<DeleteCollectionResponse, DeleteCollectionError, Options<DeleteCollectionData>> => {
    const mutationOptions: UseMutationOptions<DeleteCollectionResponse, DeleteCollectionError, Options<DeleteCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateCollectionMutation = (options?: Partial<Options<UpdateCollectionData>>): UseMutationOptions<UpdateCollectionResponse, UpdateCollectionError, Options<UpdateCollectionData>> => {
    const mutationOptions: UseMutationOptions<UpdateCollectionResponse, UpdateCollectionError, Options<UpdateCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const moveCollectionMutation = (options?: Partial<Options<MoveCollectionData>>): UseMutationOptions<MoveCollectionResponse, MoveCollectionError, Options<MoveCollectionData>> => {
    const mutationOptions: UseMutationOptions<MoveCollectionResponse, MoveCollectionError, Options<MoveCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await moveCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const transferCollectionMutation = (options?: Partial<Options<TransferCollectionData>>): UseMutationOptions<TransferCollectionResponse, TransferCollectionError, Options<TransferCollectionData>> => {
    const mutationOptions: UseMutationOptions<TransferCollectionResponse, TransferCollectionError, Options<TransferCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await transferCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSpaceMutation = (options?: Partial<Options<CreateSpaceData>>): UseMutationOptions<CreateSpaceResponse, CreateSpaceError, Options<CreateSpaceData>> => {
    const mutationOptions: UseMutationOptions<CreateSpaceResponse, CreateSpaceError, Options<CreateSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSpaceMutation = (options?: Partial<Options<DeleteSpaceData>>): UseMutationOptions<DeleteSpaceResponse, DeleteSpaceError, Options<DeleteSpaceData>> => {
    const mutationOptions: UseMutationOptions<DeleteSpaceResponse, DeleteSpaceError, Options<DeleteSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSpaceMutation = (options?: Partial<Options<UpdateSpaceData>>): UseMutationOptions<UpdateSpaceResponse, UpdateSpaceError, Options<UpdateSpaceData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceResponse, UpdateSpaceError, Options<UpdateSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const duplicateSpaceMutation = (options?: Partial<Options<DuplicateSpaceData>>): UseMutationOptions<DuplicateSpaceResponse, DuplicateSpaceError, Options<DuplicateSpaceData>> => {
    const mutationOptions: UseMutationOptions<DuplicateSpaceResponse, DuplicateSpaceError, Options<DuplicateSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await duplicateSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const restoreSpaceMutation = (options?: Partial<Options<RestoreSpaceData>>): UseMutationOptions<RestoreSpaceResponse, RestoreSpaceError, Options<RestoreSpaceData>> => {
    const mutationOptions: UseMutationOptions<RestoreSpaceResponse, RestoreSpaceError, Options<RestoreSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await restoreSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const moveSpaceMutation = (options?: Partial<Options<MoveSpaceData>>): UseMutationOptions<MoveSpaceResponse, MoveSpaceError, Options<MoveSpaceData>> => {
    const mutationOptions: UseMutationOptions<MoveSpaceResponse, MoveSpaceError, Options<MoveSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await moveSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const transferSpaceMutation = (options?: Partial<Options<TransferSpaceData>>): UseMutationOptions<TransferSpaceResponse, TransferSpaceError, Options<TransferSpaceData>> => {
    const mutationOptions: UseMutationOptions<TransferSpaceResponse, TransferSpaceError, Options<TransferSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await transferSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const grantSpacePermissionsMutation = (options?: Partial<Options<GrantSpacePermissionsData>>): UseMutationOptions<GrantSpacePermissionsResponse, GrantSpacePermissionsError, Options<GrantSpacePermissionsData>> => {
    const mutationOptions: UseMutationOptions<GrantSpacePermissionsResponse, GrantSpacePermissionsError, Options<GrantSpacePermissionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await grantSpacePermissions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeSpaceUserPermissionMutation = (options?: Partial<Options<RemoveSpaceUserPermissionData>>): UseMutationOptions<RemoveSpaceUserPermissionResponse, RemoveSpaceUserPermissionError, Options<RemoveSpaceUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveSpaceUserPermissionResponse, RemoveSpaceUserPermissionError, Options<RemoveSpaceUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeSpaceUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSpaceUserPermissionMutation = (options?: Partial<Options<UpdateSpaceUserPermissionData>>): UseMutationOptions<UpdateSpaceUserPermissionResponse, UpdateSpaceUserPermissionError, Options<UpdateSpaceUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceUserPermissionResponse, UpdateSpaceUserPermissionError, Options<UpdateSpaceUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeSpaceTeamPermissionMutation = (options?: Partial<Options<RemoveSpaceTeamPermissionData>>): UseMutationOptions<RemoveSpaceTeamPermissionResponse, RemoveSpaceTeamPermissionError, Options<RemoveSpaceTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveSpaceTeamPermissionResponse, RemoveSpaceTeamPermissionError, Options<RemoveSpaceTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeSpaceTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSpaceTeamPermissionMutation = (options?: Partial<Options<UpdateSpaceTeamPermissionData>>): UseMutationOptions<UpdateSpaceTeamPermissionResponse, UpdateSpaceTeamPermissionError, Options<UpdateSpaceTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceTeamPermissionResponse, UpdateSpaceTeamPermissionError, Options<UpdateSpaceTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const grantCollectionPermissionsMutation = (options?: Partial<Options<GrantCollectionPermissionsData>>): UseMutationOptions<GrantCollectionPermissionsResponse, GrantCollectionPermissionsError, Options<GrantCollectionPermissionsData>> => {
    const mutationOptions: UseMutationOptions<GrantCollectionPermissionsResponse, GrantCollectionPermissionsError, Options<GrantCollectionPermissionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await grantCollectionPermissions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeCollectionUserPermissionMutation = (options?: Partial<Options<RemoveCollectionUserPermissionData>>): UseMutationOptions<RemoveCollectionUserPermissionResponse, RemoveCollectionUserPermissionError, Options<RemoveCollectionUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveCollectionUserPermissionResponse, RemoveCollectionUserPermissionError, Options<RemoveCollectionUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeCollectionUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateCollectionUserPermissionMutation = (options?: Partial<Options<UpdateCollectionUserPermissionData>>): UseMutationOptions<UpdateCollectionUserPermissionResponse, UpdateCollectionUserPermissionError, Options<UpdateCollectionUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateCollectionUserPermissionResponse, UpdateCollectionUserPermissionError, Options<UpdateCollectionUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateCollectionUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeCollectionTeamPermissionMutation = (options?: Partial<Options<RemoveCollectionTeamPermissionData>>): UseMutationOptions<RemoveCollectionTeamPermissionResponse, RemoveCollectionTeamPermissionError, Options<RemoveCollectionTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveCollectionTeamPermissionResponse, RemoveCollectionTeamPermissionError, Options<RemoveCollectionTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeCollectionTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateCollectionTeamPermissionMutation = (options?: Partial<Options<UpdateCollectionTeamPermissionData>>): UseMutationOptions<UpdateCollectionTeamPermissionResponse, UpdateCollectionTeamPermissionError, Options<UpdateCollectionTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateCollectionTeamPermissionResponse, UpdateCollectionTeamPermissionError, Options<UpdateCollectionTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateCollectionTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const previewSpaceAccessMutation = (options?: Partial<Options<PreviewSpaceAccessData>>): UseMutationOptions<PreviewSpaceAccessResponse, PreviewSpaceAccessError, Options<PreviewSpaceAccessData>> => {
    const mutationOptions: UseMutationOptions<PreviewSpaceAccessResponse, PreviewSpaceAccessError, Options<PreviewSpaceAccessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewSpaceAccess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const previewCollectionAccessMutation = (options?: Partial<Options<PreviewCollectionAccessData>>): UseMutationOptions<PreviewCollectionAccessResponse, PreviewCollectionAccessError, Options<PreviewCollectionAccessData>> => {
    const mutationOptions: UseMutationOptions<PreviewCollectionAccessResponse, PreviewCollectionAccessError, Options<PreviewCollectionAccessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewCollectionAccess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
