/** What a script reaches over the network, from inside the real runtime. */
import { randomBytes } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rulesOfList } from '../../http/guarded-fetch.ts'
import type { TestRuntime } from '../../../testing/fixtures/script-runtime.ts'
import { scriptOf, testRuntime, withoutWorkerd } from '../../../testing/fixtures/script-runtime.ts'

/** Requests what the event says and answers with what came back, or with the error. */
const caller = scriptOf(
  `
  if (event.connect) {
    try {
      const socket = connect(event.connect)
      await socket.opened
      return new Response('opened')
    } catch (error) { return new Response('error: ' + error.message) }
  }
  try {
    const init = { ...event.init, ...(event.upload && { method: 'POST', body: new Uint8Array(event.upload) }) }
    const answer = await fetch(event.url, init)
    return Response.json({ status: answer.status, url: answer.url, headers: [...answer.headers],
      webSocket: answer.webSocket != null,
      text: event.large ? String((await answer.arrayBuffer()).byteLength) : await answer.text() })
  } catch (error) { return Response.json({ error: error.message }) }`,
  `import { connect } from 'cloudflare:sockets'`,
)

interface Called {
  readonly status?: number
  readonly url?: string
  readonly text?: string
  readonly headers?: readonly (readonly [string, string])[]
  readonly error?: string
  readonly webSocket?: boolean
}

