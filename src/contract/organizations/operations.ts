/** Organizations: settings, who may join, search across spaces, agent instructions. */
import { z } from 'zod'
import { AgentInstructions, AgentInstructionsUpdate } from './agent-instructions.ts'
import {
  EmailDomain,
  FoundSpace,
  Hostname,
  NewOrganization,
  Organization,
  OrganizationsOfDomain,
  OrganizationUpdate,
  Subdomain,
} from './schemas.ts'
import { mostRecent } from './event-times.ts'
import { operation } from '../operation/operation.ts'
import { SearchQuery, Understood } from '../search/schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

export const listOrganizations = operation({
  id: 'listOrganizations',
  noun: 'organizations',
  method: 'GET',
  path: '/orgs',
  summary: 'Lists the organizations of the caller.',
  query: ListQuery,
  status: 200,
  result: listOf(Organization),
  errors: ['bad-page-token'],
  right: { on: 'self' },
  scope: 'read',
})

export const createOrganization = operation({
  id: 'createOrganization',
  noun: 'organizations',
  method: 'POST',
  path: '/orgs',
  summary: 'Makes an organization with the caller as its administrator.',
  body: NewOrganization,
  status: 201,
  location: true,
  result: Organization,
  errors: ['role-too-low'],
  right: { on: 'installation' },
  scope: 'admin',
  extension: true,
})

export const getOrganization = operation({
  id: 'getOrganization',
  noun: 'organizations',
  method: 'GET',
  path: '/orgs/{organizationId}',
  summary: 'Reads an organization.',
  status: 200,
  result: Organization,
  errors: ['not-found'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
})

export const updateOrganization = operation({
  id: 'updateOrganization',
  noun: 'organizations',
  method: 'PATCH',
  path: '/orgs/{organizationId}',
  summary: 'Changes settings of an organization.',
  body: OrganizationUpdate,
  status: 200,
  result: Organization,
  errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content', 'state-forbids'],
  right: { on: 'organization', level: 'admin' },
  scope: 'admin',
})

export const streamEvents = operation({
  id: 'streamEvents',
  noun: 'organizations',
  method: 'GET',
  path: '/orgs/{organizationId}/events',
  summary:
    'Streams what changes in an organization, of what the caller may read, until their credential ends or their role changes; goes on after the event that `Last-Event-ID` names.',
  query: z.object({
    recent: z
      .int()
      .min(0)
      .max(mostRecent)
      .optional()
      .describe('Begins with what happened in so many seconds before: for what was read since then.'),
  }),
  status: 200,
  stream: 'event-stream',
  errors: ['not-found'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
  extension: true,
})

export const joinOrganization = operation({
  id: 'joinOrganization',
  noun: 'organizations',
  method: 'POST',
  path: '/orgs/{organizationId}/join',
  summary: 'Makes the caller a member of an organization that allows the domain of their verified address.',
  status: 204,
  errors: ['not-found', 'bad-content'],
  right: { on: 'self' },
  scope: 'write',
})

export const searchOrganization = operation({
  id: 'searchOrganization',
  noun: 'search',
  method: 'GET',
  path: '/orgs/{organizationId}/search',
  summary: 'Searches the pages of all spaces of an organization that the caller sees.',
  query: SearchQuery,
  status: 200,
  result: listOf(FoundSpace).extend({ understood: Understood }),
  errors: ['not-found', 'bad-page-token'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
})

export const getAgentInstructions = operation({
  id: 'getAgentInstructions',
  noun: 'organizations',
  method: 'GET',
  path: '/orgs/{organizationId}/agent-instructions',
  summary: 'Reads what an organization tells agents that write for it.',
  status: 200,
  result: AgentInstructions,
  errors: ['not-found'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
})

export const updateAgentInstructions = operation({
  id: 'updateAgentInstructions',
  noun: 'organizations',
  method: 'PUT',
  path: '/orgs/{organizationId}/agent-instructions',
  summary: 'Replaces what an organization tells agents that write for it.',
  body: AgentInstructionsUpdate,
  status: 200,
  result: AgentInstructions,
  errors: ['not-found', 'role-too-low', 'bad-content'],
  right: { on: 'organization', level: 'admin' },
  scope: 'admin',
})

const byEmailDomain = {
  noun: 'organizations',
  method: 'GET',
  summary: 'Lists the organizations that a domain lets one join; only for domains of the caller’s addresses.',
  params: { emailDomain: EmailDomain },
  status: 200,
  result: OrganizationsOfDomain,
  errors: ['not-found'],
  right: { on: 'self' },
  scope: 'read',
} as const

export const listOrganizationsOfDomain = operation({
  ...byEmailDomain,
  id: 'listOrganizationsOfDomain',
  path: '/email-domains/{emailDomain}/o',
})

/** The same operation under the path that published clients use. */
export const listOrganizationsOfDomainAlias = operation({
  ...byEmailDomain,
  id: 'listOrganizationsOfDomainAlias',
  path: '/email-domains/{emailDomain}/orgs',
  extension: true,
})

export const getSubdomain = operation({
  id: 'getSubdomain',
  noun: 'organizations',
  method: 'GET',
  path: '/subdomains/{subdomain}',
  summary: 'Tells which organization has a host name.',
  params: { subdomain: Hostname },
  status: 200,
  result: Subdomain,
  errors: ['not-found'],
  right: { on: 'self' },
  scope: 'read',
  extension: true,
})

export const organizationsOperations = {
  listOrganizations,
  createOrganization,
  getOrganization,
  updateOrganization,
  streamEvents,
}

/** Joining, searching, agent instructions, and finding an organization by domain or host name. */
export const deleteOrganization = operation({
  id: 'deleteOrganization',
  noun: 'organizations',
  method: 'DELETE',
  path: '/orgs/{organizationId}',
  summary: 'Deletes an organization with all that is in it. Everybody is out at once; it cannot be undone.',
  status: 204,
  errors: ['role-too-low'],
  right: { on: 'organization', level: 'admin' },
  scope: 'admin',
  extension: true,
})

export const organizationsFurtherOperations = {
  joinOrganization,
  searchOrganization,
  getAgentInstructions,
  updateAgentInstructions,
  listOrganizationsOfDomain,
  listOrganizationsOfDomainAlias,
  getSubdomain,
  deleteOrganization,
}
