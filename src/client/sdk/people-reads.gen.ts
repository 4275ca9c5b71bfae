// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { FindSignOnData, FindSignOnErrors, FindSignOnResponses, GetLinkInviteData, GetLinkInviteErrors, GetLinkInviteResponses, GetMemberAccessData, GetMemberAccessErrors, GetMemberAccessResponses, GetMemberData, GetMemberErrors, GetMemberHoldingsData, GetMemberHoldingsErrors, GetMemberHoldingsResponses, GetMemberResponses, GetNotificationFeedData, GetNotificationFeedErrors, GetNotificationFeedResponses, GetSamlProviderData, GetSamlProviderErrors, GetSamlProviderResponses, GetSamlTestData, GetSamlTestErrors, GetSamlTestResponses, GetSignOnSettingsData, GetSignOnSettingsErrors, GetSignOnSettingsResponses, GetTeamData, GetTeamErrors, GetTeamResponses, ListAccessData, ListAccessErrors, ListAccessResponses, ListInvitesData, ListInvitesErrors, ListInvitesResponses, ListLinkInvitesData, ListLinkInvitesErrors, ListLinkInvitesResponses, ListMemberFactorsData, ListMemberFactorsErrors, ListMemberFactorsResponses, ListMembersData, ListMembersErrors, ListMemberSpacesData, ListMemberSpacesErrors, ListMemberSpacesResponses, ListMembersResponses, ListMemberTeamsData, ListMemberTeamsErrors, ListMemberTeamsResponses, ListNotificationsData, ListNotificationsErrors, ListNotificationsResponses, ListSamlProvidersData, ListSamlProvidersErrors, ListSamlProvidersResponses, ListSecondFactorsData, ListSecondFactorsErrors, ListSecondFactorsResponses, ListSignOnsData, ListSignOnsErrors, ListSignOnsResponses, ListTeamMembersData, ListTeamMembersErrors, ListTeamMembersResponses, ListTeamsData, ListTeamsErrors, ListTeamsResponses, ListVisitorClaimsKeysData, ListVisitorClaimsKeysErrors, ListVisitorClaimsKeysResponses, ReadInviteData, ReadInviteErrors, ReadInviteResponses } from '../types.gen.ts';

export const getLinkInvite = <ThrowOnError extends boolean = true>(options: Options<GetLinkInviteData, ThrowOnError>): RequestResult<GetLinkInviteResponses, GetLinkInviteErrors, ThrowOnError> => (options.client ?? client).get<GetLinkInviteResponses, GetLinkInviteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/link-invites/{inviteId}',
    ...options
});

export const listMembers = <ThrowOnError extends boolean = true>(options: Options<ListMembersData, ThrowOnError>): RequestResult<ListMembersResponses, ListMembersErrors, ThrowOnError> => (options.client ?? client).get<ListMembersResponses, ListMembersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members',
    ...options
});

export const getMember = <ThrowOnError extends boolean = true>(options: Options<GetMemberData, ThrowOnError>): RequestResult<GetMemberResponses, GetMemberErrors, ThrowOnError> => (options.client ?? client).get<GetMemberResponses, GetMemberErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}',
    ...options
});

export const listMemberTeams = <ThrowOnError extends boolean = true>(options: Options<ListMemberTeamsData, ThrowOnError>): RequestResult<ListMemberTeamsResponses, ListMemberTeamsErrors, ThrowOnError> => (options.client ?? client).get<ListMemberTeamsResponses, ListMemberTeamsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/teams',
    ...options
});

export const listTeams = <ThrowOnError extends boolean = true>(options: Options<ListTeamsData, ThrowOnError>): RequestResult<ListTeamsResponses, ListTeamsErrors, ThrowOnError> => (options.client ?? client).get<ListTeamsResponses, ListTeamsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/teams',
    ...options
});

export const getTeam = <ThrowOnError extends boolean = true>(options: Options<GetTeamData, ThrowOnError>): RequestResult<GetTeamResponses, GetTeamErrors, ThrowOnError> => (options.client ?? client).get<GetTeamResponses, GetTeamErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/teams/{teamId}',
    ...options
});

export const listSamlProviders = <ThrowOnError extends boolean = true>(options: Options<ListSamlProvidersData, ThrowOnError>): RequestResult<ListSamlProvidersResponses, ListSamlProvidersErrors, ThrowOnError> => (options.client ?? client).get<ListSamlProvidersResponses, ListSamlProvidersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml',
    ...options
});

export const getSamlProvider = <ThrowOnError extends boolean = true>(options: Options<GetSamlProviderData, ThrowOnError>): RequestResult<GetSamlProviderResponses, GetSamlProviderErrors, ThrowOnError> => (options.client ?? client).get<GetSamlProviderResponses, GetSamlProviderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml/{samlProviderId}',
    ...options
});

export const listSignOns = <ThrowOnError extends boolean = true>(options: Options<ListSignOnsData, ThrowOnError>): RequestResult<ListSignOnsResponses, ListSignOnsErrors, ThrowOnError> => (options.client ?? client).get<ListSignOnsResponses, ListSignOnsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sso',
    ...options
});