describe.skipIf(withoutWorkerd !== undefined)(`the network of scripts ${withoutWorkerd ?? ''}`, () => {
  let server: Server
  let port: number
  let handler: RequestListener
  const asked: string[] = []
  let addresses: Record<string, readonly string[][]>
  let lookups: string[]
  let test: TestRuntime

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.headers.host} ${request.url}`)
      handler(request, response)
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    test = testRuntime({
      // The test's server stands for the public internet; every other loopback port is refused as ever.
      rules: { allow: (address, at) => address === '127.0.0.1' && at === port },
      resolve: (name) => {
        lookups.push(name)
        const [first, ...later] = addresses[name] ?? []
        if (later.length > 0) addresses = { ...addresses, [name]: later }
        return first === undefined ? Promise.reject(new Error('none')) : Promise.resolve(first)
      },
    })
  })
  beforeEach(() => {
    asked.length = 0
    lookups = []
    addresses = { 'public.test': [['127.0.0.1']] }
    handler = (_request, response) => void response.end('fine')
  })
  afterEach(() => server.closeAllConnections())
  afterAll(async () => {
    server.close()
    await test.close()
  })

  const call = async (url: string, init: object = {}, more: object = {}): Promise<Called> =>
    JSON.parse((await test.run(caller, { url, init, ...more }, { integration: 'caller' })).text) as Called
  const outside = (path = '/') => `http://public.test:${port}${path}`

  it('is the public internet: method, headers, body and answer pass as they are', async () => {
    let body = ''
    let headers: string[] = []
    handler = (request, response) => {
      headers = request.rawHeaders
      request.setEncoding('utf8').on('data', (text: string) => (body += text))
      request.on('end', () => {
        response.writeHead(418, ['set-cookie', 'a=1', 'set-cookie', 'b=2', 'x-c', 'd'])
        response.end(`got ${body}`)
      })
    }
    const init = { method: 'PUT', body: 'text', headers: { authorization: 'Bearer x', 'x-a': 'b' } }
    const answer = await call(outside('/a?b=c'), init)
    expect(answer).toMatchObject({ status: 418, text: 'got text' })
    expect(answer.headers).toEqual(
      expect.arrayContaining([
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['x-c', 'd'],
      ]),
    )
    expect(asked).toEqual([`PUT public.test:${port} /a?b=c`])
    expect(headers).toEqual(expect.arrayContaining(['Authorization', 'Bearer x', 'x-a', 'b']))
    expect(headers.map((name) => name.toLowerCase())).not.toContain('x-proto')
  })

  it.each([
    'http://127.0.0.1:1/',
    'http://127.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'https://172.16.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://0.0.0.0/',
    'http://100.64.0.1/',
  ])('refuses %s', async (url) => {
    expect(await call(url)).toMatchObject({
      status: 403,
      text: 'Only URLs on the public internet are supported.',
    })
    expect(asked).toEqual([])
  })

  it('refuses a name that leads to a private address, alone or among public ones', async () => {
    addresses = { 'inner.test': [['10.0.0.1']], 'mixed.test': [['1.1.1.1', '127.0.0.1']] }
    expect(await call('http://inner.test/')).toMatchObject({ status: 403 })
    expect(await call(`http://mixed.test/`)).toMatchObject({ status: 403 })
    expect(await call('http://unknown.test/')).toMatchObject({
      status: 403,
      text: expect.stringContaining('resolved'),
    })
  })

  it('asks a name once for each call and connects to what was checked', async () => {
    addresses = { 'changing.test': [['127.0.0.1'], ['10.0.0.1']] }
    expect(await call(`http://changing.test:${port}/`)).toMatchObject({ status: 200 })
    expect(lookups).toEqual(['changing.test'])
    expect(await call(`http://changing.test:${port}/`)).toMatchObject({ status: 403 })
    expect(asked).toHaveLength(1)
  })

  it('checks every hop of a redirect', async () => {
    handler = (request, response) =>
      request.url === '/end'
        ? void response.end('end')
        : void response
            .writeHead(302, { location: request.url === '/good' ? '/end' : 'http://10.0.0.1/' })
            .end()
    expect(await call(outside('/good'))).toMatchObject({ status: 200, text: 'end', url: outside('/end') })
    expect(await call(outside('/bad'))).toMatchObject({ status: 403, url: 'http://10.0.0.1/' })
    expect(await call(outside('/bad'), { redirect: 'manual' })).toMatchObject({ status: 302 })
  })

  it('is not deceived by forged headers', async () => {
    const forged = {
      host: 'docs.test:4000',
      'x-proto': 'https',
      'x-event': 'other',
      connection: 'x-a',
      'x-a': 'b',
    }
    handler = (request, response) => void response.end(JSON.stringify(request.headers))
    const { text } = await call(outside('/v1/user'), { headers: forged })
    expect(JSON.parse(text ?? '{}')).toMatchObject({ host: `public.test:${port}` })
    // Inside by its real address only.
    const inner = await call('http://docs.test:4000/v1/user', {
      headers: { ...forged, host: 'public.test', 'x-forwarded-for': '1.1.1.1', forwarded: 'for=1.1.1.1' },
    })
    const { url, headers } = JSON.parse(inner.text ?? '{}') as {
      url: string
      headers: Record<string, string>
    }
    expect([url, headers['host']]).toEqual(['/v1/user', 'docs.test:4000'])
    expect(headers).not.toHaveProperty('x-proto')
    expect(headers).not.toHaveProperty('x-forwarded-for')
    expect(headers).not.toHaveProperty('forwarded')
    // The protocol is part of the origin.
    addresses = { 'docs.test': [['10.0.0.1']] }
    expect(await call('https://docs.test:4000/v1/user', { headers: { 'x-proto': 'http' } })).toMatchObject({
      status: 403,
    })
  })

  it('hands calls of this installation on, with the script that calls, and only below /v1', async () => {
    addresses = { 'docs.test': [['127.0.0.1']] }
    const { text } = await call('http://docs.test:4002/v1/integrations/x/integration/path?q=1')
    expect(JSON.parse(text ?? '{}')).toMatchObject({
      url: '/v1/integrations/x/integration/path?q=1',
      caller: { integration: 'caller', version: 1 },
    })
    for (const path of ['/', '/v1x', '/v1/../', '/healthz'])
      expect(await call(`http://docs.test:4000${path}`)).toMatchObject({ status: 403 })
    expect(await call('http://docs.test:4001/v1/user')).toMatchObject({ status: 403 })
  })

  it('takes every name below a wildcard origin as this installation', async () => {
    const wild = testRuntime({
      integrationsUrl: 'http://*.apps.test:4002',
      resolve: () => Promise.resolve(['10.0.0.1']),
    })
    try {
      const at = async (url: string) => (JSON.parse((await wild.run(caller, { url })).text) as Called).status
      expect(await at('http://any.apps.test:4002/v1/integrations/any/integration')).toBe(200)
      for (const url of [
        'http://apps.test:4002/v1/',
        'http://a.b.apps.test:4002/v1/',
        'http://any.apps.test/v1/',
      ])
        expect(await at(url)).toBe(403)
    } finally {
      await wild.close()
    }
  })

  it('reaches private addresses that the installation lists, with that port only', async () => {
    addresses = { 'intranet.test': [['127.0.0.1']] }
    const listed = testRuntime({
      rules: rulesOfList([`intranet.test:${port}`]),
      resolve: () => Promise.resolve(['127.0.0.1']),
    })
    try {
      const at = async (url: string) =>
        (JSON.parse((await listed.run(caller, { url })).text) as Called).status
      expect(await at(`http://intranet.test:${port}/`)).toBe(200)
      expect(await at(`http://intranet.test:${port + 1}/`)).toBe(403)
      expect(await at(`http://other.test:${port}/`)).toBe(403)
      expect(await at(`http://127.0.0.1:${port}/`)).toBe(403)
    } finally {
      await listed.close()
    }
  })

  it.each(['127.0.0.1:1', '10.0.0.1:22', '1.1.1.1:53', 'localhost:5432'])(
    'has no raw socket to %s',
    async (address) => {
      const { text } = await test.run(caller, { connect: address }, { integration: 'caller' })
      expect(text).toMatch(/^error: /)
    },
  )

  it('opens no WebSocket', async () => {
    expect(await call(outside('/'), { headers: { upgrade: 'websocket' } })).toMatchObject({
      status: 501,
      webSocket: false,
    })
    expect(asked).toEqual([])
  })

  it('ends answers and requests that are too large', async () => {
    handler = (request, response) => {
      request.resume()
      if (request.url === '/says') return void response.end(Buffer.alloc(10 * 2 ** 20 + 1))
      for (let count = 0; count < 12; count += 1) response.write(randomBytes(2 ** 20))
      response.end()
    }
    expect(await call(outside('/says'), {}, { large: true })).toHaveProperty('error')
    expect(await call(outside('/streams'), {}, { large: true })).toHaveProperty('error')
    expect(await call(outside('/'), {}, { upload: 10 * 2 ** 20 + 1 })).toMatchObject({ status: 413 })
    handler = (request, response) => {
      request.resume().on('end', () => void response.end(Buffer.alloc(10 * 2 ** 20)))
    }
    const whole = await call(outside('/'), {}, { large: true, upload: 10 * 2 ** 20 })
    expect(whole).toMatchObject({ status: 200, text: String(10 * 2 ** 20) })
  })

  it('ends answers that take too long, and counts calls', async () => {
    const strict = testRuntime({
      rules: { allow: (_address, at) => at === port },
      resolve: () => Promise.resolve(['127.0.0.1']),
      limits: { outgoing: { milliseconds: 300, bytes: 1000, callsPerMinute: 4 } },
    })
    try {
      const at = async (path: string) =>
        JSON.parse((await strict.run(caller, { url: outside(path) })).text) as Called
      handler = () => undefined
      expect(await at('/silent')).toMatchObject({ status: 504 })
      handler = (_request, response) => void response.write('begins')
      expect(await at('/stalls')).toHaveProperty('error')
      handler = (request) => void request.socket.destroy()
      expect(await at('/breaks')).toMatchObject({ status: 502 })
      handler = (_request, response) => void response.end()
      expect(await at('/fourth')).toMatchObject({ status: 200 })
      expect(await at('/fifth')).toMatchObject({ status: 429 })
    } finally {
      await strict.close()
    }
  })
})
