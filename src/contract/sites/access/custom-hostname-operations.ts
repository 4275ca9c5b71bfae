/** Custom host names looked up by name, for callers who do not know the site. */
import { operation } from '../../operation/operation.ts'
import { CustomHostname } from './redirect-schemas.ts'
import { SiteHostname } from '../schemas.ts'

const path = '/custom-hostnames/{hostname}'
/** The name identifies the site, and the required role is on that site. */
const ours = { noun: 'sites', extension: true, right: { on: 'self' } } as const
const named = { path, params: { hostname: SiteHostname } } as const

const getCustomHostname = operation({
  ...ours,
  ...named,
  scope: 'read',
  id: 'getCustomHostname',
  method: 'GET',
  summary: 'Reads a host name of a site that the caller sees, and how it is proved.',
  status: 200,
  result: CustomHostname,
  errors: ['not-found'],
})

const recheckCustomHostname = operation({
  ...ours,
  ...named,
  scope: 'admin',
  id: 'recheckCustomHostname',
  method: 'PATCH',
  summary: 'Looks again whether a host name was proved, and serves its site there when it was.',
  status: 200,
  result: CustomHostname,
  errors: ['not-found', 'role-too-low', 'already-taken'],
})

const deleteCustomHostname = operation({
  ...ours,
  ...named,
  scope: 'admin',
  id: 'deleteCustomHostname',
  method: 'DELETE',
  summary: 'Takes a host name away from its site.',
  status: 204,
  errors: ['role-too-low'],
})

export const customHostnameOperations = { getCustomHostname, recheckCustomHostname, deleteCustomHostname }
