/** Second factors: app, passkey, recovery codes; what each gives access to, and what none does. */
import { scryptSync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeAuthenticator } from '../../../testing/fixtures/authenticator.ts'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { keysFrom } from '../../keys.ts'

const password = 'a quiet river at noon'
const baseUrl = 'http://localhost:4000'

describe.each(engines)('second factors on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let cookie: string
  beforeEach(async () => {
    service = await startTestService(engine, { BASE_URL: baseUrl })
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    // Cheap parameters, which the stored text includes: the tests are about what comes after the password.
    const salt = Buffer.alloc(16, 7)
    const key = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 })
    const stored = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
    await service.ctx.store.write((db) =>
      db.updateTable('persons').set({ password: stored }).where('id', '=', mara.person).execute(),
    )
    cookie = cookieOf(await signIn())
  })
  afterEach(() => service.close())

  const cookieOf = ({ headers }: Answer) => String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''
  const signIn = (body: object = { email: 'mara@example.org', password }) =>
    service.anonymous('POST', '/sessions', body)
  const here = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    service.anonymous(method, path, body, { cookie, origin: baseUrl })
  const codeOf = (secret: string, ahead = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.parse(service.ctx.now()) + ahead * 1000,
    })
  const addApp = async () => {
    const { body } = await here('POST', '/user/second-factors/totp')
    const [id, secret] = [String(body['id']), String(body['secret'])]
    const confirmed = await here('POST', `/user/second-factors/${id}/confirmation`, { code: codeOf(secret) })
    expect(confirmed.status).toBe(200)
    return { id, secret, recoveryCodes: confirmed.body['recoveryCodes'] as string[] }
  }
  const addKey = async (key = makeAuthenticator(baseUrl)) => {
    const { body } = await here('POST', '/user/second-factors/passkey-options')
    const response = key.register(body['options'] as { challenge: string })
    const added = await here('POST', '/user/second-factors/passkeys', {
      ticket: body['ticket'],
      name: 'Laptop',
      response,
    })
    return { key, added }
  }
  const ticket = async () => {
    const { status, body, headers } = await signIn()
    expect([status, body['object'], headers['set-cookie']]).toEqual([202, 'second-factor-needed', undefined])
    return { ticket: String(body['ticket']), passkey: body['passkey'] as { challenge: string } }
  }

  it('asks for a second factor after the password, only if a confirmed one exists', async () => {
    const begun = await here('POST', '/user/second-factors/totp')
    expect(String(begun.body['uri'])).toMatch(/^otpauth:\/\/totp\/Recto:mara%40example\.org\?/)
    expect((await signIn()).status).toBe(201)
    const wrong = await here('POST', `/user/second-factors/${String(begun.body['id'])}/confirmation`, {
      code: '000000',
    })
    expect([wrong.status, wrong.body.error?.details?.[0]?.path]).toEqual([400, 'body.code'])
    expect((await signIn()).status).toBe(201)
    const { secret } = await addApp()
    service.later(30)
    const asked = await ticket()
    const { status, headers } = await signIn({ ticket: asked.ticket, code: codeOf(secret) })
    expect([status, String(headers['set-cookie'])]).toEqual([201, expect.stringContaining('recto=')])
  })

  it('accept a code once, one step early or late, with few attempts', async () => {
    const { secret } = await addApp()
    service.later(60)
    const code = codeOf(secret)
    expect((await signIn({ ticket: (await ticket()).ticket, code })).status).toBe(201)
    expect((await signIn({ ticket: (await ticket()).ticket, code })).status).toBe(401)
    expect((await signIn({ ticket: (await ticket()).ticket, code: codeOf(secret, 30) })).status).toBe(201)
    service.later(120)
    expect((await signIn({ ticket: (await ticket()).ticket, code: codeOf(secret, 60) })).status).toBe(401)
    expect((await signIn({ ticket: (await ticket()).ticket, code: codeOf(secret, -60) })).status).toBe(401)
    service.later(1000)
    // Row 5: after five wrong codes the ticket is dead, even for the right code.
    const one = await ticket()
    for (let tries = 0; tries < 5; tries++)
      expect((await signIn({ ticket: one.ticket, code: '000001' })).status).toBe(401)
    expect((await signIn({ ticket: one.ticket, code: codeOf(secret) })).status).toBe(401)
    // The person's attempts are counted across tickets.
    const statuses = []
    for (let tries = 0; tries < 8; tries++)
      statuses.push((await signIn({ ticket: (await ticket()).ticket, code: '000001' })).status)
    expect(statuses).toContain(429)
  })

  it('come with ten recovery codes that work once each', async () => {
    const { recoveryCodes } = await addApp()
    expect(recoveryCodes).toHaveLength(10)
    const [first = ''] = recoveryCodes
    const use = async (code: string) => (await signIn({ ticket: (await ticket()).ticket, code })).status
    expect([await use(first.toUpperCase()), await use(first)]).toEqual([201, 401])
    expect((await here('GET', '/user/second-factors')).body['recoveryCodes']).toBe(9)
    const renewed = (await here('POST', '/user/recovery-codes')).body['recoveryCodes'] as string[]
    expect([await use(recoveryCodes[1] ?? ''), await use(renewed[0] ?? '')]).toEqual([401, 201])
    const { rows } = {
      rows: await service.ctx.store.read.selectFrom('recovery_codes').selectAll().execute(),
    }
    expect(JSON.stringify(rows)).not.toContain(renewed[1])
  })

  it('keeps a recovery code that loses against another use of its ticket', async () => {
    const { recoveryCodes } = await addApp()
    const asked = (await ticket()).ticket
    const answers = await Promise.all(
      recoveryCodes.slice(0, 2).map((code) => signIn({ ticket: asked, code })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401])
    expect((await here('GET', '/user/second-factors')).body['recoveryCodes']).toBe(9)
  })

  it('confirms an app once, with recovery codes that work', async () => {
    const { body } = await here('POST', '/user/second-factors/totp')
    const path = `/user/second-factors/${String(body['id'])}/confirmation`
    const code = codeOf(String(body['secret']))
    const answers = await Promise.all([here('POST', path, { code }), here('POST', path, { code })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    const codes = answers.find(({ status }) => status === 200)?.body['recoveryCodes'] as string[]
    expect((await signIn({ ticket: (await ticket()).ticket, code: codes[0] })).status).toBe(201)
  })

  it('keeps an app when a new one is set up in two windows at once', async () => {
    await addApp()
    const { body } = await here('POST', '/user/second-factors/totp')
    const path = `/user/second-factors/${String(body['id'])}/confirmation`
    const code = codeOf(String(body['secret']))
    await Promise.all([here('POST', path, { code }), here('POST', '/user/second-factors/totp')])
    expect((await here('GET', '/user/second-factors')).body['items']).toMatchObject([{ kind: 'totp' }])
  })

  it('returns recovery codes with one of two factors that are added at once', async () => {
    const added = await Promise.all([addKey(), addKey()])
    const codes = added.map(({ added: { body } }) => (body['recoveryCodes'] as string[]).length)
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 10])
    expect((await here('GET', '/user/second-factors')).body['recoveryCodes']).toBe(10)
    const { body } = await here('GET', '/user/second-factors')
    const paths = (body['items'] as { id: string }[]).map(({ id }) => `/user/second-factors/${id}`)
    await Promise.all(paths.map((path) => here('DELETE', path)))
    expect((await here('GET', '/user/second-factors')).body).toMatchObject({ items: [], recoveryCodes: 0 })
  })

  it('accepts passkeys after the password or alone', async () => {
    const { key, added } = await addKey()
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ factor: { kind: 'passkey', name: 'Laptop' } })
    const asked = await ticket()
    expect(asked.passkey).toMatchObject({ allowCredentials: [{ id: key.id }], userVerification: 'required' })
    expect((await signIn({ ticket: asked.ticket, passkey: key.sign(asked.passkey) })).status).toBe(201)
    const begun = await service.anonymous('POST', '/sessions/passkey')
    const options = begun.body['options'] as { challenge: string }
    const alone = { ticket: begun.body['ticket'], passkey: key.sign(options) }
    expect((await signIn(alone)).body['id']).toBe(mara.person)
    expect((await signIn(alone)).status).toBe(401)
  })

  it('rejects a passkey with another origin, challenge or person, or without user verification', async () => {
    const { key } = await addKey()
    const elsewhere = makeAuthenticator('https://evil.test')
    expect((await addKey(elsewhere)).added.status).toBe(400)
    expect((await addKey(key)).added.status).toBe(409)
    const asked = await ticket()
    expect((await signIn({ ticket: asked.ticket, passkey: key.sign({ challenge: 'other' }) })).status).toBe(
      401,
    )
    expect((await signIn({ ticket: asked.ticket, passkey: key.sign(asked.passkey, 0x01) })).status).toBe(401)
    expect((await signIn({ ticket: asked.ticket, passkey: { id: '\0' } })).status).toBe(401)
    const stranger = makeAuthenticator(baseUrl)
    expect((await signIn({ ticket: asked.ticket, passkey: stranger.sign(asked.passkey) })).status).toBe(401)
    expect((await signIn({ ticket: asked.ticket, passkey: key.sign(asked.passkey) })).status).toBe(201)
  })

  it('explains what to do with second factors of another secret, and accepts recovery codes', async () => {
    const { secret, recoveryCodes } = await addApp()
    const { key } = await addKey()
    const sealed = keysFrom('another secret of this installation').seal('second-factor', 'x')
    await service.ctx.store.write((db) => db.updateTable('second_factors').set({ secret: sealed }).execute())
    service.later(60)
    const code = codeOf(secret)
    const refused = { status: 412, body: { error: { reason: 'state-forbids' } } }
    expect(await signIn({ ticket: (await ticket()).ticket, code })).toMatchObject(refused)
    const asked = await ticket()
    expect(await signIn({ ticket: asked.ticket, passkey: key.sign(asked.passkey) })).toMatchObject(refused)
    const proof = await here('POST', '/user/proof-options')
    const shown = await here('POST', '/user/proof', { ticket: proof.body['ticket'], code })
    expect(shown).toMatchObject(refused)
    expect(shown.body.error?.message).toMatch(/recovery code.*reset-second-factor/)
    const wrong = await here('POST', '/user/second-factors/totp')
    await service.ctx.store.write((db) => db.updateTable('second_factors').set({ secret: sealed }).execute())
    expect(
      await here('POST', `/user/second-factors/${String(wrong.body['id'])}/confirmation`, { code }),
    ).toMatchObject(refused)
    // A recovery code signs in and allows a new setup.
    const entered = await signIn({ ticket: (await ticket()).ticket, code: recoveryCodes[0] })
    expect(entered.status).toBe(201)
    cookie = cookieOf(entered)
    const { body } = await here('GET', '/user/second-factors')
    for (const one of body['items'] as { id: string }[])
      expect((await here('DELETE', `/user/second-factors/${one.id}`)).status).toBe(204)
    const again = await addApp()
    service.later(60)
    const signedIn = await signIn({ ticket: (await ticket()).ticket, code: codeOf(again.secret) })
    expect(signedIn.status).toBe(201)
  })

  it('can be changed only in the dashboard, never by a single sign-on session', async () => {
    for (const [method, path, body] of [
      ['POST', '/user/second-factors/totp', undefined],
      ['POST', '/user/second-factors/passkey-options', undefined],
      ['POST', '/user/recovery-codes', undefined],
    ] as const)
      expect((await mara(method, path, body)).status).toBe(403)
    await service.ctx.store.write((db) => db.updateTable('sessions').set({ sign_on: org }).execute())
    expect((await here('POST', '/user/second-factors/totp')).status).toBe(403)
  })

  it('shows second factors to administrators and logs changes to them', async () => {
    const { id, secret } = await addApp()
    await addKey()
    const seen = await mara('GET', `/orgs/${org}/second-factors`)
    expect(seen.body['items']).toEqual([{ user: mara.person, totp: true, passkeys: 1 }])
    const kim = await service.person('kim')
    await service.member(org, kim, 'edit')
    expect((await kim('GET', `/orgs/${org}/second-factors`)).status).toBe(403)
    const { body } = await here('GET', '/user/second-factors')
    expect((await mara('DELETE', `/user/second-factors/${id}`)).status).toBe(403)
    expect((await here('GET', '/user/second-factors')).body['items']).toHaveLength(2)
    for (const one of body['items'] as { id: string }[])
      expect((await here('DELETE', `/user/second-factors/${one.id}`)).status).toBe(204)
    expect((await here('GET', '/user/second-factors')).body).toMatchObject({ items: [], recoveryCodes: 0 })
    expect((await signIn()).status).toBe(201)
    const log = await mara(
      'GET',
      `/orgs/${org}/audit-events?action=second-factor.added&action=second-factor.removed`,
    )
    expect(log.body['count']).toBe(4)
    const rows = await service.ctx.store.read.selectFrom('audit_events').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(id).not.toBe('')
  })
})
