// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../sdk.gen.ts';
import type { AcceptInviteAsNewData, AcceptInviteAsNewErrors, AcceptInviteAsNewResponses, AcceptInviteData, AcceptInviteErrors, AcceptInviteResponses, ActivateSamlProviderData, ActivateSamlProviderErrors, ActivateSamlProviderResponses, AddPasskeyData, AddPasskeyErrors, AddPasskeyResponses, AddTeamMemberData, AddTeamMemberErrors, AddTeamMemberResponses, BeginPasskeyData, BeginPasskeyErrors, BeginPasskeyResponses, BeginPasskeySessionData, BeginPasskeySessionErrors, BeginPasskeySessionResponses, BeginProofData, BeginProofErrors, BeginProofResponses, BeginTotpData, BeginTotpErrors, BeginTotpResponses, ChangePasswordData, ChangePasswordErrors, ChangePasswordResponses, ConfirmEmailDomainData, ConfirmEmailDomainErrors, ConfirmEmailDomainResponses, ConfirmTotpData, ConfirmTotpErrors, ConfirmTotpResponses, CreateLinkInviteData, CreateLinkInviteErrors, CreateLinkInviteResponses, CreatePasswordResetData, CreatePasswordResetErrors, CreatePasswordResetResponses, CreateSamlProviderData, CreateSamlProviderErrors, CreateSamlProviderResponses, CreateTeamData, CreateTeamErrors, CreateTeamResponses, DeactivateSamlProviderData, DeactivateSamlProviderErrors, DeactivateSamlProviderResponses, DeleteInviteData, DeleteInviteErrors, DeleteInviteResponses, DeleteLinkInviteData, DeleteLinkInviteErrors, DeleteLinkInviteResponses, DeleteSamlProviderData, DeleteSamlProviderErrors, DeleteSamlProviderResponses, DeleteSecondFactorData, DeleteSecondFactorErrors, DeleteSecondFactorResponses, DeleteTeamData, DeleteTeamErrors, DeleteTeamResponses, DisableMemberData, DisableMemberErrors, DisableMemberResponses, EnableMemberData, EnableMemberErrors, EnableMemberResponses, EnforceSignOnData, EnforceSignOnErrors, EnforceSignOnResponses, GiveProofData, GiveProofErrors, GiveProofResponses, HandOverMemberData, HandOverMemberErrors, HandOverMemberResponses, InviteMembersData, InviteMembersErrors, InviteMembersResponses, PingOrganizationData, PingOrganizationErrors, PingOrganizationResponses, PreviewMemberAccessData, PreviewMemberAccessErrors, PreviewMemberAccessResponses, ReadNotificationsData, ReadNotificationsErrors, ReadNotificationsResponses, ReadSamlMetadataData, ReadSamlMetadataErrors, ReadSamlMetadataResponses, ReleaseSignOnData, ReleaseSignOnErrors, ReleaseSignOnResponses, RemoveMemberData, RemoveMemberErrors, RemoveMemberResponses, RemoveTeamMemberData, RemoveTeamMemberErrors, RemoveTeamMemberResponses, RenewNotificationFeedData, RenewNotificationFeedErrors, RenewNotificationFeedResponses, RenewRecoveryCodesData, RenewRecoveryCodesErrors, RenewRecoveryCodesResponses, SetFirstPasswordData, SetFirstPasswordErrors, SetFirstPasswordResponses, SetMemberSignOnData, SetMemberSignOnErrors, SetMemberSignOnResponses, TestSamlProviderData, TestSamlProviderErrors, TestSamlProviderResponses, UpdateLinkInviteData, UpdateLinkInviteErrors, UpdateLinkInviteResponses, UpdateMemberData, UpdateMemberErrors, UpdateMemberResponses, UpdateNotificationData, UpdateNotificationErrors, UpdateNotificationResponses, UpdateSamlProviderData, UpdateSamlProviderErrors, UpdateSamlProviderResponses, UpdateTeamData, UpdateTeamErrors, UpdateTeamMembersData, UpdateTeamMembersErrors, UpdateTeamMembersResponses, UpdateTeamResponses, UsePasswordResetData, UsePasswordResetErrors, UsePasswordResetResponses } from '../types.gen.ts';

