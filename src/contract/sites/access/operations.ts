/** Extensions for sites: share links, visitor authentication, redirects and host names. */
import { operation } from '../../operation/operation.ts'
import { siteRight } from '../../roles/site-rights.ts'
import {
  NewShareLink,
  ShareLink,
  ShareLinkUpdate,
  SitePublishingAuth,
  SitePublishingAuthUpdate,
} from './schemas.ts'
import {
  CustomHostname,
  NewCustomHostname,
  NewSiteRedirect,
  RedirectListQuery,
  RedirectQuery,
  ResolvedRedirect,
  SiteRedirect,
  SiteRedirectResults,
  SiteRedirects,
  SiteRedirectUpdate,
} from './redirect-schemas.ts'
import { listOf, ListQuery } from '../../wire/shapes.ts'
import { customHostnameOperations } from './custom-hostname-operations.ts'
import { sitePreviewOperations } from '../preview-operations.ts'

const ours = { noun: 'sites', extension: true } as const
const reads = { ...ours, right: siteRight.view, scope: 'read' } as const
/** Reading secrets needs the right to change the site, and the secret itself the scope `admin`. */
const secrets = { ...ours, right: siteRight.publish, scope: 'read' } as const
const writes = { ...ours, right: siteRight.publish, scope: 'write' } as const

const listShareLinks = operation({
  ...secrets,
  id: 'listShareLinks',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/share-links',
  summary: 'Lists the share links of a site, the newest first.',
  query: ListQuery,
  status: 200,
  result: listOf(ShareLink),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

const createShareLink = operation({
  ...writes,
  scope: 'admin',
  id: 'createShareLink',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/share-links',
  summary: 'Makes an address with a secret that opens a site.',
  body: NewShareLink,
  status: 201,
  location: true,
  result: ShareLink,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

const updateShareLink = operation({
  ...writes,
  id: 'updateShareLink',
  method: 'PATCH',
  path: '/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}',
  summary: 'Renames a share link, ends it, or lets it open the site again.',
  body: ShareLinkUpdate,
  status: 200,
  result: ShareLink,
  errors: ['not-found', 'role-too-low'],
})

const deleteShareLink = operation({
  ...writes,
  id: 'deleteShareLink',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}',
  summary: 'Deletes a share link; it opens nothing any more.',
  status: 204,
  errors: ['role-too-low'],
})

const getSitePublishingAuth = operation({
  ...secrets,
  id: 'getSitePublishingAuth',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/publishing/auth',
  summary: 'Reads how visitors of a site sign in, with the key that their tokens are signed with.',
  status: 200,
  result: SitePublishingAuth,
  errors: ['not-found', 'role-too-low'],
})

const updateSitePublishingAuth = operation({
  ...writes,
  id: 'updateSitePublishingAuth',
  method: 'PATCH',
  path: '/orgs/{organizationId}/sites/{siteId}/publishing/auth',
  summary: 'Changes where visitors of a site sign in and out.',
  body: SitePublishingAuthUpdate,
  status: 200,
  result: SitePublishingAuth,
  errors: ['not-found', 'role-too-low'],
})

const regenerateSitePublishingAuth = operation({
  ...writes,
  scope: 'admin',
  id: 'regenerateSitePublishingAuth',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/publishing/auth/regenerate',
  summary: 'Makes a new key for the tokens of visitors; the key before is taken for a day more.',
  status: 200,
  result: SitePublishingAuth,
  errors: ['not-found', 'role-too-low'],
})

const listSiteRedirects = operation({
  ...reads,
  id: 'listSiteRedirects',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/redirects',
  summary: 'Lists the redirects of a site by their source.',
  query: RedirectListQuery,
  status: 200,
  result: listOf(SiteRedirect),
  errors: ['not-found', 'bad-page-token'],
})

const createSiteRedirect = operation({
  ...writes,
  id: 'createSiteRedirect',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/redirects',
  summary: 'Lets an address of a site lead elsewhere when nothing stands there.',
  body: NewSiteRedirect,
  status: 201,
  location: true,
  result: SiteRedirect,
  errors: ['not-found', 'role-too-low', 'bad-content', 'already-taken'],
})

const putSiteRedirects = operation({
  ...writes,
  id: 'putSiteRedirects',
  method: 'PUT',
  path: '/orgs/{organizationId}/sites/{siteId}/redirects',
  summary: 'Sets many redirects by their source; others stay.',
  body: SiteRedirects,
  status: 200,
  result: SiteRedirectResults,
  errors: ['not-found', 'role-too-low'],
})

const updateSiteRedirect = operation({
  ...writes,
  id: 'updateSiteRedirect',
  method: 'PATCH',
  path: '/orgs/{organizationId}/sites/{siteId}/redirects/{redirectId}',
  summary: 'Changes a redirect of a site.',
  body: SiteRedirectUpdate,
  status: 200,
  result: SiteRedirect,
  errors: ['not-found', 'role-too-low', 'bad-content', 'already-taken'],
})

const deleteSiteRedirect = operation({
  ...writes,
  id: 'deleteSiteRedirect',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/redirects/{redirectId}',
  summary: 'Deletes a redirect of a site.',
  status: 204,
  errors: ['role-too-low'],
})

const resolveSiteRedirect = operation({
  ...reads,
  id: 'resolveSiteRedirect',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/redirect',
  summary: 'Says where an address of a site leads.',
  query: RedirectQuery,
  status: 200,
  result: ResolvedRedirect,
  errors: ['not-found'],
})

const getSiteHostname = operation({
  ...reads,
  id: 'getSiteHostname',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/hostname',
  summary: 'Reads the host name of a site, and how it is proved.',
  status: 200,
  result: CustomHostname,
  errors: ['not-found'],
})

const setSiteHostname = operation({
  ...writes,
  scope: 'admin',
  id: 'setSiteHostname',
  method: 'PUT',
  path: '/orgs/{organizationId}/sites/{siteId}/hostname',
  summary: 'Gives a site a host name of its own, which is to be proved.',
  body: NewCustomHostname,
  status: 200,
  result: CustomHostname,
  errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
})

const checkSiteHostname = operation({
  ...writes,
  scope: 'admin',
  id: 'checkSiteHostname',
  method: 'POST',
  path: '/orgs/{organizationId}/sites/{siteId}/hostname/check',
  summary: 'Looks whether the host name of a site was proved, and serves the site there when it was.',
  status: 200,
  result: CustomHostname,
  errors: ['not-found', 'role-too-low', 'already-taken'],
})

const deleteSiteHostname = operation({
  ...writes,
  scope: 'admin',
  id: 'deleteSiteHostname',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/hostname',
  summary: 'Takes the host name of a site away.',
  status: 204,
  errors: ['role-too-low'],
})

export const siteAccessOperations = {
  ...sitePreviewOperations,
  ...customHostnameOperations,
  listShareLinks,
  createShareLink,
  updateShareLink,
  deleteShareLink,
  getSitePublishingAuth,
  updateSitePublishingAuth,
  regenerateSitePublishingAuth,
  listSiteRedirects,
  createSiteRedirect,
  putSiteRedirects,
  updateSiteRedirect,
  deleteSiteRedirect,
  resolveSiteRedirect,
  getSiteHostname,
  setSiteHostname,
  checkSiteHostname,
  deleteSiteHostname,
}
