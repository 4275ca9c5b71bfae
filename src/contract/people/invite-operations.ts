/** Invites to an organization: by e-mail address, by link, and accepting them. */
import {
  Invite,
  InviteAccount,
  InviteListQuery,
  InvitesMade,
  Joined,
  LinkInvite,
  LinkInviteUpdate,
  NewInvites,
  NewLinkInvite,
  OpenInvite,
} from './invite-schemas.ts'
import { operation } from '../operation/operation.ts'
import { User } from './schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

const administers = {
  noun: 'people',
  right: { on: 'organization', level: 'admin' },
  scope: 'admin',
} as const
const reads = { ...administers, scope: 'read' } as const

export const inviteMembers = operation({
  ...administers,
  id: 'inviteMembers',
  method: 'POST',
  path: '/orgs/{organizationId}/invites',
  summary: 'Makes an invite for each address; the one that stood for an address before it stops working.',
  body: NewInvites,
  status: 200,
  result: InvitesMade,
  errors: ['not-found', 'role-too-low'],
  extension: true,
})

export const listInvites = operation({
  ...reads,
  id: 'listInvites',
  method: 'GET',
  path: '/orgs/{organizationId}/invites',
  summary: 'Lists the invites to addresses that nobody has used, the latest first.',
  query: InviteListQuery,
  status: 200,
  result: listOf(Invite),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
  extension: true,
})

export const deleteInvite = operation({
  ...administers,
  id: 'deleteInvite',
  method: 'DELETE',
  path: '/orgs/{organizationId}/invites/{inviteId}',
  summary: 'Takes an invite to an address back.',
  status: 204,
  errors: ['role-too-low'],
  extension: true,
})

export const acceptInvite = operation({
  noun: 'people',
  id: 'acceptInvite',
  method: 'POST',
  path: '/orgs/{organizationId}/invites/{inviteId}',
  summary: 'Joins with an invite or invite link; the identifier is the secret one of its address.',
  status: 200,
  result: Joined,
  errors: ['not-found', 'state-forbids'],
  right: { on: 'self' },
  scope: 'write',
  extension: true,
})

export const readInvite = operation({
  noun: 'people',
  id: 'readInvite',
  method: 'GET',
  path: '/invites/{inviteId}',
  summary: 'Tells whoever has the link of an invite what it is for.',
  status: 200,
  result: OpenInvite,
  errors: ['not-found'],
  right: { on: 'nothing' },
  scope: 'read',
  extension: true,
})

export const acceptInviteAsNew = operation({
  noun: 'people',
  id: 'acceptInviteAsNew',
  method: 'POST',
  path: '/invites/{inviteId}/account',
  summary: 'Joins with the invite and signs in, with the account of the address or a new one.',
  body: InviteAccount,
  status: 201,
  result: Joined.extend({ user: User }),
  errors: ['not-found', 'state-forbids'],
  right: { on: 'nothing' },
  scope: 'write',
  extension: true,
})

export const listLinkInvites = operation({
  ...reads,
  id: 'listLinkInvites',
  method: 'GET',
  path: '/orgs/{organizationId}/link-invites',
  summary: 'Lists the invite links of an organization, of its spaces and of its collections.',
  query: ListQuery,
  status: 200,
  result: listOf(LinkInvite),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
  extension: true,
})

export const createLinkInvite = operation({
  ...administers,
  id: 'createLinkInvite',
  method: 'POST',
  path: '/orgs/{organizationId}/link-invites',
  summary: 'Makes a link by which anybody who has it can join.',
  body: NewLinkInvite,
  status: 201,
  location: true,
  result: LinkInvite,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
  extension: true,
})

export const getLinkInvite = operation({
  ...reads,
  id: 'getLinkInvite',
  method: 'GET',
  path: '/orgs/{organizationId}/link-invites/{inviteId}',
  summary: 'Reads an invite link.',
  status: 200,
  result: LinkInvite,
  errors: ['not-found', 'role-too-low'],
  extension: true,
})

export const updateLinkInvite = operation({
  ...administers,
  id: 'updateLinkInvite',
  method: 'PATCH',
  path: '/orgs/{organizationId}/link-invites/{inviteId}',
  summary: 'Changes what an invite link gives to those who join by it from now on.',
  body: LinkInviteUpdate,
  status: 200,
  result: LinkInvite,
  errors: ['not-found', 'role-too-low', 'bad-content'],
  extension: true,
})

export const invitesOperations = {
  inviteMembers,
  listInvites,
  deleteInvite,
  acceptInvite,
  readInvite,
  acceptInviteAsNew,
  listLinkInvites,
  createLinkInvite,
  getLinkInvite,
  updateLinkInvite,
}
