// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { addSectionToGroup, checkSiteHostname, createShareLink, createSite, createSiteRedirect, createSiteSection, createSiteSectionGroup, createSiteSpace, createSiteVisit, deleteCustomHostname, deleteShareLink, deleteSite, deleteSiteDraft, deleteSiteFeedback, deleteSiteFont, deleteSiteHostname, deleteSiteLookDraft, deleteSiteRedirect, deleteSiteSection, deleteSiteSectionGroup, deleteSiteSpace, deleteSiteSpaceCustomization, extendSiteDraft, grantSitePermissions, moveSiteSection, moveSiteSectionGroup, moveSiteSpace, publishSite, publishSiteDraft, publishSiteLookDraft, putSiteRedirects, recheckCustomHostname, regenerateSitePublishingAuth, removeSectionFromGroup, removeSiteTeamPermission, removeSiteUserPermission, setSiteDefaultLevel, setSiteHostname, sortSiteStructure, unpublishSite, updateShareLink, updateSite, updateSiteAdaptiveSchema, updateSiteCustomization, updateSiteDraft, updateSiteLookDraft, updateSitePublishingAuth, updateSiteRedirect, updateSiteSection, updateSiteSectionGroup, updateSiteSpace, updateSiteSpaceCustomization, updateSiteTeamPermission, updateSiteUserPermission, uploadSiteFont, uploadSiteImage } from '../../sdk/sites-writes.gen.ts';
import type { AddSectionToGroupData, AddSectionToGroupError, AddSectionToGroupResponse, CheckSiteHostnameData, CheckSiteHostnameError, CheckSiteHostnameResponse, CreateShareLinkData, CreateShareLinkError, CreateShareLinkResponse, CreateSiteData, CreateSiteError, CreateSiteRedirectData, CreateSiteRedirectError, CreateSiteRedirectResponse, CreateSiteResponse, CreateSiteSectionData, CreateSiteSectionError, CreateSiteSectionGroupData, CreateSiteSectionGroupError, CreateSiteSectionGroupResponse, CreateSiteSectionResponse, CreateSiteSpaceData, CreateSiteSpaceError, CreateSiteSpaceResponse, CreateSiteVisitData, CreateSiteVisitError, CreateSiteVisitResponse, DeleteCustomHostnameData, DeleteCustomHostnameError, DeleteCustomHostnameResponse, DeleteShareLinkData, DeleteShareLinkError, DeleteShareLinkResponse, DeleteSiteData, DeleteSiteDraftData, DeleteSiteDraftError, DeleteSiteDraftResponse, DeleteSiteError, DeleteSiteFeedbackData, DeleteSiteFeedbackError, DeleteSiteFeedbackResponse, DeleteSiteFontData, DeleteSiteFontError, DeleteSiteFontResponse, DeleteSiteHostnameData, DeleteSiteHostnameError, DeleteSiteHostnameResponse, DeleteSiteLookDraftData, DeleteSiteLookDraftError, DeleteSiteLookDraftResponse, DeleteSiteRedirectData, DeleteSiteRedirectError, DeleteSiteRedirectResponse, DeleteSiteResponse, DeleteSiteSectionData, DeleteSiteSectionError, DeleteSiteSectionGroupData, DeleteSiteSectionGroupError, DeleteSiteSectionGroupResponse, DeleteSiteSectionResponse, DeleteSiteSpaceCustomizationData, DeleteSiteSpaceCustomizationError, DeleteSiteSpaceCustomizationResponse, DeleteSiteSpaceData, DeleteSiteSpaceError, DeleteSiteSpaceResponse, ExtendSiteDraftData, ExtendSiteDraftError, ExtendSiteDraftResponse, GrantSitePermissionsData, GrantSitePermissionsError, GrantSitePermissionsResponse, MoveSiteSectionData, MoveSiteSectionError, MoveSiteSectionGroupData, MoveSiteSectionGroupError, MoveSiteSectionGroupResponse, MoveSiteSectionResponse, MoveSiteSpaceData, MoveSiteSpaceError, MoveSiteSpaceResponse, PublishSiteData, PublishSiteDraftData, PublishSiteDraftError, PublishSiteDraftResponse, PublishSiteError, PublishSiteLookDraftData, PublishSiteLookDraftError, PublishSiteLookDraftResponse, PublishSiteResponse, PutSiteRedirectsData, PutSiteRedirectsError, PutSiteRedirectsResponse, RecheckCustomHostnameData, RecheckCustomHostnameError, RecheckCustomHostnameResponse, RegenerateSitePublishingAuthData, RegenerateSitePublishingAuthError, RegenerateSitePublishingAuthResponse, RemoveSectionFromGroupData, RemoveSectionFromGroupError, RemoveSectionFromGroupResponse, RemoveSiteTeamPermissionData, RemoveSiteTeamPermissionError, RemoveSiteTeamPermissionResponse, RemoveSiteUserPermissionData, RemoveSiteUserPermissionError, RemoveSiteUserPermissionResponse, SetSiteDefaultLevelData, SetSiteDefaultLevelError, SetSiteDefaultLevelResponse, SetSiteHostnameData, SetSiteHostnameError, SetSiteHostnameResponse, SortSiteStructureData, SortSiteStructureError, SortSiteStructureResponse, UnpublishSiteData, UnpublishSiteError, UnpublishSiteResponse, UpdateShareLinkData, UpdateShareLinkError, UpdateShareLinkResponse, UpdateSiteAdaptiveSchemaData, UpdateSiteAdaptiveSchemaError, UpdateSiteAdaptiveSchemaResponse, UpdateSiteCustomizationData, UpdateSiteCustomizationError, UpdateSiteCustomizationResponse, UpdateSiteData, UpdateSiteDraftData, UpdateSiteDraftError, UpdateSiteDraftResponse, UpdateSiteError, UpdateSiteLookDraftData, UpdateSiteLookDraftError, UpdateSiteLookDraftResponse, UpdateSitePublishingAuthData, UpdateSitePublishingAuthError, UpdateSitePublishingAuthResponse, UpdateSiteRedirectData, UpdateSiteRedirectError, UpdateSiteRedirectResponse, UpdateSiteResponse, UpdateSiteSectionData, UpdateSiteSectionError, UpdateSiteSectionGroupData, UpdateSiteSectionGroupError, UpdateSiteSectionGroupResponse, UpdateSiteSectionResponse, UpdateSiteSpaceCustomizationData, UpdateSiteSpaceCustomizationError, UpdateSiteSpaceCustomizationResponse, UpdateSiteSpaceData, UpdateSiteSpaceError, UpdateSiteSpaceResponse, UpdateSiteTeamPermissionData, UpdateSiteTeamPermissionError, UpdateSiteTeamPermissionResponse, UpdateSiteUserPermissionData, UpdateSiteUserPermissionError, UpdateSiteUserPermissionResponse, UploadSiteFontData, UploadSiteFontError, UploadSiteFontResponse, UploadSiteImageData, UploadSiteImageError, UploadSiteImageResponse } from '../../types.gen.ts';

