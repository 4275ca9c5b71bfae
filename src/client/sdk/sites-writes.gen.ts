// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { AddSectionToGroupData, AddSectionToGroupErrors, AddSectionToGroupResponses, CheckSiteHostnameData, CheckSiteHostnameErrors, CheckSiteHostnameResponses, CreateShareLinkData, CreateShareLinkErrors, CreateShareLinkResponses, CreateSiteData, CreateSiteErrors, CreateSiteRedirectData, CreateSiteRedirectErrors, CreateSiteRedirectResponses, CreateSiteResponses, CreateSiteSectionData, CreateSiteSectionErrors, CreateSiteSectionGroupData, CreateSiteSectionGroupErrors, CreateSiteSectionGroupResponses, CreateSiteSectionResponses, CreateSiteSpaceData, CreateSiteSpaceErrors, CreateSiteSpaceResponses, CreateSiteVisitData, CreateSiteVisitErrors, CreateSiteVisitResponses, DeleteCustomHostnameData, DeleteCustomHostnameErrors, DeleteCustomHostnameResponses, DeleteShareLinkData, DeleteShareLinkErrors, DeleteShareLinkResponses, DeleteSiteData, DeleteSiteDraftData, DeleteSiteDraftErrors, DeleteSiteDraftResponses, DeleteSiteErrors, DeleteSiteFeedbackData, DeleteSiteFeedbackErrors, DeleteSiteFeedbackResponses, DeleteSiteFontData, DeleteSiteFontErrors, DeleteSiteFontResponses, DeleteSiteHostnameData, DeleteSiteHostnameErrors, DeleteSiteHostnameResponses, DeleteSiteLookDraftData, DeleteSiteLookDraftErrors, DeleteSiteLookDraftResponses, DeleteSiteRedirectData, DeleteSiteRedirectErrors, DeleteSiteRedirectResponses, DeleteSiteResponses, DeleteSiteSectionData, DeleteSiteSectionErrors, DeleteSiteSectionGroupData, DeleteSiteSectionGroupErrors, DeleteSiteSectionGroupResponses, DeleteSiteSectionResponses, DeleteSiteSpaceCustomizationData, DeleteSiteSpaceCustomizationErrors, DeleteSiteSpaceCustomizationResponses, DeleteSiteSpaceData, DeleteSiteSpaceErrors, DeleteSiteSpaceResponses, ExtendSiteDraftData, ExtendSiteDraftErrors, ExtendSiteDraftResponses, GrantSitePermissionsData, GrantSitePermissionsErrors, GrantSitePermissionsResponses, MoveSiteSectionData, MoveSiteSectionErrors, MoveSiteSectionGroupData, MoveSiteSectionGroupErrors, MoveSiteSectionGroupResponses, MoveSiteSectionResponses, MoveSiteSpaceData, MoveSiteSpaceErrors, MoveSiteSpaceResponses, PublishSiteData, PublishSiteDraftData, PublishSiteDraftErrors, PublishSiteDraftResponses, PublishSiteErrors, PublishSiteLookDraftData, PublishSiteLookDraftErrors, PublishSiteLookDraftResponses, PublishSiteResponses, PutSiteRedirectsData, PutSiteRedirectsErrors, PutSiteRedirectsResponses, RecheckCustomHostnameData, RecheckCustomHostnameErrors, RecheckCustomHostnameResponses, RegenerateSitePublishingAuthData, RegenerateSitePublishingAuthErrors, RegenerateSitePublishingAuthResponses, RemoveSectionFromGroupData, RemoveSectionFromGroupErrors, RemoveSectionFromGroupResponses, RemoveSiteTeamPermissionData, RemoveSiteTeamPermissionErrors, RemoveSiteTeamPermissionResponses, RemoveSiteUserPermissionData, RemoveSiteUserPermissionErrors, RemoveSiteUserPermissionResponses, SetSiteDefaultLevelData, SetSiteDefaultLevelErrors, SetSiteDefaultLevelResponses, SetSiteHostnameData, SetSiteHostnameErrors, SetSiteHostnameResponses, SortSiteStructureData, SortSiteStructureErrors, SortSiteStructureResponses, UnpublishSiteData, UnpublishSiteErrors, UnpublishSiteResponses, UpdateShareLinkData, UpdateShareLinkErrors, UpdateShareLinkResponses, UpdateSiteAdaptiveSchemaData, UpdateSiteAdaptiveSchemaErrors, UpdateSiteAdaptiveSchemaResponses, UpdateSiteCustomizationData, UpdateSiteCustomizationErrors, UpdateSiteCustomizationResponses, UpdateSiteData, UpdateSiteDraftData, UpdateSiteDraftErrors, UpdateSiteDraftResponses, UpdateSiteErrors, UpdateSiteLookDraftData, UpdateSiteLookDraftErrors, UpdateSiteLookDraftResponses, UpdateSitePublishingAuthData, UpdateSitePublishingAuthErrors, UpdateSitePublishingAuthResponses, UpdateSiteRedirectData, UpdateSiteRedirectErrors, UpdateSiteRedirectResponses, UpdateSiteResponses, UpdateSiteSectionData, UpdateSiteSectionErrors, UpdateSiteSectionGroupData, UpdateSiteSectionGroupErrors, UpdateSiteSectionGroupResponses, UpdateSiteSectionResponses, UpdateSiteSpaceCustomizationData, UpdateSiteSpaceCustomizationErrors, UpdateSiteSpaceCustomizationResponses, UpdateSiteSpaceData, UpdateSiteSpaceErrors, UpdateSiteSpaceResponses, UpdateSiteTeamPermissionData, UpdateSiteTeamPermissionErrors, UpdateSiteTeamPermissionResponses, UpdateSiteUserPermissionData, UpdateSiteUserPermissionErrors, UpdateSiteUserPermissionResponses, UploadSiteFontData, UploadSiteFontErrors, UploadSiteFontResponses, UploadSiteImageData, UploadSiteImageErrors, UploadSiteImageResponses } from '../types.gen.ts';

