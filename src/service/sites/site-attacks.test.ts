/**
 * Known vulnerabilities of other products, tried on sites: ids of another organization everywhere, and fetched URLs.
 */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultCustomization } from '../../contract/sites/look/default-look.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { buildSitesApp } from '../sites-app.ts'
import { questions } from './verify-hostname.ts'
import { OutgoingError } from '../http/guarded-fetch.ts'

interface Scene {
  readonly org: string
  readonly space: string
  readonly at: string
  readonly site: string
  readonly basename: string
  readonly section: string
  readonly group: string
  readonly siteSpace: string
}

describe.each(engines)('known vulnerabilities of other products, tried on sites on %s', (engine) => {
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let mine: Scene
  let theirs: Scene
  const scene = async (client: Client, title: string): Promise<Scene> => {
    const org = await service.organization(title, client)
    const spaceOf = async (name: string) => {
      const id = await service.space(org, client, { title: name })
      await putContent(service.ctx, id, client.person, {
        pages: [{ id: 'home', title: `${name} home`, document: paragraphs(`${name} words.`) }],
      })
      return id
    }
    const space = await spaceOf(`${title} guide`)
    const { id, basename } = await client.done('POST', `/orgs/${org}/sites`, { title, spaces: [space] })
    const at = `/orgs/${org}/sites/${String(id)}`
    const section = await client.done('POST', `${at}/sections`, { spaceId: await spaceOf(`${title} API`) })
    const inner = await client.done('POST', `${at}/sections`, { spaceId: await spaceOf(`${title} news`) })
    const group = await client.done('POST', `${at}/section-groups`, {
      title: 'More',
      sections: [inner['id']],
    })
    const { items } = (await client('GET', `${at}/site-spaces`)).body as { items?: { id: string }[] }
    await client.done('POST', `${at}/publish`)
    return {
      ...{ org, space, at, site: String(id), basename: String(basename) },
      ...{ section: String(section['id']), group: String(group['id']), siteSpace: items?.[0]?.id ?? '' },
    }
  }
  beforeEach(async () => {
    service = await startTestService(engine)
    sites = buildSitesApp(service.ctx)
    mara = await service.person('mara')
    mine = await scene(mara, 'Halden')
    theirs = await scene(await service.person('olga'), 'Elsewhere')
  })
  afterEach(async () => {
    await sites.close()
    await service.close()
  })

  it('rows 1 and 2: an id of another organization is rejected like a missing one, alone and beside one of ours', async () => {
    const { at } = mine
    const structure = async () => JSON.stringify((await mara('GET', `${at}/structure`)).body)
    const before = await structure()
    const of = ({ section, group, siteSpace, space }: Omit<Scene, 'org'>) => ({
      section: { type: 'site-section', id: section },
      group: { type: 'site-section-group', id: group },
      siteSpace: { type: 'site-space', id: siteSpace },
      space,
    })
    const [own, foreign] = [of(mine), of(theirs)]
    const tries: readonly (readonly ['POST' | 'PATCH', string, unknown])[] = [
      ['POST', `/orgs/${mine.org}/sites`, { title: 'New', spaces: [theirs.space] }],
      ['POST', `/orgs/${mine.org}/sites`, { title: 'New', spaces: [mine.space, theirs.space] }],
      ['POST', `${at}/sections`, { spaceId: theirs.space }],
      ['POST', `${at}/site-spaces`, { spaceId: theirs.space }],
      ['PATCH', `${at}/site-spaces/${mine.siteSpace}`, { spaceId: theirs.space }],
      ['PATCH', `${at}/site-spaces/${theirs.siteSpace}`, { path: 'x' }],
      ['PATCH', `${at}/sections/${theirs.section}`, { title: 'Mine now' }],
      ['PATCH', `${at}/sections/${mine.section}`, { defaultSiteSpace: theirs.siteSpace }],
      ['PATCH', at, { defaultSiteSpace: theirs.siteSpace }],
      ['PATCH', at, { defaultSiteSection: theirs.section }],
      ['POST', `${at}/section-groups`, { title: 'G', sections: [theirs.section] }],
      ['POST', `${at}/section-groups`, { title: 'G', sections: [mine.section, theirs.section] }],
      ['POST', `${at}/section-groups`, { title: 'G', parent: theirs.group }],
      ['POST', `${at}/section-groups/${mine.group}/sections`, { sectionId: theirs.section }],
      ['POST', `${at}/section-groups/${theirs.group}/sections`, { sectionId: mine.section }],
      ['PATCH', `${at}/structure/sort`, { item: foreign.section, position: { before: own.section } }],
      ['PATCH', `${at}/structure/sort`, { item: own.section, position: { before: foreign.section } }],
      ['PATCH', `${at}/structure/sort`, { item: foreign.group, position: { after: foreign.section } }],
      [
        'POST',
        `${at}/sections/${mine.section}/move`,
        { position: { before: { type: 'site-section', siteSection: theirs.section } } },
      ],
      [
        'POST',
        `${at}/redirects`,
        { source: 'a', destination: { kind: 'site-section', siteSectionId: theirs.section } },
      ],
      [
        'POST',
        `${at}/redirects`,
        { source: 'b', destination: { kind: 'site-page', siteSpaceId: theirs.siteSpace, pageId: 'home' } },
      ],
    ]
    for (const [method, path, body] of tries) {
      const text = JSON.stringify(body)
      // An id of another organization gives the same response as an unknown id.
      const nobody = (from: string) =>
        [theirs.space, theirs.section, theirs.group, theirs.siteSpace].reduce(
          (now, id) => now.replaceAll(id, 'x1'),
          from,
        )
      const asked = await mara(method, path, body)
      const empty = await mara(method, nobody(path), JSON.parse(nobody(text)))
      const requestText = `${method} ${path} ${text}`
      expect([requestText, asked.status, nobody(String(asked.body.error?.message))]).toEqual([
        requestText,
        empty.status,
        String(empty.body.error?.message),
      ])
      expect([requestText, asked.status]).toEqual([
        requestText,
        expect.toSatisfy((status: number) => status >= 400),
      ])
    }
    expect(await structure()).toBe(before)
    const { count } = (await mara('GET', `/orgs/${mine.org}/sites`)).body
    expect(count).toBe(1)
  })

  it('row 1: a customization link into another organization reveals neither title nor text', async () => {
    const refs = [
      { kind: 'space', space: theirs.space },
      { kind: 'page', space: theirs.space, page: 'home' },
      { kind: 'file', space: theirs.space, file: 'f1' },
    ]
    await mara('PUT', `${mine.at}/customization`, {
      ...defaultCustomization,
      header: { links: refs.map((to, index) => ({ title: `Link ${index}`, to, links: [] })) },
    })
    const { body, statusCode } = await sites.inject(`/${mine.basename}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('Halden guide words.')
    expect(body).not.toContain('Elsewhere')
    expect(body).not.toContain('Link 1')
  })

  it('row 25: verifying a hostname never queries the internal network', async () => {
    const { text } = questions(undefined)
    for (const host of [
      ...['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '0x7f.1', '2130706433', '0'],
      ...['169.254.169.254', '10.0.0.1', '[64:ff9b::7f00:1]', '127.0.0.1.', 'localhost', 'user@127.0.0.1'],
    ])
      await expect(text(`https://${host}/.well-known/recto`), host).rejects.toThrow(OutgoingError)
  })

  it('rows 28 and 29: no spelling of a path reaches the content of another site', async () => {
    const nothing = await sites.inject('/no-such-site')
    const spellings = [
      `/${mine.basename}%2f..%2f${theirs.basename}`,
      `/${mine.basename}/..%2f${theirs.basename}`,
      `/~proxy/${mine.basename}/..%5c${theirs.basename}`,
      `/${mine.basename}/~files/${theirs.siteSpace}/f1/0000000000000000/a.png`,
      `/~proxy/${theirs.basename}`,
      `/~preview/x/${theirs.basename}`,
    ]
    for (const url of spellings) {
      const { statusCode, body } = await sites.inject(url)
      expect([url, [401, 404].includes(statusCode)]).toEqual([url, true])
      expect([url, body.includes('Elsewhere guide')]).toEqual([url, false])
    }
    expect(nothing.statusCode).toBe(404)
  })
})
