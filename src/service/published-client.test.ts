/**
 * The published client of the API, unchanged, goes through these areas. Each of its calls is answered, and each answer
 * has what the client's own description promises, as the service of every test checks. Content is written with its newer
 * version, which has the operation.
 */
import { GitBookAPI } from '@gitbook/api'
import { GitBookAPI as LatestAPI } from '@gitbook/api-latest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../testing/stores/test-store.ts'
import type { Client, TestService } from '../testing/fixtures/test-service.ts'
import { startTestService } from '../testing/fixtures/test-service.ts'
import { paragraphs, putContent } from '../testing/fixtures/space-content.ts'
import { fetchFrom } from '../testing/published-client/client-walk.ts'

/** The fields that the test uses. The client's own types refer to files in a way that this compiler cannot resolve. */
interface Data {
  readonly id: string
  readonly title: string
  readonly subject: string
  readonly name: string
  readonly parent: string
  readonly emoji: string
  readonly status: string
  readonly result: string
  readonly comments: number
  readonly document: unknown
  readonly items: readonly Data[]
  readonly pages: readonly Data[]
}
type Calls = Readonly<Record<string, (...given: readonly unknown[]) => Promise<{ readonly data: Data }>>>
interface Walked {
  readonly orgs: Calls
  readonly collections: Calls
  readonly spaces: Calls
}
/** Fails on a call that the client does not have. */
const calls =
  (client: Walked) =>
  (name: string, ...given: readonly unknown[]) => {
    const [group = '', call = ''] = name.split('.')
    const found = client[group as keyof Walked][call]
    if (!found) throw new Error(`The client has no ${name}.`)
    return found(...given).then(({ data }) => data)
  }