export const setSiteDefaultLevel = <ThrowOnError extends boolean = true>(options: Options<SetSiteDefaultLevelData, ThrowOnError>): RequestResult<SetSiteDefaultLevelResponses, SetSiteDefaultLevelErrors, ThrowOnError> => (options.client ?? client).put<SetSiteDefaultLevelResponses, SetSiteDefaultLevelErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/default-level',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const grantSitePermissions = <ThrowOnError extends boolean = true>(options: Options<GrantSitePermissionsData, ThrowOnError>): RequestResult<GrantSitePermissionsResponses, GrantSitePermissionsErrors, ThrowOnError> => (options.client ?? client).post<GrantSitePermissionsResponses, GrantSitePermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/permissions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeSiteUserPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveSiteUserPermissionData, ThrowOnError>): RequestResult<RemoveSiteUserPermissionResponses, RemoveSiteUserPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSiteUserPermissionResponses, RemoveSiteUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/users/{userId}',
    ...options
});

export const updateSiteUserPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteUserPermissionData, ThrowOnError>): RequestResult<UpdateSiteUserPermissionResponses, UpdateSiteUserPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSiteUserPermissionResponses, UpdateSiteUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/users/{userId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeSiteTeamPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveSiteTeamPermissionData, ThrowOnError>): RequestResult<RemoveSiteTeamPermissionResponses, RemoveSiteTeamPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSiteTeamPermissionResponses, RemoveSiteTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/teams/{teamId}',
    ...options
});

export const updateSiteTeamPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteTeamPermissionData, ThrowOnError>): RequestResult<UpdateSiteTeamPermissionResponses, UpdateSiteTeamPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSiteTeamPermissionResponses, UpdateSiteTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/teams/{teamId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createSite = <ThrowOnError extends boolean = true>(options: Options<CreateSiteData, ThrowOnError>): RequestResult<CreateSiteResponses, CreateSiteErrors, ThrowOnError> => (options.client ?? client).post<CreateSiteResponses, CreateSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSite = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteData, ThrowOnError>): RequestResult<DeleteSiteResponses, DeleteSiteErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteResponses, DeleteSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}',
    ...options
});

export const updateSite = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteData, ThrowOnError>): RequestResult<UpdateSiteResponses, UpdateSiteErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSiteResponses, UpdateSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const updateSiteAdaptiveSchema = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteAdaptiveSchemaData, ThrowOnError>): RequestResult<UpdateSiteAdaptiveSchemaResponses, UpdateSiteAdaptiveSchemaErrors, ThrowOnError> => (options.client ?? client).put<UpdateSiteAdaptiveSchemaResponses, UpdateSiteAdaptiveSchemaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const publishSite = <ThrowOnError extends boolean = true>(options: Options<PublishSiteData, ThrowOnError>): RequestResult<PublishSiteResponses, PublishSiteErrors, ThrowOnError> => (options.client ?? client).post<PublishSiteResponses, PublishSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/publish',
    ...options
});

