// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { GetCustomHostnameData, GetCustomHostnameErrors, GetCustomHostnameResponses, GetPublishedSiteData, GetPublishedSiteErrors, GetPublishedSiteResponses, GetSiteAdaptiveSchemaData, GetSiteAdaptiveSchemaErrors, GetSiteAdaptiveSchemaResponses, GetSiteCustomizationData, GetSiteCustomizationErrors, GetSiteCustomizationResponses, GetSiteData, GetSiteDraftData, GetSiteDraftErrors, GetSiteDraftResponses, GetSiteErrors, GetSiteHostnameData, GetSiteHostnameErrors, GetSiteHostnameResponses, GetSiteLookDraftData, GetSiteLookDraftErrors, GetSiteLookDraftResponses, GetSitePublishingAuthData, GetSitePublishingAuthErrors, GetSitePublishingAuthResponses, GetSitePublishingPreviewData, GetSitePublishingPreviewErrors, GetSitePublishingPreviewResponses, GetSiteReachData, GetSiteReachErrors, GetSiteReachResponses, GetSiteResponses, GetSiteSpaceCustomizationData, GetSiteSpaceCustomizationErrors, GetSiteSpaceCustomizationResponses, GetSiteStructureData, GetSiteStructureErrors, GetSiteStructureResponses, ListShareLinksData, ListShareLinksErrors, ListShareLinksResponses, ListSiteBlockedHostsData, ListSiteBlockedHostsErrors, ListSiteBlockedHostsResponses, ListSiteEffectivePermissionsData, ListSiteEffectivePermissionsErrors, ListSiteEffectivePermissionsResponses, ListSiteFeedbackData, ListSiteFeedbackErrors, ListSiteFeedbackPagesData, ListSiteFeedbackPagesErrors, ListSiteFeedbackPagesResponses, ListSiteFeedbackResponses, ListSiteFontsData, ListSiteFontsErrors, ListSiteFontsResponses, ListSiteRedirectsData, ListSiteRedirectsErrors, ListSiteRedirectsResponses, ListSitesData, ListSiteSectionGroupsData, ListSiteSectionGroupsErrors, ListSiteSectionGroupsResponses, ListSiteSectionsData, ListSiteSectionsErrors, ListSiteSectionsResponses, ListSitesErrors, ListSiteSpacesData, ListSiteSpacesErrors, ListSiteSpacesResponses, ListSitesResponses, ListSiteTeamPermissionsData, ListSiteTeamPermissionsErrors, ListSiteTeamPermissionsResponses, ListSiteTemplateConditionsData, ListSiteTemplateConditionsErrors, ListSiteTemplateConditionsResponses, ListSiteUserPermissionsData, ListSiteUserPermissionsErrors, ListSiteUserPermissionsResponses, ResolveSiteRedirectData, ResolveSiteRedirectErrors, ResolveSiteRedirectResponses } from '../types.gen.ts';

export const listSiteUserPermissions = <ThrowOnError extends boolean = true>(options: Options<ListSiteUserPermissionsData, ThrowOnError>): RequestResult<ListSiteUserPermissionsResponses, ListSiteUserPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteUserPermissionsResponses, ListSiteUserPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/users',
    ...options
});

export const listSiteTeamPermissions = <ThrowOnError extends boolean = true>(options: Options<ListSiteTeamPermissionsData, ThrowOnError>): RequestResult<ListSiteTeamPermissionsResponses, ListSiteTeamPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteTeamPermissionsResponses, ListSiteTeamPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/teams',
    ...options
});

export const listSiteEffectivePermissions = <ThrowOnError extends boolean = true>(options: Options<ListSiteEffectivePermissionsData, ThrowOnError>): RequestResult<ListSiteEffectivePermissionsResponses, ListSiteEffectivePermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteEffectivePermissionsResponses, ListSiteEffectivePermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/permissions/aggregate',
    ...options
});

export const listSites = <ThrowOnError extends boolean = true>(options: Options<ListSitesData, ThrowOnError>): RequestResult<ListSitesResponses, ListSitesErrors, ThrowOnError> => (options.client ?? client).get<ListSitesResponses, ListSitesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites',
    ...options
});

