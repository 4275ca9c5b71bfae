/** What strangers send: references that lead elsewhere, private addresses, large bodies, tokens of others, kills. */
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { integrationToken } from '../access/integration-caller.ts'
import { fsck } from '../installation/fsck.ts'
import { buildSitesApp } from '../sites-app.ts'
import { processSpec } from './processing/process-spec.ts'
import { queueDueChecks } from './processing/queue-due-checks.ts'
import { processingJob } from './processing/queue-processing.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

const document = (paths: object, version = '1') => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version },
  paths,
})
const small = JSON.stringify(document({}))

describe.each(engines)('hostile API specifications on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let server: Server
  let port: number
  let asked: string[]
  let handler: RequestListener
  beforeEach(async () => {
    asked = []
    handler = (_request, response) => void response.end(small)
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      handler(request, response)
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    service = await startTestService(engine, { OUTGOING_ALLOW: `127.0.0.1:${port}` })
    service.ctx.jobs.handle(processingJob, processSpec(service.ctx))
    service.ctx.jobs.start()
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await service.close()
  })

  const at = (rest = '') => `/orgs/${org}/openapi${rest}`
  const processed = async (slug = 'pets'): Promise<Answer['body']> => {
    let found: Answer['body'] = {}
    await expect
      .poll(async () => (found = await mara.done('GET', at(`/${slug}`)))['processingState'], {
        timeout: 20_000,
      })
      .toBe('complete')
    return found
  }
  const hosted = async (source: object, slug = 'pets') => {
    await mara.done('POST', at(), { slug, source })
    return processed(slug)
  }

  it('row 26: references of a text lead nowhere', async () => {
    const targets = [
      ...['file:///etc/passwd', `http://127.0.0.1:${port}/a.json`, 'ftp://example.org/a', '../../etc/passwd'],
      ...['//127.0.0.1/a', 'data:application/json,{}', '#/components/schemas/None'],
    ]
    const schemas = Object.fromEntries(targets.map(($ref, index) => [`S${index}`, { $ref }]))
    const spec = await hosted({ text: JSON.stringify({ ...document({}), components: { schemas } }) })
    expect(spec).toMatchObject({ versions: 1 })
    expect(spec['problems']).toBeGreaterThanOrEqual(targets.length)
    expect(asked).toEqual([])
    const models = await mara.done('GET', at('/pets/versions/latest/reference?schemas=S0,S1'))
    expect(JSON.stringify(models)).not.toContain('root:')
    expect(asked).toEqual([])
  })

  it('refuses 10,000 references in a ring, aliases that multiply, and names that poison prototypes', async () => {
    const ring = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [
        `S${at}`,
        { $ref: `#/components/schemas/S${(at + 1) % 10_000}` },
      ]),
    )
    const aliases = [
      'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\nx-0: &a0 [1, 2]',
      ...Array.from({ length: 40 }, (_, at) => `x-${at + 1}: &a${at + 1} [*a${at}, *a${at}]`),
    ].join('\n')
    const texts = {
      ring: JSON.stringify({ ...document({}), components: { schemas: ring } }),
      aliases,
      poison: '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{},"__proto__":{"x":1}}',
    }
    for (const [slug, text] of Object.entries(texts))
      expect([slug, await hosted({ text }, slug)]).toMatchObject([
        slug,
        { versions: 0, lastProcessErrorCode: 'PARSE_ERROR' },
      ])
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('reaches no private address, also when it is checked again', async () => {
    for (const url of ['http://10.0.0.1/a', 'http://[::1]/a', `http://localhost:${port + 1}/a`, 'http://0/a'])
      expect(await mara.done('POST', at('/check'), { source: { url } })).toMatchObject({ accepted: false })
    await hosted({ url: `http://127.0.0.1:${port}/` })
    handler = (_request, response) =>
      void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    await mara.done('POST', at('/pets/refresh'))
    expect(await processed()).toMatchObject({ versions: 1, failures: 1, lastProcessErrorCode: 'FETCH_ERROR' })
  })

  it('takes large bodies only where they carry a document', async () => {
    const text = `{"openapi":"3.1.0","info":{"title":"Large","version":"1"},"paths":{}${' '.repeat(15 * 1024 * 1024)}}`
    expect((await mara('POST', at(), { slug: 'large', source: { text } })).status).toBe(201)
    expect(await processed('large')).toMatchObject({ title: 'Large', versions: 1 })
    const tooLong = ' '.repeat(21 * 1024 * 1024)
    expect((await mara('PUT', at('/large'), { source: { text: tooLong } })).status).toBe(413)
    expect((await mara('POST', at('/check'), { source: { text } })).status).toBe(200)
    expect((await mara('PATCH', at('/large'), { text })).status).toBe(413)
    expect((await mara('POST', `/orgs/${org}/spaces`, { title: text })).status).toBe(413)
  })

  it('lets an integration do what it was granted, where it is installed', async () => {
    const publish = (scopes: string[]) =>
      mara.done('POST', '/integrations/bell', {
        ...{ title: 'Bell', description: '', scopes, organization: org },
        script: 'export default { fetch: () => new Response("OK") }',
      })
    await publish(['openapi:read'])
    const other = await service.organization('Other', mara)
    const headers = () => ({
      authorization: `Bearer ${integrationToken(
        service.ctx.keys,
        { integration: 'bell', depth: 0 },
        { now: service.ctx.now(), milliseconds: 60_000 },
      )}`,
    })
    const bell = (method: 'GET' | 'POST', path: string, body?: object) =>
      service.anonymous(method, path, body, headers())
    const made = { slug: 'bell', source: { text: small } }
    expect((await bell('GET', at())).status).toBe(404)
    await mara.done('POST', '/integrations/bell/installations', { organization: org })
    expect((await bell('GET', at())).status).toBe(200)
    expect((await bell('POST', at(), made)).body.error?.reason).toBe('scope-too-low')
    await publish(['openapi:read', 'openapi:write'])
    const answer = await bell('POST', at(), made)
    expect(answer.status).toBe(201)
    expect(answer.body['createdBy']).toBeUndefined()
    expect(await processed('bell')).toMatchObject({ versions: 1 })
    expect((await bell('GET', `/orgs/${other}/openapi`)).status).toBe(404)
    expect((await bell('GET', `/orgs/${org}`)).status).not.toBe(200)
    await hosted({ text: small })
    expect((await bell('GET', at('/pets/pages'))).status).toBe(404)
  })

  it('serves texts at signed addresses only, lasting and open to all origins if public', async () => {
    const sites = buildSitesApp(service.ctx)
    const get = async (url: string) => {
      const answer = await sites.inject({ method: 'GET', url: url.replace(service.ctx.config.sitesUrl, '') })
      return { status: answer.statusCode, headers: answer.headers, text: answer.body }
    }
    try {
      await hosted({ text: small })
      const url = async () => String((await mara.done('GET', at('/pets/versions/latest')))['url'])
      const secret = await url()
      expect(await get(secret)).toMatchObject({
        ...{ status: 200, text: small },
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="pets.json"',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': 'private, no-store',
        },
      })
      expect((await get(secret)).headers['access-control-allow-origin']).toBeUndefined()
      expect((await get(secret.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(404)
      expect((await get(secret.split('?')[0] ?? '')).status).toBe(404)
      const { urls } = await mara.done('PATCH', at('/pets'), { visibility: 'public' })
      const open = [await url(), String((urls as Record<string, string>)['published'])]
      service.later(400 * 24 * 3600)
      expect((await get(secret)).status).toBe(404)
      for (const address of open)
        expect(await get(address)).toMatchObject({
          ...{ status: 200, text: small },
          headers: { 'access-control-allow-origin': '*' },
        })
      await mara.done('PATCH', at('/pets'), { visibility: 'private' })
      for (const address of open) expect((await get(address)).status).toBe(404)
    } finally {
      await sites.close()
    }
  })

  it('stores nothing by halves when it is stopped, and processes again', async () => {
    const { promise: waits, resolve: waiting } = Promise.withResolvers<void>()
    handler = () => waiting()
    await mara.done('POST', at(), { slug: 'pets', source: { url: `http://127.0.0.1:${port}/` } })
    await waits
    await service.ctx.jobs.stop()
    expect(await mara.done('GET', at('/pets'))).toMatchObject({ processingState: 'progress', versions: 0 })
    expect((await fsck(service.ctx.store)).problems).toEqual([])
    handler = (_request, response) => void response.end(small)
    service.ctx.jobs.start()
    expect(await processed()).toMatchObject({ versions: 1 })
  })

  it('forgets a result when the source was replaced or the specification deleted meanwhile', async () => {
    const waiting: ((text: string) => void)[] = []
    handler = (_request, response) => void waiting.push((text) => void response.end(text))
    await mara.done('POST', at(), { slug: 'pets', source: { url: `http://127.0.0.1:${port}/` } })
    await expect.poll(() => waiting.length).toBe(1)
    await mara.done('PUT', at('/pets'), { source: { text: JSON.stringify(document({}, '2')) } })
    waiting[0]?.(small)
    await expect
      .poll(async () => (await mara.done('GET', at('/pets')))['versions'], { timeout: 20_000 })
      .toBe(1)
    expect(await mara.done('GET', at('/pets/versions/latest'))).toMatchObject({ apiVersion: '2' })
    await mara.done('PUT', at('/pets'), { source: { url: `http://127.0.0.1:${port}/` } })
    await expect.poll(() => waiting.length).toBe(2)
    await mara.done('DELETE', at('/pets'))
    waiting[1]?.(small)
    await service.ctx.jobs.stop()
    const { read } = service.ctx.store
    expect(await read.selectFrom('api_spec_versions').select('id').execute()).toEqual([])
    expect(await read.selectFrom('blobs').select('hash').execute()).toEqual([])
  })

  it('fetches on schedule, later after each failure, and ends what was abandoned', async () => {
    await hosted({ url: `http://127.0.0.1:${port}/` })
    await queueDueChecks(service.ctx)
    expect(asked).toHaveLength(1)
    handler = (_request, response) => void response.writeHead(503).end()
    const hours: number[] = []
    for (const failures of [1, 2, 3, 4]) {
      service.later(25 * 3600)
      await queueDueChecks(service.ctx)
      const spec = await processed()
      expect(spec).toMatchObject({ failures, versions: 1 })
      hours.push(
        Math.round((Date.parse(String(spec['nextCheckAt'])) - Date.parse(service.ctx.now())) / 3600_000),
      )
    }
    expect(hours.map((one) => Math.round(one / 6) * 6)).toEqual([6, 12, 24, 24])
    await mara.done('PATCH', at('/pets'), { recheck: false })
    service.later(25 * 3600)
    await queueDueChecks(service.ctx)
    expect(asked).toHaveLength(5)

    await service.ctx.jobs.stop()
    await mara.done('POST', at('/pets/refresh'))
    await service.ctx.store.write((db) => db.updateTable('jobs').set({ state: 'failed' }).execute())
    await queueDueChecks(service.ctx)
    expect(await mara.done('GET', at('/pets'))).toMatchObject({
      ...{ processingState: 'complete', lastProcessedErrors: [{ code: 'interrupted' }] },
    })
  })

  it('notifies its creator of breaking changes, and once of a URL that fails again and again', async () => {
    const text = (paths: object): string =>
      JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths })
    const list = { get: { responses: { 200: { description: 'OK' } } } }
    const notified = async (by = mara) =>
      ((await by.done('GET', `/user/notifications?organization=${org}`))['items'] as Answer['body'][]).map(
        ({ reason, times, apiSpec, space }) => ({ reason, times, apiSpec, space }),
      )
    handler = (_request, response) => void response.end(text({ '/pets': list, '/cats': list }))
    await hosted({ url: `http://127.0.0.1:${port}/` })
    handler = (_request, response) => void response.end(text({ '/pets': list, '/cats': list, '/dogs': list }))
    service.later(25 * 3600)
    await queueDueChecks(service.ctx)
    await processed()
    expect(await notified()).toEqual([])
    handler = (_request, response) => void response.end(text({ '/pets': list }))
    service.later(25 * 3600)
    await queueDueChecks(service.ctx)
    expect(await processed()).toMatchObject({ versions: 3 })
    const apiSpec = { slug: 'pets' }
    const breaking = { reason: 'api-spec-breaking', times: 1, apiSpec, space: undefined }
    expect(await notified()).toEqual([breaking])
    handler = (_request, response) => void response.writeHead(503).end()
    for (const count of [0, 0, 1, 1]) {
      service.later(25 * 3600)
      await queueDueChecks(service.ctx)
      await processed()
      expect((await notified()).filter(({ reason }) => reason === 'api-spec-failing')).toHaveLength(count)
    }
    const { items } = await mara.done('GET', '/user/notifications')
    expect((items as { urls: object }[])[0]?.urls).toMatchObject({
      app: expect.stringMatching(new RegExp(`/o/${org}/specs/pets$`)),
    })
    expect((await mara('POST', '/user/notifications/read', { organization: org })).status).toBeLessThan(300)
    expect(await mara.done('GET', '/user/notifications')).toMatchObject({ unread: 0, count: 2 })
    await mara.done('DELETE', at('/pets'))
    expect(await notified()).toEqual([])
  })

  it('goes with its organization', async () => {
    await hosted({ text: small })
    expect((await fsck(service.ctx.store)).apiSpecs).toBe(1)
    expect((await mara('DELETE', `/orgs/${org}`)).status).toBeLessThan(300)
    const { read } = service.ctx.store
    for (const table of ['api_specs', 'api_spec_versions', 'blobs'] as const)
      expect([table, await read.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })
})