export const createSiteSection = <ThrowOnError extends boolean = true>(options: Options<CreateSiteSectionData, ThrowOnError>): RequestResult<CreateSiteSectionResponses, CreateSiteSectionErrors, ThrowOnError> => (options.client ?? client).post<CreateSiteSectionResponses, CreateSiteSectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/sections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSiteSection = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteSectionData, ThrowOnError>): RequestResult<DeleteSiteSectionResponses, DeleteSiteSectionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteSectionResponses, DeleteSiteSectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}',
    ...options
});

export const updateSiteSection = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteSectionData, ThrowOnError>): RequestResult<UpdateSiteSectionResponses, UpdateSiteSectionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSiteSectionResponses, UpdateSiteSectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const moveSiteSection = <ThrowOnError extends boolean = true>(options: Options<MoveSiteSectionData, ThrowOnError>): RequestResult<MoveSiteSectionResponses, MoveSiteSectionErrors, ThrowOnError> => (options.client ?? client).post<MoveSiteSectionResponses, MoveSiteSectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createSiteSectionGroup = <ThrowOnError extends boolean = true>(options: Options<CreateSiteSectionGroupData, ThrowOnError>): RequestResult<CreateSiteSectionGroupResponses, CreateSiteSectionGroupErrors, ThrowOnError> => (options.client ?? client).post<CreateSiteSectionGroupResponses, CreateSiteSectionGroupErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSiteSectionGroup = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteSectionGroupData, ThrowOnError>): RequestResult<DeleteSiteSectionGroupResponses, DeleteSiteSectionGroupErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteSectionGroupResponses, DeleteSiteSectionGroupErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}',
    ...options
});

export const updateSiteSectionGroup = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteSectionGroupData, ThrowOnError>): RequestResult<UpdateSiteSectionGroupResponses, UpdateSiteSectionGroupErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSiteSectionGroupResponses, UpdateSiteSectionGroupErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const addSectionToGroup = <ThrowOnError extends boolean = true>(options: Options<AddSectionToGroupData, ThrowOnError>): RequestResult<AddSectionToGroupResponses, AddSectionToGroupErrors, ThrowOnError> => (options.client ?? client).post<AddSectionToGroupResponses, AddSectionToGroupErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeSectionFromGroup = <ThrowOnError extends boolean = true>(options: Options<RemoveSectionFromGroupData, ThrowOnError>): RequestResult<RemoveSectionFromGroupResponses, RemoveSectionFromGroupErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSectionFromGroupResponses, RemoveSectionFromGroupErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections/{siteSectionId}',
    ...options
});

export const createSiteSpace = <ThrowOnError extends boolean = true>(options: Options<CreateSiteSpaceData, ThrowOnError>): RequestResult<CreateSiteSpaceResponses, CreateSiteSpaceErrors, ThrowOnError> => (options.client ?? client).post<CreateSiteSpaceResponses, CreateSiteSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSiteSpace = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteSpaceData, ThrowOnError>): RequestResult<DeleteSiteSpaceResponses, DeleteSiteSpaceErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteSpaceResponses, DeleteSiteSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}',
    ...options
});

export const updateSiteSpace = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteSpaceData, ThrowOnError>): RequestResult<UpdateSiteSpaceResponses, UpdateSiteSpaceErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSiteSpaceResponses, UpdateSiteSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const moveSiteSpace = <ThrowOnError extends boolean = true>(options: Options<MoveSiteSpaceData, ThrowOnError>): RequestResult<MoveSiteSpaceResponses, MoveSiteSpaceErrors, ThrowOnError> => (options.client ?? client).post<MoveSiteSpaceResponses, MoveSiteSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const unpublishSite = <ThrowOnError extends boolean = true>(options: Options<UnpublishSiteData, ThrowOnError>): RequestResult<UnpublishSiteResponses, UnpublishSiteErrors, ThrowOnError> => (options.client ?? client).post<UnpublishSiteResponses, UnpublishSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/unpublish',
    ...options
});

export const sortSiteStructure = <ThrowOnError extends boolean = true>(options: Options<SortSiteStructureData, ThrowOnError>): RequestResult<SortSiteStructureResponses, SortSiteStructureErrors, ThrowOnError> => (options.client ?? client).patch<SortSiteStructureResponses, SortSiteStructureErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/structure/sort',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const moveSiteSectionGroup = <ThrowOnError extends boolean = true>(options: Options<MoveSiteSectionGroupData, ThrowOnError>): RequestResult<MoveSiteSectionGroupResponses, MoveSiteSectionGroupErrors, ThrowOnError> => (options.client ?? client).post<MoveSiteSectionGroupResponses, MoveSiteSectionGroupErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSiteDraft = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteDraftData, ThrowOnError>): RequestResult<DeleteSiteDraftResponses, DeleteSiteDraftErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteDraftResponses, DeleteSiteDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
    ...options
});

