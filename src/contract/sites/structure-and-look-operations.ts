/** Extensions for sites: the whole structure, its pending edits, and the look. */
import { SiteCustomization } from './look/schemas.ts'
import { operation } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import {
  SiteDraft,
  SiteDraftAddition,
  SiteDraftPublication,
  SiteDraftUpdate,
} from './structure/draft-schemas.ts'
import { SiteReach } from './reach.ts'
import { CustomizationOverride } from './look/default-look.ts'
import {
  SectionGroupMove,
  SiteSectionGroup,
  SiteStructure,
  StructurePart,
  StructureSort,
} from './structure/schemas.ts'
import { ShareKeyQuery, Site } from './schemas.ts'

const ours = { noun: 'sites', extension: true } as const
const reads = { ...ours, right: siteRight.view, scope: 'read' } as const
const writes = { ...ours, right: siteRight.publish, scope: 'write' } as const
const prepares = { ...ours, right: siteRight.edit, scope: 'write' } as const

/** Closes the site to everybody, the reverse of publishing. */
const unpublishSite = operation({
  ...writes,
  scope: 'admin',
  id: 'unpublishSite',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/unpublish',
  summary: 'Takes a site offline.',
  status: 200,
  result: Site,
  errors: ['not-found', 'role-too-low'],
})

/** For people who can unpublish the site: everything that would stop working. */
const getSiteReach = operation({
  ...ours,
  right: siteRight.publish,
  scope: 'read',
  id: 'getSiteReach',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/reach',
  summary: 'Says whom a site reaches and what leads to it: what is lost when it is taken offline.',
  status: 200,
  result: SiteReach,
  errors: ['not-found', 'role-too-low'],
})

const getSiteStructure = operation({
  ...reads,
  id: 'getSiteStructure',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/structure',
  summary: 'Reads the whole structure of a site.',
  query: ShareKeyQuery,
  status: 200,
  result: SiteStructure,
  errors: ['not-found'],
})

const sortSiteStructure = operation({
  ...writes,
  id: 'sortSiteStructure',
  method: 'PATCH',
  path: '/orgs/{organizationId}/sites/{siteId}/structure/sort',
  summary: 'Moves a part of the structure beside one of its siblings.',
  body: StructureSort,
  status: 200,
  result: StructurePart,
  errors: ['not-found', 'role-too-low', 'bad-position'],
})

const moveSiteSectionGroup = operation({
  ...writes,
  id: 'moveSiteSectionGroup',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/move',
  summary: 'Moves a group of sections beside another; sorting the structure does the same.',
  body: SectionGroupMove,
  status: 200,
  result: SiteSectionGroup,
  errors: ['not-found', 'role-too-low', 'bad-position', 'nothing-to-change'],
  deprecated: true,
})

const getSiteDraft = operation({
  ...reads,
  id: 'getSiteDraft',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
  summary: 'Reads the pending structure: its edits, what they make, and which addresses change.',
  status: 200,
  result: SiteDraft,
  errors: ['not-found'],
})

const extendSiteDraft = operation({
  ...prepares,
  id: 'extendSiteDraft',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
  summary: 'Adds edits to the end of the pending structure.',
  body: SiteDraftAddition,
  status: 200,
  result: SiteDraft,
  errors: [
    'not-found',
    'role-too-low',
    'bad-content',
    'bad-position',
    'already-taken',
    'state-forbids',
    'content-conflict',
  ],
})

const updateSiteDraft = operation({
  ...prepares,
  id: 'updateSiteDraft',
  method: 'PUT',
  path: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
  summary: 'Keeps some edits of the pending structure, in an order, and adds others.',
  body: SiteDraftUpdate,
  status: 200,
  result: SiteDraft,
  errors: [
    'not-found',
    'role-too-low',
    'bad-content',
    'bad-position',
    'already-taken',
    'state-forbids',
    'content-conflict',
  ],
})

const deleteSiteDraft = operation({
  ...prepares,
  id: 'deleteSiteDraft',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
  summary: 'Discards the pending structure.',
  status: 204,
  errors: ['role-too-low'],
})

const publishSiteDraft = operation({
  ...writes,
  id: 'publishSiteDraft',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/structure/draft/publish',
  summary: 'Makes the edits of the pending structure, all at once, with the redirects.',
  body: SiteDraftPublication,
  status: 200,
  result: SiteStructure,
  errors: ['not-found', 'role-too-low', 'state-forbids', 'content-conflict'],
})

const getSiteCustomization = operation({
  ...reads,
  id: 'getSiteCustomization',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/customization',
  summary: 'Reads how a site looks.',
  status: 200,
  result: SiteCustomization,
  errors: ['not-found'],
})

const updateSiteCustomization = operation({
  ...writes,
  id: 'updateSiteCustomization',
  method: 'PUT',
  path: '/orgs/{organizationId}/sites/{siteId}/customization',
  summary: 'Replaces how a site looks.',
  body: SiteCustomization,
  status: 200,
  result: SiteCustomization,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

const getSiteSpaceCustomization = operation({
  ...reads,
  id: 'getSiteSpaceCustomization',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
  summary: 'Reads what a site space sets apart from its site.',
  status: 200,
  result: CustomizationOverride,
  errors: ['not-found'],
})

const updateSiteSpaceCustomization = operation({
  ...writes,
  id: 'updateSiteSpaceCustomization',
  method: 'PATCH',
  path: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
  summary: 'Sets settings of a site space apart from its site; null takes one back.',
  body: CustomizationOverride,
  status: 200,
  result: CustomizationOverride,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

const deleteSiteSpaceCustomization = operation({
  ...writes,
  id: 'deleteSiteSpaceCustomization',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
  summary: 'Takes back everything that a site space sets apart from its site.',
  status: 204,
  errors: ['role-too-low'],
})

export const siteExtensionOperations = {
  unpublishSite,
  getSiteReach,
  getSiteStructure,
  sortSiteStructure,
  moveSiteSectionGroup,
  getSiteDraft,
  extendSiteDraft,
  updateSiteDraft,
  deleteSiteDraft,
  publishSiteDraft,
  getSiteCustomization,
  updateSiteCustomization,
  getSiteSpaceCustomization,
  updateSiteSpaceCustomization,
  deleteSiteSpaceCustomization,
}
