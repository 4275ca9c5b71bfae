/** Invites by address and by link: who may create them, and all their failure modes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const password = 'a quiet river at noon'
const days = 24 * 3600

interface InviteItem {
  readonly id: string
  readonly email: string
  readonly role: string | null
  readonly expired: boolean
  readonly urls: { readonly app: string }
}

describe.each(engines)('invites on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const tokenIn = (url: string): string => url.split('/').at(-1) ?? ''
  const invite = async (email: string, role?: string | null) => {
    const { status, body } = await mara('POST', `/orgs/${org}/invites`, {
      emails: [role === undefined ? email : { email, role }],
    })
    expect(status).toBe(200)
    const [item] = body['invites'] as InviteItem[]
    return tokenIn(item?.urls.app ?? '')
  }
  const link = async (body: object) => {
    const made = await mara('POST', `/orgs/${org}/link-invites`, body)
    expect(made.status).toBe(201)
    return { id: String(made.body['id']), token: tokenIn((made.body['urls'] as { app: string }).app) }
  }
  const linkTo = async (organization: string): Promise<string> => {
    const made = await mara.done('POST', `/orgs/${organization}/link-invites`, { role: 'read' })
    return tokenIn((made['urls'] as { app: string }).app)
  }
  const pending = async () => (await mara('GET', `/orgs/${org}/invites`)).body['items'] as InviteItem[]
  const roleOf = async (client: Client) => (await client('GET', `/orgs/${org}`)).body['permissions']
  const begin = (token: string, more: object = {}) =>
    service.anonymous('POST', `/invites/${token}/account`, { displayName: 'Ana', password, ...more })

  it('invites addresses with a role each, and reports existing members', async () => {
    const { body } = await mara('POST', `/orgs/${org}/invites`, {
      emails: ['Ana@Example.org', { email: 'bo@example.org', role: 'review' }, 'mara@example.org'],
      role: 'comment',
    })
    expect(body).toMatchObject({
      users: [mara.person],
      invited: 2,
      invites: [
        { email: 'ana@example.org', role: 'comment' },
        { email: 'bo@example.org', role: 'review' },
      ],
    })
    expect((await pending()).map(({ email }) => email).toSorted()).toEqual([
      'ana@example.org',
      'bo@example.org',
    ])
    const found = await mara('GET', `/orgs/${org}/invites?search=BO@`)
    expect(found.body['count']).toBe(1)
    for (const emails of [
      ['no address'],
      [['ana@example.org']],
      [{ email: 'ana@example.org' }],
      [],
      'ana@example.org',
    ])
      expect((await mara('POST', `/orgs/${org}/invites`, { emails })).status).toBe(422)
  })

  it('creates a signed-in account with the role of the invite, once', async () => {
    const token = await invite('ana@example.org', 'review')
    const told = await service.anonymous('GET', `/invites/${token}`)
    expect(told.body).toMatchObject({
      state: 'open',
      organization: { title: 'Halden' },
      email: 'ana@example.org',
      role: 'review',
      invitedBy: 'mara',
    })
    const other = await begin(token, { email: 'eve@example.org' })
    expect([other.status, other.body.error?.reason]).toEqual([412, 'state-forbids'])
    expect(other.body.error?.message).toContain('ana@example.org')
    expect((await begin(token, { password: 'short' })).status).toBe(422)
    const made = await begin(token)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ organization: org, user: { email: 'ana@example.org' } })
    const [cookie = ''] = String(made.headers['set-cookie']).split(';')
    const seen = await service.anonymous('GET', `/orgs/${org}`, undefined, { cookie })
    expect(seen.body['permissions']).toMatchObject({ view: true, createContent: false, listMembers: true })
    const member = await mara('GET', `/orgs/${org}/members?search=ana`)
    expect(member.body['items']).toMatchObject([{ role: 'review', user: { displayName: 'Ana' } }])
    // Used twice.
    const again = await begin(token)
    expect([again.status, again.body.error?.reason]).toEqual([412, 'state-forbids'])
    const log = await mara('GET', `/orgs/${org}/audit-events?action=change.refused`)
    expect(log.body['items']).toMatchObject([
      { actor: null, target: { id: 'acceptInviteAsNew', title: again.body.error?.message } },
      { actor: null, target: { id: 'acceptInviteAsNew', title: other.body.error?.message } },
    ])
    expect((await service.anonymous('GET', `/invites/${token}`)).body).toEqual({ state: 'used' })
    expect(await pending()).toEqual([])
    expect((await mara('GET', `/orgs/${org}/members`)).body['count']).toBe(2)
    const events = await service.ctx.store.read
      .selectFrom('events')
      .select(['kind', 'data'])
      .where('kind', 'in', ['invite.created', 'member.joined'])
      .orderBy('arrival')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['invite.created', 'member.joined'])
    expect(JSON.parse(events[1]?.data ?? '')).toMatchObject({
      via: 'invite',
      from: null,
      to: { role: 'review' },
    })
  })

  it('accepts one of two concurrent uses', async () => {
    const token = await invite('ana@example.org')
    const both = await Promise.all([begin(token), begin(token)])
    const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses[0]).toBe(201)
    expect([401, 412]).toContain(statuses[1])
    expect((await mara('GET', `/orgs/${org}/members`)).body['count']).toBe(2)
  })

  it('lets only the account with the invited address join', async () => {
    const ana = await service.person('ana')
    const eve = await service.person('eve')
    const token = await invite('ANA@example.org', null)
    const taken = await begin(token)
    expect([taken.status, taken.body.error?.reason]).toEqual([401, 'bad-credentials'])
    const wrong = await eve('POST', `/orgs/${org}/invites/${token}`)
    expect([wrong.status, wrong.body.error?.reason]).toEqual([412, 'state-forbids'])
    const elsewhere = await service.organization('Elsewhere', eve)
    expect((await ana('POST', `/orgs/${elsewhere}/invites/${token}`)).status).toBe(404)
    expect((await ana('POST', `/orgs/${org}/invites/${token}`)).body).toEqual({ organization: org })
    expect(await roleOf(ana)).toMatchObject({ view: true, listMembers: false })
    expect((await ana('POST', `/orgs/${org}/invites/${token}`)).status).toBe(412)
    expect((await service.anonymous('POST', `/orgs/${org}/invites/${token}`)).status).toBe(401)
  })

  it('the page of an invite tells nothing about an account of its address', async () => {
    await service.person('ana')
    const opened = async (email: string) => {
      const { body } = await service.anonymous('GET', `/invites/${await invite(email)}`)
      const { email: shown, expiresAt, ...rest } = body
      expect([shown, typeof expiresAt]).toEqual([email, 'string'])
      return rest
    }
    expect(await opened('ana@example.org')).toEqual(await opened('nobody@example.org'))
  })

  it('admits an existing account by its password, and rejects a wrong one like sign-in', async () => {
    expect((await begin(await invite('ana@example.org'))).status).toBe(201)
    const elsewhere = await service.organization('Elsewhere', mara)
    const link = await linkTo(elsewhere)
    const email = 'ana@example.org'
    const wrong = await begin(link, { email, password: 'not the password' })
    const signedIn = await service.anonymous('POST', '/sessions', { email, password: 'not the password' })
    const said = ({ status, body: { error } }: Answer) => [status, error?.reason, error?.message]
    expect(said(wrong)).toEqual(said(signedIn))
    expect(said(wrong).slice(0, 2)).toEqual([401, 'bad-credentials'])
    expect(wrong.headers['set-cookie']).toBe(undefined)
    const right = await begin(link, { email })
    expect([right.status, right.body['organization']]).toEqual([201, elsewhere])
    expect(String(right.headers['set-cookie'])).not.toBe('')
    expect((await mara('GET', `/orgs/${elsewhere}/members`)).body['count']).toBe(2)
    // The account's name is unchanged.
    expect((right.body['user'] as { displayName: string }).displayName).toBe('Ana')
  })

  it('row 5: counts passwords tried with an invite like those at sign-in', async () => {
    expect((await begin(await invite('ana@example.org'))).status).toBe(201)
    const link = await linkTo(org)
    for (let guess = 0; guess < 10; guess += 1)
      await begin(link, { email: 'ana@example.org', password: `not the password ${guess}` })
    expect((await begin(link, { email: 'ana@example.org' })).status).toBe(429)
    const body = { email: 'ana@example.org', password }
    expect((await service.anonymous('POST', '/sessions', body)).status).toBe(429)
    service.later(901)
    expect((await service.anonymous('POST', '/sessions', body)).status).toBe(201)
  })

  it('asks for a second factor once the password is correct', async () => {
    const made = await begin(await invite('ana@example.org'))
    const { id: person } = made.body['user'] as { id: string }
    await service.ctx.store.write((db) =>
      db
        .insertInto('second_factors')
        .values({
          id: 'f1',
          person,
          kind: 'totp',
          name: 'App',
          secret: 'x',
          credential: null,
          last_step: 0,
          created_at: service.ctx.now(),
          confirmed_at: service.ctx.now(),
          used_at: null,
        })
        .execute(),
    )
    const elsewhere = await service.organization('Elsewhere', mara)
    const link = await linkTo(elsewhere)
    const email = 'ana@example.org'
    expect((await begin(link, { email, password: 'not the password' })).status).toBe(401)
    const right = await begin(link, { email })
    expect([right.status, right.body.error?.reason]).toEqual([412, 'state-forbids'])
    expect(right.headers['set-cookie']).toBe(undefined)
    expect((await mara('GET', `/orgs/${elsewhere}/members`)).body['count']).toBe(1)
  })

  it('rejects an invite that has expired, was revoked or was replaced', async () => {
    const ana = await service.person('ana')
    const first = await invite('ana@example.org', 'admin')
    const second = await invite('ana@example.org', 'read')
    expect((await ana('POST', `/orgs/${org}/invites/${first}`)).status).toBe(404)
    service.later(7 * days + 1)
    const late = await ana('POST', `/orgs/${org}/invites/${second}`)
    expect([late.status, late.body.error?.message]).toEqual([
      412,
      'This invite has expired. Ask for a new one.',
    ])
    const log = await mara('GET', `/orgs/${org}/audit-events?action=change.refused`)
    expect(log.body['items']).toMatchObject([{ actor: { id: ana.person }, target: { id: 'acceptInvite' } }])
    expect((await service.anonymous('GET', `/invites/${second}`)).body).toEqual({ state: 'expired' })
    expect(await pending()).toMatchObject([{ expired: true }])
    const third = await invite('ana@example.org')
    const [item] = await pending()
    expect((await mara('DELETE', `/orgs/${org}/invites/${item?.id}`)).status).toBe(204)
    expect((await mara('DELETE', `/orgs/${org}/invites/${item?.id}`)).status).toBe(204)
    expect((await ana('POST', `/orgs/${org}/invites/${third}`)).status).toBe(404)
    expect((await ana('GET', `/orgs/${org}`)).status).toBe(404)
  })

  it('row 5: rejects invented links, and counts by IP address whatever the headers say', async () => {
    const token = await invite('ana@example.org')
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const made of [wrong, token.slice(0, 21), `${token}x`, 'x']) {
      expect((await service.anonymous('GET', `/invites/${made}`)).status).toBe(404)
    }
    for (let guess = 0; guess < 30; guess += 1)
      await service.anonymous(
        'POST',
        `/invites/${wrong}/account`,
        { displayName: 'Eve', password },
        { 'x-forwarded-for': `10.0.0.${guess}` },
      )
    expect((await begin(token)).status).toBe(429)
    service.later(901)
    expect((await begin(token)).status).toBe(201)
  })

  it('row 16: rejects lists, objects and null for a string', async () => {
    const token = await invite('ana@example.org')
    for (const odd of [['x'], { $ne: '' }, null, 7]) {
      expect((await begin(token, { displayName: odd })).status).toBe(422)
      expect((await begin(token, { password: odd })).status).toBe(422)
      expect((await begin(token, { email: odd })).status).toBe(422)
    }
    expect((await begin(token, { operator: true })).status).toBe(422)
  })

  it('lets anyone join by a link while links are on, never as administrator', async () => {
    expect((await mara('POST', `/orgs/${org}/link-invites`, { role: 'admin' })).status).toBe(422)
    const { id, token } = await link({ role: 'comment' })
    expect((await begin(token)).status).toBe(422)
    const made = await begin(token, { email: 'ana@example.org' })
    expect(made.status).toBe(201)
    const bo = await service.person('bo')
    expect((await bo('POST', `/orgs/${org}/invites/${token}`)).status).toBe(200)
    expect((await bo('POST', `/orgs/${org}/invites/${token}`)).status).toBe(200)
    expect((await mara('GET', `/orgs/${org}/link-invites/${id}`)).body).toMatchObject({
      role: 'comment',
      uses: 3,
    })
    const changed = await mara('PATCH', `/orgs/${org}/link-invites/${id}`, { role: 'read' })
    expect(changed.body).toMatchObject({ role: 'read' })
    expect((await mara('PATCH', `/orgs/${org}/link-invites/${id}`, { level: 'read' })).status).toBe(400)
    await mara('PATCH', `/orgs/${org}`, { inviteLinks: false })
    const cy = await service.person('cy')
    expect((await service.anonymous('GET', `/invites/${token}`)).body).toEqual({ state: 'off' })
    expect((await cy('POST', `/orgs/${org}/invites/${token}`)).status).toBe(412)
    expect((await mara('POST', `/orgs/${org}/link-invites`, { role: 'read' })).status).toBe(412)
    await mara('PATCH', `/orgs/${org}`, { inviteLinks: true })
    expect((await mara('DELETE', `/orgs/${org}/link-invites/${id}`)).status).toBe(204)
    expect((await cy('POST', `/orgs/${org}/invites/${token}`)).status).toBe(404)
    expect((await mara('GET', `/orgs/${org}/link-invites`)).body['count']).toBe(0)
  })

  it('gives guests a role on one resource by a link, and never lowers the role of members', async () => {
    const space = String((await mara('POST', `/orgs/${org}/spaces`, { title: 'S' })).body['id'])
    const { token } = await link({ level: 'edit', space })
    const listed = await mara('GET', `/orgs/${org}/link-invites`)
    expect(listed.body['items']).toMatchObject([{ level: 'edit', space, title: 'S', redundant: true }])
    const ana = await service.person('ana')
    expect((await ana('POST', `/orgs/${org}/invites/${token}`)).body).toEqual({ organization: org, space })
    expect((await ana('GET', `/spaces/${space}`)).body['permissions']).toMatchObject({
      edit: true,
      merge: false,
    })
    expect(await roleOf(ana)).toMatchObject({ listMembers: false })
    const bo = await service.person('bo')
    await service.member(org, bo, 'review')
    await bo('POST', `/orgs/${org}/invites/${token}`)
    expect((await bo('GET', `/spaces/${space}`)).body['permissions']).toMatchObject({ merge: true })
    await mara('DELETE', `/spaces/${space}`)
    const cy = await service.person('cy')
    expect((await cy('POST', `/orgs/${org}/invites/${token}`)).status).toBe(404)
    expect((await cy('GET', `/orgs/${org}`)).status).toBe(404)
  })

  it('counts and pages only links that still lead somewhere', async () => {
    const spaces = [await service.space(org, mara), await service.space(org, mara)]
    const collection = await mara.done('POST', `/orgs/${org}/collections`, { title: 'C' })
    for (const space of spaces) await link({ level: 'read', space })
    await link({ level: 'read', collection: collection['id'] })
    service.later(1)
    await link({ role: 'read' })
    const list = (query = '') => mara.done('GET', `/orgs/${org}/link-invites${query}`)
    expect(await list()).toMatchObject({ count: 4 })
    await mara.done('DELETE', `/spaces/${spaces[0]}`)
    await mara.done('DELETE', `/collections/${String(collection['id'])}`)
    const all = await list()
    expect([all['count'], (all['items'] as object[]).length]).toEqual([2, 2])
    const first = await list('?limit=1')
    expect(first['items']).toMatchObject([{ role: 'read' }])
    const next = encodeURIComponent((first['next'] as { page: string }).page)
    const second = await list(`?limit=1&page=${next}`)
    expect(second).toMatchObject({ count: 2, items: [{ space: spaces[1] }] })
    expect(second).not.toHaveProperty('next')
    await mara.done('POST', `/spaces/${spaces[0]}/restore`)
    expect(await list()).toMatchObject({ count: 3 })
  })

  it('keeps one invite for an address that is invited twice at once', async () => {
    const tokens = await Promise.all([invite('ana@example.org', 'admin'), invite('ana@example.org', 'read')])
    expect(await pending()).toHaveLength(1)
    const states = await Promise.all(
      tokens.map(async (token) => (await service.anonymous('GET', `/invites/${token}`)).status),
    )
    expect(states.toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  it('rows 1 and 2: creates no link to resources of another organization', async () => {
    const eve = await service.person('eve')
    const elsewhere = await service.organization('Elsewhere', eve)
    const theirs = String((await eve('POST', `/orgs/${elsewhere}/spaces`, { title: 'T' })).body['id'])
    expect((await mara('POST', `/orgs/${org}/link-invites`, { level: 'read', space: theirs })).status).toBe(
      404,
    )
    expect(
      (await mara('POST', `/orgs/${org}/link-invites`, { level: 'read', collection: theirs })).status,
    ).toBe(404)
    const { id } = await link({ role: 'read' })
    expect((await eve('GET', `/orgs/${elsewhere}/link-invites/${id}`)).status).toBe(404)
    expect((await eve('PATCH', `/orgs/${elsewhere}/link-invites/${id}`, { role: 'edit' })).status).toBe(404)
    expect((await eve('DELETE', `/orgs/${elsewhere}/link-invites/${id}`)).status).toBe(204)
    expect((await mara('GET', `/orgs/${org}/link-invites/${id}`)).status).toBe(200)
  })

  it('row 9: ends an invite when its creator is no longer an administrator', async () => {
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'admin')
    const made = await ivo.done('POST', `/orgs/${org}/invites`, {
      emails: [{ email: 'second.ivo@example.org', role: 'admin' }],
    })
    const [item] = made['invites'] as InviteItem[]
    const token = tokenIn(item?.urls.app ?? '')
    const state = async () => (await service.anonymous('GET', `/invites/${token}`)).body['state']
    expect([await state(), (await pending()).map(({ expired }) => expired)]).toEqual(['open', [false]])
    await mara.done('PUT', `/orgs/${org}/members/${ivo.person}/disabled`)
    expect([await state(), (await pending()).map(({ expired }) => expired)]).toEqual(['expired', [true]])
    await mara.done('DELETE', `/orgs/${org}/members/${ivo.person}/disabled`)
    await mara.done('PATCH', `/orgs/${org}/members/${ivo.person}`, { role: 'read' })
    expect(await state()).toBe('expired')
    const refused = await begin(token)
    expect([refused.status, refused.body.error?.reason]).toEqual([412, 'state-forbids'])
  })

  it('row 9: does not readmit a deactivated member by an invite', async () => {
    const ana = await service.person('ana')
    await service.member(org, ana, 'read')
    const { token } = await link({ role: 'read' })
    await mara('PUT', `/orgs/${org}/members/${ana.person}/disabled`)
    expect((await ana('POST', `/orgs/${org}/invites/${token}`)).status).toBe(404)
    expect((await ana('GET', `/orgs/${org}`)).status).toBe(404)
  })
})
