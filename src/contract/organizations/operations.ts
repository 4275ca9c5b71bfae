/** Organizations: settings, who may join, search across spaces, agent instructions. */
import { z } from 'zod'
import { AgentInstructions, AgentInstructionsUpdate } from './agent-instructions.ts'
import {
  EmailDomain,
  Hostname,
  NewOrganization,
  Organization,
  OrganizationsOfDomain,
  OrganizationUpdate,
  Subdomain,
} from './schemas.ts'
import { mostRecent } from './event-times.ts'
import { events, never } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

const byEmailDomain = {
  method: 'GET',
  summary:
    'Lists the organizations that people with an email at a domain can join, of those that confirmed the domain. Only for domains of the caller’s email.',
  params: { emailDomain: EmailDomain },
  status: 200,
  result: OrganizationsOfDomain,
  errors: ['not-found'],
  right: { on: 'self' },
  scope: 'read',
} as const

export const organizationsOperations = operationsOf('organizations', {
  listOrganizations: operation({
    method: 'GET',
    path: '/orgs',
    summary: 'Lists the organizations of the caller.',
    query: ListQuery,
    status: 200,
    result: listOf(Organization),
    staleAfter: [...events.organizationSettings, ...events.memberships, ...events.signOn],
    errors: ['bad-page-token'],
    right: { on: 'self' },
    scope: 'read',
  }),
  createOrganization: operation({
    method: 'POST',
    path: '/orgs',
    summary: 'Creates an organization with the caller as its administrator.',
    body: NewOrganization,
    status: 201,
    location: true,
    result: Organization,
    errors: ['role-too-low'],
    right: { on: 'installation' },
    scope: 'admin',
    extension: true,
  }),
  getOrganization: operation({
    method: 'GET',
    path: '/orgs/{organizationId}',
    summary: 'Returns an organization.',
    status: 200,
    result: Organization,
    staleAfter: [...events.organizationSettings, ...events.memberships, ...events.signOn],
    errors: ['not-found'],
    right: { on: 'organization', level: 'member' },
    scope: 'read',
  }),
  updateOrganization: operation({
    method: 'PATCH',
    path: '/orgs/{organizationId}',
    summary: 'Updates the settings of an organization.',
    body: OrganizationUpdate,
    status: 200,
    result: Organization,
    errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content', 'state-forbids'],
    right: { on: 'organization', level: 'admin' },
    scope: 'admin',
  }),
  streamEvents: operation({
    method: 'GET',
    path: '/orgs/{organizationId}/events',
    summary:
      'Streams events in an organization that the caller can read, until their credential expires or their role changes. Resumes after the event in `Last-Event-ID`.',
    query: z.object({
      recent: z
        .int()
        .min(0)
        .max(mostRecent)
        .optional()
        .describe('Starts with events from this many seconds ago.'),
    }),
    status: 200,
    stream: 'event-stream',
    staleAfter: never,
    errors: ['not-found'],
    right: { on: 'organization', level: 'member' },
    scope: 'read',
    extension: true,
  }),
  joinOrganization: operation({
    method: 'POST',
    path: '/orgs/{organizationId}/join',
    summary: 'Joins an organization that allows the domain of the caller’s verified email.',
    status: 204,
    errors: ['not-found', 'bad-content'],
    right: { on: 'self' },
    scope: 'write',
  }),
  getAgentInstructions: operation({
    method: 'GET',
    path: '/orgs/{organizationId}/agent-instructions',
    summary: 'Returns the instructions of an organization for writing agents.',
    status: 200,
    result: AgentInstructions,
    staleAfter: [...events.organizationSettings, ...events.agentInstructions],
    errors: ['not-found'],
    right: { on: 'organization', level: 'member' },
    scope: 'read',
  }),
  updateAgentInstructions: operation({
    method: 'PUT',
    path: '/orgs/{organizationId}/agent-instructions',
    summary: 'Replaces the instructions of an organization for writing agents.',
    body: AgentInstructionsUpdate,
    status: 200,
    result: AgentInstructions,
    errors: ['not-found', 'role-too-low', 'bad-content'],
    right: { on: 'organization', level: 'admin' },
    scope: 'admin',
  }),
  listOrganizationsOfDomain: operation({
    ...byEmailDomain,
    staleAfter: [...events.organizationSettings, ...events.memberships],
    path: '/email-domains/{emailDomain}/o',
  }),
  /** The same operation under the path that published clients use. */
  listOrganizationsOfDomainAlias: operation({
    ...byEmailDomain,
    path: '/email-domains/{emailDomain}/orgs',
    staleAfter: [...events.organizationSettings, ...events.memberships],
    extension: true,
  }),
  getSubdomain: operation({
    method: 'GET',
    path: '/subdomains/{subdomain}',
    summary: 'Returns the organization of a hostname.',
    params: { subdomain: Hostname },
    status: 200,
    result: Subdomain,
    staleAfter: events.organizationSettings,
    errors: ['not-found'],
    right: { on: 'self' },
    scope: 'read',
    extension: true,
  }),
  deleteOrganization: operation({
    method: 'DELETE',
    path: '/orgs/{organizationId}',
    summary:
      'Deletes an organization with everything in it. All members lose access immediately. This cannot be undone.',
    status: 204,
    errors: ['role-too-low'],
    right: { on: 'organization', level: 'admin' },
    scope: 'admin',
    extension: true,
  }),
})
