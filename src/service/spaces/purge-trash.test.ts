/** The end of the trash: the clock is moved, and a sweep looks. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { fsck } from '../installation/fsck.ts'
import { registerJobs, sweepSoon } from '../register-jobs.ts'

const day = 24 * 3600

describe.each(engines)('the trash on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    registerJobs(service.ctx)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const makeSpace = async (title: string): Promise<string> => {
    const { body } = await mara('POST', `/orgs/${org}/spaces`, { title })
    const id = String(body['id'])
    await putContent(service.ctx, id, mara.person, {
      pages: [{ id: 'p1', title: 'Start', document: paragraphs('Marmalade.') }],
      files: [
        { id: 'f1', name: 'a.txt', contentType: 'text/plain', bytes: new TextEncoder().encode('file') },
      ],
    })
    const request = await mara('POST', `/spaces/${id}/change-requests`, { subject: 'S' })
    const edited = await mara('POST', `/spaces/${id}/change-requests/${String(request.body['id'])}/content`, {
      changes: [{ operation: 'update_page', page: 'p1', document: { markdown: 'Else.' } }],
    })
    expect(edited.status).toBe(200)
    const comment = await mara('POST', `/spaces/${id}/comments`, { page: 'p1', body: { markdown: 'Hm' } })
    const at = `/spaces/${id}/comments/${String(comment.body['id'])}`
    expect((await mara('POST', `${at}/replies`, { body: { markdown: 'Yes' } })).status).toBe(200)
    expect((await mara('PUT', at, { addedReactions: ['👍'] })).status).toBe(200)
    expect((await mara('GET', `/spaces/${id}/links`)).status).toBe(200)
    expect((await mara('GET', `/spaces/${id}/search?query=marmalade`)).body['count']).toBe(1)
    return id
  }
  const sweep = async () => {
    await sweepSoon(service.ctx)
    service.ctx.jobs.start()
    for (;;) {
      const left = await service.ctx.store.read
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'sweep')
        .where('state', 'in', ['pending', 'running'])
        .execute()
      if (left.length === 0) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await service.ctx.jobs.stop()
  }
  /** Tables that name the space in some column, with how many rows do. */
  const rowsNaming = async (space: string): Promise<Record<string, number>> => {
    const db = service.ctx.store.read
    const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('search_words'))
    const found: Record<string, number> = {}
    for (const { name, columns } of tables) {
      const column = columns.find((one) => one.name === 'space' || one.name === 'thing')?.name
      if (column === undefined) continue
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from ${sql.table(name)} where ${sql.ref(column)} = ${space}`.execute(db)
      const total = Number(rows[0]?.total ?? 0)
      if (total > 0) found[name] = total
    }
    return found
  }

  it('keeps a deleted space for seven days, then purges all but its record', async () => {
    const [guide, kept, copied] = [
      await makeSpace('Guide'),
      await makeSpace('Kept'),
      await makeSpace('Copied'),
    ]
    const copy = String((await mara('POST', `/spaces/${copied}/duplicate`)).body['id'])
    expect(Object.keys(await rowsNaming(guide)).length).toBeGreaterThan(12)
    await mara('DELETE', `/spaces/${guide}`)
    service.later(day)
    await mara('DELETE', `/spaces/${copied}`)
    const before = await rowsNaming(guide)
    service.later(6 * day - 60)
    await sweep()
    expect(await rowsNaming(guide)).toEqual(before)
    service.later(120)
    await sweep()
    expect(Object.keys(await rowsNaming(guide))).toEqual(['events'])
    expect((await mara('GET', `/spaces/${guide}`)).status).toBe(404)
    expect((await mara('POST', `/spaces/${guide}/restore`)).status).toBe(404)
    const events = await service.ctx.store.read
      .selectFrom('events')
      .select(['kind', 'organization'])
      .where('subject', '=', guide)
      .where('kind', '=', 'space.purged')
      .execute()
    expect(events).toEqual([{ kind: 'space.purged', organization: org }])
    // A day later goes the other; what was copied from it stays whole.
    expect((await mara('GET', `/spaces/${copied}`)).status).toBe(200)
    service.later(day)
    await sweep()
    expect(Object.keys(await rowsNaming(copied))).toEqual(['events'])
    const page = await mara('GET', `/spaces/${copy}/content/page/p1?format=markdown`)
    expect(page.body['markdown']).toContain('Marmalade.')
    expect((await mara('GET', `/spaces/${kept}/search?query=marmalade`)).body['count']).toBe(1)
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })
})
