/** Organizations. */
import { NewOrganization, Organization, OrganizationUpdate } from '../organizations.ts'
import { operation } from '../operation.ts'
import { listOf, ListQuery } from '../wire.ts'

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
  errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
  right: { on: 'organization', level: 'admin' },
  scope: 'admin',
})

export const streamEvents = operation({
  id: 'streamEvents',
  noun: 'organizations',
  method: 'GET',
  path: '/orgs/{organizationId}/events',
  summary: 'Streams what changes in an organization; goes on after the event that `Last-Event-ID` names.',
  status: 200,
  stream: 'event-stream',
  errors: ['not-found'],
  right: { on: 'organization', level: 'member' },
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
