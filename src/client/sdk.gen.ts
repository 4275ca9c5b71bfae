// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, ServerSentEventsResult, TDataShape } from './client/index.ts';
import type { AcceptInviteAsNewData, AcceptInviteAsNewErrors, AcceptInviteAsNewResponses, AcceptInviteData, AcceptInviteErrors, AcceptInviteResponses, AcceptSuggestionData, AcceptSuggestionErrors, AcceptSuggestionResponses, AcceptSuggestionsData, AcceptSuggestionsErrors, AcceptSuggestionsResponses, ActivateSamlProviderData, ActivateSamlProviderErrors, ActivateSamlProviderResponses, AddPasskeyData, AddPasskeyErrors, AddPasskeyResponses, AddSectionToGroupData, AddSectionToGroupErrors, AddSectionToGroupResponses, AddTeamMemberData, AddTeamMemberErrors, AddTeamMemberResponses, AnnounceChangeRequestPresenceData, AnnounceChangeRequestPresenceErrors, AnnounceChangeRequestPresenceResponses, AnswerConflictData, AnswerConflictErrors, AnswerConflictResponses, ApplyTemplateData, ApplyTemplateErrors, ApplyTemplateResponses, BeginPasskeyData, BeginPasskeyErrors, BeginPasskeyResponses, BeginPasskeySessionData, BeginPasskeySessionErrors, BeginPasskeySessionResponses, BeginProofData, BeginProofErrors, BeginProofResponses, BeginTotpData, BeginTotpErrors, BeginTotpResponses, CancelChangeRequestMergePlanData, CancelChangeRequestMergePlanErrors, CancelChangeRequestMergePlanResponses, CancelJobData, CancelJobErrors, CancelJobResponses, ChangePasswordData, ChangePasswordErrors, ChangePasswordResponses, CheckSiteHostnameData, CheckSiteHostnameErrors, CheckSiteHostnameResponses, CompareRevisionsData, CompareRevisionsErrors, CompareRevisionsResponses, ConfirmTotpData, ConfirmTotpErrors, ConfirmTotpResponses, CreateApiSpecData, CreateApiSpecErrors, CreateApiSpecResponses, CreateChangeRequestCommentData, CreateChangeRequestCommentErrors, CreateChangeRequestCommentReplyData, CreateChangeRequestCommentReplyErrors, CreateChangeRequestCommentReplyResponses, CreateChangeRequestCommentResponses, CreateChangeRequestData, CreateChangeRequestErrors, CreateChangeRequestResponses, CreateCollectionData, CreateCollectionErrors, CreateCollectionResponses, CreateLinkInviteData, CreateLinkInviteErrors, CreateLinkInviteResponses, CreateOrganizationData, CreateOrganizationErrors, CreateOrganizationResponses, CreateSamlProviderData, CreateSamlProviderErrors, CreateSamlProviderResponses, CreateSavedFilterData, CreateSavedFilterErrors, CreateSavedFilterResponses, CreateSessionData, CreateSessionErrors, CreateSessionResponses, CreateShareLinkData, CreateShareLinkErrors, CreateShareLinkResponses, CreateSiteData, CreateSiteErrors, CreateSiteRedirectData, CreateSiteRedirectErrors, CreateSiteRedirectResponses, CreateSiteResponses, CreateSiteSectionData, CreateSiteSectionErrors, CreateSiteSectionGroupData, CreateSiteSectionGroupErrors, CreateSiteSectionGroupResponses, CreateSiteSectionResponses, CreateSiteSpaceData, CreateSiteSpaceErrors, CreateSiteSpaceResponses, CreateSpaceCommentData, CreateSpaceCommentErrors, CreateSpaceCommentReplyData, CreateSpaceCommentReplyErrors, CreateSpaceCommentReplyResponses, CreateSpaceCommentResponses, CreateSpaceData, CreateSpaceErrors, CreateSpaceResponses, CreateSuggestionData, CreateSuggestionErrors, CreateSuggestionResponses, CreateTeamData, CreateTeamErrors, CreateTeamResponses, CreateTokenData, CreateTokenErrors, CreateTokenResponses, CreateTranslationData, CreateTranslationErrors, CreateTranslationResponses, DeactivateSamlProviderData, DeactivateSamlProviderErrors, DeactivateSamlProviderResponses, DeleteApiSpecData, DeleteApiSpecErrors, DeleteApiSpecResponses, DeleteChangeRequestCommentData, DeleteChangeRequestCommentErrors, DeleteChangeRequestCommentReplyData, DeleteChangeRequestCommentReplyErrors, DeleteChangeRequestCommentReplyResponses, DeleteChangeRequestCommentResponses, DeleteCollectionData, DeleteCollectionErrors, DeleteCollectionResponses, DeleteCurrentSessionData, DeleteCurrentSessionErrors, DeleteCurrentSessionResponses, DeleteCustomHostnameData, DeleteCustomHostnameErrors, DeleteCustomHostnameResponses, DeleteInviteData, DeleteInviteErrors, DeleteInviteResponses, DeleteLinkInviteData, DeleteLinkInviteErrors, DeleteLinkInviteResponses, DeleteOrganizationData, DeleteOrganizationErrors, DeleteOrganizationResponses, DeleteSamlProviderData, DeleteSamlProviderErrors, DeleteSamlProviderResponses, DeleteSavedFilterData, DeleteSavedFilterErrors, DeleteSavedFilterResponses, DeleteSecondFactorData, DeleteSecondFactorErrors, DeleteSecondFactorResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, DeleteShareLinkData, DeleteShareLinkErrors, DeleteShareLinkResponses, DeleteSiteData, DeleteSiteDraftData, DeleteSiteDraftErrors, DeleteSiteDraftResponses, DeleteSiteErrors, DeleteSiteFeedbackData, DeleteSiteFeedbackErrors, DeleteSiteFeedbackResponses, DeleteSiteFontData, DeleteSiteFontErrors, DeleteSiteFontResponses, DeleteSiteHostnameData, DeleteSiteHostnameErrors, DeleteSiteHostnameResponses, DeleteSiteLookDraftData, DeleteSiteLookDraftErrors, DeleteSiteLookDraftResponses, DeleteSiteRedirectData, DeleteSiteRedirectErrors, DeleteSiteRedirectResponses, DeleteSiteResponses, DeleteSiteSectionData, DeleteSiteSectionErrors, DeleteSiteSectionGroupData, DeleteSiteSectionGroupErrors, DeleteSiteSectionGroupResponses, DeleteSiteSectionResponses, DeleteSiteSpaceCustomizationData, DeleteSiteSpaceCustomizationErrors, DeleteSiteSpaceCustomizationResponses, DeleteSiteSpaceData, DeleteSiteSpaceErrors, DeleteSiteSpaceResponses, DeleteSpaceCommentData, DeleteSpaceCommentErrors, DeleteSpaceCommentReplyData, DeleteSpaceCommentReplyErrors, DeleteSpaceCommentReplyResponses, DeleteSpaceCommentResponses, DeleteSpaceData, DeleteSpaceErrors, DeleteSpaceResponses, DeleteTeamData, DeleteTeamErrors, DeleteTeamResponses, DeleteTokenData, DeleteTokenErrors, DeleteTokenResponses, DeleteTranslationData, DeleteTranslationErrors, DeleteTranslationResponses, DevelopIntegrationData, DevelopIntegrationErrors, DevelopIntegrationResponses, DisableMemberData, DisableMemberErrors, DisableMemberResponses, DismissChangeRequestReviewData, DismissChangeRequestReviewErrors, DismissChangeRequestReviewResponses, DismissFirstStepsData, DismissFirstStepsErrors, DismissFirstStepsResponses, DismissSuggestionData, DismissSuggestionErrors, DismissSuggestionResponses, DuplicateSpaceData, DuplicateSpaceErrors, DuplicateSpaceResponses, EnableMemberData, EnableMemberErrors, EnableMemberResponses, EnforceSignOnData, EnforceSignOnErrors, EnforceSignOnResponses, ExportAuditEventsData, ExportAuditEventsErrors, ExportAuditEventsResponses, ExportSpaceData, ExportSpaceErrors, ExportSpaceResponses, ExtendSiteDraftData, ExtendSiteDraftErrors, ExtendSiteDraftResponses, FindSignOnData, FindSignOnErrors, FindSignOnResponses, FindThingsData, FindThingsErrors, FindThingsResponses, FixLinksData, FixLinksErrors, FixLinksResponses, GetAgentInstructionsData, GetAgentInstructionsErrors, GetAgentInstructionsResponses, GetApiSpecContentData, GetApiSpecContentErrors, GetApiSpecContentResponses, GetApiSpecData, GetApiSpecErrors, GetApiSpecResponses, GetApiSpecVersionData, GetApiSpecVersionErrors, GetApiSpecVersionResponses, GetChangeRequestCommentData, GetChangeRequestCommentErrors, GetChangeRequestCommentReplyData, GetChangeRequestCommentReplyErrors, GetChangeRequestCommentReplyResponses, GetChangeRequestCommentResponses, GetChangeRequestContentData, GetChangeRequestContentErrors, GetChangeRequestContentResponses, GetChangeRequestData, GetChangeRequestErrors, GetChangeRequestFileData, GetChangeRequestFileErrors, GetChangeRequestFileResponses, GetChangeRequestMergeChecksData, GetChangeRequestMergeChecksErrors, GetChangeRequestMergeChecksResponses, GetChangeRequestMuteData, GetChangeRequestMuteErrors, GetChangeRequestMuteResponses, GetChangeRequestPageByPathData, GetChangeRequestPageByPathErrors, GetChangeRequestPageByPathResponses, GetChangeRequestPageData, GetChangeRequestPageErrors, GetChangeRequestPageResponses, GetChangeRequestPdfData, GetChangeRequestPdfErrors, GetChangeRequestPdfResponses, GetChangeRequestPresenceData, GetChangeRequestPresenceErrors, GetChangeRequestPresenceResponses, GetChangeRequestResponses, GetChangeRequestReusableContentData, GetChangeRequestReusableContentErrors, GetChangeRequestReusableContentResponses, GetChangeRequestReviewData, GetChangeRequestReviewErrors, GetChangeRequestReviewResponses, GetChangeRequestSuggestionData, GetChangeRequestSuggestionErrors, GetChangeRequestSuggestionResponses, GetChangeRequestViewedData, GetChangeRequestViewedErrors, GetChangeRequestViewedResponses, GetCollectionData, GetCollectionErrors, GetCollectionResponses, GetConversationData, GetConversationErrors, GetConversationIssueData, GetConversationIssueErrors, GetConversationIssueResponses, GetConversationResponses, GetCustomHostnameData, GetCustomHostnameErrors, GetCustomHostnameResponses, GetDocumentData, GetDocumentErrors, GetDocumentResponses, GetFirstStepsData, GetFirstStepsErrors, GetFirstStepsResponses, GetIntegrationData, GetIntegrationErrors, GetIntegrationEventData, GetIntegrationEventErrors, GetIntegrationEventResponses, GetIntegrationResponses, GetJobData, GetJobErrors, GetJobResponses, GetLatestApiSpecContentData, GetLatestApiSpecContentErrors, GetLatestApiSpecContentResponses, GetLatestApiSpecVersionData, GetLatestApiSpecVersionErrors, GetLatestApiSpecVersionResponses, GetLinkInviteData, GetLinkInviteErrors, GetLinkInviteResponses, GetMemberAccessData, GetMemberAccessErrors, GetMemberAccessResponses, GetMemberData, GetMemberErrors, GetMemberHoldingsData, GetMemberHoldingsErrors, GetMemberHoldingsResponses, GetMemberResponses, GetNotificationFeedData, GetNotificationFeedErrors, GetNotificationFeedResponses, GetOrganizationData, GetOrganizationErrors, GetOrganizationResponses, GetPublishedSiteData, GetPublishedSiteErrors, GetPublishedSiteResponses, GetRevisionData, GetRevisionErrors, GetRevisionFileData, GetRevisionFileErrors, GetRevisionFileResponses, GetRevisionPageByPathData, GetRevisionPageByPathErrors, GetRevisionPageByPathResponses, GetRevisionPageData, GetRevisionPageErrors, GetRevisionPageResponses, GetRevisionResponses, GetRevisionReusableContentData, GetRevisionReusableContentErrors, GetRevisionReusableContentResponses, GetSamlProviderData, GetSamlProviderErrors, GetSamlProviderResponses, GetSamlTestData, GetSamlTestErrors, GetSamlTestResponses, GetSavedFilterData, GetSavedFilterErrors, GetSavedFilterResponses, GetSetupData, GetSetupErrors, GetSetupResponses, GetSignOnSettingsData, GetSignOnSettingsErrors, GetSignOnSettingsResponses, GetSiteAdaptiveSchemaData, GetSiteAdaptiveSchemaErrors, GetSiteAdaptiveSchemaResponses, GetSiteCustomizationData, GetSiteCustomizationErrors, GetSiteCustomizationResponses, GetSiteData, GetSiteDraftData, GetSiteDraftErrors, GetSiteDraftResponses, GetSiteErrors, GetSiteHostnameData, GetSiteHostnameErrors, GetSiteHostnameResponses, GetSiteLookDraftData, GetSiteLookDraftErrors, GetSiteLookDraftResponses, GetSitePublishingAuthData, GetSitePublishingAuthErrors, GetSitePublishingAuthResponses, GetSitePublishingPreviewData, GetSitePublishingPreviewErrors, GetSitePublishingPreviewResponses, GetSiteReachData, GetSiteReachErrors, GetSiteReachResponses, GetSiteResponses, GetSiteSpaceCustomizationData, GetSiteSpaceCustomizationErrors, GetSiteSpaceCustomizationResponses, GetSiteStructureData, GetSiteStructureErrors, GetSiteStructureResponses, GetSpaceCommentData, GetSpaceCommentErrors, GetSpaceCommentReplyData, GetSpaceCommentReplyErrors, GetSpaceCommentReplyResponses, GetSpaceCommentResponses, GetSpaceContentData, GetSpaceContentErrors, GetSpaceContentResponses, GetSpaceData, GetSpaceErrors, GetSpaceFileData, GetSpaceFileErrors, GetSpaceFileReportData, GetSpaceFileReportErrors, GetSpaceFileReportResponses, GetSpaceFileResponses, GetSpaceHealthData, GetSpaceHealthErrors, GetSpaceHealthResponses, GetSpacePageByPathData, GetSpacePageByPathErrors, GetSpacePageByPathResponses, GetSpacePageData, GetSpacePageErrors, GetSpacePageReportData, GetSpacePageReportErrors, GetSpacePageReportResponses, GetSpacePageResponses, GetSpacePdfData, GetSpacePdfErrors, GetSpacePdfResponses, GetSpaceResponses, GetSpaceReusableContentData, GetSpaceReusableContentErrors, GetSpaceReusableContentResponses, GetSubdomainData, GetSubdomainErrors, GetSubdomainResponses, GetTeamData, GetTeamErrors, GetTeamResponses, GetTranslationData, GetTranslationErrors, GetTranslationResponses, GetUserByIdData, GetUserByIdErrors, GetUserByIdResponses, GetUserData, GetUserErrors, GetUserResponses, GiveProofData, GiveProofErrors, GiveProofResponses, GrantCollectionPermissionsData, GrantCollectionPermissionsErrors, GrantCollectionPermissionsResponses, GrantSitePermissionsData, GrantSitePermissionsErrors, GrantSitePermissionsResponses, GrantSpacePermissionsData, GrantSpacePermissionsErrors, GrantSpacePermissionsResponses, HandOverMemberData, HandOverMemberErrors, HandOverMemberResponses, HeedLinksData, HeedLinksErrors, HeedLinksResponses, IgnoreLinksData, IgnoreLinksErrors, IgnoreLinksResponses, ImportContentData, ImportContentErrors, ImportContentResponses, IngestConversationsData, IngestConversationsErrors, IngestConversationsResponses, InstallIntegrationData, InstallIntegrationErrors, InstallIntegrationResponses, InviteMembersData, InviteMembersErrors, InviteMembersResponses, JoinOrganizationData, JoinOrganizationErrors, JoinOrganizationResponses, ListAccessData, ListAccessErrors, ListAccessResponses, ListApiSpecsData, ListApiSpecsErrors, ListApiSpecsResponses, ListApiSpecVersionsData, ListApiSpecVersionsErrors, ListApiSpecVersionsResponses, ListAuditEventsData, ListAuditEventsErrors, ListAuditEventsResponses, ListChangeRequestChangesData, ListChangeRequestChangesErrors, ListChangeRequestChangesResponses, ListChangeRequestCommentersData, ListChangeRequestCommentersErrors, ListChangeRequestCommentersResponses, ListChangeRequestCommentRepliesData, ListChangeRequestCommentRepliesErrors, ListChangeRequestCommentRepliesResponses, ListChangeRequestCommentsData, ListChangeRequestCommentsErrors, ListChangeRequestCommentsResponses, ListChangeRequestContributorsData, ListChangeRequestContributorsErrors, ListChangeRequestContributorsResponses, ListChangeRequestFileBacklinksData, ListChangeRequestFileBacklinksErrors, ListChangeRequestFileBacklinksResponses, ListChangeRequestFilesData, ListChangeRequestFilesErrors, ListChangeRequestFilesResponses, ListChangeRequestPageBacklinksData, ListChangeRequestPageBacklinksErrors, ListChangeRequestPageBacklinksResponses, ListChangeRequestPageLinksData, ListChangeRequestPageLinksErrors, ListChangeRequestPageLinksResponses, ListChangeRequestPagesData, ListChangeRequestPagesErrors, ListChangeRequestPagesResponses, ListChangeRequestRequestedReviewersData, ListChangeRequestRequestedReviewersErrors, ListChangeRequestRequestedReviewersResponses, ListChangeRequestReviewsData, ListChangeRequestReviewsErrors, ListChangeRequestReviewsResponses, ListChangeRequestsData, ListChangeRequestsErrors, ListChangeRequestsResponses, ListChangeRequestSuggestionsData, ListChangeRequestSuggestionsErrors, ListChangeRequestSuggestionsResponses, ListCollectionEffectivePermissionsData, ListCollectionEffectivePermissionsErrors, ListCollectionEffectivePermissionsResponses, ListCollectionsData, ListCollectionsErrors, ListCollectionSpacesData, ListCollectionSpacesErrors, ListCollectionSpacesResponses, ListCollectionsResponses, ListCollectionTeamPermissionsData, ListCollectionTeamPermissionsErrors, ListCollectionTeamPermissionsResponses, ListCollectionUserPermissionsData, ListCollectionUserPermissionsErrors, ListCollectionUserPermissionsResponses, ListConflictsData, ListConflictsErrors, ListConflictsResponses, ListConversationIssuesData, ListConversationIssuesErrors, ListConversationIssuesResponses, ListConversationsData, ListConversationsErrors, ListConversationsResponses, ListInstallationsData, ListInstallationsErrors, ListInstallationsResponses, ListIntegrationEventsData, ListIntegrationEventsErrors, ListIntegrationEventsResponses, ListIntegrationsData, ListIntegrationsErrors, ListIntegrationsResponses, ListInvitesData, ListInvitesErrors, ListInvitesResponses, ListIssuesClustersData, ListIssuesClustersErrors, ListIssuesClustersResponses, ListLinkInvitesData, ListLinkInvitesErrors, ListLinkInvitesResponses, ListMemberFactorsData, ListMemberFactorsErrors, ListMemberFactorsResponses, ListMembersData, ListMembersErrors, ListMemberSpacesData, ListMemberSpacesErrors, ListMemberSpacesResponses, ListMembersResponses, ListMemberTeamsData, ListMemberTeamsErrors, ListMemberTeamsResponses, ListNotificationsData, ListNotificationsErrors, ListNotificationsResponses, ListOrganizationChangeRequestsData, ListOrganizationChangeRequestsErrors, ListOrganizationChangeRequestsResponses, ListOrganizationsData, ListOrganizationsErrors, ListOrganizationsOfDomainAliasData, ListOrganizationsOfDomainAliasErrors, ListOrganizationsOfDomainAliasResponses, ListOrganizationsOfDomainData, ListOrganizationsOfDomainErrors, ListOrganizationsOfDomainResponses, ListOrganizationSpacesData, ListOrganizationSpacesErrors, ListOrganizationSpacesResponses, ListOrganizationsResponses, ListRevisionChangesData, ListRevisionChangesErrors, ListRevisionChangesResponses, ListRevisionFilesData, ListRevisionFilesErrors, ListRevisionFilesResponses, ListRevisionPagesData, ListRevisionPagesErrors, ListRevisionPagesResponses, ListRevisionsData, ListRevisionsErrors, ListRevisionsResponses, ListSamlProvidersData, ListSamlProvidersErrors, ListSamlProvidersResponses, ListSavedFiltersData, ListSavedFiltersErrors, ListSavedFiltersResponses, ListSecondFactorsData, ListSecondFactorsErrors, ListSecondFactorsResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListShareLinksData, ListShareLinksErrors, ListShareLinksResponses, ListSignOnsData, ListSignOnsErrors, ListSignOnsResponses, ListSiteEffectivePermissionsData, ListSiteEffectivePermissionsErrors, ListSiteEffectivePermissionsResponses, ListSiteFeedbackData, ListSiteFeedbackErrors, ListSiteFeedbackPagesData, ListSiteFeedbackPagesErrors, ListSiteFeedbackPagesResponses, ListSiteFeedbackResponses, ListSiteFontsData, ListSiteFontsErrors, ListSiteFontsResponses, ListSiteInstallationsData, ListSiteInstallationsErrors, ListSiteInstallationsResponses, ListSiteRedirectsData, ListSiteRedirectsErrors, ListSiteRedirectsResponses, ListSitesData, ListSiteSectionGroupsData, ListSiteSectionGroupsErrors, ListSiteSectionGroupsResponses, ListSiteSectionsData, ListSiteSectionsErrors, ListSiteSectionsResponses, ListSitesErrors, ListSiteSpacesData, ListSiteSpacesErrors, ListSiteSpacesResponses, ListSitesResponses, ListSiteTeamPermissionsData, ListSiteTeamPermissionsErrors, ListSiteTeamPermissionsResponses, ListSiteTemplateConditionsData, ListSiteTemplateConditionsErrors, ListSiteTemplateConditionsResponses, ListSiteUserPermissionsData, ListSiteUserPermissionsErrors, ListSiteUserPermissionsResponses, ListSpaceCommentRepliesData, ListSpaceCommentRepliesErrors, ListSpaceCommentRepliesResponses, ListSpaceCommentsData, ListSpaceCommentsErrors, ListSpaceCommentsResponses, ListSpaceEffectivePermissionsData, ListSpaceEffectivePermissionsErrors, ListSpaceEffectivePermissionsResponses, ListSpaceFileBacklinksData, ListSpaceFileBacklinksErrors, ListSpaceFileBacklinksResponses, ListSpaceFilesData, ListSpaceFilesErrors, ListSpaceFilesResponses, ListSpaceInstallationsData, ListSpaceInstallationsErrors, ListSpaceInstallationsResponses, ListSpaceLinksData, ListSpaceLinksErrors, ListSpaceLinksResponses, ListSpacePageBacklinksData, ListSpacePageBacklinksErrors, ListSpacePageBacklinksResponses, ListSpacePageLinksData, ListSpacePageLinksErrors, ListSpacePageLinksResponses, ListSpacePagesData, ListSpacePagesErrors, ListSpacePagesResponses, ListSpacePeopleData, ListSpacePeopleErrors, ListSpacePeopleResponses, ListSpaceTeamPermissionsData, ListSpaceTeamPermissionsErrors, ListSpaceTeamPermissionsResponses, ListSpaceUserPermissionsData, ListSpaceUserPermissionsErrors, ListSpaceUserPermissionsResponses, ListTeamMembersData, ListTeamMembersErrors, ListTeamMembersResponses, ListTeamsData, ListTeamsErrors, ListTeamsResponses, ListTokensData, ListTokensErrors, ListTokensResponses, ListTranslationsData, ListTranslationsErrors, ListTranslationsResponses, ListVisitorClaimsKeysData, ListVisitorClaimsKeysErrors, ListVisitorClaimsKeysResponses, MarkChangeRequestViewedData, MarkChangeRequestViewedErrors, MarkChangeRequestViewedResponses, MergeChangeRequestData, MergeChangeRequestErrors, MergeChangeRequestResponses, MoveCollectionData, MoveCollectionErrors, MoveCollectionResponses, MoveSiteSectionData, MoveSiteSectionErrors, MoveSiteSectionGroupData, MoveSiteSectionGroupErrors, MoveSiteSectionGroupResponses, MoveSiteSectionResponses, MoveSiteSpaceData, MoveSiteSpaceErrors, MoveSiteSpaceResponses, MoveSpaceData, MoveSpaceErrors, MoveSpaceResponses, MuteChangeRequestData, MuteChangeRequestErrors, MuteChangeRequestResponses, PingOrganizationData, PingOrganizationErrors, PingOrganizationResponses, PlanChangeRequestMergeData, PlanChangeRequestMergeErrors, PlanChangeRequestMergeResponses, PreviewChangeRequestData, PreviewChangeRequestErrors, PreviewChangeRequestResponses, PreviewCollectionAccessData, PreviewCollectionAccessErrors, PreviewCollectionAccessResponses, PreviewLinkFixesData, PreviewLinkFixesErrors, PreviewLinkFixesResponses, PreviewMemberAccessData, PreviewMemberAccessErrors, PreviewMemberAccessResponses, PreviewReplacementData, PreviewReplacementErrors, PreviewReplacementResponses, PreviewSpaceAccessData, PreviewSpaceAccessErrors, PreviewSpaceAccessResponses, PublishIntegrationData, PublishIntegrationErrors, PublishIntegrationResponses, PublishSiteData, PublishSiteDraftData, PublishSiteDraftErrors, PublishSiteDraftResponses, PublishSiteErrors, PublishSiteLookDraftData, PublishSiteLookDraftErrors, PublishSiteLookDraftResponses, PublishSiteResponses, PutSiteRedirectsData, PutSiteRedirectsErrors, PutSiteRedirectsResponses, ReadInviteData, ReadInviteErrors, ReadInviteResponses, ReadNotificationsData, ReadNotificationsErrors, ReadNotificationsResponses, ReadSamlMetadataData, ReadSamlMetadataErrors, ReadSamlMetadataResponses, RecallFirstStepsData, RecallFirstStepsErrors, RecallFirstStepsResponses, RecheckCustomHostnameData, RecheckCustomHostnameErrors, RecheckCustomHostnameResponses, RegenerateSitePublishingAuthData, RegenerateSitePublishingAuthErrors, RegenerateSitePublishingAuthResponses, ReleaseSignOnData, ReleaseSignOnErrors, ReleaseSignOnResponses, RemoveCollectionTeamPermissionData, RemoveCollectionTeamPermissionErrors, RemoveCollectionTeamPermissionResponses, RemoveCollectionUserPermissionData, RemoveCollectionUserPermissionErrors, RemoveCollectionUserPermissionResponses, RemoveMemberData, RemoveMemberErrors, RemoveMemberResponses, RemoveSectionFromGroupData, RemoveSectionFromGroupErrors, RemoveSectionFromGroupResponses, RemoveSiteTeamPermissionData, RemoveSiteTeamPermissionErrors, RemoveSiteTeamPermissionResponses, RemoveSiteUserPermissionData, RemoveSiteUserPermissionErrors, RemoveSiteUserPermissionResponses, RemoveSpaceTeamPermissionData, RemoveSpaceTeamPermissionErrors, RemoveSpaceTeamPermissionResponses, RemoveSpaceUserPermissionData, RemoveSpaceUserPermissionErrors, RemoveSpaceUserPermissionResponses, RemoveTeamMemberData, RemoveTeamMemberErrors, RemoveTeamMemberResponses, RenewNotificationFeedData, RenewNotificationFeedErrors, RenewNotificationFeedResponses, RenewRecoveryCodesData, RenewRecoveryCodesErrors, RenewRecoveryCodesResponses, ReplaceApiSpecData, ReplaceApiSpecErrors, ReplaceApiSpecResponses, RequestChangeRequestReviewersData, RequestChangeRequestReviewersErrors, RequestChangeRequestReviewersResponses, ResolveSiteRedirectData, ResolveSiteRedirectErrors, ResolveSiteRedirectResponses, RestoreRevisionData, RestoreRevisionErrors, RestoreRevisionResponses, RestoreSpaceData, RestoreSpaceErrors, RestoreSpaceResponses, RetryJobData, RetryJobErrors, RetryJobResponses, RevertChangeRequestData, RevertChangeRequestErrors, RevertChangeRequestResponses, RunSetupData, RunSetupErrors, RunSetupResponses, RunTranslationData, RunTranslationErrors, RunTranslationResponses, SearchOrganizationData, SearchOrganizationErrors, SearchOrganizationResponses, SearchSpaceData, SearchSpaceErrors, SearchSpaceResponses, SetMemberSignOnData, SetMemberSignOnErrors, SetMemberSignOnResponses, SetSiteDefaultLevelData, SetSiteDefaultLevelErrors, SetSiteDefaultLevelResponses, SetSiteHostnameData, SetSiteHostnameErrors, SetSiteHostnameResponses, SortSiteStructureData, SortSiteStructureErrors, SortSiteStructureResponses, StartReplacementData, StartReplacementErrors, StartReplacementResponses, StreamEventsData, StreamEventsErrors, StreamEventsResponse, StreamEventsResponses, SubmitChangeRequestReviewData, SubmitChangeRequestReviewErrors, SubmitChangeRequestReviewResponses, TestSamlProviderData, TestSamlProviderErrors, TestSamlProviderResponses, TransferCollectionData, TransferCollectionErrors, TransferCollectionResponses, TransferPagesData, TransferPagesErrors, TransferPagesResponses, TransferSpaceData, TransferSpaceErrors, TransferSpaceResponses, TryMergeRulesData, TryMergeRulesErrors, TryMergeRulesResponses, UnmuteChangeRequestData, UnmuteChangeRequestErrors, UnmuteChangeRequestResponses, UnpublishIntegrationData, UnpublishIntegrationErrors, UnpublishIntegrationResponses, UnpublishSiteData, UnpublishSiteErrors, UnpublishSiteResponses, UpdateAgentInstructionsData, UpdateAgentInstructionsErrors, UpdateAgentInstructionsResponses, UpdateApiSpecData, UpdateApiSpecErrors, UpdateApiSpecResponses, UpdateChangeRequestCommentData, UpdateChangeRequestCommentErrors, UpdateChangeRequestCommentReplyData, UpdateChangeRequestCommentReplyErrors, UpdateChangeRequestCommentReplyResponses, UpdateChangeRequestCommentResponses, UpdateChangeRequestData, UpdateChangeRequestErrors, UpdateChangeRequestResponses, UpdateCollectionData, UpdateCollectionErrors, UpdateCollectionResponses, UpdateCollectionTeamPermissionData, UpdateCollectionTeamPermissionErrors, UpdateCollectionTeamPermissionResponses, UpdateCollectionUserPermissionData, UpdateCollectionUserPermissionErrors, UpdateCollectionUserPermissionResponses, UpdateFromMainData, UpdateFromMainErrors, UpdateFromMainResponses, UpdateLinkInviteData, UpdateLinkInviteErrors, UpdateLinkInviteResponses, UpdateMemberData, UpdateMemberErrors, UpdateMemberResponses, UpdateNotificationData, UpdateNotificationErrors, UpdateNotificationResponses, UpdateOrganizationData, UpdateOrganizationErrors, UpdateOrganizationResponses, UpdateSamlProviderData, UpdateSamlProviderErrors, UpdateSamlProviderResponses, UpdateSavedFilterData, UpdateSavedFilterErrors, UpdateSavedFilterResponses, UpdateShareLinkData, UpdateShareLinkErrors, UpdateShareLinkResponses, UpdateSiteAdaptiveSchemaData, UpdateSiteAdaptiveSchemaErrors, UpdateSiteAdaptiveSchemaResponses, UpdateSiteCustomizationData, UpdateSiteCustomizationErrors, UpdateSiteCustomizationResponses, UpdateSiteData, UpdateSiteDraftData, UpdateSiteDraftErrors, UpdateSiteDraftResponses, UpdateSiteErrors, UpdateSiteLookDraftData, UpdateSiteLookDraftErrors, UpdateSiteLookDraftResponses, UpdateSitePublishingAuthData, UpdateSitePublishingAuthErrors, UpdateSitePublishingAuthResponses, UpdateSiteRedirectData, UpdateSiteRedirectErrors, UpdateSiteRedirectResponses, UpdateSiteResponses, UpdateSiteSectionData, UpdateSiteSectionErrors, UpdateSiteSectionGroupData, UpdateSiteSectionGroupErrors, UpdateSiteSectionGroupResponses, UpdateSiteSectionResponses, UpdateSiteSpaceCustomizationData, UpdateSiteSpaceCustomizationErrors, UpdateSiteSpaceCustomizationResponses, UpdateSiteSpaceData, UpdateSiteSpaceErrors, UpdateSiteSpaceResponses, UpdateSiteTeamPermissionData, UpdateSiteTeamPermissionErrors, UpdateSiteTeamPermissionResponses, UpdateSiteUserPermissionData, UpdateSiteUserPermissionErrors, UpdateSiteUserPermissionResponses, UpdateSpaceCommentData, UpdateSpaceCommentErrors, UpdateSpaceCommentReplyData, UpdateSpaceCommentReplyErrors, UpdateSpaceCommentReplyResponses, UpdateSpaceCommentResponses, UpdateSpaceData, UpdateSpaceErrors, UpdateSpaceResponses, UpdateSpaceTeamPermissionData, UpdateSpaceTeamPermissionErrors, UpdateSpaceTeamPermissionResponses, UpdateSpaceUserPermissionData, UpdateSpaceUserPermissionErrors, UpdateSpaceUserPermissionResponses, UpdateTeamData, UpdateTeamErrors, UpdateTeamMembersData, UpdateTeamMembersErrors, UpdateTeamMembersResponses, UpdateTeamResponses, UpdateTranslationData, UpdateTranslationErrors, UpdateTranslationResponses, UpdateUserData, UpdateUserErrors, UpdateUserResponses, UploadChangeRequestFileData, UploadChangeRequestFileErrors, UploadChangeRequestFileResponses, UploadSiteFontData, UploadSiteFontErrors, UploadSiteFontResponses, UploadSpaceFileData, UploadSpaceFileErrors, UploadSpaceFileResponses, WithdrawChangeRequestReviewerData, WithdrawChangeRequestReviewerErrors, WithdrawChangeRequestReviewerResponses, WriteChangeRequestContentData, WriteChangeRequestContentErrors, WriteChangeRequestContentResponses, WriteSpaceContentData, WriteSpaceContentErrors, WriteSpaceContentResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

export const getSetup = <ThrowOnError extends boolean = true>(options?: Options<GetSetupData, ThrowOnError>): RequestResult<GetSetupResponses, GetSetupErrors, ThrowOnError> => (options?.client ?? client).get<GetSetupResponses, GetSetupErrors, ThrowOnError>({ url: '/setup', ...options });

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

export const getUser = <ThrowOnError extends boolean = true>(options?: Options<GetUserData, ThrowOnError>): RequestResult<GetUserResponses, GetUserErrors, ThrowOnError> => (options?.client ?? client).get<GetUserResponses, GetUserErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user',
    ...options
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

export const getUserById = <ThrowOnError extends boolean = true>(options: Options<GetUserByIdData, ThrowOnError>): RequestResult<GetUserByIdResponses, GetUserByIdErrors, ThrowOnError> => (options.client ?? client).get<GetUserByIdResponses, GetUserByIdErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/users/{userId}',
    ...options
});