export const deleteLinkInvite = <ThrowOnError extends boolean = true>(options: Options<DeleteLinkInviteData, ThrowOnError>): RequestResult<DeleteLinkInviteResponses, DeleteLinkInviteErrors, ThrowOnError> => (options.client ?? client).delete<DeleteLinkInviteResponses, DeleteLinkInviteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/link-invites/{inviteId}',
    ...options
});

export const updateLinkInvite = <ThrowOnError extends boolean = true>(options: Options<UpdateLinkInviteData, ThrowOnError>): RequestResult<UpdateLinkInviteResponses, UpdateLinkInviteErrors, ThrowOnError> => (options.client ?? client).patch<UpdateLinkInviteResponses, UpdateLinkInviteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/link-invites/{inviteId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeMember = <ThrowOnError extends boolean = true>(options: Options<RemoveMemberData, ThrowOnError>): RequestResult<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError> => (options.client ?? client).delete<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}',
    ...options
});

export const updateMember = <ThrowOnError extends boolean = true>(options: Options<UpdateMemberData, ThrowOnError>): RequestResult<UpdateMemberResponses, UpdateMemberErrors, ThrowOnError> => (options.client ?? client).patch<UpdateMemberResponses, UpdateMemberErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const pingOrganization = <ThrowOnError extends boolean = true>(options: Options<PingOrganizationData, ThrowOnError>): RequestResult<PingOrganizationResponses, PingOrganizationErrors, ThrowOnError> => (options.client ?? client).post<PingOrganizationResponses, PingOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/ping',
    ...options
});

export const setMemberSignOn = <ThrowOnError extends boolean = true>(options: Options<SetMemberSignOnData, ThrowOnError>): RequestResult<SetMemberSignOnResponses, SetMemberSignOnErrors, ThrowOnError> => (options.client ?? client).post<SetMemberSignOnResponses, SetMemberSignOnErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/sso',
    ...options
});

export const createTeam = <ThrowOnError extends boolean = true>(options: Options<CreateTeamData, ThrowOnError>): RequestResult<CreateTeamResponses, CreateTeamErrors, ThrowOnError> => (options.client ?? client).put<CreateTeamResponses, CreateTeamErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/teams',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteTeam = <ThrowOnError extends boolean = true>(options: Options<DeleteTeamData, ThrowOnError>): RequestResult<DeleteTeamResponses, DeleteTeamErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTeamResponses, DeleteTeamErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/teams/{teamId}',
    ...options
});

export const updateTeam = <ThrowOnError extends boolean = true>(options: Options<UpdateTeamData, ThrowOnError>): RequestResult<UpdateTeamResponses, UpdateTeamErrors, ThrowOnError> => (options.client ?? client).patch<UpdateTeamResponses, UpdateTeamErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/teams/{teamId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createSamlProvider = <ThrowOnError extends boolean = true>(options: Options<CreateSamlProviderData, ThrowOnError>): RequestResult<CreateSamlProviderResponses, CreateSamlProviderErrors, ThrowOnError> => (options.client ?? client).post<CreateSamlProviderResponses, CreateSamlProviderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSamlProvider = <ThrowOnError extends boolean = true>(options: Options<DeleteSamlProviderData, ThrowOnError>): RequestResult<DeleteSamlProviderResponses, DeleteSamlProviderErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSamlProviderResponses, DeleteSamlProviderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml/{samlProviderId}',
    ...options
});

