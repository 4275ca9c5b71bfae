// Generated from openapi.json by `npm run generate`.
// @ts-nocheck


import { type InfiniteData, infiniteQueryOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { acceptInvite, acceptInviteAsNew, acceptSuggestion, acceptSuggestions, activateSamlProvider, addPasskey, addSectionToGroup, addTeamMember, announceChangeRequestPresence, answerConflict, applyTemplate, beginPasskey, beginPasskeySession, beginProof, beginTotp, cancelChangeRequestMergePlan, cancelJob, changePassword, checkSiteHostname, compareRevisions, confirmTotp, createApiSpec, createChangeRequest, createChangeRequestComment, createChangeRequestCommentReply, createCollection, createLinkInvite, createOrganization, createSamlProvider, createSavedFilter, createSession, createShareLink, createSite, createSiteRedirect, createSiteSection, createSiteSectionGroup, createSiteSpace, createSpace, createSpaceComment, createSpaceCommentReply, createSuggestion, createTeam, createToken, createTranslation, deactivateSamlProvider, deleteApiSpec, deleteChangeRequestComment, deleteChangeRequestCommentReply, deleteCollection, deleteCurrentSession, deleteCustomHostname, deleteInvite, deleteLinkInvite, deleteOrganization, deleteSamlProvider, deleteSavedFilter, deleteSecondFactor, deleteSession, deleteShareLink, deleteSite, deleteSiteDraft, deleteSiteFeedback, deleteSiteFont, deleteSiteHostname, deleteSiteLookDraft, deleteSiteRedirect, deleteSiteSection, deleteSiteSectionGroup, deleteSiteSpace, deleteSiteSpaceCustomization, deleteSpace, deleteSpaceComment, deleteSpaceCommentReply, deleteTeam, deleteToken, deleteTranslation, developIntegration, disableMember, dismissChangeRequestReview, dismissFirstSteps, dismissSuggestion, duplicateSpace, enableMember, enforceSignOn, exportAuditEvents, exportSpace, extendSiteDraft, findSignOn, findThings, fixLinks, getAgentInstructions, getApiSpec, getApiSpecContent, getApiSpecVersion, getChangeRequest, getChangeRequestComment, getChangeRequestCommentReply, getChangeRequestContent, getChangeRequestFile, getChangeRequestMergeChecks, getChangeRequestMute, getChangeRequestPage, getChangeRequestPageByPath, getChangeRequestPdf, getChangeRequestPresence, getChangeRequestReusableContent, getChangeRequestReview, getChangeRequestSuggestion, getChangeRequestViewed, getCollection, getConversation, getConversationIssue, getCustomHostname, getDocument, getFirstSteps, getIntegration, getIntegrationEvent, getJob, getLatestApiSpecContent, getLatestApiSpecVersion, getLinkInvite, getMember, getMemberAccess, getMemberHoldings, getNotificationFeed, getOrganization, getPublishedSite, getRevision, getRevisionFile, getRevisionPage, getRevisionPageByPath, getRevisionReusableContent, getSamlProvider, getSamlTest, getSavedFilter, getSetup, getSignOnSettings, getSite, getSiteAdaptiveSchema, getSiteCustomization, getSiteDraft, getSiteHostname, getSiteLookDraft, getSitePublishingAuth, getSitePublishingPreview, getSiteReach, getSiteSpaceCustomization, getSiteStructure, getSpace, getSpaceComment, getSpaceCommentReply, getSpaceContent, getSpaceFile, getSpaceFileReport, getSpaceHealth, getSpacePage, getSpacePageByPath, getSpacePageReport, getSpacePdf, getSpaceReusableContent, getSubdomain, getTeam, getTranslation, getUser, getUserById, giveProof, grantCollectionPermissions, grantSitePermissions, grantSpacePermissions, handOverMember, heedLinks, ignoreLinks, importContent, ingestConversations, installIntegration, inviteMembers, joinOrganization, listAccess, listApiSpecs, listApiSpecVersions, listAuditEvents, listChangeRequestChanges, listChangeRequestCommenters, listChangeRequestCommentReplies, listChangeRequestComments, listChangeRequestContributors, listChangeRequestFileBacklinks, listChangeRequestFiles, listChangeRequestPageBacklinks, listChangeRequestPageLinks, listChangeRequestPages, listChangeRequestRequestedReviewers, listChangeRequestReviews, listChangeRequests, listChangeRequestSuggestions, listCollectionEffectivePermissions, listCollections, listCollectionSpaces, listCollectionTeamPermissions, listCollectionUserPermissions, listConflicts, listConversationIssues, listConversations, listInstallations, listIntegrationEvents, listIntegrations, listInvites, listIssuesClusters, listLinkInvites, listMemberFactors, listMembers, listMemberSpaces, listMemberTeams, listNotifications, listOrganizationChangeRequests, listOrganizations, listOrganizationsOfDomain, listOrganizationsOfDomainAlias, listOrganizationSpaces, listRevisionChanges, listRevisionFiles, listRevisionPages, listRevisions, listSamlProviders, listSavedFilters, listSecondFactors, listSessions, listShareLinks, listSignOns, listSiteEffectivePermissions, listSiteFeedback, listSiteFeedbackPages, listSiteFonts, listSiteInstallations, listSiteRedirects, listSites, listSiteSectionGroups, listSiteSections, listSiteSpaces, listSiteTeamPermissions, listSiteTemplateConditions, listSiteUserPermissions, listSpaceCommentReplies, listSpaceComments, listSpaceEffectivePermissions, listSpaceFileBacklinks, listSpaceFiles, listSpaceInstallations, listSpaceLinks, listSpacePageBacklinks, listSpacePageLinks, listSpacePages, listSpacePeople, listSpaceTeamPermissions, listSpaceUserPermissions, listTeamMembers, listTeams, listTokens, listTranslations, listVisitorClaimsKeys, markChangeRequestViewed, mergeChangeRequest, moveCollection, moveSiteSection, moveSiteSectionGroup, moveSiteSpace, moveSpace, muteChangeRequest, type Options, pingOrganization, planChangeRequestMerge, previewChangeRequest, previewCollectionAccess, previewLinkFixes, previewMemberAccess, previewReplacement, previewSpaceAccess, publishIntegration, publishSite, publishSiteDraft, publishSiteLookDraft, putSiteRedirects, readInvite, readNotifications, readSamlMetadata, recallFirstSteps, recheckCustomHostname, regenerateSitePublishingAuth, releaseSignOn, removeCollectionTeamPermission, removeCollectionUserPermission, removeMember, removeSectionFromGroup, removeSiteTeamPermission, removeSiteUserPermission, removeSpaceTeamPermission, removeSpaceUserPermission, removeTeamMember, renewNotificationFeed, renewRecoveryCodes, replaceApiSpec, requestChangeRequestReviewers, resolveSiteRedirect, restoreRevision, restoreSpace, retryJob, revertChangeRequest, runSetup, runTranslation, searchOrganization, searchSpace, setMemberSignOn, setSiteDefaultLevel, setSiteHostname, sortSiteStructure, startReplacement, submitChangeRequestReview, testSamlProvider, transferCollection, transferPages, transferSpace, tryMergeRules, unmuteChangeRequest, unpublishIntegration, unpublishSite, updateAgentInstructions, updateApiSpec, updateChangeRequest, updateChangeRequestComment, updateChangeRequestCommentReply, updateCollection, updateCollectionTeamPermission, updateCollectionUserPermission, updateFromMain, updateLinkInvite, updateMember, updateNotification, updateOrganization, updateSamlProvider, updateSavedFilter, updateShareLink, updateSite, updateSiteAdaptiveSchema, updateSiteCustomization, updateSiteDraft, updateSiteLookDraft, updateSitePublishingAuth, updateSiteRedirect, updateSiteSection, updateSiteSectionGroup, updateSiteSpace, updateSiteSpaceCustomization, updateSiteTeamPermission, updateSiteUserPermission, updateSpace, updateSpaceComment, updateSpaceCommentReply, updateSpaceTeamPermission, updateSpaceUserPermission, updateTeam, updateTeamMembers, updateTranslation, updateUser, uploadChangeRequestFile, uploadSiteFont, uploadSpaceFile, withdrawChangeRequestReviewer, writeChangeRequestContent, writeSpaceContent } from '../sdk.gen.ts';
import type { AcceptInviteAsNewData, AcceptInviteAsNewError, AcceptInviteAsNewResponse, AcceptInviteData, AcceptInviteError, AcceptInviteResponse, AcceptSuggestionData, AcceptSuggestionError, AcceptSuggestionResponse, AcceptSuggestionsData, AcceptSuggestionsError, AcceptSuggestionsResponse, ActivateSamlProviderData, ActivateSamlProviderError, ActivateSamlProviderResponse, AddPasskeyData, AddPasskeyError, AddPasskeyResponse, AddSectionToGroupData, AddSectionToGroupError, AddSectionToGroupResponse, AddTeamMemberData, AddTeamMemberError, AddTeamMemberResponse, AnnounceChangeRequestPresenceData, AnnounceChangeRequestPresenceError, AnnounceChangeRequestPresenceResponse, AnswerConflictData, AnswerConflictError, AnswerConflictResponse, ApplyTemplateData, ApplyTemplateError, BeginPasskeyData, BeginPasskeyError, BeginPasskeyResponse, BeginPasskeySessionData, BeginPasskeySessionError, BeginPasskeySessionResponse, BeginProofData, BeginProofError, BeginProofResponse, BeginTotpData, BeginTotpError, BeginTotpResponse, CancelChangeRequestMergePlanData, CancelChangeRequestMergePlanError, CancelChangeRequestMergePlanResponse, CancelJobData, CancelJobError, CancelJobResponse, ChangePasswordData, ChangePasswordError, ChangePasswordResponse, CheckSiteHostnameData, CheckSiteHostnameError, CheckSiteHostnameResponse, CompareRevisionsData, CompareRevisionsError, CompareRevisionsResponse, ConfirmTotpData, ConfirmTotpError, ConfirmTotpResponse, CreateApiSpecData, CreateApiSpecError, CreateApiSpecResponse, CreateChangeRequestCommentData, CreateChangeRequestCommentError, CreateChangeRequestCommentReplyData, CreateChangeRequestCommentReplyError, CreateChangeRequestCommentReplyResponse, CreateChangeRequestCommentResponse, CreateChangeRequestData, CreateChangeRequestError, CreateChangeRequestResponse, CreateCollectionData, CreateCollectionError, CreateCollectionResponse, CreateLinkInviteData, CreateLinkInviteError, CreateLinkInviteResponse, CreateOrganizationData, CreateOrganizationError, CreateOrganizationResponse, CreateSamlProviderData, CreateSamlProviderError, CreateSamlProviderResponse, CreateSavedFilterData, CreateSavedFilterError, CreateSavedFilterResponse, CreateSessionData, CreateSessionError, CreateSessionResponse, CreateShareLinkData, CreateShareLinkError, CreateShareLinkResponse, CreateSiteData, CreateSiteError, CreateSiteRedirectData, CreateSiteRedirectError, CreateSiteRedirectResponse, CreateSiteResponse, CreateSiteSectionData, CreateSiteSectionError, CreateSiteSectionGroupData, CreateSiteSectionGroupError, CreateSiteSectionGroupResponse, CreateSiteSectionResponse, CreateSiteSpaceData, CreateSiteSpaceError, CreateSiteSpaceResponse, CreateSpaceCommentData, CreateSpaceCommentError, CreateSpaceCommentReplyData, CreateSpaceCommentReplyError, CreateSpaceCommentReplyResponse, CreateSpaceCommentResponse, CreateSpaceData, CreateSpaceError, CreateSpaceResponse, CreateSuggestionData, CreateSuggestionError, CreateSuggestionResponse, CreateTeamData, CreateTeamError, CreateTeamResponse, CreateTokenData, CreateTokenError, CreateTokenResponse, CreateTranslationData, CreateTranslationError, CreateTranslationResponse, DeactivateSamlProviderData, DeactivateSamlProviderError, DeactivateSamlProviderResponse, DeleteApiSpecData, DeleteApiSpecError, DeleteApiSpecResponse, DeleteChangeRequestCommentData, DeleteChangeRequestCommentError, DeleteChangeRequestCommentReplyData, DeleteChangeRequestCommentReplyError, DeleteChangeRequestCommentReplyResponse, DeleteChangeRequestCommentResponse, DeleteCollectionData, DeleteCollectionError, DeleteCollectionResponse, DeleteCurrentSessionData, DeleteCurrentSessionError, DeleteCurrentSessionResponse, DeleteCustomHostnameData, DeleteCustomHostnameError, DeleteCustomHostnameResponse, DeleteInviteData, DeleteInviteError, DeleteInviteResponse, DeleteLinkInviteData, DeleteLinkInviteError, DeleteLinkInviteResponse, DeleteOrganizationData, DeleteOrganizationError, DeleteOrganizationResponse, DeleteSamlProviderData, DeleteSamlProviderError, DeleteSamlProviderResponse, DeleteSavedFilterData, DeleteSavedFilterError, DeleteSavedFilterResponse, DeleteSecondFactorData, DeleteSecondFactorError, DeleteSecondFactorResponse, DeleteSessionData, DeleteSessionError, DeleteSessionResponse, DeleteShareLinkData, DeleteShareLinkError, DeleteShareLinkResponse, DeleteSiteData, DeleteSiteDraftData, DeleteSiteDraftError, DeleteSiteDraftResponse, DeleteSiteError, DeleteSiteFeedbackData, DeleteSiteFeedbackError, DeleteSiteFeedbackResponse, DeleteSiteFontData, DeleteSiteFontError, DeleteSiteFontResponse, DeleteSiteHostnameData, DeleteSiteHostnameError, DeleteSiteHostnameResponse, DeleteSiteLookDraftData, DeleteSiteLookDraftError, DeleteSiteLookDraftResponse, DeleteSiteRedirectData, DeleteSiteRedirectError, DeleteSiteRedirectResponse, DeleteSiteResponse, DeleteSiteSectionData, DeleteSiteSectionError, DeleteSiteSectionGroupData, DeleteSiteSectionGroupError, DeleteSiteSectionGroupResponse, DeleteSiteSectionResponse, DeleteSiteSpaceCustomizationData, DeleteSiteSpaceCustomizationError, DeleteSiteSpaceCustomizationResponse, DeleteSiteSpaceData, DeleteSiteSpaceError, DeleteSiteSpaceResponse, DeleteSpaceCommentData, DeleteSpaceCommentError, DeleteSpaceCommentReplyData, DeleteSpaceCommentReplyError, DeleteSpaceCommentReplyResponse, DeleteSpaceCommentResponse, DeleteSpaceData, DeleteSpaceError, DeleteSpaceResponse, DeleteTeamData, DeleteTeamError, DeleteTeamResponse, DeleteTokenData, DeleteTokenError, DeleteTokenResponse, DeleteTranslationData, DeleteTranslationError, DeleteTranslationResponse, DevelopIntegrationData, DevelopIntegrationError, DevelopIntegrationResponse, DisableMemberData, DisableMemberError, DisableMemberResponse, DismissChangeRequestReviewData, DismissChangeRequestReviewError, DismissChangeRequestReviewResponse, DismissFirstStepsData, DismissFirstStepsError, DismissFirstStepsResponse, DismissSuggestionData, DismissSuggestionError, DismissSuggestionResponse, DuplicateSpaceData, DuplicateSpaceError, DuplicateSpaceResponse, EnableMemberData, EnableMemberError, EnableMemberResponse, EnforceSignOnData, EnforceSignOnError, EnforceSignOnResponse, ExportAuditEventsData, ExportAuditEventsError, ExportAuditEventsResponse, ExportSpaceData, ExportSpaceError, ExportSpaceResponse, ExtendSiteDraftData, ExtendSiteDraftError, ExtendSiteDraftResponse, FindSignOnData, FindSignOnError, FindSignOnResponse, FindThingsData, FindThingsError, FindThingsResponse, FixLinksData, FixLinksError, FixLinksResponse, GetAgentInstructionsData, GetAgentInstructionsError, GetAgentInstructionsResponse, GetApiSpecContentData, GetApiSpecContentError, GetApiSpecContentResponse, GetApiSpecData, GetApiSpecError, GetApiSpecResponse, GetApiSpecVersionData, GetApiSpecVersionError, GetApiSpecVersionResponse, GetChangeRequestCommentData, GetChangeRequestCommentError, GetChangeRequestCommentReplyData, GetChangeRequestCommentReplyError, GetChangeRequestCommentReplyResponse, GetChangeRequestCommentResponse, GetChangeRequestContentData, GetChangeRequestContentError, GetChangeRequestContentResponse, GetChangeRequestData, GetChangeRequestError, GetChangeRequestFileData, GetChangeRequestFileError, GetChangeRequestFileResponse, GetChangeRequestMergeChecksData, GetChangeRequestMergeChecksError, GetChangeRequestMergeChecksResponse, GetChangeRequestMuteData, GetChangeRequestMuteError, GetChangeRequestMuteResponse, GetChangeRequestPageByPathData, GetChangeRequestPageByPathError, GetChangeRequestPageByPathResponse, GetChangeRequestPageData, GetChangeRequestPageError, GetChangeRequestPageResponse, GetChangeRequestPdfData, GetChangeRequestPdfError, GetChangeRequestPdfResponse, GetChangeRequestPresenceData, GetChangeRequestPresenceError, GetChangeRequestPresenceResponse, GetChangeRequestResponse, GetChangeRequestReusableContentData, GetChangeRequestReusableContentError, GetChangeRequestReusableContentResponse, GetChangeRequestReviewData, GetChangeRequestReviewError, GetChangeRequestReviewResponse, GetChangeRequestSuggestionData, GetChangeRequestSuggestionError, GetChangeRequestSuggestionResponse, GetChangeRequestViewedData, GetChangeRequestViewedError, GetChangeRequestViewedResponse, GetCollectionData, GetCollectionError, GetCollectionResponse, GetConversationData, GetConversationError, GetConversationIssueData, GetConversationIssueError, GetConversationIssueResponse, GetConversationResponse, GetCustomHostnameData, GetCustomHostnameError, GetCustomHostnameResponse, GetDocumentData, GetDocumentError, GetDocumentResponse, GetFirstStepsData, GetFirstStepsError, GetFirstStepsResponse, GetIntegrationData, GetIntegrationError, GetIntegrationEventData, GetIntegrationEventError, GetIntegrationEventResponse, GetIntegrationResponse, GetJobData, GetJobError, GetJobResponse, GetLatestApiSpecContentData, GetLatestApiSpecContentError, GetLatestApiSpecContentResponse, GetLatestApiSpecVersionData, GetLatestApiSpecVersionError, GetLatestApiSpecVersionResponse, GetLinkInviteData, GetLinkInviteError, GetLinkInviteResponse, GetMemberAccessData, GetMemberAccessError, GetMemberAccessResponse, GetMemberData, GetMemberError, GetMemberHoldingsData, GetMemberHoldingsError, GetMemberHoldingsResponse, GetMemberResponse, GetNotificationFeedData, GetNotificationFeedError, GetNotificationFeedResponse, GetOrganizationData, GetOrganizationError, GetOrganizationResponse, GetPublishedSiteData, GetPublishedSiteError, GetPublishedSiteResponse, GetRevisionData, GetRevisionError, GetRevisionFileData, GetRevisionFileError, GetRevisionFileResponse, GetRevisionPageByPathData, GetRevisionPageByPathError, GetRevisionPageByPathResponse, GetRevisionPageData, GetRevisionPageError, GetRevisionPageResponse, GetRevisionResponse, GetRevisionReusableContentData, GetRevisionReusableContentError, GetRevisionReusableContentResponse, GetSamlProviderData, GetSamlProviderError, GetSamlProviderResponse, GetSamlTestData, GetSamlTestError, GetSamlTestResponse, GetSavedFilterData, GetSavedFilterError, GetSavedFilterResponse, GetSetupData, GetSetupError, GetSetupResponse, GetSignOnSettingsData, GetSignOnSettingsError, GetSignOnSettingsResponse, GetSiteAdaptiveSchemaData, GetSiteAdaptiveSchemaError, GetSiteAdaptiveSchemaResponse, GetSiteCustomizationData, GetSiteCustomizationError, GetSiteCustomizationResponse, GetSiteData, GetSiteDraftData, GetSiteDraftError, GetSiteDraftResponse, GetSiteError, GetSiteHostnameData, GetSiteHostnameError, GetSiteHostnameResponse, GetSiteLookDraftData, GetSiteLookDraftError, GetSiteLookDraftResponse, GetSitePublishingAuthData, GetSitePublishingAuthError, GetSitePublishingAuthResponse, GetSitePublishingPreviewData, GetSitePublishingPreviewError, GetSitePublishingPreviewResponse, GetSiteReachData, GetSiteReachError, GetSiteReachResponse, GetSiteResponse, GetSiteSpaceCustomizationData, GetSiteSpaceCustomizationError, GetSiteSpaceCustomizationResponse, GetSiteStructureData, GetSiteStructureError, GetSiteStructureResponse, GetSpaceCommentData, GetSpaceCommentError, GetSpaceCommentReplyData, GetSpaceCommentReplyError, GetSpaceCommentReplyResponse, GetSpaceCommentResponse, GetSpaceContentData, GetSpaceContentError, GetSpaceContentResponse, GetSpaceData, GetSpaceError, GetSpaceFileData, GetSpaceFileError, GetSpaceFileReportData, GetSpaceFileReportError, GetSpaceFileReportResponse, GetSpaceFileResponse, GetSpaceHealthData, GetSpaceHealthError, GetSpaceHealthResponse, GetSpacePageByPathData, GetSpacePageByPathError, GetSpacePageByPathResponse, GetSpacePageData, GetSpacePageError, GetSpacePageReportData, GetSpacePageReportError, GetSpacePageReportResponse, GetSpacePageResponse, GetSpacePdfData, GetSpacePdfError, GetSpacePdfResponse, GetSpaceResponse, GetSpaceReusableContentData, GetSpaceReusableContentError, GetSpaceReusableContentResponse, GetSubdomainData, GetSubdomainError, GetSubdomainResponse, GetTeamData, GetTeamError, GetTeamResponse, GetTranslationData, GetTranslationError, GetTranslationResponse, GetUserByIdData, GetUserByIdError, GetUserByIdResponse, GetUserData, GetUserError, GetUserResponse, GiveProofData, GiveProofError, GiveProofResponse, GrantCollectionPermissionsData, GrantCollectionPermissionsError, GrantCollectionPermissionsResponse, GrantSitePermissionsData, GrantSitePermissionsError, GrantSitePermissionsResponse, GrantSpacePermissionsData, GrantSpacePermissionsError, GrantSpacePermissionsResponse, HandOverMemberData, HandOverMemberError, HandOverMemberResponse, HeedLinksData, HeedLinksError, HeedLinksResponse, IgnoreLinksData, IgnoreLinksError, IgnoreLinksResponse, ImportContentData, ImportContentError, ImportContentResponse, IngestConversationsData, IngestConversationsError, IngestConversationsResponse, InstallIntegrationData, InstallIntegrationError, InstallIntegrationResponse, InviteMembersData, InviteMembersError, InviteMembersResponse, JoinOrganizationData, JoinOrganizationError, JoinOrganizationResponse, ListAccessData, ListAccessError, ListAccessResponse, ListApiSpecsData, ListApiSpecsError, ListApiSpecsResponse, ListApiSpecVersionsData, ListApiSpecVersionsError, ListApiSpecVersionsResponse, ListAuditEventsData, ListAuditEventsError, ListAuditEventsResponse, ListChangeRequestChangesData, ListChangeRequestChangesError, ListChangeRequestChangesResponse, ListChangeRequestCommentersData, ListChangeRequestCommentersError, ListChangeRequestCommentersResponse, ListChangeRequestCommentRepliesData, ListChangeRequestCommentRepliesError, ListChangeRequestCommentRepliesResponse, ListChangeRequestCommentsData, ListChangeRequestCommentsError, ListChangeRequestCommentsResponse, ListChangeRequestContributorsData, ListChangeRequestContributorsError, ListChangeRequestContributorsResponse, ListChangeRequestFileBacklinksData, ListChangeRequestFileBacklinksError, ListChangeRequestFileBacklinksResponse, ListChangeRequestFilesData, ListChangeRequestFilesError, ListChangeRequestFilesResponse, ListChangeRequestPageBacklinksData, ListChangeRequestPageBacklinksError, ListChangeRequestPageBacklinksResponse, ListChangeRequestPageLinksData, ListChangeRequestPageLinksError, ListChangeRequestPageLinksResponse, ListChangeRequestPagesData, ListChangeRequestPagesError, ListChangeRequestPagesResponse, ListChangeRequestRequestedReviewersData, ListChangeRequestRequestedReviewersError, ListChangeRequestRequestedReviewersResponse, ListChangeRequestReviewsData, ListChangeRequestReviewsError, ListChangeRequestReviewsResponse, ListChangeRequestsData, ListChangeRequestsError, ListChangeRequestsResponse, ListChangeRequestSuggestionsData, ListChangeRequestSuggestionsError, ListChangeRequestSuggestionsResponse, ListCollectionEffectivePermissionsData, ListCollectionEffectivePermissionsError, ListCollectionEffectivePermissionsResponse, ListCollectionsData, ListCollectionsError, ListCollectionSpacesData, ListCollectionSpacesError, ListCollectionSpacesResponse, ListCollectionsResponse, ListCollectionTeamPermissionsData, ListCollectionTeamPermissionsError, ListCollectionTeamPermissionsResponse, ListCollectionUserPermissionsData, ListCollectionUserPermissionsError, ListCollectionUserPermissionsResponse, ListConflictsData, ListConflictsError, ListConflictsResponse, ListConversationIssuesData, ListConversationIssuesError, ListConversationIssuesResponse, ListConversationsData, ListConversationsError, ListConversationsResponse, ListInstallationsData, ListInstallationsError, ListInstallationsResponse, ListIntegrationEventsData, ListIntegrationEventsError, ListIntegrationEventsResponse, ListIntegrationsData, ListIntegrationsError, ListIntegrationsResponse, ListInvitesData, ListInvitesError, ListInvitesResponse, ListIssuesClustersData, ListIssuesClustersError, ListIssuesClustersResponse, ListLinkInvitesData, ListLinkInvitesError, ListLinkInvitesResponse, ListMemberFactorsData, ListMemberFactorsError, ListMemberFactorsResponse, ListMembersData, ListMembersError, ListMemberSpacesData, ListMemberSpacesError, ListMemberSpacesResponse, ListMembersResponse, ListMemberTeamsData, ListMemberTeamsError, ListMemberTeamsResponse, ListNotificationsData, ListNotificationsError, ListNotificationsResponse, ListOrganizationChangeRequestsData, ListOrganizationChangeRequestsError, ListOrganizationChangeRequestsResponse, ListOrganizationsData, ListOrganizationsError, ListOrganizationsOfDomainAliasData, ListOrganizationsOfDomainAliasError, ListOrganizationsOfDomainAliasResponse, ListOrganizationsOfDomainData, ListOrganizationsOfDomainError, ListOrganizationsOfDomainResponse, ListOrganizationSpacesData, ListOrganizationSpacesError, ListOrganizationSpacesResponse, ListOrganizationsResponse, ListRevisionChangesData, ListRevisionChangesError, ListRevisionChangesResponse, ListRevisionFilesData, ListRevisionFilesError, ListRevisionFilesResponse, ListRevisionPagesData, ListRevisionPagesError, ListRevisionPagesResponse, ListRevisionsData, ListRevisionsError, ListRevisionsResponse, ListSamlProvidersData, ListSamlProvidersError, ListSamlProvidersResponse, ListSavedFiltersData, ListSavedFiltersError, ListSavedFiltersResponse, ListSecondFactorsData, ListSecondFactorsError, ListSecondFactorsResponse, ListSessionsData, ListSessionsError, ListSessionsResponse, ListShareLinksData, ListShareLinksError, ListShareLinksResponse, ListSignOnsData, ListSignOnsError, ListSignOnsResponse, ListSiteEffectivePermissionsData, ListSiteEffectivePermissionsError, ListSiteEffectivePermissionsResponse, ListSiteFeedbackData, ListSiteFeedbackError, ListSiteFeedbackPagesData, ListSiteFeedbackPagesError, ListSiteFeedbackPagesResponse, ListSiteFeedbackResponse, ListSiteFontsData, ListSiteFontsError, ListSiteFontsResponse, ListSiteInstallationsData, ListSiteInstallationsError, ListSiteInstallationsResponse, ListSiteRedirectsData, ListSiteRedirectsError, ListSiteRedirectsResponse, ListSitesData, ListSiteSectionGroupsData, ListSiteSectionGroupsError, ListSiteSectionGroupsResponse, ListSiteSectionsData, ListSiteSectionsError, ListSiteSectionsResponse, ListSitesError, ListSiteSpacesData, ListSiteSpacesError, ListSiteSpacesResponse, ListSitesResponse, ListSiteTeamPermissionsData, ListSiteTeamPermissionsError, ListSiteTeamPermissionsResponse, ListSiteTemplateConditionsData, ListSiteTemplateConditionsError, ListSiteTemplateConditionsResponse, ListSiteUserPermissionsData, ListSiteUserPermissionsError, ListSiteUserPermissionsResponse, ListSpaceCommentRepliesData, ListSpaceCommentRepliesError, ListSpaceCommentRepliesResponse, ListSpaceCommentsData, ListSpaceCommentsError, ListSpaceCommentsResponse, ListSpaceEffectivePermissionsData, ListSpaceEffectivePermissionsError, ListSpaceEffectivePermissionsResponse, ListSpaceFileBacklinksData, ListSpaceFileBacklinksError, ListSpaceFileBacklinksResponse, ListSpaceFilesData, ListSpaceFilesError, ListSpaceFilesResponse, ListSpaceInstallationsData, ListSpaceInstallationsError, ListSpaceInstallationsResponse, ListSpaceLinksData, ListSpaceLinksError, ListSpaceLinksResponse, ListSpacePageBacklinksData, ListSpacePageBacklinksError, ListSpacePageBacklinksResponse, ListSpacePageLinksData, ListSpacePageLinksError, ListSpacePageLinksResponse, ListSpacePagesData, ListSpacePagesError, ListSpacePagesResponse, ListSpacePeopleData, ListSpacePeopleError, ListSpacePeopleResponse, ListSpaceTeamPermissionsData, ListSpaceTeamPermissionsError, ListSpaceTeamPermissionsResponse, ListSpaceUserPermissionsData, ListSpaceUserPermissionsError, ListSpaceUserPermissionsResponse, ListTeamMembersData, ListTeamMembersError, ListTeamMembersResponse, ListTeamsData, ListTeamsError, ListTeamsResponse, ListTokensData, ListTokensError, ListTokensResponse, ListTranslationsData, ListTranslationsError, ListTranslationsResponse, ListVisitorClaimsKeysData, ListVisitorClaimsKeysError, ListVisitorClaimsKeysResponse, MarkChangeRequestViewedData, MarkChangeRequestViewedError, MarkChangeRequestViewedResponse, MergeChangeRequestData, MergeChangeRequestError, MergeChangeRequestResponse, MoveCollectionData, MoveCollectionError, MoveCollectionResponse, MoveSiteSectionData, MoveSiteSectionError, MoveSiteSectionGroupData, MoveSiteSectionGroupError, MoveSiteSectionGroupResponse, MoveSiteSectionResponse, MoveSiteSpaceData, MoveSiteSpaceError, MoveSiteSpaceResponse, MoveSpaceData, MoveSpaceError, MoveSpaceResponse, MuteChangeRequestData, MuteChangeRequestError, MuteChangeRequestResponse, PingOrganizationData, PingOrganizationError, PingOrganizationResponse, PlanChangeRequestMergeData, PlanChangeRequestMergeError, PlanChangeRequestMergeResponse, PreviewChangeRequestData, PreviewChangeRequestError, PreviewChangeRequestResponse, PreviewCollectionAccessData, PreviewCollectionAccessError, PreviewCollectionAccessResponse, PreviewLinkFixesData, PreviewLinkFixesError, PreviewLinkFixesResponse, PreviewMemberAccessData, PreviewMemberAccessError, PreviewMemberAccessResponse, PreviewReplacementData, PreviewReplacementError, PreviewReplacementResponse, PreviewSpaceAccessData, PreviewSpaceAccessError, PreviewSpaceAccessResponse, PublishIntegrationData, PublishIntegrationError, PublishIntegrationResponse, PublishSiteData, PublishSiteDraftData, PublishSiteDraftError, PublishSiteDraftResponse, PublishSiteError, PublishSiteLookDraftData, PublishSiteLookDraftError, PublishSiteLookDraftResponse, PublishSiteResponse, PutSiteRedirectsData, PutSiteRedirectsError, PutSiteRedirectsResponse, ReadInviteData, ReadInviteError, ReadInviteResponse, ReadNotificationsData, ReadNotificationsError, ReadNotificationsResponse, ReadSamlMetadataData, ReadSamlMetadataError, ReadSamlMetadataResponse, RecallFirstStepsData, RecallFirstStepsError, RecallFirstStepsResponse, RecheckCustomHostnameData, RecheckCustomHostnameError, RecheckCustomHostnameResponse, RegenerateSitePublishingAuthData, RegenerateSitePublishingAuthError, RegenerateSitePublishingAuthResponse, ReleaseSignOnData, ReleaseSignOnError, ReleaseSignOnResponse, RemoveCollectionTeamPermissionData, RemoveCollectionTeamPermissionError, RemoveCollectionTeamPermissionResponse, RemoveCollectionUserPermissionData, RemoveCollectionUserPermissionError, RemoveCollectionUserPermissionResponse, RemoveMemberData, RemoveMemberError, RemoveMemberResponse, RemoveSectionFromGroupData, RemoveSectionFromGroupError, RemoveSectionFromGroupResponse, RemoveSiteTeamPermissionData, RemoveSiteTeamPermissionError, RemoveSiteTeamPermissionResponse, RemoveSiteUserPermissionData, RemoveSiteUserPermissionError, RemoveSiteUserPermissionResponse, RemoveSpaceTeamPermissionData, RemoveSpaceTeamPermissionError, RemoveSpaceTeamPermissionResponse, RemoveSpaceUserPermissionData, RemoveSpaceUserPermissionError, RemoveSpaceUserPermissionResponse, RemoveTeamMemberData, RemoveTeamMemberError, RemoveTeamMemberResponse, RenewNotificationFeedData, RenewNotificationFeedError, RenewNotificationFeedResponse, RenewRecoveryCodesData, RenewRecoveryCodesError, RenewRecoveryCodesResponse, ReplaceApiSpecData, ReplaceApiSpecError, ReplaceApiSpecResponse, RequestChangeRequestReviewersData, RequestChangeRequestReviewersError, RequestChangeRequestReviewersResponse, ResolveSiteRedirectData, ResolveSiteRedirectError, ResolveSiteRedirectResponse, RestoreRevisionData, RestoreRevisionError, RestoreRevisionResponse, RestoreSpaceData, RestoreSpaceError, RestoreSpaceResponse, RetryJobData, RetryJobError, RetryJobResponse, RevertChangeRequestData, RevertChangeRequestError, RevertChangeRequestResponse, RunSetupData, RunSetupError, RunSetupResponse, RunTranslationData, RunTranslationError, RunTranslationResponse, SearchOrganizationData, SearchOrganizationError, SearchOrganizationResponse, SearchSpaceData, SearchSpaceError, SearchSpaceResponse, SetMemberSignOnData, SetMemberSignOnError, SetMemberSignOnResponse, SetSiteDefaultLevelData, SetSiteDefaultLevelError, SetSiteDefaultLevelResponse, SetSiteHostnameData, SetSiteHostnameError, SetSiteHostnameResponse, SortSiteStructureData, SortSiteStructureError, SortSiteStructureResponse, StartReplacementData, StartReplacementError, StartReplacementResponse, SubmitChangeRequestReviewData, SubmitChangeRequestReviewError, SubmitChangeRequestReviewResponse, TestSamlProviderData, TestSamlProviderError, TestSamlProviderResponse, TransferCollectionData, TransferCollectionError, TransferCollectionResponse, TransferPagesData, TransferPagesError, TransferPagesResponse, TransferSpaceData, TransferSpaceError, TransferSpaceResponse, TryMergeRulesData, TryMergeRulesError, TryMergeRulesResponse, UnmuteChangeRequestData, UnmuteChangeRequestError, UnmuteChangeRequestResponse, UnpublishIntegrationData, UnpublishIntegrationError, UnpublishIntegrationResponse, UnpublishSiteData, UnpublishSiteError, UnpublishSiteResponse, UpdateAgentInstructionsData, UpdateAgentInstructionsError, UpdateAgentInstructionsResponse, UpdateApiSpecData, UpdateApiSpecError, UpdateApiSpecResponse, UpdateChangeRequestCommentData, UpdateChangeRequestCommentError, UpdateChangeRequestCommentReplyData, UpdateChangeRequestCommentReplyError, UpdateChangeRequestCommentReplyResponse, UpdateChangeRequestCommentResponse, UpdateChangeRequestData, UpdateChangeRequestError, UpdateChangeRequestResponse, UpdateCollectionData, UpdateCollectionError, UpdateCollectionResponse, UpdateCollectionTeamPermissionData, UpdateCollectionTeamPermissionError, UpdateCollectionTeamPermissionResponse, UpdateCollectionUserPermissionData, UpdateCollectionUserPermissionError, UpdateCollectionUserPermissionResponse, UpdateFromMainData, UpdateFromMainError, UpdateFromMainResponse, UpdateLinkInviteData, UpdateLinkInviteError, UpdateLinkInviteResponse, UpdateMemberData, UpdateMemberError, UpdateMemberResponse, UpdateNotificationData, UpdateNotificationError, UpdateNotificationResponse, UpdateOrganizationData, UpdateOrganizationError, UpdateOrganizationResponse, UpdateSamlProviderData, UpdateSamlProviderError, UpdateSamlProviderResponse, UpdateSavedFilterData, UpdateSavedFilterError, UpdateSavedFilterResponse, UpdateShareLinkData, UpdateShareLinkError, UpdateShareLinkResponse, UpdateSiteAdaptiveSchemaData, UpdateSiteAdaptiveSchemaError, UpdateSiteAdaptiveSchemaResponse, UpdateSiteCustomizationData, UpdateSiteCustomizationError, UpdateSiteCustomizationResponse, UpdateSiteData, UpdateSiteDraftData, UpdateSiteDraftError, UpdateSiteDraftResponse, UpdateSiteError, UpdateSiteLookDraftData, UpdateSiteLookDraftError, UpdateSiteLookDraftResponse, UpdateSitePublishingAuthData, UpdateSitePublishingAuthError, UpdateSitePublishingAuthResponse, UpdateSiteRedirectData, UpdateSiteRedirectError, UpdateSiteRedirectResponse, UpdateSiteResponse, UpdateSiteSectionData, UpdateSiteSectionError, UpdateSiteSectionGroupData, UpdateSiteSectionGroupError, UpdateSiteSectionGroupResponse, UpdateSiteSectionResponse, UpdateSiteSpaceCustomizationData, UpdateSiteSpaceCustomizationError, UpdateSiteSpaceCustomizationResponse, UpdateSiteSpaceData, UpdateSiteSpaceError, UpdateSiteSpaceResponse, UpdateSiteTeamPermissionData, UpdateSiteTeamPermissionError, UpdateSiteTeamPermissionResponse, UpdateSiteUserPermissionData, UpdateSiteUserPermissionError, UpdateSiteUserPermissionResponse, UpdateSpaceCommentData, UpdateSpaceCommentError, UpdateSpaceCommentReplyData, UpdateSpaceCommentReplyError, UpdateSpaceCommentReplyResponse, UpdateSpaceCommentResponse, UpdateSpaceData, UpdateSpaceError, UpdateSpaceResponse, UpdateSpaceTeamPermissionData, UpdateSpaceTeamPermissionError, UpdateSpaceTeamPermissionResponse, UpdateSpaceUserPermissionData, UpdateSpaceUserPermissionError, UpdateSpaceUserPermissionResponse, UpdateTeamData, UpdateTeamError, UpdateTeamMembersData, UpdateTeamMembersError, UpdateTeamMembersResponse, UpdateTeamResponse, UpdateTranslationData, UpdateTranslationError, UpdateTranslationResponse, UpdateUserData, UpdateUserError, UpdateUserResponse, UploadChangeRequestFileData, UploadChangeRequestFileError, UploadChangeRequestFileResponse, UploadSiteFontData, UploadSiteFontError, UploadSiteFontResponse, UploadSpaceFileData, UploadSpaceFileError, UploadSpaceFileResponse, WithdrawChangeRequestReviewerData, WithdrawChangeRequestReviewerError, WithdrawChangeRequestReviewerResponse, WriteChangeRequestContentData, WriteChangeRequestContentError, WriteChangeRequestContentResponse, WriteSpaceContentData, WriteSpaceContentError, WriteSpaceContentResponse } from '../types.gen.ts';

export type QueryKey<TOptions extends Options> = [
    Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
        _id: string;
        _infinite?: boolean;
        tags?: ReadonlyArray<string>;
    }
];