export const extendSiteDraft = <ThrowOnError extends boolean = true>(options: Options<ExtendSiteDraftData, ThrowOnError>): RequestResult<ExtendSiteDraftResponses, ExtendSiteDraftErrors, ThrowOnError> => (options.client ?? client).post<ExtendSiteDraftResponses, ExtendSiteDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const updateSiteDraft = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteDraftData, ThrowOnError>): RequestResult<UpdateSiteDraftResponses, UpdateSiteDraftErrors, ThrowOnError> => (options.client ?? client).put<UpdateSiteDraftResponses, UpdateSiteDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const publishSiteDraft = <ThrowOnError extends boolean = true>(options: Options<PublishSiteDraftData, ThrowOnError>): RequestResult<PublishSiteDraftResponses, PublishSiteDraftErrors, ThrowOnError> => (options.client ?? client).post<PublishSiteDraftResponses, PublishSiteDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft/publish',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const updateSiteCustomization = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteCustomizationData, ThrowOnError>): RequestResult<UpdateSiteCustomizationResponses, UpdateSiteCustomizationErrors, ThrowOnError> => (options.client ?? client).put<UpdateSiteCustomizationResponses, UpdateSiteCustomizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/customization',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSiteSpaceCustomization = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteSpaceCustomizationData, ThrowOnError>): RequestResult<DeleteSiteSpaceCustomizationResponses, DeleteSiteSpaceCustomizationErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteSpaceCustomizationResponses, DeleteSiteSpaceCustomizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
    ...options
});

export const updateSiteSpaceCustomization = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteSpaceCustomizationData, ThrowOnError>): RequestResult<UpdateSiteSpaceCustomizationResponses, UpdateSiteSpaceCustomizationErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSiteSpaceCustomizationResponses, UpdateSiteSpaceCustomizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSiteLookDraft = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteLookDraftData, ThrowOnError>): RequestResult<DeleteSiteLookDraftResponses, DeleteSiteLookDraftErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteLookDraftResponses, DeleteSiteLookDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/customization/draft',
    ...options
});

export const updateSiteLookDraft = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteLookDraftData, ThrowOnError>): RequestResult<UpdateSiteLookDraftResponses, UpdateSiteLookDraftErrors, ThrowOnError> => (options.client ?? client).put<UpdateSiteLookDraftResponses, UpdateSiteLookDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/customization/draft',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const publishSiteLookDraft = <ThrowOnError extends boolean = true>(options: Options<PublishSiteLookDraftData, ThrowOnError>): RequestResult<PublishSiteLookDraftResponses, PublishSiteLookDraftErrors, ThrowOnError> => (options.client ?? client).post<PublishSiteLookDraftResponses, PublishSiteLookDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/customization/draft/publish',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteCustomHostname = <ThrowOnError extends boolean = true>(options: Options<DeleteCustomHostnameData, ThrowOnError>): RequestResult<DeleteCustomHostnameResponses, DeleteCustomHostnameErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCustomHostnameResponses, DeleteCustomHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/custom-hostnames/{hostname}',
    ...options
});

export const recheckCustomHostname = <ThrowOnError extends boolean = true>(options: Options<RecheckCustomHostnameData, ThrowOnError>): RequestResult<RecheckCustomHostnameResponses, RecheckCustomHostnameErrors, ThrowOnError> => (options.client ?? client).patch<RecheckCustomHostnameResponses, RecheckCustomHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/custom-hostnames/{hostname}',
    ...options
});

export const createShareLink = <ThrowOnError extends boolean = true>(options: Options<CreateShareLinkData, ThrowOnError>): RequestResult<CreateShareLinkResponses, CreateShareLinkErrors, ThrowOnError> => (options.client ?? client).post<CreateShareLinkResponses, CreateShareLinkErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/share-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteShareLink = <ThrowOnError extends boolean = true>(options: Options<DeleteShareLinkData, ThrowOnError>): RequestResult<DeleteShareLinkResponses, DeleteShareLinkErrors, ThrowOnError> => (options.client ?? client).delete<DeleteShareLinkResponses, DeleteShareLinkErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}',
    ...options
});