export const listSessions = <ThrowOnError extends boolean = true>(options?: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError> => (options?.client ?? client).get<ListSessionsResponses, ListSessionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/sessions',
    ...options
});

export const deleteSession = <ThrowOnError extends boolean = true>(options: Options<DeleteSessionData, ThrowOnError>): RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/sessions/{sessionId}',
    ...options
});

export const listTokens = <ThrowOnError extends boolean = true>(options?: Options<ListTokensData, ThrowOnError>): RequestResult<ListTokensResponses, ListTokensErrors, ThrowOnError> => (options?.client ?? client).get<ListTokensResponses, ListTokensErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/tokens',
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

export const getJob = <ThrowOnError extends boolean = true>(options: Options<GetJobData, ThrowOnError>): RequestResult<GetJobResponses, GetJobErrors, ThrowOnError> => (options.client ?? client).get<GetJobResponses, GetJobErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/jobs/{jobId}',
    ...options
});

export const retryJob = <ThrowOnError extends boolean = true>(options: Options<RetryJobData, ThrowOnError>): RequestResult<RetryJobResponses, RetryJobErrors, ThrowOnError> => (options.client ?? client).post<RetryJobResponses, RetryJobErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/jobs/{jobId}/retry',
    ...options
});

export const listOrganizations = <ThrowOnError extends boolean = true>(options?: Options<ListOrganizationsData, ThrowOnError>): RequestResult<ListOrganizationsResponses, ListOrganizationsErrors, ThrowOnError> => (options?.client ?? client).get<ListOrganizationsResponses, ListOrganizationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs',
    ...options
});

