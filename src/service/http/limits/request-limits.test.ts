/** Rate limits: the counts apply whatever a client sends (row 6 of the attacks). */
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressKey } from './address-key.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

/** Headers in which proxies report addresses, and others that a client makes up. */
const noise = fc.dictionary(
  fc.constantFrom(
    ...['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'],
    ...['via', 'host', 'user-agent', 'x-request-id', 'cookie', 'origin', 'referer', 'accept', 'x-api-key'],
  ),
  fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[ -~]{0,40}$/)),
)
const body = fc.option(
  fc.dictionary(fc.constantFrom('email', 'password', 'ip', 'key', 'token', 'name'), fc.jsonValue()),
)

describe.each(engines)('the limits on %s', (engine) => {
  let service: TestService
  let mara: Client
  beforeEach(async () => {
    // Per minute: 600 for a credential and for unauthenticated requests from an address, 60 for invalid credentials.
    service = await startTestService(engine, { RATE_LIMIT: '600' }, { stoppedClock: true })
    mara = await service.person('mara')
  })
  afterEach(() => service.close())

  interface Sent {
    readonly token?: string
    readonly from?: string
    readonly headers?: Record<string, string>
    readonly path?: string
    readonly payload?: object
  }
  const ask = ({ token, from = '192.0.2.1', headers = {}, path = '/user', payload }: Sent) =>
    service.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/v1${path}`,
      remoteAddress: from,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(payload !== undefined && { payload }),
    })
  const remaining = ({ headers }: LightMyRequestResponse) => Number(headers['x-ratelimit-remaining'])

  it('count invalid credentials', async () => {
    for (let left = 59; left >= 0; left -= 1) {
      const answer = await ask({ token: `recto_guess${left}` })
      expect([answer.statusCode, remaining(answer)]).toEqual([401, left])
      expect(answer.headers['x-ratelimit-limit']).toBe('60')
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    }
    const late = await ask({ token: 'recto_guess' })
    expect([late.statusCode, late.json<{ error: { reason: string } }>().error.reason]).toEqual([
      429,
      'too-many-requests',
    ])
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    // Another kind of credential, or an unreadable one, does not get around the limit.
    expect((await ask({ headers: { authorization: 'Basic bWFyYTp4' } })).statusCode).toBe(429)
    expect((await ask({ headers: { cookie: 'recto=nobody' } })).statusCode).toBe(429)
    service.later(61)
    expect((await ask({ token: 'recto_guess' })).statusCode).toBe(401)
  })

  it('do not block people behind the same IP address as a guesser', async () => {
    for (let count = 0; count < 700; count += 1) await ask({ token: `recto_guess${count}` })
    for (let count = 0; count < 700; count += 1) await ask({})
    expect((await ask({})).statusCode).toBe(429)
    const honest = await ask({ token: mara.token })
    expect([honest.statusCode, remaining(honest)]).toEqual([200, 599])
    // Clients from other addresses are not affected.
    expect((await ask({ token: 'recto_guess', from: '192.0.2.2' })).statusCode).toBe(401)
  })

  it('cannot be evaded by headers, body or path', async () => {
    let left = 60
    await fc.assert(
      fc.asyncProperty(
        noise,
        body,
        fc.constantFrom('/user/tokens', '/orgs'),
        async (headers, payload, path) => {
          const answer = await ask({ token: 'recto_guess', headers, path, payload: payload ?? {} })
          left = Math.max(0, left - 1)
          expect(remaining(answer)).toBe(left)
        },
      ),
      { numRuns: 80 },
    )
    expect(left).toBe(0)
    let own = 600
    await fc.assert(
      fc.asyncProperty(noise, async (headers) => {
        const answer = await ask({ token: mara.token, headers })
        own -= 1
        expect(remaining(answer)).toBe(own)
      }),
      { numRuns: 40 },
    )
  })

  it('of a sign-in cannot be evaded by headers or body', async () => {
    const statuses: number[] = []
    await fc.assert(
      fc.asyncProperty(noise, async (headers) => {
        const payload = { email: 'mara@example.org', password: 'a guess' }
        const { host: _host, origin: _origin, ...rest } = headers
        statuses.push((await ask({ path: '/sessions', headers: rest, payload })).statusCode)
      }),
      { numRuns: 12 },
    )
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  })

  it('count paths that are none', async () => {
    for (let count = 0; count < 600; count += 1) await ask({ path: `/none/${count}` })
    expect((await ask({ path: '/none' })).statusCode).toBe(429)
    expect((await ask({ path: '/user', token: mara.token })).statusCode).toBe(200)
  })
})

describe('what stands for an address', () => {
  it('is the network of an IPv6 address, and any other address itself', () => {
    for (const [address, key] of [
      ['192.0.2.1', '192.0.2.1'],
      ['::ffff:192.0.2.1', '192.0.2.1'],
      ['::1', '0:0:0:0::/64'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
      ['2001:db8::6', '2001:db8:0:0::/64'],
      ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
      ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
      ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4::/64'],
      ['::', '0:0:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['not an address', 'not an address'],
    ] as const)
      expect([address, addressKey(address)]).toEqual([address, key])
  })

  it('is the same for all addresses of one network', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }), (groups) => {
        const written = groups.map((group) => group.toString(16))
        const other = [...written.slice(0, 4), '0', '0', '0', '1'].join(':')
        expect(addressKey(written.join(':'))).toBe(addressKey(other))
      }),
    )
  })

  it('is what is counted: an address of the same network is the same client', async () => {
    const service = await startTestService('sqlite', { RATE_LIMIT: '50' })
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const answer = await service.app.inject({
        url: '/v1/user',
        remoteAddress: `2001:db8::${count}`,
        headers: { authorization: 'Bearer recto_guess' },
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    await service.close()
  })
})

it('divides the limits among the processes behind a proxy', async () => {
  const service = await startTestService('sqlite', { RATE_LIMIT: '600', PROCESSES: '4' })
  try {
    const { headers } = await service.app.inject('/v1/user')
    expect(headers['x-ratelimit-limit']).toBe('150')
  } finally {
    await service.close()
  }
})
