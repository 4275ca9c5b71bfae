/** The last thirty days of a space, on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SpaceHealth } from '../../contract/pages/space-health.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

const day = 24 * 60 * 60 * 1000

describe.each(engines)('the health of a space on %s', (engine) => {
  let service: TestService
  let mara: Client
  let rune: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    rune = await service.person('rune')
    const org = await service.organization('Halden', mara)
    await service.member(org, rune, 'admin')
    space = await service.space(org, mara, { editMode: 'live' })
  })
  afterEach(() => service.close())

  const health = async (): Promise<SpaceHealth> =>
    (await mara('GET', `/spaces/${space}/health`)).body as unknown as SpaceHealth
  const write = async (who: Client, ...changes: readonly object[]): Promise<string> => {
    const { body } = await who('POST', `/spaces/${space}/content?compat=false`, { changes })
    return (body['changes'] as { readonly page: { readonly id: string } }[])[0]?.page.id ?? ''
  }
  const insert = (title: string) => ({ operation: 'insert_page', title, document: { markdown: 'Text.' } })
  /** As if everything until now had happened so many days earlier. */
  const pass = async (days: number): Promise<void> => {
    const earlier = (time: string): string => new Date(Date.parse(time) - days * day).toISOString()
    await service.ctx.store.write(async (db) => {
      for (const { id, created_at } of await db.selectFrom('revisions').selectAll().execute())
        await db
          .updateTable('revisions')
          .set({ created_at: earlier(created_at) })
          .where('space', '=', space)
          .where('id', '=', id)
          .execute()
      for (const { id, created_at, updated_at, merged_at } of await db
        .selectFrom('change_requests')
        .selectAll()
        .execute())
        await db
          .updateTable('change_requests')
          .set({
            created_at: earlier(created_at),
            updated_at: earlier(updated_at),
            merged_at: merged_at && earlier(merged_at),
          })
          .where('space', '=', space)
          .where('id', '=', id)
          .execute()
    })
  }

  it('returns thirty days, even if nothing happened', async () => {
    await pass(40)
    const { days, ...rest } = await health()
    expect(days).toHaveLength(30)
    expect(days.at(-1)?.day).toBe(service.ctx.now().slice(0, 10))
    expect(
      days.every(({ revisions, pages, opened, merged }) => revisions + pages + opened + merged === 0),
    ).toBe(true)
    expect(rest).toMatchObject({ revision: { number: 1 }, pages: 0, people: 0, waiting: 0 })
  })

  it('counts per day, distinct pages and people, and stale change requests', async () => {
    const old = await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Forgotten' })
    await mara('PATCH', `/spaces/${space}/change-requests/${String(old.body['id'])}`, { status: 'open' })
    await pass(35)
    const one = await write(mara, insert('One'))
    await write(mara, { operation: 'update_page', page: one, title: 'Eins' })
    await pass(3)
    await write(rune, insert('Two'), { operation: 'update_page', page: one, title: 'Uno' })
    const { body: draft } = await mara('POST', `/spaces/${space}/change-requests`, { subject: 'More' })
    const at = `/spaces/${space}/change-requests/${String(draft['id'])}`
    await mara('POST', `${at}/content`, { changes: [insert('Three')] })
    expect((await rune('POST', `${at}/merge`)).body['result']).toBe('merge')
    expect((await mara('GET', `/spaces/${space}/content`)).body).toMatchObject({
      ...{ type: 'merge', mergedFrom: { id: draft['id'], status: 'merged' } },
    })
    const { days, ...rest } = await health()
    expect(rest).toMatchObject({ revision: { number: 5 }, pages: 3, people: 2, waiting: 1 })
    expect(days.at(-4)).toMatchObject({ revisions: 2, pages: 1, opened: 0, merged: 0 })
    expect(days.at(-1)).toMatchObject({ revisions: 2, pages: 3, opened: 1, merged: 1 })
    expect(days.reduce((sum, { revisions }) => sum + revisions, 0)).toBe(4)
  })

  it('requires access to the space', async () => {
    const stranger = await service.person('stranger')
    expect((await stranger('GET', `/spaces/${space}/health`)).status).toBe(404)
  })
})