export const createOrganization = <ThrowOnError extends boolean = true>(options: Options<CreateOrganizationData, ThrowOnError>): RequestResult<CreateOrganizationResponses, CreateOrganizationErrors, ThrowOnError> => (options.client ?? client).post<CreateOrganizationResponses, CreateOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteOrganization = <ThrowOnError extends boolean = true>(options: Options<DeleteOrganizationData, ThrowOnError>): RequestResult<DeleteOrganizationResponses, DeleteOrganizationErrors, ThrowOnError> => (options.client ?? client).delete<DeleteOrganizationResponses, DeleteOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}',
    ...options
});

export const getOrganization = <ThrowOnError extends boolean = true>(options: Options<GetOrganizationData, ThrowOnError>): RequestResult<GetOrganizationResponses, GetOrganizationErrors, ThrowOnError> => (options.client ?? client).get<GetOrganizationResponses, GetOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}',
    ...options
});

export const updateOrganization = <ThrowOnError extends boolean = true>(options: Options<UpdateOrganizationData, ThrowOnError>): RequestResult<UpdateOrganizationResponses, UpdateOrganizationErrors, ThrowOnError> => (options.client ?? client).patch<UpdateOrganizationResponses, UpdateOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const streamEvents = <ThrowOnError extends boolean = true>(options: Options<StreamEventsData, ThrowOnError, StreamEventsResponse>): Promise<ServerSentEventsResult<StreamEventsResponses>> => (options.client ?? client).sse.get<StreamEventsResponses, StreamEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/events',
    ...options
});

export const joinOrganization = <ThrowOnError extends boolean = true>(options: Options<JoinOrganizationData, ThrowOnError>): RequestResult<JoinOrganizationResponses, JoinOrganizationErrors, ThrowOnError> => (options.client ?? client).post<JoinOrganizationResponses, JoinOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/join',
    ...options
});

export const searchOrganization = <ThrowOnError extends boolean = true>(options: Options<SearchOrganizationData, ThrowOnError>): RequestResult<SearchOrganizationResponses, SearchOrganizationErrors, ThrowOnError> => (options.client ?? client).get<SearchOrganizationResponses, SearchOrganizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/search',
    ...options
});

export const getAgentInstructions = <ThrowOnError extends boolean = true>(options: Options<GetAgentInstructionsData, ThrowOnError>): RequestResult<GetAgentInstructionsResponses, GetAgentInstructionsErrors, ThrowOnError> => (options.client ?? client).get<GetAgentInstructionsResponses, GetAgentInstructionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/agent-instructions',
    ...options
});

export const updateAgentInstructions = <ThrowOnError extends boolean = true>(options: Options<UpdateAgentInstructionsData, ThrowOnError>): RequestResult<UpdateAgentInstructionsResponses, UpdateAgentInstructionsErrors, ThrowOnError> => (options.client ?? client).put<UpdateAgentInstructionsResponses, UpdateAgentInstructionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/agent-instructions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listOrganizationsOfDomain = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationsOfDomainData, ThrowOnError>): RequestResult<ListOrganizationsOfDomainResponses, ListOrganizationsOfDomainErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationsOfDomainResponses, ListOrganizationsOfDomainErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/email-domains/{emailDomain}/o',
    ...options
});

export const listOrganizationsOfDomainAlias = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationsOfDomainAliasData, ThrowOnError>): RequestResult<ListOrganizationsOfDomainAliasResponses, ListOrganizationsOfDomainAliasErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationsOfDomainAliasResponses, ListOrganizationsOfDomainAliasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/email-domains/{emailDomain}/orgs',
    ...options
});

export const getSubdomain = <ThrowOnError extends boolean = true>(options: Options<GetSubdomainData, ThrowOnError>): RequestResult<GetSubdomainResponses, GetSubdomainErrors, ThrowOnError> => (options.client ?? client).get<GetSubdomainResponses, GetSubdomainErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/subdomains/{subdomain}',
    ...options
});

export const getFirstSteps = <ThrowOnError extends boolean = true>(options: Options<GetFirstStepsData, ThrowOnError>): RequestResult<GetFirstStepsResponses, GetFirstStepsErrors, ThrowOnError> => (options.client ?? client).get<GetFirstStepsResponses, GetFirstStepsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/first-steps',
    ...options
});

export const recallFirstSteps = <ThrowOnError extends boolean = true>(options: Options<RecallFirstStepsData, ThrowOnError>): RequestResult<RecallFirstStepsResponses, RecallFirstStepsErrors, ThrowOnError> => (options.client ?? client).delete<RecallFirstStepsResponses, RecallFirstStepsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/first-steps/dismissal',
    ...options
});

export const dismissFirstSteps = <ThrowOnError extends boolean = true>(options: Options<DismissFirstStepsData, ThrowOnError>): RequestResult<DismissFirstStepsResponses, DismissFirstStepsErrors, ThrowOnError> => (options.client ?? client).put<DismissFirstStepsResponses, DismissFirstStepsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/first-steps/dismissal',
    ...options
});

export const listAuditEvents = <ThrowOnError extends boolean = true>(options: Options<ListAuditEventsData, ThrowOnError>): RequestResult<ListAuditEventsResponses, ListAuditEventsErrors, ThrowOnError> => (options.client ?? client).get<ListAuditEventsResponses, ListAuditEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/audit-events',
    ...options
});

export const exportAuditEvents = <ThrowOnError extends boolean = true>(options: Options<ExportAuditEventsData, ThrowOnError>): RequestResult<ExportAuditEventsResponses, ExportAuditEventsErrors, ThrowOnError> => (options.client ?? client).get<ExportAuditEventsResponses, ExportAuditEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/audit-events/export',
    ...options
});

