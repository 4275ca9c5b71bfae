/** Transferring the open work of a member who leaves. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('handing over on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let lou: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    kim = await service.person('kim')
    lou = await service.person('lou')
    await service.member(org, kim, 'review')
    await service.member(org, lou, 'review')
    space = String((await mara('POST', `/orgs/${org}/spaces`, { title: 'S' })).body['id'])
    await kim('POST', `/spaces/${space}/change-requests`, { subject: 'Of Kim' })
    await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Of Mara' })
    await mara('POST', `/spaces/${space}/change-requests/2/requested-reviewers`, { users: [kim.person] })
    const patched = await mara('PATCH', `/orgs/${org}`, {
      mergeRules: {
        type: 'rules',
        rules: [
          { rule: 'require_specific_reviewers', users: [kim.person] },
          { rule: 'custom', expression: `reviews.filter(r => r.reviewer.id == "${kim.person}").length > 0` },
        ],
      },
    })
    expect(patched).toMatchObject({ status: 200 })
  })
  afterEach(() => service.close())

  const handOver = (to: string) => mara('POST', `/orgs/${org}/members/${kim.person}/hand-over`, { to })
  const holdings = async (person: string) =>
    (await mara('GET', `/orgs/${org}/members/${person}/holdings`)).body

  it('hands over reviews, rules and change requests in one recorded step', async () => {
    const before = await holdings(kim.person)
    expect(before).toMatchObject({ openChangeRequests: 1, requestedReviews: 1, mergeRules: 1 })
    const { status, body } = await handOver(lou.person)
    expect(status).toBe(200)
    expect(body['handed']).toMatchObject({
      openChangeRequests: 1,
      requestedReviews: 1,
      mergeRules: 1,
    })
    expect(body['left']).toMatchObject({ requestedReviews: 0, mergeRules: 0 })
    expect(await holdings(lou.person)).toMatchObject({ requestedReviews: 1 })
    const changed = await lou('PATCH', `/spaces/${space}/change-requests/1`, { subject: 'Of Lou now' })
    expect(changed.status).toBe(200)
    const log = await mara('GET', `/orgs/${org}/audit-events?action=member.handed-over`)
    expect(log.body['items']).toMatchObject([
      { target: { id: kim.person, title: 'kim' }, after: { person: lou.person, requestedReviews: 1 } },
    ])
  })

  it('leaves a review of content that the recipient has written', async () => {
    const { id } = await service.ctx.store.read
      .selectFrom('change_requests')
      .select('id')
      .where('number', '=', 2)
      .executeTakeFirstOrThrow()
    await service.ctx.store.write((db) =>
      db
        .insertInto('contributors')
        .values({ space, change_request: id, person: lou.person, edits: 1, updated_at: service.ctx.now() })
        .execute(),
    )
    const { body } = await handOver(lou.person)
    expect(body['handed']).toMatchObject({ requestedReviews: 0 })
    expect(body['left']).toMatchObject({ requestedReviews: 1 })
  })

  it('checks planned merges again, since the rules have changed', async () => {
    await kim.done('POST', `/spaces/${space}/change-requests/1/content`, {
      changes: [{ operation: 'insert_page', title: 'Backups' }],
    })
    await kim.done('PATCH', `/spaces/${space}/change-requests/1`, { status: 'open' })
    await mara.done('PUT', `/spaces/${space}/change-requests/1/merge-plan`, { when: 'rules-pass' })
    const job = async () =>
      (await service.ctx.store.read.selectFrom('merge_plans').select('job').executeTakeFirstOrThrow()).job
    const before = await job()
    await handOver(lou.person)
    expect(await job()).not.toBe(before)
  })

  it('does not weaken merge rules, and gives nobody the right to bypass them', async () => {
    const specific = (...users: Client[]) => ({
      rule: 'require_specific_reviewers',
      users: users.map(({ person }) => person),
    })
    const bypass = { rule: 'allow_bypass', users: [kim.person] }
    const setRules = (...rules: unknown[]) =>
      mara.done('PATCH', `/spaces/${space}`, { mergeRules: { type: 'rules', rules } })
    const rules = async () =>
      ((await mara.done('GET', `/spaces/${space}`))['mergeRules'] as { rules: unknown }).rules
    await setRules(specific(kim, lou), specific(kim), bypass)
    const { body } = await handOver(lou.person)
    expect(body).toMatchObject({ handed: { mergeRules: 2 }, left: { mergeRules: 1 } })
    expect(await rules()).toEqual([specific(kim, lou), specific(lou), bypass])

    await setRules(specific(kim))
    const guest = await service.person('guest')
    await service.member(org, guest, null)
    expect((await handOver(guest.person)).body).toMatchObject({ handed: { mergeRules: 0 } })
    expect(await rules()).toEqual([specific(kim)])
    await mara.done('POST', `/spaces/${space}/permissions`, { users: [guest.person], role: 'review' })
    await mara.done('DELETE', `/spaces/${space}`)
    expect((await handOver(guest.person)).body).toMatchObject({ handed: { mergeRules: 0 } })
    await mara.done('POST', `/spaces/${space}/restore`)
    expect((await handOver(guest.person)).body).toMatchObject({ handed: { mergeRules: 1 } })
    expect(await rules()).toEqual([specific(guest)])
  })

  it('leaves what the recipient has no rights for, and rejects nobody, strangers and deactivated members', async () => {
    const reader = await service.person('reader')
    await service.member(org, reader, 'read')
    const { body } = await handOver(reader.person)
    expect(body['handed']).toMatchObject({ openChangeRequests: 0, requestedReviews: 0 })
    expect(body['left']).toMatchObject({ requestedReviews: 1 })
    const stranger = await service.person('stranger')
    await mara('PUT', `/orgs/${org}/members/${lou.person}/disabled`)
    for (const to of [stranger.person, kim.person, lou.person]) expect((await handOver(to)).status).toBe(400)
    const none = await mara('POST', `/orgs/${org}/members/${stranger.person}/hand-over`, { to: mara.person })
    expect(none.status).toBe(404)
    expect(
      (await kim('POST', `/orgs/${org}/members/${mara.person}/hand-over`, { to: kim.person })).status,
    ).toBe(403)
  })
})
