/** The verbs of members, teams, sign-in and notifications. */
import type { Verb } from '../http/verb.ts'
import { listAccess } from './access/list-access.ts'
import { getMemberAccess } from './access/member-access.ts'
import { previewMemberAccess } from './access/preview-access.ts'
import { getNotificationFeed, renewNotificationFeed } from './inbox/notification-feed.ts'
import {
  listNotifications,
  updateNotification,
  readNotifications,
  getChangeRequestMute,
  muteChangeRequest,
  unmuteChangeRequest,
} from './inbox/notifications.ts'
import { invites } from './invites/invite-verbs.ts'
import { linkInvites } from './invites/link-invites.ts'
import { handOverMember } from './members/hand-over.ts'
import { getMember, listMembers, listMemberSpaces, pingOrganization } from './members/members.ts'
import {
  disableMember,
  enableMember,
  getMemberHoldings,
  removeMember,
  setMemberSignOn,
  updateMember,
} from './members/update-members.ts'
import { listVisitorClaimsKeys } from './members/visitor-claims.ts'
import { passwordResets } from './sign-in/password-resets.ts'
import { proofs } from './sign-in/reauthenticate-session.ts'
import { secondFactors } from './sign-in/second-factors.ts'
import { signOut, listSessions, endSession } from './sign-in/sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { listTokens, createToken, deleteToken } from './sign-in/tokens.ts'
import { emailDomains } from './sign-on/confirm-domain.ts'
import { signOnEnforcement } from './sign-on/enforce-sign-on.ts'
import { signOns } from './sign-on/find-sign-on.ts'
import { samlProviders } from './sign-on/saml-providers.ts'
import { samlTests } from './sign-on/test-sign-on.ts'
import { addTeamMember, listTeamMembers, removeTeamMember, updateTeamMembers } from './teams/team-members.ts'
import { createTeam, deleteTeam, getTeam, listMemberTeams, listTeams, updateTeam } from './teams/teams.ts'
import { getUser, updateUser, getUserById } from './user.ts'

export const peopleVerbs: readonly Verb[] = [
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
  ...emailDomains,
  ...secondFactors,
  ...proofs,
  ...passwordResets,
  previewMemberAccess,
  listVisitorClaimsKeys,
]
