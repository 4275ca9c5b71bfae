/** The pages of an API reference in a space, as readers of the API see them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { processSpec } from './processing/process-spec.ts'
import { processingJob } from './processing/queue-processing.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

const operation = (operationId: string, summary: string, tags: readonly string[]) => ({
  operationId,
  summary,
  tags,
  responses: { 200: { description: 'Fine' } },
})
const tides = (paths: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Tides', version: '1', description: 'When the water comes.' },
    tags: [{ name: 'Harbours', description: 'Where ships wait.' }],
    paths,
    components: { schemas: { Harbour: { type: 'object', properties: { name: { type: 'string' } } } } },
  })
const listing = { get: operation('listHarbours', 'Lists harbours', ['Harbours']) }

interface Page {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly path: string
  readonly generatedBy?: string
  readonly computedStatus?: { readonly state: string; readonly message?: string }
  readonly pages?: readonly Page[]
}

describe.each(engines)('pages of an API reference on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    service.ctx.jobs.handle(processingJob, processSpec(service.ctx))
    service.ctx.jobs.start()
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = String(
      (await mara.done('POST', `/orgs/${org}/spaces`, { title: 'Guide', editMode: 'live' }))['id'],
    )
  })
  afterEach(() => service.close())

  const host = async (text: string): Promise<void> => {
    const before = (await mara('GET', `/orgs/${org}/openapi/tides`)).body['lastVersion']
    await mara.done('PUT', `/orgs/${org}/openapi/tides`, { source: { text } })
    await expect
      .poll(async () => (await mara('GET', `/orgs/${org}/openapi/tides`)).body['lastVersion'], {
        timeout: 15_000,
      })
      .not.toBe(before)
  }
  const insert = (props: object = {}, spec = 'tides') =>
    mara('POST', `/spaces/${space}/content`, {
      changes: [
        {
          operation: 'insert_page',
          title: 'API',
          computed: {
            type: 'builtin:openapi',
            props,
            dependencies: { spec: { ref: { kind: 'openapi', spec } } },
          },
        },
      ],
    })
  const api = async (): Promise<Page> => {
    const { pages } = (await mara.done('GET', `/spaces/${space}/content/pages`)) as { pages: readonly Page[] }
    const found = pages.find(({ title }) => title === 'API')
    if (!found) throw new Error('There is no such page.')
    return found
  }
  const markdown = async (page: string): Promise<string> =>
    String((await mara.done('GET', `/spaces/${space}/content/page/${page}?format=markdown`))['markdown'])

  it('follow the tags of the latest version, and keep their ids', async () => {
    await host(tides({ '/harbours': listing }))
    expect((await insert()).status).toBe(200)
    const first = await api()
    expect(first.pages?.map(({ title }) => title)).toEqual(['Harbours', 'Models'])
    const [harbours] = first.pages ?? []
    expect(harbours).toMatchObject({ path: 'api/harbours', generatedBy: first.id })
    expect(await markdown(first.id)).toContain('When the water comes.')
    expect(await markdown(harbours?.id ?? '')).toContain('Where ships wait.')

    await host(
      tides({ '/harbours': listing, '/ships': { get: operation('listShips', 'Lists ships', ['Ships']) } }),
    )
    const second = await api()
    expect(second.pages?.map(({ title }) => title)).toEqual(['Harbours', 'Ships', 'Models'])
    expect(second.pages?.[0]?.id).toBe(harbours?.id)
  })

  it('are one for each operation, without models, if asked for', async () => {
    await host(tides({ '/harbours': listing }))
    expect((await insert({ grouping: 'by-operation', models: false })).status).toBe(200)
    const { pages } = await api()
    expect(pages?.map(({ title }) => title)).toEqual(['Harbours'])
    expect(pages?.[0]?.pages?.map(({ title, path }) => [title, path])).toEqual([
      ['Lists harbours', 'api/harbours/listharbours'],
    ])
  })

  it('need a specification of the organization', async () => {
    const refused = await insert({}, 'tides')
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('no API specification')
  })

  it('count in the list of specifications, as do pages that show it, where the caller sees them', async () => {
    await host(tides({ '/harbours': listing }))
    const listed = async (by: Client) =>
      ((await by.done('GET', `/orgs/${org}/openapi`))['items'] as readonly object[])[0]
    expect(await listed(mara)).toMatchObject({ slug: 'tides', pages: 0 })
    await insert()
    // Files of GitBook name the specification by its slug alone.
    const page = (title: string, spec: string) => ({
      operation: 'insert_page',
      title,
      document: {
        markdown: `{% openapi-operation spec="${spec}" path="/harbours" method="get" %}\n[OpenAPI](https://tides.example)\n{% endopenapi-operation %}`,
      },
    })
    await mara.done('POST', `/spaces/${space}/content`, {
      changes: [page('Here', '/openapi/tides'), page('From a folder', 'tides'), page('Other', 'waves')],
    })
    expect(await listed(mara)).toMatchObject({ pages: 3 })

    const noor = await service.person('noor')
    await service.member(org, noor, 'read')
    expect(await listed(noor)).toMatchObject({ pages: 3 })
    await mara.done('PATCH', `/spaces/${space}`, { defaultLevel: null })
    expect(await listed(noor)).toMatchObject({ pages: 0 })
    expect(await listed(mara)).toMatchObject({ pages: 3 })
  })

  it('are broken links once the specification is deleted', async () => {
    await host(tides({ '/harbours': listing }))
    await insert()
    const broken = async () =>
      (await mara.done('GET', `/spaces/${space}/links?status=broken`))['items'] as readonly object[]
    expect(await broken()).toEqual([])
    await mara.done('DELETE', `/orgs/${org}/openapi/tides`)
    expect(await broken()).toHaveLength(1)
  })

  it('say so when the specification is deleted', async () => {
    await host(tides({ '/harbours': listing }))
    await insert()
    await mara.done('DELETE', `/orgs/${org}/openapi/tides`)
    const page = await api()
    expect(page.pages ?? []).toEqual([])
    expect(page.computedStatus?.message).toContain('no API specification “tides”')
  })
})
