/** Notifications: who gets them, how often, what they reveal, and the digest as a feed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '../../events/notify.ts'
import { followersOf, notify } from '../../events/notify.ts'
import { buildSitesApp } from '../../sites-app.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Row = Record<string, unknown>
const idOf = ({ body }: Answer) => String(body['id'])
const items = ({ body }: Answer) => body['items'] as Row[]

describe.each(engines)('notifications on %s', (engine) => {
  let service: TestService
  let mara: Client
  let ines: Client
  let org: string
  let space: string
  let change: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    ines = await service.person('ines')
    org = await service.organization('Halden', mara)
    await service.member(org, ines, 'edit')
    space = idOf(await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide' }))
    change = idOf(await ines('POST', `/spaces/${space}/change-requests`, { subject: 'Backup & <restore>' }))
  })
  afterEach(() => service.close())

  /** Notifies of something in a thread, which is posted unless there is one with this id. */
  const tell = (notice: Partial<Notice>) =>
    service.ctx.store.write(async (db) => {
      const told = {
        organization: org,
        space,
        changeRequest: change,
        reason: 'commented' as const,
        people: [ines.person, mara.person],
        actor: mara.person,
        ...notice,
      }
      const { space: within = space, changeRequest: about = change, comment } = told
      if (comment !== undefined)
        await db
          .insertInto('comments')
          .values({
            ...{ space: within, id: comment, organization: told.organization },
            ...{ change_request: about, page: null, node: null, table_cell: null },
            ...{ revision: 'r1', body: JSON.stringify(paragraphs('Why?')), author: told.actor },
            ...{ posted_at: service.ctx.now(), edited_at: null, resolved_at: null, resolved_by: null },
            ...{ replies: 0, anchor: null, review: null, assignee: null },
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      await notify(service.ctx, db, told)
    })
  const read = (client: Client, query = '') => client('GET', `/user/notifications${query}`)

  it('notifies others, never the actor, and combines unread notifications', async () => {
    await tell({ comment: 'm1' })
    service.later(60)
    await tell({ comment: 'm2' })
    expect((await read(mara)).body).toMatchObject({ count: 0, unread: 0, items: [] })
    const list = await read(ines)
    expect(list.body).toMatchObject({ count: 1, unread: 1 })
    expect(items(list)[0]).toMatchObject({
      reason: 'commented',
      times: 2,
      comment: 'm2',
      actor: { id: mara.person },
      space: { id: space, title: 'Guide' },
      changeRequest: { id: change, number: 1, status: 'draft' },
    })
    expect(String((items(list)[0] as { urls: { app: string } }).urls.app)).toMatch(
      /\/changes\/1\/discussion\?comment=m2$/,
    )
  })

  it('keeps replies in different threads apart, and starts a new notification after reading', async () => {
    await tell({ reason: 'replied', comment: 'm1' })
    await tell({ reason: 'replied', comment: 'm2' })
    expect(items(await read(ines)).map(({ comment }) => comment)).toHaveLength(2)
    expect((await ines('POST', '/user/notifications/read', { changeRequest: change })).body).toEqual({
      read: 2,
    })
    await tell({ reason: 'replied', comment: 'm1' })
    expect((await read(ines)).body).toMatchObject({ count: 3, unread: 1 })
    expect((await read(ines, '?status=unread')).body).toMatchObject({ count: 1, unread: 1 })
    expect((await read(ines, '?reason=commented')).body).toMatchObject({ count: 0, unread: 1 })
  })

  it('names the verdict of a review, and none when a review is dismissed', async () => {
    await ines('PATCH', `/spaces/${space}/change-requests/${change}`, { status: 'open' })
    await ines('POST', `/spaces/${space}/change-requests/${change}/content`, {
      changes: [{ operation: 'insert_page', title: 'Backups' }],
    })
    const reviews = `/spaces/${space}/change-requests/${change}/reviews`
    const first = async () => items(await read(ines, '?reason=reviewed'))[0]
    const review = await mara('POST', reviews, { status: 'changes-requested', comment: { markdown: 'Why?' } })
    expect(await first()).toMatchObject({ actor: { id: mara.person }, verdict: 'changes-requested' })
    await mara('POST', reviews, { status: 'approved' })
    expect(await first()).toMatchObject({ verdict: 'approved' })
    const latest = items(await mara('GET', reviews))[0]
    expect(idOf(review)).not.toBe(latest?.['id'])
    service.later(1)
    await mara('POST', `${reviews}/${String(latest?.['id'])}/dismiss`, {})
    expect(await first()).not.toHaveProperty('verdict')
  })

  it('marks as read only what the caller can see with their credential', async () => {
    const other = await service.organization('Elsewhere', mara)
    await service.member(other, ines, 'read')
    const far = await service.space(other, mara)
    const closed = await service.space(org, mara)
    await tell({ comment: 'm1' })
    await tell({ space: closed, changeRequest: '', comment: 'm2' })
    await tell({ organization: other, space: far, changeRequest: '', comment: 'm3' })
    await mara.done('PATCH', `/spaces/${closed}`, { defaultLevel: null })
    const signOn = (organization: string) =>
      service.ctx.store.write((db) =>
        db.updateTable('tokens').set({ sign_on: organization }).where('person', '=', ines.person).execute(),
      )
    await signOn(org)
    expect((await ines('POST', '/user/notifications/read', {})).body).toEqual({ read: 1 })
    await signOn('')
    expect((await read(ines)).body).toMatchObject({ count: 2, unread: 1 })
    expect((await ines('POST', '/user/notifications/read', {})).body).toEqual({ read: 1 })
    await mara.done('PATCH', `/spaces/${closed}`, { defaultLevel: 'read' })
    expect((await read(ines)).body).toMatchObject({ count: 3, unread: 1 })
  })

  it('pages by key, the latest first', async () => {
    for (const comment of ['m1', 'm2', 'm3']) {
      await tell({ reason: 'mentioned', comment })
      service.later(1)
    }
    const first = await read(ines, '?limit=2')
    const { next } = first.body as { next?: { page: string } }
    const second = await read(ines, `?limit=2&page=${encodeURIComponent(next?.page ?? '')}`)
    expect([...items(first), ...items(second)].map(({ comment }) => comment)).toEqual(['m3', 'm2', 'm1'])
  })

  it('forgets threads that are deleted, and keeps what else it tells', async () => {
    const remove = (comment: string) =>
      mara.done('DELETE', `/spaces/${space}/change-requests/${change}/comments/${comment}`)
    await tell({ reason: 'mentioned', comment: 'm1' })
    await tell({ reason: 'commented', comment: 'm1' })
    await tell({ reason: 'suggestion-answered', comment: 'm1' })
    const [mention] = items(await read(ines, '?reason=mentioned'))
    await remove('m1')
    expect((await read(ines)).body).toMatchObject({ count: 1, unread: 1 })
    const [answered] = items(await read(ines))
    expect(answered).toMatchObject({ reason: 'suggestion-answered', changeRequest: { id: change } })
    expect(answered).not.toHaveProperty('comment')
    const { urls } = answered as { urls: { app: string } }
    expect(urls.app).toMatch(/\/changes\/1$/)
    expect(
      (await ines('PATCH', `/user/notifications/${String(mention?.['id'])}`, { read: true })).status,
    ).toBe(404)
    expect((await ines('POST', '/user/notifications/read', {})).body).toEqual({ read: 1 })

    // Several threads in one notification, of which the last is deleted.
    await tell({ reason: 'resolved', comment: 'm2' })
    await tell({ reason: 'resolved', comment: 'm3' })
    await remove('m3')
    const [resolved] = items(await read(ines, '?status=unread'))
    expect(resolved).toMatchObject({ reason: 'resolved', times: 2 })
    expect(resolved).not.toHaveProperty('comment')
  })

  it('marks one as read and as unread again', async () => {
    await tell({})
    const [one] = items(await read(ines))
    const path = `/user/notifications/${String(one?.['id'])}`
    expect((await ines('PATCH', path, { read: true })).body).toHaveProperty('readAt')
    expect((await ines('PATCH', path, { read: true })).status).toBe(200)
    expect((await ines('PATCH', path, { read: false })).body).not.toHaveProperty('readAt')
    expect((await mara('PATCH', path, { read: true })).status).toBe(404)
  })

  it('delivers only personal notifications for a muted change request', async () => {
    const path = `/spaces/${space}/change-requests/1/mute`
    expect((await ines('GET', path)).body).toEqual({ muted: false })
    expect((await ines('PUT', path)).body).toEqual({ muted: true })
    expect((await ines('PUT', path)).body).toEqual({ muted: true })
    await tell({})
    await tell({ reason: 'mentioned', comment: 'm1' })
    expect(items(await read(ines)).map(({ reason }) => reason)).toEqual(['mentioned'])
    expect((await ines('DELETE', path)).status).toBe(204)
    await tell({})
    expect((await read(ines)).body).toMatchObject({ count: 2 })
  })

  it('hides notifications of spaces that the person can no longer see', async () => {
    await tell({})
    expect((await read(ines)).body).toMatchObject({ count: 1 })
    await mara('PATCH', `/spaces/${space}`, { defaultLevel: null })
    expect((await read(ines)).body).toMatchObject({ count: 0, unread: 0 })
    const stranger = await service.person('stranger')
    await tell({ people: [stranger.person] })
    expect((await read(stranger)).body).toMatchObject({ count: 0 })
    expect((await stranger('GET', `/user/notifications?organization=${org}`)).body).toMatchObject({
      count: 0,
    })
  })

  it('lists the followers of a change request', async () => {
    const carl = await service.person('carl')
    await service.member(org, carl, 'comment')
    const path = `/spaces/${space}/change-requests/1/comments`
    const thread = idOf(await carl('POST', path, { body: { markdown: 'Why?' } }))
    await mara('POST', `${path}/${thread}/replies`, { body: { markdown: 'Because.' } })
    const row = await service.ctx.store.read
      .selectFrom('change_requests')
      .selectAll()
      .where('id', '=', change)
      .executeTakeFirstOrThrow()
    const followers = await followersOf(service.ctx.store.read, row)
    expect([...followers].toSorted()).toEqual([carl.person, ines.person, mara.person].toSorted())
  })

  it('serves the digest as a feed at a URL that can be replaced', async () => {
    const sites = buildSitesApp(service.ctx)
    const get = async (url: string) => sites.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') })
    await tell({ reason: 'review-requested' })
    const { url } = (await ines('GET', '/user/notification-feed')).body as { url: string }
    const feed = await get(url)
    expect(feed.statusCode).toBe(200)
    expect(feed.headers['content-type']).toContain('application/atom+xml')
    expect(feed.body).toContain('mara requested your review of #1 Backup &amp;amp; &amp;lt;restore&amp;gt;')
    expect(feed.body).not.toContain('<restore>')
    expect((await get(`/feeds/${mara.person}${url.slice(url.indexOf('?'))}`)).statusCode).toBe(404)
    expect((await get(`/feeds/%00${url.slice(url.indexOf('?'))}`)).statusCode).toBe(404)
    const renewed = (await ines('POST', '/user/notification-feed')).body as { url: string }
    expect((await get(url)).statusCode).toBe(404)
    expect((await get(renewed.url)).statusCode).toBe(200)
    await sites.close()
  })
})
