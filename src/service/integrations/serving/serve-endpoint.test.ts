import { request as requestHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { eventsOf, install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

interface Given {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly body?: string | Buffer
}

interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Answers with the event and the level of the environment; some paths answer in other ways. */
const mirror = scriptOf(`
  if (event.type !== 'fetch') return new Response('console.log(1)', { headers: { 'content-type': 'text/javascript', 'cache-control': 'max-age=604800' } })
  const url = new URL(event.request.url)
  const body = form.get('fetch-body')
  if (url.pathname.endsWith('/cookies')) {
    const headers = new Headers({ 'clear-site-data': '"cookies"' })
    headers.append('set-cookie', 'state=1; Domain=example.org; Path=/; HttpOnly')
    headers.append('set-cookie', 'inner=2; Path=' + url.pathname)
    headers.append('set-cookie', 'recto=stolen; Path=/')
    headers.append('set-cookie', '__Host-recto=stolen; Path=/; Secure')
    headers.append('set-cookie', 'recto-visit=stolen; Path=/')
    return new Response('set', { headers })
  }
  if (url.pathname.endsWith('/redirect')) return new Response(null, { status: 302, headers: { location: 'https://example.org/' } })
  if (url.pathname.endsWith('/loop')) for (;;);
  if (url.pathname.endsWith('/fail')) return Response.json({ error: 'Not today' }, { status: 503 })
  if (url.pathname.endsWith('/stream')) {
    const { readable, writable } = new TransformStream()
    const writer = writable.getWriter()
    ctx.waitUntil((async () => {
      for (const part of ['a', 'b', 'c']) {
        await writer.write(new TextEncoder().encode(part))
        await new Promise((done) => setTimeout(done, 20))
      }
      await writer.close()
    })())
    return new Response(readable)
  }
  const { integration, installation, spaceInstallation, siteInstallation } = environment
  const deepest = siteInstallation ?? spaceInstallation ?? installation ?? integration
  return Response.json({
    event, endpoint: deepest.urls.publicEndpoint,
    size: body === null ? null : typeof body === 'string' ? body.length : body.size,
    body: body === null || (body.size ?? 0) > 1000 ? null : typeof body === 'string' ? body : await body.text(),
  }, { status: 201, headers: { 'x-own': 'yes' } })
`)

describe.each(engines)('public endpoints (%s)', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let installation: string
  let space: string
  let site: string
  let port: number
  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    await publish(mara, org, {
      name: 'mirror',
      script: mirror,
      scopes: ['site:script:inject'],
      more: { target: 'all', contentSecurityPolicy: { 'default-src': "'self' https://example.org;\n" } },
    })
    installation = await install(mara, org, 'mirror')
    space = await service.space(org, mara)
    const path = `/integrations/mirror/installations/${installation}`
    await mara.done('POST', `${path}/spaces`, { space })
    site = String((await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [space] }))['id'])
    await mara.done('POST', `${path}/sites`, { siteId: site })
    await service.integrationsApp.listen({ port: 0, host: '127.0.0.1' })
    port = (service.integrationsApp.server.address() as AddressInfo).port
  })
  afterAll(() => service.close())

  const send = (path: string, { method = 'GET', headers = {}, body }: Given = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const request = requestHttp(
        {
          ...{ port, host: '127.0.0.1', path: `/v1/integrations/${path}`, method, agent: false },
          headers: 'transfer-encoding' in headers ? headers : { ...length, ...headers },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      request.on('error', reject)
      request.end(body)
    })
  const sent = async (path: string, given?: Given) =>
    JSON.parse((await send(path, given)).text) as {
      readonly event: Record<string, unknown> & { readonly request: Record<string, unknown> }
      readonly endpoint: string
      readonly size: number | null
      readonly body: string | null
    }

  it('passes a request on at each level, with the environment of that level', async () => {
    const below = `mirror/installations/${installation}`
    const levels: readonly (readonly [string, object])[] = [
      ['mirror/integration', {}],
      [below, { installationId: installation }],
      [`${below}/spaces/${space}`, { installationId: installation, spaceId: space }],
      [`${below}/sites/${site}`, { installationId: installation, siteId: site }],
    ]
    for (const [path, ids] of levels) {
      const { event, endpoint } = await sent(`${path}/deep/er?a=1&b=%20`)
      expect(event).toMatchObject({ type: 'fetch', ...ids })
      expect(Object.keys(event).sort()).toEqual(['eventId', 'request', 'type', ...Object.keys(ids)].sort())
      expect(event.request).toMatchObject({ method: 'get', url: `${endpoint}/deep/er?a=1&b=%20` })
    }
  })

  it('answers with status, headers, body and the policy of the integration', async () => {
    const { status, headers } = await send('mirror/integration')
    expect(status).toBe(201)
    expect(headers['x-own']).toBe('yes')
    expect(headers['content-security-policy']).toBe("default-src 'self' https://example.org")
    expect(await send('mirror/integration/redirect')).toMatchObject({
      status: 302,
      headers: { location: 'https://example.org/' },
    })
    expect((await send('mirror/integration/stream')).text).toBe('abc')
  })

  it('takes every method, and streams bodies of up to 10 MB', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(await sent('mirror/integration', { method, body: 'text' })).toMatchObject({
        event: { request: { method: method.toLowerCase() } },
        body: 'text',
      })
    expect((await send('mirror/integration', { method: 'HEAD' })).status).toBe(201)
    const large = Buffer.alloc(9 * 1024 * 1024)
    expect((await sent('mirror/integration', { method: 'POST', body: large })).size).toBe(large.length)
    const tooLarge = Buffer.alloc(10 * 1024 * 1024 + 1)
    expect((await send('mirror/integration', { method: 'POST', body: tooLarge })).status).toBe(413)
    const chunked = { method: 'POST', body: tooLarge, headers: { 'transfer-encoding': 'chunked' } }
    expect((await send('mirror/integration', chunked)).status).toBe(413)
  })

  it('passes on neither our cookies nor what a caller claims to be', async () => {
    const { event } = await sent('mirror/integration', {
      headers: {
        ...{ cookie: 'recto=session; a=1; __Host-recto=session; recto-visit=t; RECTO-share=x; b=2' },
        ...{ 'x-forwarded-for': '10.0.0.1', 'x-forwarded-host': 'evil', forwarded: 'for=evil' },
        ...{ connection: 'close, x-hop', 'x-hop': '1', te: 'trailers', authorization: 'Bearer own' },
      },
    })
    const { headers } = event.request as { headers: Record<string, string> }
    expect(headers).toMatchObject({
      ...{ cookie: 'a=1; b=2', 'x-forwarded-for': '127.0.0.1', authorization: 'Bearer own' },
    })
    for (const name of ['x-forwarded-host', 'forwarded', 'connection', 'x-hop', 'te'])
      expect(headers).not.toHaveProperty(name)
    expect(event).not.toHaveProperty('auth')
  })

  it('confines the cookies of an integration to its endpoints', async () => {
    const { headers } = await send('mirror/integration/cookies')
    expect(headers['set-cookie']).toEqual([
      'state=1; Path=/v1/integrations/mirror/; HttpOnly',
      'inner=2; Path=/v1/integrations/mirror/integration/cookies',
    ])
    expect(headers).not.toHaveProperty('clear-site-data')
  })

  it('serves the script of a site', async () => {
    const path = `mirror/installations/${installation}/sites/${site}/script.js?version=1`
    const { text, headers } = await send(path)
    expect(text).toBe('console.log(1)')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'max-age=604800',
      'content-security-policy': "default-src 'self' https://example.org",
    })
  })

  it('does not tell unknown, foreign and paused endpoints apart', async () => {
    const other = await service.person('theo')
    const foreign = await service.organization('Tern', other)
    await publish(other, foreign, { name: 'foreign', script: mirror })
    const theirs = await install(other, foreign, 'foreign')
    await other.done('PATCH', `/integrations/foreign/installations/${theirs}`, { paused: true })
    const paths = [
      ...['', 'nothing/integration', 'mirror', 'mirror/else', 'mirror/installations/unknown'],
      ...[`mirror/installations/${theirs}`, `foreign/installations/${theirs}`],
      ...[
        `mirror/installations/${installation}/spaces/unknown`,
        `mirror/installations/${installation}/sites/${space}`,
      ],
    ]
    for (const path of paths)
      expect([path, await send(path)]).toMatchObject([path, { status: 404, text: 'Not found.\n' }])
  })

  it('records requests that failed, and all while somebody watches', async () => {
    expect((await send('mirror/integration/fail?secret=1', { headers: { cookie: 'a=b' } })).status).toBe(503)
    const [failed] = await eventsOf(service, 'mirror', 1, 'fetch')
    expect(failed).toMatchObject({
      status: 'failed',
      response: 503,
      error: 'The integration answered 503: Not today',
    })
    expect(failed?.payload).toMatchObject({ request: { headers: { cookie: '' } } })
    await mara.done('GET', '/integrations/mirror/events')
    await send('mirror/integration/watched')
    const [watched] = await eventsOf(service, 'mirror', 2, 'fetch')
    expect(watched).toMatchObject({ status: 'success', response: 201 })
  })

  it('answers 502 when the integration crashes', { timeout: 90_000 }, async () => {
    await publish(mara, org, {
      name: 'hog',
      script: scriptOf('const hoard = []; for (;;) hoard.push(new Array(1e6).fill(event.eventId))'),
    })
    expect((await send('hog/integration')).status).toBe(502)
  })
})