export const setSiteDefaultLevelMutation = (options?: Partial<Options<SetSiteDefaultLevelData>>): UseMutationOptions<SetSiteDefaultLevelResponse, SetSiteDefaultLevelError, Options<SetSiteDefaultLevelData>> => {
    const mutationOptions: UseMutationOptions<SetSiteDefaultLevelResponse, SetSiteDefaultLevelError, Options<SetSiteDefaultLevelData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setSiteDefaultLevel({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const grantSitePermissionsMutation = (options?: Partial<Options<GrantSitePermissionsData>>): UseMutationOptions<GrantSitePermissionsResponse, GrantSitePermissionsError, Options<GrantSitePermissionsData>> => {
    const mutationOptions: UseMutationOptions<GrantSitePermissionsResponse, GrantSitePermissionsError, Options<GrantSitePermissionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await grantSitePermissions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeSiteUserPermissionMutation = (options?: Partial<Options<RemoveSiteUserPermissionData>>): UseMutationOptions<RemoveSiteUserPermissionResponse, RemoveSiteUserPermissionError, Options<RemoveSiteUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveSiteUserPermissionResponse, RemoveSiteUserPermissionError, Options<RemoveSiteUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeSiteUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteUserPermissionMutation = (options?: Partial<Options<UpdateSiteUserPermissionData>>): UseMutationOptions<UpdateSiteUserPermissionResponse, UpdateSiteUserPermissionError, Options<UpdateSiteUserPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteUserPermissionResponse, UpdateSiteUserPermissionError, Options<UpdateSiteUserPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteUserPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeSiteTeamPermissionMutation = (options?: Partial<Options<RemoveSiteTeamPermissionData>>): UseMutationOptions<RemoveSiteTeamPermissionResponse, RemoveSiteTeamPermissionError, Options<RemoveSiteTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<RemoveSiteTeamPermissionResponse, RemoveSiteTeamPermissionError, Options<RemoveSiteTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeSiteTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteTeamPermissionMutation = (options?: Partial<Options<UpdateSiteTeamPermissionData>>): UseMutationOptions<UpdateSiteTeamPermissionResponse, UpdateSiteTeamPermissionError, Options<UpdateSiteTeamPermissionData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteTeamPermissionResponse, UpdateSiteTeamPermissionError, Options<UpdateSiteTeamPermissionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteTeamPermission({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSiteMutation = (options?: Partial<Options<CreateSiteData>>): UseMutationOptions<CreateSiteResponse, CreateSiteError, Options<CreateSiteData>> => {
    const mutationOptions: UseMutationOptions<CreateSiteResponse, CreateSiteError, Options<CreateSiteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteMutation = (options?: Partial<Options<DeleteSiteData>>): UseMutationOptions<DeleteSiteResponse, DeleteSiteError, Options<DeleteSiteData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteResponse, DeleteSiteError, Options<DeleteSiteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteMutation = (options?: Partial<Options<UpdateSiteData>>): UseMutationOptions<UpdateSiteResponse, UpdateSiteError, Options<UpdateSiteData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteResponse, UpdateSiteError, Options<UpdateSiteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteAdaptiveSchemaMutation = (options?: Partial<Options<UpdateSiteAdaptiveSchemaData>>): UseMutationOptions<UpdateSiteAdaptiveSchemaResponse, UpdateSiteAdaptiveSchemaError, Options<UpdateSiteAdaptiveSchemaData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteAdaptiveSchemaResponse, UpdateSiteAdaptiveSchemaError, Options<UpdateSiteAdaptiveSchemaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteAdaptiveSchema({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const publishSiteMutation = (options?: Partial<Options<PublishSiteData>>): UseMutationOptions<PublishSiteResponse, PublishSiteError, Options<PublishSiteData>> => {
    const mutationOptions: UseMutationOptions<PublishSiteResponse, PublishSiteError, Options<PublishSiteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await publishSite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSiteSectionMutation = (options?: Partial<Options<CreateSiteSectionData>>): UseMutationOptions<CreateSiteSectionResponse, CreateSiteSectionError, Options<CreateSiteSectionData>> => {
    const mutationOptions: UseMutationOptions<CreateSiteSectionResponse, CreateSiteSectionError, Options<CreateSiteSectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSiteSection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteSectionMutation = (options?: Partial<Options<DeleteSiteSectionData>>): UseMutationOptions<DeleteSiteSectionResponse, DeleteSiteSectionError, Options<DeleteSiteSectionData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteSectionResponse, DeleteSiteSectionError, Options<DeleteSiteSectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteSection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteSectionMutation = (options?: Partial<Options<UpdateSiteSectionData>>): UseMutationOptions<UpdateSiteSectionResponse, UpdateSiteSectionError, Options<UpdateSiteSectionData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteSectionResponse, UpdateSiteSectionError, Options<UpdateSiteSectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteSection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const moveSiteSectionMutation = (options?: Partial<Options<MoveSiteSectionData>>): UseMutationOptions<MoveSiteSectionResponse, MoveSiteSectionError, Options<MoveSiteSectionData>> => {
    const mutationOptions: UseMutationOptions<MoveSiteSectionResponse, MoveSiteSectionError, Options<MoveSiteSectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await moveSiteSection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSiteSectionGroupMutation = (options?: Partial<Options<CreateSiteSectionGroupData>>): UseMutationOptions<CreateSiteSectionGroupResponse, CreateSiteSectionGroupError, Options<CreateSiteSectionGroupData>> => {
    const mutationOptions: UseMutationOptions<CreateSiteSectionGroupResponse, CreateSiteSectionGroupError, Options<CreateSiteSectionGroupData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSiteSectionGroup({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteSectionGroupMutation = (options?: Partial<Options<DeleteSiteSectionGroupData>>): UseMutationOptions<DeleteSiteSectionGroupResponse, DeleteSiteSectionGroupError, Options<DeleteSiteSectionGroupData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteSectionGroupResponse, DeleteSiteSectionGroupError, Options<DeleteSiteSectionGroupData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteSectionGroup({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteSectionGroupMutation = (options?: Partial<Options<UpdateSiteSectionGroupData>>): UseMutationOptions<UpdateSiteSectionGroupResponse, UpdateSiteSectionGroupError, Options<UpdateSiteSectionGroupData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteSectionGroupResponse, UpdateSiteSectionGroupError, Options<UpdateSiteSectionGroupData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteSectionGroup({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const addSectionToGroupMutation = (options?: Partial<Options<AddSectionToGroupData>>): UseMutationOptions<AddSectionToGroupResponse, AddSectionToGroupError, Options<AddSectionToGroupData>> => {
    const mutationOptions: UseMutationOptions<AddSectionToGroupResponse, AddSectionToGroupError, Options<AddSectionToGroupData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await addSectionToGroup({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeSectionFromGroupMutation = (options?: Partial<Options<RemoveSectionFromGroupData>>): UseMutationOptions<RemoveSectionFromGroupResponse, RemoveSectionFromGroupError, Options<RemoveSectionFromGroupData>> => {
    const mutationOptions: UseMutationOptions<RemoveSectionFromGroupResponse, RemoveSectionFromGroupError, Options<RemoveSectionFromGroupData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeSectionFromGroup({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSiteSpaceMutation = (options?: Partial<Options<CreateSiteSpaceData>>): UseMutationOptions<CreateSiteSpaceResponse, CreateSiteSpaceError, Options<CreateSiteSpaceData>> => {
    const mutationOptions: UseMutationOptions<CreateSiteSpaceResponse, CreateSiteSpaceError, Options<CreateSiteSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSiteSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteSpaceMutation = (options?: Partial<Options<DeleteSiteSpaceData>>): UseMutationOptions<DeleteSiteSpaceResponse, DeleteSiteSpaceError, Options<DeleteSiteSpaceData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteSpaceResponse, DeleteSiteSpaceError, Options<DeleteSiteSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteSpaceMutation = (options?: Partial<Options<UpdateSiteSpaceData>>): UseMutationOptions<UpdateSiteSpaceResponse, UpdateSiteSpaceError, Options<UpdateSiteSpaceData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteSpaceResponse, UpdateSiteSpaceError, Options<UpdateSiteSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const moveSiteSpaceMutation = (options?: Partial<Options<MoveSiteSpaceData>>): UseMutationOptions<MoveSiteSpaceResponse, MoveSiteSpaceError, Options<MoveSiteSpaceData>> => {
    const mutationOptions: UseMutationOptions<MoveSiteSpaceResponse, MoveSiteSpaceError, Options<MoveSiteSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await moveSiteSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const unpublishSiteMutation = (options?: Partial<Options<UnpublishSiteData>>): UseMutationOptions<UnpublishSiteResponse, UnpublishSiteError, Options<UnpublishSiteData>> => {
    const mutationOptions: UseMutationOptions<UnpublishSiteResponse, UnpublishSiteError, Options<UnpublishSiteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await unpublishSite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const sortSiteStructureMutation = (options?: Partial<Options<SortSiteStructureData>>): UseMutationOptions<SortSiteStructureResponse, SortSiteStructureError, Options<SortSiteStructureData>> => {
    const mutationOptions: UseMutationOptions<SortSiteStructureResponse, SortSiteStructureError, Options<SortSiteStructureData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sortSiteStructure({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const moveSiteSectionGroupMutation = (options?: Partial<Options<MoveSiteSectionGroupData>>): UseMutationOptions<MoveSiteSectionGroupResponse, MoveSiteSectionGroupError, Options<MoveSiteSectionGroupData>> => {
    const mutationOptions: UseMutationOptions<MoveSiteSectionGroupResponse, MoveSiteSectionGroupError, Options<MoveSiteSectionGroupData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await moveSiteSectionGroup({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteDraftMutation = (options?: Partial<Options<DeleteSiteDraftData>>): UseMutationOptions<DeleteSiteDraftResponse, DeleteSiteDraftError, Options<DeleteSiteDraftData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteDraftResponse, DeleteSiteDraftError, Options<DeleteSiteDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteDraft({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const extendSiteDraftMutation = (options?: Partial<Options<ExtendSiteDraftData>>): UseMutationOptions<ExtendSiteDraftResponse, ExtendSiteDraftError, Options<ExtendSiteDraftData>> => {
    const mutationOptions: UseMutationOptions<ExtendSiteDraftResponse, ExtendSiteDraftError, Options<ExtendSiteDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await extendSiteDraft({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteDraftMutation = (options?: Partial<Options<UpdateSiteDraftData>>): UseMutationOptions<UpdateSiteDraftResponse, UpdateSiteDraftError, Options<UpdateSiteDraftData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteDraftResponse, UpdateSiteDraftError, Options<UpdateSiteDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteDraft({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const publishSiteDraftMutation = (options?: Partial<Options<PublishSiteDraftData>>): UseMutationOptions<PublishSiteDraftResponse, PublishSiteDraftError, Options<PublishSiteDraftData>> => {
    const mutationOptions: UseMutationOptions<PublishSiteDraftResponse, PublishSiteDraftError, Options<PublishSiteDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await publishSiteDraft({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteCustomizationMutation = (options?: Partial<Options<UpdateSiteCustomizationData>>): UseMutationOptions<UpdateSiteCustomizationResponse, UpdateSiteCustomizationError, Options<UpdateSiteCustomizationData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteCustomizationResponse, UpdateSiteCustomizationError, Options<UpdateSiteCustomizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteCustomization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteSpaceCustomizationMutation = (options?: Partial<Options<DeleteSiteSpaceCustomizationData>>): UseMutationOptions<DeleteSiteSpaceCustomizationResponse, DeleteSiteSpaceCustomizationError, Options<DeleteSiteSpaceCustomizationData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteSpaceCustomizationResponse, DeleteSiteSpaceCustomizationError, Options<DeleteSiteSpaceCustomizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteSpaceCustomization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteSpaceCustomizationMutation = (options?: Partial<Options<UpdateSiteSpaceCustomizationData>>): UseMutationOptions<UpdateSiteSpaceCustomizationResponse, UpdateSiteSpaceCustomizationError, Options<UpdateSiteSpaceCustomizationData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteSpaceCustomizationResponse, UpdateSiteSpaceCustomizationError, Options<UpdateSiteSpaceCustomizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteSpaceCustomization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteLookDraftMutation = (options?: Partial<Options<DeleteSiteLookDraftData>>): UseMutationOptions<DeleteSiteLookDraftResponse, DeleteSiteLookDraftError, Options<DeleteSiteLookDraftData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteLookDraftResponse, DeleteSiteLookDraftError, Options<DeleteSiteLookDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteLookDraft({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteLookDraftMutation = (options?: Partial<Options<UpdateSiteLookDraftData>>): UseMutationOptions<UpdateSiteLookDraftResponse, UpdateSiteLookDraftError, Options<UpdateSiteLookDraftData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteLookDraftResponse, UpdateSiteLookDraftError, Options<UpdateSiteLookDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteLookDraft({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const publishSiteLookDraftMutation = (options?: Partial<Options<PublishSiteLookDraftData>>): UseMutationOptions<PublishSiteLookDraftResponse, PublishSiteLookDraftError, Options<PublishSiteLookDraftData>> => {
    const mutationOptions: UseMutationOptions<PublishSiteLookDraftResponse, PublishSiteLookDraftError, Options<PublishSiteLookDraftData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await publishSiteLookDraft({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteCustomHostnameMutation = (options?: Partial<Options<DeleteCustomHostnameData>>): UseMutationOptions<DeleteCustomHostnameResponse, DeleteCustomHostnameError, Options<DeleteCustomHostnameData>> => {
    const mutationOptions: UseMutationOptions<DeleteCustomHostnameResponse, DeleteCustomHostnameError, Options<DeleteCustomHostnameData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCustomHostname({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const recheckCustomHostnameMutation = (options?: Partial<Options<RecheckCustomHostnameData>>): UseMutationOptions<RecheckCustomHostnameResponse, RecheckCustomHostnameError, Options<RecheckCustomHostnameData>> => {
    const mutationOptions: UseMutationOptions<RecheckCustomHostnameResponse, RecheckCustomHostnameError, Options<RecheckCustomHostnameData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await recheckCustomHostname({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createShareLinkMutation = (options?: Partial<Options<CreateShareLinkData>>): UseMutationOptions<CreateShareLinkResponse, CreateShareLinkError, Options<CreateShareLinkData>> => {
    const mutationOptions: UseMutationOptions<CreateShareLinkResponse, CreateShareLinkError, Options<CreateShareLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createShareLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteShareLinkMutation = (options?: Partial<Options<DeleteShareLinkData>>): UseMutationOptions<DeleteShareLinkResponse, DeleteShareLinkError, Options<DeleteShareLinkData>> => {
    const mutationOptions: UseMutationOptions<DeleteShareLinkResponse, DeleteShareLinkError, Options<DeleteShareLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteShareLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateShareLinkMutation = (options?: Partial<Options<UpdateShareLinkData>>): UseMutationOptions<UpdateShareLinkResponse, UpdateShareLinkError, Options<UpdateShareLinkData>> => {
    const mutationOptions: UseMutationOptions<UpdateShareLinkResponse, UpdateShareLinkError, Options<UpdateShareLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateShareLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSitePublishingAuthMutation = (options?: Partial<Options<UpdateSitePublishingAuthData>>): UseMutationOptions<UpdateSitePublishingAuthResponse, UpdateSitePublishingAuthError, Options<UpdateSitePublishingAuthData>> => {
    const mutationOptions: UseMutationOptions<UpdateSitePublishingAuthResponse, UpdateSitePublishingAuthError, Options<UpdateSitePublishingAuthData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSitePublishingAuth({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const regenerateSitePublishingAuthMutation = (options?: Partial<Options<RegenerateSitePublishingAuthData>>): UseMutationOptions<RegenerateSitePublishingAuthResponse, RegenerateSitePublishingAuthError, Options<RegenerateSitePublishingAuthData>> => {
    const mutationOptions: UseMutationOptions<RegenerateSitePublishingAuthResponse, RegenerateSitePublishingAuthError, Options<RegenerateSitePublishingAuthData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await regenerateSitePublishingAuth({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSiteVisitMutation = (options?: Partial<Options<CreateSiteVisitData>>): UseMutationOptions<CreateSiteVisitResponse, CreateSiteVisitError, Options<CreateSiteVisitData>> => {
    const mutationOptions: UseMutationOptions<CreateSiteVisitResponse, CreateSiteVisitError, Options<CreateSiteVisitData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSiteVisit({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSiteRedirectMutation = (options?: Partial<Options<CreateSiteRedirectData>>): UseMutationOptions<CreateSiteRedirectResponse, CreateSiteRedirectError, Options<CreateSiteRedirectData>> => {
    const mutationOptions: UseMutationOptions<CreateSiteRedirectResponse, CreateSiteRedirectError, Options<CreateSiteRedirectData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSiteRedirect({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const putSiteRedirectsMutation = (options?: Partial<Options<PutSiteRedirectsData>>): UseMutationOptions<PutSiteRedirectsResponse, PutSiteRedirectsError, Options<PutSiteRedirectsData>> => {
    const mutationOptions: UseMutationOptions<PutSiteRedirectsResponse, PutSiteRedirectsError, Options<PutSiteRedirectsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await putSiteRedirects({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteRedirectMutation = (options?: Partial<Options<DeleteSiteRedirectData>>): UseMutationOptions<DeleteSiteRedirectResponse, DeleteSiteRedirectError, Options<DeleteSiteRedirectData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteRedirectResponse, DeleteSiteRedirectError, Options<DeleteSiteRedirectData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteRedirect({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSiteRedirectMutation = (options?: Partial<Options<UpdateSiteRedirectData>>): UseMutationOptions<UpdateSiteRedirectResponse, UpdateSiteRedirectError, Options<UpdateSiteRedirectData>> => {
    const mutationOptions: UseMutationOptions<UpdateSiteRedirectResponse, UpdateSiteRedirectError, Options<UpdateSiteRedirectData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSiteRedirect({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteHostnameMutation = (options?: Partial<Options<DeleteSiteHostnameData>>): UseMutationOptions<DeleteSiteHostnameResponse, DeleteSiteHostnameError, Options<DeleteSiteHostnameData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteHostnameResponse, DeleteSiteHostnameError, Options<DeleteSiteHostnameData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteHostname({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const setSiteHostnameMutation = (options?: Partial<Options<SetSiteHostnameData>>): UseMutationOptions<SetSiteHostnameResponse, SetSiteHostnameError, Options<SetSiteHostnameData>> => {
    const mutationOptions: UseMutationOptions<SetSiteHostnameResponse, SetSiteHostnameError, Options<SetSiteHostnameData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setSiteHostname({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const checkSiteHostnameMutation = (options?: Partial<Options<CheckSiteHostnameData>>): UseMutationOptions<CheckSiteHostnameResponse, CheckSiteHostnameError, Options<CheckSiteHostnameData>> => {
    const mutationOptions: UseMutationOptions<CheckSiteHostnameResponse, CheckSiteHostnameError, Options<CheckSiteHostnameData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await checkSiteHostname({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteFeedbackMutation = (options?: Partial<Options<DeleteSiteFeedbackData>>): UseMutationOptions<DeleteSiteFeedbackResponse, DeleteSiteFeedbackError, Options<DeleteSiteFeedbackData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteFeedbackResponse, DeleteSiteFeedbackError, Options<DeleteSiteFeedbackData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteFeedback({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const uploadSiteFontMutation = (options?: Partial<Options<UploadSiteFontData>>): UseMutationOptions<UploadSiteFontResponse, UploadSiteFontError, Options<UploadSiteFontData>> => {
    const mutationOptions: UseMutationOptions<UploadSiteFontResponse, UploadSiteFontError, Options<UploadSiteFontData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadSiteFont({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSiteFontMutation = (options?: Partial<Options<DeleteSiteFontData>>): UseMutationOptions<DeleteSiteFontResponse, DeleteSiteFontError, Options<DeleteSiteFontData>> => {
    const mutationOptions: UseMutationOptions<DeleteSiteFontResponse, DeleteSiteFontError, Options<DeleteSiteFontData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSiteFont({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const uploadSiteImageMutation = (options?: Partial<Options<UploadSiteImageData>>): UseMutationOptions<UploadSiteImageResponse, UploadSiteImageError, Options<UploadSiteImageData>> => {
    const mutationOptions: UseMutationOptions<UploadSiteImageResponse, UploadSiteImageError, Options<UploadSiteImageData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadSiteImage({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
