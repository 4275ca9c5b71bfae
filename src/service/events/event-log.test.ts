import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../testing/stores.ts'
import { engines, openTestStore } from '../../testing/stores.ts'
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

  it('tells listeners of every process each event once, in one order', async () => {
    const [one, two] = [open(), open()]
    const heard = { one: [] as (number | null)[], two: [] as (number | null)[] }
    await one.listen('o', ({ number }) => heard.one.push(number))
    await two.listen('o', ({ number }) => heard.two.push(number))
    await Promise.all(Array.from({ length: 30 }, (_, place) => record(place % 2 ? one : two, `s${place}`)))
    await expect.poll(() => Math.min(heard.one.length, heard.two.length), { timeout: 6000 }).toBe(30)
    expect(heard.one).toEqual(Array.from({ length: 30 }, (_, place) => place + 1))
    expect(heard.two).toEqual(heard.one)
  })

  it('keeps organizations apart and forgets listeners that left', async () => {
    const log = open()
    const heard: string[] = []
    const stop = await log.listen('o', ({ subject }) => heard.push(subject))
    await record(log, 'mine')
    await record(log, 'theirs', 'other')
    await expect.poll(() => heard).toEqual(['mine'])
    stop()
    await record(log, 'late')
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(heard).toEqual(['mine'])
  })

  it('writes nothing for a transaction that failed', async () => {
    const log = open()
    const failing = test.store.write(async (db) => {
      await log.record(db, { organization: 'o', kind: 'space.created', subject: 's', actor: 'u' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await log.sequence()
    expect(await log.since(test.store.read, 'o', 0, 10)).toEqual([])
  })

  it('resumes after a number', async () => {
    const log = open()
    for (const subject of ['a', 'b', 'c']) await record(log, subject)
    await log.sequence()
    expect((await log.since(test.store.read, 'o', 1, 10)).map(({ subject }) => subject)).toEqual(['b', 'c'])
  })
})
