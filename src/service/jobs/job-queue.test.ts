import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../testing/stores.ts'
import { engines, openTestStore } from '../../testing/stores.ts'
import { minter } from '../identifiers.ts'
import { JobFailure, JobQueue } from './job-queue.ts'

const log = pino({ level: 'silent' })

describe.each(engines)('jobs on %s', (engine) => {
  let test: TestStore
  let clock: number
  const queues: JobQueue[] = []
  const now = () => new Date(clock).toISOString()
  const queue = () => {
    const made = new JobQueue(test.store, minter(randomBytes), now, log)
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

  it('are done once each, whatever the number of processes', async () => {
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

  it('are not left running by a stop that comes while one is being taken', async () => {
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

  it('that fail for a reason to be read fail at once and say it', async () => {
    const jobs = queue()
    jobs.handle('count', () => Promise.reject(new JobFailure('The archive is damaged.')))
    const id = await add(jobs, 1)
    jobs.start()
    expect((await until(id, 'failed')).error).toBe('The archive is damaged.')
  })

  it('that fail inside are tried again later, and tell nothing of the inside', async () => {
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

  it('whose process died are taken by another when the lease ends', async () => {
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

  it('that are cancelled stop, and stay cancelled', async () => {
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
})