const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
    QueryKey<TOptions>[0]
] => {
    const params: QueryKey<TOptions>[0] = { _id: id, baseUrl: options?.baseUrl || (options?.client ?? client).getConfig().baseUrl } as QueryKey<TOptions>[0];
    if (infinite) {
        params._infinite = infinite;
    }
    if (tags) {
        params.tags = tags;
    }
    if (options?.body) {
        params.body = options.body;
    }
    if (options?.headers) {
        params.headers = options.headers;
    }
    if (options?.path) {
        params.path = options.path;
    }
    if (options?.query) {
        params.query = options.query;
    }
    return [params];
};

export const getSetupQueryKey = (options?: Options<GetSetupData>) => createQueryKey('getSetup', options);

export const getSetupOptions = (options?: Options<GetSetupData>) => queryOptions<GetSetupResponse, GetSetupError, GetSetupResponse, ReturnType<typeof getSetupQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSetup({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSetupQueryKey(options)
});

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

export const getUserQueryKey = (options?: Options<GetUserData>) => createQueryKey('getUser', options);

export const getUserOptions = (options?: Options<GetUserData>) => queryOptions<GetUserResponse, GetUserError, GetUserResponse, ReturnType<typeof getUserQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getUser({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getUserQueryKey(options)
});

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

export const getUserByIdQueryKey = (options: Options<GetUserByIdData>) => createQueryKey('getUserById', options);

export const getUserByIdOptions = (options: Options<GetUserByIdData>) => queryOptions<GetUserByIdResponse, GetUserByIdError, GetUserByIdResponse, ReturnType<typeof getUserByIdQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getUserById({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getUserByIdQueryKey(options)
});

export const listSessionsQueryKey = (options?: Options<ListSessionsData>) => createQueryKey('listSessions', options);

export const listSessionsOptions = (options?: Options<ListSessionsData>) => queryOptions<ListSessionsResponse, ListSessionsError, ListSessionsResponse, ReturnType<typeof listSessionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSessions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSessionsQueryKey(options)
});

const createInfiniteParams = <K extends Pick<QueryKey<Options>[0], 'body' | 'headers' | 'path' | 'query'>>(queryKey: QueryKey<Options>, page: K) => {
    const params = { ...queryKey[0] };
    if (page.body) {
        params.body = {
            ...queryKey[0].body as any,
            ...page.body as any
        };
    }
    if (page.headers) {
        params.headers = {
            ...queryKey[0].headers,
            ...page.headers
        };
    }
    if (page.path) {
        params.path = {
            ...queryKey[0].path as any,
            ...page.path as any
        };
    }
    if (page.query) {
        params.query = {
            ...queryKey[0].query as any,
            ...page.query as any
        };
    }
    return params as unknown as typeof page;
};

export const listSessionsInfiniteQueryKey = (options?: Options<ListSessionsData>): QueryKey<Options<ListSessionsData>> => createQueryKey('listSessions', options, true);

