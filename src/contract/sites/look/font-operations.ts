/** Extensions for sites: custom fonts. */
import { events } from '../../operation/events.ts'
import { operation, operationsOf } from '../../operation/operation.ts'
import { siteRight } from '../../roles/site-rights.ts'
import { SiteFont, SiteFontUpload } from './font-schemas.ts'
import { listOf, ListQuery } from '../../wire/shapes.ts'

const ours = { extension: true } as const
const path = '/orgs/{organizationId}/sites/{siteId}/fonts'
const writes = { ...ours, right: siteRight.publish, scope: 'write' } as const

export const siteFontOperations = operationsOf('sites', {
  listSiteFonts: operation({
    ...ours,
    right: siteRight.view,
    scope: 'read',
    method: 'GET',
    path,
    summary: 'Lists the fonts of a site by name.',
    query: ListQuery,
    status: 200,
    result: listOf(SiteFont),
    staleAfter: [...events.siteState, 'site.fonts-changed', 'site.customized', 'site.look-drafted'],
    errors: ['not-found', 'bad-page-token'],
  }),
  uploadSiteFont: operation({
    ...writes,
    method: 'POST',
    path,
    summary: 'Uploads a font file (WOFF2, WOFF, TTF or OTF) to a site. The body is the file.',
    query: SiteFontUpload,
    rawBody: true,
    status: 201,
    location: true,
    result: SiteFont,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  deleteSiteFont: operation({
    ...writes,
    method: 'DELETE',
    path: `${path}/{fontId}`,
    summary: 'Deletes a font of a site with all its files. Fails while the font is in use.',
    status: 204,
    errors: ['role-too-low', 'state-forbids'],
  }),
})
