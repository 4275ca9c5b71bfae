/** Sections, groups of sections and site spaces. */
import { z } from 'zod'
import { operation } from '../../operation/operation.ts'
import { siteRight } from '../../roles/site-rights.ts'
import {
  NewSection,
  NewSectionGroup,
  NewSiteSpace,
  SectionGroupUpdate,
  SectionMove,
  SectionOfGroup,
  SectionUpdate,
  SiteSection,
  SiteSectionGroup,
  SiteSpace,
  SiteSpaceMove,
  SiteSpaceUpdate,
} from './schemas.ts'
import { ShareKeyQuery } from '../schemas.ts'
import { listOf, ListQuery } from '../../wire/shapes.ts'

const reads = { noun: 'sites', right: siteRight.view, scope: 'read' } as const
const writes = { noun: 'sites', right: siteRight.publish, scope: 'write' } as const
const ShareableListQuery = ListQuery.extend(ShareKeyQuery.shape)

export const listSiteSections = operation({
  ...reads,
  id: 'listSiteSections',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/sections',
  summary: 'Lists the sections of a site.',
  query: ShareableListQuery,
  status: 200,
  result: listOf(SiteSection),
  errors: ['not-found', 'bad-page-token'],
})

export const createSiteSection = operation({
  ...writes,
  id: 'createSiteSection',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/sections',
  summary: 'Adds a section with one space to a site.',
  body: NewSection,
  status: 201,
  location: true,
  result: SiteSection,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const updateSiteSection = operation({
  ...writes,
  id: 'updateSiteSection',
  method: 'PATCH',
  path: '/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}',
  summary: 'Changes a section of a site.',
  body: SectionUpdate,
  status: 200,
  result: SiteSection,
  errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
})

export const deleteSiteSection = operation({
  ...writes,
  id: 'deleteSiteSection',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}',
  summary: 'Takes a section out of a site; its spaces stay in the organization.',
  status: 204,
  errors: ['role-too-low', 'state-forbids'],
})

export const moveSiteSection = operation({
  ...writes,
  id: 'moveSiteSection',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}/move',
  summary: 'Moves a section beside another; sorting the structure does the same.',
  body: SectionMove,
  status: 200,
  result: SiteSection,
  errors: ['not-found', 'role-too-low', 'bad-position', 'nothing-to-change'],
  deprecated: true,
})

export const listSiteSectionGroups = operation({
  ...reads,
  id: 'listSiteSectionGroups',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/section-groups',
  summary: 'Lists the groups of sections of a site.',
  query: ListQuery,
  status: 200,
  result: listOf(SiteSectionGroup),
  errors: ['not-found', 'bad-page-token'],
})

export const createSiteSectionGroup = operation({
  ...writes,
  id: 'createSiteSectionGroup',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/section-groups',
  summary: 'Adds a group of sections to a site.',
  body: NewSectionGroup,
  status: 201,
  location: true,
  result: SiteSectionGroup,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const updateSiteSectionGroup = operation({
  ...writes,
  id: 'updateSiteSectionGroup',
  method: 'PATCH',
  path: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}',
  summary: 'Changes the title or icon of a group of sections.',
  body: SectionGroupUpdate,
  status: 200,
  result: SiteSectionGroup,
  errors: ['not-found', 'role-too-low'],
})

export const deleteSiteSectionGroup = operation({
  ...writes,
  id: 'deleteSiteSectionGroup',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}',
  summary: 'Deletes a group of sections.',
  status: 204,
  errors: ['role-too-low'],
})

export const addSectionToGroup = operation({
  ...writes,
  id: 'addSectionToGroup',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections',
  summary: 'Puts a section of the site into a group.',
  body: SectionOfGroup,
  status: 201,
  location: true,
  result: SiteSectionGroup,
  errors: ['not-found', 'role-too-low', 'bad-content', 'nothing-to-change'],
})

export const removeSectionFromGroup = operation({
  ...writes,
  id: 'removeSectionFromGroup',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections/{siteSectionId}',
  summary: 'Takes a section out of a group; it stays in the site.',
  status: 204,
  errors: ['role-too-low'],
})

export const listSiteSpaces = operation({
  ...reads,
  id: 'listSiteSpaces',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/site-spaces',
  summary: 'Lists the spaces of a site.',
  query: ShareableListQuery.extend({
    default: z.boolean().optional().describe('True: only the default one; false: only the others.'),
  }),
  status: 200,
  result: listOf(SiteSpace),
  errors: ['not-found', 'bad-page-token'],
})

export const createSiteSpace = operation({
  ...writes,
  id: 'createSiteSpace',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/site-spaces',
  summary: 'Adds a space to a site, or to one of its sections.',
  body: NewSiteSpace,
  status: 201,
  location: true,
  result: SiteSpace,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const updateSiteSpace = operation({
  ...writes,
  id: 'updateSiteSpace',
  method: 'PATCH',
  path: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}',
  summary: 'Changes the path, the condition or the space of a site space.',
  body: SiteSpaceUpdate,
  status: 200,
  result: SiteSpace,
  errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
})

export const deleteSiteSpace = operation({
  ...writes,
  id: 'deleteSiteSpace',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}',
  summary: 'Takes a space out of a site; the space stays in the organization.',
  status: 204,
  errors: ['role-too-low', 'state-forbids'],
})

export const moveSiteSpace = operation({
  ...writes,
  id: 'moveSiteSpace',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/move',
  summary: 'Moves a site space beside another of its section.',
  body: SiteSpaceMove,
  status: 200,
  result: SiteSpace,
  errors: ['not-found', 'role-too-low', 'bad-position', 'nothing-to-change'],
})

export const siteStructureOperations = {
  listSiteSections,
  createSiteSection,
  updateSiteSection,
  deleteSiteSection,
  moveSiteSection,
  listSiteSectionGroups,
  createSiteSectionGroup,
  updateSiteSectionGroup,
  deleteSiteSectionGroup,
  addSectionToGroup,
  removeSectionFromGroup,
  listSiteSpaces,
  createSiteSpace,
  updateSiteSpace,
  deleteSiteSpace,
  moveSiteSpace,
}