export const updateShareLink = <ThrowOnError extends boolean = true>(options: Options<UpdateShareLinkData, ThrowOnError>): RequestResult<UpdateShareLinkResponses, UpdateShareLinkErrors, ThrowOnError> => (options.client ?? client).patch<UpdateShareLinkResponses, UpdateShareLinkErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const updateSitePublishingAuth = <ThrowOnError extends boolean = true>(options: Options<UpdateSitePublishingAuthData, ThrowOnError>): RequestResult<UpdateSitePublishingAuthResponses, UpdateSitePublishingAuthErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSitePublishingAuthResponses, UpdateSitePublishingAuthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/auth',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const regenerateSitePublishingAuth = <ThrowOnError extends boolean = true>(options: Options<RegenerateSitePublishingAuthData, ThrowOnError>): RequestResult<RegenerateSitePublishingAuthResponses, RegenerateSitePublishingAuthErrors, ThrowOnError> => (options.client ?? client).post<RegenerateSitePublishingAuthResponses, RegenerateSitePublishingAuthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/auth/regenerate',
    ...options
});

export const createSiteVisit = <ThrowOnError extends boolean = true>(options: Options<CreateSiteVisitData, ThrowOnError>): RequestResult<CreateSiteVisitResponses, CreateSiteVisitErrors, ThrowOnError> => (options.client ?? client).post<CreateSiteVisitResponses, CreateSiteVisitErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/site-visits',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createSiteRedirect = <ThrowOnError extends boolean = true>(options: Options<CreateSiteRedirectData, ThrowOnError>): RequestResult<CreateSiteRedirectResponses, CreateSiteRedirectErrors, ThrowOnError> => (options.client ?? client).post<CreateSiteRedirectResponses, CreateSiteRedirectErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/redirects',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const putSiteRedirects = <ThrowOnError extends boolean = true>(options: Options<PutSiteRedirectsData, ThrowOnError>): RequestResult<PutSiteRedirectsResponses, PutSiteRedirectsErrors, ThrowOnError> => (options.client ?? client).put<PutSiteRedirectsResponses, PutSiteRedirectsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/redirects',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSiteRedirect = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteRedirectData, ThrowOnError>): RequestResult<DeleteSiteRedirectResponses, DeleteSiteRedirectErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteRedirectResponses, DeleteSiteRedirectErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/redirects/{redirectId}',
    ...options
});

export const updateSiteRedirect = <ThrowOnError extends boolean = true>(options: Options<UpdateSiteRedirectData, ThrowOnError>): RequestResult<UpdateSiteRedirectResponses, UpdateSiteRedirectErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSiteRedirectResponses, UpdateSiteRedirectErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/redirects/{redirectId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSiteHostname = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteHostnameData, ThrowOnError>): RequestResult<DeleteSiteHostnameResponses, DeleteSiteHostnameErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteHostnameResponses, DeleteSiteHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/hostname',
    ...options
});

export const setSiteHostname = <ThrowOnError extends boolean = true>(options: Options<SetSiteHostnameData, ThrowOnError>): RequestResult<SetSiteHostnameResponses, SetSiteHostnameErrors, ThrowOnError> => (options.client ?? client).put<SetSiteHostnameResponses, SetSiteHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/hostname',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const checkSiteHostname = <ThrowOnError extends boolean = true>(options: Options<CheckSiteHostnameData, ThrowOnError>): RequestResult<CheckSiteHostnameResponses, CheckSiteHostnameErrors, ThrowOnError> => (options.client ?? client).post<CheckSiteHostnameResponses, CheckSiteHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/hostname/check',
    ...options
});

export const deleteSiteFeedback = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteFeedbackData, ThrowOnError>): RequestResult<DeleteSiteFeedbackResponses, DeleteSiteFeedbackErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteFeedbackResponses, DeleteSiteFeedbackErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/feedback/{feedbackId}',
    ...options
});

export const uploadSiteFont = <ThrowOnError extends boolean = true>(options: Options<UploadSiteFontData, ThrowOnError>): RequestResult<UploadSiteFontResponses, UploadSiteFontErrors, ThrowOnError> => (options.client ?? client).post<UploadSiteFontResponses, UploadSiteFontErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/fonts',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const deleteSiteFont = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteFontData, ThrowOnError>): RequestResult<DeleteSiteFontResponses, DeleteSiteFontErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteFontResponses, DeleteSiteFontErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/fonts/{fontId}',
    ...options
});

export const uploadSiteImage = <ThrowOnError extends boolean = true>(options: Options<UploadSiteImageData, ThrowOnError>): RequestResult<UploadSiteImageResponses, UploadSiteImageErrors, ThrowOnError> => (options.client ?? client).post<UploadSiteImageResponses, UploadSiteImageErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/images',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});
