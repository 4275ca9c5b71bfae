/** Custom host names looked up by name, for callers who do not know the site. */
import { events } from '../../operation/events.ts'
import { operation, operationsOf } from '../../operation/operation.ts'
import { CustomHostname } from './redirect-schemas.ts'
import { SiteHostname } from '../schemas.ts'

const path = '/custom-hostnames/{hostname}'
/** The name identifies the site, and the required role is on that site. */
const ours = { extension: true, right: { on: 'self' } } as const
const hostnamePath = { path, params: { hostname: SiteHostname } } as const

export const customHostnameOperations = operationsOf('sites', {
  getCustomHostname: operation({
    ...ours,
    ...hostnamePath,
    scope: 'read',
    method: 'GET',
    summary: 'Returns a custom domain and how it is verified.',
    status: 200,
    result: CustomHostname,
    staleAfter: [...events.siteState, 'site.hostname-changed'],
    errors: ['not-found'],
  }),
  recheckCustomHostname: operation({
    ...ours,
    ...hostnamePath,
    scope: 'admin',
    method: 'PATCH',
    summary: 'Verifies a custom domain again, and serves its site there when verified.',
    status: 200,
    result: CustomHostname,
    errors: ['not-found', 'role-too-low', 'already-taken'],
  }),
  deleteCustomHostname: operation({
    ...ours,
    ...hostnamePath,
    scope: 'admin',
    method: 'DELETE',
    summary: 'Removes a custom domain from its site.',
    status: 204,
    errors: ['role-too-low'],
  }),
})