export const deleteLinkInvite = <ThrowOnError extends boolean = true>(options: Options<DeleteLinkInviteData, ThrowOnError>): RequestResult<DeleteLinkInviteResponses, DeleteLinkInviteErrors, ThrowOnError> => (options.client ?? client).delete<DeleteLinkInviteResponses, DeleteLinkInviteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/link-invites/{inviteId}',
    ...options
});

export const getLinkInvite = <ThrowOnError extends boolean = true>(options: Options<GetLinkInviteData, ThrowOnError>): RequestResult<GetLinkInviteResponses, GetLinkInviteErrors, ThrowOnError> => (options.client ?? client).get<GetLinkInviteResponses, GetLinkInviteErrors, ThrowOnError>({
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

export const listMembers = <ThrowOnError extends boolean = true>(options: Options<ListMembersData, ThrowOnError>): RequestResult<ListMembersResponses, ListMembersErrors, ThrowOnError> => (options.client ?? client).get<ListMembersResponses, ListMembersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members',
    ...options
});

export const removeMember = <ThrowOnError extends boolean = true>(options: Options<RemoveMemberData, ThrowOnError>): RequestResult<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError> => (options.client ?? client).delete<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}',
    ...options
});

export const getMember = <ThrowOnError extends boolean = true>(options: Options<GetMemberData, ThrowOnError>): RequestResult<GetMemberResponses, GetMemberErrors, ThrowOnError> => (options.client ?? client).get<GetMemberResponses, GetMemberErrors, ThrowOnError>({
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

export const listMemberSpaces = <ThrowOnError extends boolean = true>(options: Options<ListMemberSpacesData, ThrowOnError>): RequestResult<ListMemberSpacesResponses, ListMemberSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListMemberSpacesResponses, ListMemberSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/spaces',
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

export const getTeam = <ThrowOnError extends boolean = true>(options: Options<GetTeamData, ThrowOnError>): RequestResult<GetTeamResponses, GetTeamErrors, ThrowOnError> => (options.client ?? client).get<GetTeamResponses, GetTeamErrors, ThrowOnError>({
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

export const listSamlProviders = <ThrowOnError extends boolean = true>(options: Options<ListSamlProvidersData, ThrowOnError>): RequestResult<ListSamlProvidersResponses, ListSamlProvidersErrors, ThrowOnError> => (options.client ?? client).get<ListSamlProvidersResponses, ListSamlProvidersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml',
    ...options
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

export const getSamlProvider = <ThrowOnError extends boolean = true>(options: Options<GetSamlProviderData, ThrowOnError>): RequestResult<GetSamlProviderResponses, GetSamlProviderErrors, ThrowOnError> => (options.client ?? client).get<GetSamlProviderResponses, GetSamlProviderErrors, ThrowOnError>({
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

export const getMemberHoldings = <ThrowOnError extends boolean = true>(options: Options<GetMemberHoldingsData, ThrowOnError>): RequestResult<GetMemberHoldingsResponses, GetMemberHoldingsErrors, ThrowOnError> => (options.client ?? client).get<GetMemberHoldingsResponses, GetMemberHoldingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/members/{userId}/holdings',
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

export const getSamlTest = <ThrowOnError extends boolean = true>(options: Options<GetSamlTestData, ThrowOnError>): RequestResult<GetSamlTestResponses, GetSamlTestErrors, ThrowOnError> => (options.client ?? client).get<GetSamlTestResponses, GetSamlTestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saml/{samlProviderId}/tests/{testId}',
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

export const listSecondFactors = <ThrowOnError extends boolean = true>(options?: Options<ListSecondFactorsData, ThrowOnError>): RequestResult<ListSecondFactorsResponses, ListSecondFactorsErrors, ThrowOnError> => (options?.client ?? client).get<ListSecondFactorsResponses, ListSecondFactorsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/second-factors',
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

export const listMemberFactors = <ThrowOnError extends boolean = true>(options: Options<ListMemberFactorsData, ThrowOnError>): RequestResult<ListMemberFactorsResponses, ListMemberFactorsErrors, ThrowOnError> => (options.client ?? client).get<ListMemberFactorsResponses, ListMemberFactorsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/second-factors',
    ...options
});

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

export const changePassword = <ThrowOnError extends boolean = true>(options: Options<ChangePasswordData, ThrowOnError>): RequestResult<ChangePasswordResponses, ChangePasswordErrors, ThrowOnError> => (options.client ?? client).put<ChangePasswordResponses, ChangePasswordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listInvites = <ThrowOnError extends boolean = true>(options: Options<ListInvitesData, ThrowOnError>): RequestResult<ListInvitesResponses, ListInvitesErrors, ThrowOnError> => (options.client ?? client).get<ListInvitesResponses, ListInvitesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/invites',
    ...options
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

export const readInvite = <ThrowOnError extends boolean = true>(options: Options<ReadInviteData, ThrowOnError>): RequestResult<ReadInviteResponses, ReadInviteErrors, ThrowOnError> => (options.client ?? client).get<ReadInviteResponses, ReadInviteErrors, ThrowOnError>({ url: '/invites/{inviteId}', ...options });

export const acceptInviteAsNew = <ThrowOnError extends boolean = true>(options: Options<AcceptInviteAsNewData, ThrowOnError>): RequestResult<AcceptInviteAsNewResponses, AcceptInviteAsNewErrors, ThrowOnError> => (options.client ?? client).post<AcceptInviteAsNewResponses, AcceptInviteAsNewErrors, ThrowOnError>({
    url: '/invites/{inviteId}/account',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listLinkInvites = <ThrowOnError extends boolean = true>(options: Options<ListLinkInvitesData, ThrowOnError>): RequestResult<ListLinkInvitesResponses, ListLinkInvitesErrors, ThrowOnError> => (options.client ?? client).get<ListLinkInvitesResponses, ListLinkInvitesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/link-invites',
    ...options
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

export const listNotifications = <ThrowOnError extends boolean = true>(options?: Options<ListNotificationsData, ThrowOnError>): RequestResult<ListNotificationsResponses, ListNotificationsErrors, ThrowOnError> => (options?.client ?? client).get<ListNotificationsResponses, ListNotificationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/notifications',
    ...options
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

export const getNotificationFeed = <ThrowOnError extends boolean = true>(options?: Options<GetNotificationFeedData, ThrowOnError>): RequestResult<GetNotificationFeedResponses, GetNotificationFeedErrors, ThrowOnError> => (options?.client ?? client).get<GetNotificationFeedResponses, GetNotificationFeedErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/notification-feed',
    ...options
});

export const renewNotificationFeed = <ThrowOnError extends boolean = true>(options?: Options<RenewNotificationFeedData, ThrowOnError>): RequestResult<RenewNotificationFeedResponses, RenewNotificationFeedErrors, ThrowOnError> => (options?.client ?? client).post<RenewNotificationFeedResponses, RenewNotificationFeedErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/user/notification-feed',
    ...options
});

export const unmuteChangeRequest = <ThrowOnError extends boolean = true>(options: Options<UnmuteChangeRequestData, ThrowOnError>): RequestResult<UnmuteChangeRequestResponses, UnmuteChangeRequestErrors, ThrowOnError> => (options.client ?? client).delete<UnmuteChangeRequestResponses, UnmuteChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute',
    ...options
});

export const getChangeRequestMute = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestMuteData, ThrowOnError>): RequestResult<GetChangeRequestMuteResponses, GetChangeRequestMuteErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestMuteResponses, GetChangeRequestMuteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute',
    ...options
});

export const muteChangeRequest = <ThrowOnError extends boolean = true>(options: Options<MuteChangeRequestData, ThrowOnError>): RequestResult<MuteChangeRequestResponses, MuteChangeRequestErrors, ThrowOnError> => (options.client ?? client).put<MuteChangeRequestResponses, MuteChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/mute',
    ...options
});

export const listCollections = <ThrowOnError extends boolean = true>(options: Options<ListCollectionsData, ThrowOnError>): RequestResult<ListCollectionsResponses, ListCollectionsErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionsResponses, ListCollectionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/collections',
    ...options
});

export const createCollection = <ThrowOnError extends boolean = true>(options: Options<CreateCollectionData, ThrowOnError>): RequestResult<CreateCollectionResponses, CreateCollectionErrors, ThrowOnError> => (options.client ?? client).post<CreateCollectionResponses, CreateCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/collections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteCollection = <ThrowOnError extends boolean = true>(options: Options<DeleteCollectionData, ThrowOnError>): RequestResult<DeleteCollectionResponses, DeleteCollectionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCollectionResponses, DeleteCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}',
    ...options
});

export const getCollection = <ThrowOnError extends boolean = true>(options: Options<GetCollectionData, ThrowOnError>): RequestResult<GetCollectionResponses, GetCollectionErrors, ThrowOnError> => (options.client ?? client).get<GetCollectionResponses, GetCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}',
    ...options
});

export const updateCollection = <ThrowOnError extends boolean = true>(options: Options<UpdateCollectionData, ThrowOnError>): RequestResult<UpdateCollectionResponses, UpdateCollectionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCollectionResponses, UpdateCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listCollectionSpaces = <ThrowOnError extends boolean = true>(options: Options<ListCollectionSpacesData, ThrowOnError>): RequestResult<ListCollectionSpacesResponses, ListCollectionSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionSpacesResponses, ListCollectionSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/spaces',
    ...options
});

export const moveCollection = <ThrowOnError extends boolean = true>(options: Options<MoveCollectionData, ThrowOnError>): RequestResult<MoveCollectionResponses, MoveCollectionErrors, ThrowOnError> => (options.client ?? client).post<MoveCollectionResponses, MoveCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const transferCollection = <ThrowOnError extends boolean = true>(options: Options<TransferCollectionData, ThrowOnError>): RequestResult<TransferCollectionResponses, TransferCollectionErrors, ThrowOnError> => (options.client ?? client).post<TransferCollectionResponses, TransferCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/transfer',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listOrganizationSpaces = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationSpacesData, ThrowOnError>): RequestResult<ListOrganizationSpacesResponses, ListOrganizationSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationSpacesResponses, ListOrganizationSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/spaces',
    ...options
});

export const createSpace = <ThrowOnError extends boolean = true>(options: Options<CreateSpaceData, ThrowOnError>): RequestResult<CreateSpaceResponses, CreateSpaceErrors, ThrowOnError> => (options.client ?? client).post<CreateSpaceResponses, CreateSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/spaces',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSpace = <ThrowOnError extends boolean = true>(options: Options<DeleteSpaceData, ThrowOnError>): RequestResult<DeleteSpaceResponses, DeleteSpaceErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSpaceResponses, DeleteSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}',
    ...options
});

export const getSpace = <ThrowOnError extends boolean = true>(options: Options<GetSpaceData, ThrowOnError>): RequestResult<GetSpaceResponses, GetSpaceErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceResponses, GetSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}',
    ...options
});

export const updateSpace = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceData, ThrowOnError>): RequestResult<UpdateSpaceResponses, UpdateSpaceErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSpaceResponses, UpdateSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const duplicateSpace = <ThrowOnError extends boolean = true>(options: Options<DuplicateSpaceData, ThrowOnError>): RequestResult<DuplicateSpaceResponses, DuplicateSpaceErrors, ThrowOnError> => (options.client ?? client).post<DuplicateSpaceResponses, DuplicateSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/duplicate',
    ...options
});

export const restoreSpace = <ThrowOnError extends boolean = true>(options: Options<RestoreSpaceData, ThrowOnError>): RequestResult<RestoreSpaceResponses, RestoreSpaceErrors, ThrowOnError> => (options.client ?? client).post<RestoreSpaceResponses, RestoreSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/restore',
    ...options
});

export const moveSpace = <ThrowOnError extends boolean = true>(options: Options<MoveSpaceData, ThrowOnError>): RequestResult<MoveSpaceResponses, MoveSpaceErrors, ThrowOnError> => (options.client ?? client).post<MoveSpaceResponses, MoveSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const transferSpace = <ThrowOnError extends boolean = true>(options: Options<TransferSpaceData, ThrowOnError>): RequestResult<TransferSpaceResponses, TransferSpaceErrors, ThrowOnError> => (options.client ?? client).post<TransferSpaceResponses, TransferSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/transfer',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const grantSpacePermissions = <ThrowOnError extends boolean = true>(options: Options<GrantSpacePermissionsData, ThrowOnError>): RequestResult<GrantSpacePermissionsResponses, GrantSpacePermissionsErrors, ThrowOnError> => (options.client ?? client).post<GrantSpacePermissionsResponses, GrantSpacePermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listSpaceUserPermissions = <ThrowOnError extends boolean = true>(options: Options<ListSpaceUserPermissionsData, ThrowOnError>): RequestResult<ListSpaceUserPermissionsResponses, ListSpaceUserPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceUserPermissionsResponses, ListSpaceUserPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/users',
    ...options
});

export const listSpaceTeamPermissions = <ThrowOnError extends boolean = true>(options: Options<ListSpaceTeamPermissionsData, ThrowOnError>): RequestResult<ListSpaceTeamPermissionsResponses, ListSpaceTeamPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceTeamPermissionsResponses, ListSpaceTeamPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/teams',
    ...options
});

export const listSpaceEffectivePermissions = <ThrowOnError extends boolean = true>(options: Options<ListSpaceEffectivePermissionsData, ThrowOnError>): RequestResult<ListSpaceEffectivePermissionsResponses, ListSpaceEffectivePermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceEffectivePermissionsResponses, ListSpaceEffectivePermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/aggregate',
    ...options
});

export const removeSpaceUserPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveSpaceUserPermissionData, ThrowOnError>): RequestResult<RemoveSpaceUserPermissionResponses, RemoveSpaceUserPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSpaceUserPermissionResponses, RemoveSpaceUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/users/{userId}',
    ...options
});

export const updateSpaceUserPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceUserPermissionData, ThrowOnError>): RequestResult<UpdateSpaceUserPermissionResponses, UpdateSpaceUserPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSpaceUserPermissionResponses, UpdateSpaceUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/users/{userId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeSpaceTeamPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveSpaceTeamPermissionData, ThrowOnError>): RequestResult<RemoveSpaceTeamPermissionResponses, RemoveSpaceTeamPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSpaceTeamPermissionResponses, RemoveSpaceTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/teams/{teamId}',
    ...options
});