export const updateSamlProvider = <ThrowOnError extends boolean = true>(options: Options<UpdateSamlProviderData, ThrowOnError>): RequestResult<UpdateSamlProviderResponses, UpdateSamlProviderErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSamlProviderResponses, UpdateSamlProviderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml/{samlProviderId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const updateTeamMembers = <ThrowOnError extends boolean = true>(options: Options<UpdateTeamMembersData, ThrowOnError>): RequestResult<UpdateTeamMembersResponses, UpdateTeamMembersErrors, ThrowOnError> => (options.client ?? client).put<UpdateTeamMembersResponses, UpdateTeamMembersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/teams/{teamId}/members',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeTeamMember = <ThrowOnError extends boolean = true>(options: Options<RemoveTeamMemberData, ThrowOnError>): RequestResult<RemoveTeamMemberResponses, RemoveTeamMemberErrors, ThrowOnError> => (options.client ?? client).delete<RemoveTeamMemberResponses, RemoveTeamMemberErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/teams/{teamId}/members/{userId}',
    ...options
});

export const addTeamMember = <ThrowOnError extends boolean = true>(options: Options<AddTeamMemberData, ThrowOnError>): RequestResult<AddTeamMemberResponses, AddTeamMemberErrors, ThrowOnError> => (options.client ?? client).put<AddTeamMemberResponses, AddTeamMemberErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/teams/{teamId}/members/{userId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const enableMember = <ThrowOnError extends boolean = true>(options: Options<EnableMemberData, ThrowOnError>): RequestResult<EnableMemberResponses, EnableMemberErrors, ThrowOnError> => (options.client ?? client).delete<EnableMemberResponses, EnableMemberErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/disabled',
    ...options
});

export const disableMember = <ThrowOnError extends boolean = true>(options: Options<DisableMemberData, ThrowOnError>): RequestResult<DisableMemberResponses, DisableMemberErrors, ThrowOnError> => (options.client ?? client).put<DisableMemberResponses, DisableMemberErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/disabled',
    ...options
});

export const handOverMember = <ThrowOnError extends boolean = true>(options: Options<HandOverMemberData, ThrowOnError>): RequestResult<HandOverMemberResponses, HandOverMemberErrors, ThrowOnError> => (options.client ?? client).post<HandOverMemberResponses, HandOverMemberErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/hand-over',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const releaseSignOn = <ThrowOnError extends boolean = true>(options: Options<ReleaseSignOnData, ThrowOnError>): RequestResult<ReleaseSignOnResponses, ReleaseSignOnErrors, ThrowOnError> => (options.client ?? client).delete<ReleaseSignOnResponses, ReleaseSignOnErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sign-on/enforcement',
    ...options
});

export const enforceSignOn = <ThrowOnError extends boolean = true>(options: Options<EnforceSignOnData, ThrowOnError>): RequestResult<EnforceSignOnResponses, EnforceSignOnErrors, ThrowOnError> => (options.client ?? client).put<EnforceSignOnResponses, EnforceSignOnErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sign-on/enforcement',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const confirmEmailDomain = <ThrowOnError extends boolean = true>(options: Options<ConfirmEmailDomainData, ThrowOnError>): RequestResult<ConfirmEmailDomainResponses, ConfirmEmailDomainErrors, ThrowOnError> => (options.client ?? client).put<ConfirmEmailDomainResponses, ConfirmEmailDomainErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sign-on/domains/{emailDomain}',
    ...options
});

export const readSamlMetadata = <ThrowOnError extends boolean = true>(options: Options<ReadSamlMetadataData, ThrowOnError>): RequestResult<ReadSamlMetadataResponses, ReadSamlMetadataErrors, ThrowOnError> => (options.client ?? client).post<ReadSamlMetadataResponses, ReadSamlMetadataErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml-metadata',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const testSamlProvider = <ThrowOnError extends boolean = true>(options: Options<TestSamlProviderData, ThrowOnError>): RequestResult<TestSamlProviderResponses, TestSamlProviderErrors, ThrowOnError> => (options.client ?? client).post<TestSamlProviderResponses, TestSamlProviderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml/{samlProviderId}/tests',
    ...options
});

export const deactivateSamlProvider = <ThrowOnError extends boolean = true>(options: Options<DeactivateSamlProviderData, ThrowOnError>): RequestResult<DeactivateSamlProviderResponses, DeactivateSamlProviderErrors, ThrowOnError> => (options.client ?? client).delete<DeactivateSamlProviderResponses, DeactivateSamlProviderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml/{samlProviderId}/active',
    ...options
});

