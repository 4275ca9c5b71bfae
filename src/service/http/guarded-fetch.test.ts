/** What is fetched and what is refused, against a real server. */
import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { selfSigned } from '../people/sign-on/self-signed-certificate.ts'
import type { Resolve } from './guarded-fetch.ts'
import { guardedFetch, OutgoingError, rulesOfList } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let port: number
let asked: string[]
let handler: RequestListener
beforeEach(async () => {
  asked = []
  handler = (_request, response) => void response.end('ok')
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`)
    handler(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const limits = { bytes: 1000, milliseconds: 2000, accepts: (type: string) => type !== 'text/html' }
const toServer = { allow: (address: string, at: number) => address === '127.0.0.1' && at === port }
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error instanceof OutgoingError ? error.message : `thrown: ${String(error)}`),
  )
const refused = 'Only URLs on the public internet are supported.'

describe('row 25: addresses', () => {
  it.each([
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.170',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001:0:1::1',
    '2001:db8::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '100::1',
    'not an address',
    '',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    (at: number) => `http://127.0.0.1:${at}/`,
    (at: number) => `http://127.1:${at}/`,
    (at: number) => `http://2130706433:${at}/`,
    (at: number) => `http://0x7f000001:${at}/`,
    (at: number) => `http://0177.0.0.1:${at}/`,
    (at: number) => `http://0:${at}/`,
    (at: number) => `http://localhost:${at}/`,
    (at: number) => `http://localhost.:${at}/`,
    (at: number) => `http://127.0.0.1.:${at}/`,
    (at: number) => `http://[::1]:${at}/`,
    (at: number) => `http://[::ffff:127.0.0.1]:${at}/`,
    (at: number) => `http://[::ffff:7f00:1]:${at}/`,
    (at: number) => `http://①②⑦.0.0.1:${at}/`,
    () => 'http://169.254.169.254/latest/meta-data/',
  ])('refuses every spelling of an inner address (%#)', async (spell) => {
    // Some spellings are not addresses at all for this system's resolver, which is just as good.
    expect(await reason(guardedFetch(spell(port), limits))).toMatch(/public internet|cannot be resolved/)
    expect(asked).toEqual([])
  })

  it.each([
    ['ftp://example.org/', 'Only http and https'],
    ['file:///etc/passwd', 'Only http and https'],
    ['gopher://127.0.0.1/', 'Only http and https'],
    ['data:text/plain,x', 'Only http and https'],
    ['http://', 'malformed'],
    ['no address', 'malformed'],
  ])('refuses %s', async (address, words) => {
    expect(await reason(guardedFetch(address, limits, toServer))).toContain(words)
  })

  it('rejects a username or password in the URL', async () => {
    const address = `http://mara:secret@127.0.0.1:${port}/`
    expect(await reason(guardedFetch(address, limits, toServer))).toContain('username')
    expect(asked).toEqual([])
  })
})

describe('row 25: names', () => {
  it('refuses a name when one of its addresses is not public', async () => {
    const resolve: Resolve = () => Promise.resolve(['1.1.1.1', '10.0.0.1'])
    expect(await reason(guardedFetch('http://mixed.example/', limits, undefined, resolve))).toBe(refused)
  })

  it('asks a name once and connects to what it answered then', async () => {
    let answers = 0
    const resolve: Resolve = () => Promise.resolve([answers++ === 0 ? '127.0.0.1' : '10.0.0.1'])
    const { bytes } = await guardedFetch(`http://changing.example:${port}/x`, limits, toServer, resolve)
    expect([bytes.toString(), answers]).toEqual(['ok', 1])
    expect(asked).toEqual([`changing.example:${port} /x`])
  })

  it('reports a host that cannot be resolved', async () => {
    const resolve: Resolve = () => Promise.reject(new Error('none'))
    expect(await reason(guardedFetch('http://none.example/', limits, undefined, resolve))).toContain(
      'cannot be resolved',
    )
  })
})

describe('row 25: redirects', () => {
  const redirecting = (to: (url: string) => string) => {
    handler = (request, response) =>
      request.url === '/end'
        ? void response.end('end')
        : void response.writeHead(302, { location: to(request.url ?? '') }).end()
  }

  it('follows three, and no more', async () => {
    redirecting((url) => (url === '/2' ? '/end' : `/${Number(url.slice(1)) + 1}`))
    const from = (start: number) => guardedFetch(`http://127.0.0.1:${port}/${start}`, limits, toServer)
    expect((await from(0)).bytes.toString()).toBe('end')
    redirecting((url) => (url === '/3' ? '/end' : `/${Number(url.slice(1)) + 1}`))
    expect(await reason(from(0))).toContain('more than 3 times')
  })

  it.each([
    'http://169.254.169.254/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'file:///etc/passwd',
    'http://u:p@1.1.1.1/',
  ])('does not follow a redirect to %s', async (target) => {
    redirecting(() => target)
    expect(await reason(guardedFetch(`http://127.0.0.1:${port}/`, limits, toServer))).toMatch(
      /public internet|Only http|username/,
    )
    expect(asked).toHaveLength(1)
  })

  it('is not led to another port of the same machine', async () => {
    redirecting(() => `http://127.0.0.1:${port + 1}/`)
    expect(await reason(guardedFetch(`http://127.0.0.1:${port}/`, limits, toServer))).toBe(refused)
  })
})

