/**
 * Generated from the contract by `npm run generate`: read operations, and the kinds of events after which their
 * responses are stale. An operation that is not listed is never stale.
 */
export const staleOperations = [
  ['getSetup', 'organization.created'],
  [
    'getUser listOrganizations getOrganization listSamlProviders getSamlProvider listSignOns findSignOn getSignOnSettings',
    'member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated saml-provider.activated saml-provider.created saml-provider.deleted saml-provider.tested saml-provider.updated sign-on.enforced sign-on.enforcement-ended team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getUserById listOrganizationsOfDomain listOrganizationsOfDomainAlias',
    'member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'listSessions listTokens listSecondFactors listMemberFactors',
    'member.disabled member.enabled member.handed-over member.joined member.removed member.updated saml-provider.activated saml-provider.created saml-provider.deleted saml-provider.tested saml-provider.updated sign-on.enforced sign-on.enforcement-ended team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getAgentInstructions',
    'organization.agent-instructions-updated organization.created organization.deleted organization.updated',
  ],
  ['getSubdomain', 'organization.created organization.deleted organization.updated'],
  [
    'getFirstSteps',
    'change-request.created change-request.merged change-request.updated invite.created invite.deleted invite.link-created invite.link-deleted invite.link-updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated site.created site.deleted site.published site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'listAuditEvents',
    'api-spec.created api-spec.deleted api-spec.findings-accepted api-spec.updated collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated conversation.deleted conversation.original-shown conversations.settings-updated integration.configured integration.development-ended integration.development-started integration.installed integration.paused integration.published integration.uninstalled integration.unpublished invite.created invite.deleted invite.link-created invite.link-deleted invite.link-updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.agent-instructions-updated organization.created organization.deleted organization.updated saml-provider.activated saml-provider.created saml-provider.deleted saml-provider.tested saml-provider.updated sign-on.enforced sign-on.enforcement-ended site.adaptive-schema-changed site.created site.customized site.deleted site.hostname-changed site.permissions-changed site.published site.publishing-auth-changed site.share-links-changed site.structure-changed site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated translation-engine.created translation-engine.deleted translation-engine.updated translation.created translation.deleted translation.updated translations-glossary.updated',
  ],
  [
    'listMembers getMember',
    'invite.created invite.deleted invite.link-created invite.link-deleted invite.link-updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated saml-provider.activated saml-provider.created saml-provider.deleted saml-provider.tested saml-provider.updated sign-on.enforced sign-on.enforcement-ended team.created team.deleted team.members-changed team.updated',
  ],
  [
    'listMemberTeams listTeams getTeam listTeamMembers',
    'member.disabled member.enabled member.handed-over member.joined member.removed member.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getMemberHoldings',
    'change-request.created change-request.merged change-request.updated collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated comment-reply.created comment-reply.deleted comment-reply.updated comment.created comment.deleted comment.reopened comment.resolved comment.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated review.dismissed review.request-withdrawn review.requested review.submitted site.created site.deleted site.permissions-changed site.published site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getMemberAccess listAccess',
    'collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated site.created site.deleted site.permissions-changed site.published site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getSamlTest',
    'saml-provider.activated saml-provider.created saml-provider.deleted saml-provider.tested saml-provider.updated sign-on.enforced sign-on.enforcement-ended',
  ],
  [
    'listInvites',
    'invite.created invite.deleted invite.link-created invite.link-deleted invite.link-updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'readInvite listLinkInvites getLinkInvite',
    'invite.created invite.deleted invite.link-created invite.link-deleted invite.link-updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated team.created team.deleted team.members-changed team.updated',
  ],
  ['listNotifications', 'comment.deleted notification.created notification.read'],
  ['getNotificationFeed', 'notification.created notification.read'],
  [
    'listCollections getCollection listSpaceUserPermissions listSpaceTeamPermissions listSpaceEffectivePermissions listCollectionUserPermissions listCollectionTeamPermissions listCollectionEffectivePermissions listMemberSpaces listSpacePeople',
    'collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'listCollectionSpaces listOrganizationSpaces getSpace',
    'change-request.created change-request.merged change-request.updated collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated site.created site.deleted site.published site.structure-changed site.unpublished site.updated space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getSpaceDocDebt',
    'api-spec.created api-spec.deleted api-spec.findings-accepted api-spec.processed api-spec.updated change-request.created change-request.merged change-request.updated collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated conversation.deleted conversation.original-shown conversations-cluster.merged conversations-cluster.restored conversations-cluster.split conversations-cluster.updated conversations.clustered conversations.ingested conversations.read conversations.settings-updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated site.feedback-deleted site.feedback-given space.content-written space.created space.deleted space.links-heeded space.links-ignored space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated translation-engine.created translation-engine.deleted translation-engine.updated translation.created translation.deleted translation.run-finished translation.run-queued translation.units-changed translation.updated translations-glossary.updated',
  ],
  [
    'listSpaceEmptySearches',
    'change-request.created change-request.merged change-request.updated collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'listSiteUserPermissions listSiteTeamPermissions listSiteEffectivePermissions',
    'member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated site.created site.deleted site.permissions-changed site.published site.unpublished site.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getSpaceContent listSpacePages getSpaceOutline listSpacePagePlaces getSpacePage getSpacePageByPath listSpaceFiles getSpaceFile getSpaceReusableContent',
    'change-request.merged integration.configured integration.development-ended integration.development-started integration.installed integration.paused integration.published integration.uninstalled integration.unpublished space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  [
    'listSpacePageLinks listSpacePageBacklinks listSpaceFileBacklinks listSpaceLinks',
    'change-request.merged space.content-written space.created space.deleted space.links-heeded space.links-ignored space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  [
    'getChangeRequestContent listChangeRequestPages getChangeRequestOutline listChangeRequestPagePlaces getChangeRequestPage getChangeRequestPageByPath listChangeRequestFiles getChangeRequestFile getChangeRequestReusableContent',
    'change-request.conflict-answered change-request.content-written change-request.merged change-request.updated-from-main integration.configured integration.development-ended integration.development-started integration.installed integration.paused integration.published integration.uninstalled integration.unpublished',
  ],
  [
    'listChangeRequestPageLinks listChangeRequestPageBacklinks listChangeRequestFileBacklinks',
    'change-request.conflict-answered change-request.content-written change-request.merged change-request.updated-from-main space.links-heeded space.links-ignored',
  ],
  [
    'listRevisions getSpaceFileReport getSpacePdf searchSpace',
    'change-request.merged space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  [
    'getRevisionPage getRevisionPageByPath listIntegrations getIntegration listInstallations listIntegrationEvents getIntegrationEvent listSpaceInstallations listSiteInstallations listOrganizationIntegrations listIntegrationVersions listInstallationEvents getInstallation listSpacesOfInstallation getSpaceInstallation listSitesOfInstallation getSiteInstallation listOrganizationInstallations listSpaceIntegrations listIntegrationBlocks listContentSources listSiteIntegrations listIntegrationScripts renderIntegrationByQuery listIntegrationChoices',
    'integration.configured integration.development-ended integration.development-started integration.installed integration.paused integration.published integration.uninstalled integration.unpublished',
  ],
  [
    'getSpacePageReport getSpaceHealth',
    'change-request.conflict-answered change-request.content-written change-request.created change-request.merged change-request.updated change-request.updated-from-main space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  [
    'getOrganizationHealth',
    'api-spec.created api-spec.deleted api-spec.findings-accepted api-spec.processed api-spec.updated change-request.created change-request.merged change-request.updated collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated space.content-written space.created space.deleted space.links-heeded space.links-ignored space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getChangeRequestPdf listChangeRequestTimeline',
    'change-request.conflict-answered change-request.content-written change-request.created change-request.merge-plan-cancelled change-request.merge-plan-failed change-request.merge-plan-waits change-request.merge-planned change-request.merged change-request.updated change-request.updated-from-main comment-reply.created comment-reply.deleted comment-reply.updated comment.created comment.deleted comment.reopened comment.resolved comment.updated organization.updated review.dismissed review.request-withdrawn review.requested review.submitted space.updated suggestion.accepted suggestion.created suggestion.dismissed',
  ],
  [
    'listChangeRequestChanges listConflicts',
    'change-request.conflict-answered change-request.content-written change-request.created change-request.merged change-request.updated change-request.updated-from-main space.content-written',
  ],
  [
    'listOrganizationChangeRequests listChangeRequests',
    'change-request.conflict-answered change-request.content-written change-request.created change-request.merge-plan-cancelled change-request.merge-plan-failed change-request.merge-plan-waits change-request.merge-planned change-request.merged change-request.updated change-request.updated-from-main collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated comment-reply.created comment-reply.deleted comment-reply.updated comment.created comment.deleted comment.reopened comment.resolved comment.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated review.dismissed review.request-withdrawn review.requested review.submitted site.created site.deleted site.published site.structure-changed site.unpublished site.updated space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated suggestion.accepted suggestion.created suggestion.dismissed team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getChangeRequest getChangeRequestMergeChecks',
    'change-request.conflict-answered change-request.content-written change-request.created change-request.merge-plan-cancelled change-request.merge-plan-failed change-request.merge-plan-waits change-request.merge-planned change-request.merged change-request.updated change-request.updated-from-main collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated comment-reply.created comment-reply.deleted comment-reply.updated comment.created comment.deleted comment.reopened comment.resolved comment.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated review.dismissed review.request-withdrawn review.requested review.submitted space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated suggestion.accepted suggestion.created suggestion.dismissed team.created team.deleted team.members-changed team.updated',
  ],
  [
    'previewChangeRequest',
    'change-request.conflict-answered change-request.content-written change-request.created change-request.merged change-request.updated change-request.updated-from-main site.created site.deleted site.published site.structure-changed site.unpublished site.updated space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  ['listSavedFilters getSavedFilter', 'saved-filter.created saved-filter.deleted saved-filter.updated'],
  [
    'listChangeRequestReviews getChangeRequestReview',
    'change-request.conflict-answered change-request.content-written change-request.created change-request.merged change-request.updated change-request.updated-from-main review.dismissed review.request-withdrawn review.requested review.submitted',
  ],
  [
    'listChangeRequestRequestedReviewers',
    'change-request.created change-request.merged change-request.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated review.dismissed review.request-withdrawn review.requested review.submitted team.created team.deleted team.members-changed team.updated',
  ],
  [
    'listChangeRequestContributors',
    'change-request.conflict-answered change-request.content-written change-request.created change-request.merged change-request.updated change-request.updated-from-main member.handed-over member.removed suggestion.accepted suggestion.created suggestion.dismissed',
  ],
  [
    'getChangeRequestViewed',
    'change-request.conflict-answered change-request.content-written change-request.merged change-request.updated-from-main space.content-written',
  ],
  [
    'listChangeRequestCommenters',
    'comment-reply.created comment-reply.deleted comment-reply.updated comment.created comment.deleted comment.reopened comment.resolved comment.updated suggestion.accepted suggestion.created suggestion.dismissed',
  ],
  ['getChangeRequestPresence', 'presence.changed'],
  [
    'listSpaceComments getSpaceComment listSpaceCommentReplies getSpaceCommentReply',
    'change-request.merged comment-reply.created comment-reply.deleted comment-reply.updated comment.created comment.deleted comment.reopened comment.resolved comment.updated member.handed-over member.removed space.content-written',
  ],
  [
    'listChangeRequestComments getChangeRequestComment listChangeRequestCommentReplies getChangeRequestCommentReply',
    'change-request.conflict-answered change-request.content-written change-request.merged change-request.updated-from-main comment-reply.created comment-reply.deleted comment-reply.updated comment.created comment.deleted comment.reopened comment.resolved comment.updated member.handed-over member.removed suggestion.accepted suggestion.created suggestion.dismissed',
  ],
  [
    'listChangeRequestSuggestions getChangeRequestSuggestion',
    'change-request.conflict-answered change-request.content-written change-request.created change-request.merged change-request.updated change-request.updated-from-main suggestion.accepted suggestion.created suggestion.dismissed',
  ],
  [
    'searchOrganization',
    'change-request.merged collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'findThings',
    'change-request.created change-request.merged change-request.updated collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated comment-reply.created comment-reply.deleted comment-reply.updated comment.created comment.deleted comment.reopened comment.resolved comment.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated site.created site.deleted site.permissions-changed site.published site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'listSites',
    'change-request.created change-request.merged change-request.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated site.adaptive-schema-changed site.created site.customized site.deleted site.draft-changed site.fonts-changed site.hostname-changed site.look-drafted site.permissions-changed site.published site.publishing-auth-changed site.redirects-changed site.share-links-changed site.structure-changed site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getSite',
    'member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated site.adaptive-schema-changed site.created site.customized site.deleted site.draft-changed site.fonts-changed site.hostname-changed site.look-drafted site.permissions-changed site.published site.publishing-auth-changed site.redirects-changed site.share-links-changed site.structure-changed site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getSiteAdaptiveSchema listSiteTemplateConditions',
    'site.adaptive-schema-changed site.created site.deleted site.published site.unpublished site.updated',
  ],
  [
    'getPublishedSite',
    'site.adaptive-schema-changed site.created site.customized site.deleted site.draft-changed site.fonts-changed site.hostname-changed site.look-drafted site.permissions-changed site.published site.publishing-auth-changed site.redirects-changed site.share-links-changed site.structure-changed site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  [
    'listSiteSections listSiteSectionGroups listSiteSpaces',
    'site.created site.deleted site.published site.structure-changed site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  [
    'getSiteReach getSitePublishingPreview',
    'site.adaptive-schema-changed site.created site.customized site.deleted site.draft-changed site.fonts-changed site.hostname-changed site.look-drafted site.permissions-changed site.published site.publishing-auth-changed site.redirects-changed site.share-links-changed site.structure-changed site.unpublished site.updated',
  ],
  [
    'getSiteStructure',
    'site.created site.deleted site.hostname-changed site.published site.structure-changed site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  [
    'getSiteDraft',
    'site.created site.deleted site.draft-changed site.hostname-changed site.published site.redirects-changed site.structure-changed site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  [
    'getSiteCustomization listSiteFonts',
    'site.created site.customized site.deleted site.fonts-changed site.look-drafted site.published site.unpublished site.updated',
  ],
  [
    'getSiteSpaceCustomization getSiteLookDraft',
    'site.created site.customized site.deleted site.fonts-changed site.look-drafted site.published site.structure-changed site.unpublished site.updated',
  ],
  [
    'getCustomHostname getSiteHostname',
    'site.created site.deleted site.hostname-changed site.published site.unpublished site.updated',
  ],
  [
    'listShareLinks',
    'site.created site.deleted site.hostname-changed site.published site.share-links-changed site.unpublished site.updated',
  ],
  [
    'getSitePublishingAuth',
    'integration.configured integration.development-ended integration.development-started integration.installed integration.paused integration.published integration.uninstalled integration.unpublished site.created site.deleted site.hostname-changed site.published site.publishing-auth-changed site.unpublished site.updated',
  ],
  [
    'listSiteRedirects',
    'site.created site.deleted site.published site.redirects-changed site.structure-changed site.unpublished site.updated space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  [
    'resolveSiteRedirect',
    'change-request.merged site.created site.deleted site.published site.redirects-changed site.structure-changed site.unpublished site.updated space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated',
  ],
  ['listSiteBlockedHosts', 'site.updated'],
  ['listSiteFeedback listSiteFeedbackPages', 'site.feedback-deleted site.feedback-given'],
  [
    'listApiSpecs',
    'api-spec.created api-spec.deleted api-spec.findings-accepted api-spec.processed api-spec.progressed api-spec.updated change-request.merged collection.created collection.deleted collection.moved collection.permissions-changed collection.transferred collection.updated member.disabled member.enabled member.handed-over member.joined member.removed member.updated organization.created organization.deleted organization.updated space.content-written space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated team.created team.deleted team.members-changed team.updated',
  ],
  [
    'getApiSpec',
    'api-spec.created api-spec.deleted api-spec.findings-accepted api-spec.processed api-spec.progressed api-spec.updated',
  ],
  [
    'listApiSpecVersions getLatestApiSpecVersion getLatestApiSpecContent getApiSpecVersion getApiSpecContent getLatestApiSpecText getApiSpecText listApiSpecOperations listApiSpecSchemas getApiSpecReference compareApiSpecVersions',
    'api-spec.created api-spec.deleted api-spec.findings-accepted api-spec.processed api-spec.updated',
  ],
  [
    'listApiSpecPages',
    'api-spec.created api-spec.deleted api-spec.findings-accepted api-spec.processed api-spec.updated change-request.merged space.content-written',
  ],
  [
    'listTranslations getTranslation',
    'space.created space.deleted space.moved space.permissions-changed space.purged space.restored space.transferred space.updated translation-engine.created translation-engine.deleted translation-engine.updated translation.created translation.deleted translation.progressed translation.run-finished translation.run-queued translation.units-changed translation.updated translations-glossary.updated',
  ],
  [
    'listTranslationRuns getTranslationRun',
    'translation-engine.created translation-engine.deleted translation-engine.updated translation.created translation.deleted translation.progressed translation.run-finished translation.run-queued translation.units-changed translation.updated translations-glossary.updated',
  ],
  [
    'estimateTranslation listTranslationCoverage',
    'change-request.merged space.content-written translation-engine.created translation-engine.deleted translation-engine.updated translation.created translation.deleted translation.run-finished translation.run-queued translation.units-changed translation.updated translations-glossary.updated',
  ],
  [
    'listTranslationPages listTranslationUnits getTranslationUnit',
    'change-request.conflict-answered change-request.content-written change-request.merged change-request.updated-from-main space.content-written translation-engine.created translation-engine.deleted translation-engine.updated translation.created translation.deleted translation.run-finished translation.run-queued translation.units-changed translation.updated translations-glossary.updated',
  ],
  [
    'listGlossaryEntries getGlossaryEntry listTranslationEngines',
    'translation-engine.created translation-engine.deleted translation-engine.updated translation.created translation.deleted translation.run-finished translation.run-queued translation.units-changed translation.updated translations-glossary.updated',
  ],
  [
    'listIssuesClusters getIssuesCluster getIssuesClusterEffect',
    'change-request.created change-request.merged change-request.updated conversation.deleted conversation.original-shown conversations-cluster.merged conversations-cluster.restored conversations-cluster.split conversations-cluster.updated conversations.clustered conversations.ingested conversations.read conversations.settings-updated',
  ],
  [
    'listConversations listConversationIssues getConversationIssue getConversation getConversationOverview getConversationSettings listClusterActions',
    'conversation.deleted conversation.original-shown conversations-cluster.merged conversations-cluster.restored conversations-cluster.split conversations-cluster.updated conversations.clustered conversations.ingested conversations.read conversations.settings-updated',
  ],
  [
    'getIssuesClusterPages',
    'change-request.merged conversation.deleted conversation.original-shown conversations-cluster.merged conversations-cluster.restored conversations-cluster.split conversations-cluster.updated conversations.clustered conversations.ingested conversations.read conversations.settings-updated space.content-written',
  ],
] as const satisfies readonly (readonly [operations: string, kinds: string])[]
