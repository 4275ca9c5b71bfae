/** Extensions for sites: previews, and a draft look. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import { SiteLookDraft, SiteLookDraftPublication, SiteLookDraftUpdate } from './look/look-draft.ts'
import { SitePreview, SitePreviewQuery } from './preview-schemas.ts'

const ours = { extension: true } as const
const path = '/orgs/{organizationId}/sites/{siteId}/customization/draft'
const writes = { ...ours, right: siteRight.publish, scope: 'write' } as const
const prepares = { ...ours, right: siteRight.edit, scope: 'write' } as const

export const sitePreviewOperations = operationsOf('sites', {
  getSitePublishingPreview: operation({
    extension: true,
    right: siteRight.view,
    scope: 'read',
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/publishing/preview',
    summary:
      'Creates a temporary URL that shows a site as one kind of visitor would see it, published or not.',
    query: SitePreviewQuery,
    status: 200,
    result: SitePreview,
    staleAfter: events.siteSettings,
    errors: ['not-found', 'bad-content'],
  }),
  getSiteLookDraft: operation({
    ...ours,
    right: siteRight.view,
    scope: 'read',
    method: 'GET',
    path,
    summary: 'Returns the unpublished customization of a site.',
    status: 200,
    result: SiteLookDraft,
    staleAfter: [
      ...events.siteState,
      'site.customized',
      'site.look-drafted',
      'site.fonts-changed',
      'site.structure-changed',
    ],
    errors: ['not-found'],
  }),
  updateSiteLookDraft: operation({
    ...prepares,
    method: 'PUT',
    path,
    summary: 'Saves the customization of a site or its site spaces without publishing it.',
    body: SiteLookDraftUpdate,
    status: 200,
    result: SiteLookDraft,
    errors: ['not-found', 'role-too-low', 'bad-content', 'content-conflict'],
  }),
  deleteSiteLookDraft: operation({
    ...prepares,
    method: 'DELETE',
    path,
    summary: 'Discards the unpublished customization of a site.',
    status: 204,
    errors: ['role-too-low'],
  }),
  publishSiteLookDraft: operation({
    ...writes,
    method: 'POST',
    path: '/orgs/{organizationId}/sites/{siteId}/customization/draft/publish',
    summary: 'Publishes the unpublished customization of a site.',
    body: SiteLookDraftPublication,
    status: 200,
    result: SiteLookDraft,
    errors: ['not-found', 'role-too-low', 'state-forbids', 'content-conflict'],
  }),
})
