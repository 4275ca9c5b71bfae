// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import type { UseMutationOptions } from '@tanstack/react-query';

import type { Options } from '../../sdk.gen.ts';
import { acceptInvite, acceptInviteAsNew, activateSamlProvider, addPasskey, addTeamMember, beginPasskey, beginPasskeySession, beginProof, beginTotp, changePassword, confirmEmailDomain, confirmTotp, createLinkInvite, createPasswordReset, createSamlProvider, createTeam, deactivateSamlProvider, deleteInvite, deleteLinkInvite, deleteSamlProvider, deleteSecondFactor, deleteTeam, disableMember, enableMember, enforceSignOn, giveProof, handOverMember, inviteMembers, pingOrganization, previewMemberAccess, readNotifications, readSamlMetadata, releaseSignOn, removeMember, removeTeamMember, renewNotificationFeed, renewRecoveryCodes, setFirstPassword, setMemberSignOn, testSamlProvider, updateLinkInvite, updateMember, updateNotification, updateSamlProvider, updateTeam, updateTeamMembers, usePasswordReset } from '../../sdk/people-writes.gen.ts';
import type { AcceptInviteAsNewData, AcceptInviteAsNewError, AcceptInviteAsNewResponse, AcceptInviteData, AcceptInviteError, AcceptInviteResponse, ActivateSamlProviderData, ActivateSamlProviderError, ActivateSamlProviderResponse, AddPasskeyData, AddPasskeyError, AddPasskeyResponse, AddTeamMemberData, AddTeamMemberError, AddTeamMemberResponse, BeginPasskeyData, BeginPasskeyError, BeginPasskeyResponse, BeginPasskeySessionData, BeginPasskeySessionError, BeginPasskeySessionResponse, BeginProofData, BeginProofError, BeginProofResponse, BeginTotpData, BeginTotpError, BeginTotpResponse, ChangePasswordData, ChangePasswordError, ChangePasswordResponse, ConfirmEmailDomainData, ConfirmEmailDomainError, ConfirmEmailDomainResponse, ConfirmTotpData, ConfirmTotpError, ConfirmTotpResponse, CreateLinkInviteData, CreateLinkInviteError, CreateLinkInviteResponse, CreatePasswordResetData, CreatePasswordResetError, CreatePasswordResetResponse, CreateSamlProviderData, CreateSamlProviderError, CreateSamlProviderResponse, CreateTeamData, CreateTeamError, CreateTeamResponse, DeactivateSamlProviderData, DeactivateSamlProviderError, DeactivateSamlProviderResponse, DeleteInviteData, DeleteInviteError, DeleteInviteResponse, DeleteLinkInviteData, DeleteLinkInviteError, DeleteLinkInviteResponse, DeleteSamlProviderData, DeleteSamlProviderError, DeleteSamlProviderResponse, DeleteSecondFactorData, DeleteSecondFactorError, DeleteSecondFactorResponse, DeleteTeamData, DeleteTeamError, DeleteTeamResponse, DisableMemberData, DisableMemberError, DisableMemberResponse, EnableMemberData, EnableMemberError, EnableMemberResponse, EnforceSignOnData, EnforceSignOnError, EnforceSignOnResponse, GiveProofData, GiveProofError, GiveProofResponse, HandOverMemberData, HandOverMemberError, HandOverMemberResponse, InviteMembersData, InviteMembersError, InviteMembersResponse, PingOrganizationData, PingOrganizationError, PingOrganizationResponse, PreviewMemberAccessData, PreviewMemberAccessError, PreviewMemberAccessResponse, ReadNotificationsData, ReadNotificationsError, ReadNotificationsResponse, ReadSamlMetadataData, ReadSamlMetadataError, ReadSamlMetadataResponse, ReleaseSignOnData, ReleaseSignOnError, ReleaseSignOnResponse, RemoveMemberData, RemoveMemberError, RemoveMemberResponse, RemoveTeamMemberData, RemoveTeamMemberError, RemoveTeamMemberResponse, RenewNotificationFeedData, RenewNotificationFeedError, RenewNotificationFeedResponse, RenewRecoveryCodesData, RenewRecoveryCodesError, RenewRecoveryCodesResponse, SetFirstPasswordData, SetFirstPasswordError, SetFirstPasswordResponse, SetMemberSignOnData, SetMemberSignOnError, SetMemberSignOnResponse, TestSamlProviderData, TestSamlProviderError, TestSamlProviderResponse, UpdateLinkInviteData, UpdateLinkInviteError, UpdateLinkInviteResponse, UpdateMemberData, UpdateMemberError, UpdateMemberResponse, UpdateNotificationData, UpdateNotificationError, UpdateNotificationResponse, UpdateSamlProviderData, UpdateSamlProviderError, UpdateSamlProviderResponse, UpdateTeamData, UpdateTeamError, UpdateTeamMembersData, UpdateTeamMembersError, UpdateTeamMembersResponse, UpdateTeamResponse, UsePasswordResetData, UsePasswordResetError, UsePasswordResetResponse } from '../../types.gen.ts';