export const getSite = <ThrowOnError extends boolean = true>(options: Options<GetSiteData, ThrowOnError>): RequestResult<GetSiteResponses, GetSiteErrors, ThrowOnError> => (options.client ?? client).get<GetSiteResponses, GetSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}',
    ...options
});

export const getSiteAdaptiveSchema = <ThrowOnError extends boolean = true>(options: Options<GetSiteAdaptiveSchemaData, ThrowOnError>): RequestResult<GetSiteAdaptiveSchemaResponses, GetSiteAdaptiveSchemaErrors, ThrowOnError> => (options.client ?? client).get<GetSiteAdaptiveSchemaResponses, GetSiteAdaptiveSchemaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema',
    ...options
});

export const listSiteTemplateConditions = <ThrowOnError extends boolean = true>(options: Options<ListSiteTemplateConditionsData, ThrowOnError>): RequestResult<ListSiteTemplateConditionsResponses, ListSiteTemplateConditionsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteTemplateConditionsResponses, ListSiteTemplateConditionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema/template-conditions',
    ...options
});

export const getPublishedSite = <ThrowOnError extends boolean = true>(options: Options<GetPublishedSiteData, ThrowOnError>): RequestResult<GetPublishedSiteResponses, GetPublishedSiteErrors, ThrowOnError> => (options.client ?? client).get<GetPublishedSiteResponses, GetPublishedSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/published',
    ...options
});

export const listSiteSections = <ThrowOnError extends boolean = true>(options: Options<ListSiteSectionsData, ThrowOnError>): RequestResult<ListSiteSectionsResponses, ListSiteSectionsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteSectionsResponses, ListSiteSectionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/sections',
    ...options
});

export const listSiteSectionGroups = <ThrowOnError extends boolean = true>(options: Options<ListSiteSectionGroupsData, ThrowOnError>): RequestResult<ListSiteSectionGroupsResponses, ListSiteSectionGroupsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteSectionGroupsResponses, ListSiteSectionGroupsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups',
    ...options
});

export const listSiteSpaces = <ThrowOnError extends boolean = true>(options: Options<ListSiteSpacesData, ThrowOnError>): RequestResult<ListSiteSpacesResponses, ListSiteSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListSiteSpacesResponses, ListSiteSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces',
    ...options
});

export const getSiteReach = <ThrowOnError extends boolean = true>(options: Options<GetSiteReachData, ThrowOnError>): RequestResult<GetSiteReachResponses, GetSiteReachErrors, ThrowOnError> => (options.client ?? client).get<GetSiteReachResponses, GetSiteReachErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/reach',
    ...options
});

export const getSiteStructure = <ThrowOnError extends boolean = true>(options: Options<GetSiteStructureData, ThrowOnError>): RequestResult<GetSiteStructureResponses, GetSiteStructureErrors, ThrowOnError> => (options.client ?? client).get<GetSiteStructureResponses, GetSiteStructureErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/structure',
    ...options
});

export const getSiteDraft = <ThrowOnError extends boolean = true>(options: Options<GetSiteDraftData, ThrowOnError>): RequestResult<GetSiteDraftResponses, GetSiteDraftErrors, ThrowOnError> => (options.client ?? client).get<GetSiteDraftResponses, GetSiteDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
    ...options
});

export const getSiteCustomization = <ThrowOnError extends boolean = true>(options: Options<GetSiteCustomizationData, ThrowOnError>): RequestResult<GetSiteCustomizationResponses, GetSiteCustomizationErrors, ThrowOnError> => (options.client ?? client).get<GetSiteCustomizationResponses, GetSiteCustomizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/customization',
    ...options
});

export const getSiteSpaceCustomization = <ThrowOnError extends boolean = true>(options: Options<GetSiteSpaceCustomizationData, ThrowOnError>): RequestResult<GetSiteSpaceCustomizationResponses, GetSiteSpaceCustomizationErrors, ThrowOnError> => (options.client ?? client).get<GetSiteSpaceCustomizationResponses, GetSiteSpaceCustomizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
    ...options
});