export const updateSpaceTeamPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceTeamPermissionData, ThrowOnError>): RequestResult<UpdateSpaceTeamPermissionResponses, UpdateSpaceTeamPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSpaceTeamPermissionResponses, UpdateSpaceTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/permissions/teams/{teamId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const grantCollectionPermissions = <ThrowOnError extends boolean = true>(options: Options<GrantCollectionPermissionsData, ThrowOnError>): RequestResult<GrantCollectionPermissionsResponses, GrantCollectionPermissionsErrors, ThrowOnError> => (options.client ?? client).post<GrantCollectionPermissionsResponses, GrantCollectionPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listCollectionUserPermissions = <ThrowOnError extends boolean = true>(options: Options<ListCollectionUserPermissionsData, ThrowOnError>): RequestResult<ListCollectionUserPermissionsResponses, ListCollectionUserPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionUserPermissionsResponses, ListCollectionUserPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/users',
    ...options
});

export const listCollectionTeamPermissions = <ThrowOnError extends boolean = true>(options: Options<ListCollectionTeamPermissionsData, ThrowOnError>): RequestResult<ListCollectionTeamPermissionsResponses, ListCollectionTeamPermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionTeamPermissionsResponses, ListCollectionTeamPermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/teams',
    ...options
});

export const listCollectionEffectivePermissions = <ThrowOnError extends boolean = true>(options: Options<ListCollectionEffectivePermissionsData, ThrowOnError>): RequestResult<ListCollectionEffectivePermissionsResponses, ListCollectionEffectivePermissionsErrors, ThrowOnError> => (options.client ?? client).get<ListCollectionEffectivePermissionsResponses, ListCollectionEffectivePermissionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/aggregate',
    ...options
});

export const removeCollectionUserPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveCollectionUserPermissionData, ThrowOnError>): RequestResult<RemoveCollectionUserPermissionResponses, RemoveCollectionUserPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveCollectionUserPermissionResponses, RemoveCollectionUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/users/{userId}',
    ...options
});

export const updateCollectionUserPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateCollectionUserPermissionData, ThrowOnError>): RequestResult<UpdateCollectionUserPermissionResponses, UpdateCollectionUserPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCollectionUserPermissionResponses, UpdateCollectionUserPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/users/{userId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const removeCollectionTeamPermission = <ThrowOnError extends boolean = true>(options: Options<RemoveCollectionTeamPermissionData, ThrowOnError>): RequestResult<RemoveCollectionTeamPermissionResponses, RemoveCollectionTeamPermissionErrors, ThrowOnError> => (options.client ?? client).delete<RemoveCollectionTeamPermissionResponses, RemoveCollectionTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/teams/{teamId}',
    ...options
});

export const updateCollectionTeamPermission = <ThrowOnError extends boolean = true>(options: Options<UpdateCollectionTeamPermissionData, ThrowOnError>): RequestResult<UpdateCollectionTeamPermissionResponses, UpdateCollectionTeamPermissionErrors, ThrowOnError> => (options.client ?? client).patch<UpdateCollectionTeamPermissionResponses, UpdateCollectionTeamPermissionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/permissions/teams/{teamId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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

export const previewSpaceAccess = <ThrowOnError extends boolean = true>(options: Options<PreviewSpaceAccessData, ThrowOnError>): RequestResult<PreviewSpaceAccessResponses, PreviewSpaceAccessErrors, ThrowOnError> => (options.client ?? client).post<PreviewSpaceAccessResponses, PreviewSpaceAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/access-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const previewCollectionAccess = <ThrowOnError extends boolean = true>(options: Options<PreviewCollectionAccessData, ThrowOnError>): RequestResult<PreviewCollectionAccessResponses, PreviewCollectionAccessErrors, ThrowOnError> => (options.client ?? client).post<PreviewCollectionAccessResponses, PreviewCollectionAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/collections/{collectionId}/access-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
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

export const getSpaceContent = <ThrowOnError extends boolean = true>(options: Options<GetSpaceContentData, ThrowOnError>): RequestResult<GetSpaceContentResponses, GetSpaceContentErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceContentResponses, GetSpaceContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content',
    ...options
});

export const writeSpaceContent = <ThrowOnError extends boolean = true>(options: Options<WriteSpaceContentData, ThrowOnError>): RequestResult<WriteSpaceContentResponses, WriteSpaceContentErrors, ThrowOnError> => (options.client ?? client).post<WriteSpaceContentResponses, WriteSpaceContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const applyTemplate = <ThrowOnError extends boolean = true>(options: Options<ApplyTemplateData, ThrowOnError>): RequestResult<ApplyTemplateResponses, ApplyTemplateErrors, ThrowOnError> => (options.client ?? client).post<ApplyTemplateResponses, ApplyTemplateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/template',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listSpacePages = <ThrowOnError extends boolean = true>(options: Options<ListSpacePagesData, ThrowOnError>): RequestResult<ListSpacePagesResponses, ListSpacePagesErrors, ThrowOnError> => (options.client ?? client).get<ListSpacePagesResponses, ListSpacePagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/pages',
    ...options
});

export const getSpacePage = <ThrowOnError extends boolean = true>(options: Options<GetSpacePageData, ThrowOnError>): RequestResult<GetSpacePageResponses, GetSpacePageErrors, ThrowOnError> => (options.client ?? client).get<GetSpacePageResponses, GetSpacePageErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/page/{pageId}',
    ...options
});

export const getSpacePageByPath = <ThrowOnError extends boolean = true>(options: Options<GetSpacePageByPathData, ThrowOnError>): RequestResult<GetSpacePageByPathResponses, GetSpacePageByPathErrors, ThrowOnError> => (options.client ?? client).get<GetSpacePageByPathResponses, GetSpacePageByPathErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/path/{pagePath}',
    ...options
});

export const listSpacePageLinks = <ThrowOnError extends boolean = true>(options: Options<ListSpacePageLinksData, ThrowOnError>): RequestResult<ListSpacePageLinksResponses, ListSpacePageLinksErrors, ThrowOnError> => (options.client ?? client).get<ListSpacePageLinksResponses, ListSpacePageLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/page/{pageId}/links',
    ...options
});

export const listSpacePageBacklinks = <ThrowOnError extends boolean = true>(options: Options<ListSpacePageBacklinksData, ThrowOnError>): RequestResult<ListSpacePageBacklinksResponses, ListSpacePageBacklinksErrors, ThrowOnError> => (options.client ?? client).get<ListSpacePageBacklinksResponses, ListSpacePageBacklinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/page/{pageId}/backlinks',
    ...options
});

export const listSpaceFiles = <ThrowOnError extends boolean = true>(options: Options<ListSpaceFilesData, ThrowOnError>): RequestResult<ListSpaceFilesResponses, ListSpaceFilesErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceFilesResponses, ListSpaceFilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/files',
    ...options
});

export const uploadSpaceFile = <ThrowOnError extends boolean = true>(options: Options<UploadSpaceFileData, ThrowOnError>): RequestResult<UploadSpaceFileResponses, UploadSpaceFileErrors, ThrowOnError> => (options.client ?? client).post<UploadSpaceFileResponses, UploadSpaceFileErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/files',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const getSpaceFile = <ThrowOnError extends boolean = true>(options: Options<GetSpaceFileData, ThrowOnError>): RequestResult<GetSpaceFileResponses, GetSpaceFileErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceFileResponses, GetSpaceFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/files/{fileId}',
    ...options
});

export const listSpaceFileBacklinks = <ThrowOnError extends boolean = true>(options: Options<ListSpaceFileBacklinksData, ThrowOnError>): RequestResult<ListSpaceFileBacklinksResponses, ListSpaceFileBacklinksErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceFileBacklinksResponses, ListSpaceFileBacklinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/files/{fileId}/backlinks',
    ...options
});

export const getSpaceReusableContent = <ThrowOnError extends boolean = true>(options: Options<GetSpaceReusableContentData, ThrowOnError>): RequestResult<GetSpaceReusableContentResponses, GetSpaceReusableContentErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceReusableContentResponses, GetSpaceReusableContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/content/reusable-contents/{reusableContentId}',
    ...options
});

export const listSpaceLinks = <ThrowOnError extends boolean = true>(options: Options<ListSpaceLinksData, ThrowOnError>): RequestResult<ListSpaceLinksResponses, ListSpaceLinksErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceLinksResponses, ListSpaceLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/links',
    ...options
});

export const previewLinkFixes = <ThrowOnError extends boolean = true>(options: Options<PreviewLinkFixesData, ThrowOnError>): RequestResult<PreviewLinkFixesResponses, PreviewLinkFixesErrors, ThrowOnError> => (options.client ?? client).post<PreviewLinkFixesResponses, PreviewLinkFixesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/link-fixes/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const fixLinks = <ThrowOnError extends boolean = true>(options: Options<FixLinksData, ThrowOnError>): RequestResult<FixLinksResponses, FixLinksErrors, ThrowOnError> => (options.client ?? client).post<FixLinksResponses, FixLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/link-fixes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const ignoreLinks = <ThrowOnError extends boolean = true>(options: Options<IgnoreLinksData, ThrowOnError>): RequestResult<IgnoreLinksResponses, IgnoreLinksErrors, ThrowOnError> => (options.client ?? client).post<IgnoreLinksResponses, IgnoreLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/ignored-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const heedLinks = <ThrowOnError extends boolean = true>(options: Options<HeedLinksData, ThrowOnError>): RequestResult<HeedLinksResponses, HeedLinksErrors, ThrowOnError> => (options.client ?? client).delete<HeedLinksResponses, HeedLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/ignored-links/{targetId}',
    ...options
});

export const getDocument = <ThrowOnError extends boolean = true>(options: Options<GetDocumentData, ThrowOnError>): RequestResult<GetDocumentResponses, GetDocumentErrors, ThrowOnError> => (options.client ?? client).get<GetDocumentResponses, GetDocumentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/documents/{documentId}',
    ...options
});

export const getChangeRequestContent = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestContentData, ThrowOnError>): RequestResult<GetChangeRequestContentResponses, GetChangeRequestContentErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestContentResponses, GetChangeRequestContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content',
    ...options
});

export const writeChangeRequestContent = <ThrowOnError extends boolean = true>(options: Options<WriteChangeRequestContentData, ThrowOnError>): RequestResult<WriteChangeRequestContentResponses, WriteChangeRequestContentErrors, ThrowOnError> => (options.client ?? client).post<WriteChangeRequestContentResponses, WriteChangeRequestContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listChangeRequestPages = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestPagesData, ThrowOnError>): RequestResult<ListChangeRequestPagesResponses, ListChangeRequestPagesErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestPagesResponses, ListChangeRequestPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/pages',
    ...options
});

export const getChangeRequestPage = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestPageData, ThrowOnError>): RequestResult<GetChangeRequestPageResponses, GetChangeRequestPageErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestPageResponses, GetChangeRequestPageErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}',
    ...options
});

export const getChangeRequestPageByPath = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestPageByPathData, ThrowOnError>): RequestResult<GetChangeRequestPageByPathResponses, GetChangeRequestPageByPathErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestPageByPathResponses, GetChangeRequestPageByPathErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/path/{pagePath}',
    ...options
});

export const listChangeRequestPageLinks = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestPageLinksData, ThrowOnError>): RequestResult<ListChangeRequestPageLinksResponses, ListChangeRequestPageLinksErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestPageLinksResponses, ListChangeRequestPageLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}/links',
    ...options
});

export const listChangeRequestPageBacklinks = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestPageBacklinksData, ThrowOnError>): RequestResult<ListChangeRequestPageBacklinksResponses, ListChangeRequestPageBacklinksErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestPageBacklinksResponses, ListChangeRequestPageBacklinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}/backlinks',
    ...options
});

export const listChangeRequestFiles = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestFilesData, ThrowOnError>): RequestResult<ListChangeRequestFilesResponses, ListChangeRequestFilesErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestFilesResponses, ListChangeRequestFilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files',
    ...options
});

export const uploadChangeRequestFile = <ThrowOnError extends boolean = true>(options: Options<UploadChangeRequestFileData, ThrowOnError>): RequestResult<UploadChangeRequestFileResponses, UploadChangeRequestFileErrors, ThrowOnError> => (options.client ?? client).post<UploadChangeRequestFileResponses, UploadChangeRequestFileErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const getChangeRequestFile = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestFileData, ThrowOnError>): RequestResult<GetChangeRequestFileResponses, GetChangeRequestFileErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestFileResponses, GetChangeRequestFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files/{fileId}',
    ...options
});

export const listChangeRequestFileBacklinks = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestFileBacklinksData, ThrowOnError>): RequestResult<ListChangeRequestFileBacklinksResponses, ListChangeRequestFileBacklinksErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestFileBacklinksResponses, ListChangeRequestFileBacklinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/files/{fileId}/backlinks',
    ...options
});

export const getChangeRequestReusableContent = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestReusableContentData, ThrowOnError>): RequestResult<GetChangeRequestReusableContentResponses, GetChangeRequestReusableContentErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestReusableContentResponses, GetChangeRequestReusableContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/content/reusable-contents/{reusableContentId}',
    ...options
});

export const listRevisions = <ThrowOnError extends boolean = true>(options: Options<ListRevisionsData, ThrowOnError>): RequestResult<ListRevisionsResponses, ListRevisionsErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionsResponses, ListRevisionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions',
    ...options
});

export const getRevision = <ThrowOnError extends boolean = true>(options: Options<GetRevisionData, ThrowOnError>): RequestResult<GetRevisionResponses, GetRevisionErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionResponses, GetRevisionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}',
    ...options
});

export const listRevisionPages = <ThrowOnError extends boolean = true>(options: Options<ListRevisionPagesData, ThrowOnError>): RequestResult<ListRevisionPagesResponses, ListRevisionPagesErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionPagesResponses, ListRevisionPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/pages',
    ...options
});

export const getRevisionPage = <ThrowOnError extends boolean = true>(options: Options<GetRevisionPageData, ThrowOnError>): RequestResult<GetRevisionPageResponses, GetRevisionPageErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionPageResponses, GetRevisionPageErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/page/{pageId}',
    ...options
});

export const getRevisionPageByPath = <ThrowOnError extends boolean = true>(options: Options<GetRevisionPageByPathData, ThrowOnError>): RequestResult<GetRevisionPageByPathResponses, GetRevisionPageByPathErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionPageByPathResponses, GetRevisionPageByPathErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/path/{pagePath}',
    ...options
});

export const listRevisionFiles = <ThrowOnError extends boolean = true>(options: Options<ListRevisionFilesData, ThrowOnError>): RequestResult<ListRevisionFilesResponses, ListRevisionFilesErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionFilesResponses, ListRevisionFilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/files',
    ...options
});

