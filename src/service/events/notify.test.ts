/** Notifications in the store: who gets one, and which repetitions share one. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationReason } from '../../contract/notifications/schemas.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import type { Notice } from './notify.ts'
import { followersOf, notify } from './notify.ts'

describe.each(engines)('notifications on %s', (engine) => {
  let service: TestService
  let mara: Client
  let ines: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    ines = await service.person('ines')
    org = await service.organization('Halden', mara)
    await service.member(org, ines, 'edit')
    space = await service.space(org, mara)
  })
  afterEach(() => service.close())

  const send = (reason: NotificationReason, more: Partial<Notice> = {}) =>
    service.ctx.store.write((db) =>
      notify(service.ctx, db, {
        ...{ organization: org, space, reason, people: [ines.person], actor: mara.person },
        ...more,
      }),
    )
  const stored = () =>
    service.ctx.store.read
      .selectFrom('notifications')
      .select(['person', 'reason', 'comment', 'times'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()

  it('tells others, not the one who acts', async () => {
    await send('commented', { comment: 't1', people: [ines.person, mara.person, ines.person] })
    expect(await stored()).toEqual([{ person: ines.person, reason: 'commented', comment: 't1', times: 1 }])
    await send('commented', { people: [mara.person] })
    await send('commented', { people: [] })
    expect(await stored()).toHaveLength(1)
  })

  it('tells the one in whose name something failed by itself', async () => {
    await send('merge-plan-failed', { changeRequest: 'c1', people: [mara.person] })
    expect(await stored()).toMatchObject([{ person: mara.person, reason: 'merge-plan-failed' }])
  })

  it('counts what repeats before it is read, and begins anew after it', async () => {
    await send('mentioned', { changeRequest: 'c1' })
    service.later(1)
    await send('mentioned', { changeRequest: 'c1' })
    expect(await stored()).toMatchObject([{ times: 2 }])
    await ines.done('POST', '/user/notifications/read', {})
    service.later(1)
    await send('mentioned', { changeRequest: 'c1' })
    expect(await stored()).toMatchObject([{ times: 2 }, { times: 1 }])
  })

  it('folds comments of several threads into one, mentions of several threads into several', async () => {
    for (const comment of ['t1', 't2']) await send('commented', { changeRequest: 'c1', comment })
    expect(await stored()).toMatchObject([{ reason: 'commented', comment: 't2', times: 2 }])
    for (const comment of ['t1', 't2']) await send('mentioned', { changeRequest: 'c1', comment })
    const mentions = (await stored()).filter(({ reason }) => reason === 'mentioned')
    expect(new Map(mentions.map(({ comment, times }) => [comment, times]))).toEqual(
      new Map([
        ['t1', 1],
        ['t2', 1],
      ]),
    )
    // Another change request is another matter.
    await send('commented', { changeRequest: 'c2', comment: 't3' })
    expect((await stored()).filter(({ reason }) => reason === 'commented')).toHaveLength(2)
  })

  it('spares those who muted a change request, except what is addressed to them', async () => {
    const change = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Backup' })
    const changeRequest = String(change['id'])
    await ines.done('PUT', `/spaces/${space}/change-requests/${changeRequest}/mute`)
    await send('commented', { changeRequest })
    await send('merged', { changeRequest })
    expect(await stored()).toEqual([])
    await send('review-requested', { changeRequest })
    await send('assigned', { changeRequest, comment: 't1' })
    expect((await stored()).map(({ reason }) => reason).sort()).toEqual(['assigned', 'review-requested'])
  })

  it('tells a hundred people with the queries of one', async () => {
    const people = Array.from({ length: 100 }, (_, at) => `p${at}`)
    await send('merged', { changeRequest: 'c1', people })
    await send('merged', { changeRequest: 'c1', people: [...people, ines.person] })
    const rows = await stored()
    expect(rows).toHaveLength(101)
    expect(rows.filter(({ times }) => times === 2)).toHaveLength(100)
  })

  it('knows who follows a change request', async () => {
    const change = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Backup' })
    const row = { space, id: String(change['id']), created_by: mara.person }
    const followers = () => followersOf(service.ctx.store.read, row)
    expect([...(await followers())]).toEqual([mara.person])
    const thread = await ines.done('POST', `/spaces/${space}/change-requests/${row.id}/comments`, {
      body: { markdown: 'Who restores it?' },
    })
    expect([...(await followers())].sort()).toEqual([mara.person, ines.person].sort())
    const leo = await service.person('leo')
    await service.member(org, leo, 'edit')
    await leo.done(
      'POST',
      `/spaces/${space}/change-requests/${row.id}/comments/${String(thread['id'])}/replies`,
      {
        body: { markdown: 'I do.' },
      },
    )
    expect((await followers()).has(leo.person)).toBe(true)
  })
})