describe.each(engines)('the published client on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  let api: ReturnType<typeof calls>
  let latest: ReturnType<typeof calls>
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = String((await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide' })).body['id'])
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'welcome', title: 'Welcome', document: paragraphs('First words.', 'Second.') },
        { id: 'setup', title: 'Set up', document: paragraphs('Place it.') },
      ],
      files: [{ id: 'f1', name: 'a.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }],
    })
    const options = {
      endpoint: 'http://recto.test',
      authToken: mara.token,
      serviceBinding: { fetch: fetchFrom(service) },
    }
    api = calls(new GitBookAPI(options) as unknown as Walked)
    latest = calls(new LatestAPI(options) as unknown as Walked)
  })
  afterEach(async () => {
    await service.close()
  })

  it('reads organizations, collections and spaces', async () => {
    expect((await api('orgs.listOrganizationsForAuthenticatedUser')).items).toHaveLength(1)
    expect((await api('orgs.getOrganizationById', org)).title).toBe('Halden')
    const collection = await api('orgs.createCollection', org, { title: 'Products' })
    expect((await api('collections.getCollectionById', collection.id)).title).toBe('Products')
    await api('collections.updateCollectionById', collection.id, { title: 'Goods' })
    await api('spaces.moveSpace', space, { parent: collection.id })
    expect((await api('collections.listSpacesInCollectionById', collection.id)).items).toHaveLength(1)
    expect((await api('spaces.getSpaceById', space)).parent).toBe(collection.id)
    expect((await api('spaces.updateSpaceById', space, { emoji: '1f4d7' })).emoji).toBe('1f4d7')
  })

  it('reads content', async () => {
    const revision = await api('spaces.getCurrentRevision', space)
    expect(revision.pages.map(({ title }) => title)).toEqual(['Welcome', 'Set up'])
    expect((await api('spaces.listPages', space)).pages).toHaveLength(2)
    const page = await api('spaces.getPageById', space, 'welcome', { format: 'document' })
    expect(page.document).toMatchObject({ object: 'document' })
    expect((await api('spaces.getPageByPath', space, 'setup')).id).toBe('setup')
    expect((await api('spaces.listFiles', space)).items.map(({ id }) => id)).toEqual(['f1'])
    expect((await api('spaces.getFileById', space, 'f1')).name).toBe('a.png')
    expect((await api('spaces.getRevisionById', space, revision.id)).id).toBe(revision.id)
    expect((await api('spaces.searchSpaceContent', space, { query: 'words' })).items.length).toBeGreaterThan(
      0,
    )
    expect((await api('spaces.listSpaceLinks', space)).items).toEqual([])
  })

  it('takes a change request from its start to the merge', async () => {
    const begun = await api('spaces.createChangeRequest', space, { subject: 'Words' })
    const written = await latest('spaces.updateChangeRequestContent', space, begun.id, {
      changes: [
        { operation: 'update_page', page: 'welcome', document: { markdown: '# Welcome\n\nOther words.' } },
        { operation: 'insert_page', title: 'Upkeep', document: { markdown: 'Once a year.' } },
      ],
    })
    expect(written.id).toBe(begun.id)
    expect((await api('spaces.listPagesInChangeRequest', space, begun.id)).pages).toHaveLength(3)
    await api('spaces.updateChangeRequestById', space, begun.id, { status: 'open' })
    expect((await api('spaces.listChangeRequestsForSpace', space)).items).toHaveLength(1)
    expect((await api('orgs.listChangeRequestsForOrganization', org)).items).toHaveLength(1)

    const comment = await api('spaces.postCommentInChangeRequest', space, begun.id, {
      body: { markdown: 'Fine with me.' },
    })
    expect((await api('spaces.listCommentsInChangeRequest', space, begun.id)).items[0]?.id).toBe(comment.id)
    expect((await api('spaces.getChangeRequestById', space, begun.id)).comments).toBe(1)

    expect((await api('spaces.updateChangeRequest', space, begun.id)).result).toBe('update')
    expect((await api('spaces.mergeChangeRequest', space, begun.id)).result).toBe('merge')
    expect((await api('spaces.getChangeRequestById', space, begun.id)).status).toBe('merged')
  })

  it('discusses a space', async () => {
    const comment = await api('spaces.postCommentInSpace', space, { body: { markdown: 'Hello.' } })
    expect((await api('spaces.getCommentInSpace', space, comment.id)).id).toBe(comment.id)
    expect((await api('spaces.getSpaceById', space)).comments).toBe(1)
  })

  it('builds a site, publishes it and looks at it', async () => {
    const begun = await api('orgs.createSite', org, { title: 'Docs', spaces: [space] })
    const site = begun.id
    expect((await api('orgs.listSites', org, { title: 'doc', published: false })).items[0]?.id).toBe(site)
    const other = await api('orgs.createSite', org, { title: 'Other' })
    await api('orgs.deleteSiteById', org, other.id)
    expect((await api('orgs.updateSiteById', org, site, { title: 'Manual', basename: 'manual' })).title).toBe(
      'Manual',
    )
    const section = await api('orgs.addSectionToSite', org, site, { spaceId: space, title: 'Reference' })
    expect((await api('orgs.listSiteSections', org, site)).items.map(({ title }) => title)).toEqual([
      'Manual',
      'Reference',
    ])
    await api('orgs.updateSiteSectionById', org, site, section.id, { path: 'ref', description: 'All of it' })
    const group = await api('orgs.addSectionGroupToSite', org, site, {
      title: 'More',
      sections: [section.id],
    })
    await api('orgs.updateSiteSectionGroupById', org, site, group.id, { title: 'Further' })
    expect((await api('orgs.listSiteSectionGroups', org, site)).items[0]?.title).toBe('Further')
    const extra = await api('orgs.addSectionToSite', org, site, { spaceId: space, title: 'Extra' })
    await api('orgs.sortSiteStructure', org, site, {
      item: { type: 'site-section', id: extra.id },
      position: { before: { type: 'site-section-group', id: group.id } },
    })
    await api('orgs.deleteSiteSectionById', org, site, extra.id)
    const [first] = (await api('orgs.listSiteSpaces', org, site, { default: true })).items
    await api('orgs.updateSiteSpaceById', org, site, first?.id, { condition: 'visitor.claims.beta == true' })

    const customization = await api('orgs.getSiteCustomizationById', org, site)
    await api('orgs.updateSiteCustomizationById', org, site, customization)
    await api('orgs.overrideSiteSpaceCustomizationById', org, site, first?.id, { pdf: { enabled: false } })
    await api('orgs.getSiteSpaceCustomizationById', org, site, first?.id)
    await api('orgs.deleteSiteSpaceCustomizationById', org, site, first?.id)
    await api('orgs.updateSiteAdaptiveSchema', org, site, {
      jsonSchema: {
        type: 'object',
        properties: { beta: { type: 'boolean', description: 'Tries new things' } },
        additionalProperties: false,
      },
    })
    await api('orgs.getSiteAdaptiveSchema', org, site)
    expect((await api('orgs.listSiteAdaptiveTemplateConditions', org, site)).items).toHaveLength(1)

    await api('orgs.publishSite', org, site)
    const shown = await api('orgs.getPublishedContentSite', org, site)
    expect(shown).toMatchObject({ object: 'published-content-site', site: { id: site, published: true } })
    expect(await api('orgs.getSiteStructure', org, site)).toMatchObject({ type: 'sections' })
    const link = await api('orgs.createSiteShareLink', org, site, { name: 'Press' })
    await api('orgs.updateSiteShareLinkById', org, site, link.id, { name: 'Radio', active: false })
    expect((await api('orgs.listSiteShareLinks', org, site)).items[0]?.name).toBe('Radio')
    await api('orgs.deleteSiteShareLinkById', org, site, link.id)
    const redirect = await api('orgs.createSiteRedirect', org, site, {
      source: '/start',
      destination: { kind: 'site-space', siteSpaceId: first?.id },
    })
    await api('orgs.updateSiteRedirectById', org, site, redirect.id, {
      destination: { kind: 'site-page', siteSpaceId: first?.id, pageId: 'setup' },
    })
    expect((await api('orgs.listSiteRedirects', org, site, { search: 'STA' })).items[0]?.id).toBe(redirect.id)
    expect(await api('orgs.getSiteRedirectBySource', org, site, { source: 'start' })).toMatchObject({
      target: expect.stringMatching(/manual\/setup$/) as string,
    })
    await api('orgs.deleteSiteRedirectById', org, site, redirect.id)
    await api('orgs.getSitePublishingAuthById', org, site)
    await api('orgs.regenerateSitePublishingAuthById', org, site)
    await api('orgs.unpublishSite', org, site)
    await api('orgs.deleteSiteById', org, site)
    expect((await api('orgs.listSites', org)).items).toEqual([])
  })
})
