import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { minter } from '../identifiers.ts'
import { EventLog } from './event-log.ts'

describe.each(engines)('the event log on %s', (engine) => {
  let test: TestStore
  const logs: EventLog[] = []
  const open = () => {
    const log = new EventLog(test.store, minter(randomBytes), () => new Date().toISOString())
    logs.push(log)
    return log
  }
  beforeEach(async () => {
    test = await openTestStore(engine)
  })
  afterEach(async () => {
    await Promise.all(logs.splice(0).map((log) => log.close()))
    await test.close()
  })
  const record = (log: EventLog, subject: string, organization = 'o') =>
    test.store.write((db) => log.record(db, { organization, kind: 'space.created', subject, actor: 'u' }))

  it('sends each event once and in order to the listeners of every process', async () => {
    const [one, two] = [open(), open()]
    const heard = { one: [] as (number | null)[], two: [] as (number | null)[] }
    await one.follow((rows) => void heard.one.push(...rows.map(({ number }) => number)))
    await two.follow((rows) => void heard.two.push(...rows.map(({ number }) => number)))
    await Promise.all(Array.from({ length: 30 }, (_, place) => record(place % 2 ? one : two, `s${place}`)))
    await expect.poll(() => Math.min(heard.one.length, heard.two.length), { timeout: 6000 }).toBe(30)
    expect(heard.one).toEqual(Array.from({ length: 30 }, (_, place) => place + 1))
    expect(heard.two).toEqual(heard.one)
  })

  it('forgets followers that left, and sends a returning one nothing it missed', async () => {
    const log = open()
    const heard: string[] = []
    const hear = (rows: readonly { readonly subject: string }[]) =>
      void heard.push(...rows.map(({ subject }) => subject))
    const stop = await log.follow(hear)
    await record(log, 'first')
    await expect.poll(() => heard).toEqual(['first'])
    stop()
    await record(log, 'late')
    await log.sequence()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(heard).toEqual(['first'])
    await log.follow(hear)
    await record(log, 'last')
    await expect.poll(() => heard).toEqual(['first', 'last'])
  })

  it('gives a follower that failed the same events again', async () => {
    const log = open()
    const heard: string[] = []
    let failing = true
    await log.follow((rows) => {
      if (failing && rows.length > 0) {
        failing = false
        throw new Error('no')
      }
      heard.push(...rows.map(({ subject }) => subject))
    })
    await record(log, 'once')
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['once'])
  })

  it('writes nothing for a failed transaction', async () => {
    const log = open()
    const failing = test.store.write(async (db) => {
      await log.record(db, { organization: 'o', kind: 'space.created', subject: 's', actor: 'u' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await log.sequence()
    expect(await log.since(test.store.read, 'o', 0, 10)).toEqual([])
  })

  it('numbers events that an older store left without one, after the others', async () => {
    const log = open()
    for (const subject of ['a', 'b']) await record(log, subject)
    await log.sequence()
    await test.store.write((db) =>
      db.updateTable('events').set({ number: null }).where('subject', '=', 'a').execute(),
    )
    const heard: string[] = []
    await log.follow((rows) => void heard.push(...rows.map(({ subject }) => subject)))
    await record(log, 'c')
    await expect.poll(() => heard.toSorted()).toEqual(['a', 'c'])
    const numbers = (await log.since(test.store.read, 'o', 0, 10)).map(({ number }) => number)
    expect(new Set(numbers).size).toBe(3)
  })

  it.runIf(engine === 'sqlite')('numbers an event in the transaction that writes it', async () => {
    const log = open()
    await Promise.all(['a', 'b', 'c'].map((subject) => record(log, subject)))
    expect((await log.since(test.store.read, 'o', 0, 10)).map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('resumes after an event number', async () => {
    const log = open()
    for (const subject of ['a', 'b', 'c']) await record(log, subject)
    await log.sequence()
    expect((await log.since(test.store.read, 'o', 1, 10)).map(({ subject }) => subject)).toEqual(['b', 'c'])
  })
})
