/** Content sources of integrations, computed by a script in the real runtime, read through the API and on a site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import { harbours, harboursType } from '../../../testing/fixtures/integration-script.ts'
import { eventsOf, install, publish } from '../../../testing/fixtures/integrations.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

interface Page {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly path: string
  readonly generatedBy?: string
  readonly computed?: { readonly type: string; readonly props?: object }
  readonly computedStatus?: { readonly state: string; readonly message?: string }
  readonly markdown?: string
  readonly pages?: readonly Page[]
}

describe.each(engines)('content sources of integrations (%s)', (engine) => {
  let world: SiteService
  let space: string
  let site: TestSite
  let installation: string
  let computedPage: string

  const at = (path: string) => `/spaces/${space}/content${path}`
  const write = (changes: readonly object[]) => world.mara('POST', at(''), { changes })
  const pages = async (query = ''): Promise<readonly Page[]> =>
    (await world.mara.done('GET', at(`/pages${query}`)))['pages'] as readonly Page[]
  const pageNamed = async (title: string): Promise<Page> => {
    const found = (await pages()).find((page) => page.title === title)
    if (!found) throw new Error(`There is no page ${title}.`)
    return found
  }
  const insert = async (title: string, props: object): Promise<Page> => {
    const computed = { type: harboursType, props }
    const { body, status } = await write([{ operation: 'insert_page', title, computed }])
    expect(status, JSON.stringify(body)).toBe(200)
    return pageNamed(title)
  }
  const configure = (configuration: object) =>
    world.mara.done('PATCH', `/integrations/harbours/installations/${installation}`, { configuration })

  beforeAll(async () => {
    world = await startSiteService(engine)
    const { mara, org } = world
    space = await world.spaceOf('Coast', { pages: [{ id: 'home', title: 'Home' }] } as never)
    await mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
    await publish(mara, org, harbours)
    installation = await install(mara, org, 'harbours')
    site = await world.siteOf('Coast', [space])
  })
  afterAll(() => world.close())

  it('can be declared only where they are installed', async () => {
    const insertOf = (type: string) =>
      write([{ operation: 'insert_page', title: 'Towns', computed: { type } }])
    const refused = await insertOf(harboursType)
    expect(refused.status).toBe(400)
    expect(refused.body.error?.details).toEqual([
      { path: 'body.changes.0.computed.type', message: expect.stringContaining('not installed') as string },
    ])
    await world.mara.done('POST', `/integrations/harbours/installations/${installation}/spaces`, { space })
    expect((await insertOf('integration:harbours:islands')).body.error?.message).toContain('no longer has')
    expect((await insertOf('integration:none:towns')).status).toBe(400)
    expect((await insertOf('nothing')).status).toBe(422)
    const both = { operation: 'insert_page', computed: { type: harboursType }, document: { markdown: 'x' } }
    expect((await write([both])).body.error?.details?.[0]?.path).toBe('body.changes.0.document')
    const huge = { type: harboursType, props: { text: 'x'.repeat(70_000) } }
    expect((await write([{ operation: 'insert_page', title: 'Huge', computed: huge }])).status).toBe(422)
    const ordinary = { operation: 'update_page', page: 'home', computed: { type: harboursType } }
    expect((await write([ordinary])).body.error?.details?.[0]?.path).toBe('body.changes.0.computed')
  })

  it('are listed with what configures them, and can be previewed', async () => {
    const { items } = await world.mara.done('GET', `/spaces/${space}/content-sources`)
    expect(items).toEqual([
      expect.objectContaining({
        ...{ integration: 'harbours', type: harboursType, status: 'active' },
        source: expect.objectContaining({ id: 'towns', configuration: { componentId: 'choose' } }) as object,
      }),
    ])
    const preview = (props: object) =>
      world.mara('POST', at('/computed/revision'), { source: { type: harboursType, props } })
    const { body } = await preview({ title: 'Larvik' })
    expect((body['pages'] as Page[]).map(({ title }) => title)).toEqual([
      'Halden',
      'Larvik',
      'Larvik',
      'Sea map',
    ])
    expect(body['pages']).toMatchObject([{ slug: 'halden', pages: [{ path: 'halden/tides' }] }, {}, {}, {}])
    const refused = await preview({ mode: 'refuses' })
    expect(refused.body.error?.message).toBe('The harbour office is closed.')
    expect((await pages()).map(({ title }) => title)).toEqual(['Home'])
  })

  it('give the pages below a computed page, with stable ids and slugs of their own', async () => {
    const towns = await insert('Towns', {})
    computedPage = towns.id
    expect(towns).toMatchObject({
      ...{ type: 'document', path: 'towns', computed: { type: harboursType } },
      computedStatus: { state: 'current' },
      computedSeed: towns.id,
    })
    const below = towns.pages ?? []
    expect(below.map(({ path, type }) => [path, type])).toEqual([
      ['towns/halden', 'document'],
      ['towns/moss', 'document'],
      ['towns/moss-2', 'document'],
      [undefined, 'link'],
    ])
    expect(below.every(({ generatedBy }) => generatedBy === towns.id)).toBe(true)
    expect(below[0]?.pages?.[0]).toMatchObject({ path: 'towns/halden/tides', generatedBy: towns.id })
    // An update of the source keeps the ids.
    await write([
      {
        operation: 'update_page',
        page: towns.id,
        computed: { type: harboursType, props: { title: 'Bergen' } },
      },
    ])
    const after = (await pageNamed('Towns')).pages ?? []
    expect(after[1]).toMatchObject({ id: below[1]?.id, title: 'Bergen', path: 'towns/bergen' })
    expect(after[0]?.id).toBe(below[0]?.id)
  })

  it('give the texts of pages, by id, by path and as Markdown', async () => {
    const [halden] = (await pageNamed('Towns')).pages ?? []
    const byId = await world.mara.done('GET', at(`/page/${halden?.id}?format=markdown`))
    expect(byId['markdown']).toBe('# Halden\n\nHigh tide in Halden at noon. Depth 7.\n')
    expect(byId).toMatchObject({ generatedBy: computedPage, computed: { props: { town: 'Halden' } } })
    const byPath = await world.mara.done('GET', at('/path/towns%2Fhalden%2Ftides?format=document'))
    expect(JSON.stringify(byPath['document'])).toContain('High tide in Halden tides')
    // A computed page without a text of its own lists its pages, but no hidden ones.
    const list = String(
      (await world.mara.done('GET', at(`/page/${computedPage}?format=markdown`)))['markdown'],
    )
    expect(list).toContain('[Halden](/towns/halden): In the south')
    expect(list.match(/Bergen/g)).toHaveLength(1)
  })

  it('stay placeholders with computed=false, and are in no revision', async () => {
    const [, towns] = await pages('?computed=false')
    expect(towns).toMatchObject({ type: 'computed', computed: { type: harboursType } })
    expect(towns).not.toHaveProperty('pages')
    const rows = await world.service.ctx.store.read.selectFrom('page_times').select('page').execute()
    expect(rows.map(({ page }) => page)).toEqual([computedPage])
  })

  it('cannot be edited, moved, commented on or merged as pages', async () => {
    const [halden] = (await pageNamed('Towns')).pages ?? []
    const page = halden?.id
    expect((await write([{ operation: 'update_page', page, title: 'X' }])).status).toBe(404)
    expect((await write([{ operation: 'move_page', page, at: 0 }])).status).toBe(404)
    const into = await write([{ operation: 'insert_page', title: 'X', into: computedPage }])
    expect(into.status).toBeGreaterThanOrEqual(400)
    const edit = await write([{ operation: 'update_page', page: computedPage, document: { markdown: 'x' } }])
    expect(edit.status).toBe(400)
    const comment = { page, body: { markdown: 'x' } }
    expect((await world.mara('POST', `/spaces/${space}/comments`, comment)).status).toBe(400)
  })

  it('appear on published sites: tree, page, neighbours, Markdown and lists', async () => {
    const towns = await world.get(`${site.base}/towns`)
    expect(towns.status).toBe(200)
    expect(towns.body).toContain(`${site.base}/towns/halden"`)
    const halden = await world.get(`${site.base}/towns/halden`)
    expect(halden.status).toBe(200)
    expect(halden.body).toContain('High tide in Halden at noon.')
    expect(halden.body).toContain('rel="next"')
    expect((await world.get(`${site.base}/towns/halden/tides.md`)).body).toContain('# Tides\n\nHigh tide in')
    expect((await world.get(`${site.base}/llms.txt`)).body).toContain('/towns/halden/tides.md')
    expect((await world.get(`${site.base}/sitemap.xml`)).body).toContain('/towns/bergen<')
    expect((await world.get(`${site.base}/towns/atlantis`)).status).toBe(404)
  })

  it('are found by title and description, and links lead to them', async () => {
    const { results } = JSON.parse((await world.get(`${site.base}/~search.json?q=halden+south`)).body) as {
      results: { title: string; href: string }[]
    }
    expect(results).toMatchObject([{ title: 'Halden', href: `${site.base}/towns/halden` }])
    const [halden] = (await pageNamed('Towns')).pages ?? []
    const link = (page: string | undefined) => ({
      ...{ object: 'inline', type: 'link', data: { ref: { kind: 'page', page } } },
      nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: 'there' }] }],
    })
    const nodes = [{ object: 'block', type: 'paragraph', nodes: [link(halden?.id), link('pNowhere')] }]
    const document = { document: { object: 'document', data: {}, nodes } }
    await write([{ operation: 'update_page', page: 'home', document }])
    const { stats } = await world.mara.done('GET', `/spaces/${space}/links`)
    expect(stats).toMatchObject({ total: 2, broken: { total: 1 } })
    expect((await world.get(`${site.base}`)).body).toContain(`href="${site.base}/towns/halden"`)
  })

  it('differ in a change request by their declaration alone', async () => {
    const change = await world.mara.done('POST', `/spaces/${space}/change-requests`, {
      subject: 'Other town',
    })
    const inChange = `/spaces/${space}/change-requests/${String(change['id'])}`
    await world.mara.done('POST', `${inChange}/content`, {
      changes: [
        {
          operation: 'update_page',
          page: computedPage,
          computed: { type: harboursType, props: { title: 'Oslo' } },
        },
      ],
    })
    const { changes } = await world.mara.done('GET', `${inChange}/changes`)
    expect(changes).toHaveLength(1)
    expect(changes).toMatchObject([
      { type: 'page_edited', attributes: { computed: { after: { props: { title: 'Oslo' } } } } },
    ])
    const read = (await world.mara.done('GET', `${inChange}/content/pages`))['pages'] as Page[]
    expect(read[1]?.pages?.[1]?.title).toBe('Oslo')
    expect((await pageNamed('Towns')).pages?.[1]?.title).toBe('Bergen')
    await world.mara.done('POST', `${inChange}/merge`)
    expect((await pageNamed('Towns')).pages?.[1]?.title).toBe('Oslo')
  })

  it('are asked again when the configuration changes or their age has passed', async () => {
    await insert('Counted', { mode: 'count' })
    const first = (await pageNamed('Counted')).pages?.[0]
    expect((await pageNamed('Counted')).pages?.[0]).toEqual(first)
    world.service.later(61)
    // The reader who finds it too old gets it; the next one gets the new answer.
    expect((await pageNamed('Counted')).pages?.[0]).toEqual(first)
    await expect.poll(async () => (await pageNamed('Counted')).pages?.[0]?.title).not.toBe(first?.title)
    const second = (await pageNamed('Counted')).pages?.[0]
    expect(second?.id).toBe(first?.id)
    await configure({ depth: 9 })
    expect((await pageNamed('Counted')).pages?.[0]?.title).not.toBe(second?.title)
    expect((await world.get(`${site.base}/towns/halden`)).body).toContain('Depth 9.')
  })

  it('keep the last good result while the integration fails, and say so', async () => {
    await configure({ broken: true })
    const towns = await pageNamed('Towns')
    expect(towns.computedStatus).toMatchObject({
      state: 'outdated',
      message: expect.stringContaining('did not respond') as string,
    })
    expect(towns.pages?.[0]?.title).toBe('Halden')
    expect((await world.get(`${site.base}/towns/halden`)).body).toContain('Depth 9.')
    const [event] = await eventsOf(world.service, 'harbours', 1, 'content_compute_revision')
    expect(event).toMatchObject({ status: 'failed', payload: { spaceId: space, sourceId: 'towns' } })
    await configure({ depth: 3 })
    expect((await pageNamed('Towns')).computedStatus?.state).toBe('current')
  })

  it('get the installation, the space, the properties and what dependencies stand for', async () => {
    const other = await world.spaceOf('Other', { pages: [{ id: 'o', title: 'O' }] } as never)
    const dependencies = { base: { ref: { kind: 'space', space: other } } }
    const computed = { type: harboursType, props: { mode: 'echo' }, dependencies }
    await write([{ operation: 'insert_page', title: 'Echo', computed }])
    const told = async () => JSON.parse((await pageNamed('Echo')).pages?.[0]?.title ?? '{}') as object
    const { body } = await world.mara('GET', `/spaces/${other}`)
    const value = { id: other, revision: body['revision'] }
    expect(await told()).toMatchObject({
      ...{
        type: 'content_compute_revision',
        installationId: installation,
        spaceId: space,
        sourceId: 'towns',
      },
      ...{ props: { mode: 'echo' }, dependencies: { base: { ref: { kind: 'space', space: other }, value } } },
    })
  })

  it.each([
    ['endless', 'did not respond'],
    ['giant', 'did not respond'],
    ['deep', 'more than 8 levels'],
    ['deeper', 'cannot be used'],
    ['abyss', 'levels deep'],
    ['twins', 'Two of its pages have the id “a”.'],
    ['many', 'pages: '],
    ['text', 'cannot be used'],
    ['refuses', 'The harbour office is closed.'],
  ])('say why an answer cannot be used: %s', async (mode, message) => {
    const page = await insert(`Mode ${mode}`, { mode })
    const state = () => pageNamed(`Mode ${mode}`).then(({ computedStatus }) => computedStatus)
    await expect.poll(async () => (await state())?.state, { timeout: 40_000 }).toBe('failed')
    expect((await state())?.message).toContain(message)
    expect(page.pages ?? []).toEqual([])
    // Readers get a page that says so, without details.
    const read = await world.get(`${site.base}/mode-${mode}`)
    expect(read.status).toBe(200)
    expect(read.body).toContain('could not be generated')
    await write([{ operation: 'delete_page', page: page.id }])
  })

  it('are text, whatever they contain', async () => {
    const page = await insert('Markup', { mode: 'html' })
    const [generated] = (await pageNamed('Markup')).pages ?? []
    expect(generated).toMatchObject({
      title: '<img src=x onerror=alert(1)>',
      path: 'markup/img-src-x-onerror-alert-1',
    })
    for (const path of ['markup', `markup/img-src-x-onerror-alert-1`]) {
      const { body } = await world.get(`${site.base}/${path}`)
      expect(body).not.toContain('<img src=x')
      expect(body).not.toContain('<script>alert(1)')
    }
    await write([{ operation: 'delete_page', page: page.id }])
    await insert('Prototype', { mode: 'proto' })
    const [plain] = (await pageNamed('Prototype')).pages ?? []
    expect(plain).not.toHaveProperty('hidden')
    expect(plain?.computed?.props).toEqual({ town: 'Moss' })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    await insert('Link', { mode: 'script-link' })
    expect((await world.get(`${site.base}/link`)).body).not.toContain('javascript:')
  })

  it('end at a few levels when sources declare sources', async () => {
    await insert('Nested', { mode: 'again' })
    let page: Page | undefined = await pageNamed('Nested')
    let levels = 0
    for (; page; page = page.pages?.[0]) levels += 1
    expect(levels).toBe(5)
  })

  it('are missed in the language of the site', async () => {
    const customize = (more: object) =>
      world.mara.done('PUT', `${site.at}/customization`, { ...defaultCustomization, ...more })
    await customize({ internationalization: { locale: 'de' } })
    await insert('Slow too', { mode: 'slow' })
    expect((await world.get(`${site.base}/slow-too`)).body).toContain('Diese Seite wird gerade erstellt.')
    await insert('Refused', { mode: 'refuses' })
    await expect
      .poll(async () => (await pageNamed('Refused')).computedStatus?.state, { timeout: 20_000 })
      .toBe('failed')
    const refused = await world.get(`${site.base}/refused`)
    expect(refused.body).toContain('Diese Seite konnte nicht erstellt werden.')
    expect((await world.get(`${site.base}/refused.md`)).body).toContain('konnte nicht erstellt werden')
    await customize({})
    expect((await world.get(`${site.base}/refused`)).body).toContain('could not be generated')
  })

  it('do not keep readers waiting', async () => {
    await insert('Slow', { mode: 'slow' })
    // Whoever comes before the answer gets a page that says so.
    expect((await pageNamed('Slow')).computedStatus?.state).toBe('pending')
    expect((await world.get(`${site.base}/slow`)).body).toContain('is being generated')
    await expect
      .poll(async () => (await pageNamed('Slow')).computedStatus?.state, { timeout: 20_000 })
      .toBe('current')
    expect((await world.get(`${site.base}/slow/late-harbour`)).status).toBe(200)
  })

  it('leave a notice when the integration is uninstalled', async () => {
    await world.mara.done('DELETE', `/integrations/harbours/installations/${installation}`)
    const towns = await pageNamed('Towns')
    expect(towns).toMatchObject({
      pages: [],
      computedStatus: { state: 'unavailable', message: expect.stringContaining('not installed') as string },
    })
    const read = await world.get(`${site.base}/towns`)
    expect(read.status).toBe(200)
    // Readers are told that there is none, writers why.
    expect(read.body).toContain('The source of this page is not available.')
    expect((await pageNamed('Towns')).computedStatus?.message).toContain('which is not installed here')
    expect((await world.get(`${site.base}/towns/halden`)).status).toBe(404)
    // It can still be changed as a page, and removed.
    expect((await write([{ operation: 'update_page', page: computedPage, title: 'Ports' }])).status).toBe(200)
    expect((await write([{ operation: 'delete_page', page: computedPage }])).status).toBe(200)
  })
})