describe('the answer', () => {
  const get = (some: Partial<typeof limits> = {}) =>
    guardedFetch(`http://127.0.0.1:${port}/`, { ...limits, ...some }, toServer)

  it('is given with its type', async () => {
    handler = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'Image/PNG; charset=x' }).end('png')
    expect(await get()).toMatchObject({ status: 200, bytes: Buffer.from('png'), contentType: 'image/png' })
  })

  it.each([
    ['of another type', { 'content-type': 'text/html' }, 200, 'x', 'text/html'],
    ['that is packed', { 'content-encoding': 'gzip' }, 200, 'x', 'compressed'],
    ['that is an error', {}, 404, 'x', 'status 404'],
    ['that says it is too large', { 'content-length': '1001' }, 200, 'x'.repeat(1001), 'larger'],
    [
      'that is too large without saying so',
      { 'transfer-encoding': 'chunked' },
      200,
      'x'.repeat(1001),
      'larger',
    ],
    ['that leads on without an address', {}, 302, '', 'status 302'],
  ])('%s is refused', async (_name, headers, status, body, words) => {
    handler = (_request, response) => void response.writeHead(status, headers as never).end(body)
    expect(await reason(get())).toContain(words)
  })

  it('is not waited for without end', async () => {
    handler = (_request, response) => void response.writeHead(200).write('slow')
    const began = Date.now()
    expect(await reason(get({ milliseconds: 200 }))).toContain('in time')
    expect(Date.now() - began).toBeLessThan(2000)
  })
})

describe('requests', () => {
  const at = () => `http://127.0.0.1:${port}/`

  it('send the given headers, but not to another origin', async () => {
    const seen: (string | undefined)[] = []
    handler = (request, response) => {
      seen.push(request.headers['if-none-match'])
      if (request.url === '/') response.writeHead(302, { location: `http://localhost:${port}/other` }).end()
      else response.end('ok')
    }
    const resolve = () => Promise.resolve(['127.0.0.1'])
    await guardedFetch(at(), { ...limits, headers: ['if-none-match', '"1"'] }, toServer, resolve)
    expect(seen).toEqual(['"1"', undefined])
  })

  it('take 304 for an answer only to a conditional one', async () => {
    handler = (_request, response) => void response.writeHead(304, { etag: '"2"' }).end()
    const fetched = await guardedFetch(at(), { ...limits, headers: ['If-None-Match', '"2"'] }, toServer)
    expect(fetched).toMatchObject({ status: 304, headers: { etag: '"2"' }, bytes: Buffer.alloc(0) })
    expect(await reason(guardedFetch(at(), limits, toServer))).toBe('The URL returned status 304.')
  })

  it('post a body, follow no redirect then, and read the statuses that are expected', async () => {
    const seen: string[] = []
    handler = (request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => seen.push(`${request.method} ${text}`))
      request.on('end', () => {
        if (request.url === '/') response.writeHead(429, { 'content-type': 'application/json' }).end('{}')
        else response.writeHead(307, { location: '/' }).end()
      })
    }
    const post = { ...limits, body: Buffer.from('text'), statuses: [429] }
    expect(await guardedFetch(at(), post, toServer)).toMatchObject({ status: 429, bytes: Buffer.from('{}') })
    expect(await reason(guardedFetch(`${at()}other`, post, toServer))).toContain('redirects')
    expect(seen).toEqual(['POST text', 'POST text'])
  })

  it('reach private addresses that are listed, by their name and port', async () => {
    handler = (_request, response) => void response.end('ok')
    const listed = rulesOfList([`intranet.test:${port}`])
    const resolve = () => Promise.resolve(['127.0.0.1'])
    const fetchFrom = (host: string) => reason(guardedFetch(`http://${host}/`, limits, listed, resolve))
    expect(await fetchFrom(`Intranet.test:${port}`)).toBe('fetched')
    expect(await fetchFrom(`other.test:${port}`)).toBe(refused)
    expect(await fetchFrom(`intranet.test:${port + 1}`)).toBe(refused)
  })
})

it('says what is wrong with a certificate', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const cert = selfSigned({
    ...{ privateKey, name: 'docs.example.org', serial: new Uint8Array([1]) },
    ...{ notBefore: '2020-01-01T00:00:00.000Z', notAfter: '2099-01-01T00:00:00.000Z' },
  })
  const secure = createSecureServer(
    { key: privateKey, cert },
    (_request, response) => void response.end('ok'),
  )
  await new Promise<void>((resolve) => void secure.listen(0, '127.0.0.1', resolve))
  const { port: at } = secure.address() as AddressInfo
  try {
    const get = guardedFetch(`https://docs.example.org:${at}/`, limits, { allow: () => true }, () =>
      Promise.resolve(['127.0.0.1']),
    )
    expect(await reason(get)).toBe('The certificate of docs.example.org is not signed by a known authority.')
  } finally {
    secure.close()
  }
})
