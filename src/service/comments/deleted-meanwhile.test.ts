/** Comments, replies and pages that are deleted while others write about them. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import type { Db } from '../storage/store.ts'

describe.each(engines)('what is deleted meanwhile on %s', (engine) => {
  let service: TestService
  let mara: Client
  let ivo: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    ivo = await service.person('ivo')
    const org = await service.organization('Halden', mara)
    await service.member(org, ivo, 'comment')
    space = await service.space(org, mara, { editMode: 'live' })
    await putContent(service.ctx, space, mara.person, {
      pages: ['home', 'lamp', 'horn'].map((id) => ({ id, title: id, document: paragraphs(id) })),
    })
  })
  afterEach(() => service.close())

  const comments = () => `/spaces/${space}/comments`
  const say = async (more: object = {}) =>
    String((await mara.done('POST', comments(), { body: { markdown: 'Really?' }, ...more }))['id'])
  const mention = () => ({ markdown: `Ask [@ivo](/users/${ivo.person} "mention").` })
  /** Calls `other` after `remove` was carried out and before its transaction has ended. */
  const during = async <Result>(remove: (db: Db) => Promise<unknown>, other: () => Promise<Result>) => {
    const removed = Promise.withResolvers<undefined>()
    const removing = service.ctx.store.write(async (db) => {
      await remove(db)
      removed.resolve(undefined)
      if (engine === 'postgres') await sql`select pg_sleep(0.5)`.execute(db)
    })
    await removed.promise
    const [answer] = await Promise.all([other(), removing])
    return answer
  }
  const left = async () => {
    const { read } = service.ctx.store
    const tables = ['comments', 'replies', 'reactions', 'mentions', 'notifications'] as const
    const found = await Promise.all(tables.map((table) => read.selectFrom(table).selectAll().execute()))
    return tables.filter((_, at) => (found[at] ?? []).length > 0)
  }

  it.each([
    ['an edit with a mention', () => ({ body: mention() })],
    ['a reaction', () => ({ addedReactions: ['👍'] })],
    ['an assignment', () => ({ assignee: ivo.person })],
    ['a resolution', () => ({ resolved: true })],
  ])('a comment: %s finds nothing, and nothing stays', async (_name, body) => {
    const id = await say()
    const edited = await during(
      (db) => db.deleteFrom('comments').where('id', '=', id).execute(),
      () => mara('PUT', `${comments()}/${id}`, body()),
    )
    expect([edited.status, await left()]).toEqual([404, []])
    expect((await mara.done('GET', `/spaces/${space}`))['comments']).toBe(1)
  })

  it('a comment: a reply finds nothing, and nothing stays', async () => {
    const id = await say()
    const posted = await during(
      (db) => db.deleteFrom('comments').where('id', '=', id).execute(),
      () => mara('POST', `${comments()}/${id}/replies`, { body: mention() }),
    )
    expect([posted.status, await left()]).toEqual([404, []])
  })

  it.each([
    ['an edit with a mention', () => ({ body: mention() })],
    ['a reaction', () => ({ addedReactions: ['👍'] })],
  ])('a reply: %s finds nothing, and nothing stays', async (_name, body) => {
    const id = await say()
    const replies = `${comments()}/${id}/replies`
    const reply = String((await mara.done('POST', replies, { body: { markdown: 'Yes.' } }))['id'])
    const edited = await during(
      (db) => db.deleteFrom('replies').where('id', '=', reply).execute(),
      () => mara('PUT', `${replies}/${reply}`, body()),
    )
    expect([edited.status, await left()]).toEqual([404, ['comments']])
  })

  it('a comment and a reply: a deletion takes what is being added to them', async () => {
    const id = await say()
    const replies = `${comments()}/${id}/replies`
    const reply = String((await mara.done('POST', replies, { body: { markdown: 'Yes.' } }))['id'])
    const react = (target: string, table: 'comments' | 'replies') => async (db: Db) => {
      await db.selectFrom(table).select('id').where('id', '=', target).forNoKeyUpdate().execute()
      const row = { space, target, emoji: '👍', person: ivo.person, reacted_at: service.ctx.now() }
      await db.insertInto('reactions').values(row).execute()
    }
    expect((await during(react(reply, 'replies'), () => mara('DELETE', `${replies}/${reply}`))).status).toBe(
      204,
    )
    expect(await left()).toEqual(['comments'])
    expect((await during(react(id, 'comments'), () => mara('DELETE', `${comments()}/${id}`))).status).toBe(
      204,
    )
    expect(await left()).toEqual([])
    const thread = await say()
    const answer = await mara.done('POST', `${comments()}/${thread}/replies`, { body: { markdown: 'No.' } })
    const late = react(String(answer['id']), 'replies')
    expect((await during(late, () => mara('DELETE', `${comments()}/${thread}`))).status).toBe(204)
    expect(await left()).toEqual([])
  })

  it('a page: its threads keep the title that it had last', async () => {
    const write = (...changes: object[]) => mara.done('POST', `/spaces/${space}/content`, { changes })
    const [lamp, horn] = [await say({ page: 'lamp', node: 'b1' }), await say({ page: 'horn' })]
    await write({ operation: 'update_page', page: 'lamp', title: 'The lamp' })
    await write({ operation: 'delete_page', page: 'lamp' })
    await write({ operation: 'update_page', page: 'horn', title: 'Fog horn' })
    await write({ operation: 'delete_page', page: 'horn' })
    const anchors = async () => {
      const { items } = await ivo.done('GET', `${comments()}?status=all&order=asc`)
      return (items as { id: string; anchor: { state: string; page: object } }[]).map(({ id, anchor }) => [
        id,
        anchor.state,
        anchor.page,
      ])
    }
    expect(await anchors()).toEqual([
      [lamp, 'orphaned', { id: 'lamp', title: 'The lamp' }],
      [horn, 'orphaned', { id: 'horn', title: 'Fog horn' }],
    ])
    const { items } = await mara.done('GET', `/spaces/${space}/revisions`)
    const revisions = items as { id: string }[]
    await write({ operation: 'revert_page', page: 'lamp', revision: revisions.at(-2)?.id })
    expect((await anchors())[0]).toEqual([lamp, 'anchored', { id: 'lamp', title: 'lamp' }])
  })
})
