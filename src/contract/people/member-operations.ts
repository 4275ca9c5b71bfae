/** Extensions: team members, disabled members, what a member holds, and why they have access. */
import {
  AccessColumn,
  AccessRow,
  HandedOver,
  HandOver,
  Member,
  MemberAccess,
  MemberAccessQuery,
  MemberHoldings,
  TeamMember,
  TeamMemberListQuery,
  TeamMembersUpdate,
  TeamMemberUpdate,
  VisitorClaimsKeys,
} from './member-schemas.ts'
import { operation } from '../operation/operation.ts'
import { z } from 'zod'
import { listOf, ListQuery } from '../wire/shapes.ts'

/** Guests cannot see other members. */
const reads = { noun: 'people', right: { on: 'organization', level: 'read' }, scope: 'read' } as const
/** Administrators, and owners of the team. */
const leads = { noun: 'people', right: { on: 'organization', level: 'read' }, scope: 'admin' } as const
const administers = {
  noun: 'people',
  right: { on: 'organization', level: 'admin' },
  scope: 'admin',
} as const

export const listTeamMembers = operation({
  ...reads,
  id: 'listTeamMembers',
  method: 'GET',
  path: '/orgs/{organizationId}/teams/{teamId}/members',
  summary: 'Lists the members of a team by name.',
  query: TeamMemberListQuery,
  status: 200,
  result: listOf(TeamMember),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
  extension: true,
})

export const updateTeamMembers = operation({
  ...leads,
  id: 'updateTeamMembers',
  method: 'PUT',
  path: '/orgs/{organizationId}/teams/{teamId}/members',
  summary:
    'Adds and removes members of a team and gives them roles, all or none; also for owners of the team.',
  body: TeamMembersUpdate,
  status: 204,
  errors: ['not-found', 'role-too-low', 'bad-content'],
  extension: true,
})

export const addTeamMember = operation({
  ...leads,
  id: 'addTeamMember',
  method: 'PUT',
  path: '/orgs/{organizationId}/teams/{teamId}/members/{userId}',
  summary: 'Puts a member into a team, or gives them another role in it; also for owners of the team.',
  body: TeamMemberUpdate,
  status: 204,
  errors: ['not-found', 'role-too-low', 'bad-content'],
  extension: true,
})

export const removeTeamMember = operation({
  ...leads,
  id: 'removeTeamMember',
  method: 'DELETE',
  path: '/orgs/{organizationId}/teams/{teamId}/members/{userId}',
  summary: 'Takes somebody out of a team; also for owners of the team.',
  status: 204,
  errors: ['role-too-low'],
  extension: true,
})

export const disableMember = operation({
  ...administers,
  id: 'disableMember',
  method: 'PUT',
  path: '/orgs/{organizationId}/members/{userId}/disabled',
  summary: 'Shuts a member out without taking away what they were granted.',
  status: 200,
  result: Member,
  errors: ['not-found', 'role-too-low', 'last-administrator'],
  extension: true,
})

export const enableMember = operation({
  ...administers,
  id: 'enableMember',
  method: 'DELETE',
  path: '/orgs/{organizationId}/members/{userId}/disabled',
  summary: 'Lets a member in again who was shut out.',
  status: 204,
  errors: ['role-too-low'],
  extension: true,
})

export const getMemberHoldings = operation({
  ...administers,
  scope: 'read',
  id: 'getMemberHoldings',
  method: 'GET',
  path: '/orgs/{organizationId}/members/{userId}/holdings',
  summary: 'Counts what would go, or wait for somebody else, if a member were removed.',
  status: 200,
  result: MemberHoldings,
  errors: ['not-found', 'role-too-low'],
  extension: true,
})

export const handOverMember = operation({
  ...administers,
  id: 'handOverMember',
  method: 'POST',
  path: '/orgs/{organizationId}/members/{userId}/hand-over',
  summary: 'Hands the open work of a member to another one, as far as that one may do it.',
  body: HandOver,
  status: 200,
  result: HandedOver,
  errors: ['not-found', 'role-too-low', 'bad-content'],
  extension: true,
})

export const getMemberAccess = operation({
  noun: 'people',
  right: { on: 'organization', level: 'member' },
  scope: 'read',
  id: 'getMemberAccess',
  method: 'GET',
  path: '/orgs/{organizationId}/members/{userId}/access',
  summary: 'Explains what a member may do on a space or collection; for that member and for administrators.',
  query: MemberAccessQuery,
  status: 200,
  result: MemberAccess,
  errors: ['not-found', 'role-too-low'],
  extension: true,
})

export const listAccess = operation({
  ...administers,
  scope: 'read',
  id: 'listAccess',
  method: 'GET',
  path: '/orgs/{organizationId}/access',
  summary: 'Lists all members by name with their role on every space and site of the organization.',
  query: ListQuery,
  status: 200,
  result: listOf(AccessRow).extend({ spaces: z.array(AccessColumn), sites: z.array(AccessColumn) }),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
  extension: true,
})

export const listVisitorClaimsKeys = operation({
  noun: 'people',
  id: 'listVisitorClaimsKeys',
  method: 'GET',
  path: '/visitor-claims-keys',
  summary: 'Lists the public keys with which the claims of a ping can be checked.',
  status: 200,
  result: VisitorClaimsKeys,
  errors: [],
  right: { on: 'nothing' },
  scope: 'read',
  extension: true,
})

export const membersOperations = {
  listVisitorClaimsKeys,
  listTeamMembers,
  updateTeamMembers,
  addTeamMember,
  removeTeamMember,
  disableMember,
  enableMember,
  getMemberHoldings,
  handOverMember,
  getMemberAccess,
  listAccess,
}