export const deleteLinkInviteMutation = (options?: Partial<Options<DeleteLinkInviteData>>): UseMutationOptions<DeleteLinkInviteResponse, DeleteLinkInviteError, Options<DeleteLinkInviteData>> => {
    const mutationOptions: UseMutationOptions<DeleteLinkInviteResponse, DeleteLinkInviteError, Options<DeleteLinkInviteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteLinkInvite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateLinkInviteMutation = (options?: Partial<Options<UpdateLinkInviteData>>): UseMutationOptions<UpdateLinkInviteResponse, UpdateLinkInviteError, Options<UpdateLinkInviteData>> => {
    const mutationOptions: UseMutationOptions<UpdateLinkInviteResponse, UpdateLinkInviteError, Options<UpdateLinkInviteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateLinkInvite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeMemberMutation = (options?: Partial<Options<RemoveMemberData>>): UseMutationOptions<RemoveMemberResponse, RemoveMemberError, Options<RemoveMemberData>> => {
    const mutationOptions: UseMutationOptions<RemoveMemberResponse, RemoveMemberError, Options<RemoveMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateMemberMutation = (options?: Partial<Options<UpdateMemberData>>): UseMutationOptions<UpdateMemberResponse, UpdateMemberError, Options<UpdateMemberData>> => {
    const mutationOptions: UseMutationOptions<UpdateMemberResponse, UpdateMemberError, Options<UpdateMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pingOrganizationMutation = (options?: Partial<Options<PingOrganizationData>>): UseMutationOptions<PingOrganizationResponse, PingOrganizationError, Options<PingOrganizationData>> => {
    const mutationOptions: UseMutationOptions<PingOrganizationResponse, PingOrganizationError, Options<PingOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pingOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const setMemberSignOnMutation = (options?: Partial<Options<SetMemberSignOnData>>): UseMutationOptions<SetMemberSignOnResponse, SetMemberSignOnError, Options<SetMemberSignOnData>> => {
    const mutationOptions: UseMutationOptions<SetMemberSignOnResponse, SetMemberSignOnError, Options<SetMemberSignOnData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setMemberSignOn({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createTeamMutation = (options?: Partial<Options<CreateTeamData>>): UseMutationOptions<CreateTeamResponse, CreateTeamError, Options<CreateTeamData>> => {
    const mutationOptions: UseMutationOptions<CreateTeamResponse, CreateTeamError, Options<CreateTeamData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTeam({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteTeamMutation = (options?: Partial<Options<DeleteTeamData>>): UseMutationOptions<DeleteTeamResponse, DeleteTeamError, Options<DeleteTeamData>> => {
    const mutationOptions: UseMutationOptions<DeleteTeamResponse, DeleteTeamError, Options<DeleteTeamData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTeam({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateTeamMutation = (options?: Partial<Options<UpdateTeamData>>): UseMutationOptions<UpdateTeamResponse, UpdateTeamError, Options<UpdateTeamData>> => {
    const mutationOptions: UseMutationOptions<UpdateTeamResponse, UpdateTeamError, Options<UpdateTeamData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTeam({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createSamlProviderMutation = (options?: Partial<Options<CreateSamlProviderData>>): UseMutationOptions<CreateSamlProviderResponse, CreateSamlProviderError, Options<CreateSamlProviderData>> => {
    const mutationOptions: UseMutationOptions<CreateSamlProviderResponse, CreateSamlProviderError, Options<CreateSamlProviderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSamlProvider({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSamlProviderMutation = (options?: Partial<Options<DeleteSamlProviderData>>): UseMutationOptions<DeleteSamlProviderResponse, DeleteSamlProviderError, Options<DeleteSamlProviderData>> => {
    const mutationOptions: UseMutationOptions<DeleteSamlProviderResponse, DeleteSamlProviderError, Options<DeleteSamlProviderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSamlProvider({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateSamlProviderMutation = (options?: Partial<Options<UpdateSamlProviderData>>): UseMutationOptions<UpdateSamlProviderResponse, UpdateSamlProviderError, Options<UpdateSamlProviderData>> => {
    const mutationOptions: UseMutationOptions<UpdateSamlProviderResponse, UpdateSamlProviderError, Options<UpdateSamlProviderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSamlProvider({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateTeamMembersMutation = (options?: Partial<Options<UpdateTeamMembersData>>): UseMutationOptions<UpdateTeamMembersResponse, UpdateTeamMembersError, Options<UpdateTeamMembersData>> => {
    const mutationOptions: UseMutationOptions<UpdateTeamMembersResponse, UpdateTeamMembersError, Options<UpdateTeamMembersData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTeamMembers({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const removeTeamMemberMutation = (options?: Partial<Options<RemoveTeamMemberData>>): UseMutationOptions<RemoveTeamMemberResponse, RemoveTeamMemberError, Options<RemoveTeamMemberData>> => {
    const mutationOptions: UseMutationOptions<RemoveTeamMemberResponse, RemoveTeamMemberError, Options<RemoveTeamMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeTeamMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const addTeamMemberMutation = (options?: Partial<Options<AddTeamMemberData>>): UseMutationOptions<AddTeamMemberResponse, AddTeamMemberError, Options<AddTeamMemberData>> => {
    const mutationOptions: UseMutationOptions<AddTeamMemberResponse, AddTeamMemberError, Options<AddTeamMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await addTeamMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const enableMemberMutation = (options?: Partial<Options<EnableMemberData>>): UseMutationOptions<EnableMemberResponse, EnableMemberError, Options<EnableMemberData>> => {
    const mutationOptions: UseMutationOptions<EnableMemberResponse, EnableMemberError, Options<EnableMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await enableMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const disableMemberMutation = (options?: Partial<Options<DisableMemberData>>): UseMutationOptions<DisableMemberResponse, DisableMemberError, Options<DisableMemberData>> => {
    const mutationOptions: UseMutationOptions<DisableMemberResponse, DisableMemberError, Options<DisableMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await disableMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const handOverMemberMutation = (options?: Partial<Options<HandOverMemberData>>): UseMutationOptions<HandOverMemberResponse, HandOverMemberError, Options<HandOverMemberData>> => {
    const mutationOptions: UseMutationOptions<HandOverMemberResponse, HandOverMemberError, Options<HandOverMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await handOverMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const releaseSignOnMutation = (options?: Partial<Options<ReleaseSignOnData>>): UseMutationOptions<ReleaseSignOnResponse, ReleaseSignOnError, Options<ReleaseSignOnData>> => {
    const mutationOptions: UseMutationOptions<ReleaseSignOnResponse, ReleaseSignOnError, Options<ReleaseSignOnData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await releaseSignOn({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const enforceSignOnMutation = (options?: Partial<Options<EnforceSignOnData>>): UseMutationOptions<EnforceSignOnResponse, EnforceSignOnError, Options<EnforceSignOnData>> => {
    const mutationOptions: UseMutationOptions<EnforceSignOnResponse, EnforceSignOnError, Options<EnforceSignOnData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await enforceSignOn({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const confirmEmailDomainMutation = (options?: Partial<Options<ConfirmEmailDomainData>>): UseMutationOptions<ConfirmEmailDomainResponse, ConfirmEmailDomainError, Options<ConfirmEmailDomainData>> => {
    const mutationOptions: UseMutationOptions<ConfirmEmailDomainResponse, ConfirmEmailDomainError, Options<ConfirmEmailDomainData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmEmailDomain({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const readSamlMetadataMutation = (options?: Partial<Options<ReadSamlMetadataData>>): UseMutationOptions<ReadSamlMetadataResponse, ReadSamlMetadataError, Options<ReadSamlMetadataData>> => {
    const mutationOptions: UseMutationOptions<ReadSamlMetadataResponse, ReadSamlMetadataError, Options<ReadSamlMetadataData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await readSamlMetadata({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const testSamlProviderMutation = (options?: Partial<Options<TestSamlProviderData>>): UseMutationOptions<TestSamlProviderResponse, TestSamlProviderError, Options<TestSamlProviderData>> => {
    const mutationOptions: UseMutationOptions<TestSamlProviderResponse, TestSamlProviderError, Options<TestSamlProviderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await testSamlProvider({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deactivateSamlProviderMutation = (options?: Partial<Options<DeactivateSamlProviderData>>): UseMutationOptions<DeactivateSamlProviderResponse, DeactivateSamlProviderError, Options<DeactivateSamlProviderData>> => {
    const mutationOptions: UseMutationOptions<DeactivateSamlProviderResponse, DeactivateSamlProviderError, Options<DeactivateSamlProviderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deactivateSamlProvider({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const activateSamlProviderMutation = (options?: Partial<Options<ActivateSamlProviderData>>): UseMutationOptions<ActivateSamlProviderResponse, ActivateSamlProviderError, Options<ActivateSamlProviderData>> => {
    const mutationOptions: UseMutationOptions<ActivateSamlProviderResponse, ActivateSamlProviderError, Options<ActivateSamlProviderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await activateSamlProvider({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const beginTotpMutation = (options?: Partial<Options<BeginTotpData>>): UseMutationOptions<BeginTotpResponse, BeginTotpError, Options<BeginTotpData>> => {
    const mutationOptions: UseMutationOptions<BeginTotpResponse, BeginTotpError, Options<BeginTotpData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await beginTotp({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const confirmTotpMutation = (options?: Partial<Options<ConfirmTotpData>>): UseMutationOptions<ConfirmTotpResponse, ConfirmTotpError, Options<ConfirmTotpData>> => {
    const mutationOptions: UseMutationOptions<ConfirmTotpResponse, ConfirmTotpError, Options<ConfirmTotpData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmTotp({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const beginPasskeyMutation = (options?: Partial<Options<BeginPasskeyData>>): UseMutationOptions<BeginPasskeyResponse, BeginPasskeyError, Options<BeginPasskeyData>> => {
    const mutationOptions: UseMutationOptions<BeginPasskeyResponse, BeginPasskeyError, Options<BeginPasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await beginPasskey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const addPasskeyMutation = (options?: Partial<Options<AddPasskeyData>>): UseMutationOptions<AddPasskeyResponse, AddPasskeyError, Options<AddPasskeyData>> => {
    const mutationOptions: UseMutationOptions<AddPasskeyResponse, AddPasskeyError, Options<AddPasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await addPasskey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSecondFactorMutation = (options?: Partial<Options<DeleteSecondFactorData>>): UseMutationOptions<DeleteSecondFactorResponse, DeleteSecondFactorError, Options<DeleteSecondFactorData>> => {
    const mutationOptions: UseMutationOptions<DeleteSecondFactorResponse, DeleteSecondFactorError, Options<DeleteSecondFactorData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSecondFactor({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const renewRecoveryCodesMutation = (options?: Partial<Options<RenewRecoveryCodesData>>): UseMutationOptions<RenewRecoveryCodesResponse, RenewRecoveryCodesError, Options<RenewRecoveryCodesData>> => {
    const mutationOptions: UseMutationOptions<RenewRecoveryCodesResponse, RenewRecoveryCodesError, Options<RenewRecoveryCodesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await renewRecoveryCodes({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const beginPasskeySessionMutation = (options?: Partial<Options<BeginPasskeySessionData>>): UseMutationOptions<BeginPasskeySessionResponse, BeginPasskeySessionError, Options<BeginPasskeySessionData>> => {
    const mutationOptions: UseMutationOptions<BeginPasskeySessionResponse, BeginPasskeySessionError, Options<BeginPasskeySessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await beginPasskeySession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const beginProofMutation = (options?: Partial<Options<BeginProofData>>): UseMutationOptions<BeginProofResponse, BeginProofError, Options<BeginProofData>> => {
    const mutationOptions: UseMutationOptions<BeginProofResponse, BeginProofError, Options<BeginProofData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await beginProof({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const giveProofMutation = (options?: Partial<Options<GiveProofData>>): UseMutationOptions<GiveProofResponse, GiveProofError, Options<GiveProofData>> => {
    const mutationOptions: UseMutationOptions<GiveProofResponse, GiveProofError, Options<GiveProofData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await giveProof({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const setFirstPasswordMutation = (options?: Partial<Options<SetFirstPasswordData>>): UseMutationOptions<SetFirstPasswordResponse, SetFirstPasswordError, Options<SetFirstPasswordData>> => {
    const mutationOptions: UseMutationOptions<SetFirstPasswordResponse, SetFirstPasswordError, Options<SetFirstPasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setFirstPassword({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const changePasswordMutation = (options?: Partial<Options<ChangePasswordData>>): UseMutationOptions<ChangePasswordResponse, ChangePasswordError, Options<ChangePasswordData>> => {
    const mutationOptions: UseMutationOptions<ChangePasswordResponse, ChangePasswordError, Options<ChangePasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await changePassword({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createPasswordResetMutation = (options?: Partial<Options<CreatePasswordResetData>>): UseMutationOptions<CreatePasswordResetResponse, CreatePasswordResetError, Options<CreatePasswordResetData>> => {
    const mutationOptions: UseMutationOptions<CreatePasswordResetResponse, CreatePasswordResetError, Options<CreatePasswordResetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPasswordReset({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const usePasswordResetMutation = (options?: Partial<Options<UsePasswordResetData>>): UseMutationOptions<UsePasswordResetResponse, UsePasswordResetError, Options<UsePasswordResetData>> => {
    const mutationOptions: UseMutationOptions<UsePasswordResetResponse, UsePasswordResetError, Options<UsePasswordResetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usePasswordReset({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const inviteMembersMutation = (options?: Partial<Options<InviteMembersData>>): UseMutationOptions<InviteMembersResponse, InviteMembersError, Options<InviteMembersData>> => {
    const mutationOptions: UseMutationOptions<InviteMembersResponse, InviteMembersError, Options<InviteMembersData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await inviteMembers({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteInviteMutation = (options?: Partial<Options<DeleteInviteData>>): UseMutationOptions<DeleteInviteResponse, DeleteInviteError, Options<DeleteInviteData>> => {
    const mutationOptions: UseMutationOptions<DeleteInviteResponse, DeleteInviteError, Options<DeleteInviteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteInvite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const acceptInviteMutation = (options?: Partial<Options<AcceptInviteData>>): UseMutationOptions<AcceptInviteResponse, AcceptInviteError, Options<AcceptInviteData>> => {
    const mutationOptions: UseMutationOptions<AcceptInviteResponse, AcceptInviteError, Options<AcceptInviteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acceptInvite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const acceptInviteAsNewMutation = (options?: Partial<Options<AcceptInviteAsNewData>>): UseMutationOptions<AcceptInviteAsNewResponse, AcceptInviteAsNewError, Options<AcceptInviteAsNewData>> => {
    const mutationOptions: UseMutationOptions<AcceptInviteAsNewResponse, AcceptInviteAsNewError, Options<AcceptInviteAsNewData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acceptInviteAsNew({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const createLinkInviteMutation = (options?: Partial<Options<CreateLinkInviteData>>): UseMutationOptions<CreateLinkInviteResponse, CreateLinkInviteError, Options<CreateLinkInviteData>> => {
    const mutationOptions: UseMutationOptions<CreateLinkInviteResponse, CreateLinkInviteError, Options<CreateLinkInviteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createLinkInvite({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateNotificationMutation = (options?: Partial<Options<UpdateNotificationData>>): UseMutationOptions<UpdateNotificationResponse, UpdateNotificationError, Options<UpdateNotificationData>> => {
    const mutationOptions: UseMutationOptions<UpdateNotificationResponse, UpdateNotificationError, Options<UpdateNotificationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateNotification({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const readNotificationsMutation = (options?: Partial<Options<ReadNotificationsData>>): UseMutationOptions<ReadNotificationsResponse, ReadNotificationsError, Options<ReadNotificationsData>> => {
    const mutationOptions: UseMutationOptions<ReadNotificationsResponse, ReadNotificationsError, Options<ReadNotificationsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await readNotifications({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const renewNotificationFeedMutation = (options?: Partial<Options<RenewNotificationFeedData>>): UseMutationOptions<RenewNotificationFeedResponse, RenewNotificationFeedError, Options<RenewNotificationFeedData>> => {
    const mutationOptions: UseMutationOptions<RenewNotificationFeedResponse, RenewNotificationFeedError, Options<RenewNotificationFeedData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await renewNotificationFeed({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const previewMemberAccessMutation = (options?: Partial<Options<PreviewMemberAccessData>>): UseMutationOptions<PreviewMemberAccessResponse, PreviewMemberAccessError, Options<PreviewMemberAccessData>> => {
    const mutationOptions: UseMutationOptions<PreviewMemberAccessResponse, PreviewMemberAccessError, Options<PreviewMemberAccessData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewMemberAccess({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
