/** Extensions for sites: custom fonts. */
import { operation } from '../../operation/operation.ts'
import { siteRight } from '../../roles/site-rights.ts'
import { SiteFont, SiteFontUpload } from './font-schemas.ts'
import { listOf, ListQuery } from '../../wire/shapes.ts'

const ours = { noun: 'sites', extension: true } as const
const path = '/orgs/{organizationId}/sites/{siteId}/fonts'
const writes = { ...ours, right: siteRight.publish, scope: 'write' } as const

const listSiteFonts = operation({
  ...ours,
  right: siteRight.view,
  scope: 'read',
  id: 'listSiteFonts',
  method: 'GET',
  path,
  summary: 'Lists the fonts of a site by their names.',
  query: ListQuery,
  status: 200,
  result: listOf(SiteFont),
  errors: ['not-found', 'bad-page-token'],
})

const uploadSiteFont = operation({
  ...writes,
  id: 'uploadSiteFont',
  method: 'POST',
  path,
  summary: 'Gives a site a file of a font (woff2, woff, ttf or otf); its bytes are the body.',
  query: SiteFontUpload,
  rawBody: true,
  status: 201,
  location: true,
  result: SiteFont,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

const deleteSiteFont = operation({
  ...writes,
  id: 'deleteSiteFont',
  method: 'DELETE',
  path: `${path}/{fontId}`,
  summary: 'Deletes a font of a site with all of its files; not one that a look of the site names.',
  status: 204,
  errors: ['role-too-low', 'state-forbids'],
})

export const siteFontOperations = { listSiteFonts, uploadSiteFont, deleteSiteFont }
