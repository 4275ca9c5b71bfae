/** Every operation of the contract with its verb, and the list of operations that are not implemented yet. */
import { operations } from '../contract/operations.ts'
import { comments } from './comments/threads/comment-verbs.ts'
import { listSpacePeople } from './comments/threads/list-people.ts'
import { replies } from './comments/threads/reply-verbs.ts'
import type { Binding } from './http/binding/binder.ts'
import { auditEvents } from './organizations/audit-events.ts'
import { createOrganization, getOrganization, listOrganizations } from './organizations/organizations.ts'
import { streamEvents } from './organizations/stream-events.ts'
import { updateOrganization } from './organizations/update-organization.ts'
import { getNotificationFeed, renewNotificationFeed } from './people/inbox/notification-feed.ts'
import {
  getChangeRequestMute,
  listNotifications,
  muteChangeRequest,
  readNotifications,
  unmuteChangeRequest,
  updateNotification,
} from './people/inbox/notifications.ts'
import { getAgentInstructions, updateAgentInstructions } from './organizations/agent-instructions.ts'
import {
  getSubdomain,
  joinOrganization,
  listOrganizationsOfDomain,
  listOrganizationsOfDomainAlias,
} from './organizations/join-organization.ts'
import { getMemberAccess } from './people/access/member-access.ts'
import { getMember, listMembers, listMemberSpaces, pingOrganization } from './people/members/members.ts'
import { invites } from './people/invites/invite-verbs.ts'
import { linkInvites } from './people/invites/link-invites.ts'
import { listAccess } from './people/access/list-access.ts'
import {
  addTeamMember,
  listTeamMembers,
  removeTeamMember,
  updateTeamMembers,
} from './people/teams/team-members.ts'
import {
  createTeam,
  deleteTeam,
  getTeam,
  listMemberTeams,
  listTeams,
  updateTeam,
} from './people/teams/teams.ts'
import {
  disableMember,
  enableMember,
  getMemberHoldings,
  removeMember,
  setMemberSignOn,
  updateMember,
} from './people/members/update-members.ts'
import { endSession, listSessions, signOut } from './people/sign-in/sessions.ts'
import { signIn } from './people/sign-in/sign-in.ts'
import { createToken, deleteToken, listTokens } from './people/sign-in/tokens.ts'
import { secondFactors } from './people/sign-in/second-factors.ts'
import { deleteOrganization } from './organizations/delete-organization.ts'
import { firstSteps } from './organizations/first-steps.ts'
import { accessPreviews } from './spaces/preview-access.ts'
import { listVisitorClaimsKeys } from './people/members/visitor-claims.ts'
import { previewMemberAccess } from './people/access/preview-access.ts'
import { proofs } from './people/sign-in/reauthenticate-session.ts'
import { handOverMember } from './people/members/hand-over.ts'
import { signOnEnforcement } from './people/sign-on/enforce-sign-on.ts'
import { signOns } from './people/sign-on/find-sign-on.ts'
import { samlProviders } from './people/sign-on/saml-providers.ts'
import { samlTests } from './people/sign-on/test-sign-on.ts'
import { getUser, getUserById, updateUser } from './people/user.ts'
import {
  createChangeRequest,
  getChangeRequest,
  updateChangeRequest,
} from './change-requests/change-requests.ts'
import { answerConflict, listConflicts } from './change-requests/conflicts/conflicts.ts'
import { transferPages } from './change-requests/merge/transfer-pages.ts'
import { listCommenters, listContributors } from './change-requests/reviews/contributors.ts'
import {
  listChangeRequests,
  listOrganizationChangeRequests,
} from './change-requests/list/list-change-requests.ts'
import { listChangeRequestChanges } from './change-requests/list-changes.ts'
import { previewChangeRequest } from './change-requests/preview/preview-change-request.ts'
import { getMergeChecks, tryRules } from './change-requests/merge/merge-checks.ts'
import { cancelMergePlan, planMerge } from './change-requests/merge/merge-plan.ts'
import { mergeChangeRequest } from './change-requests/merge/merge-change-request.ts'
import {
  listRequestedReviewers,
  requestReviewers,
  withdrawReviewer,
} from './change-requests/reviews/requested-reviewers.ts'
import { restoreRevision } from './change-requests/restore-revision.ts'
import { revertChangeRequest } from './change-requests/revert-change-request.ts'
import { dismissReview, getReview, listReviews } from './change-requests/reviews/review-verbs.ts'
import { savedFilters } from './change-requests/list/saved-filters.ts'
import { submitReview } from './change-requests/reviews/submit-review.ts'
import { applyTemplate } from './change-requests/templates.ts'
import { updateFromMain } from './change-requests/merge/update-from-main.ts'
import { getViewed, markViewed } from './change-requests/reviews/viewed-marks.ts'
import { announcePresence, getPresence } from './change-requests/reviews/presence.ts'
import { uploadChangeRequestFile, writeChangeRequestContent } from './change-requests/write-change-request.ts'
import { accepting } from './comments/suggestions/accept-suggestions.ts'
import { suggestions } from './comments/suggestions/suggestion-verbs.ts'
import { getSpaceFileReport } from './pages/file-report.ts'
import { getSpacePageReport } from './pages/page-report.ts'
import { getSpaceHealth } from './pages/space-health.ts'
import { linkFixes } from './pages/links/link-fixes.ts'
import { links } from './pages/links/link-verbs.ts'
import { searches } from './search/search-verbs.ts'
import { contentReads } from './pages/read-content.ts'
import { getChangeRequestPdf, getSpacePdf } from './pages/pdf/pdf-verbs.ts'
import { compareRevisions, getDocument, listRevisionChanges, listRevisions } from './pages/revisions.ts'
import { exportSpace, importContent } from './pages/transfer/transfer-jobs.ts'
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
import { moveCollection, moveSpace } from './spaces/move-spaces.ts'
import { permissions } from './spaces/permissions.ts'
import { transferCollection, transferSpace } from './spaces/transfer-spaces.ts'
import { deleteSpace, restoreSpace, updateSpace } from './spaces/update-space.ts'
import { cancelJob, getJob, retryJob } from './system/jobs.ts'
import { getSetup, runSetup } from './system/set-up-verbs.ts'
import { notBuilt } from './not-implemented.ts'

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
