/** Jobs of several processes that do not poll: timers stand still here, so only messages can wake a queue. */
import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { minter } from '../identifiers.ts'
import type { Topic, WakeUps } from '../storage/wake-ups.ts'
import { JobQueue } from './job-queue.ts'

describe.each(engines)('jobs of other processes on %s', (engine) => {
  let test: TestStore
  let clock: number
  let queues: JobQueue[]
  let sent: Topic[]
  let wake: (() => void)[]
  beforeEach(async () => {
    clock = Date.parse('2026-01-01T00:00:00.000Z')
    test = await openTestStore(engine)
    queues = []
    sent = []
    wake = []
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await Promise.all(queues.map((queue) => queue.stop()))
    await test.close()
  })

  const wakeUps: WakeUps = {
    arriving: true,
    tell: () => Promise.resolve(),
    tellSoon: (topic) => void sent.push(topic),
    on: (_topic, listener) => {
      wake.push(listener)
      return () => undefined
    },
  }
  const queue = () => {
    const now = () => new Date(clock).toISOString()
    const made = new JobQueue({ ...test.store, wakeUps }, minter(randomBytes), now, pino({ level: 'silent' }))
    queues.push(made)
    return made
  }
  const add = (to: JobQueue, more: { dueAt?: string } = {}) =>
    test.store.write((db) =>
      to.add(db, { kind: 'count', organization: 'o', person: 'u', input: {}, ...more }),
    )
  const state = async (id: string) =>
    (await test.store.read.selectFrom('jobs').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state
  /**
   * The delays of `setTimeout` from now on, until the real timers are back. Not a spy: Vitest restores what it replaced
   * once more after this file, and would leave the fake timer to the files that follow.
   */
  const watchDelays = () => {
    const delays: unknown[] = []
    const fake = globalThis.setTimeout
    globalThis.setTimeout = ((...given: Parameters<typeof fake>) => {
      delays.push(given[1])
      return fake(...given)
    }) as typeof fake
    return delays
  }

  it('are announced by a process that runs none, and taken by one that hears of them', async () => {
    const [web, worker] = [queue(), queue()]
    worker.handle('count', () => Promise.resolve('done'))
    worker.start()
    const id = await add(web)
    expect(sent).toEqual(['jobs'])
    wake.forEach((each) => each())
    await expect.poll(() => state(id)).toBe('done')
    // This process runs its own at once, and wakes nobody.
    const own = await add(worker)
    await expect.poll(() => state(own)).toBe('done')
    expect(sent).toEqual(['jobs'])
  })

  it('stop when they are canceled elsewhere', async () => {
    const [web, worker] = [queue(), queue()]
    let aborted = false
    worker.handle(
      'count',
      (_input: object, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            aborted = true
            reject(new Error('aborted'))
          }),
        ),
    )
    worker.start()
    const id = await add(worker)
    await expect.poll(() => state(id)).toBe('running')
    await test.store.write((db) => web.cancel(db, id))
    expect([sent, aborted]).toEqual([['jobs'], false])
    wake.forEach((each) => each())
    await expect.poll(() => aborted).toBe(true)
    expect(await state(id)).toBe('cancelled')
  })

  it('run when they are due, although nobody looks', async () => {
    const worker = queue()
    worker.handle('count', () => Promise.resolve('done'))
    const soon = new Date(clock + 20_000).toISOString()
    const id = await add(worker, { dueAt: soon })
    const delays = watchDelays()
    worker.start()
    await expect.poll(() => delays).toContain(20_000)
    clock += 20_000
    await vi.advanceTimersByTimeAsync(20_000)
    await expect.poll(() => state(id)).toBe('done')
  })
})
