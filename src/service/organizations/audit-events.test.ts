/** The audit log: written with what it tells of, read by administrators only, and broken by every touch. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { AuditEvent } from '../../contract/organizations/audit-schemas.ts'
import { verifyChain } from '../events/verify-chain.ts'
import { fsck } from '../installation/fsck.ts'
import { hashPassword } from '../people/sign-in/passwords.ts'
import type { Db } from '../storage/store.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('the audit log on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    kim = await service.person('kim')
    org = await service.organization('Halden', mara)
    await service.member(org, kim, 'edit')
  })
  afterEach(() => service.close())

  const list = async (query = '') => {
    const { status, body } = await mara('GET', `/orgs/${org}/audit-events${query}`)
    expect(status).toBe(200)
    return body['items'] as AuditEvent[]
  }
  const latest = async () => {
    const [event] = await list('?limit=1')
    if (!event) throw new Error('The log is empty.')
    return event
  }
  const exported = async (query: string, by = mara) => {
    const answer = await service.app.inject({
      method: 'GET',
      url: `/v1/orgs/${org}/audit-events/export${query}`,
      headers: { authorization: `Bearer ${by.token}` },
    })
    return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body }
  }
  const space = async (title = 'Guide') =>
    String((await mara('POST', `/orgs/${org}/spaces`, { title })).body['id'])
  const events = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditEvent)

  it('records who did what, from where, and the state before', async () => {
    const answer = await mara(
      'PATCH',
      `/orgs/${org}/members/${kim.person}`,
      { role: 'admin' },
      { 'user-agent': 'A browser' },
    )
    expect(answer.status).toBe(200)
    expect(await latest()).toMatchObject({
      object: 'audit-event',
      organization: org,
      action: 'member.updated',
      actor: { id: mara.person, displayName: 'mara' },
      target: { kind: 'member', id: kim.person, title: 'kim' },
      source: { address: '127.0.0.1', userAgent: 'A browser', credential: { kind: 'token' } },
      before: { role: 'edit' },
      after: { role: 'admin' },
    })
  })

  it('records titles as they were at the time', async () => {
    const id = await space()
    await mara('PATCH', `/spaces/${id}`, { title: 'Handbook', defaultLevel: 'read' })
    const updated = await latest()
    expect(updated).toMatchObject({
      action: 'space.updated',
      target: { kind: 'space', id, title: 'Handbook' },
      before: { title: 'Guide', defaultLevel: 'inherit' },
      after: { title: 'Handbook', defaultLevel: 'read' },
    })
    expect(Object.keys(updated.after ?? {}).toSorted()).toEqual(['defaultLevel', 'title'])
    expect((await list('?action=space.created'))[0]?.target.title).toBe('Guide')
    const team = await mara('PUT', `/orgs/${org}/teams`, { title: 'Writers', members: [kim.person] })
    await mara('DELETE', `/orgs/${org}/teams/${String(team.body['id'])}`)
    expect(await latest()).toMatchObject({
      action: 'team.deleted',
      target: { title: 'Writers' },
      after: null,
    })
  })

  /** What a person does → the action that the log then ends with. */
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['organization.updated', () => mara('PATCH', `/orgs/${org}`, { title: 'Other' })],
    ['member.disabled', () => mara('PUT', `/orgs/${org}/members/${kim.person}/disabled`)],
    ['member.removed', () => mara('DELETE', `/orgs/${org}/members/${kim.person}`)],
    ['team.created', () => mara('PUT', `/orgs/${org}/teams`, { title: 'T', members: [kim.person] })],
    ['invite.created', () => mara('POST', `/orgs/${org}/invites`, { emails: ['lou@example.org'] })],
    ['invite.link-created', () => mara('POST', `/orgs/${org}/link-invites`, { role: 'read' })],
    [
      'space.permissions-changed',
      (id) => mara('POST', `/spaces/${id}/permissions`, { users: [kim.person], role: 'review' }),
    ],
    ['space.deleted', (id) => mara('DELETE', `/spaces/${id}`)],
    [
      'space.restored',
      async (id) => [await mara('DELETE', `/spaces/${id}`), await mara('POST', `/spaces/${id}/restore`)],
    ],
    ['space.updated', (id) => mara('PATCH', `/spaces/${id}`, { mergeRules: { type: 'rules', rules: [] } })],
    ['collection.created', () => mara('POST', `/orgs/${org}/collections`, { title: 'C' })],
    ['token.created', () => mara('POST', '/user/tokens', { name: 'CI', scope: 'read' })],
  ])('tells of %s', async (action, act) => {
    const id = await space()
    await act(id)
    expect((await latest()).action).toBe(action)
  })

  it('records grants before and after', async () => {
    const id = await space()
    await mara('POST', `/spaces/${id}/permissions`, { users: [kim.person], role: 'review' })
    await mara('PATCH', `/spaces/${id}/permissions/users/${kim.person}`, { role: 'read' })
    expect(await latest()).toMatchObject({
      before: { grants: [{ grantee: kim.person, kind: 'person', role: 'review' }] },
      after: { grants: [{ grantee: kim.person, kind: 'person', role: 'read' }] },
    })
  })

  it('records sign-ins, failures and sign-outs, without passwords', async () => {
    const password = await hashPassword('a quiet river at noon')
    await service.ctx.store.write((db) =>
      db.updateTable('persons').set({ password }).where('id', '=', kim.person).execute(),
    )
    const signIn = (given: string, email = 'kim@example.org') =>
      service.anonymous('POST', '/sessions', { email, password: given })
    expect((await signIn('a secret that is wrong')).status).toBe(401)
    expect(await latest()).toMatchObject({
      action: 'session.refused',
      actor: null,
      target: { id: kim.person, title: 'kim@example.org' },
      after: { why: 'wrong-password' },
    })
    const answer = await signIn('a quiet river at noon')
    expect(answer.status).toBe(201)
    expect(await latest()).toMatchObject({ action: 'session.begun', actor: { id: kim.person } })
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
    await service.anonymous('DELETE', '/sessions', undefined, {
      cookie,
      origin: service.ctx.config.baseUrl,
    })
    expect(await latest()).toMatchObject({
      action: 'session.ended',
      source: { credential: { kind: 'session' } },
    })
    // Somebody unknown stands in the log of the installation, and in nobody else's.
    const count = (await list()).length
    expect((await signIn('x', 'nobody@example.org')).status).toBe(401)
    expect((await list()).length).toBe(count)
    const { text } = await exported('')
    expect(text).not.toMatch(/a secret that|quiet river|scrypt/)
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('is for administrators, whatever their credential', async () => {
    expect((await kim('GET', `/orgs/${org}/audit-events`)).status).toBe(403)
    expect((await exported('', kim)).status).toBe(403)
    const stranger = await service.person('stranger')
    expect((await stranger('GET', `/orgs/${org}/audit-events`)).status).toBe(404)
    expect((await exported('', stranger)).status).toBe(404)
  })

  it('filters and pages by key', async () => {
    await space('A')
    await space('B')
    service.later(3600)
    const begin = service.ctx.now()
    const third = await space('C')
    expect((await list('?action=space.created')).map(({ target }) => target.title)).toEqual(['C', 'B', 'A'])
    expect((await list(`?target=${third}`)).map(({ action }) => action)).toEqual(['space.created'])
    expect(await list(`?actor=${kim.person}`)).toEqual([])
    expect((await list(`?from=${begin}`)).map(({ target }) => target.title)).toEqual(['C'])
    expect((await list(`?action=space.created&to=${begin}`)).length).toBe(2)
    const both = await list('?action=space.created&action=organization.created')
    expect(both.map(({ action }) => action)).toContain('organization.created')
    const first = await mara('GET', `/orgs/${org}/audit-events?action=space.created&limit=2`)
    const next = encodeURIComponent((first.body['next'] as { page: string }).page)
    expect((await list(`?action=space.created&limit=2&page=${next}`))[0]?.target.title).toBe('A')
    expect((await mara('GET', `/orgs/${org}/audit-events?action=nothing`)).status).toBe(422)
  })

  it('exports a verifiable log, and CSV without formulas', async () => {
    await space('=HYPERLINK("http://evil.test")')
    for (let at = 0; at < 3; at++) await space(`S${at}`)
    const { status, type, text } = await exported('?format=ndjson')
    expect([status, type]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
    const lines = events(text)
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, place) => place + 1))
    const check = await verifyChain(lines)
    expect(check.problems).toEqual([])
    expect(check.head?.hash).toBe((await latest()).hash)
    const table = await exported('?format=csv&action=space.created')
    expect(table.type).toBe('text/csv; charset=utf-8')
    expect(table.text).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
    expect(table.text.trim().split('\r\n')).toHaveLength(5)
  })

  it.each<[string, (db: Db) => Promise<unknown>, RegExp]>([
    [
      'changed',
      (db) => sql`update audit_events set after = '{"role":"read"}' where number = 2`.execute(db),
      /Event 2 was changed/,
    ],
    [
      'removed',
      (db) => sql`delete from audit_events where number = 2`.execute(db),
      /Events 2 to 2 are missing/,
    ],
    [
      'removed at the end',
      (db) => sql`delete from audit_events where number = (select max(number) from audit_events)`.execute(db),
      /The log ends at event 3, but should end at event 4/,
    ],
    [
      'moved',
      async (db) => {
        for (const [from, to] of [
          [2, 99],
          [3, 2],
          [99, 3],
        ])
          await sql`update audit_events set number = ${to} where number = ${from}`.execute(db)
      },
      /Event 2 does not continue the chain/,
    ],
  ])('detects that an event was %s outside the service', async (_what, touch, problem) => {
    for (const title of ['A', 'B', 'C']) await space(title)
    expect((await fsck(service.ctx.store)).problems).toEqual([])
    await service.ctx.store.write(touch)
    const { problems } = await fsck(service.ctx.store)
    expect(problems.map(({ message }) => message).join('\n')).toMatch(problem)
    expect(problems[0]?.message).toContain(`organization ${org}`)
  })

  it('stays one chain with concurrent writers', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => space(`S${at}`)))
    expect((await list('?action=space.created&limit=100')).length).toBe(20)
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('records nothing for a change that failed', async () => {
    const { number } = await latest()
    expect((await mara('PATCH', `/orgs/${org}/members/${mara.person}`, { role: 'read' })).status).toBe(412)
    // Only that it was refused.
    expect(await latest()).toMatchObject({ number: Number(number) + 1, action: 'change.refused' })
    expect((await mara('PATCH', `/orgs/${org}/members/${mara.person}`, { role: 'odd' })).status).toBe(422)
    expect((await latest()).number).toBe(Number(number) + 1)
  })
})
