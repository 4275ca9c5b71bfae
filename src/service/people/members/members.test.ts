/** Members of an organization: listed, changed, deactivated and removed; and what is deleted with them. */
import type { JSONWebKeySet } from 'jose'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { roles } from '../../../contract/roles/roles.ts'

interface MemberItem {
  readonly id: string
  readonly role: string | null
  readonly spaces: number
  readonly teams: number
}

describe.each(engines)('members on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let lou: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    kim = await service.person('kim')
    service.later(1)
    await service.member(org, kim, 'edit')
    lou = await service.person('lou')
    service.later(1)
    await service.member(org, lou, null)
  })
  afterEach(() => service.close())

  const list = async (query = '', by = mara) => {
    const { status, body } = await by('GET', `/orgs/${org}/members${query}`)
    expect(status).toBe(200)
    return body['items'] as MemberItem[]
  }
  const ids = async (query?: string) => (await list(query)).map(({ id }) => id)
  const space = async (more: object = {}) =>
    String((await mara('POST', `/orgs/${org}/spaces`, { title: 'S', ...more })).body['id'])
  const events = async (like: string) =>
    (
      await service.ctx.store.read
        .selectFrom('events')
        .select(['kind', 'subject', 'data'])
        .where('kind', 'like', like)
        .orderBy('arrival')
        .execute()
    ).map(({ data, ...event }) => ({ ...event, data: JSON.parse(data) as Record<string, unknown> }))

  it('sorts, filters and pages by key', async () => {
    expect(await ids()).toEqual([lou.person, kim.person, mara.person])
    expect(await ids('?order=asc')).toEqual([mara.person, kim.person, lou.person])
    expect(await ids('?role=edit')).toEqual([kim.person])
    expect(await ids('?role=guest')).toEqual([lou.person])
    expect(await ids('?search=KIM')).toEqual([kim.person])
    expect(await ids('?search=%25')).toEqual([])
    expect(await ids('?search=lou@example')).toEqual([lou.person])
    expect(await ids('?sort=lastSeenAt')).toEqual([])
    const first = await mara('GET', `/orgs/${org}/members?limit=2`)
    expect(first.body['count']).toBe(3)
    const next = encodeURIComponent((first.body['next'] as { page: string }).page)
    expect(await ids(`?limit=2&page=${next}`)).toEqual([mara.person])
    // A page token of one list is not valid for another.
    expect((await mara('GET', `/orgs/${org}/members?role=edit&page=${next}`)).status).toBe(400)
    expect((await mara('GET', `/orgs/${org}/members?role=owner`)).status).toBe(422)
  })

  it('lists active members by when they were last seen', async () => {
    expect((await kim('POST', `/orgs/${org}/ping`)).status).toBe(200)
    service.later(5)
    expect((await lou('POST', `/orgs/${org}/ping`)).status).toBe(200)
    expect(await ids('?sort=lastSeenAt')).toEqual([lou.person, kim.person])
    expect(await ids('?sort=lastSeenAt&order=asc&limit=1')).toEqual([kim.person])
    await mara('PUT', `/orgs/${org}/members/${lou.person}/disabled`)
    expect(await ids('?sort=lastSeenAt')).toEqual([kim.person])
    const { body } = await mara('GET', `/orgs/${org}/members/${kim.person}`)
    const seen = body['lastSeenAt']
    // Once a minute is enough.
    service.later(10)
    await kim('POST', `/orgs/${org}/ping`)
    expect((await mara('GET', `/orgs/${org}/members/${kim.person}`)).body['lastSeenAt']).toBe(seen)
  })

  it('returns signed claims about the member on a ping', async () => {
    const { body } = await kim('POST', `/orgs/${org}/ping`)
    expect(body['gitbookVisitorClaims']).toBe(body['serviceVisitorClaims'])
    const token = String(body['serviceVisitorClaims'])
    const keys = (await service.anonymous('GET', '/visitor-claims-keys')).body as unknown as JSONWebKeySet
    const check = (audience: string, ahead = 0) =>
      jwtVerify(token, createLocalJWKSet(keys), {
        audience,
        issuer: service.ctx.config.baseUrl,
        algorithms: ['EdDSA'],
        currentDate: new Date(Date.parse(service.ctx.now()) + ahead * 1000),
      })
    const { payload } = await check(org)
    const member = (await mara('GET', `/orgs/${org}/members/${kim.person}`)).body
    expect(payload).toMatchObject({ sub: kim.person, email: 'kim@example.org', name: 'kim' })
    expect([payload['role'], payload['sso']]).toEqual([member['role'], member['sso']])
    await expect(check('o_other')).rejects.toThrow('aud')
    await expect(check(org, 3700)).rejects.toThrow('exp')
    const [head, , signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ ...payload, role: 'admin' })).toString('base64url')
    const forgery = [head, forged, signature].join('.')
    await expect(jwtVerify(forgery, createLocalJWKSet(keys), { audience: org })).rejects.toThrow('signature')
    // The private key is not revealed.
    expect(Object.keys(keys.keys[0] ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  })

  it('counts the visible spaces and the teams of each member', async () => {
    const collection = String((await mara('POST', `/orgs/${org}/collections`, { title: 'C' })).body['id'])
    await space()
    const closed = await space()
    await mara('PATCH', `/spaces/${closed}`, { defaultLevel: null })
    const inside = await space({ parent: collection })
    await mara('PATCH', `/collections/${collection}`, { defaultLevel: null })
    const trashed = await space()
    await mara('DELETE', `/spaces/${trashed}`)
    const counts = async () => Object.fromEntries((await list()).map(({ id, spaces }) => [id, spaces]))
    expect(await counts()).toEqual({ [mara.person]: 3, [kim.person]: 1, [lou.person]: 0 })
    await mara('POST', `/spaces/${inside}/permissions`, { users: [lou.person], role: 'read' })
    const team = await mara('PUT', `/orgs/${org}/teams`, { title: 'T', members: [kim.person] })
    await mara('POST', `/collections/${collection}/permissions`, { teams: [team.body['id']], role: 'edit' })
    expect(await counts()).toEqual({ [mara.person]: 3, [kim.person]: 2, [lou.person]: 1 })
    expect((await list('?search=kim'))[0]).toMatchObject({ teams: 1 })
    // The same number as in the list of spaces itself.
    for (const client of [mara, kim, lou]) {
      const { body } = await mara('GET', `/orgs/${org}/members/${client.person}/spaces`)
      expect(body['count']).toBe((await counts())[client.person])
    }
    const own = await kim('GET', `/orgs/${org}/members/${kim.person}/spaces?order=asc&limit=1`)
    expect(own.body).toMatchObject({ count: 2, items: [{ permission: 'edit' }] })
    const next = encodeURIComponent((own.body['next'] as { page: string }).page)
    const further = await kim(
      'GET',
      `/orgs/${org}/members/${kim.person}/spaces?order=asc&limit=1&page=${next}`,
    )
    expect(further.body['items']).toMatchObject([{ permission: 'edit', space: { id: inside } }])
    expect(
      (await mara('GET', `/orgs/${org}/members/${kim.person}/spaces?order=desc`)).body['items'],
    ).toMatchObject([{ space: { id: inside, permissions: { admin: true } } }, {}])
  })

  it('changes a role with effect from the next request, and records both roles', async () => {
    const id = await space()
    expect((await kim('PATCH', `/spaces/${id}`, { title: 'Mine' })).status).toBe(403)
    const changed = await mara('PATCH', `/orgs/${org}/members/${kim.person}`, { role: 'admin' })
    expect([changed.status, changed.body['role']]).toEqual([200, 'admin'])
    expect((await kim('PATCH', `/spaces/${id}`, { title: 'Mine' })).status).toBe(200)
    await mara('PATCH', `/orgs/${org}/members/${kim.person}`, { role: 'admin' })
    await mara('PATCH', `/orgs/${org}/members/${kim.person}`, { role: null })
    expect((await kim('GET', `/spaces/${id}`)).status).toBe(404)
    expect(await events('member.%')).toMatchObject([
      { kind: 'member.updated', subject: kim.person, data: { from: 'edit', to: 'admin' } },
      { kind: 'member.updated', data: { from: 'admin', to: null } },
    ])
    const sso = await mara('POST', `/orgs/${org}/members/${kim.person}/sso`)
    expect([sso.status, sso.body['sso']]).toEqual([200, true])
  })

  it('row 11: rejects fields that the server owns, and unknown roles', async () => {
    const path = `/orgs/${org}/members/${kim.person}`
    for (const body of [
      { role: 'admin', operator: true },
      { role: 'owner' },
      { role: ['admin'] },
      { disabled: true },
      {},
      { role: 'edit', joinedAt: '2020-01-01T00:00:00.000Z' },
    ]) {
      expect([body, (await mara('PATCH', path, body)).status]).toEqual([body, 422])
    }
    expect((await list('?search=kim'))[0]).toMatchObject({ role: 'edit' })
  })

  it('rows 11 and 14: lets only administrators change members', async () => {
    const others = await service.person('other')
    await service.member(org, others, 'read')
    for (const role of [null, ...roles.filter((one) => one !== 'admin')]) {
      await mara('PATCH', `/orgs/${org}/members/${others.person}`, { role })
      const path = `/orgs/${org}/members/${kim.person}`
      const asked = [
        await others('PATCH', path, { role: 'admin' }),
        await others('PATCH', `/orgs/${org}/members/${others.person}`, { role: 'admin' }),
        await others('DELETE', path),
        await others('PUT', `${path}/disabled`),
        await others('DELETE', `${path}/disabled`),
        await others('POST', `${path}/sso`),
        await others('GET', `${path}/holdings`),
        await others('GET', `/orgs/${org}/access`),
        await others('PUT', `/orgs/${org}/teams`, { title: 'Mine' }),
        await others('POST', `/orgs/${org}/invites`, { emails: ['x@example.org'] }),
        await others('GET', `/orgs/${org}/invites`),
        await others('POST', `/orgs/${org}/link-invites`, { role: 'read' }),
        await others('GET', `/orgs/${org}/link-invites`),
      ]
      expect([role, asked.map(({ status }) => status)]).toEqual([role, asked.map(() => 403)])
      const seen = role === null ? [403, 404, 200, 404] : [200, 200, 200, 403]
      const reads = [
        await others('GET', `/orgs/${org}/members`),
        await others('GET', path),
        await others('GET', `/orgs/${org}/members/${others.person}`),
        await others('GET', `${path}/spaces`),
      ]
      expect([role, reads.map(({ status }) => status)]).toEqual([role, seen])
    }
    expect((await list('?search=kim'))[0]).toMatchObject({ role: 'edit' })
  })

  it('rows 1 and 2: returns 404 for strangers and other organizations', async () => {
    const eve = await service.person('eve')
    const elsewhere = await service.organization('Elsewhere', eve)
    for (const path of ['members', `members/${kim.person}`, 'teams', 'invites', 'link-invites', 'access']) {
      expect([path, (await eve('GET', `/orgs/${org}/${path}`)).status]).toEqual([path, 404])
    }
    // Her own organization with our person, and ours with her person.
    for (const path of ['', '/spaces', '/teams', '/holdings'])
      expect((await eve('GET', `/orgs/${elsewhere}/members/${kim.person}${path}`)).status).toBe(404)
    expect((await mara('GET', `/orgs/${org}/members/${eve.person}`)).status).toBe(404)
    expect((await eve('PATCH', `/orgs/${elsewhere}/members/${kim.person}`, { role: 'read' })).status).toBe(
      404,
    )
    expect((await eve('DELETE', `/orgs/${elsewhere}/members/${kim.person}`)).status).toBe(204)
    expect((await eve('DELETE', `/orgs/${org}/members/${kim.person}`)).status).toBe(204)
    expect(await ids()).toHaveLength(3)
    expect((await service.anonymous('GET', `/orgs/${org}/members`)).status).toBe(401)
  })

  it('row 12: needs an admin token to change, and a write token to read', async () => {
    const reader = await service.person('reader', { scope: 'read' })
    const writer = await service.person('writer', { scope: 'write' })
    await service.member(org, reader, 'admin')
    await service.member(org, writer, 'admin')
    expect((await reader('GET', `/orgs/${org}/members`)).status).toBe(200)
    expect((await reader('POST', `/orgs/${org}/ping`)).status).toBe(403)
    expect((await writer('POST', `/orgs/${org}/ping`)).status).toBe(200)
    const { status, body } = await writer('PATCH', `/orgs/${org}/members/${kim.person}`, { role: 'read' })
    expect([status, body.error?.reason]).toEqual([403, 'scope-too-low'])
  })

  it('never removes the last administrator', async () => {
    const path = `/orgs/${org}/members/${mara.person}`
    const refusals = [
      await mara('PATCH', path, { role: 'create' }),
      await mara('DELETE', path),
      await mara('PUT', `${path}/disabled`),
    ]
    expect(refusals.map(({ status, body }) => [status, body.error?.reason])).toEqual(
      refusals.map(() => [412, 'last-administrator']),
    )
    expect((await mara('GET', path)).body).toMatchObject({ role: 'admin', disabled: false })
    const log = await mara('GET', `/orgs/${org}/audit-events?action=change.refused`)
    const told = log.body['items'] as { actor: { id: string }; target: { id: string }; after: object }[]
    expect(
      told
        .map(({ actor, target }) => [actor.id, target.id])
        .toSorted(([, a = ''], [, b = '']) => (a < b ? -1 : 1)),
    ).toEqual(['disableMember', 'removeMember', 'updateMember'].map((id) => [mara.person, id]))
    expect(told[0]?.after).toEqual({ reason: 'last-administrator' })
    await mara('PATCH', `/orgs/${org}/members/${kim.person}`, { role: 'admin' })
    // A deactivated administrator does not count.
    await mara('PUT', `/orgs/${org}/members/${kim.person}/disabled`)
    expect((await mara('PATCH', path, { role: 'create' })).status).toBe(412)
    await mara('DELETE', `/orgs/${org}/members/${kim.person}/disabled`)
    // Two administrators demote each other concurrently: one remains.
    const both = await Promise.all([
      mara('PATCH', path, { role: 'read' }),
      kim('PATCH', `/orgs/${org}/members/${kim.person}`, { role: 'read' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  it('leaves nothing behind of a member who gets access while they are removed', async () => {
    const id = await space()
    const team = String((await mara('PUT', `/orgs/${org}/teams`, { title: 'T' })).body['id'])
    const left = async (person: string) => [
      await service.ctx.store.read
        .selectFrom('grants')
        .select('thing')
        .where('grantee', '=', person)
        .execute(),
      await service.ctx.store.read
        .selectFrom('team_members')
        .select('team')
        .where('person', '=', person)
        .execute(),
    ]
    for (let round = 0; round < 6; round += 1) {
      const { person } = await service.person(`brief${round}`)
      await service.member(org, { person } as Client, 'read')
      const [removed] = await Promise.all([
        mara('DELETE', `/orgs/${org}/members/${person}`),
        mara('PUT', `/orgs/${org}/teams/${team}/members/${person}`, {}),
        mara('POST', `/spaces/${id}/permissions`, { users: [person], role: 'edit' }),
      ])
      expect(removed.status).toBe(204)
      expect(await left(person)).toEqual([[], []])
    }
  })

  it('row 9: rejects deactivated or removed members at once, and readmits them', async () => {
    const id = await space()
    expect((await kim('GET', `/spaces/${id}`)).status).toBe(200)
    await mara('PUT', `/orgs/${org}/members/${kim.person}/disabled`)
    for (const path of [`/spaces/${id}`, `/orgs/${org}`, `/orgs/${org}/members`, `/orgs/${org}/events`])
      expect([path, (await kim('GET', path)).status]).toEqual([path, 404])
    expect((await kim('GET', '/orgs')).body['count']).toBe(0)
    expect((await mara('GET', `/orgs/${org}/members/${kim.person}`)).body['disabled']).toBe(true)
    await mara('DELETE', `/orgs/${org}/members/${kim.person}/disabled`)
    expect((await kim('GET', `/spaces/${id}`)).status).toBe(200)
    await mara('DELETE', `/orgs/${org}/members/${kim.person}`)
    expect((await kim('GET', `/spaces/${id}`)).status).toBe(404)
    expect((await mara('DELETE', `/orgs/${org}/members/${kim.person}`)).status).toBe(204)
  })

  it('removes grants, team memberships, requested reviews and assigned threads with a member', async () => {
    const id = await space()
    await mara('POST', `/spaces/${id}/permissions`, { users: [kim.person], role: 'review' })
    const team = await mara('PUT', `/orgs/${org}/teams`, { title: 'Docs', members: [kim.person] })
    const cr = await mara('POST', `/spaces/${id}/change-requests`, { subject: 'One' })
    const crPath = `/spaces/${id}/change-requests/${String(cr.body['id'])}`
    const now = service.ctx.now()
    await service.ctx.store.write(async (db) => {
      await db
        .insertInto('review_requests')
        .values({
          space: id,
          change_request: String(cr.body['id']),
          grantee: kim.person,
          grantee_kind: 'person',
          revision: 'r',
          requested_by: mara.person,
          created_at: now,
          answered_at: null,
        })
        .execute()
    })
    const comment = await mara('POST', `${crPath}/comments`, { body: { markdown: 'Look' } })
    await service.ctx.store.write((db) =>
      db
        .updateTable('comments')
        .set({ assignee: kim.person })
        .where('id', '=', String(comment.body['id']))
        .execute(),
    )
    await mara('PATCH', `/spaces/${id}`, {
      mergeRules: { type: 'rules', rules: [{ rule: 'require_specific_reviewers', users: [kim.person] }] },
    })
    expect((await mara('GET', `/orgs/${org}/members/${kim.person}/holdings`)).body).toEqual({
      grants: 1,
      teams: 1,
      ownedTeams: 0,
      openChangeRequests: 0,
      requestedReviews: 1,
      assignedThreads: 1,
      mergeRules: 1,
    })
    expect((await mara('DELETE', `/orgs/${org}/members/${kim.person}`)).status).toBe(204)
    const left = async (table: 'grants' | 'team_members' | 'review_requests') =>
      (await service.ctx.store.read.selectFrom(table).selectAll().execute()).filter((row) =>
        JSON.stringify(row).includes(kim.person),
      )
    expect([await left('grants'), await left('team_members'), await left('review_requests')]).toEqual([
      [],
      [],
      [],
    ])
    const { assignee } = await service.ctx.store.read
      .selectFrom('comments')
      .select('assignee')
      .executeTakeFirstOrThrow()
    expect(assignee).toBeNull()
    expect(await events('member.removed')).toMatchObject([
      {
        subject: kim.person,
        data: {
          from: {
            role: 'edit',
            grants: [{ thing: id, role: 'review' }],
            teams: [team.body['id']],
            assignedThreads: 1,
          },
          to: null,
        },
      },
    ])
  })

  it('explains a role with every grant that was considered', async () => {
    const collection = String((await mara('POST', `/orgs/${org}/collections`, { title: 'C' })).body['id'])
    const id = await space({ parent: collection })
    const team = await mara('PUT', `/orgs/${org}/teams`, { title: 'Docs', members: [kim.person] })
    await mara('POST', `/collections/${collection}/permissions`, { teams: [team.body['id']], role: 'review' })
    const path = `/orgs/${org}/members/${kim.person}/access`
    const trace = await kim('GET', `${path}?space=${id}`)
    expect(trace.body).toMatchObject({
      permission: 'review',
      reasons: [
        {
          ground: 'team',
          on: { id: collection, title: 'C' },
          decides: true,
          teams: [{ title: 'Docs', role: 'review' }],
        },
        { ground: 'organization', on: null, role: 'edit', decides: false },
      ],
    })
    expect((await mara('GET', `${path}?collection=${collection}`)).body['permission']).toBe('review')
    expect((await mara('GET', path)).status).toBe(422)
    expect((await mara('GET', `${path}?space=${id}&collection=${collection}`)).status).toBe(422)
    await mara('PATCH', `/spaces/${id}`, { defaultLevel: null })
    expect((await kim('GET', `${path}?space=${id}`)).status).toBe(404)
    expect((await mara('GET', `${path}?space=${id}`)).body).toMatchObject({ permission: null })
    const { body } = await mara('GET', `/orgs/${org}/access`)
    expect(body).toMatchObject({
      spaces: [{ id, title: 'S' }],
      items: [
        { user: { displayName: 'kim' }, role: 'edit', permissions: [null] },
        { user: { displayName: 'lou' }, role: null, permissions: [null] },
        { user: { displayName: 'mara' }, role: 'admin', permissions: ['admin'] },
      ],
    })
  })
})
