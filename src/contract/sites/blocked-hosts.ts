/** Extension for sites: hosts that the browsers of readers were not allowed to use. */
import { z } from 'zod'
import { operation, operationsOf } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import { Timestamp } from '../wire/shapes.ts'

/** Directives of the content security policy of a published page whose sources integrations can extend. */
export const extensibleDirectives = [
  ...(['script-src', 'connect-src', 'style-src', 'img-src', 'font-src'] as const),
  ...(['frame-src', 'media-src', 'worker-src'] as const),
] as const
export type ExtensibleDirective = (typeof extensibleDirectives)[number]

/** Days after which a host that was not blocked again is no longer listed. */
export const blockedHostDays = 30
/** Maximum number of pairs of directive and host that are kept of a site. */
export const mostBlockedHosts = 100

const BlockedHost = z
  .object({
    host: z.string().describe('With its port, and with its scheme where that is not secure.'),
    directive: z.enum(extensibleDirectives).describe('What a page tried: to run a script, send a request, …'),
    firstBlockedAt: Timestamp,
    lastBlockedAt: Timestamp,
  })
  .meta({ id: 'SiteBlockedHost' })

export const siteBlockedHostOperations = operationsOf('sites', {
  listSiteBlockedHosts: operation({
    extension: true,
    right: siteRight.edit,
    scope: 'read',
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/blocked-hosts',
    summary:
      'Lists hosts that the content security policy of a site has blocked in the browsers of its readers, latest first.',
    status: 200,
    result: z.array(BlockedHost).max(mostBlockedHosts),
    staleAfter: ['site.updated'],
    errors: ['not-found', 'role-too-low'],
  }),
})
