/** Every operation of the contract with the verb that serves it, and the list of those that none serves yet. */
import { operations } from '../contract/operations.ts'
import { comments } from './comments/comment-verbs.ts'
import { listSpacePeople } from './comments/list-people.ts'
import { replies } from './comments/reply-verbs.ts'
import type { Binding } from './http/binder.ts'
import { auditEvents } from './organizations/audit-events.ts'
import { createOrganization, getOrganization, listOrganizations } from './organizations/organizations.ts'
import { streamEvents } from './organizations/stream-events.ts'
import { updateOrganization } from './organizations/update-organization.ts'
import { getNotificationFeed, renewNotificationFeed } from './people/notification-feed.ts'
import {
  getChangeRequestMute,
  listNotifications,
  muteChangeRequest,
  readNotifications,
  unmuteChangeRequest,
  updateNotification,
} from './people/notifications.ts'
import { getAgentInstructions, updateAgentInstructions } from './organizations/agent-instructions.ts'
import {
  getSubdomain,
  joinOrganization,
  listOrganizationsOfDomain,
  listOrganizationsOfDomainAlias,
} from './organizations/join-organization.ts'
import { getMemberAccess } from './people/member-access.ts'
import { getMember, listMembers, listMemberSpaces, pingOrganization } from './people/members.ts'
import { invites } from './people/invite-verbs.ts'
import { linkInvites } from './people/link-invites.ts'
import { listAccess } from './people/list-access.ts'
import { addTeamMember, listTeamMembers, removeTeamMember, updateTeamMembers } from './people/team-members.ts'
import { createTeam, deleteTeam, getTeam, listMemberTeams, listTeams, updateTeam } from './people/teams.ts'
import {
  disableMember,
  enableMember,
  getMemberHoldings,
  removeMember,
  setMemberSignOn,
  updateMember,
} from './people/update-members.ts'
import { endSession, listSessions, signOut } from './people/sessions.ts'
import { signIn } from './people/sign-in.ts'
import { createToken, deleteToken, listTokens } from './people/tokens.ts'
import { secondFactors } from './people/second-factors.ts'
import { deleteOrganization } from './organizations/delete-organization.ts'
import { firstSteps } from './organizations/first-steps.ts'
import { accessPreviews } from './spaces/preview-access.ts'
import { listVisitorClaimsKeys } from './people/visitor-claims.ts'
import { previewMemberAccess } from './people/preview-access.ts'
import { proofs } from './people/prove-session.ts'
import { handOverMember } from './people/hand-over.ts'
import { signOnEnforcement } from './people/enforce-sign-on.ts'
import { signOns } from './people/find-sign-on.ts'
import { samlProviders } from './people/saml-providers.ts'
import { samlTests } from './people/test-sign-on.ts'
import { getUser, getUserById, updateUser } from './people/user.ts'
import {
  createChangeRequest,
  getChangeRequest,
  updateChangeRequest,
} from './change-requests/change-requests.ts'
import { answerConflict, listConflicts } from './change-requests/conflicts.ts'
import { transferPages } from './change-requests/copy-pages.ts'
import { listCommenters, listContributors } from './change-requests/contributors.ts'
import { listChangeRequests, listOrganizationChangeRequests } from './change-requests/list-change-requests.ts'
import { listChangeRequestChanges } from './change-requests/list-changes.ts'
import { previewChangeRequest } from './change-requests/preview-change-request.ts'
import { getMergeChecks, tryRules } from './change-requests/merge-checks.ts'
import { cancelMergePlan, planMerge } from './change-requests/merge-plan.ts'
import { mergeChangeRequest } from './change-requests/merge-change-request.ts'
import {
  listRequestedReviewers,
  requestReviewers,
  withdrawReviewer,
} from './change-requests/requested-reviewers.ts'
import { restoreRevision } from './change-requests/restore-revision.ts'
import { revertChangeRequest } from './change-requests/revert-change-request.ts'
import { dismissReview, getReview, listReviews } from './change-requests/review-verbs.ts'
import { savedFilters } from './change-requests/saved-filters.ts'
import { submitReview } from './change-requests/submit-review.ts'
import { applyTemplate } from './change-requests/templates.ts'
import { updateFromMain } from './change-requests/update-from-main.ts'
import { getViewed, markViewed } from './change-requests/viewed.ts'
import { announcePresence, getPresence } from './change-requests/presence.ts'
import { uploadChangeRequestFile, writeChangeRequestContent } from './change-requests/write-change-request.ts'
import { accepting } from './comments/accept-suggestions.ts'
import { suggestions } from './comments/suggestion-verbs.ts'
import { getSpaceFileReport } from './pages/file-report.ts'
import { getSpacePageReport } from './pages/page-report.ts'
import { getSpaceHealth } from './pages/space-health.ts'
import { linkFixes } from './pages/link-fixes.ts'
import { links } from './pages/link-verbs.ts'
import { searches } from './search/search-verbs.ts'
import { contentReads } from './pages/read-content.ts'
import { getChangeRequestPdf, getSpacePdf } from './pages/pdf-verbs.ts'
import { compareRevisions, getDocument, listRevisionChanges, listRevisions } from './pages/revisions.ts'
import { exportSpace, importContent } from './pages/transfer-jobs.ts'
import { uploadSpaceFile, writeSpaceContent } from './pages/write-space.ts'
import { sites } from './sites/site-verbs.ts'
import { createSpace } from './spaces/create-space.ts'
import { getSpace, listCollectionSpaces, listOrganizationSpaces } from './spaces/read-spaces.ts'
import {
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  updateCollection,
} from './spaces/collections.ts'
import { duplicateSpace } from './spaces/duplicate-space.ts'
import { moveCollection, moveSpace } from './spaces/move.ts'
import { permissions } from './spaces/permissions.ts'
import { transferCollection, transferSpace } from './spaces/transfer.ts'
import { deleteSpace, restoreSpace, updateSpace } from './spaces/update-space.ts'
import { cancelJob, getJob, retryJob } from './system/jobs.ts'
import { getSetup, runSetup } from './system/set-up-verbs.ts'
import { notBuilt } from './not-built.ts'

