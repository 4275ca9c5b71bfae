import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { deliver, eventsOf, install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { dropExpiredEvents } from '../delivery/retention.ts'

const answering = scriptOf(`console.log(event.type)
  return new Response('no', { status: event.task?.fail ? 500 : 200 })`)

interface Listed {
  readonly id: string
  readonly status: string
  readonly installationId?: string
  readonly payload: { readonly type: string }
}

describe.each(engines)('the events of an integration (%s)', (engine) => {
  let service: TestService
  let mara: Client
  let theo: Client
  let ines: Client
  let owner: string
  let other: string
  let ours: string
  let theirs: string
  beforeAll(async () => {
    service = await startTestService(engine)
    ;[mara, theo, ines] = await Promise.all([
      service.person('mara'),
      service.person('theo'),
      service.person('ines'),
    ])
    owner = await service.organization('Halden', mara)
    other = await service.organization('Tern', theo)
    await service.member(other, ines, 'edit')
    deliver(service)
    await publish(mara, owner, { name: 'log', script: answering, more: { visibility: 'public' } })
    ours = await install(mara, owner, 'log')
    theirs = await install(theo, other, 'log')
    await mara.done('POST', '/integrations/log/tasks', { task: { fail: true } })
    await eventsOf(service, 'log', 3)
  })
  afterAll(() => service.close())

  const listed = async (by: Client, query = '') =>
    (await by.done('GET', `/integrations/log/events${query}`)) as unknown as {
      readonly items: readonly Listed[]
      readonly count: number
      readonly next?: { readonly page: string }
    }

  it('are all seen by administrators of the owner, and of an installation by its own', async () => {
    expect((await listed(mara)).count).toBe(3)
    expect((await listed(theo)).items).toMatchObject([{ installationId: theirs, status: 'success' }])
    const path = (id: string) => `/integrations/log/installations/${id}/events`
    expect(await mara.done('GET', path(ours))).toMatchObject({ count: 1 })
    expect(await theo.done('GET', path(theirs))).toMatchObject({ count: 1 })
    expect((await theo('GET', path(ours))).status).toBe(404)
    expect((await ines('GET', path(theirs))).status).toBe(403)
    expect((await ines('GET', '/integrations/log/events')).status).toBe(403)
  })

  it('cannot be read or replayed by other organizations', async () => {
    const [foreign] = (await listed(mara, `?installation=${ours}`)).items
    const path = `/integrations/log/events/${foreign?.id}`
    expect((await mara('GET', path)).status).toBe(200)
    expect((await theo('GET', path)).status).toBe(404)
    expect((await theo('POST', `${path}/replay`)).status).toBe(404)
    expect((await ines('GET', path)).status).toBe(403)
  })

  it('are listed newest first, by page and by filter', async () => {
    const first = await listed(mara, '?limit=2')
    const second = await listed(mara, `?limit=2&page=${first.next?.page}`)
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(ids).toEqual((await listed(mara)).items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(3)
    expect((await listed(mara, '?status=failed')).items).toMatchObject([{ payload: { type: 'task' } }])
    expect((await listed(mara, '?type=installation_setup')).count).toBe(2)
  })

  it('hold the trace of what was logged', async () => {
    const [task] = (await listed(mara, '?type=task')).items
    expect(await mara.done('GET', `/integrations/log/events/${task?.id}`)).toMatchObject({
      event: { id: task?.id, response: 500, integrationId: 'log' },
      trace: { logs: [{ level: 'info', message: 'task' }] },
    })
  })

  it('can be replayed, under a new id with the recorded payload', async () => {
    const [setup] = (await listed(theo)).items
    const replayed = await theo.done('POST', `/integrations/log/events/${setup?.id}/replay`)
    expect(replayed).toMatchObject({
      ...{ replayOf: setup?.id, status: 'success', installationId: theirs },
      payload: { type: 'installation_setup', eventId: replayed['id'], installationId: theirs },
    })
    expect(replayed['id']).not.toBe(setup?.id)
  })

  it('queue at most a thousand tasks', async () => {
    const { ctx } = service
    const tasks = Array.from({ length: 995 }, (_, at) => ({
      ...{ integration: 'log', installation: '', organization: owner, type: 'task' as const },
      ...{ payload: { task: { at } }, dueAt: '2100-01-01T00:00:00.000Z' },
    }))
    const { queueEvents } = await import('../delivery/queue-event.ts')
    const later = () => mara('POST', '/integrations/log/tasks', { task: {}, schedule: 60 })
    await ctx.store.write((db) => queueEvents(ctx, db, tasks))
    const answers = await Promise.all(Array.from({ length: 20 }, later))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 204),
      ...Array.from({ length: 15 }, () => 429),
    ])
    await ctx.store.write((db) =>
      db.deleteFrom('integration_events').where('state', '=', 'waiting').execute(),
    )
    expect((await later()).status).toBe(204)
    expect((await theo('POST', '/integrations/log/tasks', { task: {} })).status).toBe(403)
  })

  it('are kept for a week, and the newest only', async () => {
    const count = async () => (await listed(mara)).count
    const before = await count()
    await dropExpiredEvents(service.ctx)
    expect(await count()).toBe(before)
    await dropExpiredEvents(service.ctx, 2)
    expect(await count()).toBe(2)
    service.later(8 * 24 * 3600)
    await dropExpiredEvents(service.ctx)
    expect(await count()).toBe(0)
  })
})
