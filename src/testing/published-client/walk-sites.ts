/** Sites: structure, look, audience, addresses and who may see them. */
import type { Body, Walker } from './client-walk.ts'
import { idOf, itemsOf } from './client-walk.ts'
import type { ContentWalk } from './walk-content.ts'
import { walkPermissions } from './walk-content.ts'

interface SiteWalk extends Pick<ContentWalk, 'organization' | 'ines' | 'team'> {
  readonly space: string
  readonly page: string
  /** Asks for a hostname of the site, which no client can do. */
  readonly addHostname: (site: string, hostname: string) => Promise<void>
}

const walkSections = async (call: Walker, at: readonly string[], space: string) => {
  const made = await call('addSectionToSite', ...at, { spaceId: space, title: 'Reference' })
  const section = idOf(made)
  const extra = idOf(await call('addSectionToSite', ...at, { spaceId: space, title: 'Extra' }))
  const [main] = itemsOf(await call('listSiteSections', ...at))
  await call('updateSiteSectionById', ...at, section, { description: 'All of it' })
  const group = idOf(await call('addSectionGroupToSite', ...at, { title: 'More', sections: [section] }))
  await call('listSiteSectionGroups', ...at)
  await call('updateSiteSectionGroupById', ...at, group, { title: 'Further' })
  await call('addSectionToGroup', ...at, group, { sectionId: extra })
  await call('removeSectionFromGroup', ...at, group, extra)
  const before = { before: { type: 'site-section-group', id: group } }
  await call('sortSiteStructure', ...at, { item: { type: 'site-section', id: extra }, position: before })
  await call('moveSiteSection', ...at, extra, {
    position: { before: { type: 'site-section', siteSection: idOf(main) } },
  })
  const sibling = idOf(await call('addSectionGroupToSite', ...at, { title: 'Even more' }))
  await call('moveSiteSectionGroup', ...at, group, {
    position: { after: { type: 'site-section-group', siteSectionGroup: sibling } },
  })
  await call('deleteSiteSectionById', ...at, extra)
  for (const id of [group, sibling]) await call('deleteSiteSectionGroupById', ...at, id)
  await call('getSiteStructure', ...at)
  return made
}

const walkSiteSpaces = async (call: Walker, at: readonly string[], section: Body) => {
  const other = idOf(await call('createSpace', at[0], { title: 'Version 2' }))
  const variant = idOf(await call('addSpaceToSite', ...at, { spaceId: other, sectionId: idOf(section) }))
  await call('updateSiteSpaceById', ...at, variant, { path: 'v2' })
  const [first] = itemsOf(await call('listSiteSpaces', ...at, { default: true }))
  const [beside] = section['siteSpaces'] as readonly Body[]
  await call('moveSiteSpace', ...at, variant, {
    position: { before: { type: 'site-space', siteSpace: idOf(beside) } },
  })
  await call('overrideSiteSpaceCustomizationById', ...at, variant, { pdf: { enabled: false } })
  await call('getSiteSpaceCustomizationById', ...at, variant)
  await call('deleteSiteSpaceCustomizationById', ...at, variant)
  await call('deleteSiteSpaceById', ...at, variant)
  return idOf(first)
}

const walkRedirects = async (call: Walker, at: readonly string[], siteSpace: string, page: string) => {
  const destination = { kind: 'site-space', siteSpaceId: siteSpace }
  const redirect = idOf(await call('createSiteRedirect', ...at, { source: '/start', destination }))
  await call('listSiteRedirects', ...at)
  await call('getSiteRedirectBySource', ...at, { source: '/start' })
  await call('updateSiteRedirectById', ...at, redirect, {
    destination: { kind: 'site-page', siteSpaceId: siteSpace, pageId: page },
  })
  await call('bulkUpsertSiteRedirects', ...at, { redirects: [{ source: '/begin', destination }] })
  await call('deleteSiteRedirectById', ...at, redirect)
}

const walkAudience = async (call: Walker, at: readonly string[]) => {
  const beta = { type: 'boolean', description: 'Tries new things' }
  await call('updateSiteAdaptiveSchema', ...at, {
    jsonSchema: { type: 'object', properties: { beta }, additionalProperties: false },
  })
  await call('getSiteAdaptiveSchema', ...at)
  await call('listSiteAdaptiveTemplateConditions', ...at)
  const link = idOf(await call('createSiteShareLink', ...at, { name: 'Press' }))
  await call('listSiteShareLinks', ...at)
  await call('updateSiteShareLinkById', ...at, link, { name: 'Radio' })
  await call('deleteSiteShareLinkById', ...at, link)
  await call('getSitePublishingAuthById', ...at)
  await call('updateSitePublishingAuthById', ...at, { fallbackURL: 'https://example.org/sign-in' })
  await call('regenerateSitePublishingAuthById', ...at)
}

export const walkSites = async (call: Walker, walk: SiteWalk): Promise<void> => {
  const { organization: org, space, page } = walk
  const site = idOf(await call('createSite', org, { title: 'Docs', spaces: [space] }))
  const at = [org, site]
  await call('listSites', org)
  await call('getSiteById', ...at)
  await call('updateSiteById', ...at, { title: 'Manual', basename: 'manual' })
  const section = await walkSections(call, at, space)
  const siteSpace = await walkSiteSpaces(call, at, section)
  await call('updateSiteCustomizationById', ...at, await call('getSiteCustomizationById', ...at))
  await walkAudience(call, at)
  await call('publishSite', ...at)
  await call('getPublishedContentSite', ...at)
  await call('getSitePublishingPreviewById', ...at)
  await walkRedirects(call, at, siteSpace, page)
  await walkPermissions(call, 'Site', at, walk)
  await call('listSiteIntegrations', ...at)
  await call('listSiteIntegrationScripts', ...at)
  const hostname = 'docs.example.org'
  await walk.addHostname(site, hostname)
  await call('getCustomHostname', hostname)
  await call('dnsRevalidateCustomHostname', hostname)
  await call('removeCustomHostname', hostname)
  await call('unpublishSite', ...at)
  await call('deleteSiteById', ...at)
}
