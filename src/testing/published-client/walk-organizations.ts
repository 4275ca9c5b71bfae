/** Organizations, their members, teams, invites and identity providers. */
import { paragraphs } from '../fixtures/space-content.ts'
import type { Client, TestService } from '../fixtures/test-service.ts'
import type { Walker } from './client-walk.ts'
import { idOf, itemsOf } from './client-walk.ts'

interface OrganizationWalk {
  readonly service: TestService
  readonly organization: string
  readonly mara: Client
  /** A member. */
  readonly ines: Client
  /** Calls in the name of a person with a verified address of the domain `example.org`, who is nobody's member. */
  readonly newcomer: Walker
  /** Calls in the name of the person `kim@example.org`, who is nobody's member. */
  readonly invited: Walker
}

const walkMembers = async (call: Walker, { organization: org, mara, ines }: OrganizationWalk) => {
  await call('getAuthenticatedUser')
  await call('getUserById', ines.person)
  await call('updateOrganizationMemberLastSeenAt', org)
  await call('listMembersInOrganizationById', org)
  await call('getMemberInOrganizationById', org, ines.person)
  await call('updateMemberInOrganizationById', org, ines.person, { role: 'review' })
  await call('listSpacesForOrganizationMember', org, ines.person)
  const team = await call('createOrganizationTeam', org, { title: 'Writers', members: [mara.person] })
  await call('listTeamsInOrganizationById', org)
  await call('getTeamInOrganizationById', org, idOf(team))
  await call('updateTeamInOrganizationById', org, idOf(team), { title: 'Editors' })
  await call('addMemberToOrganizationTeamById', org, idOf(team), ines.person)
  await call('listTeamsForOrganizationMember', org, ines.person)
  await call('listTeamMembersInOrganizationById', org, idOf(team))
  await call('deleteMemberFromOrganizationTeamById', org, idOf(team), ines.person)
  await call('updateMembersInOrganizationTeam', org, idOf(team), { add: [ines.person] })
  await call('removeTeamFromOrganizationById', org, idOf(team))
}

const walkInvites = async (
  call: Walker,
  { organization: org, newcomer, invited, ...walk }: OrganizationWalk,
) => {
  const link = await call('createOrganizationInvite', org, { role: 'read' })
  await call('listOrganizationInviteLinks', org)
  await call('getOrganizationInviteLink', org, idOf(link))
  await call('updateOrganizationInviteById', org, idOf(link), { role: 'comment' })
  await newcomer('getOrganizationsForEmailDomain', 'example.org')
  await newcomer('joinOrganization', org)
  const { invites } = await call('inviteUsersToOrganization', org, {
    emails: ['kim@example.org'],
  })
  const [invite] = invites as readonly { readonly urls: { readonly app: string } }[]
  // The link of an invite ends with what proves that somebody has it.
  await invited('joinOrganizationWithInvite', org, invite?.urls.app.split('/').at(-1))
  await call('deleteOrganizationInviteById', org, idOf(link))
  const guest = await walk.service.person('guest')
  await walk.service.member(org, guest, 'read')
  await call('setUserAsSSOMemberForOrganization', org, guest.person)
  await call('removeMemberFromOrganizationById', org, guest.person)
}

const walkProviders = async (call: Walker, org: string) => {
  const provider = idOf(await call('createOrganizationSAMLProvider', org, { label: 'Halden' }))
  await call('listSAMLProvidersInOrganizationById', org)
  await call('getOrganizationSAMLProviderById', org, provider)
  await call('updateOrganizationSAMLProvider', org, provider, { label: 'Halden harbour' })
  await call('listSSOProviderLoginsInOrganization', org)
  await call('deleteOrganizationSAMLProvider', org, provider)
}

export const walkOrganizations = async (call: Walker, walk: OrganizationWalk): Promise<void> => {
  const { organization: org, service } = walk
  await call('listOrganizationsForAuthenticatedUser')
  await call('createOrganization', { title: 'Second' })
  await call('getOrganizationById', org)
  await call('updateOrganizationById', org, { hostname: 'halden', emailDomains: ['example.org'] })
  await call('getSubdomain', 'halden')
  await walkMembers(call, walk)
  await walkInvites(call, walk)
  await walkProviders(call, org)
  await call('updateOrganizationAgentInstructions', org, {
    instructions: paragraphs('Write short sentences.'),
  })
  await call('getOrganizationAgentInstructions', org)
  await service.ctx.events.sequence()
  if (itemsOf(await call('listOrganizationAuditEvents', org)).length === 0)
    throw new Error('The audit log is empty.')
}
