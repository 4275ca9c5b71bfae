/** Sites; their structure has a file of its own. */
import { SiteAdaptiveSchema, SiteAdaptiveSchemaUpdate, TemplateConditions } from './visitor-schema.ts'
import { operation } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import { NewSite, PublishedSite, ShareKeyQuery, Site, SiteListQuery, SiteUpdate } from './schemas.ts'
import { listOf } from '../wire/shapes.ts'
import { siteStructureOperations } from './structure/operations.ts'

const reads = { noun: 'sites', right: siteRight.view, scope: 'read' } as const
const writes = { noun: 'sites', right: siteRight.publish, scope: 'write' } as const

export const listSites = operation({
  ...reads,
  right: { on: 'organization', level: 'member' },
  id: 'listSites',
  method: 'GET',
  path: '/orgs/{organizationId}/sites',
  summary: 'Lists the sites of an organization that the caller may see.',
  query: SiteListQuery,
  status: 200,
  result: listOf(Site),
  errors: ['not-found', 'bad-page-token'],
})

export const createSite = operation({
  ...writes,
  right: { on: 'organization', level: 'create' },
  id: 'createSite',
  method: 'POST',
  path: '/orgs/{organizationId}/sites',
  summary: 'Makes a site that is not published yet.',
  body: NewSite,
  status: 201,
  location: true,
  result: Site,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const getSite = operation({
  ...reads,
  id: 'getSite',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}',
  summary: 'Reads a site.',
  status: 200,
  result: Site,
  errors: ['not-found'],
})

export const updateSite = operation({
  ...writes,
  id: 'updateSite',
  method: 'PATCH',
  path: '/orgs/{organizationId}/sites/{siteId}',
  summary: 'Changes settings of a site.',
  body: SiteUpdate,
  status: 200,
  result: Site,
  errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
})

export const deleteSite = operation({
  ...writes,
  id: 'deleteSite',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}',
  summary: 'Deletes a site; its spaces stay.',
  status: 204,
  errors: ['role-too-low'],
})

export const getSiteAdaptiveSchema = operation({
  ...reads,
  id: 'getSiteAdaptiveSchema',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema',
  summary: 'Reads what a site knows about its visitors.',
  status: 200,
  result: SiteAdaptiveSchema,
  errors: ['not-found'],
})

export const updateSiteAdaptiveSchema = operation({
  ...writes,
  id: 'updateSiteAdaptiveSchema',
  method: 'PUT',
  path: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema',
  summary: 'Replaces what a site knows about its visitors.',
  body: SiteAdaptiveSchemaUpdate,
  badBody: 'bad-content',
  status: 200,
  result: SiteAdaptiveSchema,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const listSiteTemplateConditions = operation({
  ...reads,
  id: 'listSiteTemplateConditions',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/adaptive-schema/template-conditions',
  summary: 'Lists conditions to begin with, made from what a site knows about its visitors.',
  status: 200,
  result: TemplateConditions,
  errors: ['not-found'],
})

export const getPublishedSite = operation({
  ...reads,
  id: 'getPublishedSite',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/published',
  summary: 'Reads everything that is needed to show a published site.',
  query: ShareKeyQuery,
  status: 200,
  result: PublishedSite,
  errors: ['not-found'],
})

/** Opens the site to its audience, so it needs more than the edit role. */
export const publishSite = operation({
  ...writes,
  scope: 'admin',
  id: 'publishSite',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/publish',
  summary: 'Puts a site online.',
  status: 200,
  result: Site,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
})

export const sitesOperations = {
  listSites,
  createSite,
  getSite,
  updateSite,
  deleteSite,
  getSiteAdaptiveSchema,
  updateSiteAdaptiveSchema,
  listSiteTemplateConditions,
  getPublishedSite,
  publishSite,
  ...siteStructureOperations,
}
