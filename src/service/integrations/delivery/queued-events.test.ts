/** Which events are taken together. Nothing is delivered here. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { queueEvents } from './queue-event.ts'
import { giveBack, renewLease, retryEvent, takeDueEvents } from './queued-events.queries.ts'

describe.each(engines)('queued events (%s)', (engine) => {
  let service: TestService
  beforeEach(async () => {
    service = await startTestService(engine)
  })
  afterEach(() => service.close())

  const queue = (installation: string, count: number, dueAt?: string) =>
    service.ctx.store.write((db) =>
      queueEvents(
        service.ctx,
        db,
        Array.from({ length: count }, () => ({
          ...{ integration: 'none', installation, organization: 'o' },
          ...{ type: 'site_view' as const, payload: {} },
          ...(dueAt !== undefined && { dueAt }),
        })),
      ),
    )
  const take = async () => {
    const runs = await takeDueEvents(service.ctx, 4)
    return { runs, ids: runs.map((run) => run.map(({ id }) => id)) }
  }

  it('are taken in runs, those of a queue in order, and at most twenty at once', async () => {
    const first = await queue('a', 3)
    const other = await queue('b', 25)
    await queue('a', 1, '2999-01-01T00:00:00.000Z')
    expect((await take()).ids).toEqual([first, other.slice(0, 20)])
    // What is behind those that are taken waits, whether it is due or not.
    expect((await take()).ids).toEqual([])
  })

  it('go alone after an attempt, so that one counts against no other', async () => {
    const first = await queue('a', 3)
    const other = await queue('b', 25)
    const { runs } = await take()
    // As after a process that died: the first one keeps its attempt.
    for (const run of runs) await giveBack(service.ctx, run)
    await service.ctx.store.write((db) =>
      db
        .updateTable('integration_events')
        .set({ attempts: 1 })
        .where('id', '=', first[0] ?? '')
        .execute(),
    )
    expect((await take()).ids).toEqual([first.slice(0, 1), other.slice(0, 20)])
  })

  it('keep the due time of their next attempt when a lease is renewed late', async () => {
    const [id = ''] = await queue('a', 1)
    await queue('a', 1)
    const [run] = (await take()).runs
    if (run === undefined) throw new Error('Nothing was taken.')
    const [event, behind] = run
    const until = await renewLease(service.ctx, run, event.due_at)
    expect(until).toBeDefined()
    const result = {
      version: 1,
      milliseconds: 1,
      response: null,
      error: null,
      logs: '[]',
      development: 0 as const,
    }
    await retryEvent(service.ctx, event, 60_000, result)
    // The one behind it is still held.
    expect(await renewLease(service.ctx, run, until ?? '')).toBeDefined()
    const dueOf = async (name: string) =>
      (
        await service.ctx.store.read
          .selectFrom('integration_events')
          .select('due_at')
          .where('id', '=', name)
          .executeTakeFirstOrThrow()
      ).due_at
    expect(Date.parse(await dueOf(id)) - Date.now()).toBeGreaterThan(30_000)
    expect(Date.parse(await dueOf(behind?.id ?? '')) - Date.now()).toBeLessThan(30_000)
    expect(await renewLease(service.ctx, [event], until ?? '')).toBeUndefined()
  })
})