export const activateSamlProvider = <ThrowOnError extends boolean = true>(options: Options<ActivateSamlProviderData, ThrowOnError>): RequestResult<ActivateSamlProviderResponses, ActivateSamlProviderErrors, ThrowOnError> => (options.client ?? client).put<ActivateSamlProviderResponses, ActivateSamlProviderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml/{samlProviderId}/active',
    ...options
});

export const beginTotp = <ThrowOnError extends boolean = true>(options?: Options<BeginTotpData, ThrowOnError>): RequestResult<BeginTotpResponses, BeginTotpErrors, ThrowOnError> => (options?.client ?? client).post<BeginTotpResponses, BeginTotpErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/second-factors/totp',
    ...options
});

export const confirmTotp = <ThrowOnError extends boolean = true>(options: Options<ConfirmTotpData, ThrowOnError>): RequestResult<ConfirmTotpResponses, ConfirmTotpErrors, ThrowOnError> => (options.client ?? client).post<ConfirmTotpResponses, ConfirmTotpErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/second-factors/{factorId}/confirmation',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const beginPasskey = <ThrowOnError extends boolean = true>(options?: Options<BeginPasskeyData, ThrowOnError>): RequestResult<BeginPasskeyResponses, BeginPasskeyErrors, ThrowOnError> => (options?.client ?? client).post<BeginPasskeyResponses, BeginPasskeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/second-factors/passkey-options',
    ...options
});

export const addPasskey = <ThrowOnError extends boolean = true>(options: Options<AddPasskeyData, ThrowOnError>): RequestResult<AddPasskeyResponses, AddPasskeyErrors, ThrowOnError> => (options.client ?? client).post<AddPasskeyResponses, AddPasskeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/second-factors/passkeys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSecondFactor = <ThrowOnError extends boolean = true>(options: Options<DeleteSecondFactorData, ThrowOnError>): RequestResult<DeleteSecondFactorResponses, DeleteSecondFactorErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSecondFactorResponses, DeleteSecondFactorErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/second-factors/{factorId}',
    ...options
});

export const renewRecoveryCodes = <ThrowOnError extends boolean = true>(options?: Options<RenewRecoveryCodesData, ThrowOnError>): RequestResult<RenewRecoveryCodesResponses, RenewRecoveryCodesErrors, ThrowOnError> => (options?.client ?? client).post<RenewRecoveryCodesResponses, RenewRecoveryCodesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/recovery-codes',
    ...options
});

export const beginPasskeySession = <ThrowOnError extends boolean = true>(options?: Options<BeginPasskeySessionData, ThrowOnError>): RequestResult<BeginPasskeySessionResponses, BeginPasskeySessionErrors, ThrowOnError> => (options?.client ?? client).post<BeginPasskeySessionResponses, BeginPasskeySessionErrors, ThrowOnError>({ url: '/sessions/passkey', ...options });

export const beginProof = <ThrowOnError extends boolean = true>(options?: Options<BeginProofData, ThrowOnError>): RequestResult<BeginProofResponses, BeginProofErrors, ThrowOnError> => (options?.client ?? client).post<BeginProofResponses, BeginProofErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/proof-options',
    ...options
});

export const giveProof = <ThrowOnError extends boolean = true>(options: Options<GiveProofData, ThrowOnError>): RequestResult<GiveProofResponses, GiveProofErrors, ThrowOnError> => (options.client ?? client).post<GiveProofResponses, GiveProofErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/proof',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const setFirstPassword = <ThrowOnError extends boolean = true>(options: Options<SetFirstPasswordData, ThrowOnError>): RequestResult<SetFirstPasswordResponses, SetFirstPasswordErrors, ThrowOnError> => (options.client ?? client).post<SetFirstPasswordResponses, SetFirstPasswordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const changePassword = <ThrowOnError extends boolean = true>(options: Options<ChangePasswordData, ThrowOnError>): RequestResult<ChangePasswordResponses, ChangePasswordErrors, ThrowOnError> => (options.client ?? client).put<ChangePasswordResponses, ChangePasswordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createPasswordReset = <ThrowOnError extends boolean = true>(options: Options<CreatePasswordResetData, ThrowOnError>): RequestResult<CreatePasswordResetResponses, CreatePasswordResetErrors, ThrowOnError> => (options.client ?? client).post<CreatePasswordResetResponses, CreatePasswordResetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/password-reset',
    ...options
});