export const listVisitorClaimsKeys = <ThrowOnError extends boolean = true>(options?: Options<ListVisitorClaimsKeysData, ThrowOnError>): RequestResult<ListVisitorClaimsKeysResponses, ListVisitorClaimsKeysErrors, ThrowOnError> => (options?.client ?? client).get<ListVisitorClaimsKeysResponses, ListVisitorClaimsKeysErrors, ThrowOnError>({ url: '/visitor-claims-keys', ...options });

export const listTeamMembers = <ThrowOnError extends boolean = true>(options: Options<ListTeamMembersData, ThrowOnError>): RequestResult<ListTeamMembersResponses, ListTeamMembersErrors, ThrowOnError> => (options.client ?? client).get<ListTeamMembersResponses, ListTeamMembersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/teams/{teamId}/members',
    ...options
});

export const getMemberHoldings = <ThrowOnError extends boolean = true>(options: Options<GetMemberHoldingsData, ThrowOnError>): RequestResult<GetMemberHoldingsResponses, GetMemberHoldingsErrors, ThrowOnError> => (options.client ?? client).get<GetMemberHoldingsResponses, GetMemberHoldingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/holdings',
    ...options
});

export const getMemberAccess = <ThrowOnError extends boolean = true>(options: Options<GetMemberAccessData, ThrowOnError>): RequestResult<GetMemberAccessResponses, GetMemberAccessErrors, ThrowOnError> => (options.client ?? client).get<GetMemberAccessResponses, GetMemberAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/access',
    ...options
});

export const listAccess = <ThrowOnError extends boolean = true>(options: Options<ListAccessData, ThrowOnError>): RequestResult<ListAccessResponses, ListAccessErrors, ThrowOnError> => (options.client ?? client).get<ListAccessResponses, ListAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/access',
    ...options
});

export const findSignOn = <ThrowOnError extends boolean = true>(options: Options<FindSignOnData, ThrowOnError>): RequestResult<FindSignOnResponses, FindSignOnErrors, ThrowOnError> => (options.client ?? client).get<FindSignOnResponses, FindSignOnErrors, ThrowOnError>({ url: '/sign-on', ...options });

export const getSignOnSettings = <ThrowOnError extends boolean = true>(options: Options<GetSignOnSettingsData, ThrowOnError>): RequestResult<GetSignOnSettingsResponses, GetSignOnSettingsErrors, ThrowOnError> => (options.client ?? client).get<GetSignOnSettingsResponses, GetSignOnSettingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sign-on',
    ...options
});

export const getSamlTest = <ThrowOnError extends boolean = true>(options: Options<GetSamlTestData, ThrowOnError>): RequestResult<GetSamlTestResponses, GetSamlTestErrors, ThrowOnError> => (options.client ?? client).get<GetSamlTestResponses, GetSamlTestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml/{samlProviderId}/tests/{testId}',
    ...options
});

export const listSecondFactors = <ThrowOnError extends boolean = true>(options?: Options<ListSecondFactorsData, ThrowOnError>): RequestResult<ListSecondFactorsResponses, ListSecondFactorsErrors, ThrowOnError> => (options?.client ?? client).get<ListSecondFactorsResponses, ListSecondFactorsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/second-factors',
    ...options
});

export const listMemberFactors = <ThrowOnError extends boolean = true>(options: Options<ListMemberFactorsData, ThrowOnError>): RequestResult<ListMemberFactorsResponses, ListMemberFactorsErrors, ThrowOnError> => (options.client ?? client).get<ListMemberFactorsResponses, ListMemberFactorsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/second-factors',
    ...options
});

export const listInvites = <ThrowOnError extends boolean = true>(options: Options<ListInvitesData, ThrowOnError>): RequestResult<ListInvitesResponses, ListInvitesErrors, ThrowOnError> => (options.client ?? client).get<ListInvitesResponses, ListInvitesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/invites',
    ...options
});

export const readInvite = <ThrowOnError extends boolean = true>(options: Options<ReadInviteData, ThrowOnError>): RequestResult<ReadInviteResponses, ReadInviteErrors, ThrowOnError> => (options.client ?? client).get<ReadInviteResponses, ReadInviteErrors, ThrowOnError>({ url: '/invites/{inviteId}', ...options });

export const listLinkInvites = <ThrowOnError extends boolean = true>(options: Options<ListLinkInvitesData, ThrowOnError>): RequestResult<ListLinkInvitesResponses, ListLinkInvitesErrors, ThrowOnError> => (options.client ?? client).get<ListLinkInvitesResponses, ListLinkInvitesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/link-invites',
    ...options
});

export const listNotifications = <ThrowOnError extends boolean = true>(options?: Options<ListNotificationsData, ThrowOnError>): RequestResult<ListNotificationsResponses, ListNotificationsErrors, ThrowOnError> => (options?.client ?? client).get<ListNotificationsResponses, ListNotificationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/notifications',
    ...options
});

export const getNotificationFeed = <ThrowOnError extends boolean = true>(options?: Options<GetNotificationFeedData, ThrowOnError>): RequestResult<GetNotificationFeedResponses, GetNotificationFeedErrors, ThrowOnError> => (options?.client ?? client).get<GetNotificationFeedResponses, GetNotificationFeedErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/notification-feed',
    ...options
});

export const listMemberSpaces = <ThrowOnError extends boolean = true>(options: Options<ListMemberSpacesData, ThrowOnError>): RequestResult<ListMemberSpacesResponses, ListMemberSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListMemberSpacesResponses, ListMemberSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/spaces',
    ...options
});
