/** Reauthentication: what requires it, what satisfies it, and what does not. */
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../../../contract/operations.ts'
import { makeAuthenticator } from '../../../testing/fixtures/authenticator.ts'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { beginSession } from '../person-rows.ts'
import { hashPassword } from './passwords.ts'

const password = 'a quiet river at noon'
const baseUrl = 'http://localhost:4000'
const stored = await hashPassword(password)

describe.each(engines)('recent reauthentication on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let cookie: string
  beforeEach(async () => {
    service = await startTestService(engine, { BASE_URL: baseUrl })
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    await service.ctx.store.write((db) =>
      db.updateTable('persons').set({ password: stored }).where('id', '=', mara.person).execute(),
    )
    cookie = await sessionOf(mara.person)
  })
  afterEach(() => service.close())

  const sessionOf = (person: string, more?: { signOn: string }) =>
    service.ctx.store.write(
      async (db) =>
        `recto=${await beginSession(service.ctx, db, person, { address: '', agent: '' }, 'password', more)}`,
    )
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const here = (method: Method, path: string, body?: unknown, as = cookie) =>
    service.anonymous(method, path, body, { cookie: as, origin: baseUrl })
  const token = () => here('POST', '/user/tokens', { name: 'Nightly', scope: 'read' })
  const told = ({ status, body }: Answer) => [status, body.error?.reason]
  const needed = [403, 'proof-needed']

  it('is required ten minutes after the last, and never for tokens', async () => {
    const asking = Object.values(operations).filter(({ errors }) =>
      (errors as readonly string[]).includes('proof-needed'),
    )
    expect(asking.map(({ id }) => id).toSorted()).toEqual([
      'addPasskey',
      'beginPasskey',
      'beginTotp',
      'changePassword',
      'confirmTotp',
      'createPasswordReset',
      'createToken',
      'deleteSecondFactor',
      'renewRecoveryCodes',
    ])
    service.later(599)
    expect((await token()).status).toBe(201)
    service.later(2)
    for (const { method, path } of asking) {
      // The dashboard retries requests after reauthentication only for these paths.
      expect(path).toMatch(/^\/user\/|\/password-reset$/)
      const answer = await here(
        method as Method,
        path.replace('{organizationId}', org).replaceAll(/\{\w+\}/g, 'x1'),
        {},
      )
      expect([path, ...told(answer)]).toEqual([path, ...needed])
    }
    const rows = await service.ctx.store.read.selectFrom('tokens').select('name').execute()
    expect(rows.filter(({ name }) => name === 'Nightly')).toHaveLength(1)
    expect((await mara('POST', '/user/tokens', { name: 'By token', scope: 'read' })).status).toBe(201)
    // Revoking leaked credentials never requires reauthentication.
    expect((await here('GET', '/user/tokens')).status).toBe(200)
    const made = (await here('GET', '/user/tokens')).body['items'] as { id: string; name: string }[]
    const gone = made.find(({ name }) => name === 'Nightly')
    expect((await here('DELETE', `/user/tokens/${gone?.id ?? ''}`)).status).toBe(204)
  })

  it('accepts the password, for this session and ten minutes', async () => {
    const other = await sessionOf(mara.person)
    service.later(700)
    expect(told(await token())).toEqual(needed)
    expect((await here('POST', '/user/proof', { password: 'not the password' })).status).toBe(401)
    expect(told(await token())).toEqual(needed)
    expect((await here('POST', '/user/proof', { password })).status).toBe(204)
    expect((await token()).status).toBe(201)
    expect(told(await here('POST', '/user/second-factors/totp', undefined, other))).toEqual(needed)
    service.later(601)
    expect(told(await token())).toEqual(needed)
    const log = await mara('GET', `/orgs/${org}/audit-events?action=session.proved&action=session.refused`)
    const actions = (log.body['items'] as { action: string }[]).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['session.proved', 'session.refused'])
  })

  it('accepts a code once, and no recovery code', async () => {
    const begun = (await here('POST', '/user/second-factors/totp')).body
    const secret = Secret.fromBase32(String(begun['secret']))
    const code = () => new TOTP({ secret }).generate({ timestamp: Date.parse(service.ctx.now()) })
    const confirmed = await here('POST', `/user/second-factors/${String(begun['id'])}/confirmation`, {
      code: code(),
    })
    const [recovery = ''] = confirmed.body['recoveryCodes'] as string[]
    service.later(700)
    const start = async () => String((await here('POST', '/user/proof-options')).body['ticket'])
    const ticket = await start()
    expect((await here('POST', '/user/proof', { ticket, code: recovery })).status).toBe(401)
    expect((await here('GET', '/user/second-factors')).body['recoveryCodes']).toBe(10)
    const now = code()
    expect((await here('POST', '/user/proof', { ticket, code: now })).status).toBe(204)
    expect((await token()).status).toBe(201)
    expect((await here('POST', '/user/proof', { ticket: await start(), code: now })).status).toBe(401)
    // A ticket for reauthentication signs nobody in, and vice versa.
    service.later(60)
    const proof = await start()
    expect((await service.anonymous('POST', '/sessions', { ticket: proof, code: code() })).status).toBe(401)
    const signIn = await service.anonymous('POST', '/sessions', { email: 'mara@example.org', password })
    expect(signIn.status).toBe(202)
    const swapped = { ticket: signIn.body['ticket'], code: code() }
    expect((await here('POST', '/user/proof', swapped)).status).toBe(401)
  })

  it('accepts only the person’s own passkey', async () => {
    const addKey = async (as: string) => {
      const key = makeAuthenticator(baseUrl)
      const { body } = await here('POST', '/user/second-factors/passkey-options', undefined, as)
      const response = key.register(body['options'] as { challenge: string })
      const added = { ticket: body['ticket'], name: 'Laptop', response }
      expect((await here('POST', '/user/second-factors/passkeys', added, as)).status).toBe(201)
      return key
    }
    const key = await addKey(cookie)
    const kim = await service.person('kim')
    const kims = await sessionOf(kim.person)
    const strange = await addKey(kims)
    service.later(700)
    const ask = async (as: string) =>
      (await here('POST', '/user/proof-options', undefined, as)).body as unknown as {
        ticket: string
        passkey: { challenge: string }
      }
    const asked = await ask(cookie)
    const forged = { ticket: asked.ticket, passkey: strange.sign(asked.passkey) }
    expect((await here('POST', '/user/proof', forged)).status).toBe(401)
    const theirs = await ask(kims)
    const borrowed = { ticket: theirs.ticket, passkey: strange.sign(theirs.passkey) }
    expect((await here('POST', '/user/proof', borrowed)).status).toBe(401)
    expect(told(await token())).toEqual(needed)
    const right = { ticket: asked.ticket, passkey: key.sign(asked.passkey) }
    expect((await here('POST', '/user/proof', right)).status).toBe(204)
    expect((await token()).status).toBe(201)
  })

  it('counts failed attempts together with those at sign-in, and rejects tokens', async () => {
    service.later(700)
    for (let guess = 0; guess < 10; guess++)
      expect((await here('POST', '/user/proof', { password: `guess ${guess}` })).status).toBe(401)
    expect((await here('POST', '/user/proof', { password })).status).toBe(429)
    const signIn = await service.anonymous('POST', '/sessions', { email: 'mara@example.org', password })
    expect(signIn.status).toBe(429)
    expect(told(await mara('POST', '/user/proof', { password }))).toEqual([403, 'scope-too-low'])
    expect(told(await mara('POST', '/user/proof-options'))).toEqual([403, 'scope-too-low'])
  })

  it('ends every other session and token when the password changes (row 7)', async () => {
    const other = await sessionOf(mara.person)
    const kim = await service.person('kim')
    const feed = (await here('GET', '/user/notification-feed')).body['url']
    expect((await here('PUT', '/user/password', { password: 'too short' })).status).toBe(422)
    expect((await here('PUT', '/user/password', { password: 'another river at dawn' })).status).toBe(204)
    expect((await here('GET', '/user', undefined, other)).status).toBe(401)
    expect((await here('GET', '/user')).status).toBe(200)
    expect((await mara('GET', '/user')).status).toBe(401)
    expect((await here('GET', '/user/tokens')).body['count']).toBe(0)
    expect((await here('GET', '/user/notification-feed')).body['url']).not.toBe(feed)
    expect((await kim('GET', '/user')).status).toBe(200)
    const sign = (given: string) =>
      service.anonymous('POST', '/sessions', { email: 'mara@example.org', password: given })
    expect((await sign(password)).status).toBe(401)
    expect((await sign('another river at dawn')).status).toBe(201)
    const ofOrganization = await sessionOf(mara.person, { signOn: org })
    expect((await here('PUT', '/user/password', { password }, ofOrganization)).status).toBe(403)
    const log = await here('GET', `/orgs/${org}/audit-events?action=password.changed`)
    expect(log.body).toMatchObject({ count: 1, items: [{ after: { tokens: 'ended', ended: 1 } }] })
    expect(JSON.stringify(log.body)).not.toContain('river')
  })

  it('lets the password be changed while keeping tokens, never by a token', async () => {
    const other = await sessionOf(mara.person)
    const change = { password: 'another river at dawn', keepTokens: true }
    expect((await mara('PUT', '/user/password', change)).status).toBe(403)
    expect((await here('PUT', '/user/password', change)).status).toBe(204)
    expect((await mara('GET', '/user')).status).toBe(200)
    expect((await here('GET', '/user', undefined, other)).status).toBe(401)
  })

  it('ends a sign-in that was started with the old password', async () => {
    const begun = (await here('POST', '/user/second-factors/totp')).body
    const secret = Secret.fromBase32(String(begun['secret']))
    const code = () => new TOTP({ secret }).generate({ timestamp: Date.parse(service.ctx.now()) })
    await here('POST', `/user/second-factors/${String(begun['id'])}/confirmation`, { code: code() })
    service.later(60)
    const signIn = await service.anonymous('POST', '/sessions', { email: 'mara@example.org', password })
    expect(signIn.status).toBe(202)
    expect((await here('PUT', '/user/password', { password: 'another river at dawn' })).status).toBe(204)
    const rest = { ticket: signIn.body['ticket'], code: code() }
    expect((await service.anonymous('POST', '/sessions', rest)).status).toBe(401)
  })
})
