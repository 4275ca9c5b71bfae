/** Members and teams of organizations. Single sign-on and extensions are in separate files. */
import {
  Member,
  MemberListQuery,
  MemberSpace,
  MemberTeam,
  MemberTeamListQuery,
  MemberUpdate,
  NewTeam,
  Ping,
  Team,
  TeamListQuery,
  TeamUpdate,
} from './member-schemas.ts'
import { operation } from '../operation/operation.ts'
import { listOf, ListQuery, Order } from '../wire/shapes.ts'
import { signOnOperations } from './sign-on-operations.ts'

/** Guests cannot see other members. */
const reads = { noun: 'people', right: { on: 'organization', level: 'read' }, scope: 'read' } as const
/** Members can query themselves, administrators everybody. */
const ofOneself = { noun: 'people', right: { on: 'organization', level: 'member' }, scope: 'read' } as const
const administers = {
  noun: 'people',
  right: { on: 'organization', level: 'admin' },
  scope: 'admin',
} as const

export const deleteLinkInvite = operation({
  ...administers,
  id: 'deleteLinkInvite',
  method: 'DELETE',
  path: '/orgs/{organizationId}/link-invites/{inviteId}',
  summary: 'Takes an invite link away.',
  status: 204,
  errors: ['role-too-low'],
})

export const listMembers = operation({
  ...reads,
  id: 'listMembers',
  method: 'GET',
  path: '/orgs/{organizationId}/members',
  summary: 'Lists the members of an organization, guests included.',
  query: MemberListQuery,
  status: 200,
  result: listOf(Member),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const getMember = operation({
  ...ofOneself,
  id: 'getMember',
  method: 'GET',
  path: '/orgs/{organizationId}/members/{userId}',
  summary: 'Reads a member; guests read only themselves.',
  status: 200,
  result: Member,
  errors: ['not-found'],
})

export const updateMember = operation({
  ...administers,
  id: 'updateMember',
  method: 'PATCH',
  path: '/orgs/{organizationId}/members/{userId}',
  summary: 'Gives a member another role; null makes a guest.',
  body: MemberUpdate,
  status: 200,
  result: Member,
  errors: ['not-found', 'role-too-low', 'last-administrator'],
})

export const removeMember = operation({
  ...administers,
  id: 'removeMember',
  method: 'DELETE',
  path: '/orgs/{organizationId}/members/{userId}',
  summary: 'Removes somebody from an organization, with all that they were granted in it.',
  status: 204,
  errors: ['role-too-low', 'last-administrator'],
})

export const pingOrganization = operation({
  ...ofOneself,
  scope: 'write',
  id: 'pingOrganization',
  method: 'POST',
  path: '/orgs/{organizationId}/ping',
  summary:
    'Notes that the caller was seen in an organization, and answers who they are there, signed for an hour.',
  status: 200,
  result: Ping,
  errors: ['not-found'],
})

export const setMemberSignOn = operation({
  ...administers,
  id: 'setMemberSignOn',
  method: 'POST',
  path: '/orgs/{organizationId}/members/{userId}/sso',
  summary: 'Marks a member as one who signs in through the organization.',
  status: 200,
  result: Member,
  errors: ['not-found', 'role-too-low'],
})

export const listMemberSpaces = operation({
  ...ofOneself,
  id: 'listMemberSpaces',
  method: 'GET',
  path: '/orgs/{organizationId}/members/{userId}/spaces',
  summary: 'Lists the spaces that a member sees; for that member and for administrators.',
  query: ListQuery.extend({ order: Order }),
  status: 200,
  result: listOf(MemberSpace),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const listMemberTeams = operation({
  ...ofOneself,
  id: 'listMemberTeams',
  method: 'GET',
  path: '/orgs/{organizationId}/members/{userId}/teams',
  summary: 'Lists the teams of a member; guests list only their own.',
  query: MemberTeamListQuery,
  status: 200,
  result: listOf(MemberTeam),
  errors: ['not-found', 'bad-page-token'],
})

export const listTeams = operation({
  ...reads,
  id: 'listTeams',
  method: 'GET',
  path: '/orgs/{organizationId}/teams',
  summary: 'Lists the teams of an organization.',
  query: TeamListQuery,
  status: 200,
  result: listOf(Team),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const createTeam = operation({
  ...administers,
  id: 'createTeam',
  method: 'PUT',
  path: '/orgs/{organizationId}/teams',
  summary: 'Makes a team of some members.',
  body: NewTeam,
  status: 201,
  location: true,
  result: Team,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const getTeam = operation({
  ...reads,
  id: 'getTeam',
  method: 'GET',
  path: '/orgs/{organizationId}/teams/{teamId}',
  summary: 'Reads a team.',
  status: 200,
  result: Team,
  errors: ['not-found', 'role-too-low'],
})

export const updateTeam = operation({
  ...administers,
  id: 'updateTeam',
  method: 'PATCH',
  path: '/orgs/{organizationId}/teams/{teamId}',
  summary: 'Renames a team.',
  body: TeamUpdate,
  status: 200,
  result: Team,
  errors: ['not-found', 'role-too-low'],
})

export const deleteTeam = operation({
  ...administers,
  id: 'deleteTeam',
  method: 'DELETE',
  path: '/orgs/{organizationId}/teams/{teamId}',
  summary: 'Deletes a team with all that it was granted.',
  status: 204,
  errors: ['role-too-low'],
})

export const peopleOperations = {
  deleteLinkInvite,
  listMembers,
  getMember,
  updateMember,
  removeMember,
  pingOrganization,
  setMemberSignOn,
  listMemberSpaces,
  listMemberTeams,
  listTeams,
  createTeam,
  getTeam,
  updateTeam,
  deleteTeam,
  ...signOnOperations,
}
