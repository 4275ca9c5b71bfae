/** First run, sign-in, sessions and tokens, from an attacker's view. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { firstStart } from '../../system/first-start.ts'

const password = 'a quiet river at noon'

const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie']).split(';', 1)[0] ?? ''

describe.each(engines)('sign-in on %s', (engine) => {
  let service: TestService
  beforeEach(async () => {
    service = await startTestService(engine)
  })
  afterEach(() => service.close())

  const origin = () => ({ origin: service.ctx.config.baseUrl })

  /** Sets up the installation through the printed link and returns the session cookie. */
  const setUp = async (): Promise<string> => {
    const [line = ''] = await firstStart(service.ctx, false)
    const token = new URL(line.replace(/^.*?(http)/, '$1')).searchParams.get('token')
    const answer = await service.anonymous('POST', '/setup', {
      token,
      displayName: 'Mara',
      email: 'Mara@Example.org',
      password,
      demo: false,
      organization: 'Halden',
    })
    expect(answer.status).toBe(201)
    return cookieOf(answer)
  }
  const signIn = (given: string, email = 'mara@example.org', headers?: Record<string, string>) =>
    service.anonymous('POST', '/sessions', { email, password: given }, headers)

  it('starts with a one-time link that creates only the operator of the installation', async () => {
    expect((await service.anonymous('GET', '/setup')).body['done']).toBe(false)
    const cookie = await setUp()
    expect((await service.anonymous('GET', '/setup')).body).toEqual({
      done: true,
      commandPrefix: 'npm run recto --',
    })
    const { body } = await service.anonymous('GET', '/orgs', undefined, { cookie })
    expect(body['count']).toBe(1)
    const again = await service.anonymous('POST', '/setup', {
      token: 'x',
      displayName: 'Eve',
      email: 'eve@example.org',
      password,
      demo: false,
      organization: 'Mine',
    })
    expect([again.status, again.body.error?.reason]).toEqual([412, 'set-up-done'])
    expect(await firstStart(service.ctx, false)).toEqual([])
  })

  it('rejects set-up with a wrong or expired code, and stores nothing', async () => {
    const [line = ''] = await firstStart(service.ctx, false)
    const token = new URL(line.replace(/^.*?(http)/, '$1')).searchParams.get('token')
    const wanted = {
      displayName: 'Eve',
      email: 'eve@example.org',
      password,
      demo: false,
      organization: 'Mine',
    }
    expect((await service.anonymous('POST', '/setup', { ...wanted, token: 'wrong' })).status).toBe(401)
    service.later(25 * 3600)
    expect((await service.anonymous('POST', '/setup', { ...wanted, token })).status).toBe(401)
    expect((await service.anonymous('GET', '/setup')).body['done']).toBe(false)
  })

  it('gives the same error for a wrong password and an unknown account', async () => {
    await setUp()
    const wrong = await signIn('not the password')
    const unknown = await signIn('not the password', 'nobody@example.org')
    expect([wrong.status, wrong.body.error?.message]).toEqual([unknown.status, unknown.body.error?.message])
    expect(wrong.status).toBe(401)
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('row 5: limits attempts on an account, whatever their addresses and headers', async () => {
    await setUp()
    for (let guess = 0; guess < 10; guess += 1) {
      const { status } = await signIn(`guess ${guess}`, guess % 2 ? 'MARA@example.org' : 'mara@example.org', {
        'x-forwarded-for': `10.0.0.${guess}`,
      })
      expect(status).toBe(401)
    }
    const stopped = await signIn(password, 'mara@example.org', {
      'x-forwarded-for': '10.9.9.9',
      'user-agent': 'another',
    })
    expect([stopped.status, stopped.body.error?.reason]).toEqual([429, 'too-many-requests'])
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    service.later(901)
    expect((await signIn(password)).status).toBe(201)
  })

  it('counts failed attempts by IP address, and not successful ones', async () => {
    await setUp()
    const counted = async () =>
      (
        await service.ctx.store.read
          .selectFrom('attempts')
          .select(['key', 'count'])
          .where('key', 'like', 'sign-in-from/%')
          .execute()
      ).map(({ count }) => Number(count))
    const before = (await counted())[0] ?? 0
    await signIn(password)
    expect(await counted()).toEqual([before])
    await signIn('a guess')
    expect(await counted()).toEqual([before + 1])
  })

  it('row 6: counts attempts under keys that no field of the body can vary', async () => {
    await setUp()
    for (let guess = 0; guess < 10; guess += 1) await signIn(`guess ${guess}`)
    const tricks = [
      { email: 'mara@example.org', password, key: 'x' },
      { email: ['mara@example.org'], password },
      { email: ' mara@example.org', password },
    ]
    for (const body of tricks)
      expect((await service.anonymous('POST', '/sessions', body)).status).not.toBe(201)
  })

  it('row 8: ends a session for good at sign-out', async () => {
    const cookie = await setUp()
    const own = await service.anonymous('GET', '/user', undefined, { cookie })
    expect([own.status, own.body['operator']]).toEqual([200, true])
    expect((await service.anonymous('DELETE', '/sessions', undefined, { cookie, ...origin() })).status).toBe(
      204,
    )
    // Unlike a wrong password: a client with an ended session is sent to sign in again.
    const late = await service.anonymous('GET', '/user', undefined, { cookie })
    expect([late.status, late.body.error?.reason]).toEqual([401, 'expired-credentials'])
  })

  it('row 9: rejects a disabled person at once, by session and by token', async () => {
    const cookie = await setUp()
    const made = await service.anonymous(
      'POST',
      '/user/tokens',
      { name: 'script', scope: 'read' },
      { cookie, ...origin() },
    )
    const authorization = `Bearer ${String(made.body['token'])}`
    expect((await service.anonymous('GET', '/user', undefined, { authorization })).status).toBe(200)
    await service.ctx.store.write((db) =>
      db.updateTable('persons').set({ disabled_at: service.ctx.now() }).execute(),
    )
    expect((await service.anonymous('GET', '/user', undefined, { authorization })).status).toBe(401)
    expect((await service.anonymous('GET', '/user', undefined, { cookie })).status).toBe(401)
    expect((await signIn(password)).status).toBe(401)
  })

  it('accepts changes with a session only from the dashboard', async () => {
    const cookie = await setUp()
    for (const headers of [
      { cookie },
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'null' },
    ] as Record<string, string>[]) {
      const { status, body } = await service.anonymous('PATCH', '/user', { displayName: 'Eve' }, headers)
      expect([status, body.error?.reason]).toEqual([403, 'foreign-origin'])
    }
    expect(
      (await service.anonymous('PATCH', '/user', { displayName: 'Mara O.' }, { cookie, ...origin() })).status,
    ).toBe(200)
  })

  it('row 13: enforces the scope of a token, which it accepts in the header only', async () => {
    const reader = await service.person('reader', { scope: 'read' })
    const org = await service.organization('Halden', reader)
    const path = `/orgs/${org}/spaces`
    const carried: readonly (readonly [string, Record<string, string>, string])[] = [
      ['Bearer', { authorization: `Bearer ${reader.token}` }, ''],
      ['bearer', { authorization: `bearer   ${reader.token}` }, ''],
      ['Basic', { authorization: `Basic ${btoa(`x:${reader.token}`)}` }, ''],
      ['a cookie', { cookie: `recto=${reader.token}`, ...origin() }, ''],
      ['both', { authorization: `Bearer ${reader.token}`, cookie: `recto=${reader.token}`, ...origin() }, ''],
      ['the query', {}, `?access_token=${reader.token}&token=${reader.token}`],
    ]
    const verdicts = []
    for (const [how, headers, query] of carried) {
      const read = await service.anonymous('GET', path + query, undefined, headers)
      const write = await service.anonymous('POST', path + query, { title: 'Not mine' }, headers)
      verdicts.push([how, read.status, write.status])
    }
    expect(verdicts).toEqual([
      ['Bearer', 200, 403],
      ['bearer', 200, 403],
      ['Basic', 401, 401],
      ['a cookie', 401, 401],
      ['both', 200, 403],
      ['the query', 401, 401],
    ])
  })

  it('sets a cookie that scripts cannot read', async () => {
    await setUp()
    const { headers } = await signIn(password)
    expect(String(headers['set-cookie'])).toMatch(
      /^recto=\w{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    )
  })

  it('shows a token once, stores only its hash, and revokes it', async () => {
    const cookie = await setUp()
    const expiresAt = new Date(Date.parse(service.ctx.now()) + 3600_000).toISOString()
    const made = await service.anonymous(
      'POST',
      '/user/tokens',
      { name: 'script', scope: 'write', expiresAt },
      { cookie, ...origin() },
    )
    const secret = String(made.body['token'])
    const listed = await service.anonymous('GET', '/user/tokens', undefined, { cookie })
    expect(JSON.stringify(listed.body)).not.toContain(secret)
    const rows = await service.ctx.store.read.selectFrom('tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const authorization = `Bearer ${secret}`
    expect((await service.anonymous('GET', '/user', undefined, { authorization })).status).toBe(200)
    service.later(3601)
    const late = await service.anonymous('GET', '/user', undefined, { authorization })
    expect([late.status, late.body.error?.reason]).toEqual([401, 'expired-credentials'])
  })

  it('does not let a token create one with a larger scope', async () => {
    const cookie = await setUp()
    const past = await service.anonymous(
      'POST',
      '/user/tokens',
      { name: 'late', scope: 'read', expiresAt: '2020-01-01T00:00:00.000Z' },
      { cookie, ...origin() },
    )
    expect(past.status).toBe(422)
    const made = await service.anonymous(
      'POST',
      '/user/tokens',
      { name: 'script', scope: 'merge' },
      { cookie, ...origin() },
    )
    const more = await service.anonymous(
      'POST',
      '/user/tokens',
      { name: 'more', scope: 'admin' },
      { authorization: `Bearer ${String(made.body['token'])}` },
    )
    expect([more.status, more.body.error?.reason]).toEqual([403, 'scope-too-low'])
  })

  it('row 16: rejects lists, objects and null for a string', async () => {
    await setUp()
    for (const odd of [['mara@example.org'], { $ne: '' }, null, 7, true]) {
      expect((await service.anonymous('POST', '/sessions', { email: odd, password })).status).toBe(422)
      expect(
        (await service.anonymous('POST', '/sessions', { email: 'mara@example.org', password: odd })).status,
      ).toBe(422)
    }
  })
})
