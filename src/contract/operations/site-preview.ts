/** Docs sites, beyond the specification: looked at before readers do. */
import { operation } from '../operation.ts'
import { SitePreview, SitePreviewQuery } from '../site-preview.ts'

const getSitePublishingPreview = operation({
  noun: 'sites',
  extension: true,
  right: { on: 'organization', level: 'member' },
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

export const sitePreviewOperations = { getSitePublishingPreview }