export const usePasswordReset = <ThrowOnError extends boolean = true>(options: Options<UsePasswordResetData, ThrowOnError>): RequestResult<UsePasswordResetResponses, UsePasswordResetErrors, ThrowOnError> => (options.client ?? client).post<UsePasswordResetResponses, UsePasswordResetErrors, ThrowOnError>({
    url: '/password-resets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const inviteMembers = <ThrowOnError extends boolean = true>(options: Options<InviteMembersData, ThrowOnError>): RequestResult<InviteMembersResponses, InviteMembersErrors, ThrowOnError> => (options.client ?? client).post<InviteMembersResponses, InviteMembersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/invites',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteInvite = <ThrowOnError extends boolean = true>(options: Options<DeleteInviteData, ThrowOnError>): RequestResult<DeleteInviteResponses, DeleteInviteErrors, ThrowOnError> => (options.client ?? client).delete<DeleteInviteResponses, DeleteInviteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/invites/{inviteId}',
    ...options
});

export const acceptInvite = <ThrowOnError extends boolean = true>(options: Options<AcceptInviteData, ThrowOnError>): RequestResult<AcceptInviteResponses, AcceptInviteErrors, ThrowOnError> => (options.client ?? client).post<AcceptInviteResponses, AcceptInviteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/invites/{inviteId}',
    ...options
});

export const acceptInviteAsNew = <ThrowOnError extends boolean = true>(options: Options<AcceptInviteAsNewData, ThrowOnError>): RequestResult<AcceptInviteAsNewResponses, AcceptInviteAsNewErrors, ThrowOnError> => (options.client ?? client).post<AcceptInviteAsNewResponses, AcceptInviteAsNewErrors, ThrowOnError>({
    url: '/invites/{inviteId}/account',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const createLinkInvite = <ThrowOnError extends boolean = true>(options: Options<CreateLinkInviteData, ThrowOnError>): RequestResult<CreateLinkInviteResponses, CreateLinkInviteErrors, ThrowOnError> => (options.client ?? client).post<CreateLinkInviteResponses, CreateLinkInviteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/link-invites',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const updateNotification = <ThrowOnError extends boolean = true>(options: Options<UpdateNotificationData, ThrowOnError>): RequestResult<UpdateNotificationResponses, UpdateNotificationErrors, ThrowOnError> => (options.client ?? client).patch<UpdateNotificationResponses, UpdateNotificationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/notifications/{notificationId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const readNotifications = <ThrowOnError extends boolean = true>(options: Options<ReadNotificationsData, ThrowOnError>): RequestResult<ReadNotificationsResponses, ReadNotificationsErrors, ThrowOnError> => (options.client ?? client).post<ReadNotificationsResponses, ReadNotificationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/notifications/read',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const renewNotificationFeed = <ThrowOnError extends boolean = true>(options?: Options<RenewNotificationFeedData, ThrowOnError>): RequestResult<RenewNotificationFeedResponses, RenewNotificationFeedErrors, ThrowOnError> => (options?.client ?? client).post<RenewNotificationFeedResponses, RenewNotificationFeedErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/notification-feed',
    ...options
});

export const previewMemberAccess = <ThrowOnError extends boolean = true>(options: Options<PreviewMemberAccessData, ThrowOnError>): RequestResult<PreviewMemberAccessResponses, PreviewMemberAccessErrors, ThrowOnError> => (options.client ?? client).post<PreviewMemberAccessResponses, PreviewMemberAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/access-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