export const getRevisionFile = <ThrowOnError extends boolean = true>(options: Options<GetRevisionFileData, ThrowOnError>): RequestResult<GetRevisionFileResponses, GetRevisionFileErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionFileResponses, GetRevisionFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/files/{fileId}',
    ...options
});

export const getRevisionReusableContent = <ThrowOnError extends boolean = true>(options: Options<GetRevisionReusableContentData, ThrowOnError>): RequestResult<GetRevisionReusableContentResponses, GetRevisionReusableContentErrors, ThrowOnError> => (options.client ?? client).get<GetRevisionReusableContentResponses, GetRevisionReusableContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/reusable-contents/{reusableContentId}',
    ...options
});

export const getSpaceFileReport = <ThrowOnError extends boolean = true>(options: Options<GetSpaceFileReportData, ThrowOnError>): RequestResult<GetSpaceFileReportResponses, GetSpaceFileReportErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceFileReportResponses, GetSpaceFileReportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/file-report',
    ...options
});

export const getSpacePageReport = <ThrowOnError extends boolean = true>(options: Options<GetSpacePageReportData, ThrowOnError>): RequestResult<GetSpacePageReportResponses, GetSpacePageReportErrors, ThrowOnError> => (options.client ?? client).get<GetSpacePageReportResponses, GetSpacePageReportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/page-report',
    ...options
});

export const getSpaceHealth = <ThrowOnError extends boolean = true>(options: Options<GetSpaceHealthData, ThrowOnError>): RequestResult<GetSpaceHealthResponses, GetSpaceHealthErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceHealthResponses, GetSpaceHealthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/health',
    ...options
});

export const restoreRevision = <ThrowOnError extends boolean = true>(options: Options<RestoreRevisionData, ThrowOnError>): RequestResult<RestoreRevisionResponses, RestoreRevisionErrors, ThrowOnError> => (options.client ?? client).post<RestoreRevisionResponses, RestoreRevisionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/restore',
    ...options
});

export const listRevisionChanges = <ThrowOnError extends boolean = true>(options: Options<ListRevisionChangesData, ThrowOnError>): RequestResult<ListRevisionChangesResponses, ListRevisionChangesErrors, ThrowOnError> => (options.client ?? client).get<ListRevisionChangesResponses, ListRevisionChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/revisions/{revisionId}/changes',
    ...options
});

export const compareRevisions = <ThrowOnError extends boolean = true>(options: Options<CompareRevisionsData, ThrowOnError>): RequestResult<CompareRevisionsResponses, CompareRevisionsErrors, ThrowOnError> => (options.client ?? client).get<CompareRevisionsResponses, CompareRevisionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/compare',
    ...options
});

export const importContent = <ThrowOnError extends boolean = true>(options: Options<ImportContentData, ThrowOnError>): RequestResult<ImportContentResponses, ImportContentErrors, ThrowOnError> => (options.client ?? client).post<ImportContentResponses, ImportContentErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/imports',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

export const exportSpace = <ThrowOnError extends boolean = true>(options: Options<ExportSpaceData, ThrowOnError>): RequestResult<ExportSpaceResponses, ExportSpaceErrors, ThrowOnError> => (options.client ?? client).post<ExportSpaceResponses, ExportSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/exports',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getSpacePdf = <ThrowOnError extends boolean = true>(options: Options<GetSpacePdfData, ThrowOnError>): RequestResult<GetSpacePdfResponses, GetSpacePdfErrors, ThrowOnError> => (options.client ?? client).get<GetSpacePdfResponses, GetSpacePdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/pdf',
    ...options
});

export const listOrganizationChangeRequests = <ThrowOnError extends boolean = true>(options: Options<ListOrganizationChangeRequestsData, ThrowOnError>): RequestResult<ListOrganizationChangeRequestsResponses, ListOrganizationChangeRequestsErrors, ThrowOnError> => (options.client ?? client).get<ListOrganizationChangeRequestsResponses, ListOrganizationChangeRequestsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/change-requests',
    ...options
});

export const listChangeRequests = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestsData, ThrowOnError>): RequestResult<ListChangeRequestsResponses, ListChangeRequestsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestsResponses, ListChangeRequestsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests',
    ...options
});

export const createChangeRequest = <ThrowOnError extends boolean = true>(options: Options<CreateChangeRequestData, ThrowOnError>): RequestResult<CreateChangeRequestResponses, CreateChangeRequestErrors, ThrowOnError> => (options.client ?? client).post<CreateChangeRequestResponses, CreateChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getChangeRequest = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestData, ThrowOnError>): RequestResult<GetChangeRequestResponses, GetChangeRequestErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestResponses, GetChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}',
    ...options
});

export const updateChangeRequest = <ThrowOnError extends boolean = true>(options: Options<UpdateChangeRequestData, ThrowOnError>): RequestResult<UpdateChangeRequestResponses, UpdateChangeRequestErrors, ThrowOnError> => (options.client ?? client).patch<UpdateChangeRequestResponses, UpdateChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const mergeChangeRequest = <ThrowOnError extends boolean = true>(options: Options<MergeChangeRequestData, ThrowOnError>): RequestResult<MergeChangeRequestResponses, MergeChangeRequestErrors, ThrowOnError> => (options.client ?? client).post<MergeChangeRequestResponses, MergeChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge',
    ...options
});

export const updateFromMain = <ThrowOnError extends boolean = true>(options: Options<UpdateFromMainData, ThrowOnError>): RequestResult<UpdateFromMainResponses, UpdateFromMainErrors, ThrowOnError> => (options.client ?? client).post<UpdateFromMainResponses, UpdateFromMainErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/update',
    ...options
});

export const revertChangeRequest = <ThrowOnError extends boolean = true>(options: Options<RevertChangeRequestData, ThrowOnError>): RequestResult<RevertChangeRequestResponses, RevertChangeRequestErrors, ThrowOnError> => (options.client ?? client).post<RevertChangeRequestResponses, RevertChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/revert',
    ...options
});

export const getChangeRequestPdf = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestPdfData, ThrowOnError>): RequestResult<GetChangeRequestPdfResponses, GetChangeRequestPdfErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestPdfResponses, GetChangeRequestPdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/pdf',
    ...options
});

export const listChangeRequestChanges = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestChangesData, ThrowOnError>): RequestResult<ListChangeRequestChangesResponses, ListChangeRequestChangesErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestChangesResponses, ListChangeRequestChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/changes',
    ...options
});

export const previewChangeRequest = <ThrowOnError extends boolean = true>(options: Options<PreviewChangeRequestData, ThrowOnError>): RequestResult<PreviewChangeRequestResponses, PreviewChangeRequestErrors, ThrowOnError> => (options.client ?? client).get<PreviewChangeRequestResponses, PreviewChangeRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/preview',
    ...options
});

export const transferPages = <ThrowOnError extends boolean = true>(options: Options<TransferPagesData, ThrowOnError>): RequestResult<TransferPagesResponses, TransferPagesErrors, ThrowOnError> => (options.client ?? client).post<TransferPagesResponses, TransferPagesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/transfer-pages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listConflicts = <ThrowOnError extends boolean = true>(options: Options<ListConflictsData, ThrowOnError>): RequestResult<ListConflictsResponses, ListConflictsErrors, ThrowOnError> => (options.client ?? client).get<ListConflictsResponses, ListConflictsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/conflicts',
    ...options
});

export const answerConflict = <ThrowOnError extends boolean = true>(options: Options<AnswerConflictData, ThrowOnError>): RequestResult<AnswerConflictResponses, AnswerConflictErrors, ThrowOnError> => (options.client ?? client).put<AnswerConflictResponses, AnswerConflictErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/conflicts/{conflictId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listSavedFilters = <ThrowOnError extends boolean = true>(options: Options<ListSavedFiltersData, ThrowOnError>): RequestResult<ListSavedFiltersResponses, ListSavedFiltersErrors, ThrowOnError> => (options.client ?? client).get<ListSavedFiltersResponses, ListSavedFiltersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters',
    ...options
});

export const createSavedFilter = <ThrowOnError extends boolean = true>(options: Options<CreateSavedFilterData, ThrowOnError>): RequestResult<CreateSavedFilterResponses, CreateSavedFilterErrors, ThrowOnError> => (options.client ?? client).post<CreateSavedFilterResponses, CreateSavedFilterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSavedFilter = <ThrowOnError extends boolean = true>(options: Options<DeleteSavedFilterData, ThrowOnError>): RequestResult<DeleteSavedFilterResponses, DeleteSavedFilterErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSavedFilterResponses, DeleteSavedFilterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
    ...options
});

export const getSavedFilter = <ThrowOnError extends boolean = true>(options: Options<GetSavedFilterData, ThrowOnError>): RequestResult<GetSavedFilterResponses, GetSavedFilterErrors, ThrowOnError> => (options.client ?? client).get<GetSavedFilterResponses, GetSavedFilterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
    ...options
});

export const updateSavedFilter = <ThrowOnError extends boolean = true>(options: Options<UpdateSavedFilterData, ThrowOnError>): RequestResult<UpdateSavedFilterResponses, UpdateSavedFilterErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSavedFilterResponses, UpdateSavedFilterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listChangeRequestReviews = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestReviewsData, ThrowOnError>): RequestResult<ListChangeRequestReviewsResponses, ListChangeRequestReviewsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestReviewsResponses, ListChangeRequestReviewsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews',
    ...options
});

export const submitChangeRequestReview = <ThrowOnError extends boolean = true>(options: Options<SubmitChangeRequestReviewData, ThrowOnError>): RequestResult<SubmitChangeRequestReviewResponses, SubmitChangeRequestReviewErrors, ThrowOnError> => (options.client ?? client).post<SubmitChangeRequestReviewResponses, SubmitChangeRequestReviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getChangeRequestReview = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestReviewData, ThrowOnError>): RequestResult<GetChangeRequestReviewResponses, GetChangeRequestReviewErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestReviewResponses, GetChangeRequestReviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews/{reviewId}',
    ...options
});

export const dismissChangeRequestReview = <ThrowOnError extends boolean = true>(options: Options<DismissChangeRequestReviewData, ThrowOnError>): RequestResult<DismissChangeRequestReviewResponses, DismissChangeRequestReviewErrors, ThrowOnError> => (options.client ?? client).post<DismissChangeRequestReviewResponses, DismissChangeRequestReviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/reviews/{reviewId}/dismiss',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listChangeRequestRequestedReviewers = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestRequestedReviewersData, ThrowOnError>): RequestResult<ListChangeRequestRequestedReviewersResponses, ListChangeRequestRequestedReviewersErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestRequestedReviewersResponses, ListChangeRequestRequestedReviewersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers',
    ...options
});

export const requestChangeRequestReviewers = <ThrowOnError extends boolean = true>(options: Options<RequestChangeRequestReviewersData, ThrowOnError>): RequestResult<RequestChangeRequestReviewersResponses, RequestChangeRequestReviewersErrors, ThrowOnError> => (options.client ?? client).post<RequestChangeRequestReviewersResponses, RequestChangeRequestReviewersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const withdrawChangeRequestReviewer = <ThrowOnError extends boolean = true>(options: Options<WithdrawChangeRequestReviewerData, ThrowOnError>): RequestResult<WithdrawChangeRequestReviewerResponses, WithdrawChangeRequestReviewerErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawChangeRequestReviewerResponses, WithdrawChangeRequestReviewerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers/{userId}',
    ...options
});

export const listChangeRequestContributors = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestContributorsData, ThrowOnError>): RequestResult<ListChangeRequestContributorsResponses, ListChangeRequestContributorsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestContributorsResponses, ListChangeRequestContributorsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/contributors',
    ...options
});

export const getChangeRequestMergeChecks = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestMergeChecksData, ThrowOnError>): RequestResult<GetChangeRequestMergeChecksResponses, GetChangeRequestMergeChecksErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestMergeChecksResponses, GetChangeRequestMergeChecksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge-checks',
    ...options
});

export const tryMergeRules = <ThrowOnError extends boolean = true>(options: Options<TryMergeRulesData, ThrowOnError>): RequestResult<TryMergeRulesResponses, TryMergeRulesErrors, ThrowOnError> => (options.client ?? client).post<TryMergeRulesResponses, TryMergeRulesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/merge-rules/trial',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getChangeRequestViewed = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestViewedData, ThrowOnError>): RequestResult<GetChangeRequestViewedResponses, GetChangeRequestViewedErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestViewedResponses, GetChangeRequestViewedErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/viewed',
    ...options
});

export const markChangeRequestViewed = <ThrowOnError extends boolean = true>(options: Options<MarkChangeRequestViewedData, ThrowOnError>): RequestResult<MarkChangeRequestViewedResponses, MarkChangeRequestViewedErrors, ThrowOnError> => (options.client ?? client).put<MarkChangeRequestViewedResponses, MarkChangeRequestViewedErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/viewed',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const cancelChangeRequestMergePlan = <ThrowOnError extends boolean = true>(options: Options<CancelChangeRequestMergePlanData, ThrowOnError>): RequestResult<CancelChangeRequestMergePlanResponses, CancelChangeRequestMergePlanErrors, ThrowOnError> => (options.client ?? client).delete<CancelChangeRequestMergePlanResponses, CancelChangeRequestMergePlanErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge-plan',
    ...options
});

export const planChangeRequestMerge = <ThrowOnError extends boolean = true>(options: Options<PlanChangeRequestMergeData, ThrowOnError>): RequestResult<PlanChangeRequestMergeResponses, PlanChangeRequestMergeErrors, ThrowOnError> => (options.client ?? client).put<PlanChangeRequestMergeResponses, PlanChangeRequestMergeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge-plan',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listChangeRequestCommenters = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestCommentersData, ThrowOnError>): RequestResult<ListChangeRequestCommentersResponses, ListChangeRequestCommentersErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestCommentersResponses, ListChangeRequestCommentersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/commenters',
    ...options
});

export const getChangeRequestPresence = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestPresenceData, ThrowOnError>): RequestResult<GetChangeRequestPresenceResponses, GetChangeRequestPresenceErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestPresenceResponses, GetChangeRequestPresenceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/presence',
    ...options
});

