/** A member who may not read all spaces of a site learns nothing about the hidden ones. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { concealedId, concealedTitle } from '../../../contract/sites/concealed-spaces.ts'
import { operations } from '../../../contract/operations.ts'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import { queryOf } from '../../../testing/fixtures/operation-samples.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Fields = Readonly<Record<string, unknown>>
const idOf = ({ id }: Fields): string => String(id)

/** All read operations of one site. */
const readings = Object.values(operations).filter(
  ({ method, path, stream }) =>
    method === 'GET' && !stream && path.startsWith('/orgs/{organizationId}/sites/{siteId}'),
)

describe.each(engines)('a site with spaces that a member may not read on %s', (engine) => {
  let service: TestService
  let mara: Client
  /** May do everything on the site, but read only one of its spaces. */
  let rob: Client
  let org: string
  let site: string
  let guide: string
  let hidden: readonly string[]
  /** Text of the hidden spaces that must not be revealed. */
  let secrets: readonly string[]
  /** Ids of the parts by their name in this test. */
  let parts: Readonly<Record<string, string>>

  const spaceOf = async (title: string, open: boolean): Promise<string> => {
    const id = await service.space(org, mara, { title })
    await putContent(service.ctx, id, mara.person, {
      pages: [{ id: 'home', title: `${title} home`, document: paragraphs('Words.') }],
    })
    if (!open) await mara.done('PATCH', `/spaces/${id}`, { defaultLevel: null })
    return id
  }

  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    rob = await service.person('rob')
    org = await service.organization('Halden', mara)
    await service.member(org, rob, 'create')
    guide = await spaceOf('Guide', true)
    const titles = ['Zebra plans', 'Zebra variant', 'Zebra waiting', 'Zebra swap']
    const [plans = '', variant = '', waiting = '', swap = ''] = (hidden = await Promise.all(
      titles.map((title) => spaceOf(title, false)),
    ))
    const rows = await Promise.all(hidden.map((id) => mara.done('GET', `/spaces/${id}`)))
    secrets = [...hidden, ...rows.map(({ revision }) => String(revision)), 'Zebra', 'zebra']
    site = `/orgs/${org}/sites/${idOf(await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [guide] }))}`
    // It was published once, so that abandoned addresses redirect.
    await mara.done('POST', `${site}/publish`)
    const section = await mara.done('POST', `${site}/sections`, { spaceId: plans })
    const beside = await mara.done('POST', `${site}/site-spaces`, { spaceId: variant })
    await mara.done('POST', `${site}/section-groups`, { title: 'More', sections: [idOf(section)] })
    const [only] = section['siteSpaces'] as Fields[]
    parts = { siteSectionId: idOf(section), siteSpaceId: idOf(beside), inSection: idOf(only ?? {}) }
    // Abandoned addresses, a manual redirect, and draft edits of every kind.
    await mara.done('PATCH', `${site}/sections/${idOf(section)}`, {
      path: 'zebras',
      description: 'All zebras.',
    })
    await mara.done('PATCH', `${site}/site-spaces/${idOf(beside)}`, { path: 'zebra-b' })
    await mara.done('POST', `${site}/redirects`, {
      source: '/old-zebra',
      destination: { kind: 'site-page', siteSpaceId: idOf(beside), pageId: 'home' },
    })
    await mara.done('POST', `${site}/redirects`, {
      source: '/help',
      destination: { kind: 'path', path: '/guide' },
    })
    await mara.done('POST', `${site}/structure/draft`, {
      edits: [
        { edit: 'add-section', space: waiting },
        { edit: 'add-site-space', space: swap, section: idOf(section) },
        { edit: 'rename', id: idOf(beside), title: 'Zebra B' },
        { edit: 'path', id: idOf(beside), path: 'zebra-c' },
        { edit: 'rename', id: idOf(section), title: 'Zebra news' },
        { edit: 'description', id: idOf(section), description: 'Zebra.' },
      ],
    })
    // Links to them in the site's customization, in that of a site space, and in the draft.
    const links = [{ title: 'There', to: { kind: 'page', page: 'home', space: plans }, links: [] }]
    await mara.done('PUT', `${site}/customization`, { ...defaultCustomization, header: { links } })
    await mara.done('PATCH', `${site}/site-spaces/${idOf(beside)}/customization`, { header: { links } })
    await mara.done('PUT', `${site}/customization/draft`, {
      version: 0,
      site: { ...defaultCustomization, header: { links: [...links, ...links] } },
    })
    await mara.done('POST', `${site}/unpublish`)
  })
  afterEach(() => service.close())

  /** Responses of all read operations as text, by operation. */
  const readBy = async (client: Client) => {
    const answers: [string, number, string][] = []
    for (const operation of readings) {
      const path = operation.path
        .replace('/orgs/{organizationId}/sites/{siteId}', site)
        .replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? 'x1')
      const { status, body } = await client('GET', path + queryOf(operation))
      answers.push([operation.id, status, JSON.stringify(body)])
    }
    return answers
  }
  const leaks = (answers: readonly (readonly [string, number, string])[], words: readonly string[]) =>
    answers.flatMap(([id, , text]) =>
      words.filter((word) => text.includes(word)).map((word) => `${id}: ${word}`),
    )

  it('reveals no title, id, path or revision of them in any read', async () => {
    expect(readings.length).toBeGreaterThan(20)
    for (const visibility of ['unlisted', 'share-link', 'visitor-auth'] as const) {
      const seen = await readBy(rob)
      expect(leaks(seen, secrets)).toEqual([])
      const preview = `${site}/publishing/preview?siteSpace=${parts['siteSpaceId'] ?? ''}`
      const { url } = await rob.done('GET', preview)
      expect(url).not.toMatch(/zebra/)
      expect((await mara.done('GET', preview))['url']).toMatch(/zebra/)
      const right = new Set([
        'getSiteStructure',
        'getSiteDraft',
        'listSiteSpaces',
        'listSiteSections',
        'listSiteRedirects',
      ])
      for (const [id, status] of seen) if (right.has(id)) expect([id, status]).toEqual([id, 200])
      // People who may read the spaces do see this text.
      expect(leaks(await readBy(mara), secrets).length).toBeGreaterThan(10)
      await mara.done('PATCH', site, { visibility })
      if (visibility !== 'unlisted') await mara.done('POST', `${site}/publish`)
    }
    expect(leaks(await readBy(rob), secrets)).toEqual([])
    const { items } = (await rob.done('GET', `${site}/site-spaces`)) as unknown as { items: Fields[] }
    expect(items.map(({ title, urls }) => [title, Object.keys(urls as Fields)])).toEqual([
      ['Guide', ['published']],
      [concealedTitle, []],
      [concealedTitle, []],
    ])
  })

  it('shows a public site as visitors see it, without the spaces themselves', async () => {
    await mara.done('DELETE', `${site}/structure/draft`)
    await mara.done('POST', `${site}/publish`)
    const titles = async () =>
      ((await rob.done('GET', `${site}/site-spaces`))['items'] as Fields[]).map(({ title }) => title)
    expect(await titles()).toEqual(['Guide', 'Zebra variant', 'Zebra plans'])
    const ids = secrets.filter((word) => !/zebra/i.test(word))
    expect(leaks(await readBy(rob), ids)).toEqual([])
    // What only some visitors see is not revealed to everyone.
    await mara.done('PATCH', `${site}/site-spaces/${parts['siteSpaceId'] ?? ''}`, {
      condition: 'visitor.claims.staff == true',
    })
    expect(await titles()).toEqual(['Guide', concealedTitle, 'Zebra plans'])
  })

  it('keeps concealed items in place, so that the rest can be arranged', async () => {
    const { items } = (await rob.done('GET', `${site}/structure/draft`)) as unknown as { items: Fields[] }
    const { siteSpaceId = '', siteSectionId = '', inSection = '' } = parts
    const item = (id: string) => items.find((one) => one['id'] === id)
    expect(item(siteSpaceId)).toMatchObject({
      name: concealedTitle,
      space: concealedId(siteSpaceId),
      path: concealedId(siteSpaceId),
      broken: false,
    })
    expect(item(siteSectionId)).toMatchObject({ name: concealedTitle, description: null })
    const moved = await rob('PATCH', `${site}/site-spaces/${inSection}`, { path: 'here' })
    expect([moved.status, moved.body['title']]).toEqual([200, concealedTitle])
    expect(leaks([['updateSiteSpace', 200, JSON.stringify(moved.body)]], secrets)).toEqual([])
    // The masked id belongs to nothing.
    expect((await rob('GET', `/spaces/${concealedId(siteSpaceId)}`)).status).toBe(404)
    expect((await rob('POST', `${site}/sections`, { spaceId: concealedId(siteSpaceId) })).status).toBe(404)
    // People see the text of their own edits.
    const draft = await rob.done('POST', `${site}/structure/draft`, {
      edits: [{ edit: 'rename', id: siteSpaceId, title: 'Okapi' }],
    })
    expect(JSON.stringify(draft['edits'])).toContain('Okapi')
    // Other people's edits are preserved by id.
    const { edits, version } = (await rob.done('GET', `${site}/structure/draft`)) as unknown as {
      edits: Fields[]
      version: number
    }
    await rob.done('PUT', `${site}/structure/draft`, { version, keep: edits.map(idOf), edits: [] })
    const kept = JSON.stringify(await mara.done('GET', `${site}/structure/draft`))
    for (const space of [hidden[2], hidden[3], 'Zebra B', 'zebra-c']) expect(kept).toContain(space)
  })

  it('names nothing concealed when a path is taken or a space is already there', async () => {
    const { items } = (await rob.done('GET', `${site}/site-spaces`)) as unknown as { items: Fields[] }
    const seen = items.find(({ title }) => title === 'Guide') ?? {}
    const taken = await rob('PATCH', `${site}/site-spaces/${idOf(seen)}`, { path: 'zebra-b' })
    expect([taken.status, taken.body.error?.message]).toEqual([
      409,
      'Another part of the site already uses this path. Choose another path.',
    ])
    for (const space of [hidden[1], 'x1'])
      expect((await rob('PATCH', `${site}/site-spaces/${idOf(seen)}`, { spaceId: space })).status).toBe(404)
  })

  it('keeps customization links to them when the rest is changed', async () => {
    const at = `${site}/customization`
    const seen = await rob.done('GET', at)
    const changed = await rob.done('PUT', at, { ...seen, title: 'Handbook' })
    expect(leaks([['updateSiteCustomization', 200, JSON.stringify(changed)]], secrets)).toEqual([])
    const kept = await mara.done('GET', at)
    expect([kept['title'], JSON.stringify(kept['header'])]).toEqual([
      'Handbook',
      expect.stringContaining(`"space":"${hidden[0] ?? ''}"`),
    ])
    const draft = await rob.done('GET', `${at}/draft`)
    const { version, site: look } = draft as unknown as { version: number; site: Fields }
    await rob.done('PUT', `${at}/draft`, { version, site: { ...look, title: 'Other' } })
    expect(JSON.stringify(await mara.done('GET', `${at}/draft`))).toContain(`"space":"${hidden[0] ?? ''}"`)
    // A token that is not this site's is not decoded.
    const foreign = [{ title: 'x', to: { kind: 'space', space: 'hidden-abc' }, links: [] }]
    await rob.done('PUT', at, { ...seen, header: { links: foreign } })
    expect(JSON.stringify(await mara.done('GET', at))).toContain('hidden-abc')
  })

  it('neither lists nor resolves redirects to them', async () => {
    const sources = async (client: Client, query = '') =>
      ((await client.done('GET', `${site}/redirects${query}`))['items'] as Fields[]).map(
        ({ source }) => source,
      )
    expect(await sources(rob)).toEqual(['help'])
    expect(await sources(rob, '?search=zebra')).toEqual([])
    expect(await sources(mara)).toContain('old-zebra')
    expect((await rob.done('GET', `${site}/redirects`))['count']).toBe(1)
    const resolved = (client: Client) => client('GET', `${site}/redirect?source=/old-zebra`)
    expect((await resolved(mara)).status).toBe(200)
    expect((await resolved(rob)).status).toBe(404)
    const { items } = (await mara.done('GET', `${site}/redirects`)) as unknown as { items: Fields[] }
    const old = items.find(({ source }) => source === 'old-zebra') ?? {}
    expect((await rob('PATCH', `${site}/redirects/${idOf(old)}`, { permanent: false })).status).toBe(404)
  })
})