export const binding: Binding = {
  operations: Object.values(operations),
  verbs: [
    getSetup,
    runSetup,
    signIn,
    signOut,
    getUser,
    updateUser,
    getUserById,
    listSessions,
    endSession,
    listNotifications,
    updateNotification,
    readNotifications,
    getNotificationFeed,
    renewNotificationFeed,
    getChangeRequestMute,
    muteChangeRequest,
    unmuteChangeRequest,
    listTokens,
    createToken,
    deleteToken,
    getJob,
    cancelJob,
    retryJob,
    listOrganizations,
    createOrganization,
    getOrganization,
    updateOrganization,
    streamEvents,
    ...auditEvents,
    getAgentInstructions,
    updateAgentInstructions,
    getSubdomain,
    joinOrganization,
    listOrganizationsOfDomain,
    listOrganizationsOfDomainAlias,
    getMemberAccess,
    getMember,
    listMembers,
    listMemberSpaces,
    pingOrganization,
    listAccess,
    addTeamMember,
    listTeamMembers,
    removeTeamMember,
    updateTeamMembers,
    createTeam,
    deleteTeam,
    getTeam,
    listMemberTeams,
    listTeams,
    updateTeam,
    disableMember,
    enableMember,
    getMemberHoldings,
    handOverMember,
    removeMember,
    setMemberSignOn,
    updateMember,
    ...invites,
    ...linkInvites,
    ...samlProviders,
    ...samlTests,
    ...signOns,
    ...signOnEnforcement,
    ...secondFactors,
    ...proofs,
    ...firstSteps,
    deleteOrganization,
    ...accessPreviews,
    previewMemberAccess,
    listVisitorClaimsKeys,
    listOrganizationSpaces,
    listCollectionSpaces,
    createSpace,
    getSpace,
    ...contentReads,
    writeSpaceContent,
    uploadSpaceFile,
    getDocument,
    listRevisions,
    listRevisionChanges,
    compareRevisions,
    importContent,
    exportSpace,
    getSpacePdf,
    getChangeRequestPdf,
    listChangeRequests,
    listOrganizationChangeRequests,
    createChangeRequest,
    getChangeRequest,
    updateChangeRequest,
    writeChangeRequestContent,
    uploadChangeRequestFile,
    listChangeRequestChanges,
    previewChangeRequest,
    transferPages,
    listConflicts,
    answerConflict,
    updateFromMain,
    mergeChangeRequest,
    revertChangeRequest,
    restoreRevision,
    getSpaceFileReport,
    getSpacePageReport,
    getSpaceHealth,
    ...savedFilters,
    listReviews,
    submitReview,
    getReview,
    dismissReview,
    listRequestedReviewers,
    requestReviewers,
    withdrawReviewer,
    listContributors,
    getMergeChecks,
    tryRules,
    getViewed,
    markViewed,
    getPresence,
    announcePresence,
    planMerge,
    cancelMergePlan,
    listCommenters,
    applyTemplate,
    updateSpace,
    deleteSpace,
    restoreSpace,
    listCollections,
    createCollection,
    getCollection,
    updateCollection,
    deleteCollection,
    moveSpace,
    moveCollection,
    duplicateSpace,
    transferSpace,
    transferCollection,
    ...permissions,
    listSpacePeople,
    ...comments,
    ...replies,
    ...suggestions,
    ...accepting,
    ...links,
    ...linkFixes,
    ...searches,
    ...sites,
  ],
  notBuilt,
}
