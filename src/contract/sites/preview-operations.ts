/** Extensions for sites: previews, and a draft look. */
import { operation } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import { SiteLookDraft, SiteLookDraftPublication, SiteLookDraftUpdate } from './look/look-draft.ts'
import { SitePreview, SitePreviewQuery } from './preview-schemas.ts'

const getSitePublishingPreview = operation({
  noun: 'sites',
  extension: true,
  right: siteRight.view,
  scope: 'read',
  id: 'getSitePublishingPreview',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/publishing/preview',
  summary:
    'Makes a temporary address that shows a site as one kind of visitor would see it, published or not.',
  query: SitePreviewQuery,
  status: 200,
  result: SitePreview,
  errors: ['not-found', 'bad-content'],
})

const ours = { noun: 'sites', extension: true } as const
const path = '/orgs/{organizationId}/sites/{siteId}/customization/draft'
const writes = { ...ours, right: siteRight.publish, scope: 'write' } as const
const prepares = { ...ours, right: siteRight.edit, scope: 'write' } as const

const getSiteLookDraft = operation({
  ...ours,
  right: siteRight.view,
  scope: 'read',
  id: 'getSiteLookDraft',
  method: 'GET',
  path,
  summary: 'Reads the look of a site that waits.',
  status: 200,
  result: SiteLookDraft,
  errors: ['not-found'],
})

const updateSiteLookDraft = operation({
  ...prepares,
  id: 'updateSiteLookDraft',
  method: 'PUT',
  path,
  summary: 'Keeps a look of a site, or of its site spaces, that readers do not get yet.',
  body: SiteLookDraftUpdate,
  status: 200,
  result: SiteLookDraft,
  errors: ['not-found', 'role-too-low', 'bad-content', 'content-conflict'],
})

const deleteSiteLookDraft = operation({
  ...prepares,
  id: 'deleteSiteLookDraft',
  method: 'DELETE',
  path,
  summary: 'Discards the look of a site that waits.',
  status: 204,
  errors: ['role-too-low'],
})

const publishSiteLookDraft = operation({
  ...writes,
  id: 'publishSiteLookDraft',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/customization/draft/publish',
  summary: 'Gives readers the look that waits, all of it at once.',
  body: SiteLookDraftPublication,
  status: 200,
  result: SiteLookDraft,
  errors: ['not-found', 'role-too-low', 'state-forbids', 'content-conflict'],
})

export const sitePreviewOperations = {
  getSitePublishingPreview,
  getSiteLookDraft,
  updateSiteLookDraft,
  deleteSiteLookDraft,
  publishSiteLookDraft,
}
