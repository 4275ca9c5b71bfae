/** Single sign-on with a real identity provider: whom it admits, what it gives access to, and when it is enforced. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityProvider, Said } from '../../../testing/fixtures/identity-provider.ts'
import { makeIdentityProvider } from '../../../testing/fixtures/identity-provider.ts'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { keysFrom } from '../../keys.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { endTrial } from './enforce-sign-on.ts'
import { perAddress } from './sign-on-routes.ts'

const idp = makeIdentityProvider()

describe.each(engines)('single sign-on on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let id: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    await mara('PATCH', `/orgs/${org}`, { emailDomains: ['halden.test', 'example.org'] })
    id = await provider()
  })
  afterEach(() => service.close())

  const provider = async (by: IdentityProvider = idp, more: object = {}) => {
    const { status, body } = await mara('POST', `/orgs/${org}/saml`, {
      label: 'Halden ID',
      entityID: by.entityId,
      ssoURL: by.ssoUrl,
      certificate: by.certificate,
      ...more,
    })
    expect(status).toBe(201)
    return String(body['id'])
  }
  const ask = async (method: 'GET' | 'POST', url: string, cookie = '', payload?: string) => {
    const { statusCode, headers, body } = await service.app.inject({
      method,
      url: url.replace(service.ctx.config.baseUrl, ''),
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(payload !== undefined && { payload }),
    })
    return { status: statusCode, location: String(headers.location ?? ''), headers, body }
  }
  const cookies = ({ headers }: { headers: Answer['headers'] }, name: string): string => {
    const all = [headers['set-cookie'] ?? []].flat().map(String)
    return all.map((one) => one.split(';', 1)[0] ?? '').find((one) => one.startsWith(`${name}=`)) ?? ''
  }
  const post = (of: string, answer: string) =>
    ask('POST', `/sso/${of}/acs`, '', new URLSearchParams({ SAMLResponse: answer }).toString())

  /** A browser that starts, visits the provider and returns with a response; returns where it ends. */
  const begin = async (of = id, query = '', cookie = '', by = idp) => {
    const started = await ask('GET', `/sso/${of}/start${query}`, cookie)
    expect(started.status).toBe(302)
    const { body: metadata } = await ask('GET', `/sso/${of}/metadata`)
    return { to: await by.read(started.location, metadata), cookie: cookie || cookies(started, 'recto-sso') }
  }
  const come = async (said: Said = {}, of = id, by = idp, query = '') => {
    const { to, cookie } = await begin(of, query, '', by)
    const consumed = await post(of, by.answer(to, said))
    return consumed.location.includes('/finish') ? ask('GET', consumed.location, cookie) : consumed
  }
  const test = async (said: Said = {}, of = id, by = idp) => {
    const { status, body, headers } = await mara('POST', `/orgs/${org}/saml/${of}/tests`)
    expect(status).toBe(201)
    const cookie = cookies({ headers }, 'recto-sso')
    const url = new URL(String(body['startURL']))
    const { to } = await begin(of, url.search, cookie, by)
    const consumed = await post(of, by.answer(to, said))
    const end = consumed.location.includes('/finish') ? await ask('GET', consumed.location, cookie) : consumed
    const shown = await mara('GET', `/orgs/${org}/saml/${of}/tests/${String(body['id'])}`)
    return { end, shown: shown.body }
  }
  const activate = async (of = id) => {
    expect((await test({}, of)).shown).toMatchObject({ state: 'passed' })
    expect((await mara('PUT', `/orgs/${org}/saml/${of}/active`)).status).toBe(200)
  }
  const as =
    (answer: { headers: Answer['headers'] }) =>
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
      service.anonymous(method, path, body, {
        cookie: cookies(answer, 'recto'),
        origin: service.ctx.config.baseUrl,
      })
  const audit = async () =>
    (await mara('GET', `/orgs/${org}/audit-events?limit=1`)).body['items'] as {
      action: string
      after: Record<string, unknown>
    }[]

  it('explains why there is no metadata if the key was created with another secret', async () => {
    expect((await ask('GET', `/sso/${id}/metadata`)).status).toBe(200)
    const sealed = keysFrom('another secret of this installation').seal('sign-on-key', 'x')
    const value = JSON.stringify({ privateKey: sealed, certificate: '' })
    await service.ctx.store.write((db) =>
      db.updateTable('settings').set({ value }).where('name', '=', 'sign-on-key').execute(),
    )
    const refused = await ask('GET', `/sso/${id}/metadata`)
    expect([refused.status, refused.body]).toEqual([412, expect.stringMatching(/different secret.*fsck/)])
  })

  it('redirects to a page with instructions if the key was created with another secret', async () => {
    await activate()
    const sealed = keysFrom('another secret of this installation').seal('sign-on-key', 'x')
    const value = JSON.stringify({ privateKey: sealed, certificate: '' })
    await service.ctx.store.write((db) =>
      db.updateTable('settings').set({ value }).where('name', '=', 'sign-on-key').execute(),
    )
    const { status, location } = await ask('GET', `/sso/${id}/start`)
    const page = `${service.ctx.config.baseUrl}/sign-in?problem=service-key`
    expect([status, location]).toEqual([303, page])
    expect((await audit())[0]).toMatchObject({ action: 'sign-on.refused', after: { problem: 'service-key' } })
  })

  it('does not change names that other organizations see', async () => {
    const kim = await service.person('kim')
    await service.member(org, kim, 'edit')
    await activate()
    const inside = as(await come({ nameId: 'kim@example.org' }))
    expect((await inside('PATCH', '/user', { displayName: 'Kim' })).status).toBe(200)
    expect((await inside('GET', '/user')).body['profileFixed']).toBe(undefined)
    const far = await service.person('far')
    await service.member(await service.organization('Elsewhere', far), kim, 'read')
    for (const body of [{ displayName: 'Eve' }, { photoURL: 'https://example.org/eve.png' }]) {
      const refused = await inside('PATCH', '/user', body)
      expect([refused.status, refused.body.error?.reason]).toEqual([403, 'scope-too-low'])
    }
    expect((await inside('GET', '/user')).body).toMatchObject({ displayName: 'Kim', profileFixed: true })
    expect((await inside('PUT', '/user/password', { password: 'a quiet river at noon' })).status).toBe(403)
    expect((await kim('PATCH', '/user', { displayName: 'Kim L.' })).status).toBe(200)
    expect((await kim('GET', '/user')).body['profileFixed']).toBe(undefined)
  })

  it('creates, reads, updates and deletes collections as specified', async () => {
    const made = await mara('GET', `/orgs/${org}/saml/${id}`)
    expect(made.body).toMatchObject({
      object: 'saml-provider',
      label: 'Halden ID',
      status: 'pending',
      defaultRole: 'edit',
      service: {
        acsURL: `${service.ctx.config.baseUrl}/sso/${id}/acs`,
        startURL: `${service.ctx.config.baseUrl}/sso/${id}/start`,
        entityID: `${service.ctx.config.baseUrl}/sso/${id}/metadata`,
      },
    })
    const team = await mara('PUT', `/orgs/${org}/teams`, { title: 'T', members: [mara.person] })
    const changed = await mara('PATCH', `/orgs/${org}/saml/${id}`, {
      defaultRole: null,
      defaultTeam: team.body['id'],
    })
    expect(changed.body).toMatchObject({ defaultRole: null, defaultTeam: { title: 'T' } })
    const without = await mara('PATCH', `/orgs/${org}/saml/${id}`, { defaultTeam: null })
    expect([without.status, without.body['defaultTeam']]).toEqual([200, undefined])
    for (const [field, value] of [
      ['certificate', 'no certificate'],
      ['certificate', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'],
      ['certificate', idp.certificate.repeat(3)],
      ['defaultRole', 'admin'],
      ['defaultTeam', 't_elsewhere'],
    ]) {
      const { status, body } = await mara('PATCH', `/orgs/${org}/saml/${id}`, { [field as string]: value })
      expect([status, body.error?.details?.[0]?.path]).toEqual([400, `body.${field}`])
    }
    expect((await mara('GET', `/orgs/${org}/saml`)).body['count']).toBe(1)
    expect((await mara('GET', `/orgs/${org}/sso`)).body['items']).toEqual([])
    expect((await mara('DELETE', `/orgs/${org}/saml/${id}`)).status).toBe(204)
    expect((await ask('GET', `/sso/${id}/metadata`)).status).toBe(404)
  })

  it('sends a browser that it cannot serve to the sign-in page, with the reason', async () => {
    const page = (problem: string) => `${service.ctx.config.baseUrl}/sign-in?problem=${problem}`
    const answers = [
      await ask('GET', '/sso/unknown/start'),
      await post('unknown', 'x'),
      await ask('GET', '/sso/unknown/finish?ticket=x'),
      await ask('GET', '/sso/%00/start'),
    ]
    for (const { status, location } of answers)
      expect([status, location]).toEqual([303, page('unknown-provider')])
    await activate()
    for (const test of ['_other', '%00'])
      expect((await ask('GET', `/sso/${id}/start?test=${test}`)).location).toBe(page('unknown-test'))
    await service.ctx.store.write((db) =>
      db
        .updateTable('attempts')
        .set({ count: perAddress.attempts })
        .where('key', 'like', 'sso-from/%')
        .execute(),
    )
    const { status, location, headers } = await ask('GET', `/sso/${id}/start`)
    expect([status, location]).toEqual([303, page('too-many-attempts')])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('GET', `/sso/${id}/metadata`)).status).toBe(429)
  })

  it('reads pasted metadata, and explains what is wrong with anything else', async () => {
    const read = await mara('POST', `/orgs/${org}/saml-metadata`, { xml: idp.metadata })
    expect(read.body).toMatchObject({ entityID: idp.entityId, ssoURL: idp.ssoUrl })
    const [certificate] = read.body['certificates'] as { subject: string; notAfter: string }[]
    expect(certificate).toMatchObject({ subject: 'CN=idp', notAfter: '2046-01-01T00:00:00.000Z' })
    const none = await mara('POST', `/orgs/${org}/saml-metadata`, { xml: '<a/>' })
    expect([none.status, none.body.error?.reason]).toEqual([400, 'bad-content'])
    const inside = await mara('POST', `/orgs/${org}/saml-metadata`, { url: 'http://127.0.0.1:1/metadata' })
    expect(inside.body.error?.message).toContain('public internet')
  })

  it('can be activated only after a test, which opens no session', async () => {
    expect((await mara('PUT', `/orgs/${org}/saml/${id}/active`)).status).toBe(412)
    const off = await ask('GET', `/sso/${id}/start`)
    expect(off.location).toContain('/sign-in?problem=provider-off')
    const { end, shown } = await test({
      nameId: 'new@halden.test',
      attributes: { displayName: 'Nova', team: 'a' },
    })
    expect(end.location).toContain(`/o/${org}/settings/sign-on?provider=${id}&test=`)
    expect(cookies(end, 'recto')).toBe('')
    expect(shown).toMatchObject({
      state: 'passed',
      nameId: 'new@halden.test',
      email: 'new@halden.test',
      attributes: { displayName: ['Nova'], team: ['a'] },
      person: { outcome: 'new', displayName: 'Nova', role: 'edit' },
    })
    expect(String(shown['assertion'])).toContain('<saml:NameID')
    expect((await mara('GET', `/orgs/${org}/members`)).body['count']).toBe(1)
    const wrong = await test({ audience: 'https://elsewhere.test' })
    expect(wrong.shown).toMatchObject({ state: 'failed', problem: 'wrong-audience' })
    expect(String(wrong.shown['detail'])).toContain('https://elsewhere.test')
    expect((await mara('PUT', `/orgs/${org}/saml/${id}/active`)).body['status']).toBe('active')
  })

  it('admits a new person with the default team and role, and recognizes them afterwards', async () => {
    const team = await mara('PUT', `/orgs/${org}/teams`, { title: 'T', members: [] })
    await mara('PATCH', `/orgs/${org}/saml/${id}`, { defaultRole: 'review', defaultTeam: team.body['id'] })
    await activate()
    const end = await come(
      { nameId: 'x1', attributes: { email: 'Kim@Halden.test', displayName: 'Kim' } },
      id,
      idp,
      '?returnTo=/o/x',
    )
    expect(end.location).toBe(`${service.ctx.config.baseUrl}/o/x`)
    const user = await as(end)('GET', '/user')
    expect(user.body).toMatchObject({ displayName: 'Kim', email: 'kim@halden.test' })
    const member = await mara('GET', `/orgs/${org}/members/${String(user.body['id'])}`)
    expect(member.body).toMatchObject({ role: 'review', sso: true, teams: 1 })
    // Another email address at the provider is the same person.
    const again = await come({ nameId: 'x1', attributes: { email: 'kim.new@halden.test' } })
    expect((await as(again)('GET', '/user')).body['id']).toBe(user.body['id'])
    expect((await mara('GET', `/orgs/${org}/members`)).body['count']).toBe(2)
    expect((await audit())[0]).toMatchObject({ action: 'session.begun', after: { via: 'sign-on' } })
  })

  it('links an account by its address only for members with a domain of the organization', async () => {
    const kim = await service.person('kim')
    await activate()
    const refused = await come({ nameId: 'kim@example.org' })
    expect(refused.location).toContain('/sign-in?problem=address-taken')
    expect((await audit())[0]).toMatchObject({
      action: 'sign-on.refused',
      after: { problem: 'address-taken' },
    })
    await service.member(org, kim, 'edit')
    const linked = await come({ nameId: 'kim@example.org' })
    expect((await as(linked)('GET', '/user')).body['id']).toBe(kim.person)
    await mara('PATCH', `/orgs/${org}`, { emailDomains: ['halden.test'] })
    const lou = await service.person('lou')
    await service.member(org, lou, 'edit')
    expect((await come({ nameId: 'lou@example.org' })).location).toContain('problem=address-taken')
  })

  it('gives access only to the organization of the provider', async () => {
    // An operator of the installation and another organization, who is a member here.
    const root = await service.person('root', { operator: true })
    const other = await service.organization('Elsewhere', root)
    const space = String((await root('POST', `/orgs/${other}/spaces`, { title: 'Secret' })).body['id'])
    await service.member(org, root, 'read')
    await activate()
    const inside = as(await come({ nameId: 'root@example.org' }))
    expect((await inside('GET', `/orgs/${org}`)).status).toBe(200)
    expect((await inside('GET', '/orgs')).body['count']).toBe(1)
    expect((await inside('GET', `/orgs/${other}`)).status).toBe(404)
    expect((await inside('GET', `/spaces/${space}`)).status).toBe(404)
    expect((await inside('POST', '/orgs', { title: 'Mine' })).status).toBe(403)
    expect((await inside('GET', '/user/tokens')).body['count']).toBe(0)
    // A token created by such a session has the same limits.
    const made = await inside('POST', '/user/tokens', { name: 'T', scope: 'admin' })
    const token = (path: string) =>
      service.anonymous('GET', path, undefined, { authorization: `Bearer ${String(made.body['token'])}` })
    expect([(await token(`/orgs/${org}`)).status, (await token(`/orgs/${other}`)).status]).toEqual([200, 404])
  })

  it('rejects people deactivated in the organization or the installation', async () => {
    await activate()
    const end = await come({ nameId: 'kim@halden.test' })
    const person = String((await as(end)('GET', '/user')).body['id'])
    await mara('PUT', `/orgs/${org}/members/${person}/disabled`)
    expect((await as(end)('GET', `/orgs/${org}`)).status).toBe(404)
    expect((await come({ nameId: 'kim@halden.test' })).location).toContain('problem=shut-out')
  })

  it('can be required after a successful test, for everybody except administrators, and made optional again', async () => {
    const kim = await service.person('kim')
    await service.member(org, kim, 'edit')
    const space = String((await mara('POST', `/orgs/${org}/spaces`, { title: 'S' })).body['id'])
    expect((await mara('PUT', `/orgs/${org}/sign-on/enforcement`, {})).status).toBe(412)
    expect((await mara('PATCH', `/orgs/${org}`, { sso: true })).status).toBe(412)
    await activate()
    // The provider uses the real clock, so the test is made to look old in the store.
    const old = new Date(Date.now() - 3_601_000).toISOString()
    await service.ctx.store.write((db) => db.updateTable('saml_providers').set({ tested_at: old }).execute())
    expect((await mara('PATCH', `/orgs/${org}`, { sso: true })).status).toBe(412)
    await test()
    expect((await mara('PUT', `/orgs/${org}/sign-on/enforcement`, {})).body).toMatchObject({ enforced: true })
    const refused = await kim('GET', `/orgs/${org}`)
    expect([refused.status, refused.body.error?.reason]).toEqual([403, 'sign-on-needed'])
    expect((await kim('GET', `/spaces/${space}`)).status).toBe(404)
    expect((await kim('GET', '/orgs')).body['count']).toBe(0)
    // Administrators can always fall back to their password.
    expect((await mara('GET', `/orgs/${org}`)).body['sso']).toBe(true)
    const end = await come({ nameId: 'kim@example.org' })
    expect((await as(end)('GET', `/spaces/${space}`)).status).toBe(200)
    // The only way to sign in cannot be removed.
    expect((await mara('DELETE', `/orgs/${org}/saml/${id}`)).status).toBe(412)
    expect((await mara('DELETE', `/orgs/${org}/saml/${id}/active`)).status).toBe(412)
    expect((await mara('DELETE', `/orgs/${org}/sign-on/enforcement`)).status).toBe(204)
    expect((await kim('GET', `/orgs/${org}`)).status).toBe(200)
    expect((await audit())[0]).toMatchObject({ action: 'sign-on.enforcement-ended' })
  })

  it('ends a trial automatically, unless it was made permanent', async () => {
    await activate()
    const trial = await mara('PUT', `/orgs/${org}/sign-on/enforcement`, { minutes: 5 })
    expect(trial.body).toMatchObject({ enforced: true, enforcedUntil: expect.any(String) as string })
    const over = () => endTrial(service.ctx)({ organization: org } as never, undefined as never)
    await over()
    expect((await mara('GET', `/orgs/${org}/sign-on`)).body['enforced']).toBe(true)
    service.later(301)
    await over()
    expect((await mara('GET', `/orgs/${org}/sign-on`)).body['enforced']).toBe(false)
    await mara('PUT', `/orgs/${org}/sign-on/enforcement`, { minutes: 5 })
    await mara('PUT', `/orgs/${org}/sign-on/enforcement`, {})
    service.later(301)
    await over()
    expect((await mara('GET', `/orgs/${org}/sign-on`)).body['enforced']).toBe(true)
  })

  it('accepts two certificates during a rotation', async () => {
    const next = makeIdentityProvider()
    await activate()
    expect((await come({}, id, next)).location).toContain('problem=wrong-signature')
    await mara('PATCH', `/orgs/${org}/saml/${id}`, { certificate: idp.certificate + next.certificate })
    const state = (await mara('GET', `/orgs/${org}/sign-on`)).body['providers'] as {
      certificates: unknown[]
    }[]
    expect(state[0]?.certificates).toHaveLength(2)
    expect(cookies(await come({}, id, next), 'recto')).not.toBe('')
    expect(cookies(await come({}, id, idp), 'recto')).not.toBe('')
    await mara('PATCH', `/orgs/${org}/saml/${id}`, { certificate: next.certificate })
    expect((await come({}, id, idp)).location).toContain('problem=wrong-signature')
    expect(cookies(await come({}, id, next), 'recto')).not.toBe('')
  })

  it('stays possible while it is required, whatever settings are emptied', async () => {
    await activate()
    await mara.done('PUT', `/orgs/${org}/sign-on/enforcement`, {})
    for (const field of ['certificate', 'entityID']) {
      const { status, body } = await mara('PATCH', `/orgs/${org}/saml/${id}`, { [field]: '' })
      expect([status, body.error?.details?.[0]?.path]).toEqual([400, `body.${field}`])
    }
    expect((await mara('GET', `/orgs/${org}/saml/${id}`)).body['status']).toBe('active')
    await mara.done('DELETE', `/orgs/${org}/sign-on/enforcement`)
    const emptied = await mara('PATCH', `/orgs/${org}/saml/${id}`, { certificate: '' })
    expect([emptied.status, emptied.body['status']]).toEqual([200, 'pending'])
  })

  it('does not use a response that was validated under earlier settings', async () => {
    await activate()
    const tested = async () =>
      ((await mara('GET', `/orgs/${org}/sign-on`)).body['providers'] as { testedAt?: string }[])[0]?.testedAt
    const started = await mara('POST', `/orgs/${org}/saml/${id}/tests`)
    const testCookie = cookies(started, 'recto-sso')
    const testing = await begin(id, new URL(String(started.body['startURL'])).search, testCookie)
    const answeredTest = await post(id, idp.answer(testing.to))
    const signingIn = await begin()
    const answered = await post(id, idp.answer(signingIn.to, { nameId: 'eve@halden.test' }))
    expect(answered.location).toContain('/finish')

    const next = makeIdentityProvider('next')
    const settings = { entityID: next.entityId, ssoURL: next.ssoUrl, certificate: next.certificate }
    await mara.done('PATCH', `/orgs/${org}/saml/${id}`, settings)
    await ask('GET', answeredTest.location, testCookie)
    expect(await tested()).toBe(undefined)
    const end = await ask('GET', answered.location, signingIn.cookie)
    expect(cookies(end, 'recto')).toBe('')
    expect((await mara('GET', `/orgs/${org}/members`)).body['count']).toBe(1)
    // A request that waits for its response is answered under the new settings.
    expect(cookies(await come({ nameId: 'kim@halden.test' }, id, next), 'recto')).not.toBe('')
  })

  it('keeps the result of a test when its response is posted again', async () => {
    const started = await mara('POST', `/orgs/${org}/saml/${id}/tests`)
    const cookie = cookies(started, 'recto-sso')
    const { to } = await begin(id, new URL(String(started.body['startURL'])).search, cookie)
    const answer = idp.answer(to)
    const consumed = await post(id, answer)
    const result = async () =>
      (await mara('GET', `/orgs/${org}/saml/${id}/tests/${String(started.body['id'])}`)).body
    // Before and after the browser has continued.
    expect((await post(id, answer)).status).toBe(303)
    expect(await result()).toMatchObject({ state: 'waiting' })
    await ask('GET', consumed.location, cookie)
    expect(await result()).toMatchObject({ state: 'passed' })
    expect((await post(id, answer)).status).toBe(303)
    expect(await result()).toMatchObject({ state: 'passed' })
  })

  it('holds its limits when requests arrive at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 22 }, () => mara('POST', `/orgs/${org}/saml`, { label: 'Another' })),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(19)
    expect((await mara('GET', `/orgs/${org}/saml`)).body['count']).toBe(20)
    const another = String(made.find(({ status }) => status === 201)?.body['id'])
    await mara.done('PATCH', `/orgs/${org}/saml/${another}`, {
      ...{ entityID: idp.entityId, ssoURL: idp.ssoUrl, certificate: idp.certificate },
    })
    await activate()
    await activate(another)
    await mara.done('PUT', `/orgs/${org}/sign-on/enforcement`, {})
    const off = await Promise.all(
      [id, another].map((one) => mara('DELETE', `/orgs/${org}/saml/${one}/active`)),
    )
    expect(off.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 412])
  })

  it('returns how an address signs in, without revealing accounts', async () => {
    const find = async (email: string) =>
      (await service.anonymous('GET', `/sign-on?email=${email}`)).body['items'] as object[]
    await activate()
    expect(await find('mara@example.org')).toEqual([])
    const root = await service.person('root', { operator: true })
    await service.member(org, root, 'admin')
    await root.done('PUT', `/orgs/${org}/sign-on/domains/example.org`)
    const found = await find('nobody@example.org')
    expect(found).toMatchObject([{ label: 'Halden ID', organization: 'Halden', required: false }])
    expect(await find('mara@example.org')).toEqual(found)
    expect(await find('mara@elsewhere.test')).toEqual([])
  })

  it('continues only in the browser that started it, once, and never redirects elsewhere', async () => {
    await activate()
    const { to, cookie } = await begin(id, '?returnTo=//evil.test')
    const consumed = await post(id, idp.answer(to))
    expect((await ask('GET', consumed.location)).location).toContain('problem=other-browser')
    // The failed attempt consumes the ticket.
    expect((await ask('GET', consumed.location, cookie)).location).toContain('problem=replayed')
    const second = await begin(id, '?returnTo=//evil.test')
    const answered = await post(id, idp.answer(second.to))
    const end = await ask('GET', answered.location, second.cookie)
    expect(end.location).toBe(`${service.ctx.config.baseUrl}/`)
    expect((await ask('GET', answered.location, second.cookie)).location).toContain('problem=replayed')
    expect(password(end)).toBe(false)
  })
  const password = ({ body }: { body: string }) => body.includes('assword')

  it('does not restrict password sign-in elsewhere', async () => {
    const stored = await hashPassword('a quiet river at noon')
    await service.ctx.store.write((db) =>
      db.updateTable('persons').set({ password: stored }).where('id', '=', mara.person).execute(),
    )
    await activate()
    await mara('PUT', `/orgs/${org}/sign-on/enforcement`, {})
    const answer = await service.anonymous('POST', '/sessions', {
      email: 'mara@example.org',
      password: 'a quiet river at noon',
    })
    expect((await as(answer)('GET', `/orgs/${org}`)).status).toBe(200)
  })
})
