import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobProcessSettings } from '../../testing/processes/job-process.ts'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { minter } from '../identifiers.ts'
import type { JobContext } from './job-queue.ts'
import { JobFailure, JobQueue, maxAttempts } from './job-queue.ts'

const log = pino({ level: 'silent' })

describe.each(engines)('jobs on %s', (engine) => {
  let test: TestStore
  let clock: number
  const queues: JobQueue[] = []
  const now = () => new Date(clock).toISOString()
  const queue = (time = now, store = test.store, logger = log) => {
    const made = new JobQueue(store, minter(randomBytes), time, logger)
    queues.push(made)
    return made
  }
  beforeEach(async () => {
    clock = Date.parse('2026-01-01T00:00:00.000Z')
    test = await openTestStore(engine)
  })
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((each) => each.stop()))
    await test.close()
  })

  const add = (to: JobQueue, input: unknown) =>
    test.store.write((db) => to.add(db, { kind: 'count', organization: 'o', person: 'u', input }))
  const row = (id: string) =>
    test.store.read.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const until = async (id: string, state: string) => {
    await expect.poll(async () => (await row(id)).state, { timeout: 5000 }).toBe(state)
    return row(id)
  }

  it('runs each job once, whatever the number of processes', async () => {
    const done: number[] = []
    const both = [queue(), queue()]
    for (const each of both) {
      each.handle('count', async (input: number) => {
        done.push(input)
        await new Promise((resolve) => setTimeout(resolve, 5))
        return input * 2
      })
      each.start()
    }
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, place) => add(both[place % 2] as JobQueue, place)),
    )
    const rows = await Promise.all(ids.map((id) => until(id, 'done')))
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, place) => place))
    expect(rows.map(({ result }) => result)).toEqual(rows.map((_, place) => String(place * 2)))
  })

  it('leaves no job running if it stops while taking one', async () => {
    const jobs = queue()
    let running = 0
    jobs.handle('count', async (_input: number, { signal }) => {
      running += 1
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve())
        if (signal.aborted) resolve()
      })
      running -= 1
      signal.throwIfAborted()
    })
    const id = await add(jobs, 1)
    jobs.start()
    await jobs.stop()
    expect(running).toBe(0)
    expect((await row(id)).state).toBe('pending')
  })

  it('fail at once with a reason the user can fix', async () => {
    const jobs = queue()
    jobs.handle('count', () => Promise.reject(new JobFailure('The archive is damaged.')))
    const id = await add(jobs, 1)
    jobs.start()
    expect((await until(id, 'failed')).error).toBe('The archive is damaged.')
  })

  it('are retried after an internal error, which is not revealed', async () => {
    const jobs = queue()
    let tries = 0
    jobs.handle('count', () => {
      tries += 1
      return tries < 2 ? Promise.reject(new Error('secret detail')) : Promise.resolve('well')
    })
    const id = await add(jobs, 1)
    jobs.start()
    await expect.poll(async () => (await row(id)).error).not.toBeNull()
    const waiting = await row(id)
    expect(waiting.error).not.toContain('secret')
    expect(waiting.due_at > now()).toBe(true)
    clock += 60_000
    expect((await until(id, 'done')).result).toBe('"well"')
  })

  it('are taken over when the lease of a crashed process expires', async () => {
    const jobs = queue()
    const id = await add(jobs, 7)
    await test.store.write((db) =>
      db
        .updateTable('jobs')
        .set({ state: 'running', lease_until: new Date(clock + 60_000).toISOString() })
        .where('id', '=', id)
        .execute(),
    )
    jobs.handle('count', (input: number) => Promise.resolve(input))
    jobs.start()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await row(id)).state).toBe('running')
    clock += 61_000
    expect((await until(id, 'done')).result).toBe('7')
  })

  it('stop when canceled, and stay canceled', async () => {
    const jobs = queue()
    let stopped = false
    jobs.handle(
      'count',
      (_input: number, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            stopped = true
            reject(new Error('aborted'))
          })
        }),
    )
    const id = await add(jobs, 1)
    jobs.start()
    await until(id, 'running')
    await test.store.write((db) => jobs.cancel(db, id))
    await expect.poll(() => stopped).toBe(true)
    expect((await row(id)).state).toBe('cancelled')
  })

  it('fail after crashing their process in every attempt', async () => {
    const jobs = queue()
    const id = await test.store.write((db) =>
      jobs.add(db, { kind: 'poison', organization: 'o', person: 'u', input: {} }),
    )
    const run = (round: number) => {
      const settings: JobProcessSettings = {
        ...test.settings,
        databaseUrl: test.settings.databaseUrl,
        secondsAhead: round * 61,
      }
      return spawnSync(process.execPath, ['src/testing/processes/job-process.ts', JSON.stringify(settings)], {
        timeout: 30_000,
      })
    }
    for (let round = 1; round <= maxAttempts; round += 1) {
      expect(run(round).signal).toBe('SIGKILL')
      expect(await row(id)).toMatchObject({ state: 'running', attempts: round })
    }
    const last = run(maxAttempts + 1)
    expect([last.signal, last.status]).toEqual([null, 0])
    const ended = await row(id)
    expect(ended).toMatchObject({ state: 'failed', attempts: maxAttempts, lease_until: null })
    expect(ended.error).toBe('The service stopped during each of 5 attempts, so this was abandoned.')
  }, 60_000)

  it('ignores the result of a stalled process after another has taken its job', async () => {
    // The clock of the first is stopped, as for a process that stalls.
    const stalled = new Date(clock).toISOString()
    const [first, second] = [queue(() => stalled), queue()]
    const contexts: JobContext[] = []
    const resume: (() => void)[] = []
    for (const each of [first, second])
      each.handle('count', async (_input: number, context) => {
        contexts.push(context)
        await new Promise<void>((resolve) => resume.push(resolve))
        return contexts.indexOf(context)
      })
    const id = await add(first, 1)
    first.start()
    await expect.poll(() => contexts.length).toBe(1)
    clock += 61_000
    second.start()
    await expect.poll(() => contexts.length).toBe(2)
    const [old, taken] = contexts as [JobContext, JobContext]
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 2 })

    // The first one resumes: it commits nothing, removes nothing, reports no progress, and is stopped.
    const before = await row(id)
    await expect(test.store.write((db) => old.wanted(db))).rejects.toThrow('another process')
    expect(await test.store.write((db) => old.isLast(db))).toBe(false)
    old.progress(7, 9)
    resume[0]?.()
    await first.stop()
    expect(old.signal.aborted).toBe(true)
    expect(await row(id)).toEqual(before)

    // The second one is not affected.
    await test.store.write((db) => taken.wanted(db))
    expect(await test.store.write((db) => taken.isLast(db))).toBe(true)
    resume[1]?.()
    expect(await until(id, 'done')).toMatchObject({ result: '1', progress: 0, attempts: 2 })
  })

  it('stop when their lease was taken over', async () => {
    const jobs = queue()
    let context: JobContext | undefined
    jobs.handle('count', (_input: number, given) => {
      context = given
      return new Promise((_resolve, reject) =>
        given.signal.addEventListener('abort', () => reject(new Error())),
      )
    })
    const id = await add(jobs, 1)
    jobs.start()
    await expect.poll(() => context).toBeDefined()
    await test.store.write((db) =>
      db.updateTable('jobs').set({ lease: 'another' }).where('id', '=', id).execute(),
    )
    context?.progress(1, 2)
    await expect.poll(() => context?.signal.aborted).toBe(true)
    await jobs.stop()
    expect(await row(id)).toMatchObject({ state: 'running', lease: 'another', progress: 0 })
  })

  it('does not start a job twice in a process whose lease expired', async () => {
    const jobs = queue()
    let started = 0
    jobs.handle('count', async (_input: number, { signal }) => {
      started += 1
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    })
    const id = await add(jobs, 1)
    jobs.start()
    await expect.poll(() => started).toBe(1)
    clock += 61_000
    // Another job wakes the queue.
    const other = await add(jobs, 2)
    await expect.poll(() => started).toBe(2)
    expect((await row(other)).state).toBe('running')
    expect(await row(id)).toMatchObject({ attempts: 1 })
  })

  it('can be restarted after failing, with all attempts', async () => {
    const jobs = queue()
    let broken = true
    jobs.handle('count', () => (broken ? Promise.reject(new JobFailure('No.')) : Promise.resolve('well')))
    const id = await add(jobs, 1)
    jobs.start()
    await until(id, 'failed')
    broken = false
    expect(await test.store.write((db) => jobs.retry(db, { id, result: null }))).toMatchObject({
      state: 'pending',
      attempts: 0,
      error: null,
    })
    expect((await until(id, 'done')).result).toBe('"well"')
    expect(await test.store.write((db) => jobs.retry(db, { id, result: null }))).toBeUndefined()
  })

  it('neither exit nor flood the log while the store is unavailable', async () => {
    const error = vi.fn()
    const info = vi.fn()
    const spying = Object.assign(Object.create(log) as typeof log, { error, info })
    let away = false
    let loseStore = () => {}
    const store = {
      ...test.store,
      engine: test.store.engine,
      read: test.store.read,
      write: <T>(work: Parameters<typeof test.store.write<T>>[0]) =>
        away ? Promise.reject(new Error('The connection was lost.')) : test.store.write(work),
    } as typeof test.store
    const jobs = queue(now, store, spying)
    let context: JobContext | undefined
    const lost = new Promise<void>((resolve) => (loseStore = resolve))
    jobs.handle('count', async (_input: number, given) => {
      context = given
      await lost
      given.progress(1, 2)
    })
    const id = await add(queue(), 1)
    jobs.start()
    await expect.poll(() => context).toBeDefined()
    away = true
    loseStore()
    await expect.poll(() => error.mock.calls.length).toBeGreaterThan(0)
    for (let at = 0; at < 5; at += 1) {
      jobs.start()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(error.mock.calls.map(([, message]) => message as string)).toEqual([
      'Could not save the result of a job',
      'The job queue is paused until the store responds',
    ])
    away = false
    clock += 61_000
    jobs.start()
    await until(id, 'done')
    expect(info.mock.calls).toEqual([['The job queue is working again']])
  })
})
