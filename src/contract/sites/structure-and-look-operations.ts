/** Extensions for sites: the whole structure, its pending edits, and the look. */
import { SiteCustomization } from './look/schemas.ts'
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
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

const ours = { extension: true } as const
const reads = { ...ours, right: siteRight.view, scope: 'read' } as const
const writes = { ...ours, right: siteRight.publish, scope: 'write' } as const
const prepares = { ...ours, right: siteRight.edit, scope: 'write' } as const

export const siteExtensionOperations = operationsOf('sites', {
  /** Closes the site to everybody, the reverse of publishing. */
  unpublishSite: operation({
    ...writes,
    scope: 'admin',
    method: 'POST',
    path: '/orgs/{organizationId}/sites/{siteId}/unpublish',
    summary: 'Unpublishes a site.',
    status: 200,
    result: Site,
    errors: ['not-found', 'role-too-low'],
  }),
  /** For people who can unpublish the site: everything that would stop working. */
  getSiteReach: operation({
    ...ours,
    right: siteRight.publish,
    scope: 'read',
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/reach',
    summary: 'Returns who can read a site and what links to it: what unpublishing the site would break.',
    status: 200,
    result: SiteReach,
    staleAfter: events.siteSettings,
    errors: ['not-found', 'role-too-low'],
  }),
  getSiteStructure: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/structure',
    summary: 'Returns the structure of a site.',
    query: ShareKeyQuery,
    status: 200,
    result: SiteStructure,
    staleAfter: [
      ...events.siteState,
      'site.structure-changed',
      'site.hostname-changed',
      ...events.spaceSettings,
    ],
    errors: ['not-found'],
  }),
  sortSiteStructure: operation({
    ...writes,
    method: 'PATCH',
    path: '/orgs/{organizationId}/sites/{siteId}/structure/sort',
    summary: 'Moves a section, group or site space next to one of its siblings.',
    body: StructureSort,
    status: 200,
    result: StructurePart,
    errors: ['not-found', 'role-too-low', 'bad-position'],
  }),
  moveSiteSectionGroup: operation({
    ...writes,
    method: 'POST',
    path: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/move',
    summary: 'Moves a section group next to another one. Deprecated: sort the site structure instead.',
    body: SectionGroupMove,
    status: 200,
    result: SiteSectionGroup,
    errors: ['not-found', 'role-too-low', 'bad-position', 'nothing-to-change'],
    deprecated: true,
  }),
  getSiteDraft: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
    summary: 'Returns the draft structure of a site: its edits, their result, and the URLs that change.',
    status: 200,
    result: SiteDraft,
    staleAfter: [
      ...events.siteState,
      'site.structure-changed',
      'site.draft-changed',
      'site.hostname-changed',
      'site.redirects-changed',
      ...events.spaceSettings,
    ],
    errors: ['not-found'],
  }),
  extendSiteDraft: operation({
    ...prepares,
    method: 'POST',
    path: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
    summary: 'Appends edits to the draft structure of a site.',
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
  }),
  updateSiteDraft: operation({
    ...prepares,
    method: 'PUT',
    path: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
    summary:
      'Replaces the edits of the draft structure of a site: keeps some in a given order and adds others.',
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
  }),
  deleteSiteDraft: operation({
    ...prepares,
    method: 'DELETE',
    path: '/orgs/{organizationId}/sites/{siteId}/structure/draft',
    summary: 'Discards the draft structure of a site.',
    status: 204,
    errors: ['role-too-low'],
  }),
  publishSiteDraft: operation({
    ...writes,
    method: 'POST',
    path: '/orgs/{organizationId}/sites/{siteId}/structure/draft/publish',
    summary: 'Publishes the draft structure of a site with its redirects.',
    body: SiteDraftPublication,
    status: 200,
    result: SiteStructure,
    errors: ['not-found', 'role-too-low', 'state-forbids', 'content-conflict'],
  }),
  getSiteCustomization: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/customization',
    summary: 'Returns the customization of a site.',
    status: 200,
    result: SiteCustomization,
    staleAfter: [...events.siteState, 'site.customized', 'site.look-drafted', 'site.fonts-changed'],
    errors: ['not-found'],
  }),
  updateSiteCustomization: operation({
    ...writes,
    method: 'PUT',
    path: '/orgs/{organizationId}/sites/{siteId}/customization',
    summary: 'Replaces the customization of a site.',
    body: SiteCustomization,
    status: 200,
    result: SiteCustomization,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  getSiteSpaceCustomization: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
    summary: 'Returns the customization that a site space overrides.',
    status: 200,
    result: CustomizationOverride,
    staleAfter: [
      ...events.siteState,
      'site.customized',
      'site.look-drafted',
      'site.fonts-changed',
      'site.structure-changed',
    ],
    errors: ['not-found'],
  }),
  updateSiteSpaceCustomization: operation({
    ...writes,
    method: 'PATCH',
    path: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
    summary: 'Overrides customization for a site space. Null removes an override.',
    body: CustomizationOverride,
    status: 200,
    result: CustomizationOverride,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  deleteSiteSpaceCustomization: operation({
    ...writes,
    method: 'DELETE',
    path: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
    summary: 'Removes all customization overrides of a site space.',
    status: 204,
    errors: ['role-too-low'],
  }),
})