export const announceChangeRequestPresence = <ThrowOnError extends boolean = true>(options: Options<AnnounceChangeRequestPresenceData, ThrowOnError>): RequestResult<AnnounceChangeRequestPresenceResponses, AnnounceChangeRequestPresenceErrors, ThrowOnError> => (options.client ?? client).put<AnnounceChangeRequestPresenceResponses, AnnounceChangeRequestPresenceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/presence',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listSpacePeople = <ThrowOnError extends boolean = true>(options: Options<ListSpacePeopleData, ThrowOnError>): RequestResult<ListSpacePeopleResponses, ListSpacePeopleErrors, ThrowOnError> => (options.client ?? client).get<ListSpacePeopleResponses, ListSpacePeopleErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/people',
    ...options
});

export const listSpaceComments = <ThrowOnError extends boolean = true>(options: Options<ListSpaceCommentsData, ThrowOnError>): RequestResult<ListSpaceCommentsResponses, ListSpaceCommentsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceCommentsResponses, ListSpaceCommentsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments',
    ...options
});

export const createSpaceComment = <ThrowOnError extends boolean = true>(options: Options<CreateSpaceCommentData, ThrowOnError>): RequestResult<CreateSpaceCommentResponses, CreateSpaceCommentErrors, ThrowOnError> => (options.client ?? client).post<CreateSpaceCommentResponses, CreateSpaceCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSpaceComment = <ThrowOnError extends boolean = true>(options: Options<DeleteSpaceCommentData, ThrowOnError>): RequestResult<DeleteSpaceCommentResponses, DeleteSpaceCommentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSpaceCommentResponses, DeleteSpaceCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}',
    ...options
});

export const getSpaceComment = <ThrowOnError extends boolean = true>(options: Options<GetSpaceCommentData, ThrowOnError>): RequestResult<GetSpaceCommentResponses, GetSpaceCommentErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceCommentResponses, GetSpaceCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}',
    ...options
});

export const updateSpaceComment = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceCommentData, ThrowOnError>): RequestResult<UpdateSpaceCommentResponses, UpdateSpaceCommentErrors, ThrowOnError> => (options.client ?? client).put<UpdateSpaceCommentResponses, UpdateSpaceCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listSpaceCommentReplies = <ThrowOnError extends boolean = true>(options: Options<ListSpaceCommentRepliesData, ThrowOnError>): RequestResult<ListSpaceCommentRepliesResponses, ListSpaceCommentRepliesErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceCommentRepliesResponses, ListSpaceCommentRepliesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies',
    ...options
});

export const createSpaceCommentReply = <ThrowOnError extends boolean = true>(options: Options<CreateSpaceCommentReplyData, ThrowOnError>): RequestResult<CreateSpaceCommentReplyResponses, CreateSpaceCommentReplyErrors, ThrowOnError> => (options.client ?? client).post<CreateSpaceCommentReplyResponses, CreateSpaceCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteSpaceCommentReply = <ThrowOnError extends boolean = true>(options: Options<DeleteSpaceCommentReplyData, ThrowOnError>): RequestResult<DeleteSpaceCommentReplyResponses, DeleteSpaceCommentReplyErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSpaceCommentReplyResponses, DeleteSpaceCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}',
    ...options
});

export const getSpaceCommentReply = <ThrowOnError extends boolean = true>(options: Options<GetSpaceCommentReplyData, ThrowOnError>): RequestResult<GetSpaceCommentReplyResponses, GetSpaceCommentReplyErrors, ThrowOnError> => (options.client ?? client).get<GetSpaceCommentReplyResponses, GetSpaceCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}',
    ...options
});

export const updateSpaceCommentReply = <ThrowOnError extends boolean = true>(options: Options<UpdateSpaceCommentReplyData, ThrowOnError>): RequestResult<UpdateSpaceCommentReplyResponses, UpdateSpaceCommentReplyErrors, ThrowOnError> => (options.client ?? client).put<UpdateSpaceCommentReplyResponses, UpdateSpaceCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listChangeRequestComments = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestCommentsData, ThrowOnError>): RequestResult<ListChangeRequestCommentsResponses, ListChangeRequestCommentsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestCommentsResponses, ListChangeRequestCommentsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments',
    ...options
});

export const createChangeRequestComment = <ThrowOnError extends boolean = true>(options: Options<CreateChangeRequestCommentData, ThrowOnError>): RequestResult<CreateChangeRequestCommentResponses, CreateChangeRequestCommentErrors, ThrowOnError> => (options.client ?? client).post<CreateChangeRequestCommentResponses, CreateChangeRequestCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteChangeRequestComment = <ThrowOnError extends boolean = true>(options: Options<DeleteChangeRequestCommentData, ThrowOnError>): RequestResult<DeleteChangeRequestCommentResponses, DeleteChangeRequestCommentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteChangeRequestCommentResponses, DeleteChangeRequestCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}',
    ...options
});

export const getChangeRequestComment = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestCommentData, ThrowOnError>): RequestResult<GetChangeRequestCommentResponses, GetChangeRequestCommentErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestCommentResponses, GetChangeRequestCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}',
    ...options
});

export const updateChangeRequestComment = <ThrowOnError extends boolean = true>(options: Options<UpdateChangeRequestCommentData, ThrowOnError>): RequestResult<UpdateChangeRequestCommentResponses, UpdateChangeRequestCommentErrors, ThrowOnError> => (options.client ?? client).put<UpdateChangeRequestCommentResponses, UpdateChangeRequestCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listChangeRequestCommentReplies = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestCommentRepliesData, ThrowOnError>): RequestResult<ListChangeRequestCommentRepliesResponses, ListChangeRequestCommentRepliesErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestCommentRepliesResponses, ListChangeRequestCommentRepliesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies',
    ...options
});

export const createChangeRequestCommentReply = <ThrowOnError extends boolean = true>(options: Options<CreateChangeRequestCommentReplyData, ThrowOnError>): RequestResult<CreateChangeRequestCommentReplyResponses, CreateChangeRequestCommentReplyErrors, ThrowOnError> => (options.client ?? client).post<CreateChangeRequestCommentReplyResponses, CreateChangeRequestCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteChangeRequestCommentReply = <ThrowOnError extends boolean = true>(options: Options<DeleteChangeRequestCommentReplyData, ThrowOnError>): RequestResult<DeleteChangeRequestCommentReplyResponses, DeleteChangeRequestCommentReplyErrors, ThrowOnError> => (options.client ?? client).delete<DeleteChangeRequestCommentReplyResponses, DeleteChangeRequestCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}',
    ...options
});

export const getChangeRequestCommentReply = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestCommentReplyData, ThrowOnError>): RequestResult<GetChangeRequestCommentReplyResponses, GetChangeRequestCommentReplyErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestCommentReplyResponses, GetChangeRequestCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}',
    ...options
});

export const updateChangeRequestCommentReply = <ThrowOnError extends boolean = true>(options: Options<UpdateChangeRequestCommentReplyData, ThrowOnError>): RequestResult<UpdateChangeRequestCommentReplyResponses, UpdateChangeRequestCommentReplyErrors, ThrowOnError> => (options.client ?? client).put<UpdateChangeRequestCommentReplyResponses, UpdateChangeRequestCommentReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listChangeRequestSuggestions = <ThrowOnError extends boolean = true>(options: Options<ListChangeRequestSuggestionsData, ThrowOnError>): RequestResult<ListChangeRequestSuggestionsResponses, ListChangeRequestSuggestionsErrors, ThrowOnError> => (options.client ?? client).get<ListChangeRequestSuggestionsResponses, ListChangeRequestSuggestionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions',
    ...options
});

export const createSuggestion = <ThrowOnError extends boolean = true>(options: Options<CreateSuggestionData, ThrowOnError>): RequestResult<CreateSuggestionResponses, CreateSuggestionErrors, ThrowOnError> => (options.client ?? client).post<CreateSuggestionResponses, CreateSuggestionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getChangeRequestSuggestion = <ThrowOnError extends boolean = true>(options: Options<GetChangeRequestSuggestionData, ThrowOnError>): RequestResult<GetChangeRequestSuggestionResponses, GetChangeRequestSuggestionErrors, ThrowOnError> => (options.client ?? client).get<GetChangeRequestSuggestionResponses, GetChangeRequestSuggestionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/{suggestionId}',
    ...options
});

export const acceptSuggestion = <ThrowOnError extends boolean = true>(options: Options<AcceptSuggestionData, ThrowOnError>): RequestResult<AcceptSuggestionResponses, AcceptSuggestionErrors, ThrowOnError> => (options.client ?? client).post<AcceptSuggestionResponses, AcceptSuggestionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/{suggestionId}/accept',
    ...options
});

export const acceptSuggestions = <ThrowOnError extends boolean = true>(options: Options<AcceptSuggestionsData, ThrowOnError>): RequestResult<AcceptSuggestionsResponses, AcceptSuggestionsErrors, ThrowOnError> => (options.client ?? client).post<AcceptSuggestionsResponses, AcceptSuggestionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/accept',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const dismissSuggestion = <ThrowOnError extends boolean = true>(options: Options<DismissSuggestionData, ThrowOnError>): RequestResult<DismissSuggestionResponses, DismissSuggestionErrors, ThrowOnError> => (options.client ?? client).post<DismissSuggestionResponses, DismissSuggestionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions/{suggestionId}/dismiss',
    ...options
});

export const searchSpace = <ThrowOnError extends boolean = true>(options: Options<SearchSpaceData, ThrowOnError>): RequestResult<SearchSpaceResponses, SearchSpaceErrors, ThrowOnError> => (options.client ?? client).get<SearchSpaceResponses, SearchSpaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/spaces/{spaceId}/search',
    ...options
});

export const findThings = <ThrowOnError extends boolean = true>(options: Options<FindThingsData, ThrowOnError>): RequestResult<FindThingsResponses, FindThingsErrors, ThrowOnError> => (options.client ?? client).get<FindThingsResponses, FindThingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/find',
    ...options
});

export const previewReplacement = <ThrowOnError extends boolean = true>(options: Options<PreviewReplacementData, ThrowOnError>): RequestResult<PreviewReplacementResponses, PreviewReplacementErrors, ThrowOnError> => (options.client ?? client).post<PreviewReplacementResponses, PreviewReplacementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/replacements/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const startReplacement = <ThrowOnError extends boolean = true>(options: Options<StartReplacementData, ThrowOnError>): RequestResult<StartReplacementResponses, StartReplacementErrors, ThrowOnError> => (options.client ?? client).post<StartReplacementResponses, StartReplacementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/replacements',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listSites = <ThrowOnError extends boolean = true>(options: Options<ListSitesData, ThrowOnError>): RequestResult<ListSitesResponses, ListSitesErrors, ThrowOnError> => (options.client ?? client).get<ListSitesResponses, ListSitesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites',
    ...options
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

export const getSite = <ThrowOnError extends boolean = true>(options: Options<GetSiteData, ThrowOnError>): RequestResult<GetSiteResponses, GetSiteErrors, ThrowOnError> => (options.client ?? client).get<GetSiteResponses, GetSiteErrors, ThrowOnError>({
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

export const getSiteAdaptiveSchema = <ThrowOnError extends boolean = true>(options: Options<GetSiteAdaptiveSchemaData, ThrowOnError>): RequestResult<GetSiteAdaptiveSchemaResponses, GetSiteAdaptiveSchemaErrors, ThrowOnError> => (options.client ?? client).get<GetSiteAdaptiveSchemaResponses, GetSiteAdaptiveSchemaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema',
    ...options
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

export const publishSite = <ThrowOnError extends boolean = true>(options: Options<PublishSiteData, ThrowOnError>): RequestResult<PublishSiteResponses, PublishSiteErrors, ThrowOnError> => (options.client ?? client).post<PublishSiteResponses, PublishSiteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/publish',
    ...options
});

export const listSiteSections = <ThrowOnError extends boolean = true>(options: Options<ListSiteSectionsData, ThrowOnError>): RequestResult<ListSiteSectionsResponses, ListSiteSectionsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteSectionsResponses, ListSiteSectionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/sections',
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

export const listSiteSectionGroups = <ThrowOnError extends boolean = true>(options: Options<ListSiteSectionGroupsData, ThrowOnError>): RequestResult<ListSiteSectionGroupsResponses, ListSiteSectionGroupsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteSectionGroupsResponses, ListSiteSectionGroupsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/section-groups',
    ...options
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

export const listSiteSpaces = <ThrowOnError extends boolean = true>(options: Options<ListSiteSpacesData, ThrowOnError>): RequestResult<ListSiteSpacesResponses, ListSiteSpacesErrors, ThrowOnError> => (options.client ?? client).get<ListSiteSpacesResponses, ListSiteSpacesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/site-spaces',
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

export const getSiteDraft = <ThrowOnError extends boolean = true>(options: Options<GetSiteDraftData, ThrowOnError>): RequestResult<GetSiteDraftResponses, GetSiteDraftErrors, ThrowOnError> => (options.client ?? client).get<GetSiteDraftResponses, GetSiteDraftErrors, ThrowOnError>({
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

export const getSiteCustomization = <ThrowOnError extends boolean = true>(options: Options<GetSiteCustomizationData, ThrowOnError>): RequestResult<GetSiteCustomizationResponses, GetSiteCustomizationErrors, ThrowOnError> => (options.client ?? client).get<GetSiteCustomizationResponses, GetSiteCustomizationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/customization',
    ...options
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

export const getSiteSpaceCustomization = <ThrowOnError extends boolean = true>(options: Options<GetSiteSpaceCustomizationData, ThrowOnError>): RequestResult<GetSiteSpaceCustomizationResponses, GetSiteSpaceCustomizationErrors, ThrowOnError> => (options.client ?? client).get<GetSiteSpaceCustomizationResponses, GetSiteSpaceCustomizationErrors, ThrowOnError>({
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

export const getSitePublishingPreview = <ThrowOnError extends boolean = true>(options: Options<GetSitePublishingPreviewData, ThrowOnError>): RequestResult<GetSitePublishingPreviewResponses, GetSitePublishingPreviewErrors, ThrowOnError> => (options.client ?? client).get<GetSitePublishingPreviewResponses, GetSitePublishingPreviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/preview',
    ...options
});

export const deleteSiteLookDraft = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteLookDraftData, ThrowOnError>): RequestResult<DeleteSiteLookDraftResponses, DeleteSiteLookDraftErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteLookDraftResponses, DeleteSiteLookDraftErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/customization/draft',
    ...options
});

