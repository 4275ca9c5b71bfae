/** Reviews: submitted, counted, outdated, dismissed, requested; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('reviews on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let ivo: Client
  let lena: Client
  let org: string
  let space: string
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    ivo = await service.person('ivo')
    lena = await service.person('lena')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    await service.member(org, ivo, 'review')
    await service.member(org, lena, 'read')
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'welcome', title: 'Welcome', document: paragraphs('First.', 'Second.', 'Third.') },
        { id: 'setup', title: 'Set up', document: paragraphs('Place it.') },
      ],
    })
    at = await begin(noor)
    await rewrite(noor, at, 'welcome', 'First.', 'Second, better.', 'Third.')
  })
  afterEach(() => service.close())

  const begin = async (by: Client): Promise<string> =>
    `/spaces/${space}/change-requests/${String((await by('POST', `/spaces/${space}/change-requests`, { subject: 'Words' })).body['id'])}`
  const rewrite = async (by: Client, where: string, page: string, ...texts: readonly string[]) => {
    const { status, body } = await by('POST', `${where}/content`, {
      changes: [{ operation: 'update_page', page, document: { document: paragraphs(...texts) } }],
    })
    expect(status, body.error?.message).toBe(200)
  }
  const approve = (by: Client, more: object = {}) =>
    by('POST', `${at}/reviews`, { status: 'approved', ...more })
  const summary = async () => (await mara('GET', at)).body['review']
  const reviews = async (query = '') =>
    (await mara('GET', `${at}/reviews${query}`)).body['items'] as {
      readonly id: string
      readonly outdated: boolean
      readonly counts: boolean
      readonly status: string
    }[]

  it('stores verdict, comment and draft comments in one request', async () => {
    const head = (await mara('GET', at)).body['revision']
    const given = await ivo('POST', `${at}/reviews`, {
      status: 'changes-requested',
      revision: head,
      comment: { markdown: 'Nearly there.' },
      comments: [
        { page: 'welcome', node: 'b2', body: { markdown: 'Better than what?' } },
        { page: 'welcome', body: { markdown: 'The title too.' } },
      ],
    })
    expect([given.status, given.headers['location']]).toEqual([
      201,
      `${service.ctx.config.baseUrl}/v1${at}/reviews/${String(given.body['id'])}`,
    ])
    expect(given.body).toMatchObject({
      object: 'change-request-review',
      status: 'changes-requested',
      revision: head,
      outdated: false,
      counts: true,
      comments: 3,
      comment: { body: { markdown: 'Nearly there.\n' }, target: { review: given.body['id'] } },
      reviewer: { id: ivo.person },
    })
    expect(await summary()).toEqual({
      state: 'changes-requested',
      approvals: 0,
      changesRequested: 1,
      requested: 0,
    })
    const { body } = await mara('GET', `${at}/comments?order=asc`)
    expect(body).toMatchObject({
      count: 3,
      items: [1, 2, 3].map(() => ({ target: { review: given.body['id'] } })),
    })
    const one = await lena('GET', `${at}/reviews/${String(given.body['id'])}?format=document`)
    expect(one.body).toMatchObject({ id: given.body['id'], comment: { body: { document: {} } } })
  })

  it('stores nothing if one draft comment is invalid, and names it', async () => {
    const { status, body } = await approve(ivo, {
      comments: [
        { page: 'welcome', body: { markdown: 'Fine.' } },
        { page: 'gone', body: { markdown: 'Where?' } },
      ],
    })
    expect([status, body.error?.details?.[0]?.path]).toEqual([400, 'body.comments.1.page'])
    expect(await reviews()).toEqual([])
    expect((await mara('GET', `${at}/comments`)).body['count']).toBe(0)
  })

  it('rejects a review of an outdated head', async () => {
    const head = (await mara('GET', at)).body['revision']
    await rewrite(noor, at, 'setup', 'Put it.')
    const { status, body } = await approve(ivo, { revision: head })
    expect([status, body.error?.reason, body.error?.details?.[0]?.path]).toEqual([
      412,
      'state-forbids',
      'body.revision',
    ])
    expect(body.error?.message).toMatch(/submit your review again/)
    expect((await approve(ivo)).status).toBe(201)
  })

  it('rejects approvals by contributors and reviews by readers', async () => {
    await service.member(org, await service.person('olga'), 'edit')
    await rewrite(ivo, at, 'setup', 'Put it.')
    expect((await approve(ivo)).body.error?.message).toMatch(/You edited this change request/)
    expect((await ivo('POST', `${at}/reviews`, { status: 'changes-requested' })).status).toBe(201)
    for (const by of [noor, lena]) expect((await approve(by)).status).toBe(403)
    for (const extra of ['reviewer', 'outdated', 'dismissedAt', 'requestedBy', 'id', 'createdAt'])
      expect((await approve(mara, { [extra]: 'x' })).status).toBe(422)
  })

  it('stops counting an approval when the reviewer edits content afterwards', async () => {
    await approve(ivo)
    await rewrite(ivo, at, 'setup', 'Put it.')
    await rewrite(ivo, at, 'setup', 'Place it.')
    expect(await reviews()).toMatchObject([{ outdated: false, counts: false }])
    expect(await summary()).toMatchObject({ state: 'none', approvals: 0 })
  })

  it('becomes outdated when the change differs, and current when it is the same again', async () => {
    await approve(ivo)
    expect(await reviews()).toMatchObject([{ outdated: false, counts: true }])
    await rewrite(noor, at, 'setup', 'Put it.')
    expect(await reviews()).toMatchObject([{ outdated: true, counts: false }])
    expect(await reviews('?outdated=false')).toEqual([])
    expect(await reviews('?outdated=true')).toHaveLength(1)
    expect(await summary()).toMatchObject({ state: 'none' })
    await rewrite(noor, at, 'setup', 'Place it.')
    expect(await reviews()).toMatchObject([{ outdated: false, counts: true }])
    expect(await summary()).toMatchObject({ state: 'approved', approvals: 1 })
  })

  it('stays valid after an update without conflicts, even if both sides changed the same page', async () => {
    await approve(ivo)
    const other = await begin(mara)
    await rewrite(mara, other, 'welcome', 'First of all.', 'Second.', 'Third.')
    expect((await mara('POST', `${other}/merge`)).body['result']).toBe('merge')
    expect((await noor('POST', `${at}/update`)).body['result']).toBe('update')
    expect(await reviews()).toMatchObject([{ outdated: false, counts: true }])
    await rewrite(noor, at, 'setup', 'Put it.')
    expect(await reviews()).toMatchObject([{ outdated: true }])
  })

  it('counts the latest review of each person, without dismissed ones', async () => {
    await approve(ivo)
    await ivo('POST', `${at}/reviews`, { status: 'changes-requested' })
    await approve(mara)
    expect(await summary()).toMatchObject({ state: 'changes-requested', approvals: 1, changesRequested: 1 })
    const [, ivos] = await reviews()
    const dismiss = (by: Client) =>
      by('POST', `${at}/reviews/${ivos?.id ?? ''}/dismiss`, { message: 'Settled in person.' })
    for (const by of [noor, lena]) expect((await dismiss(by)).status).toBe(403)
    expect((await dismiss(mara)).body).toMatchObject({
      counts: false,
      dismissedBy: { id: mara.person },
      dismissal: 'Settled in person.',
    })
    expect((await dismiss(mara)).status).toBe(412)
    expect(await summary()).toMatchObject({ state: 'approved', approvals: 1, changesRequested: 0 })
    const own = (await reviews())[0]?.id ?? ''
    expect((await mara('POST', `${at}/reviews/${own}/dismiss`, {})).body['dismissedAt']).toBeTypeOf('string')
    expect(await summary()).toMatchObject({ state: 'none' })
  })

  it('can be requested from people and teams, opens a draft, and answers the request', async () => {
    const team = await service.ctx.store.write(async (db) => {
      const id = service.ctx.mint('team')
      await db
        .insertInto('teams')
        .values({ organization: org, id, title: 'Writers', created_at: service.ctx.now() })
        .execute()
      for (const { person } of [ivo, lena])
        await db
          .insertInto('team_members')
          .values({ organization: org, team: id, person, owner: 0 })
          .execute()
      return id
    })
    const ask = (by: Client, users: string[], teams: string[] = []) =>
      by('POST', `${at}/requested-reviewers`, { users, teams })
    const waiting = async (who: Client) =>
      (await who('GET', `/orgs/${org}/change-requests?status=all&requestedReviewer=${who.person}`)).body[
        'count'
      ]

    expect((await ask(noor, [mara.person], [team])).body).toMatchObject({
      users: [{ kind: 'user', user: { id: mara.person }, requestedBy: { id: noor.person } }],
      teams: [{ kind: 'team', team: { id: team, title: 'Writers', members: 2 } }],
    })
    expect((await mara('GET', at)).body).toMatchObject({
      status: 'open',
      review: { state: 'requested', requested: 2 },
    })
    expect([await waiting(mara), await waiting(ivo), await waiting(noor)]).toEqual([1, 1, 0])
    expect((await approve(ivo)).body['requestedBy']).toMatchObject({ id: noor.person })
    expect([await waiting(mara), await waiting(ivo)]).toEqual([1, 0])
    const { body } = await lena('GET', `${at}/requested-reviewers`)
    expect(body).toMatchObject({ count: 1, items: [{ kind: 'user', user: { id: mara.person } }] })

    const notifications = await mara('GET', `/user/notifications`)
    expect(JSON.stringify(notifications.body)).toContain('review-requested')
    expect((await lena('DELETE', `${at}/requested-reviewers/${mara.person}`)).status).toBe(403)
    expect((await noor('DELETE', `${at}/requested-reviewers/${mara.person}`)).status).toBe(204)
    expect((await noor('DELETE', `${at}/requested-reviewers/${mara.person}`)).status).toBe(204)
    expect(await waiting(mara)).toBe(0)
    // Requested again after the answer: pending again.
    await ask(noor, [ivo.person])
    expect(await waiting(ivo)).toBe(1)
  })

  it('can be requested only from people who can review, and the error names who can help', async () => {
    const ask = (...users: string[]) => noor('POST', `${at}/requested-reviewers`, { users })
    const low = await ask(lena.person)
    expect([low.status, low.body.error?.message]).toEqual([
      412,
      'lena cannot review here. mara can grant the Reviewer role.',
    ])
    await rewrite(ivo, at, 'setup', 'Put it.')
    expect((await ask(ivo.person)).body.error?.message).toMatch(/^ivo edited this change request/)
    const stranger = await service.person('stranger')
    expect((await ask(stranger.person)).body.error?.message).toMatch(/^This person cannot review here/)
    expect((await ask()).status).toBe(422)
    expect((await mara('GET', at)).body['status']).toBe('draft')
  })

  it('lists contributors and commenters, and filters by review, age and text', async () => {
    await approve(ivo, { comment: { markdown: 'Good.' } })
    const { body } = await lena('GET', `${at}/contributors`)
    expect(body).toMatchObject({
      count: 2,
      items: expect.arrayContaining([
        expect.objectContaining({ actionType: 'edit', count: 1 }),
        expect.objectContaining({ actionType: 'comment', count: 1 }),
      ]) as unknown,
    })
    const found = async (query: string) =>
      (await lena('GET', `/spaces/${space}/change-requests?status=all&${query}`)).body['count']
    expect(await found('reviewState=approved')).toBe(1)
    expect(await found('reviewState=none')).toBe(0)
    expect([await found('query=WORD'), await found('query=%231'), await found('query=100%25')]).toEqual([
      1, 1, 0,
    ])
    expect([await found('outdated=true'), await found('outdated=false')]).toEqual([0, 1])
  })

  it('handles ten approvals and a merge at the same time', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const client = await service.person(`reviewer${n}`)
        await service.member(org, client, 'review')
        return client
      }),
    )
    const answers = await Promise.all([...people.map((one) => approve(one)), mara('POST', `${at}/merge`)])
    expect(answers.at(-1)?.body['result']).toBe('merge')
    const given = answers.slice(0, -1).map(({ status }) => status)
    expect(given.filter((status) => status !== 201 && status !== 412)).toEqual([])
    expect(await reviews()).toHaveLength(given.filter((status) => status === 201).length)
    expect((await mara('GET', at)).body['status']).toBe('merged')
  })
})