export const listSessionsInfiniteOptions = (options?: Options<ListSessionsData>) => {
    const opts = infiniteQueryOptions<ListSessionsResponse, ListSessionsError, InfiniteData<ListSessionsResponse>, QueryKey<Options<ListSessionsData>>, string | Pick<QueryKey<Options<ListSessionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSessionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSessions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSessionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listTokensQueryKey = (options?: Options<ListTokensData>) => createQueryKey('listTokens', options);

export const listTokensOptions = (options?: Options<ListTokensData>) => queryOptions<ListTokensResponse, ListTokensError, ListTokensResponse, ReturnType<typeof listTokensQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTokens({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTokensQueryKey(options)
});

export const listTokensInfiniteQueryKey = (options?: Options<ListTokensData>): QueryKey<Options<ListTokensData>> => createQueryKey('listTokens', options, true);

export const listTokensInfiniteOptions = (options?: Options<ListTokensData>) => {
    const opts = infiniteQueryOptions<ListTokensResponse, ListTokensError, InfiniteData<ListTokensResponse>, QueryKey<Options<ListTokensData>>, string | Pick<QueryKey<Options<ListTokensData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTokensData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTokens({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTokensInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getJobQueryKey = (options: Options<GetJobData>) => createQueryKey('getJob', options);

export const getJobOptions = (options: Options<GetJobData>) => queryOptions<GetJobResponse, GetJobError, GetJobResponse, ReturnType<typeof getJobQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getJob({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getJobQueryKey(options)
});

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

export const listOrganizationsQueryKey = (options?: Options<ListOrganizationsData>) => createQueryKey('listOrganizations', options);

export const listOrganizationsOptions = (options?: Options<ListOrganizationsData>) => queryOptions<ListOrganizationsResponse, ListOrganizationsError, ListOrganizationsResponse, ReturnType<typeof listOrganizationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationsQueryKey(options)
});

export const listOrganizationsInfiniteQueryKey = (options?: Options<ListOrganizationsData>): QueryKey<Options<ListOrganizationsData>> => createQueryKey('listOrganizations', options, true);

export const listOrganizationsInfiniteOptions = (options?: Options<ListOrganizationsData>) => {
    const opts = infiniteQueryOptions<ListOrganizationsResponse, ListOrganizationsError, InfiniteData<ListOrganizationsResponse>, QueryKey<Options<ListOrganizationsData>>, string | Pick<QueryKey<Options<ListOrganizationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createOrganizationMutation = (options?: Partial<Options<CreateOrganizationData>>): UseMutationOptions<CreateOrganizationResponse, CreateOrganizationError, Options<CreateOrganizationData>> => {
    const mutationOptions: UseMutationOptions<CreateOrganizationResponse, CreateOrganizationError, Options<CreateOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteOrganizationMutation = (options?: Partial<Options<DeleteOrganizationData>>): UseMutationOptions<DeleteOrganizationResponse, DeleteOrganizationError, Options<DeleteOrganizationData>> => {
    const mutationOptions: UseMutationOptions<DeleteOrganizationResponse, DeleteOrganizationError, Options<DeleteOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getOrganizationQueryKey = (options: Options<GetOrganizationData>) => createQueryKey('getOrganization', options);

export const getOrganizationOptions = (options: Options<GetOrganizationData>) => queryOptions<GetOrganizationResponse, GetOrganizationError, GetOrganizationResponse, ReturnType<typeof getOrganizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOrganization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOrganizationQueryKey(options)
});

export const updateOrganizationMutation = (options?: Partial<Options<UpdateOrganizationData>>): UseMutationOptions<UpdateOrganizationResponse, UpdateOrganizationError, Options<UpdateOrganizationData>> => {
    const mutationOptions: UseMutationOptions<UpdateOrganizationResponse, UpdateOrganizationError, Options<UpdateOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const joinOrganizationMutation = (options?: Partial<Options<JoinOrganizationData>>): UseMutationOptions<JoinOrganizationResponse, JoinOrganizationError, Options<JoinOrganizationData>> => {
    const mutationOptions: UseMutationOptions<JoinOrganizationResponse, JoinOrganizationError, Options<JoinOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await joinOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const searchOrganizationQueryKey = (options: Options<SearchOrganizationData>) => createQueryKey('searchOrganization', options);

export const searchOrganizationOptions = (options: Options<SearchOrganizationData>) => queryOptions<SearchOrganizationResponse, SearchOrganizationError, SearchOrganizationResponse, ReturnType<typeof searchOrganizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await searchOrganization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: searchOrganizationQueryKey(options)
});

export const searchOrganizationInfiniteQueryKey = (options: Options<SearchOrganizationData>): QueryKey<Options<SearchOrganizationData>> => createQueryKey('searchOrganization', options, true);

export const searchOrganizationInfiniteOptions = (options: Options<SearchOrganizationData>) => {
    const opts = infiniteQueryOptions<SearchOrganizationResponse, SearchOrganizationError, InfiniteData<SearchOrganizationResponse>, QueryKey<Options<SearchOrganizationData>>, string | Pick<QueryKey<Options<SearchOrganizationData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<SearchOrganizationData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await searchOrganization({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: searchOrganizationInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getAgentInstructionsQueryKey = (options: Options<GetAgentInstructionsData>) => createQueryKey('getAgentInstructions', options);

export const getAgentInstructionsOptions = (options: Options<GetAgentInstructionsData>) => queryOptions<GetAgentInstructionsResponse, GetAgentInstructionsError, GetAgentInstructionsResponse, ReturnType<typeof getAgentInstructionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAgentInstructions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAgentInstructionsQueryKey(options)
});

export const updateAgentInstructionsMutation = (options?: Partial<Options<UpdateAgentInstructionsData>>): UseMutationOptions<UpdateAgentInstructionsResponse, UpdateAgentInstructionsError, Options<UpdateAgentInstructionsData>> => {
    const mutationOptions: UseMutationOptions<UpdateAgentInstructionsResponse, UpdateAgentInstructionsError, Options<UpdateAgentInstructionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateAgentInstructions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listOrganizationsOfDomainQueryKey = (options: Options<ListOrganizationsOfDomainData>) => createQueryKey('listOrganizationsOfDomain', options);

export const listOrganizationsOfDomainOptions = (options: Options<ListOrganizationsOfDomainData>) => queryOptions<ListOrganizationsOfDomainResponse, ListOrganizationsOfDomainError, ListOrganizationsOfDomainResponse, ReturnType<typeof listOrganizationsOfDomainQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationsOfDomain({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationsOfDomainQueryKey(options)
});

export const listOrganizationsOfDomainAliasQueryKey = (options: Options<ListOrganizationsOfDomainAliasData>) => createQueryKey('listOrganizationsOfDomainAlias', options);

export const listOrganizationsOfDomainAliasOptions = (options: Options<ListOrganizationsOfDomainAliasData>) => queryOptions<ListOrganizationsOfDomainAliasResponse, ListOrganizationsOfDomainAliasError, ListOrganizationsOfDomainAliasResponse, ReturnType<typeof listOrganizationsOfDomainAliasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationsOfDomainAlias({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationsOfDomainAliasQueryKey(options)
});

export const getSubdomainQueryKey = (options: Options<GetSubdomainData>) => createQueryKey('getSubdomain', options);

export const getSubdomainOptions = (options: Options<GetSubdomainData>) => queryOptions<GetSubdomainResponse, GetSubdomainError, GetSubdomainResponse, ReturnType<typeof getSubdomainQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSubdomain({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSubdomainQueryKey(options)
});

export const getFirstStepsQueryKey = (options: Options<GetFirstStepsData>) => createQueryKey('getFirstSteps', options);

export const getFirstStepsOptions = (options: Options<GetFirstStepsData>) => queryOptions<GetFirstStepsResponse, GetFirstStepsError, GetFirstStepsResponse, ReturnType<typeof getFirstStepsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFirstSteps({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFirstStepsQueryKey(options)
});

export const recallFirstStepsMutation = (options?: Partial<Options<RecallFirstStepsData>>): UseMutationOptions<RecallFirstStepsResponse, RecallFirstStepsError, Options<RecallFirstStepsData>> => {
    const mutationOptions: UseMutationOptions<RecallFirstStepsResponse, RecallFirstStepsError, Options<RecallFirstStepsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await recallFirstSteps({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const dismissFirstStepsMutation = (options?: Partial<Options<DismissFirstStepsData>>): UseMutationOptions<DismissFirstStepsResponse, DismissFirstStepsError, Options<DismissFirstStepsData>> => {
    const mutationOptions: UseMutationOptions<DismissFirstStepsResponse, DismissFirstStepsError, Options<DismissFirstStepsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dismissFirstSteps({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listAuditEventsQueryKey = (options: Options<ListAuditEventsData>) => createQueryKey('listAuditEvents', options);

export const listAuditEventsOptions = (options: Options<ListAuditEventsData>) => queryOptions<ListAuditEventsResponse, ListAuditEventsError, ListAuditEventsResponse, ReturnType<typeof listAuditEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAuditEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAuditEventsQueryKey(options)
});

export const listAuditEventsInfiniteQueryKey = (options: Options<ListAuditEventsData>): QueryKey<Options<ListAuditEventsData>> => createQueryKey('listAuditEvents', options, true);

export const listAuditEventsInfiniteOptions = (options: Options<ListAuditEventsData>) => {
    const opts = infiniteQueryOptions<ListAuditEventsResponse, ListAuditEventsError, InfiniteData<ListAuditEventsResponse>, QueryKey<Options<ListAuditEventsData>>, string | Pick<QueryKey<Options<ListAuditEventsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListAuditEventsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listAuditEvents({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listAuditEventsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const exportAuditEventsQueryKey = (options: Options<ExportAuditEventsData>) => createQueryKey('exportAuditEvents', options);

export const exportAuditEventsOptions = (options: Options<ExportAuditEventsData>) => queryOptions<ExportAuditEventsResponse, ExportAuditEventsError, ExportAuditEventsResponse, ReturnType<typeof exportAuditEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportAuditEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportAuditEventsQueryKey(options)
});

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

export const getLinkInviteQueryKey = (options: Options<GetLinkInviteData>) => createQueryKey('getLinkInvite', options);

export const getLinkInviteOptions = (options: Options<GetLinkInviteData>) => queryOptions<GetLinkInviteResponse, GetLinkInviteError, GetLinkInviteResponse, ReturnType<typeof getLinkInviteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLinkInvite({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLinkInviteQueryKey(options)
});

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

export const listMembersQueryKey = (options: Options<ListMembersData>) => createQueryKey('listMembers', options);

export const listMembersOptions = (options: Options<ListMembersData>) => queryOptions<ListMembersResponse, ListMembersError, ListMembersResponse, ReturnType<typeof listMembersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMembers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMembersQueryKey(options)
});

export const listMembersInfiniteQueryKey = (options: Options<ListMembersData>): QueryKey<Options<ListMembersData>> => createQueryKey('listMembers', options, true);

export const listMembersInfiniteOptions = (options: Options<ListMembersData>) => {
    const opts = infiniteQueryOptions<ListMembersResponse, ListMembersError, InfiniteData<ListMembersResponse>, QueryKey<Options<ListMembersData>>, string | Pick<QueryKey<Options<ListMembersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMembersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMembers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMembersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getMemberQueryKey = (options: Options<GetMemberData>) => createQueryKey('getMember', options);

export const getMemberOptions = (options: Options<GetMemberData>) => queryOptions<GetMemberResponse, GetMemberError, GetMemberResponse, ReturnType<typeof getMemberQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMember({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMemberQueryKey(options)
});

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

export const listMemberSpacesQueryKey = (options: Options<ListMemberSpacesData>) => createQueryKey('listMemberSpaces', options);

export const listMemberSpacesOptions = (options: Options<ListMemberSpacesData>) => queryOptions<ListMemberSpacesResponse, ListMemberSpacesError, ListMemberSpacesResponse, ReturnType<typeof listMemberSpacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMemberSpaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMemberSpacesQueryKey(options)
});

export const listMemberSpacesInfiniteQueryKey = (options: Options<ListMemberSpacesData>): QueryKey<Options<ListMemberSpacesData>> => createQueryKey('listMemberSpaces', options, true);

export const listMemberSpacesInfiniteOptions = (options: Options<ListMemberSpacesData>) => {
    const opts = infiniteQueryOptions<ListMemberSpacesResponse, ListMemberSpacesError, InfiniteData<ListMemberSpacesResponse>, QueryKey<Options<ListMemberSpacesData>>, string | Pick<QueryKey<Options<ListMemberSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMemberSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMemberSpaces({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMemberSpacesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listMemberTeamsQueryKey = (options: Options<ListMemberTeamsData>) => createQueryKey('listMemberTeams', options);

export const listMemberTeamsOptions = (options: Options<ListMemberTeamsData>) => queryOptions<ListMemberTeamsResponse, ListMemberTeamsError, ListMemberTeamsResponse, ReturnType<typeof listMemberTeamsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMemberTeams({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMemberTeamsQueryKey(options)
});

export const listMemberTeamsInfiniteQueryKey = (options: Options<ListMemberTeamsData>): QueryKey<Options<ListMemberTeamsData>> => createQueryKey('listMemberTeams', options, true);

export const listMemberTeamsInfiniteOptions = (options: Options<ListMemberTeamsData>) => {
    const opts = infiniteQueryOptions<ListMemberTeamsResponse, ListMemberTeamsError, InfiniteData<ListMemberTeamsResponse>, QueryKey<Options<ListMemberTeamsData>>, string | Pick<QueryKey<Options<ListMemberTeamsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMemberTeamsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMemberTeams({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMemberTeamsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listTeamsQueryKey = (options: Options<ListTeamsData>) => createQueryKey('listTeams', options);

export const listTeamsOptions = (options: Options<ListTeamsData>) => queryOptions<ListTeamsResponse, ListTeamsError, ListTeamsResponse, ReturnType<typeof listTeamsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTeams({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTeamsQueryKey(options)
});

export const listTeamsInfiniteQueryKey = (options: Options<ListTeamsData>): QueryKey<Options<ListTeamsData>> => createQueryKey('listTeams', options, true);

export const listTeamsInfiniteOptions = (options: Options<ListTeamsData>) => {
    const opts = infiniteQueryOptions<ListTeamsResponse, ListTeamsError, InfiniteData<ListTeamsResponse>, QueryKey<Options<ListTeamsData>>, string | Pick<QueryKey<Options<ListTeamsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTeamsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTeams({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTeamsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getTeamQueryKey = (options: Options<GetTeamData>) => createQueryKey('getTeam', options);

export const getTeamOptions = (options: Options<GetTeamData>) => queryOptions<GetTeamResponse, GetTeamError, GetTeamResponse, ReturnType<typeof getTeamQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTeam({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTeamQueryKey(options)
});

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

export const listSamlProvidersQueryKey = (options: Options<ListSamlProvidersData>) => createQueryKey('listSamlProviders', options);

export const listSamlProvidersOptions = (options: Options<ListSamlProvidersData>) => queryOptions<ListSamlProvidersResponse, ListSamlProvidersError, ListSamlProvidersResponse, ReturnType<typeof listSamlProvidersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSamlProviders({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSamlProvidersQueryKey(options)
});

export const listSamlProvidersInfiniteQueryKey = (options: Options<ListSamlProvidersData>): QueryKey<Options<ListSamlProvidersData>> => createQueryKey('listSamlProviders', options, true);

export const listSamlProvidersInfiniteOptions = (options: Options<ListSamlProvidersData>) => {
    const opts = infiniteQueryOptions<ListSamlProvidersResponse, ListSamlProvidersError, InfiniteData<ListSamlProvidersResponse>, QueryKey<Options<ListSamlProvidersData>>, string | Pick<QueryKey<Options<ListSamlProvidersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSamlProvidersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSamlProviders({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSamlProvidersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getSamlProviderQueryKey = (options: Options<GetSamlProviderData>) => createQueryKey('getSamlProvider', options);

export const getSamlProviderOptions = (options: Options<GetSamlProviderData>) => queryOptions<GetSamlProviderResponse, GetSamlProviderError, GetSamlProviderResponse, ReturnType<typeof getSamlProviderQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSamlProvider({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSamlProviderQueryKey(options)
});

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

export const listSignOnsQueryKey = (options: Options<ListSignOnsData>) => createQueryKey('listSignOns', options);

export const listSignOnsOptions = (options: Options<ListSignOnsData>) => queryOptions<ListSignOnsResponse, ListSignOnsError, ListSignOnsResponse, ReturnType<typeof listSignOnsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSignOns({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSignOnsQueryKey(options)
});

export const listVisitorClaimsKeysQueryKey = (options?: Options<ListVisitorClaimsKeysData>) => createQueryKey('listVisitorClaimsKeys', options);

export const listVisitorClaimsKeysOptions = (options?: Options<ListVisitorClaimsKeysData>) => queryOptions<ListVisitorClaimsKeysResponse, ListVisitorClaimsKeysError, ListVisitorClaimsKeysResponse, ReturnType<typeof listVisitorClaimsKeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listVisitorClaimsKeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listVisitorClaimsKeysQueryKey(options)
});

export const listTeamMembersQueryKey = (options: Options<ListTeamMembersData>) => createQueryKey('listTeamMembers', options);

export const listTeamMembersOptions = (options: Options<ListTeamMembersData>) => queryOptions<ListTeamMembersResponse, ListTeamMembersError, ListTeamMembersResponse, ReturnType<typeof listTeamMembersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTeamMembers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTeamMembersQueryKey(options)
});

export const listTeamMembersInfiniteQueryKey = (options: Options<ListTeamMembersData>): QueryKey<Options<ListTeamMembersData>> => createQueryKey('listTeamMembers', options, true);

export const listTeamMembersInfiniteOptions = (options: Options<ListTeamMembersData>) => {
    const opts = infiniteQueryOptions<ListTeamMembersResponse, ListTeamMembersError, InfiniteData<ListTeamMembersResponse>, QueryKey<Options<ListTeamMembersData>>, string | Pick<QueryKey<Options<ListTeamMembersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTeamMembersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTeamMembers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTeamMembersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getMemberHoldingsQueryKey = (options: Options<GetMemberHoldingsData>) => createQueryKey('getMemberHoldings', options);

export const getMemberHoldingsOptions = (options: Options<GetMemberHoldingsData>) => queryOptions<GetMemberHoldingsResponse, GetMemberHoldingsError, GetMemberHoldingsResponse, ReturnType<typeof getMemberHoldingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMemberHoldings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMemberHoldingsQueryKey(options)
});

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

export const getMemberAccessQueryKey = (options: Options<GetMemberAccessData>) => createQueryKey('getMemberAccess', options);

export const getMemberAccessOptions = (options: Options<GetMemberAccessData>) => queryOptions<GetMemberAccessResponse, GetMemberAccessError, GetMemberAccessResponse, ReturnType<typeof getMemberAccessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMemberAccess({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMemberAccessQueryKey(options)
});

export const listAccessQueryKey = (options: Options<ListAccessData>) => createQueryKey('listAccess', options);

export const listAccessOptions = (options: Options<ListAccessData>) => queryOptions<ListAccessResponse, ListAccessError, ListAccessResponse, ReturnType<typeof listAccessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAccess({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAccessQueryKey(options)
});

export const listAccessInfiniteQueryKey = (options: Options<ListAccessData>): QueryKey<Options<ListAccessData>> => createQueryKey('listAccess', options, true);

export const listAccessInfiniteOptions = (options: Options<ListAccessData>) => {
    const opts = infiniteQueryOptions<ListAccessResponse, ListAccessError, InfiniteData<ListAccessResponse>, QueryKey<Options<ListAccessData>>, string | Pick<QueryKey<Options<ListAccessData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListAccessData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listAccess({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listAccessInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const findSignOnQueryKey = (options: Options<FindSignOnData>) => createQueryKey('findSignOn', options);

export const findSignOnOptions = (options: Options<FindSignOnData>) => queryOptions<FindSignOnResponse, FindSignOnError, FindSignOnResponse, ReturnType<typeof findSignOnQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await findSignOn({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: findSignOnQueryKey(options)
});

export const getSignOnSettingsQueryKey = (options: Options<GetSignOnSettingsData>) => createQueryKey('getSignOnSettings', options);

export const getSignOnSettingsOptions = (options: Options<GetSignOnSettingsData>) => queryOptions<GetSignOnSettingsResponse, GetSignOnSettingsError, GetSignOnSettingsResponse, ReturnType<typeof getSignOnSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSignOnSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSignOnSettingsQueryKey(options)
});

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

export const getSamlTestQueryKey = (options: Options<GetSamlTestData>) => createQueryKey('getSamlTest', options);

export const getSamlTestOptions = (options: Options<GetSamlTestData>) => queryOptions<GetSamlTestResponse, GetSamlTestError, GetSamlTestResponse, ReturnType<typeof getSamlTestQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSamlTest({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSamlTestQueryKey(options)
});

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

export const listSecondFactorsQueryKey = (options?: Options<ListSecondFactorsData>) => createQueryKey('listSecondFactors', options);

export const listSecondFactorsOptions = (options?: Options<ListSecondFactorsData>) => queryOptions<ListSecondFactorsResponse, ListSecondFactorsError, ListSecondFactorsResponse, ReturnType<typeof listSecondFactorsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSecondFactors({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSecondFactorsQueryKey(options)
});

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

export const listMemberFactorsQueryKey = (options: Options<ListMemberFactorsData>) => createQueryKey('listMemberFactors', options);

export const listMemberFactorsOptions = (options: Options<ListMemberFactorsData>) => queryOptions<ListMemberFactorsResponse, ListMemberFactorsError, ListMemberFactorsResponse, ReturnType<typeof listMemberFactorsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMemberFactors({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMemberFactorsQueryKey(options)
});

export const listMemberFactorsInfiniteQueryKey = (options: Options<ListMemberFactorsData>): QueryKey<Options<ListMemberFactorsData>> => createQueryKey('listMemberFactors', options, true);

export const listMemberFactorsInfiniteOptions = (options: Options<ListMemberFactorsData>) => {
    const opts = infiniteQueryOptions<ListMemberFactorsResponse, ListMemberFactorsError, InfiniteData<ListMemberFactorsResponse>, QueryKey<Options<ListMemberFactorsData>>, string | Pick<QueryKey<Options<ListMemberFactorsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListMemberFactorsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listMemberFactors({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listMemberFactorsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listInvitesQueryKey = (options: Options<ListInvitesData>) => createQueryKey('listInvites', options);

export const listInvitesOptions = (options: Options<ListInvitesData>) => queryOptions<ListInvitesResponse, ListInvitesError, ListInvitesResponse, ReturnType<typeof listInvitesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInvites({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInvitesQueryKey(options)
});

export const listInvitesInfiniteQueryKey = (options: Options<ListInvitesData>): QueryKey<Options<ListInvitesData>> => createQueryKey('listInvites', options, true);

export const listInvitesInfiniteOptions = (options: Options<ListInvitesData>) => {
    const opts = infiniteQueryOptions<ListInvitesResponse, ListInvitesError, InfiniteData<ListInvitesResponse>, QueryKey<Options<ListInvitesData>>, string | Pick<QueryKey<Options<ListInvitesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListInvitesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listInvites({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listInvitesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const readInviteQueryKey = (options: Options<ReadInviteData>) => createQueryKey('readInvite', options);

export const readInviteOptions = (options: Options<ReadInviteData>) => queryOptions<ReadInviteResponse, ReadInviteError, ReadInviteResponse, ReturnType<typeof readInviteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await readInvite({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: readInviteQueryKey(options)
});

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

export const listLinkInvitesQueryKey = (options: Options<ListLinkInvitesData>) => createQueryKey('listLinkInvites', options);

export const listLinkInvitesOptions = (options: Options<ListLinkInvitesData>) => queryOptions<ListLinkInvitesResponse, ListLinkInvitesError, ListLinkInvitesResponse, ReturnType<typeof listLinkInvitesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listLinkInvites({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listLinkInvitesQueryKey(options)
});

export const listLinkInvitesInfiniteQueryKey = (options: Options<ListLinkInvitesData>): QueryKey<Options<ListLinkInvitesData>> => createQueryKey('listLinkInvites', options, true);

export const listLinkInvitesInfiniteOptions = (options: Options<ListLinkInvitesData>) => {
    const opts = infiniteQueryOptions<ListLinkInvitesResponse, ListLinkInvitesError, InfiniteData<ListLinkInvitesResponse>, QueryKey<Options<ListLinkInvitesData>>, string | Pick<QueryKey<Options<ListLinkInvitesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListLinkInvitesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listLinkInvites({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listLinkInvitesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listNotificationsQueryKey = (options?: Options<ListNotificationsData>) => createQueryKey('listNotifications', options);

export const listNotificationsOptions = (options?: Options<ListNotificationsData>) => queryOptions<ListNotificationsResponse, ListNotificationsError, ListNotificationsResponse, ReturnType<typeof listNotificationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listNotifications({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listNotificationsQueryKey(options)
});

export const listNotificationsInfiniteQueryKey = (options?: Options<ListNotificationsData>): QueryKey<Options<ListNotificationsData>> => createQueryKey('listNotifications', options, true);

export const listNotificationsInfiniteOptions = (options?: Options<ListNotificationsData>) => {
    const opts = infiniteQueryOptions<ListNotificationsResponse, ListNotificationsError, InfiniteData<ListNotificationsResponse>, QueryKey<Options<ListNotificationsData>>, string | Pick<QueryKey<Options<ListNotificationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListNotificationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listNotifications({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listNotificationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getNotificationFeedQueryKey = (options?: Options<GetNotificationFeedData>) => createQueryKey('getNotificationFeed', options);

export const getNotificationFeedOptions = (options?: Options<GetNotificationFeedData>) => queryOptions<GetNotificationFeedResponse, GetNotificationFeedError, GetNotificationFeedResponse, ReturnType<typeof getNotificationFeedQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getNotificationFeed({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getNotificationFeedQueryKey(options)
});

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

export const unmuteChangeRequestMutation = (options?: Partial<Options<UnmuteChangeRequestData>>): UseMutationOptions<UnmuteChangeRequestResponse, UnmuteChangeRequestError, Options<UnmuteChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<UnmuteChangeRequestResponse, UnmuteChangeRequestError, Options<UnmuteChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await unmuteChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestMuteQueryKey = (options: Options<GetChangeRequestMuteData>) => createQueryKey('getChangeRequestMute', options);

export const getChangeRequestMuteOptions = (options: Options<GetChangeRequestMuteData>) => queryOptions<GetChangeRequestMuteResponse, GetChangeRequestMuteError, GetChangeRequestMuteResponse, ReturnType<typeof getChangeRequestMuteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestMute({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestMuteQueryKey(options)
});

export const muteChangeRequestMutation = (options?: Partial<Options<MuteChangeRequestData>>): UseMutationOptions<MuteChangeRequestResponse, MuteChangeRequestError, Options<MuteChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<MuteChangeRequestResponse, MuteChangeRequestError, Options<MuteChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await muteChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listCollectionsQueryKey = (options: Options<ListCollectionsData>) => createQueryKey('listCollections', options);

export const listCollectionsOptions = (options: Options<ListCollectionsData>) => queryOptions<ListCollectionsResponse, ListCollectionsError, ListCollectionsResponse, ReturnType<typeof listCollectionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollections({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionsQueryKey(options)
});

export const listCollectionsInfiniteQueryKey = (options: Options<ListCollectionsData>): QueryKey<Options<ListCollectionsData>> => createQueryKey('listCollections', options, true);

export const listCollectionsInfiniteOptions = (options: Options<ListCollectionsData>) => {
    const opts = infiniteQueryOptions<ListCollectionsResponse, ListCollectionsError, InfiniteData<ListCollectionsResponse>, QueryKey<Options<ListCollectionsData>>, string | Pick<QueryKey<Options<ListCollectionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollections({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

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

export const getCollectionQueryKey = (options: Options<GetCollectionData>) => createQueryKey('getCollection', options);

export const getCollectionOptions = (options: Options<GetCollectionData>) => queryOptions<GetCollectionResponse, GetCollectionError, GetCollectionResponse, ReturnType<typeof getCollectionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCollection({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCollectionQueryKey(options)
});

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

export const listCollectionSpacesQueryKey = (options: Options<ListCollectionSpacesData>) => createQueryKey('listCollectionSpaces', options);

export const listCollectionSpacesOptions = (options: Options<ListCollectionSpacesData>) => queryOptions<ListCollectionSpacesResponse, ListCollectionSpacesError, ListCollectionSpacesResponse, ReturnType<typeof listCollectionSpacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollectionSpaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionSpacesQueryKey(options)
});

export const listCollectionSpacesInfiniteQueryKey = (options: Options<ListCollectionSpacesData>): QueryKey<Options<ListCollectionSpacesData>> => createQueryKey('listCollectionSpaces', options, true);

export const listCollectionSpacesInfiniteOptions = (options: Options<ListCollectionSpacesData>) => {
    const opts = infiniteQueryOptions<ListCollectionSpacesResponse, ListCollectionSpacesError, InfiniteData<ListCollectionSpacesResponse>, QueryKey<Options<ListCollectionSpacesData>>, string | Pick<QueryKey<Options<ListCollectionSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollectionSpaces({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionSpacesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listOrganizationSpacesQueryKey = (options: Options<ListOrganizationSpacesData>) => createQueryKey('listOrganizationSpaces', options);

export const listOrganizationSpacesOptions = (options: Options<ListOrganizationSpacesData>) => queryOptions<ListOrganizationSpacesResponse, ListOrganizationSpacesError, ListOrganizationSpacesResponse, ReturnType<typeof listOrganizationSpacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationSpaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationSpacesQueryKey(options)
});

export const listOrganizationSpacesInfiniteQueryKey = (options: Options<ListOrganizationSpacesData>): QueryKey<Options<ListOrganizationSpacesData>> => createQueryKey('listOrganizationSpaces', options, true);

export const listOrganizationSpacesInfiniteOptions = (options: Options<ListOrganizationSpacesData>) => {
    const opts = infiniteQueryOptions<ListOrganizationSpacesResponse, ListOrganizationSpacesError, InfiniteData<ListOrganizationSpacesResponse>, QueryKey<Options<ListOrganizationSpacesData>>, string | Pick<QueryKey<Options<ListOrganizationSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizationSpaces({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationSpacesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getSpaceQueryKey = (options: Options<GetSpaceData>) => createQueryKey('getSpace', options);

export const getSpaceOptions = (options: Options<GetSpaceData>) => queryOptions<GetSpaceResponse, GetSpaceError, GetSpaceResponse, ReturnType<typeof getSpaceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpace({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceQueryKey(options)
});

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

export const listSpaceUserPermissionsQueryKey = (options: Options<ListSpaceUserPermissionsData>) => createQueryKey('listSpaceUserPermissions', options);

export const listSpaceUserPermissionsOptions = (options: Options<ListSpaceUserPermissionsData>) => queryOptions<ListSpaceUserPermissionsResponse, ListSpaceUserPermissionsError, ListSpaceUserPermissionsResponse, ReturnType<typeof listSpaceUserPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceUserPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceUserPermissionsQueryKey(options)
});

export const listSpaceUserPermissionsInfiniteQueryKey = (options: Options<ListSpaceUserPermissionsData>): QueryKey<Options<ListSpaceUserPermissionsData>> => createQueryKey('listSpaceUserPermissions', options, true);

export const listSpaceUserPermissionsInfiniteOptions = (options: Options<ListSpaceUserPermissionsData>) => {
    const opts = infiniteQueryOptions<ListSpaceUserPermissionsResponse, ListSpaceUserPermissionsError, InfiniteData<ListSpaceUserPermissionsResponse>, QueryKey<Options<ListSpaceUserPermissionsData>>, string | Pick<QueryKey<Options<ListSpaceUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceUserPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceUserPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpaceTeamPermissionsQueryKey = (options: Options<ListSpaceTeamPermissionsData>) => createQueryKey('listSpaceTeamPermissions', options);

export const listSpaceTeamPermissionsOptions = (options: Options<ListSpaceTeamPermissionsData>) => queryOptions<ListSpaceTeamPermissionsResponse, ListSpaceTeamPermissionsError, ListSpaceTeamPermissionsResponse, ReturnType<typeof listSpaceTeamPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceTeamPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceTeamPermissionsQueryKey(options)
});

export const listSpaceTeamPermissionsInfiniteQueryKey = (options: Options<ListSpaceTeamPermissionsData>): QueryKey<Options<ListSpaceTeamPermissionsData>> => createQueryKey('listSpaceTeamPermissions', options, true);

export const listSpaceTeamPermissionsInfiniteOptions = (options: Options<ListSpaceTeamPermissionsData>) => {
    const opts = infiniteQueryOptions<ListSpaceTeamPermissionsResponse, ListSpaceTeamPermissionsError, InfiniteData<ListSpaceTeamPermissionsResponse>, QueryKey<Options<ListSpaceTeamPermissionsData>>, string | Pick<QueryKey<Options<ListSpaceTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceTeamPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceTeamPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpaceEffectivePermissionsQueryKey = (options: Options<ListSpaceEffectivePermissionsData>) => createQueryKey('listSpaceEffectivePermissions', options);

export const listSpaceEffectivePermissionsOptions = (options: Options<ListSpaceEffectivePermissionsData>) => queryOptions<ListSpaceEffectivePermissionsResponse, ListSpaceEffectivePermissionsError, ListSpaceEffectivePermissionsResponse, ReturnType<typeof listSpaceEffectivePermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceEffectivePermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceEffectivePermissionsQueryKey(options)
});

export const listSpaceEffectivePermissionsInfiniteQueryKey = (options: Options<ListSpaceEffectivePermissionsData>): QueryKey<Options<ListSpaceEffectivePermissionsData>> => createQueryKey('listSpaceEffectivePermissions', options, true);

export const listSpaceEffectivePermissionsInfiniteOptions = (options: Options<ListSpaceEffectivePermissionsData>) => {
    const opts = infiniteQueryOptions<ListSpaceEffectivePermissionsResponse, ListSpaceEffectivePermissionsError, InfiniteData<ListSpaceEffectivePermissionsResponse>, QueryKey<Options<ListSpaceEffectivePermissionsData>>, string | Pick<QueryKey<Options<ListSpaceEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceEffectivePermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceEffectivePermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listCollectionUserPermissionsQueryKey = (options: Options<ListCollectionUserPermissionsData>) => createQueryKey('listCollectionUserPermissions', options);

export const listCollectionUserPermissionsOptions = (options: Options<ListCollectionUserPermissionsData>) => queryOptions<ListCollectionUserPermissionsResponse, ListCollectionUserPermissionsError, ListCollectionUserPermissionsResponse, ReturnType<typeof listCollectionUserPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollectionUserPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionUserPermissionsQueryKey(options)
});

export const listCollectionUserPermissionsInfiniteQueryKey = (options: Options<ListCollectionUserPermissionsData>): QueryKey<Options<ListCollectionUserPermissionsData>> => createQueryKey('listCollectionUserPermissions', options, true);

export const listCollectionUserPermissionsInfiniteOptions = (options: Options<ListCollectionUserPermissionsData>) => {
    const opts = infiniteQueryOptions<ListCollectionUserPermissionsResponse, ListCollectionUserPermissionsError, InfiniteData<ListCollectionUserPermissionsResponse>, QueryKey<Options<ListCollectionUserPermissionsData>>, string | Pick<QueryKey<Options<ListCollectionUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollectionUserPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionUserPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listCollectionTeamPermissionsQueryKey = (options: Options<ListCollectionTeamPermissionsData>) => createQueryKey('listCollectionTeamPermissions', options);

export const listCollectionTeamPermissionsOptions = (options: Options<ListCollectionTeamPermissionsData>) => queryOptions<ListCollectionTeamPermissionsResponse, ListCollectionTeamPermissionsError, ListCollectionTeamPermissionsResponse, ReturnType<typeof listCollectionTeamPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollectionTeamPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionTeamPermissionsQueryKey(options)
});

export const listCollectionTeamPermissionsInfiniteQueryKey = (options: Options<ListCollectionTeamPermissionsData>): QueryKey<Options<ListCollectionTeamPermissionsData>> => createQueryKey('listCollectionTeamPermissions', options, true);

export const listCollectionTeamPermissionsInfiniteOptions = (options: Options<ListCollectionTeamPermissionsData>) => {
    const opts = infiniteQueryOptions<ListCollectionTeamPermissionsResponse, ListCollectionTeamPermissionsError, InfiniteData<ListCollectionTeamPermissionsResponse>, QueryKey<Options<ListCollectionTeamPermissionsData>>, string | Pick<QueryKey<Options<ListCollectionTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollectionTeamPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionTeamPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listCollectionEffectivePermissionsQueryKey = (options: Options<ListCollectionEffectivePermissionsData>) => createQueryKey('listCollectionEffectivePermissions', options);

export const listCollectionEffectivePermissionsOptions = (options: Options<ListCollectionEffectivePermissionsData>) => queryOptions<ListCollectionEffectivePermissionsResponse, ListCollectionEffectivePermissionsError, ListCollectionEffectivePermissionsResponse, ReturnType<typeof listCollectionEffectivePermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCollectionEffectivePermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCollectionEffectivePermissionsQueryKey(options)
});

export const listCollectionEffectivePermissionsInfiniteQueryKey = (options: Options<ListCollectionEffectivePermissionsData>): QueryKey<Options<ListCollectionEffectivePermissionsData>> => createQueryKey('listCollectionEffectivePermissions', options, true);

export const listCollectionEffectivePermissionsInfiniteOptions = (options: Options<ListCollectionEffectivePermissionsData>) => {
    const opts = infiniteQueryOptions<ListCollectionEffectivePermissionsResponse, ListCollectionEffectivePermissionsError, InfiniteData<ListCollectionEffectivePermissionsResponse>, QueryKey<Options<ListCollectionEffectivePermissionsData>>, string | Pick<QueryKey<Options<ListCollectionEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListCollectionEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listCollectionEffectivePermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listCollectionEffectivePermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listSiteUserPermissionsQueryKey = (options: Options<ListSiteUserPermissionsData>) => createQueryKey('listSiteUserPermissions', options);

export const listSiteUserPermissionsOptions = (options: Options<ListSiteUserPermissionsData>) => queryOptions<ListSiteUserPermissionsResponse, ListSiteUserPermissionsError, ListSiteUserPermissionsResponse, ReturnType<typeof listSiteUserPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteUserPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteUserPermissionsQueryKey(options)
});

export const listSiteUserPermissionsInfiniteQueryKey = (options: Options<ListSiteUserPermissionsData>): QueryKey<Options<ListSiteUserPermissionsData>> => createQueryKey('listSiteUserPermissions', options, true);

export const listSiteUserPermissionsInfiniteOptions = (options: Options<ListSiteUserPermissionsData>) => {
    const opts = infiniteQueryOptions<ListSiteUserPermissionsResponse, ListSiteUserPermissionsError, InfiniteData<ListSiteUserPermissionsResponse>, QueryKey<Options<ListSiteUserPermissionsData>>, string | Pick<QueryKey<Options<ListSiteUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteUserPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteUserPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteUserPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteTeamPermissionsQueryKey = (options: Options<ListSiteTeamPermissionsData>) => createQueryKey('listSiteTeamPermissions', options);

export const listSiteTeamPermissionsOptions = (options: Options<ListSiteTeamPermissionsData>) => queryOptions<ListSiteTeamPermissionsResponse, ListSiteTeamPermissionsError, ListSiteTeamPermissionsResponse, ReturnType<typeof listSiteTeamPermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteTeamPermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteTeamPermissionsQueryKey(options)
});

export const listSiteTeamPermissionsInfiniteQueryKey = (options: Options<ListSiteTeamPermissionsData>): QueryKey<Options<ListSiteTeamPermissionsData>> => createQueryKey('listSiteTeamPermissions', options, true);

export const listSiteTeamPermissionsInfiniteOptions = (options: Options<ListSiteTeamPermissionsData>) => {
    const opts = infiniteQueryOptions<ListSiteTeamPermissionsResponse, ListSiteTeamPermissionsError, InfiniteData<ListSiteTeamPermissionsResponse>, QueryKey<Options<ListSiteTeamPermissionsData>>, string | Pick<QueryKey<Options<ListSiteTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteTeamPermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteTeamPermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteTeamPermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteEffectivePermissionsQueryKey = (options: Options<ListSiteEffectivePermissionsData>) => createQueryKey('listSiteEffectivePermissions', options);

export const listSiteEffectivePermissionsOptions = (options: Options<ListSiteEffectivePermissionsData>) => queryOptions<ListSiteEffectivePermissionsResponse, ListSiteEffectivePermissionsError, ListSiteEffectivePermissionsResponse, ReturnType<typeof listSiteEffectivePermissionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteEffectivePermissions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteEffectivePermissionsQueryKey(options)
});

export const listSiteEffectivePermissionsInfiniteQueryKey = (options: Options<ListSiteEffectivePermissionsData>): QueryKey<Options<ListSiteEffectivePermissionsData>> => createQueryKey('listSiteEffectivePermissions', options, true);

export const listSiteEffectivePermissionsInfiniteOptions = (options: Options<ListSiteEffectivePermissionsData>) => {
    const opts = infiniteQueryOptions<ListSiteEffectivePermissionsResponse, ListSiteEffectivePermissionsError, InfiniteData<ListSiteEffectivePermissionsResponse>, QueryKey<Options<ListSiteEffectivePermissionsData>>, string | Pick<QueryKey<Options<ListSiteEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteEffectivePermissionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteEffectivePermissions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteEffectivePermissionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getSpaceContentQueryKey = (options: Options<GetSpaceContentData>) => createQueryKey('getSpaceContent', options);

export const getSpaceContentOptions = (options: Options<GetSpaceContentData>) => queryOptions<GetSpaceContentResponse, GetSpaceContentError, GetSpaceContentResponse, ReturnType<typeof getSpaceContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceContentQueryKey(options)
});

export const writeSpaceContentMutation = (options?: Partial<Options<WriteSpaceContentData>>): UseMutationOptions<WriteSpaceContentResponse, WriteSpaceContentError, Options<WriteSpaceContentData>> => {
    const mutationOptions: UseMutationOptions<WriteSpaceContentResponse, WriteSpaceContentError, Options<WriteSpaceContentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await writeSpaceContent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const applyTemplateMutation = (options?: Partial<Options<ApplyTemplateData>>): UseMutationOptions<unknown, ApplyTemplateError, Options<ApplyTemplateData>> => {
    const mutationOptions: UseMutationOptions<unknown, ApplyTemplateError, Options<ApplyTemplateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await applyTemplate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSpacePagesQueryKey = (options: Options<ListSpacePagesData>) => createQueryKey('listSpacePages', options);

export const listSpacePagesOptions = (options: Options<ListSpacePagesData>) => queryOptions<ListSpacePagesResponse, ListSpacePagesError, ListSpacePagesResponse, ReturnType<typeof listSpacePagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePagesQueryKey(options)
});

export const getSpacePageQueryKey = (options: Options<GetSpacePageData>) => createQueryKey('getSpacePage', options);

export const getSpacePageOptions = (options: Options<GetSpacePageData>) => queryOptions<GetSpacePageResponse, GetSpacePageError, GetSpacePageResponse, ReturnType<typeof getSpacePageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePageQueryKey(options)
});

export const getSpacePageByPathQueryKey = (options: Options<GetSpacePageByPathData>) => createQueryKey('getSpacePageByPath', options);

export const getSpacePageByPathOptions = (options: Options<GetSpacePageByPathData>) => queryOptions<GetSpacePageByPathResponse, GetSpacePageByPathError, GetSpacePageByPathResponse, ReturnType<typeof getSpacePageByPathQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePageByPath({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePageByPathQueryKey(options)
});

export const listSpacePageLinksQueryKey = (options: Options<ListSpacePageLinksData>) => createQueryKey('listSpacePageLinks', options);

export const listSpacePageLinksOptions = (options: Options<ListSpacePageLinksData>) => queryOptions<ListSpacePageLinksResponse, ListSpacePageLinksError, ListSpacePageLinksResponse, ReturnType<typeof listSpacePageLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePageLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePageLinksQueryKey(options)
});

export const listSpacePageLinksInfiniteQueryKey = (options: Options<ListSpacePageLinksData>): QueryKey<Options<ListSpacePageLinksData>> => createQueryKey('listSpacePageLinks', options, true);

export const listSpacePageLinksInfiniteOptions = (options: Options<ListSpacePageLinksData>) => {
    const opts = infiniteQueryOptions<ListSpacePageLinksResponse, ListSpacePageLinksError, InfiniteData<ListSpacePageLinksResponse>, QueryKey<Options<ListSpacePageLinksData>>, string | Pick<QueryKey<Options<ListSpacePageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpacePageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpacePageLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpacePageLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpacePageBacklinksQueryKey = (options: Options<ListSpacePageBacklinksData>) => createQueryKey('listSpacePageBacklinks', options);

export const listSpacePageBacklinksOptions = (options: Options<ListSpacePageBacklinksData>) => queryOptions<ListSpacePageBacklinksResponse, ListSpacePageBacklinksError, ListSpacePageBacklinksResponse, ReturnType<typeof listSpacePageBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePageBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePageBacklinksQueryKey(options)
});

export const listSpacePageBacklinksInfiniteQueryKey = (options: Options<ListSpacePageBacklinksData>): QueryKey<Options<ListSpacePageBacklinksData>> => createQueryKey('listSpacePageBacklinks', options, true);

export const listSpacePageBacklinksInfiniteOptions = (options: Options<ListSpacePageBacklinksData>) => {
    const opts = infiniteQueryOptions<ListSpacePageBacklinksResponse, ListSpacePageBacklinksError, InfiniteData<ListSpacePageBacklinksResponse>, QueryKey<Options<ListSpacePageBacklinksData>>, string | Pick<QueryKey<Options<ListSpacePageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpacePageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpacePageBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpacePageBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSpaceFilesQueryKey = (options: Options<ListSpaceFilesData>) => createQueryKey('listSpaceFiles', options);

export const listSpaceFilesOptions = (options: Options<ListSpaceFilesData>) => queryOptions<ListSpaceFilesResponse, ListSpaceFilesError, ListSpaceFilesResponse, ReturnType<typeof listSpaceFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceFilesQueryKey(options)
});

export const listSpaceFilesInfiniteQueryKey = (options: Options<ListSpaceFilesData>): QueryKey<Options<ListSpaceFilesData>> => createQueryKey('listSpaceFiles', options, true);

export const listSpaceFilesInfiniteOptions = (options: Options<ListSpaceFilesData>) => {
    const opts = infiniteQueryOptions<ListSpaceFilesResponse, ListSpaceFilesError, InfiniteData<ListSpaceFilesResponse>, QueryKey<Options<ListSpaceFilesData>>, string | Pick<QueryKey<Options<ListSpaceFilesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceFilesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceFiles({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceFilesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const uploadSpaceFileMutation = (options?: Partial<Options<UploadSpaceFileData>>): UseMutationOptions<UploadSpaceFileResponse, UploadSpaceFileError, Options<UploadSpaceFileData>> => {
    const mutationOptions: UseMutationOptions<UploadSpaceFileResponse, UploadSpaceFileError, Options<UploadSpaceFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadSpaceFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpaceFileQueryKey = (options: Options<GetSpaceFileData>) => createQueryKey('getSpaceFile', options);

export const getSpaceFileOptions = (options: Options<GetSpaceFileData>) => queryOptions<GetSpaceFileResponse, GetSpaceFileError, GetSpaceFileResponse, ReturnType<typeof getSpaceFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceFileQueryKey(options)
});

export const listSpaceFileBacklinksQueryKey = (options: Options<ListSpaceFileBacklinksData>) => createQueryKey('listSpaceFileBacklinks', options);

export const listSpaceFileBacklinksOptions = (options: Options<ListSpaceFileBacklinksData>) => queryOptions<ListSpaceFileBacklinksResponse, ListSpaceFileBacklinksError, ListSpaceFileBacklinksResponse, ReturnType<typeof listSpaceFileBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceFileBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceFileBacklinksQueryKey(options)
});

export const listSpaceFileBacklinksInfiniteQueryKey = (options: Options<ListSpaceFileBacklinksData>): QueryKey<Options<ListSpaceFileBacklinksData>> => createQueryKey('listSpaceFileBacklinks', options, true);

export const listSpaceFileBacklinksInfiniteOptions = (options: Options<ListSpaceFileBacklinksData>) => {
    const opts = infiniteQueryOptions<ListSpaceFileBacklinksResponse, ListSpaceFileBacklinksError, InfiniteData<ListSpaceFileBacklinksResponse>, QueryKey<Options<ListSpaceFileBacklinksData>>, string | Pick<QueryKey<Options<ListSpaceFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceFileBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceFileBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSpaceReusableContentQueryKey = (options: Options<GetSpaceReusableContentData>) => createQueryKey('getSpaceReusableContent', options);

export const getSpaceReusableContentOptions = (options: Options<GetSpaceReusableContentData>) => queryOptions<GetSpaceReusableContentResponse, GetSpaceReusableContentError, GetSpaceReusableContentResponse, ReturnType<typeof getSpaceReusableContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceReusableContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceReusableContentQueryKey(options)
});

export const listSpaceLinksQueryKey = (options: Options<ListSpaceLinksData>) => createQueryKey('listSpaceLinks', options);

export const listSpaceLinksOptions = (options: Options<ListSpaceLinksData>) => queryOptions<ListSpaceLinksResponse, ListSpaceLinksError, ListSpaceLinksResponse, ReturnType<typeof listSpaceLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceLinksQueryKey(options)
});

export const listSpaceLinksInfiniteQueryKey = (options: Options<ListSpaceLinksData>): QueryKey<Options<ListSpaceLinksData>> => createQueryKey('listSpaceLinks', options, true);

export const listSpaceLinksInfiniteOptions = (options: Options<ListSpaceLinksData>) => {
    const opts = infiniteQueryOptions<ListSpaceLinksResponse, ListSpaceLinksError, InfiniteData<ListSpaceLinksResponse>, QueryKey<Options<ListSpaceLinksData>>, string | Pick<QueryKey<Options<ListSpaceLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const previewLinkFixesMutation = (options?: Partial<Options<PreviewLinkFixesData>>): UseMutationOptions<PreviewLinkFixesResponse, PreviewLinkFixesError, Options<PreviewLinkFixesData>> => {
    const mutationOptions: UseMutationOptions<PreviewLinkFixesResponse, PreviewLinkFixesError, Options<PreviewLinkFixesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewLinkFixes({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const fixLinksMutation = (options?: Partial<Options<FixLinksData>>): UseMutationOptions<FixLinksResponse, FixLinksError, Options<FixLinksData>> => {
    const mutationOptions: UseMutationOptions<FixLinksResponse, FixLinksError, Options<FixLinksData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await fixLinks({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const ignoreLinksMutation = (options?: Partial<Options<IgnoreLinksData>>): UseMutationOptions<IgnoreLinksResponse, IgnoreLinksError, Options<IgnoreLinksData>> => {
    const mutationOptions: UseMutationOptions<IgnoreLinksResponse, IgnoreLinksError, Options<IgnoreLinksData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ignoreLinks({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const heedLinksMutation = (options?: Partial<Options<HeedLinksData>>): UseMutationOptions<HeedLinksResponse, HeedLinksError, Options<HeedLinksData>> => {
    const mutationOptions: UseMutationOptions<HeedLinksResponse, HeedLinksError, Options<HeedLinksData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await heedLinks({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getDocumentQueryKey = (options: Options<GetDocumentData>) => createQueryKey('getDocument', options);

export const getDocumentOptions = (options: Options<GetDocumentData>) => queryOptions<GetDocumentResponse, GetDocumentError, GetDocumentResponse, ReturnType<typeof getDocumentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDocument({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDocumentQueryKey(options)
});

export const getChangeRequestContentQueryKey = (options: Options<GetChangeRequestContentData>) => createQueryKey('getChangeRequestContent', options);

export const getChangeRequestContentOptions = (options: Options<GetChangeRequestContentData>) => queryOptions<GetChangeRequestContentResponse, GetChangeRequestContentError, GetChangeRequestContentResponse, ReturnType<typeof getChangeRequestContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestContentQueryKey(options)
});

export const writeChangeRequestContentMutation = (options?: Partial<Options<WriteChangeRequestContentData>>): UseMutationOptions<WriteChangeRequestContentResponse, WriteChangeRequestContentError, Options<WriteChangeRequestContentData>> => {
    const mutationOptions: UseMutationOptions<WriteChangeRequestContentResponse, WriteChangeRequestContentError, Options<WriteChangeRequestContentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await writeChangeRequestContent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestPagesQueryKey = (options: Options<ListChangeRequestPagesData>) => createQueryKey('listChangeRequestPages', options);

export const listChangeRequestPagesOptions = (options: Options<ListChangeRequestPagesData>) => queryOptions<ListChangeRequestPagesResponse, ListChangeRequestPagesError, ListChangeRequestPagesResponse, ReturnType<typeof listChangeRequestPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPagesQueryKey(options)
});

export const getChangeRequestPageQueryKey = (options: Options<GetChangeRequestPageData>) => createQueryKey('getChangeRequestPage', options);

export const getChangeRequestPageOptions = (options: Options<GetChangeRequestPageData>) => queryOptions<GetChangeRequestPageResponse, GetChangeRequestPageError, GetChangeRequestPageResponse, ReturnType<typeof getChangeRequestPageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPageQueryKey(options)
});

export const getChangeRequestPageByPathQueryKey = (options: Options<GetChangeRequestPageByPathData>) => createQueryKey('getChangeRequestPageByPath', options);

export const getChangeRequestPageByPathOptions = (options: Options<GetChangeRequestPageByPathData>) => queryOptions<GetChangeRequestPageByPathResponse, GetChangeRequestPageByPathError, GetChangeRequestPageByPathResponse, ReturnType<typeof getChangeRequestPageByPathQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPageByPath({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPageByPathQueryKey(options)
});

export const listChangeRequestPageLinksQueryKey = (options: Options<ListChangeRequestPageLinksData>) => createQueryKey('listChangeRequestPageLinks', options);

export const listChangeRequestPageLinksOptions = (options: Options<ListChangeRequestPageLinksData>) => queryOptions<ListChangeRequestPageLinksResponse, ListChangeRequestPageLinksError, ListChangeRequestPageLinksResponse, ReturnType<typeof listChangeRequestPageLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPageLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPageLinksQueryKey(options)
});

export const listChangeRequestPageLinksInfiniteQueryKey = (options: Options<ListChangeRequestPageLinksData>): QueryKey<Options<ListChangeRequestPageLinksData>> => createQueryKey('listChangeRequestPageLinks', options, true);

export const listChangeRequestPageLinksInfiniteOptions = (options: Options<ListChangeRequestPageLinksData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestPageLinksResponse, ListChangeRequestPageLinksError, InfiniteData<ListChangeRequestPageLinksResponse>, QueryKey<Options<ListChangeRequestPageLinksData>>, string | Pick<QueryKey<Options<ListChangeRequestPageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestPageLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestPageLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestPageLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestPageBacklinksQueryKey = (options: Options<ListChangeRequestPageBacklinksData>) => createQueryKey('listChangeRequestPageBacklinks', options);

export const listChangeRequestPageBacklinksOptions = (options: Options<ListChangeRequestPageBacklinksData>) => queryOptions<ListChangeRequestPageBacklinksResponse, ListChangeRequestPageBacklinksError, ListChangeRequestPageBacklinksResponse, ReturnType<typeof listChangeRequestPageBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestPageBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestPageBacklinksQueryKey(options)
});

export const listChangeRequestPageBacklinksInfiniteQueryKey = (options: Options<ListChangeRequestPageBacklinksData>): QueryKey<Options<ListChangeRequestPageBacklinksData>> => createQueryKey('listChangeRequestPageBacklinks', options, true);

export const listChangeRequestPageBacklinksInfiniteOptions = (options: Options<ListChangeRequestPageBacklinksData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestPageBacklinksResponse, ListChangeRequestPageBacklinksError, InfiniteData<ListChangeRequestPageBacklinksResponse>, QueryKey<Options<ListChangeRequestPageBacklinksData>>, string | Pick<QueryKey<Options<ListChangeRequestPageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestPageBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestPageBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestPageBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestFilesQueryKey = (options: Options<ListChangeRequestFilesData>) => createQueryKey('listChangeRequestFiles', options);

export const listChangeRequestFilesOptions = (options: Options<ListChangeRequestFilesData>) => queryOptions<ListChangeRequestFilesResponse, ListChangeRequestFilesError, ListChangeRequestFilesResponse, ReturnType<typeof listChangeRequestFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestFilesQueryKey(options)
});

export const listChangeRequestFilesInfiniteQueryKey = (options: Options<ListChangeRequestFilesData>): QueryKey<Options<ListChangeRequestFilesData>> => createQueryKey('listChangeRequestFiles', options, true);

export const listChangeRequestFilesInfiniteOptions = (options: Options<ListChangeRequestFilesData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestFilesResponse, ListChangeRequestFilesError, InfiniteData<ListChangeRequestFilesResponse>, QueryKey<Options<ListChangeRequestFilesData>>, string | Pick<QueryKey<Options<ListChangeRequestFilesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestFilesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestFiles({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestFilesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const uploadChangeRequestFileMutation = (options?: Partial<Options<UploadChangeRequestFileData>>): UseMutationOptions<UploadChangeRequestFileResponse, UploadChangeRequestFileError, Options<UploadChangeRequestFileData>> => {
    const mutationOptions: UseMutationOptions<UploadChangeRequestFileResponse, UploadChangeRequestFileError, Options<UploadChangeRequestFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadChangeRequestFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestFileQueryKey = (options: Options<GetChangeRequestFileData>) => createQueryKey('getChangeRequestFile', options);

export const getChangeRequestFileOptions = (options: Options<GetChangeRequestFileData>) => queryOptions<GetChangeRequestFileResponse, GetChangeRequestFileError, GetChangeRequestFileResponse, ReturnType<typeof getChangeRequestFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestFileQueryKey(options)
});

export const listChangeRequestFileBacklinksQueryKey = (options: Options<ListChangeRequestFileBacklinksData>) => createQueryKey('listChangeRequestFileBacklinks', options);

export const listChangeRequestFileBacklinksOptions = (options: Options<ListChangeRequestFileBacklinksData>) => queryOptions<ListChangeRequestFileBacklinksResponse, ListChangeRequestFileBacklinksError, ListChangeRequestFileBacklinksResponse, ReturnType<typeof listChangeRequestFileBacklinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestFileBacklinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestFileBacklinksQueryKey(options)
});

export const listChangeRequestFileBacklinksInfiniteQueryKey = (options: Options<ListChangeRequestFileBacklinksData>): QueryKey<Options<ListChangeRequestFileBacklinksData>> => createQueryKey('listChangeRequestFileBacklinks', options, true);

export const listChangeRequestFileBacklinksInfiniteOptions = (options: Options<ListChangeRequestFileBacklinksData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestFileBacklinksResponse, ListChangeRequestFileBacklinksError, InfiniteData<ListChangeRequestFileBacklinksResponse>, QueryKey<Options<ListChangeRequestFileBacklinksData>>, string | Pick<QueryKey<Options<ListChangeRequestFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestFileBacklinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestFileBacklinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestFileBacklinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestReusableContentQueryKey = (options: Options<GetChangeRequestReusableContentData>) => createQueryKey('getChangeRequestReusableContent', options);

export const getChangeRequestReusableContentOptions = (options: Options<GetChangeRequestReusableContentData>) => queryOptions<GetChangeRequestReusableContentResponse, GetChangeRequestReusableContentError, GetChangeRequestReusableContentResponse, ReturnType<typeof getChangeRequestReusableContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestReusableContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestReusableContentQueryKey(options)
});

export const listRevisionsQueryKey = (options: Options<ListRevisionsData>) => createQueryKey('listRevisions', options);

export const listRevisionsOptions = (options: Options<ListRevisionsData>) => queryOptions<ListRevisionsResponse, ListRevisionsError, ListRevisionsResponse, ReturnType<typeof listRevisionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionsQueryKey(options)
});

export const listRevisionsInfiniteQueryKey = (options: Options<ListRevisionsData>): QueryKey<Options<ListRevisionsData>> => createQueryKey('listRevisions', options, true);

export const listRevisionsInfiniteOptions = (options: Options<ListRevisionsData>) => {
    const opts = infiniteQueryOptions<ListRevisionsResponse, ListRevisionsError, InfiniteData<ListRevisionsResponse>, QueryKey<Options<ListRevisionsData>>, string | Pick<QueryKey<Options<ListRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRevisions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRevisionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getRevisionQueryKey = (options: Options<GetRevisionData>) => createQueryKey('getRevision', options);

export const getRevisionOptions = (options: Options<GetRevisionData>) => queryOptions<GetRevisionResponse, GetRevisionError, GetRevisionResponse, ReturnType<typeof getRevisionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevision({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionQueryKey(options)
});

export const listRevisionPagesQueryKey = (options: Options<ListRevisionPagesData>) => createQueryKey('listRevisionPages', options);

export const listRevisionPagesOptions = (options: Options<ListRevisionPagesData>) => queryOptions<ListRevisionPagesResponse, ListRevisionPagesError, ListRevisionPagesResponse, ReturnType<typeof listRevisionPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionPagesQueryKey(options)
});

export const getRevisionPageQueryKey = (options: Options<GetRevisionPageData>) => createQueryKey('getRevisionPage', options);

export const getRevisionPageOptions = (options: Options<GetRevisionPageData>) => queryOptions<GetRevisionPageResponse, GetRevisionPageError, GetRevisionPageResponse, ReturnType<typeof getRevisionPageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionPage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionPageQueryKey(options)
});

export const getRevisionPageByPathQueryKey = (options: Options<GetRevisionPageByPathData>) => createQueryKey('getRevisionPageByPath', options);

export const getRevisionPageByPathOptions = (options: Options<GetRevisionPageByPathData>) => queryOptions<GetRevisionPageByPathResponse, GetRevisionPageByPathError, GetRevisionPageByPathResponse, ReturnType<typeof getRevisionPageByPathQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionPageByPath({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionPageByPathQueryKey(options)
});

export const listRevisionFilesQueryKey = (options: Options<ListRevisionFilesData>) => createQueryKey('listRevisionFiles', options);

export const listRevisionFilesOptions = (options: Options<ListRevisionFilesData>) => queryOptions<ListRevisionFilesResponse, ListRevisionFilesError, ListRevisionFilesResponse, ReturnType<typeof listRevisionFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionFilesQueryKey(options)
});

export const listRevisionFilesInfiniteQueryKey = (options: Options<ListRevisionFilesData>): QueryKey<Options<ListRevisionFilesData>> => createQueryKey('listRevisionFiles', options, true);

export const listRevisionFilesInfiniteOptions = (options: Options<ListRevisionFilesData>) => {
    const opts = infiniteQueryOptions<ListRevisionFilesResponse, ListRevisionFilesError, InfiniteData<ListRevisionFilesResponse>, QueryKey<Options<ListRevisionFilesData>>, string | Pick<QueryKey<Options<ListRevisionFilesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRevisionFilesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRevisionFiles({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRevisionFilesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getRevisionFileQueryKey = (options: Options<GetRevisionFileData>) => createQueryKey('getRevisionFile', options);

export const getRevisionFileOptions = (options: Options<GetRevisionFileData>) => queryOptions<GetRevisionFileResponse, GetRevisionFileError, GetRevisionFileResponse, ReturnType<typeof getRevisionFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionFileQueryKey(options)
});

export const getRevisionReusableContentQueryKey = (options: Options<GetRevisionReusableContentData>) => createQueryKey('getRevisionReusableContent', options);

export const getRevisionReusableContentOptions = (options: Options<GetRevisionReusableContentData>) => queryOptions<GetRevisionReusableContentResponse, GetRevisionReusableContentError, GetRevisionReusableContentResponse, ReturnType<typeof getRevisionReusableContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRevisionReusableContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRevisionReusableContentQueryKey(options)
});

export const getSpaceFileReportQueryKey = (options: Options<GetSpaceFileReportData>) => createQueryKey('getSpaceFileReport', options);

export const getSpaceFileReportOptions = (options: Options<GetSpaceFileReportData>) => queryOptions<GetSpaceFileReportResponse, GetSpaceFileReportError, GetSpaceFileReportResponse, ReturnType<typeof getSpaceFileReportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceFileReport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceFileReportQueryKey(options)
});

export const getSpacePageReportQueryKey = (options: Options<GetSpacePageReportData>) => createQueryKey('getSpacePageReport', options);

export const getSpacePageReportOptions = (options: Options<GetSpacePageReportData>) => queryOptions<GetSpacePageReportResponse, GetSpacePageReportError, GetSpacePageReportResponse, ReturnType<typeof getSpacePageReportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePageReport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePageReportQueryKey(options)
});

export const getSpaceHealthQueryKey = (options: Options<GetSpaceHealthData>) => createQueryKey('getSpaceHealth', options);

export const getSpaceHealthOptions = (options: Options<GetSpaceHealthData>) => queryOptions<GetSpaceHealthResponse, GetSpaceHealthError, GetSpaceHealthResponse, ReturnType<typeof getSpaceHealthQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceHealth({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceHealthQueryKey(options)
});

export const restoreRevisionMutation = (options?: Partial<Options<RestoreRevisionData>>): UseMutationOptions<RestoreRevisionResponse, RestoreRevisionError, Options<RestoreRevisionData>> => {
    const mutationOptions: UseMutationOptions<RestoreRevisionResponse, RestoreRevisionError, Options<RestoreRevisionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await restoreRevision({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listRevisionChangesQueryKey = (options: Options<ListRevisionChangesData>) => createQueryKey('listRevisionChanges', options);

export const listRevisionChangesOptions = (options: Options<ListRevisionChangesData>) => queryOptions<ListRevisionChangesResponse, ListRevisionChangesError, ListRevisionChangesResponse, ReturnType<typeof listRevisionChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRevisionChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRevisionChangesQueryKey(options)
});

export const listRevisionChangesInfiniteQueryKey = (options: Options<ListRevisionChangesData>): QueryKey<Options<ListRevisionChangesData>> => createQueryKey('listRevisionChanges', options, true);

export const listRevisionChangesInfiniteOptions = (options: Options<ListRevisionChangesData>) => {
    const opts = infiniteQueryOptions<ListRevisionChangesResponse, ListRevisionChangesError, InfiniteData<ListRevisionChangesResponse>, QueryKey<Options<ListRevisionChangesData>>, string | Pick<QueryKey<Options<ListRevisionChangesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRevisionChangesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRevisionChanges({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRevisionChangesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const compareRevisionsQueryKey = (options: Options<CompareRevisionsData>) => createQueryKey('compareRevisions', options);

export const compareRevisionsOptions = (options: Options<CompareRevisionsData>) => queryOptions<CompareRevisionsResponse, CompareRevisionsError, CompareRevisionsResponse, ReturnType<typeof compareRevisionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await compareRevisions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: compareRevisionsQueryKey(options)
});

export const compareRevisionsInfiniteQueryKey = (options: Options<CompareRevisionsData>): QueryKey<Options<CompareRevisionsData>> => createQueryKey('compareRevisions', options, true);

export const compareRevisionsInfiniteOptions = (options: Options<CompareRevisionsData>) => {
    const opts = infiniteQueryOptions<CompareRevisionsResponse, CompareRevisionsError, InfiniteData<CompareRevisionsResponse>, QueryKey<Options<CompareRevisionsData>>, string | Pick<QueryKey<Options<CompareRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<CompareRevisionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await compareRevisions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: compareRevisionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const importContentMutation = (options?: Partial<Options<ImportContentData>>): UseMutationOptions<ImportContentResponse, ImportContentError, Options<ImportContentData>> => {
    const mutationOptions: UseMutationOptions<ImportContentResponse, ImportContentError, Options<ImportContentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importContent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const exportSpaceMutation = (options?: Partial<Options<ExportSpaceData>>): UseMutationOptions<ExportSpaceResponse, ExportSpaceError, Options<ExportSpaceData>> => {
    const mutationOptions: UseMutationOptions<ExportSpaceResponse, ExportSpaceError, Options<ExportSpaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await exportSpace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpacePdfQueryKey = (options: Options<GetSpacePdfData>) => createQueryKey('getSpacePdf', options);

export const getSpacePdfOptions = (options: Options<GetSpacePdfData>) => queryOptions<GetSpacePdfResponse, GetSpacePdfError, GetSpacePdfResponse, ReturnType<typeof getSpacePdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpacePdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpacePdfQueryKey(options)
});

export const getSpacePdfInfiniteQueryKey = (options: Options<GetSpacePdfData>): QueryKey<Options<GetSpacePdfData>> => createQueryKey('getSpacePdf', options, true);

export const getSpacePdfInfiniteOptions = (options: Options<GetSpacePdfData>) => {
    const opts = infiniteQueryOptions<GetSpacePdfResponse, GetSpacePdfError, InfiniteData<GetSpacePdfResponse>, QueryKey<Options<GetSpacePdfData>>, string | Pick<QueryKey<Options<GetSpacePdfData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<GetSpacePdfData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await getSpacePdf({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: getSpacePdfInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listOrganizationChangeRequestsQueryKey = (options: Options<ListOrganizationChangeRequestsData>) => createQueryKey('listOrganizationChangeRequests', options);

export const listOrganizationChangeRequestsOptions = (options: Options<ListOrganizationChangeRequestsData>) => queryOptions<ListOrganizationChangeRequestsResponse, ListOrganizationChangeRequestsError, ListOrganizationChangeRequestsResponse, ReturnType<typeof listOrganizationChangeRequestsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrganizationChangeRequests({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrganizationChangeRequestsQueryKey(options)
});

export const listOrganizationChangeRequestsInfiniteQueryKey = (options: Options<ListOrganizationChangeRequestsData>): QueryKey<Options<ListOrganizationChangeRequestsData>> => createQueryKey('listOrganizationChangeRequests', options, true);

export const listOrganizationChangeRequestsInfiniteOptions = (options: Options<ListOrganizationChangeRequestsData>) => {
    const opts = infiniteQueryOptions<ListOrganizationChangeRequestsResponse, ListOrganizationChangeRequestsError, InfiniteData<ListOrganizationChangeRequestsResponse>, QueryKey<Options<ListOrganizationChangeRequestsData>>, string | Pick<QueryKey<Options<ListOrganizationChangeRequestsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListOrganizationChangeRequestsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listOrganizationChangeRequests({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listOrganizationChangeRequestsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestsQueryKey = (options: Options<ListChangeRequestsData>) => createQueryKey('listChangeRequests', options);

export const listChangeRequestsOptions = (options: Options<ListChangeRequestsData>) => queryOptions<ListChangeRequestsResponse, ListChangeRequestsError, ListChangeRequestsResponse, ReturnType<typeof listChangeRequestsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequests({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestsQueryKey(options)
});

export const listChangeRequestsInfiniteQueryKey = (options: Options<ListChangeRequestsData>): QueryKey<Options<ListChangeRequestsData>> => createQueryKey('listChangeRequests', options, true);

export const listChangeRequestsInfiniteOptions = (options: Options<ListChangeRequestsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestsResponse, ListChangeRequestsError, InfiniteData<ListChangeRequestsResponse>, QueryKey<Options<ListChangeRequestsData>>, string | Pick<QueryKey<Options<ListChangeRequestsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequests({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createChangeRequestMutation = (options?: Partial<Options<CreateChangeRequestData>>): UseMutationOptions<CreateChangeRequestResponse, CreateChangeRequestError, Options<CreateChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeRequestResponse, CreateChangeRequestError, Options<CreateChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestQueryKey = (options: Options<GetChangeRequestData>) => createQueryKey('getChangeRequest', options);

export const getChangeRequestOptions = (options: Options<GetChangeRequestData>) => queryOptions<GetChangeRequestResponse, GetChangeRequestError, GetChangeRequestResponse, ReturnType<typeof getChangeRequestQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequest({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestQueryKey(options)
});

export const updateChangeRequestMutation = (options?: Partial<Options<UpdateChangeRequestData>>): UseMutationOptions<UpdateChangeRequestResponse, UpdateChangeRequestError, Options<UpdateChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<UpdateChangeRequestResponse, UpdateChangeRequestError, Options<UpdateChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const mergeChangeRequestMutation = (options?: Partial<Options<MergeChangeRequestData>>): UseMutationOptions<MergeChangeRequestResponse, MergeChangeRequestError, Options<MergeChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<MergeChangeRequestResponse, MergeChangeRequestError, Options<MergeChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await mergeChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const updateFromMainMutation = (options?: Partial<Options<UpdateFromMainData>>): UseMutationOptions<UpdateFromMainResponse, UpdateFromMainError, Options<UpdateFromMainData>> => {
    const mutationOptions: UseMutationOptions<UpdateFromMainResponse, UpdateFromMainError, Options<UpdateFromMainData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateFromMain({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const revertChangeRequestMutation = (options?: Partial<Options<RevertChangeRequestData>>): UseMutationOptions<RevertChangeRequestResponse, RevertChangeRequestError, Options<RevertChangeRequestData>> => {
    const mutationOptions: UseMutationOptions<RevertChangeRequestResponse, RevertChangeRequestError, Options<RevertChangeRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revertChangeRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestPdfQueryKey = (options: Options<GetChangeRequestPdfData>) => createQueryKey('getChangeRequestPdf', options);

export const getChangeRequestPdfOptions = (options: Options<GetChangeRequestPdfData>) => queryOptions<GetChangeRequestPdfResponse, GetChangeRequestPdfError, GetChangeRequestPdfResponse, ReturnType<typeof getChangeRequestPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPdfQueryKey(options)
});

export const getChangeRequestPdfInfiniteQueryKey = (options: Options<GetChangeRequestPdfData>): QueryKey<Options<GetChangeRequestPdfData>> => createQueryKey('getChangeRequestPdf', options, true);

export const getChangeRequestPdfInfiniteOptions = (options: Options<GetChangeRequestPdfData>) => {
    const opts = infiniteQueryOptions<GetChangeRequestPdfResponse, GetChangeRequestPdfError, InfiniteData<GetChangeRequestPdfResponse>, QueryKey<Options<GetChangeRequestPdfData>>, string | Pick<QueryKey<Options<GetChangeRequestPdfData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<GetChangeRequestPdfData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await getChangeRequestPdf({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: getChangeRequestPdfInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listChangeRequestChangesQueryKey = (options: Options<ListChangeRequestChangesData>) => createQueryKey('listChangeRequestChanges', options);

export const listChangeRequestChangesOptions = (options: Options<ListChangeRequestChangesData>) => queryOptions<ListChangeRequestChangesResponse, ListChangeRequestChangesError, ListChangeRequestChangesResponse, ReturnType<typeof listChangeRequestChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestChangesQueryKey(options)
});

export const listChangeRequestChangesInfiniteQueryKey = (options: Options<ListChangeRequestChangesData>): QueryKey<Options<ListChangeRequestChangesData>> => createQueryKey('listChangeRequestChanges', options, true);

export const listChangeRequestChangesInfiniteOptions = (options: Options<ListChangeRequestChangesData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestChangesResponse, ListChangeRequestChangesError, InfiniteData<ListChangeRequestChangesResponse>, QueryKey<Options<ListChangeRequestChangesData>>, string | Pick<QueryKey<Options<ListChangeRequestChangesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestChangesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestChanges({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestChangesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const previewChangeRequestQueryKey = (options: Options<PreviewChangeRequestData>) => createQueryKey('previewChangeRequest', options);

export const previewChangeRequestOptions = (options: Options<PreviewChangeRequestData>) => queryOptions<PreviewChangeRequestResponse, PreviewChangeRequestError, PreviewChangeRequestResponse, ReturnType<typeof previewChangeRequestQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await previewChangeRequest({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: previewChangeRequestQueryKey(options)
});

export const previewChangeRequestInfiniteQueryKey = (options: Options<PreviewChangeRequestData>): QueryKey<Options<PreviewChangeRequestData>> => createQueryKey('previewChangeRequest', options, true);

export const previewChangeRequestInfiniteOptions = (options: Options<PreviewChangeRequestData>) => {
    const opts = infiniteQueryOptions<PreviewChangeRequestResponse, PreviewChangeRequestError, InfiniteData<PreviewChangeRequestResponse>, QueryKey<Options<PreviewChangeRequestData>>, string | Pick<QueryKey<Options<PreviewChangeRequestData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<PreviewChangeRequestData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await previewChangeRequest({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: previewChangeRequestInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const transferPagesMutation = (options?: Partial<Options<TransferPagesData>>): UseMutationOptions<TransferPagesResponse, TransferPagesError, Options<TransferPagesData>> => {
    const mutationOptions: UseMutationOptions<TransferPagesResponse, TransferPagesError, Options<TransferPagesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await transferPages({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listConflictsQueryKey = (options: Options<ListConflictsData>) => createQueryKey('listConflicts', options);

export const listConflictsOptions = (options: Options<ListConflictsData>) => queryOptions<ListConflictsResponse, ListConflictsError, ListConflictsResponse, ReturnType<typeof listConflictsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listConflicts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listConflictsQueryKey(options)
});

export const listConflictsInfiniteQueryKey = (options: Options<ListConflictsData>): QueryKey<Options<ListConflictsData>> => createQueryKey('listConflicts', options, true);

export const listConflictsInfiniteOptions = (options: Options<ListConflictsData>) => {
    const opts = infiniteQueryOptions<ListConflictsResponse, ListConflictsError, InfiniteData<ListConflictsResponse>, QueryKey<Options<ListConflictsData>>, string | Pick<QueryKey<Options<ListConflictsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListConflictsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listConflicts({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listConflictsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const answerConflictMutation = (options?: Partial<Options<AnswerConflictData>>): UseMutationOptions<AnswerConflictResponse, AnswerConflictError, Options<AnswerConflictData>> => {
    const mutationOptions: UseMutationOptions<AnswerConflictResponse, AnswerConflictError, Options<AnswerConflictData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await answerConflict({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSavedFiltersQueryKey = (options: Options<ListSavedFiltersData>) => createQueryKey('listSavedFilters', options);

export const listSavedFiltersOptions = (options: Options<ListSavedFiltersData>) => queryOptions<ListSavedFiltersResponse, ListSavedFiltersError, ListSavedFiltersResponse, ReturnType<typeof listSavedFiltersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSavedFilters({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSavedFiltersQueryKey(options)
});

export const listSavedFiltersInfiniteQueryKey = (options: Options<ListSavedFiltersData>): QueryKey<Options<ListSavedFiltersData>> => createQueryKey('listSavedFilters', options, true);

export const listSavedFiltersInfiniteOptions = (options: Options<ListSavedFiltersData>) => {
    const opts = infiniteQueryOptions<ListSavedFiltersResponse, ListSavedFiltersError, InfiniteData<ListSavedFiltersResponse>, QueryKey<Options<ListSavedFiltersData>>, string | Pick<QueryKey<Options<ListSavedFiltersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSavedFiltersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSavedFilters({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSavedFiltersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createSavedFilterMutation = (options?: Partial<Options<CreateSavedFilterData>>): UseMutationOptions<CreateSavedFilterResponse, CreateSavedFilterError, Options<CreateSavedFilterData>> => {
    const mutationOptions: UseMutationOptions<CreateSavedFilterResponse, CreateSavedFilterError, Options<CreateSavedFilterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSavedFilter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSavedFilterMutation = (options?: Partial<Options<DeleteSavedFilterData>>): UseMutationOptions<DeleteSavedFilterResponse, DeleteSavedFilterError, Options<DeleteSavedFilterData>> => {
    const mutationOptions: UseMutationOptions<DeleteSavedFilterResponse, DeleteSavedFilterError, Options<DeleteSavedFilterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSavedFilter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSavedFilterQueryKey = (options: Options<GetSavedFilterData>) => createQueryKey('getSavedFilter', options);

export const getSavedFilterOptions = (options: Options<GetSavedFilterData>) => queryOptions<GetSavedFilterResponse, GetSavedFilterError, GetSavedFilterResponse, ReturnType<typeof getSavedFilterQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSavedFilter({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSavedFilterQueryKey(options)
});

export const updateSavedFilterMutation = (options?: Partial<Options<UpdateSavedFilterData>>): UseMutationOptions<UpdateSavedFilterResponse, UpdateSavedFilterError, Options<UpdateSavedFilterData>> => {
    const mutationOptions: UseMutationOptions<UpdateSavedFilterResponse, UpdateSavedFilterError, Options<UpdateSavedFilterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSavedFilter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestReviewsQueryKey = (options: Options<ListChangeRequestReviewsData>) => createQueryKey('listChangeRequestReviews', options);

export const listChangeRequestReviewsOptions = (options: Options<ListChangeRequestReviewsData>) => queryOptions<ListChangeRequestReviewsResponse, ListChangeRequestReviewsError, ListChangeRequestReviewsResponse, ReturnType<typeof listChangeRequestReviewsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestReviews({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestReviewsQueryKey(options)
});

export const listChangeRequestReviewsInfiniteQueryKey = (options: Options<ListChangeRequestReviewsData>): QueryKey<Options<ListChangeRequestReviewsData>> => createQueryKey('listChangeRequestReviews', options, true);

export const listChangeRequestReviewsInfiniteOptions = (options: Options<ListChangeRequestReviewsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestReviewsResponse, ListChangeRequestReviewsError, InfiniteData<ListChangeRequestReviewsResponse>, QueryKey<Options<ListChangeRequestReviewsData>>, string | Pick<QueryKey<Options<ListChangeRequestReviewsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestReviewsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestReviews({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestReviewsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const submitChangeRequestReviewMutation = (options?: Partial<Options<SubmitChangeRequestReviewData>>): UseMutationOptions<SubmitChangeRequestReviewResponse, SubmitChangeRequestReviewError, Options<SubmitChangeRequestReviewData>> => {
    const mutationOptions: UseMutationOptions<SubmitChangeRequestReviewResponse, SubmitChangeRequestReviewError, Options<SubmitChangeRequestReviewData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await submitChangeRequestReview({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestReviewQueryKey = (options: Options<GetChangeRequestReviewData>) => createQueryKey('getChangeRequestReview', options);

export const getChangeRequestReviewOptions = (options: Options<GetChangeRequestReviewData>) => queryOptions<GetChangeRequestReviewResponse, GetChangeRequestReviewError, GetChangeRequestReviewResponse, ReturnType<typeof getChangeRequestReviewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestReview({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestReviewQueryKey(options)
});

export const dismissChangeRequestReviewMutation = (options?: Partial<Options<DismissChangeRequestReviewData>>): UseMutationOptions<DismissChangeRequestReviewResponse, DismissChangeRequestReviewError, Options<DismissChangeRequestReviewData>> => {
    const mutationOptions: UseMutationOptions<DismissChangeRequestReviewResponse, DismissChangeRequestReviewError, Options<DismissChangeRequestReviewData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dismissChangeRequestReview({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestRequestedReviewersQueryKey = (options: Options<ListChangeRequestRequestedReviewersData>) => createQueryKey('listChangeRequestRequestedReviewers', options);

export const listChangeRequestRequestedReviewersOptions = (options: Options<ListChangeRequestRequestedReviewersData>) => queryOptions<ListChangeRequestRequestedReviewersResponse, ListChangeRequestRequestedReviewersError, ListChangeRequestRequestedReviewersResponse, ReturnType<typeof listChangeRequestRequestedReviewersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestRequestedReviewers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestRequestedReviewersQueryKey(options)
});

export const listChangeRequestRequestedReviewersInfiniteQueryKey = (options: Options<ListChangeRequestRequestedReviewersData>): QueryKey<Options<ListChangeRequestRequestedReviewersData>> => createQueryKey('listChangeRequestRequestedReviewers', options, true);

export const listChangeRequestRequestedReviewersInfiniteOptions = (options: Options<ListChangeRequestRequestedReviewersData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestRequestedReviewersResponse, ListChangeRequestRequestedReviewersError, InfiniteData<ListChangeRequestRequestedReviewersResponse>, QueryKey<Options<ListChangeRequestRequestedReviewersData>>, string | Pick<QueryKey<Options<ListChangeRequestRequestedReviewersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestRequestedReviewersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestRequestedReviewers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestRequestedReviewersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const requestChangeRequestReviewersMutation = (options?: Partial<Options<RequestChangeRequestReviewersData>>): UseMutationOptions<RequestChangeRequestReviewersResponse, RequestChangeRequestReviewersError, Options<RequestChangeRequestReviewersData>> => {
    const mutationOptions: UseMutationOptions<RequestChangeRequestReviewersResponse, RequestChangeRequestReviewersError, Options<RequestChangeRequestReviewersData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await requestChangeRequestReviewers({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const withdrawChangeRequestReviewerMutation = (options?: Partial<Options<WithdrawChangeRequestReviewerData>>): UseMutationOptions<WithdrawChangeRequestReviewerResponse, WithdrawChangeRequestReviewerError, Options<WithdrawChangeRequestReviewerData>> => {
    const mutationOptions: UseMutationOptions<WithdrawChangeRequestReviewerResponse, WithdrawChangeRequestReviewerError, Options<WithdrawChangeRequestReviewerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawChangeRequestReviewer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestContributorsQueryKey = (options: Options<ListChangeRequestContributorsData>) => createQueryKey('listChangeRequestContributors', options);

export const listChangeRequestContributorsOptions = (options: Options<ListChangeRequestContributorsData>) => queryOptions<ListChangeRequestContributorsResponse, ListChangeRequestContributorsError, ListChangeRequestContributorsResponse, ReturnType<typeof listChangeRequestContributorsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestContributors({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestContributorsQueryKey(options)
});

export const listChangeRequestContributorsInfiniteQueryKey = (options: Options<ListChangeRequestContributorsData>): QueryKey<Options<ListChangeRequestContributorsData>> => createQueryKey('listChangeRequestContributors', options, true);

export const listChangeRequestContributorsInfiniteOptions = (options: Options<ListChangeRequestContributorsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestContributorsResponse, ListChangeRequestContributorsError, InfiniteData<ListChangeRequestContributorsResponse>, QueryKey<Options<ListChangeRequestContributorsData>>, string | Pick<QueryKey<Options<ListChangeRequestContributorsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestContributorsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestContributors({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestContributorsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestMergeChecksQueryKey = (options: Options<GetChangeRequestMergeChecksData>) => createQueryKey('getChangeRequestMergeChecks', options);

export const getChangeRequestMergeChecksOptions = (options: Options<GetChangeRequestMergeChecksData>) => queryOptions<GetChangeRequestMergeChecksResponse, GetChangeRequestMergeChecksError, GetChangeRequestMergeChecksResponse, ReturnType<typeof getChangeRequestMergeChecksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestMergeChecks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestMergeChecksQueryKey(options)
});

export const tryMergeRulesMutation = (options?: Partial<Options<TryMergeRulesData>>): UseMutationOptions<TryMergeRulesResponse, TryMergeRulesError, Options<TryMergeRulesData>> => {
    const mutationOptions: UseMutationOptions<TryMergeRulesResponse, TryMergeRulesError, Options<TryMergeRulesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await tryMergeRules({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestViewedQueryKey = (options: Options<GetChangeRequestViewedData>) => createQueryKey('getChangeRequestViewed', options);

export const getChangeRequestViewedOptions = (options: Options<GetChangeRequestViewedData>) => queryOptions<GetChangeRequestViewedResponse, GetChangeRequestViewedError, GetChangeRequestViewedResponse, ReturnType<typeof getChangeRequestViewedQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestViewed({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestViewedQueryKey(options)
});

export const markChangeRequestViewedMutation = (options?: Partial<Options<MarkChangeRequestViewedData>>): UseMutationOptions<MarkChangeRequestViewedResponse, MarkChangeRequestViewedError, Options<MarkChangeRequestViewedData>> => {
    const mutationOptions: UseMutationOptions<MarkChangeRequestViewedResponse, MarkChangeRequestViewedError, Options<MarkChangeRequestViewedData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await markChangeRequestViewed({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const cancelChangeRequestMergePlanMutation = (options?: Partial<Options<CancelChangeRequestMergePlanData>>): UseMutationOptions<CancelChangeRequestMergePlanResponse, CancelChangeRequestMergePlanError, Options<CancelChangeRequestMergePlanData>> => {
    const mutationOptions: UseMutationOptions<CancelChangeRequestMergePlanResponse, CancelChangeRequestMergePlanError, Options<CancelChangeRequestMergePlanData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelChangeRequestMergePlan({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const planChangeRequestMergeMutation = (options?: Partial<Options<PlanChangeRequestMergeData>>): UseMutationOptions<PlanChangeRequestMergeResponse, PlanChangeRequestMergeError, Options<PlanChangeRequestMergeData>> => {
    const mutationOptions: UseMutationOptions<PlanChangeRequestMergeResponse, PlanChangeRequestMergeError, Options<PlanChangeRequestMergeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await planChangeRequestMerge({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestCommentersQueryKey = (options: Options<ListChangeRequestCommentersData>) => createQueryKey('listChangeRequestCommenters', options);

export const listChangeRequestCommentersOptions = (options: Options<ListChangeRequestCommentersData>) => queryOptions<ListChangeRequestCommentersResponse, ListChangeRequestCommentersError, ListChangeRequestCommentersResponse, ReturnType<typeof listChangeRequestCommentersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestCommenters({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestCommentersQueryKey(options)
});

export const listChangeRequestCommentersInfiniteQueryKey = (options: Options<ListChangeRequestCommentersData>): QueryKey<Options<ListChangeRequestCommentersData>> => createQueryKey('listChangeRequestCommenters', options, true);

export const listChangeRequestCommentersInfiniteOptions = (options: Options<ListChangeRequestCommentersData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestCommentersResponse, ListChangeRequestCommentersError, InfiniteData<ListChangeRequestCommentersResponse>, QueryKey<Options<ListChangeRequestCommentersData>>, string | Pick<QueryKey<Options<ListChangeRequestCommentersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestCommentersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestCommenters({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestCommentersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getChangeRequestPresenceQueryKey = (options: Options<GetChangeRequestPresenceData>) => createQueryKey('getChangeRequestPresence', options);

export const getChangeRequestPresenceOptions = (options: Options<GetChangeRequestPresenceData>) => queryOptions<GetChangeRequestPresenceResponse, GetChangeRequestPresenceError, GetChangeRequestPresenceResponse, ReturnType<typeof getChangeRequestPresenceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestPresence({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestPresenceQueryKey(options)
});

export const announceChangeRequestPresenceMutation = (options?: Partial<Options<AnnounceChangeRequestPresenceData>>): UseMutationOptions<AnnounceChangeRequestPresenceResponse, AnnounceChangeRequestPresenceError, Options<AnnounceChangeRequestPresenceData>> => {
    const mutationOptions: UseMutationOptions<AnnounceChangeRequestPresenceResponse, AnnounceChangeRequestPresenceError, Options<AnnounceChangeRequestPresenceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await announceChangeRequestPresence({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSpacePeopleQueryKey = (options: Options<ListSpacePeopleData>) => createQueryKey('listSpacePeople', options);

export const listSpacePeopleOptions = (options: Options<ListSpacePeopleData>) => queryOptions<ListSpacePeopleResponse, ListSpacePeopleError, ListSpacePeopleResponse, ReturnType<typeof listSpacePeopleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpacePeople({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpacePeopleQueryKey(options)
});

export const listSpaceCommentsQueryKey = (options: Options<ListSpaceCommentsData>) => createQueryKey('listSpaceComments', options);

export const listSpaceCommentsOptions = (options: Options<ListSpaceCommentsData>) => queryOptions<ListSpaceCommentsResponse, ListSpaceCommentsError, ListSpaceCommentsResponse, ReturnType<typeof listSpaceCommentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceComments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceCommentsQueryKey(options)
});

export const listSpaceCommentsInfiniteQueryKey = (options: Options<ListSpaceCommentsData>): QueryKey<Options<ListSpaceCommentsData>> => createQueryKey('listSpaceComments', options, true);

export const listSpaceCommentsInfiniteOptions = (options: Options<ListSpaceCommentsData>) => {
    const opts = infiniteQueryOptions<ListSpaceCommentsResponse, ListSpaceCommentsError, InfiniteData<ListSpaceCommentsResponse>, QueryKey<Options<ListSpaceCommentsData>>, string | Pick<QueryKey<Options<ListSpaceCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceComments({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceCommentsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createSpaceCommentMutation = (options?: Partial<Options<CreateSpaceCommentData>>): UseMutationOptions<CreateSpaceCommentResponse, CreateSpaceCommentError, Options<CreateSpaceCommentData>> => {
    const mutationOptions: UseMutationOptions<CreateSpaceCommentResponse, CreateSpaceCommentError, Options<CreateSpaceCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSpaceComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSpaceCommentMutation = (options?: Partial<Options<DeleteSpaceCommentData>>): UseMutationOptions<DeleteSpaceCommentResponse, DeleteSpaceCommentError, Options<DeleteSpaceCommentData>> => {
    const mutationOptions: UseMutationOptions<DeleteSpaceCommentResponse, DeleteSpaceCommentError, Options<DeleteSpaceCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSpaceComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpaceCommentQueryKey = (options: Options<GetSpaceCommentData>) => createQueryKey('getSpaceComment', options);

export const getSpaceCommentOptions = (options: Options<GetSpaceCommentData>) => queryOptions<GetSpaceCommentResponse, GetSpaceCommentError, GetSpaceCommentResponse, ReturnType<typeof getSpaceCommentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceComment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceCommentQueryKey(options)
});

export const updateSpaceCommentMutation = (options?: Partial<Options<UpdateSpaceCommentData>>): UseMutationOptions<UpdateSpaceCommentResponse, UpdateSpaceCommentError, Options<UpdateSpaceCommentData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceCommentResponse, UpdateSpaceCommentError, Options<UpdateSpaceCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSpaceCommentRepliesQueryKey = (options: Options<ListSpaceCommentRepliesData>) => createQueryKey('listSpaceCommentReplies', options);

export const listSpaceCommentRepliesOptions = (options: Options<ListSpaceCommentRepliesData>) => queryOptions<ListSpaceCommentRepliesResponse, ListSpaceCommentRepliesError, ListSpaceCommentRepliesResponse, ReturnType<typeof listSpaceCommentRepliesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceCommentReplies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceCommentRepliesQueryKey(options)
});

export const listSpaceCommentRepliesInfiniteQueryKey = (options: Options<ListSpaceCommentRepliesData>): QueryKey<Options<ListSpaceCommentRepliesData>> => createQueryKey('listSpaceCommentReplies', options, true);

export const listSpaceCommentRepliesInfiniteOptions = (options: Options<ListSpaceCommentRepliesData>) => {
    const opts = infiniteQueryOptions<ListSpaceCommentRepliesResponse, ListSpaceCommentRepliesError, InfiniteData<ListSpaceCommentRepliesResponse>, QueryKey<Options<ListSpaceCommentRepliesData>>, string | Pick<QueryKey<Options<ListSpaceCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceCommentReplies({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceCommentRepliesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createSpaceCommentReplyMutation = (options?: Partial<Options<CreateSpaceCommentReplyData>>): UseMutationOptions<CreateSpaceCommentReplyResponse, CreateSpaceCommentReplyError, Options<CreateSpaceCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<CreateSpaceCommentReplyResponse, CreateSpaceCommentReplyError, Options<CreateSpaceCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSpaceCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteSpaceCommentReplyMutation = (options?: Partial<Options<DeleteSpaceCommentReplyData>>): UseMutationOptions<DeleteSpaceCommentReplyResponse, DeleteSpaceCommentReplyError, Options<DeleteSpaceCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<DeleteSpaceCommentReplyResponse, DeleteSpaceCommentReplyError, Options<DeleteSpaceCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSpaceCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSpaceCommentReplyQueryKey = (options: Options<GetSpaceCommentReplyData>) => createQueryKey('getSpaceCommentReply', options);

export const getSpaceCommentReplyOptions = (options: Options<GetSpaceCommentReplyData>) => queryOptions<GetSpaceCommentReplyResponse, GetSpaceCommentReplyError, GetSpaceCommentReplyResponse, ReturnType<typeof getSpaceCommentReplyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSpaceCommentReply({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSpaceCommentReplyQueryKey(options)
});

export const updateSpaceCommentReplyMutation = (options?: Partial<Options<UpdateSpaceCommentReplyData>>): UseMutationOptions<UpdateSpaceCommentReplyResponse, UpdateSpaceCommentReplyError, Options<UpdateSpaceCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<UpdateSpaceCommentReplyResponse, UpdateSpaceCommentReplyError, Options<UpdateSpaceCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSpaceCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestCommentsQueryKey = (options: Options<ListChangeRequestCommentsData>) => createQueryKey('listChangeRequestComments', options);

export const listChangeRequestCommentsOptions = (options: Options<ListChangeRequestCommentsData>) => queryOptions<ListChangeRequestCommentsResponse, ListChangeRequestCommentsError, ListChangeRequestCommentsResponse, ReturnType<typeof listChangeRequestCommentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestComments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestCommentsQueryKey(options)
});

export const listChangeRequestCommentsInfiniteQueryKey = (options: Options<ListChangeRequestCommentsData>): QueryKey<Options<ListChangeRequestCommentsData>> => createQueryKey('listChangeRequestComments', options, true);

export const listChangeRequestCommentsInfiniteOptions = (options: Options<ListChangeRequestCommentsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestCommentsResponse, ListChangeRequestCommentsError, InfiniteData<ListChangeRequestCommentsResponse>, QueryKey<Options<ListChangeRequestCommentsData>>, string | Pick<QueryKey<Options<ListChangeRequestCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestCommentsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestComments({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestCommentsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createChangeRequestCommentMutation = (options?: Partial<Options<CreateChangeRequestCommentData>>): UseMutationOptions<CreateChangeRequestCommentResponse, CreateChangeRequestCommentError, Options<CreateChangeRequestCommentData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeRequestCommentResponse, CreateChangeRequestCommentError, Options<CreateChangeRequestCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeRequestComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteChangeRequestCommentMutation = (options?: Partial<Options<DeleteChangeRequestCommentData>>): UseMutationOptions<DeleteChangeRequestCommentResponse, DeleteChangeRequestCommentError, Options<DeleteChangeRequestCommentData>> => {
    const mutationOptions: UseMutationOptions<DeleteChangeRequestCommentResponse, DeleteChangeRequestCommentError, Options<DeleteChangeRequestCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteChangeRequestComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestCommentQueryKey = (options: Options<GetChangeRequestCommentData>) => createQueryKey('getChangeRequestComment', options);

export const getChangeRequestCommentOptions = (options: Options<GetChangeRequestCommentData>) => queryOptions<GetChangeRequestCommentResponse, GetChangeRequestCommentError, GetChangeRequestCommentResponse, ReturnType<typeof getChangeRequestCommentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestComment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestCommentQueryKey(options)
});

export const updateChangeRequestCommentMutation = (options?: Partial<Options<UpdateChangeRequestCommentData>>): UseMutationOptions<UpdateChangeRequestCommentResponse, UpdateChangeRequestCommentError, Options<UpdateChangeRequestCommentData>> => {
    const mutationOptions: UseMutationOptions<UpdateChangeRequestCommentResponse, UpdateChangeRequestCommentError, Options<UpdateChangeRequestCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateChangeRequestComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestCommentRepliesQueryKey = (options: Options<ListChangeRequestCommentRepliesData>) => createQueryKey('listChangeRequestCommentReplies', options);

export const listChangeRequestCommentRepliesOptions = (options: Options<ListChangeRequestCommentRepliesData>) => queryOptions<ListChangeRequestCommentRepliesResponse, ListChangeRequestCommentRepliesError, ListChangeRequestCommentRepliesResponse, ReturnType<typeof listChangeRequestCommentRepliesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestCommentReplies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestCommentRepliesQueryKey(options)
});

export const listChangeRequestCommentRepliesInfiniteQueryKey = (options: Options<ListChangeRequestCommentRepliesData>): QueryKey<Options<ListChangeRequestCommentRepliesData>> => createQueryKey('listChangeRequestCommentReplies', options, true);

export const listChangeRequestCommentRepliesInfiniteOptions = (options: Options<ListChangeRequestCommentRepliesData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestCommentRepliesResponse, ListChangeRequestCommentRepliesError, InfiniteData<ListChangeRequestCommentRepliesResponse>, QueryKey<Options<ListChangeRequestCommentRepliesData>>, string | Pick<QueryKey<Options<ListChangeRequestCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestCommentRepliesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestCommentReplies({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestCommentRepliesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createChangeRequestCommentReplyMutation = (options?: Partial<Options<CreateChangeRequestCommentReplyData>>): UseMutationOptions<CreateChangeRequestCommentReplyResponse, CreateChangeRequestCommentReplyError, Options<CreateChangeRequestCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<CreateChangeRequestCommentReplyResponse, CreateChangeRequestCommentReplyError, Options<CreateChangeRequestCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createChangeRequestCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteChangeRequestCommentReplyMutation = (options?: Partial<Options<DeleteChangeRequestCommentReplyData>>): UseMutationOptions<DeleteChangeRequestCommentReplyResponse, DeleteChangeRequestCommentReplyError, Options<DeleteChangeRequestCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<DeleteChangeRequestCommentReplyResponse, DeleteChangeRequestCommentReplyError, Options<DeleteChangeRequestCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteChangeRequestCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestCommentReplyQueryKey = (options: Options<GetChangeRequestCommentReplyData>) => createQueryKey('getChangeRequestCommentReply', options);

export const getChangeRequestCommentReplyOptions = (options: Options<GetChangeRequestCommentReplyData>) => queryOptions<GetChangeRequestCommentReplyResponse, GetChangeRequestCommentReplyError, GetChangeRequestCommentReplyResponse, ReturnType<typeof getChangeRequestCommentReplyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestCommentReply({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestCommentReplyQueryKey(options)
});

export const updateChangeRequestCommentReplyMutation = (options?: Partial<Options<UpdateChangeRequestCommentReplyData>>): UseMutationOptions<UpdateChangeRequestCommentReplyResponse, UpdateChangeRequestCommentReplyError, Options<UpdateChangeRequestCommentReplyData>> => {
    const mutationOptions: UseMutationOptions<UpdateChangeRequestCommentReplyResponse, UpdateChangeRequestCommentReplyError, Options<UpdateChangeRequestCommentReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateChangeRequestCommentReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChangeRequestSuggestionsQueryKey = (options: Options<ListChangeRequestSuggestionsData>) => createQueryKey('listChangeRequestSuggestions', options);

export const listChangeRequestSuggestionsOptions = (options: Options<ListChangeRequestSuggestionsData>) => queryOptions<ListChangeRequestSuggestionsResponse, ListChangeRequestSuggestionsError, ListChangeRequestSuggestionsResponse, ReturnType<typeof listChangeRequestSuggestionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChangeRequestSuggestions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangeRequestSuggestionsQueryKey(options)
});

export const listChangeRequestSuggestionsInfiniteQueryKey = (options: Options<ListChangeRequestSuggestionsData>): QueryKey<Options<ListChangeRequestSuggestionsData>> => createQueryKey('listChangeRequestSuggestions', options, true);

export const listChangeRequestSuggestionsInfiniteOptions = (options: Options<ListChangeRequestSuggestionsData>) => {
    const opts = infiniteQueryOptions<ListChangeRequestSuggestionsResponse, ListChangeRequestSuggestionsError, InfiniteData<ListChangeRequestSuggestionsResponse>, QueryKey<Options<ListChangeRequestSuggestionsData>>, string | Pick<QueryKey<Options<ListChangeRequestSuggestionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListChangeRequestSuggestionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listChangeRequestSuggestions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listChangeRequestSuggestionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createSuggestionMutation = (options?: Partial<Options<CreateSuggestionData>>): UseMutationOptions<CreateSuggestionResponse, CreateSuggestionError, Options<CreateSuggestionData>> => {
    const mutationOptions: UseMutationOptions<CreateSuggestionResponse, CreateSuggestionError, Options<CreateSuggestionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSuggestion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getChangeRequestSuggestionQueryKey = (options: Options<GetChangeRequestSuggestionData>) => createQueryKey('getChangeRequestSuggestion', options);

export const getChangeRequestSuggestionOptions = (options: Options<GetChangeRequestSuggestionData>) => queryOptions<GetChangeRequestSuggestionResponse, GetChangeRequestSuggestionError, GetChangeRequestSuggestionResponse, ReturnType<typeof getChangeRequestSuggestionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getChangeRequestSuggestion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getChangeRequestSuggestionQueryKey(options)
});

export const acceptSuggestionMutation = (options?: Partial<Options<AcceptSuggestionData>>): UseMutationOptions<AcceptSuggestionResponse, AcceptSuggestionError, Options<AcceptSuggestionData>> => {
    const mutationOptions: UseMutationOptions<AcceptSuggestionResponse, AcceptSuggestionError, Options<AcceptSuggestionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acceptSuggestion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const acceptSuggestionsMutation = (options?: Partial<Options<AcceptSuggestionsData>>): UseMutationOptions<AcceptSuggestionsResponse, AcceptSuggestionsError, Options<AcceptSuggestionsData>> => {
    const mutationOptions: UseMutationOptions<AcceptSuggestionsResponse, AcceptSuggestionsError, Options<AcceptSuggestionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acceptSuggestions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const dismissSuggestionMutation = (options?: Partial<Options<DismissSuggestionData>>): UseMutationOptions<DismissSuggestionResponse, DismissSuggestionError, Options<DismissSuggestionData>> => {
    const mutationOptions: UseMutationOptions<DismissSuggestionResponse, DismissSuggestionError, Options<DismissSuggestionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dismissSuggestion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const searchSpaceQueryKey = (options: Options<SearchSpaceData>) => createQueryKey('searchSpace', options);

export const searchSpaceOptions = (options: Options<SearchSpaceData>) => queryOptions<SearchSpaceResponse, SearchSpaceError, SearchSpaceResponse, ReturnType<typeof searchSpaceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await searchSpace({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: searchSpaceQueryKey(options)
});

export const searchSpaceInfiniteQueryKey = (options: Options<SearchSpaceData>): QueryKey<Options<SearchSpaceData>> => createQueryKey('searchSpace', options, true);

export const searchSpaceInfiniteOptions = (options: Options<SearchSpaceData>) => {
    const opts = infiniteQueryOptions<SearchSpaceResponse, SearchSpaceError, InfiniteData<SearchSpaceResponse>, QueryKey<Options<SearchSpaceData>>, string | Pick<QueryKey<Options<SearchSpaceData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<SearchSpaceData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await searchSpace({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: searchSpaceInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const findThingsQueryKey = (options: Options<FindThingsData>) => createQueryKey('findThings', options);

export const findThingsOptions = (options: Options<FindThingsData>) => queryOptions<FindThingsResponse, FindThingsError, FindThingsResponse, ReturnType<typeof findThingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await findThings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: findThingsQueryKey(options)
});

export const previewReplacementMutation = (options?: Partial<Options<PreviewReplacementData>>): UseMutationOptions<PreviewReplacementResponse, PreviewReplacementError, Options<PreviewReplacementData>> => {
    const mutationOptions: UseMutationOptions<PreviewReplacementResponse, PreviewReplacementError, Options<PreviewReplacementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewReplacement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const startReplacementMutation = (options?: Partial<Options<StartReplacementData>>): UseMutationOptions<StartReplacementResponse, StartReplacementError, Options<StartReplacementData>> => {
    const mutationOptions: UseMutationOptions<StartReplacementResponse, StartReplacementError, Options<StartReplacementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await startReplacement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSitesQueryKey = (options: Options<ListSitesData>) => createQueryKey('listSites', options);

export const listSitesOptions = (options: Options<ListSitesData>) => queryOptions<ListSitesResponse, ListSitesError, ListSitesResponse, ReturnType<typeof listSitesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSites({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSitesQueryKey(options)
});

export const listSitesInfiniteQueryKey = (options: Options<ListSitesData>): QueryKey<Options<ListSitesData>> => createQueryKey('listSites', options, true);

export const listSitesInfiniteOptions = (options: Options<ListSitesData>) => {
    const opts = infiniteQueryOptions<ListSitesResponse, ListSitesError, InfiniteData<ListSitesResponse>, QueryKey<Options<ListSitesData>>, string | Pick<QueryKey<Options<ListSitesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSitesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSites({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSitesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getSiteQueryKey = (options: Options<GetSiteData>) => createQueryKey('getSite', options);

export const getSiteOptions = (options: Options<GetSiteData>) => queryOptions<GetSiteResponse, GetSiteError, GetSiteResponse, ReturnType<typeof getSiteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSite({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteQueryKey(options)
});

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

export const getSiteAdaptiveSchemaQueryKey = (options: Options<GetSiteAdaptiveSchemaData>) => createQueryKey('getSiteAdaptiveSchema', options);

export const getSiteAdaptiveSchemaOptions = (options: Options<GetSiteAdaptiveSchemaData>) => queryOptions<GetSiteAdaptiveSchemaResponse, GetSiteAdaptiveSchemaError, GetSiteAdaptiveSchemaResponse, ReturnType<typeof getSiteAdaptiveSchemaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteAdaptiveSchema({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteAdaptiveSchemaQueryKey(options)
});

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

export const listSiteTemplateConditionsQueryKey = (options: Options<ListSiteTemplateConditionsData>) => createQueryKey('listSiteTemplateConditions', options);

export const listSiteTemplateConditionsOptions = (options: Options<ListSiteTemplateConditionsData>) => queryOptions<ListSiteTemplateConditionsResponse, ListSiteTemplateConditionsError, ListSiteTemplateConditionsResponse, ReturnType<typeof listSiteTemplateConditionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteTemplateConditions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteTemplateConditionsQueryKey(options)
});

export const getPublishedSiteQueryKey = (options: Options<GetPublishedSiteData>) => createQueryKey('getPublishedSite', options);

export const getPublishedSiteOptions = (options: Options<GetPublishedSiteData>) => queryOptions<GetPublishedSiteResponse, GetPublishedSiteError, GetPublishedSiteResponse, ReturnType<typeof getPublishedSiteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublishedSite({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublishedSiteQueryKey(options)
});

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

export const listSiteSectionsQueryKey = (options: Options<ListSiteSectionsData>) => createQueryKey('listSiteSections', options);

export const listSiteSectionsOptions = (options: Options<ListSiteSectionsData>) => queryOptions<ListSiteSectionsResponse, ListSiteSectionsError, ListSiteSectionsResponse, ReturnType<typeof listSiteSectionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteSections({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteSectionsQueryKey(options)
});

export const listSiteSectionsInfiniteQueryKey = (options: Options<ListSiteSectionsData>): QueryKey<Options<ListSiteSectionsData>> => createQueryKey('listSiteSections', options, true);

export const listSiteSectionsInfiniteOptions = (options: Options<ListSiteSectionsData>) => {
    const opts = infiniteQueryOptions<ListSiteSectionsResponse, ListSiteSectionsError, InfiniteData<ListSiteSectionsResponse>, QueryKey<Options<ListSiteSectionsData>>, string | Pick<QueryKey<Options<ListSiteSectionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteSectionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteSections({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteSectionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listSiteSectionGroupsQueryKey = (options: Options<ListSiteSectionGroupsData>) => createQueryKey('listSiteSectionGroups', options);

export const listSiteSectionGroupsOptions = (options: Options<ListSiteSectionGroupsData>) => queryOptions<ListSiteSectionGroupsResponse, ListSiteSectionGroupsError, ListSiteSectionGroupsResponse, ReturnType<typeof listSiteSectionGroupsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteSectionGroups({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteSectionGroupsQueryKey(options)
});

export const listSiteSectionGroupsInfiniteQueryKey = (options: Options<ListSiteSectionGroupsData>): QueryKey<Options<ListSiteSectionGroupsData>> => createQueryKey('listSiteSectionGroups', options, true);

export const listSiteSectionGroupsInfiniteOptions = (options: Options<ListSiteSectionGroupsData>) => {
    const opts = infiniteQueryOptions<ListSiteSectionGroupsResponse, ListSiteSectionGroupsError, InfiniteData<ListSiteSectionGroupsResponse>, QueryKey<Options<ListSiteSectionGroupsData>>, string | Pick<QueryKey<Options<ListSiteSectionGroupsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteSectionGroupsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteSectionGroups({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteSectionGroupsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listSiteSpacesQueryKey = (options: Options<ListSiteSpacesData>) => createQueryKey('listSiteSpaces', options);

export const listSiteSpacesOptions = (options: Options<ListSiteSpacesData>) => queryOptions<ListSiteSpacesResponse, ListSiteSpacesError, ListSiteSpacesResponse, ReturnType<typeof listSiteSpacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteSpaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteSpacesQueryKey(options)
});

export const listSiteSpacesInfiniteQueryKey = (options: Options<ListSiteSpacesData>): QueryKey<Options<ListSiteSpacesData>> => createQueryKey('listSiteSpaces', options, true);

export const listSiteSpacesInfiniteOptions = (options: Options<ListSiteSpacesData>) => {
    const opts = infiniteQueryOptions<ListSiteSpacesResponse, ListSiteSpacesError, InfiniteData<ListSiteSpacesResponse>, QueryKey<Options<ListSiteSpacesData>>, string | Pick<QueryKey<Options<ListSiteSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteSpacesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteSpaces({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteSpacesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getSiteReachQueryKey = (options: Options<GetSiteReachData>) => createQueryKey('getSiteReach', options);

export const getSiteReachOptions = (options: Options<GetSiteReachData>) => queryOptions<GetSiteReachResponse, GetSiteReachError, GetSiteReachResponse, ReturnType<typeof getSiteReachQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteReach({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteReachQueryKey(options)
});

export const getSiteStructureQueryKey = (options: Options<GetSiteStructureData>) => createQueryKey('getSiteStructure', options);

export const getSiteStructureOptions = (options: Options<GetSiteStructureData>) => queryOptions<GetSiteStructureResponse, GetSiteStructureError, GetSiteStructureResponse, ReturnType<typeof getSiteStructureQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteStructure({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteStructureQueryKey(options)
});

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

export const getSiteDraftQueryKey = (options: Options<GetSiteDraftData>) => createQueryKey('getSiteDraft', options);

export const getSiteDraftOptions = (options: Options<GetSiteDraftData>) => queryOptions<GetSiteDraftResponse, GetSiteDraftError, GetSiteDraftResponse, ReturnType<typeof getSiteDraftQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteDraft({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteDraftQueryKey(options)
});

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

export const getSiteCustomizationQueryKey = (options: Options<GetSiteCustomizationData>) => createQueryKey('getSiteCustomization', options);

export const getSiteCustomizationOptions = (options: Options<GetSiteCustomizationData>) => queryOptions<GetSiteCustomizationResponse, GetSiteCustomizationError, GetSiteCustomizationResponse, ReturnType<typeof getSiteCustomizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteCustomization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteCustomizationQueryKey(options)
});

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

export const getSiteSpaceCustomizationQueryKey = (options: Options<GetSiteSpaceCustomizationData>) => createQueryKey('getSiteSpaceCustomization', options);

export const getSiteSpaceCustomizationOptions = (options: Options<GetSiteSpaceCustomizationData>) => queryOptions<GetSiteSpaceCustomizationResponse, GetSiteSpaceCustomizationError, GetSiteSpaceCustomizationResponse, ReturnType<typeof getSiteSpaceCustomizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteSpaceCustomization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteSpaceCustomizationQueryKey(options)
});

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

export const getSitePublishingPreviewQueryKey = (options: Options<GetSitePublishingPreviewData>) => createQueryKey('getSitePublishingPreview', options);

export const getSitePublishingPreviewOptions = (options: Options<GetSitePublishingPreviewData>) => queryOptions<GetSitePublishingPreviewResponse, GetSitePublishingPreviewError, GetSitePublishingPreviewResponse, ReturnType<typeof getSitePublishingPreviewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSitePublishingPreview({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSitePublishingPreviewQueryKey(options)
});

export const getSitePublishingPreviewInfiniteQueryKey = (options: Options<GetSitePublishingPreviewData>): QueryKey<Options<GetSitePublishingPreviewData>> => createQueryKey('getSitePublishingPreview', options, true);

export const getSitePublishingPreviewInfiniteOptions = (options: Options<GetSitePublishingPreviewData>) => {
    const opts = infiniteQueryOptions<GetSitePublishingPreviewResponse, GetSitePublishingPreviewError, InfiniteData<GetSitePublishingPreviewResponse>, QueryKey<Options<GetSitePublishingPreviewData>>, string | Pick<QueryKey<Options<GetSitePublishingPreviewData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<GetSitePublishingPreviewData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await getSitePublishingPreview({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: getSitePublishingPreviewInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getSiteLookDraftQueryKey = (options: Options<GetSiteLookDraftData>) => createQueryKey('getSiteLookDraft', options);

export const getSiteLookDraftOptions = (options: Options<GetSiteLookDraftData>) => queryOptions<GetSiteLookDraftResponse, GetSiteLookDraftError, GetSiteLookDraftResponse, ReturnType<typeof getSiteLookDraftQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteLookDraft({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteLookDraftQueryKey(options)
});

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

export const getCustomHostnameQueryKey = (options: Options<GetCustomHostnameData>) => createQueryKey('getCustomHostname', options);

export const getCustomHostnameOptions = (options: Options<GetCustomHostnameData>) => queryOptions<GetCustomHostnameResponse, GetCustomHostnameError, GetCustomHostnameResponse, ReturnType<typeof getCustomHostnameQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCustomHostname({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCustomHostnameQueryKey(options)
});

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

export const listShareLinksQueryKey = (options: Options<ListShareLinksData>) => createQueryKey('listShareLinks', options);

export const listShareLinksOptions = (options: Options<ListShareLinksData>) => queryOptions<ListShareLinksResponse, ListShareLinksError, ListShareLinksResponse, ReturnType<typeof listShareLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listShareLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listShareLinksQueryKey(options)
});

export const listShareLinksInfiniteQueryKey = (options: Options<ListShareLinksData>): QueryKey<Options<ListShareLinksData>> => createQueryKey('listShareLinks', options, true);

export const listShareLinksInfiniteOptions = (options: Options<ListShareLinksData>) => {
    const opts = infiniteQueryOptions<ListShareLinksResponse, ListShareLinksError, InfiniteData<ListShareLinksResponse>, QueryKey<Options<ListShareLinksData>>, string | Pick<QueryKey<Options<ListShareLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListShareLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listShareLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listShareLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const getSitePublishingAuthQueryKey = (options: Options<GetSitePublishingAuthData>) => createQueryKey('getSitePublishingAuth', options);

export const getSitePublishingAuthOptions = (options: Options<GetSitePublishingAuthData>) => queryOptions<GetSitePublishingAuthResponse, GetSitePublishingAuthError, GetSitePublishingAuthResponse, ReturnType<typeof getSitePublishingAuthQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSitePublishingAuth({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSitePublishingAuthQueryKey(options)
});

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

export const listSiteRedirectsQueryKey = (options: Options<ListSiteRedirectsData>) => createQueryKey('listSiteRedirects', options);

export const listSiteRedirectsOptions = (options: Options<ListSiteRedirectsData>) => queryOptions<ListSiteRedirectsResponse, ListSiteRedirectsError, ListSiteRedirectsResponse, ReturnType<typeof listSiteRedirectsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteRedirects({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteRedirectsQueryKey(options)
});

export const listSiteRedirectsInfiniteQueryKey = (options: Options<ListSiteRedirectsData>): QueryKey<Options<ListSiteRedirectsData>> => createQueryKey('listSiteRedirects', options, true);

export const listSiteRedirectsInfiniteOptions = (options: Options<ListSiteRedirectsData>) => {
    const opts = infiniteQueryOptions<ListSiteRedirectsResponse, ListSiteRedirectsError, InfiniteData<ListSiteRedirectsResponse>, QueryKey<Options<ListSiteRedirectsData>>, string | Pick<QueryKey<Options<ListSiteRedirectsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteRedirectsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteRedirects({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteRedirectsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const resolveSiteRedirectQueryKey = (options: Options<ResolveSiteRedirectData>) => createQueryKey('resolveSiteRedirect', options);

export const resolveSiteRedirectOptions = (options: Options<ResolveSiteRedirectData>) => queryOptions<ResolveSiteRedirectResponse, ResolveSiteRedirectError, ResolveSiteRedirectResponse, ReturnType<typeof resolveSiteRedirectQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await resolveSiteRedirect({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: resolveSiteRedirectQueryKey(options)
});

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

export const getSiteHostnameQueryKey = (options: Options<GetSiteHostnameData>) => createQueryKey('getSiteHostname', options);

export const getSiteHostnameOptions = (options: Options<GetSiteHostnameData>) => queryOptions<GetSiteHostnameResponse, GetSiteHostnameError, GetSiteHostnameResponse, ReturnType<typeof getSiteHostnameQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSiteHostname({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSiteHostnameQueryKey(options)
});

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

export const listSiteFeedbackQueryKey = (options: Options<ListSiteFeedbackData>) => createQueryKey('listSiteFeedback', options);

export const listSiteFeedbackOptions = (options: Options<ListSiteFeedbackData>) => queryOptions<ListSiteFeedbackResponse, ListSiteFeedbackError, ListSiteFeedbackResponse, ReturnType<typeof listSiteFeedbackQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteFeedback({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteFeedbackQueryKey(options)
});

export const listSiteFeedbackInfiniteQueryKey = (options: Options<ListSiteFeedbackData>): QueryKey<Options<ListSiteFeedbackData>> => createQueryKey('listSiteFeedback', options, true);

export const listSiteFeedbackInfiniteOptions = (options: Options<ListSiteFeedbackData>) => {
    const opts = infiniteQueryOptions<ListSiteFeedbackResponse, ListSiteFeedbackError, InfiniteData<ListSiteFeedbackResponse>, QueryKey<Options<ListSiteFeedbackData>>, string | Pick<QueryKey<Options<ListSiteFeedbackData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteFeedbackData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteFeedback({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteFeedbackInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteFeedbackPagesQueryKey = (options: Options<ListSiteFeedbackPagesData>) => createQueryKey('listSiteFeedbackPages', options);

export const listSiteFeedbackPagesOptions = (options: Options<ListSiteFeedbackPagesData>) => queryOptions<ListSiteFeedbackPagesResponse, ListSiteFeedbackPagesError, ListSiteFeedbackPagesResponse, ReturnType<typeof listSiteFeedbackPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteFeedbackPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteFeedbackPagesQueryKey(options)
});

export const listSiteFeedbackPagesInfiniteQueryKey = (options: Options<ListSiteFeedbackPagesData>): QueryKey<Options<ListSiteFeedbackPagesData>> => createQueryKey('listSiteFeedbackPages', options, true);

export const listSiteFeedbackPagesInfiniteOptions = (options: Options<ListSiteFeedbackPagesData>) => {
    const opts = infiniteQueryOptions<ListSiteFeedbackPagesResponse, ListSiteFeedbackPagesError, InfiniteData<ListSiteFeedbackPagesResponse>, QueryKey<Options<ListSiteFeedbackPagesData>>, string | Pick<QueryKey<Options<ListSiteFeedbackPagesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteFeedbackPagesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteFeedbackPages({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteFeedbackPagesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listSiteFontsQueryKey = (options: Options<ListSiteFontsData>) => createQueryKey('listSiteFonts', options);

export const listSiteFontsOptions = (options: Options<ListSiteFontsData>) => queryOptions<ListSiteFontsResponse, ListSiteFontsError, ListSiteFontsResponse, ReturnType<typeof listSiteFontsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteFonts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteFontsQueryKey(options)
});

export const listSiteFontsInfiniteQueryKey = (options: Options<ListSiteFontsData>): QueryKey<Options<ListSiteFontsData>> => createQueryKey('listSiteFonts', options, true);

export const listSiteFontsInfiniteOptions = (options: Options<ListSiteFontsData>) => {
    const opts = infiniteQueryOptions<ListSiteFontsResponse, ListSiteFontsError, InfiniteData<ListSiteFontsResponse>, QueryKey<Options<ListSiteFontsData>>, string | Pick<QueryKey<Options<ListSiteFontsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteFontsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteFonts({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteFontsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listIntegrationsQueryKey = (options?: Options<ListIntegrationsData>) => createQueryKey('listIntegrations', options);

export const listIntegrationsOptions = (options?: Options<ListIntegrationsData>) => queryOptions<ListIntegrationsResponse, ListIntegrationsError, ListIntegrationsResponse, ReturnType<typeof listIntegrationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIntegrations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIntegrationsQueryKey(options)
});

export const listIntegrationsInfiniteQueryKey = (options?: Options<ListIntegrationsData>): QueryKey<Options<ListIntegrationsData>> => createQueryKey('listIntegrations', options, true);

export const listIntegrationsInfiniteOptions = (options?: Options<ListIntegrationsData>) => {
    const opts = infiniteQueryOptions<ListIntegrationsResponse, ListIntegrationsError, InfiniteData<ListIntegrationsResponse>, QueryKey<Options<ListIntegrationsData>>, string | Pick<QueryKey<Options<ListIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListIntegrationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listIntegrations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listIntegrationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

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

export const getIntegrationQueryKey = (options: Options<GetIntegrationData>) => createQueryKey('getIntegration', options);

export const getIntegrationOptions = (options: Options<GetIntegrationData>) => queryOptions<GetIntegrationResponse, GetIntegrationError, GetIntegrationResponse, ReturnType<typeof getIntegrationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getIntegration({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getIntegrationQueryKey(options)
});

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

export const listInstallationsQueryKey = (options: Options<ListInstallationsData>) => createQueryKey('listInstallations', options);

export const listInstallationsOptions = (options: Options<ListInstallationsData>) => queryOptions<ListInstallationsResponse, ListInstallationsError, ListInstallationsResponse, ReturnType<typeof listInstallationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInstallations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInstallationsQueryKey(options)
});

export const listInstallationsInfiniteQueryKey = (options: Options<ListInstallationsData>): QueryKey<Options<ListInstallationsData>> => createQueryKey('listInstallations', options, true);

export const listInstallationsInfiniteOptions = (options: Options<ListInstallationsData>) => {
    const opts = infiniteQueryOptions<ListInstallationsResponse, ListInstallationsError, InfiniteData<ListInstallationsResponse>, QueryKey<Options<ListInstallationsData>>, string | Pick<QueryKey<Options<ListInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listInstallations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listInstallationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listIntegrationEventsQueryKey = (options: Options<ListIntegrationEventsData>) => createQueryKey('listIntegrationEvents', options);

export const listIntegrationEventsOptions = (options: Options<ListIntegrationEventsData>) => queryOptions<ListIntegrationEventsResponse, ListIntegrationEventsError, ListIntegrationEventsResponse, ReturnType<typeof listIntegrationEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIntegrationEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIntegrationEventsQueryKey(options)
});

export const listIntegrationEventsInfiniteQueryKey = (options: Options<ListIntegrationEventsData>): QueryKey<Options<ListIntegrationEventsData>> => createQueryKey('listIntegrationEvents', options, true);

export const listIntegrationEventsInfiniteOptions = (options: Options<ListIntegrationEventsData>) => {
    const opts = infiniteQueryOptions<ListIntegrationEventsResponse, ListIntegrationEventsError, InfiniteData<ListIntegrationEventsResponse>, QueryKey<Options<ListIntegrationEventsData>>, string | Pick<QueryKey<Options<ListIntegrationEventsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListIntegrationEventsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listIntegrationEvents({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listIntegrationEventsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getIntegrationEventQueryKey = (options: Options<GetIntegrationEventData>) => createQueryKey('getIntegrationEvent', options);

export const getIntegrationEventOptions = (options: Options<GetIntegrationEventData>) => queryOptions<GetIntegrationEventResponse, GetIntegrationEventError, GetIntegrationEventResponse, ReturnType<typeof getIntegrationEventQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getIntegrationEvent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getIntegrationEventQueryKey(options)
});

export const listSpaceInstallationsQueryKey = (options: Options<ListSpaceInstallationsData>) => createQueryKey('listSpaceInstallations', options);

export const listSpaceInstallationsOptions = (options: Options<ListSpaceInstallationsData>) => queryOptions<ListSpaceInstallationsResponse, ListSpaceInstallationsError, ListSpaceInstallationsResponse, ReturnType<typeof listSpaceInstallationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSpaceInstallations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSpaceInstallationsQueryKey(options)
});

export const listSpaceInstallationsInfiniteQueryKey = (options: Options<ListSpaceInstallationsData>): QueryKey<Options<ListSpaceInstallationsData>> => createQueryKey('listSpaceInstallations', options, true);

export const listSpaceInstallationsInfiniteOptions = (options: Options<ListSpaceInstallationsData>) => {
    const opts = infiniteQueryOptions<ListSpaceInstallationsResponse, ListSpaceInstallationsError, InfiniteData<ListSpaceInstallationsResponse>, QueryKey<Options<ListSpaceInstallationsData>>, string | Pick<QueryKey<Options<ListSpaceInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSpaceInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSpaceInstallations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSpaceInstallationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listSiteInstallationsQueryKey = (options: Options<ListSiteInstallationsData>) => createQueryKey('listSiteInstallations', options);

export const listSiteInstallationsOptions = (options: Options<ListSiteInstallationsData>) => queryOptions<ListSiteInstallationsResponse, ListSiteInstallationsError, ListSiteInstallationsResponse, ReturnType<typeof listSiteInstallationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSiteInstallations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSiteInstallationsQueryKey(options)
});

export const listSiteInstallationsInfiniteQueryKey = (options: Options<ListSiteInstallationsData>): QueryKey<Options<ListSiteInstallationsData>> => createQueryKey('listSiteInstallations', options, true);

export const listSiteInstallationsInfiniteOptions = (options: Options<ListSiteInstallationsData>) => {
    const opts = infiniteQueryOptions<ListSiteInstallationsResponse, ListSiteInstallationsError, InfiniteData<ListSiteInstallationsResponse>, QueryKey<Options<ListSiteInstallationsData>>, string | Pick<QueryKey<Options<ListSiteInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSiteInstallationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSiteInstallations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSiteInstallationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
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

export const listApiSpecsQueryKey = (options: Options<ListApiSpecsData>) => createQueryKey('listApiSpecs', options);

export const listApiSpecsOptions = (options: Options<ListApiSpecsData>) => queryOptions<ListApiSpecsResponse, ListApiSpecsError, ListApiSpecsResponse, ReturnType<typeof listApiSpecsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiSpecs({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiSpecsQueryKey(options)
});

export const listApiSpecsInfiniteQueryKey = (options: Options<ListApiSpecsData>): QueryKey<Options<ListApiSpecsData>> => createQueryKey('listApiSpecs', options, true);

export const listApiSpecsInfiniteOptions = (options: Options<ListApiSpecsData>) => {
    const opts = infiniteQueryOptions<ListApiSpecsResponse, ListApiSpecsError, InfiniteData<ListApiSpecsResponse>, QueryKey<Options<ListApiSpecsData>>, string | Pick<QueryKey<Options<ListApiSpecsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListApiSpecsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listApiSpecs({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listApiSpecsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createApiSpecMutation = (options?: Partial<Options<CreateApiSpecData>>): UseMutationOptions<CreateApiSpecResponse, CreateApiSpecError, Options<CreateApiSpecData>> => {
    const mutationOptions: UseMutationOptions<CreateApiSpecResponse, CreateApiSpecError, Options<CreateApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteApiSpecMutation = (options?: Partial<Options<DeleteApiSpecData>>): UseMutationOptions<DeleteApiSpecResponse, DeleteApiSpecError, Options<DeleteApiSpecData>> => {
    const mutationOptions: UseMutationOptions<DeleteApiSpecResponse, DeleteApiSpecError, Options<DeleteApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getApiSpecQueryKey = (options: Options<GetApiSpecData>) => createQueryKey('getApiSpec', options);

export const getApiSpecOptions = (options: Options<GetApiSpecData>) => queryOptions<GetApiSpecResponse, GetApiSpecError, GetApiSpecResponse, ReturnType<typeof getApiSpecQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiSpec({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiSpecQueryKey(options)
});

export const updateApiSpecMutation = (options?: Partial<Options<UpdateApiSpecData>>): UseMutationOptions<UpdateApiSpecResponse, UpdateApiSpecError, Options<UpdateApiSpecData>> => {
    const mutationOptions: UseMutationOptions<UpdateApiSpecResponse, UpdateApiSpecError, Options<UpdateApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const replaceApiSpecMutation = (options?: Partial<Options<ReplaceApiSpecData>>): UseMutationOptions<ReplaceApiSpecResponse, ReplaceApiSpecError, Options<ReplaceApiSpecData>> => {
    const mutationOptions: UseMutationOptions<ReplaceApiSpecResponse, ReplaceApiSpecError, Options<ReplaceApiSpecData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replaceApiSpec({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listApiSpecVersionsQueryKey = (options: Options<ListApiSpecVersionsData>) => createQueryKey('listApiSpecVersions', options);

export const listApiSpecVersionsOptions = (options: Options<ListApiSpecVersionsData>) => queryOptions<ListApiSpecVersionsResponse, ListApiSpecVersionsError, ListApiSpecVersionsResponse, ReturnType<typeof listApiSpecVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiSpecVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiSpecVersionsQueryKey(options)
});

export const listApiSpecVersionsInfiniteQueryKey = (options: Options<ListApiSpecVersionsData>): QueryKey<Options<ListApiSpecVersionsData>> => createQueryKey('listApiSpecVersions', options, true);

export const listApiSpecVersionsInfiniteOptions = (options: Options<ListApiSpecVersionsData>) => {
    const opts = infiniteQueryOptions<ListApiSpecVersionsResponse, ListApiSpecVersionsError, InfiniteData<ListApiSpecVersionsResponse>, QueryKey<Options<ListApiSpecVersionsData>>, string | Pick<QueryKey<Options<ListApiSpecVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListApiSpecVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listApiSpecVersions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listApiSpecVersionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getLatestApiSpecVersionQueryKey = (options: Options<GetLatestApiSpecVersionData>) => createQueryKey('getLatestApiSpecVersion', options);

export const getLatestApiSpecVersionOptions = (options: Options<GetLatestApiSpecVersionData>) => queryOptions<GetLatestApiSpecVersionResponse, GetLatestApiSpecVersionError, GetLatestApiSpecVersionResponse, ReturnType<typeof getLatestApiSpecVersionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLatestApiSpecVersion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLatestApiSpecVersionQueryKey(options)
});

export const getLatestApiSpecContentQueryKey = (options: Options<GetLatestApiSpecContentData>) => createQueryKey('getLatestApiSpecContent', options);

export const getLatestApiSpecContentOptions = (options: Options<GetLatestApiSpecContentData>) => queryOptions<GetLatestApiSpecContentResponse, GetLatestApiSpecContentError, GetLatestApiSpecContentResponse, ReturnType<typeof getLatestApiSpecContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLatestApiSpecContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLatestApiSpecContentQueryKey(options)
});

export const getApiSpecVersionQueryKey = (options: Options<GetApiSpecVersionData>) => createQueryKey('getApiSpecVersion', options);

export const getApiSpecVersionOptions = (options: Options<GetApiSpecVersionData>) => queryOptions<GetApiSpecVersionResponse, GetApiSpecVersionError, GetApiSpecVersionResponse, ReturnType<typeof getApiSpecVersionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiSpecVersion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiSpecVersionQueryKey(options)
});

export const getApiSpecContentQueryKey = (options: Options<GetApiSpecContentData>) => createQueryKey('getApiSpecContent', options);

export const getApiSpecContentOptions = (options: Options<GetApiSpecContentData>) => queryOptions<GetApiSpecContentResponse, GetApiSpecContentError, GetApiSpecContentResponse, ReturnType<typeof getApiSpecContentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApiSpecContent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApiSpecContentQueryKey(options)
});

export const listTranslationsQueryKey = (options: Options<ListTranslationsData>) => createQueryKey('listTranslations', options);

export const listTranslationsOptions = (options: Options<ListTranslationsData>) => queryOptions<ListTranslationsResponse, ListTranslationsError, ListTranslationsResponse, ReturnType<typeof listTranslationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTranslations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTranslationsQueryKey(options)
});

export const listTranslationsInfiniteQueryKey = (options: Options<ListTranslationsData>): QueryKey<Options<ListTranslationsData>> => createQueryKey('listTranslations', options, true);

export const listTranslationsInfiniteOptions = (options: Options<ListTranslationsData>) => {
    const opts = infiniteQueryOptions<ListTranslationsResponse, ListTranslationsError, InfiniteData<ListTranslationsResponse>, QueryKey<Options<ListTranslationsData>>, string | Pick<QueryKey<Options<ListTranslationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListTranslationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTranslations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listTranslationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const createTranslationMutation = (options?: Partial<Options<CreateTranslationData>>): UseMutationOptions<CreateTranslationResponse, CreateTranslationError, Options<CreateTranslationData>> => {
    const mutationOptions: UseMutationOptions<CreateTranslationResponse, CreateTranslationError, Options<CreateTranslationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTranslation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const deleteTranslationMutation = (options?: Partial<Options<DeleteTranslationData>>): UseMutationOptions<DeleteTranslationResponse, DeleteTranslationError, Options<DeleteTranslationData>> => {
    const mutationOptions: UseMutationOptions<DeleteTranslationResponse, DeleteTranslationError, Options<DeleteTranslationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTranslation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getTranslationQueryKey = (options: Options<GetTranslationData>) => createQueryKey('getTranslation', options);

export const getTranslationOptions = (options: Options<GetTranslationData>) => queryOptions<GetTranslationResponse, GetTranslationError, GetTranslationResponse, ReturnType<typeof getTranslationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTranslation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTranslationQueryKey(options)
});

export const updateTranslationMutation = (options?: Partial<Options<UpdateTranslationData>>): UseMutationOptions<UpdateTranslationResponse, UpdateTranslationError, Options<UpdateTranslationData>> => {
    const mutationOptions: UseMutationOptions<UpdateTranslationResponse, UpdateTranslationError, Options<UpdateTranslationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTranslation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const runTranslationMutation = (options?: Partial<Options<RunTranslationData>>): UseMutationOptions<RunTranslationResponse, RunTranslationError, Options<RunTranslationData>> => {
    const mutationOptions: UseMutationOptions<RunTranslationResponse, RunTranslationError, Options<RunTranslationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await runTranslation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listIssuesClustersQueryKey = (options: Options<ListIssuesClustersData>) => createQueryKey('listIssuesClusters', options);

export const listIssuesClustersOptions = (options: Options<ListIssuesClustersData>) => queryOptions<ListIssuesClustersResponse, ListIssuesClustersError, ListIssuesClustersResponse, ReturnType<typeof listIssuesClustersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listIssuesClusters({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listIssuesClustersQueryKey(options)
});

export const listIssuesClustersInfiniteQueryKey = (options: Options<ListIssuesClustersData>): QueryKey<Options<ListIssuesClustersData>> => createQueryKey('listIssuesClusters', options, true);

export const listIssuesClustersInfiniteOptions = (options: Options<ListIssuesClustersData>) => {
    const opts = infiniteQueryOptions<ListIssuesClustersResponse, ListIssuesClustersError, InfiniteData<ListIssuesClustersResponse>, QueryKey<Options<ListIssuesClustersData>>, string | Pick<QueryKey<Options<ListIssuesClustersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListIssuesClustersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listIssuesClusters({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listIssuesClustersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listConversationsQueryKey = (options: Options<ListConversationsData>) => createQueryKey('listConversations', options);

export const listConversationsOptions = (options: Options<ListConversationsData>) => queryOptions<ListConversationsResponse, ListConversationsError, ListConversationsResponse, ReturnType<typeof listConversationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listConversations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listConversationsQueryKey(options)
});

export const listConversationsInfiniteQueryKey = (options: Options<ListConversationsData>): QueryKey<Options<ListConversationsData>> => createQueryKey('listConversations', options, true);

export const listConversationsInfiniteOptions = (options: Options<ListConversationsData>) => {
    const opts = infiniteQueryOptions<ListConversationsResponse, ListConversationsError, InfiniteData<ListConversationsResponse>, QueryKey<Options<ListConversationsData>>, string | Pick<QueryKey<Options<ListConversationsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListConversationsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listConversations({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listConversationsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const ingestConversationsMutation = (options?: Partial<Options<IngestConversationsData>>): UseMutationOptions<IngestConversationsResponse, IngestConversationsError, Options<IngestConversationsData>> => {
    const mutationOptions: UseMutationOptions<IngestConversationsResponse, IngestConversationsError, Options<IngestConversationsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ingestConversations({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listConversationIssuesQueryKey = (options: Options<ListConversationIssuesData>) => createQueryKey('listConversationIssues', options);

export const listConversationIssuesOptions = (options: Options<ListConversationIssuesData>) => queryOptions<ListConversationIssuesResponse, ListConversationIssuesError, ListConversationIssuesResponse, ReturnType<typeof listConversationIssuesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listConversationIssues({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listConversationIssuesQueryKey(options)
});

export const listConversationIssuesInfiniteQueryKey = (options: Options<ListConversationIssuesData>): QueryKey<Options<ListConversationIssuesData>> => createQueryKey('listConversationIssues', options, true);

export const listConversationIssuesInfiniteOptions = (options: Options<ListConversationIssuesData>) => {
    const opts = infiniteQueryOptions<ListConversationIssuesResponse, ListConversationIssuesError, InfiniteData<ListConversationIssuesResponse>, QueryKey<Options<ListConversationIssuesData>>, string | Pick<QueryKey<Options<ListConversationIssuesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListConversationIssuesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    page: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listConversationIssues({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listConversationIssuesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getConversationIssueQueryKey = (options: Options<GetConversationIssueData>) => createQueryKey('getConversationIssue', options);

export const getConversationIssueOptions = (options: Options<GetConversationIssueData>) => queryOptions<GetConversationIssueResponse, GetConversationIssueError, GetConversationIssueResponse, ReturnType<typeof getConversationIssueQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConversationIssue({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConversationIssueQueryKey(options)
});

export const getConversationQueryKey = (options: Options<GetConversationData>) => createQueryKey('getConversation', options);

export const getConversationOptions = (options: Options<GetConversationData>) => queryOptions<GetConversationResponse, GetConversationError, GetConversationResponse, ReturnType<typeof getConversationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConversation({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConversationQueryKey(options)
});
