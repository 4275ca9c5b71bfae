/** Sites; their structure has a file of its own. */
import { SiteAdaptiveSchema, SiteAdaptiveSchemaUpdate, TemplateConditions } from './visitor-schema.ts'
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import { NewSite, PublishedSite, ShareKeyQuery, Site, SiteListQuery, SiteUpdate } from './schemas.ts'
import { listOf } from '../wire/shapes.ts'

const reads = { right: siteRight.view, scope: 'read' } as const
const writes = { right: siteRight.publish, scope: 'write' } as const

export const sitesOperations = operationsOf('sites', {
  listSites: operation({
    ...reads,
    right: { on: 'organization', level: 'member' },
    method: 'GET',
    path: '/orgs/{organizationId}/sites',
    summary: 'Lists the sites that the caller can see.',
    query: SiteListQuery,
    status: 200,
    result: listOf(Site),
    staleAfter: [
      ...events.siteSettings,
      ...events.siteAccess,
      ...events.changeRequestState,
      ...events.spaceSettings,
    ],
    errors: ['not-found', 'bad-page-token'],
  }),
  createSite: operation({
    ...writes,
    right: { on: 'organization', level: 'create' },
    method: 'POST',
    path: '/orgs/{organizationId}/sites',
    summary: 'Creates an unpublished site.',
    body: NewSite,
    status: 201,
    location: true,
    result: Site,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  getSite: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}',
    summary: 'Returns a site.',
    integrations: 'site:metadata:read',
    status: 200,
    result: Site,
    staleAfter: [...events.siteSettings, ...events.siteAccess, ...events.spaceSettings],
    errors: ['not-found'],
  }),
  updateSite: operation({
    ...writes,
    method: 'PATCH',
    path: '/orgs/{organizationId}/sites/{siteId}',
    summary: 'Updates the settings of a site.',
    body: SiteUpdate,
    status: 200,
    result: Site,
    errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
  }),
  deleteSite: operation({
    ...writes,
    method: 'DELETE',
    path: '/orgs/{organizationId}/sites/{siteId}',
    summary: 'Deletes a site. Its spaces are kept.',
    status: 204,
    errors: ['role-too-low'],
  }),
  getSiteAdaptiveSchema: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema',
    summary: 'Returns the visitor schema of a site.',
    integrations: 'site:adaptive:read',
    status: 200,
    result: SiteAdaptiveSchema,
    staleAfter: [...events.siteState, 'site.adaptive-schema-changed'],
    errors: ['not-found'],
  }),
  updateSiteAdaptiveSchema: operation({
    ...writes,
    method: 'PUT',
    path: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema',
    summary: 'Replaces the visitor schema of a site.',
    integrations: 'site:adaptive:write',
    body: SiteAdaptiveSchemaUpdate,
    badBody: 'bad-content',
    status: 200,
    result: SiteAdaptiveSchema,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  listSiteTemplateConditions: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema/template-conditions',
    summary: 'Lists suggested conditions, based on the visitor schema of a site.',
    status: 200,
    result: TemplateConditions,
    staleAfter: [...events.siteState, 'site.adaptive-schema-changed'],
    errors: ['not-found'],
  }),
  getPublishedSite: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/published',
    summary: 'Returns everything needed to show a published site.',
    query: ShareKeyQuery,
    status: 200,
    result: PublishedSite,
    staleAfter: [...events.siteSettings, ...events.spaceSettings],
    errors: ['not-found'],
  }),
  /** Opens the site to its audience, so it needs more than the edit role. */
  publishSite: operation({
    ...writes,
    scope: 'admin',
    method: 'POST',
    path: '/orgs/{organizationId}/sites/{siteId}/publish',
    summary: 'Publishes a site.',
    status: 200,
    result: Site,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
})
