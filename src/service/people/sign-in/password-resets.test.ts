/** Links to a new password: who can create them, what they end, and when they stop working. First passwords. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { beginSession } from '../person-rows.ts'
import { endCredentials } from './end-credentials.ts'
import { passwordCost } from './passwords.ts'

const baseUrl = 'http://localhost:4000'
const password = 'another river at dawn'

describe.each(engines)('a new password on %s', (engine) => {
  let service: TestService
  let mara: Client
  let tomas: Client
  let org: string
  let cookie: string
  beforeEach(async () => {
    service = await startTestService(engine, { BASE_URL: baseUrl })
    mara = await service.person('mara')
    tomas = await service.person('tomas')
    org = await service.organization('Halden', mara)
    await service.member(org, tomas, 'edit')
    cookie = await sessionOf(mara)
  })
  afterEach(() => service.close())

  const sessionOf = ({ person }: Client, more?: { signOn: string }) =>
    service.ctx.store.write(
      async (db) =>
        `recto=${await beginSession(service.ctx, db, person, { address: '', agent: '' }, 'link', more)}`,
    )
  const request = (as: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    service.anonymous(method, path, body, { cookie: as, origin: baseUrl })
  const create = (of: Client, as = cookie, organization = org) =>
    request(as, 'POST', `/orgs/${organization}/members/${of.person}/password-reset`)
  const tokenIn = ({ body }: Answer): string =>
    new URL((body['urls'] as { app: string } | undefined)?.app ?? 'about:blank').searchParams.get('token') ??
    ''
  const use = (token: string) => service.anonymous('POST', '/password-resets', { token, password })
  const signIn = (name: string) =>
    service.anonymous('POST', '/sessions', { email: `${name}@example.org`, password })
  const refusalOf = ({ status, body }: Answer) => [status, body.error?.reason]
  const disable = (person: Client) => mara.done('PUT', `/orgs/${org}/members/${person.person}/disabled`)

  it('comes from a link of an administrator, which works once and ends every session and token', async () => {
    const [theirs, made] = [await sessionOf(tomas), await create(tomas)]
    expect(made.status).toBe(201)
    expect((await signIn('tomas')).status).toBe(401)
    const used = await use(tokenIn(made))
    expect([used.status, used.body['email']]).toEqual([200, 'tomas@example.org'])
    // It does not sign in: a second factor is still asked for.
    expect(used.headers['set-cookie']).toBeUndefined()
    expect((await request(theirs, 'GET', '/user')).status).toBe(401)
    expect((await tomas('GET', '/user')).status).toBe(401)
    expect((await signIn('tomas')).status).toBe(201)
    expect(refusalOf(await use(tokenIn(made)))).toEqual([401, 'bad-credentials'])
    const log = await mara.done(
      'GET',
      `/orgs/${org}/audit-events?action=password.reset&action=password.reset-link-created`,
    )
    const entries = log['items'] as { action: string; actor: { id: string }; target: { title: string } }[]
    expect(entries.map(({ action, actor, target }) => [action, actor.id, target.title])).toEqual([
      ['password.reset', tomas.person, 'tomas@example.org'],
      ['password.reset-link-created', mara.person, 'tomas@example.org'],
    ])
    expect(JSON.stringify(log)).not.toContain(tokenIn(made))
  })

  it('is set once when a link is used twice at once', async () => {
    const token = tokenIn(await create(tomas))
    const answers = await Promise.all([use(token), use(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  it('lets no session begin or go on with the old password', async () => {
    // So that there is time for a change while a hash is computed.
    const cheap = { ...passwordCost }
    onTestFinished(() => void Object.assign(passwordCost, cheap))
    Object.assign(passwordCost, { N: 2 ** 15, r: 8, p: 3 })
    const token = tokenIn(await create(tomas))
    await use(token)
    const theirs = await sessionOf(tomas)
    // Both hash or compare a password while the person gets a new one.
    const late = [
      request(theirs, 'PUT', '/user/password', { password: 'chosen by an intruder' }),
      signIn('tomas'),
    ]
    const attempted = () =>
      service.ctx.store.read
        .selectFrom('attempts')
        .select('count')
        .where('key', '=', 'sign-in/tomas@example.org')
        .executeTakeFirst()
    await expect.poll(attempted, { timeout: 20_000 }).toBeDefined()
    await service.ctx.store.write(async (db) => {
      await db
        .updateTable('persons')
        .set({ password: 'scrypt$changed' })
        .where('id', '=', tomas.person)
        .execute()
      await endCredentials(db, tomas.person)
    })
    for (const answer of await Promise.all(late)) expect(answer.status).toBe(401)
    const { password: stored } = await service.ctx.store.read
      .selectFrom('persons')
      .select('password')
      .where('id', '=', tomas.person)
      .executeTakeFirstOrThrow()
    expect(stored).toBe('scrypt$changed')
    const { total } = await service.ctx.store.read
      .selectFrom('sessions')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('person', '=', tomas.person)
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(0)
  })

  it('is refused for a link that is old, replaced, wrong or followed by another change', async () => {
    const first = tokenIn(await create(tomas))
    const second = tokenIn(await create(tomas))
    expect((await use(first)).status).toBe(401)
    expect((await use('made-up')).status).toBe(401)
    service.later(24 * 3600 + 1)
    expect((await use(second)).status).toBe(401)
    const third = tokenIn(await create(tomas, await sessionOf(mara)))
    const own = await sessionOf(tomas)
    expect((await request(own, 'POST', '/user/password', { password })).status).toBe(204)
    expect((await use(third)).status).toBe(401)
  })

  it('is not for people with more access than the administrator', async () => {
    const ines = await service.person('ines', { operator: true })
    await service.member(org, ines, 'read')
    const lena = await service.person('lena')
    const other = await service.organization('Lindenhof', lena)
    await service.member(org, lena, 'read')
    const paul = await service.person('paul')
    await service.member(other, paul, 'read')
    await service.member(org, paul, null)
    const forbidden = [412, 'state-forbids']
    expect(refusalOf(await create(ines))).toEqual(forbidden)
    expect(refusalOf(await create(lena))).toEqual(forbidden)
    expect(refusalOf(await create(paul))).toEqual(forbidden)
    expect(refusalOf(await create(mara))).toEqual(forbidden)
    // Nobody outside of the organization, and no organization of somebody else.
    const stranger = await service.person('stranger')
    expect(refusalOf(await create(stranger))).toEqual([404, 'not-found'])
    expect(refusalOf(await create(paul, cookie, other))).toEqual([404, 'not-found'])
    // As an administrator of both organizations she may, and so may an operator.
    await service.member(other, mara, 'admin')
    expect((await create(paul)).status).toBe(201)
    expect((await create(lena)).status).toBe(201)
    await mara.done('PATCH', `/orgs/${org}/members/${ines.person}`, { role: 'admin' })
    expect((await create(tomas, await sessionOf(ines))).status).toBe(201)
  })

  it('is for administrators in a recent browser session with their own credential', async () => {
    expect(refusalOf(await create(mara, await sessionOf(tomas)))).toEqual([403, 'role-too-low'])
    expect(refusalOf(await mara('POST', `/orgs/${org}/members/${tomas.person}/password-reset`))).toEqual([
      403,
      'scope-too-low',
    ])
    expect(refusalOf(await create(tomas, await sessionOf(mara, { signOn: org })))).toEqual([
      403,
      'scope-too-low',
    ])
    await disable(tomas)
    expect(refusalOf(await create(tomas))).toEqual([412, 'state-forbids'])
    service.later(601)
    expect(refusalOf(await create(tomas))).toEqual([403, 'proof-needed'])
  })

  it('is refused when the link would now give more than its creator has', async () => {
    const lena = await service.person('lena')
    await service.member(org, lena, 'admin')
    const as = await sessionOf(lena)
    const joined = tokenIn(await create(tomas, as))
    const other = await service.organization('Lindenhof', mara)
    await service.member(other, tomas, 'read')
    expect((await use(joined)).status).toBe(401)
    await mara.done('DELETE', `/orgs/${other}/members/${tomas.person}`)
    const demoted = tokenIn(await create(tomas, as))
    await mara.done('PATCH', `/orgs/${org}/members/${lena.person}`, { role: 'edit' })
    expect((await use(demoted)).status).toBe(401)
    await mara.done('PATCH', `/orgs/${org}/members/${lena.person}`, { role: 'admin' })
    await disable(tomas)
    expect((await use(demoted)).status).toBe(401)
    await mara.done('DELETE', `/orgs/${org}/members/${tomas.person}/disabled`)
    expect((await use(demoted)).status).toBe(200)
  })

  it('can be set once in any session by people who have nothing to confirm their identity with', async () => {
    service.later(3600)
    expect((await request(cookie, 'GET', '/user')).body['passwordless']).toBe(true)
    expect((await request(cookie, 'PUT', '/user/password', { password })).status).toBe(403)
    expect(refusalOf(await mara('POST', '/user/password', { password }))).toEqual([403, 'scope-too-low'])
    const signedOn = await sessionOf(mara, { signOn: org })
    expect(refusalOf(await request(signedOn, 'POST', '/user/password', { password }))).toEqual([
      403,
      'scope-too-low',
    ])
    expect((await request(cookie, 'POST', '/user/password', { password })).status).toBe(204)
    expect((await signIn('mara')).status).toBe(201)
    expect((await request(cookie, 'GET', '/user')).body['passwordless']).toBeUndefined()
    expect(refusalOf(await request(cookie, 'POST', '/user/password', { password }))).toEqual([
      412,
      'state-forbids',
    ])
  })

  it('asks for the second factor of people without a password', async () => {
    const { store, now } = service.ctx
    await store.write((db) =>
      db
        .insertInto('second_factors')
        .values({
          ...{ id: 'f1', person: mara.person, kind: 'totp', name: 'Phone', secret: '', credential: null },
          ...{ confirmed_at: now(), last_step: 0, created_at: now(), used_at: null },
        })
        .execute(),
    )
    expect((await request(cookie, 'GET', '/user')).body['passwordless']).toBeUndefined()
    expect((await request(cookie, 'POST', '/user/password', { password })).status).toBe(412)
  })
})