export const getSiteLookDraft = <ThrowOnError extends boolean = true>(options: Options<GetSiteLookDraftData, ThrowOnError>): RequestResult<GetSiteLookDraftResponses, GetSiteLookDraftErrors, ThrowOnError> => (options.client ?? client).get<GetSiteLookDraftResponses, GetSiteLookDraftErrors, ThrowOnError>({
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

export const getCustomHostname = <ThrowOnError extends boolean = true>(options: Options<GetCustomHostnameData, ThrowOnError>): RequestResult<GetCustomHostnameResponses, GetCustomHostnameErrors, ThrowOnError> => (options.client ?? client).get<GetCustomHostnameResponses, GetCustomHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/custom-hostnames/{hostname}',
    ...options
});

export const recheckCustomHostname = <ThrowOnError extends boolean = true>(options: Options<RecheckCustomHostnameData, ThrowOnError>): RequestResult<RecheckCustomHostnameResponses, RecheckCustomHostnameErrors, ThrowOnError> => (options.client ?? client).patch<RecheckCustomHostnameResponses, RecheckCustomHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/custom-hostnames/{hostname}',
    ...options
});

export const listShareLinks = <ThrowOnError extends boolean = true>(options: Options<ListShareLinksData, ThrowOnError>): RequestResult<ListShareLinksResponses, ListShareLinksErrors, ThrowOnError> => (options.client ?? client).get<ListShareLinksResponses, ListShareLinksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/share-links',
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

export const getSitePublishingAuth = <ThrowOnError extends boolean = true>(options: Options<GetSitePublishingAuthData, ThrowOnError>): RequestResult<GetSitePublishingAuthResponses, GetSitePublishingAuthErrors, ThrowOnError> => (options.client ?? client).get<GetSitePublishingAuthResponses, GetSitePublishingAuthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/publishing/auth',
    ...options
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

export const listSiteRedirects = <ThrowOnError extends boolean = true>(options: Options<ListSiteRedirectsData, ThrowOnError>): RequestResult<ListSiteRedirectsResponses, ListSiteRedirectsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteRedirectsResponses, ListSiteRedirectsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/redirects',
    ...options
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

export const resolveSiteRedirect = <ThrowOnError extends boolean = true>(options: Options<ResolveSiteRedirectData, ThrowOnError>): RequestResult<ResolveSiteRedirectResponses, ResolveSiteRedirectErrors, ThrowOnError> => (options.client ?? client).get<ResolveSiteRedirectResponses, ResolveSiteRedirectErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/redirect',
    ...options
});

export const deleteSiteHostname = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteHostnameData, ThrowOnError>): RequestResult<DeleteSiteHostnameResponses, DeleteSiteHostnameErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteHostnameResponses, DeleteSiteHostnameErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/hostname',
    ...options
});

export const getSiteHostname = <ThrowOnError extends boolean = true>(options: Options<GetSiteHostnameData, ThrowOnError>): RequestResult<GetSiteHostnameResponses, GetSiteHostnameErrors, ThrowOnError> => (options.client ?? client).get<GetSiteHostnameResponses, GetSiteHostnameErrors, ThrowOnError>({
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

export const deleteSiteFeedback = <ThrowOnError extends boolean = true>(options: Options<DeleteSiteFeedbackData, ThrowOnError>): RequestResult<DeleteSiteFeedbackResponses, DeleteSiteFeedbackErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSiteFeedbackResponses, DeleteSiteFeedbackErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/feedback/{feedbackId}',
    ...options
});

export const listSiteFonts = <ThrowOnError extends boolean = true>(options: Options<ListSiteFontsData, ThrowOnError>): RequestResult<ListSiteFontsResponses, ListSiteFontsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteFontsResponses, ListSiteFontsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/sites/{siteId}/fonts',
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

export const listIntegrations = <ThrowOnError extends boolean = true>(options?: Options<ListIntegrationsData, ThrowOnError>): RequestResult<ListIntegrationsResponses, ListIntegrationsErrors, ThrowOnError> => (options?.client ?? client).get<ListIntegrationsResponses, ListIntegrationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations',
    ...options
});

export const unpublishIntegration = <ThrowOnError extends boolean = true>(options: Options<UnpublishIntegrationData, ThrowOnError>): RequestResult<UnpublishIntegrationResponses, UnpublishIntegrationErrors, ThrowOnError> => (options.client ?? client).delete<UnpublishIntegrationResponses, UnpublishIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}',
    ...options
});

export const getIntegration = <ThrowOnError extends boolean = true>(options: Options<GetIntegrationData, ThrowOnError>): RequestResult<GetIntegrationResponses, GetIntegrationErrors, ThrowOnError> => (options.client ?? client).get<GetIntegrationResponses, GetIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}',
    ...options
});

export const publishIntegration = <ThrowOnError extends boolean = true>(options: Options<PublishIntegrationData, ThrowOnError>): RequestResult<PublishIntegrationResponses, PublishIntegrationErrors, ThrowOnError> => (options.client ?? client).post<PublishIntegrationResponses, PublishIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listInstallations = <ThrowOnError extends boolean = true>(options: Options<ListInstallationsData, ThrowOnError>): RequestResult<ListInstallationsResponses, ListInstallationsErrors, ThrowOnError> => (options.client ?? client).get<ListInstallationsResponses, ListInstallationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations',
    ...options
});

export const installIntegration = <ThrowOnError extends boolean = true>(options: Options<InstallIntegrationData, ThrowOnError>): RequestResult<InstallIntegrationResponses, InstallIntegrationErrors, ThrowOnError> => (options.client ?? client).post<InstallIntegrationResponses, InstallIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/installations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listIntegrationEvents = <ThrowOnError extends boolean = true>(options: Options<ListIntegrationEventsData, ThrowOnError>): RequestResult<ListIntegrationEventsResponses, ListIntegrationEventsErrors, ThrowOnError> => (options.client ?? client).get<ListIntegrationEventsResponses, ListIntegrationEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/events',
    ...options
});

export const getIntegrationEvent = <ThrowOnError extends boolean = true>(options: Options<GetIntegrationEventData, ThrowOnError>): RequestResult<GetIntegrationEventResponses, GetIntegrationEventErrors, ThrowOnError> => (options.client ?? client).get<GetIntegrationEventResponses, GetIntegrationEventErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/events/{eventId}',
    ...options
});

export const listSpaceInstallations = <ThrowOnError extends boolean = true>(options: Options<ListSpaceInstallationsData, ThrowOnError>): RequestResult<ListSpaceInstallationsResponses, ListSpaceInstallationsErrors, ThrowOnError> => (options.client ?? client).get<ListSpaceInstallationsResponses, ListSpaceInstallationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/spaces',
    ...options
});

export const listSiteInstallations = <ThrowOnError extends boolean = true>(options: Options<ListSiteInstallationsData, ThrowOnError>): RequestResult<ListSiteInstallationsResponses, ListSiteInstallationsErrors, ThrowOnError> => (options.client ?? client).get<ListSiteInstallationsResponses, ListSiteInstallationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/sites',
    ...options
});

export const developIntegration = <ThrowOnError extends boolean = true>(options: Options<DevelopIntegrationData, ThrowOnError>): RequestResult<DevelopIntegrationResponses, DevelopIntegrationErrors, ThrowOnError> => (options.client ?? client).put<DevelopIntegrationResponses, DevelopIntegrationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/integrations/{integrationName}/dev',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listApiSpecs = <ThrowOnError extends boolean = true>(options: Options<ListApiSpecsData, ThrowOnError>): RequestResult<ListApiSpecsResponses, ListApiSpecsErrors, ThrowOnError> => (options.client ?? client).get<ListApiSpecsResponses, ListApiSpecsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi',
    ...options
});

export const createApiSpec = <ThrowOnError extends boolean = true>(options: Options<CreateApiSpecData, ThrowOnError>): RequestResult<CreateApiSpecResponses, CreateApiSpecErrors, ThrowOnError> => (options.client ?? client).post<CreateApiSpecResponses, CreateApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteApiSpec = <ThrowOnError extends boolean = true>(options: Options<DeleteApiSpecData, ThrowOnError>): RequestResult<DeleteApiSpecResponses, DeleteApiSpecErrors, ThrowOnError> => (options.client ?? client).delete<DeleteApiSpecResponses, DeleteApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}',
    ...options
});

export const getApiSpec = <ThrowOnError extends boolean = true>(options: Options<GetApiSpecData, ThrowOnError>): RequestResult<GetApiSpecResponses, GetApiSpecErrors, ThrowOnError> => (options.client ?? client).get<GetApiSpecResponses, GetApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}',
    ...options
});

export const updateApiSpec = <ThrowOnError extends boolean = true>(options: Options<UpdateApiSpecData, ThrowOnError>): RequestResult<UpdateApiSpecResponses, UpdateApiSpecErrors, ThrowOnError> => (options.client ?? client).patch<UpdateApiSpecResponses, UpdateApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const replaceApiSpec = <ThrowOnError extends boolean = true>(options: Options<ReplaceApiSpecData, ThrowOnError>): RequestResult<ReplaceApiSpecResponses, ReplaceApiSpecErrors, ThrowOnError> => (options.client ?? client).put<ReplaceApiSpecResponses, ReplaceApiSpecErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listApiSpecVersions = <ThrowOnError extends boolean = true>(options: Options<ListApiSpecVersionsData, ThrowOnError>): RequestResult<ListApiSpecVersionsResponses, ListApiSpecVersionsErrors, ThrowOnError> => (options.client ?? client).get<ListApiSpecVersionsResponses, ListApiSpecVersionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions',
    ...options
});

export const getLatestApiSpecVersion = <ThrowOnError extends boolean = true>(options: Options<GetLatestApiSpecVersionData, ThrowOnError>): RequestResult<GetLatestApiSpecVersionResponses, GetLatestApiSpecVersionErrors, ThrowOnError> => (options.client ?? client).get<GetLatestApiSpecVersionResponses, GetLatestApiSpecVersionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest',
    ...options
});

export const getLatestApiSpecContent = <ThrowOnError extends boolean = true>(options: Options<GetLatestApiSpecContentData, ThrowOnError>): RequestResult<GetLatestApiSpecContentResponses, GetLatestApiSpecContentErrors, ThrowOnError> => (options.client ?? client).get<GetLatestApiSpecContentResponses, GetLatestApiSpecContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content',
    ...options
});

export const getApiSpecVersion = <ThrowOnError extends boolean = true>(options: Options<GetApiSpecVersionData, ThrowOnError>): RequestResult<GetApiSpecVersionResponses, GetApiSpecVersionErrors, ThrowOnError> => (options.client ?? client).get<GetApiSpecVersionResponses, GetApiSpecVersionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}',
    ...options
});

export const getApiSpecContent = <ThrowOnError extends boolean = true>(options: Options<GetApiSpecContentData, ThrowOnError>): RequestResult<GetApiSpecContentResponses, GetApiSpecContentErrors, ThrowOnError> => (options.client ?? client).get<GetApiSpecContentResponses, GetApiSpecContentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content',
    ...options
});

export const listTranslations = <ThrowOnError extends boolean = true>(options: Options<ListTranslationsData, ThrowOnError>): RequestResult<ListTranslationsResponses, ListTranslationsErrors, ThrowOnError> => (options.client ?? client).get<ListTranslationsResponses, ListTranslationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations',
    ...options
});

export const createTranslation = <ThrowOnError extends boolean = true>(options: Options<CreateTranslationData, ThrowOnError>): RequestResult<CreateTranslationResponses, CreateTranslationErrors, ThrowOnError> => (options.client ?? client).post<CreateTranslationResponses, CreateTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const deleteTranslation = <ThrowOnError extends boolean = true>(options: Options<DeleteTranslationData, ThrowOnError>): RequestResult<DeleteTranslationResponses, DeleteTranslationErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTranslationResponses, DeleteTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}',
    ...options
});

export const getTranslation = <ThrowOnError extends boolean = true>(options: Options<GetTranslationData, ThrowOnError>): RequestResult<GetTranslationResponses, GetTranslationErrors, ThrowOnError> => (options.client ?? client).get<GetTranslationResponses, GetTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}',
    ...options
});

export const updateTranslation = <ThrowOnError extends boolean = true>(options: Options<UpdateTranslationData, ThrowOnError>): RequestResult<UpdateTranslationResponses, UpdateTranslationErrors, ThrowOnError> => (options.client ?? client).put<UpdateTranslationResponses, UpdateTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const runTranslation = <ThrowOnError extends boolean = true>(options: Options<RunTranslationData, ThrowOnError>): RequestResult<RunTranslationResponses, RunTranslationErrors, ThrowOnError> => (options.client ?? client).post<RunTranslationResponses, RunTranslationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/translations/{translationId}/run',
    ...options
});

export const listIssuesClusters = <ThrowOnError extends boolean = true>(options: Options<ListIssuesClustersData, ThrowOnError>): RequestResult<ListIssuesClustersResponses, ListIssuesClustersErrors, ThrowOnError> => (options.client ?? client).get<ListIssuesClustersResponses, ListIssuesClustersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-clusters',
    ...options
});

export const listConversations = <ThrowOnError extends boolean = true>(options: Options<ListConversationsData, ThrowOnError>): RequestResult<ListConversationsResponses, ListConversationsErrors, ThrowOnError> => (options.client ?? client).get<ListConversationsResponses, ListConversationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations',
    ...options
});

export const ingestConversations = <ThrowOnError extends boolean = true>(options: Options<IngestConversationsData, ThrowOnError>): RequestResult<IngestConversationsResponses, IngestConversationsErrors, ThrowOnError> => (options.client ?? client).post<IngestConversationsResponses, IngestConversationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listConversationIssues = <ThrowOnError extends boolean = true>(options: Options<ListConversationIssuesData, ThrowOnError>): RequestResult<ListConversationIssuesResponses, ListConversationIssuesErrors, ThrowOnError> => (options.client ?? client).get<ListConversationIssuesResponses, ListConversationIssuesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-issues',
    ...options
});

export const getConversationIssue = <ThrowOnError extends boolean = true>(options: Options<GetConversationIssueData, ThrowOnError>): RequestResult<GetConversationIssueResponses, GetConversationIssueErrors, ThrowOnError> => (options.client ?? client).get<GetConversationIssueResponses, GetConversationIssueErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations-issues/{issueId}',
    ...options
});

export const getConversation = <ThrowOnError extends boolean = true>(options: Options<GetConversationData, ThrowOnError>): RequestResult<GetConversationResponses, GetConversationErrors, ThrowOnError> => (options.client ?? client).get<GetConversationResponses, GetConversationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/orgs/{organizationId}/conversations/{conversationId}',
    ...options
});
