/** Search on a site and in the dashboard finds what the pages of an API reference say, not only their titles. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apiOf } from '../../../testing/fixtures/apis/api-documents.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { processSpec } from '../../api-specs/processing/process-spec.ts'
import { processingJob } from '../../api-specs/processing/queue-processing.ts'

const tides = (description: string) =>
  apiOf({
    '/ports/{port}': {
      get: {
        ...{ operationId: 'readPort', summary: 'Read a port', tags: ['Ports'], description },
        parameters: [{ name: 'season', in: 'query', schema: { type: 'string' } }],
        responses: {},
      },
      delete: { summary: 'Sink it', description: 'Never mentioned.', 'x-page-hidden': true, responses: {} },
    },
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
        `/many/${name}`,
        { get: { summary: `Many ${name}`, tags: ['Many'], description: 'About herons.', responses: {} } },
      ]),
    ),
  })

interface Result {
  readonly title: string
  readonly href: string
  readonly text: string
  readonly marks: readonly (readonly [number, number])[]
}

describe.each(engines)('search in an API reference (%s)', (engine) => {
  let opened: SiteService
  let site: TestSite
  const host = async (description: string): Promise<void> => {
    const { mara, org } = opened
    const at = `/orgs/${org}/openapi/tides`
    const before = (await mara('GET', at)).body['lastVersion']
    const text = JSON.stringify(tides(description).root)
    await mara.done('PUT', at, { source: { text } })
    await vi.waitUntil(async () => (await mara('GET', at)).body['lastVersion'] !== before, {
      timeout: 15_000,
    })
  }
  const search = async (query: string): Promise<readonly Result[]> => {
    const { body } = await opened.get(`${site.base}/~search.json?q=${encodeURIComponent(query)}`)
    return (JSON.parse(body) as { readonly results: readonly Result[] }).results
  }
  beforeAll(async () => {
    opened = await startSiteService(engine)
    const { service, mara } = opened
    service.ctx.jobs.handle(processingJob, processSpec(service.ctx))
    service.ctx.jobs.start()
    await host('Says how *deep* the water is at low tide.')
    const space = await opened.spaceOf('Guide', {
      pages: [
        { id: 'home', title: 'Home' },
        { id: 'herons', title: 'About herons' },
      ],
    })
    await mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
    await mara.done('POST', `/spaces/${space}/content`, {
      changes: [
        {
          operation: 'insert_page',
          title: 'API',
          computed: {
            type: 'builtin:openapi',
            props: { grouping: 'by-operation' },
            dependencies: { spec: { ref: { kind: 'openapi', spec: 'tides' } } },
          },
        },
      ],
    })
    site = await opened.siteOf('Docs', [space])
    // The first search does not wait long for the texts.
    await vi.waitUntil(async () => (await search('season')).length > 0, { timeout: 15_000 })
  })
  afterAll(() => opened.close())

  it.each(['deep water', 'season', 'GET /ports', 'readPort'])('finds “%s”', async (query) => {
    const [found] = await search(query)
    expect(found).toMatchObject({
      title: 'Read a port',
      href: expect.stringMatching(/\/api\/ports\/readport$/),
    })
  })

  it('shows the words around, and marks them', async () => {
    const [found] = await search('low tide')
    expect(found?.text).toContain('how deep the water is at low tide')
    expect(found?.marks.map(([from, to]) => found.text.slice(from, to))).toEqual(['low', 'tide'])
  })

  it('finds nothing of hidden operations, and no letters in the middle of words', async () => {
    expect(await search('mentioned')).toEqual([])
    expect(await search('eep')).toEqual([])
  })

  it('lists titles first, and leaves room for stored pages', async () => {
    const found = await search('herons')
    expect(found.map(({ title }) => title)).toEqual(['About herons', 'Many a', 'Many b', 'Many c', 'Many d'])
  })

  it('finds them in the dashboard, only where the space can be seen', async () => {
    const { service, mara, org } = opened
    const at = `/orgs/${org}/find?query=${encodeURIComponent('low tide')}`
    const found = async () =>
      ((await mara.done('GET', at)) as { generatedPages: readonly object[] }).generatedPages
    await expect.poll(found, { timeout: 15_000 }).not.toEqual([])
    expect(await found()).toMatchObject([
      {
        title: 'Read a port',
        ...{ space: { title: 'Guide' }, ancestors: [{ title: 'API' }, { title: 'Ports' }], marks: [] },
        excerpt: { text: expect.stringContaining('deep the water is at low tide') },
      },
    ])
    const [byTitle] = (await mara.done('GET', `/orgs/${org}/find?query=read+port&limit=1`))[
      'generatedPages'
    ] as readonly object[]
    expect(byTitle).toMatchObject({
      title: 'Read a port',
      marks: [
        [0, 4],
        [7, 11],
      ],
    })
    expect(byTitle).not.toHaveProperty('excerpt')
    expect(await mara.done('GET', `/orgs/${org}/find?query=mentioned`)).toMatchObject({ generatedPages: [] })

    const guest = await service.person('gert')
    await service.member(org, guest, null)
    expect((await guest('GET', at)).body).toMatchObject({ generatedPages: [] })
  })

  it('follows a new version', async () => {
    await host('Counts the cranes.')
    await expect
      .poll(async () => (await search('cranes')).map(({ title }) => title), { timeout: 15_000 })
      .toEqual(['Read a port'])
    expect(await search('deep water')).toEqual([])
  })
})