export const getSitePublishingPreview = <ThrowOnError extends boolean = true>(options: Options<GetSitePublishingPreviewData, ThrowOnError>): RequestResult<GetSitePublishingPreviewResponses, GetSitePublishingPreviewErrors, ThrowOnError> => (options.client ?? client).get<GetSitePublishingPreviewResponses, GetSitePublishingPreviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/preview',
    ...options
});

export const getSiteLookDraft = <ThrowOnError extends boolean = true>(options: Options<GetSiteLookDraftData, ThrowOnError>): RequestResult<GetSiteLookDraftResponses, GetSiteLookDraftErrors, ThrowOnError> => (options.client ?? client).get<GetSiteLookDraftResponses, GetSiteLookDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/customization/draft',
    ...options
});

export const getCustomHostname = <ThrowOnError extends boolean = true>(options: Options<GetCustomHostnameData, ThrowOnError>): RequestResult<GetCustomHostnameResponses, GetCustomHostnameErrors, ThrowOnError> => (options.client ?? client).get<GetCustomHostnameResponses, GetCustomHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/custom-hostnames/{hostname}',
    ...options
});

export const listShareLinks = <ThrowOnError extends boolean = true>(options: Options<ListShareLinksData, ThrowOnError>): RequestResult<ListShareLinksResponses, ListShareLinksErrors, ThrowOnError> => (options.client ?? client).get<ListShareLinksResponses, ListShareLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/share-links',
    ...options
});

export const getSitePublishingAuth = <ThrowOnError extends boolean = true>(options: Options<GetSitePublishingAuthData, ThrowOnError>): RequestResult<GetSitePublishingAuthResponses, GetSitePublishingAuthErrors, ThrowOnError> => (options.client ?? client).get<GetSitePublishingAuthResponses, GetSitePublishingAuthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/auth',
    ...options
});

export const listSiteRedirects = <ThrowOnError extends boolean = true>(options: Options<ListSiteRedirectsData, ThrowOnError>): RequestResult<ListSiteRedirectsResponses, ListSiteRedirectsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteRedirectsResponses, ListSiteRedirectsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/redirects',
    ...options
});

export const resolveSiteRedirect = <ThrowOnError extends boolean = true>(options: Options<ResolveSiteRedirectData, ThrowOnError>): RequestResult<ResolveSiteRedirectResponses, ResolveSiteRedirectErrors, ThrowOnError> => (options.client ?? client).get<ResolveSiteRedirectResponses, ResolveSiteRedirectErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/redirect',
    ...options
});

export const getSiteHostname = <ThrowOnError extends boolean = true>(options: Options<GetSiteHostnameData, ThrowOnError>): RequestResult<GetSiteHostnameResponses, GetSiteHostnameErrors, ThrowOnError> => (options.client ?? client).get<GetSiteHostnameResponses, GetSiteHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/hostname',
    ...options
});

export const listSiteBlockedHosts = <ThrowOnError extends boolean = true>(options: Options<ListSiteBlockedHostsData, ThrowOnError>): RequestResult<ListSiteBlockedHostsResponses, ListSiteBlockedHostsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteBlockedHostsResponses, ListSiteBlockedHostsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/blocked-hosts',
    ...options
});

export const listSiteFeedback = <ThrowOnError extends boolean = true>(options: Options<ListSiteFeedbackData, ThrowOnError>): RequestResult<ListSiteFeedbackResponses, ListSiteFeedbackErrors, ThrowOnError> => (options.client ?? client).get<ListSiteFeedbackResponses, ListSiteFeedbackErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/feedback',
    ...options
});

export const listSiteFeedbackPages = <ThrowOnError extends boolean = true>(options: Options<ListSiteFeedbackPagesData, ThrowOnError>): RequestResult<ListSiteFeedbackPagesResponses, ListSiteFeedbackPagesErrors, ThrowOnError> => (options.client ?? client).get<ListSiteFeedbackPagesResponses, ListSiteFeedbackPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/feedback/pages',
    ...options
});

export const listSiteFonts = <ThrowOnError extends boolean = true>(options: Options<ListSiteFontsData, ThrowOnError>): RequestResult<ListSiteFontsResponses, ListSiteFontsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteFontsResponses, ListSiteFontsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/fonts',
    ...options
});
