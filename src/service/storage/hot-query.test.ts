import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { hotQuery } from './hot-query.ts'
import { migrate } from './migrations/migrate.ts'
import { openSqlite } from './sqlite.ts'
import type { Db, Store } from './store.ts'

let asked = 0
const setting = hotQuery(
  (db, name: string) => db.selectFrom('settings').select('value').where('name', '=', name),
  (rows) => {
    asked += 1
    return rows
  },
)
const greet = (db: Db, value: string) =>
  db.updateTable('settings').set({ value }).where('name', '=', 'greeting').execute()
const seed = async (store: Store) => {
  await migrate(store, () => '2026-01-01T00:00:00.000Z')
  await store.write((db) => db.insertInto('settings').values({ name: 'greeting', value: '0' }).execute())
}

beforeEach(() => {
  asked = 0
})

describe.each(engines)('a hot query on %s', (engine) => {
  let test: TestStore
  beforeEach(async () => {
    test = await openTestStore(engine)
    await seed(test.store)
  })
  afterEach(() => test.close())

  it('sees every commit of its own process at once, and writes of its transaction', async () => {
    const { store } = test
    for (const value of ['two', 'three', 'four']) {
      const inside = await store.write(async (db) => {
        await greet(db, value)
        return setting(db, 'greeting')
      })
      expect(inside).toEqual([{ value }])
      expect(await setting(store.read, 'greeting')).toEqual([{ value }])
    }
  })

  it('answers many who ask at once with far fewer questions, and each by its own key', async () => {
    const { store } = test
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, at) => setting(store.read, at % 3 === 0 ? 'missing' : 'greeting')),
    )
    answers.forEach((rows, at) => expect(rows).toEqual(at % 3 === 0 ? [] : [{ value: '0' }]))
    expect(asked).toBeLessThanOrEqual(4)
  })

  it('never returns less than what was committed at the time of the request', async () => {
    const { store } = test
    let committed = 0
    let done = false
    const write = async () => {
      for (let value = 1; value <= 60; value += 1) {
        await store.write((db) => greet(db, String(value)))
        committed = value
      }
      done = true
    }
    const read = async () => {
      while (!done) {
        const least = committed
        const [row] = await setting(store.read, 'greeting')
        expect(Number(row?.value)).toBeGreaterThanOrEqual(least)
        await new Promise(setImmediate)
      }
    }
    await Promise.all([write(), read(), read(), read(), read()])
    expect(await setting(store.read, 'greeting')).toEqual([{ value: '60' }])
  })

  it('rejects with the failure, and retries the next time', async () => {
    const { store } = test
    const broken = hotQuery(
      (db, name: string) => db.selectFrom('settings').select('value').where('name', '=', name),
      () => {
        asked += 1
        throw new Error('no shape')
      },
    )
    const results = await Promise.allSettled([1, 2, 3].map(() => broken(store.read, 'greeting')))
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    const before = asked
    await expect(broken(store.read, 'greeting')).rejects.toThrow('no shape')
    expect(asked).toBe(before + 1)
  })

  it('cannot bypass the rule that a transaction reads through its own connection', async () => {
    const { store } = test
    await setting(store.read, 'greeting')
    await expect(store.write(() => setting(store.read, 'greeting'))).rejects.toThrow(/inside a transaction/)
  })
})

describe('a hot query on the embedded store', () => {
  let folder: string
  let store: Store
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-hot-'))
    store = openSqlite(join(folder, 'store'))
    await seed(store)
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('returns the cached answer until something is written', async () => {
    const rows = await setting(store.read, 'greeting')
    expect(await setting(store.read, 'greeting')).toBe(rows)
    await new Promise(setImmediate)
    expect(await setting(store.read, 'greeting')).toBe(rows)
  })

  it('sees a commit from the same turn of the event loop', async () => {
    let begin = (): void => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    // Queried from outside of the write, between its statement and its commit.
    const before = begun.then(() => setting(store.read, 'greeting'))
    await store.write(async (db) => {
      await greet(db, 'later')
      begin()
      await before
    })
    expect(await setting(store.read, 'greeting')).toEqual([{ value: 'later' }])
    expect(await before).toEqual([{ value: '0' }])
  })

  it('sees commits of other processes from the next turn of the event loop', async () => {
    await setting(store.read, 'greeting')
    const other = new Database(join(folder, 'store'))
    other.prepare('update settings set value = ? where name = ?').run('from afar', 'greeting')
    await new Promise(setImmediate)
    expect(await setting(store.read, 'greeting')).toEqual([{ value: 'from afar' }])
    other.close()
  })
})

describe('a hot query on a server', () => {
  it('never shares a response that was requested earlier', async () => {
    const test = await openTestStore('postgres')
    const { store } = test
    await seed(store)
    const slow = hotQuery(
      (db, name: string) => ({
        compile: () =>
          sql<{ value: string }>`select value, pg_sleep(0.3) from settings where name = ${name}`.compile(db),
      }),
      ([row]) => row?.value,
    )
    const first = slow(store.read, 'greeting')
    // Its query has reached the server, which answers with what was committed when it began.
    await sleep(100)
    await store.write((db) => greet(db, 'later'))
    const rest = await Promise.all([slow(store.read, 'greeting'), slow(store.read, 'greeting')])
    expect(await first).toBe('0')
    expect(rest).toEqual(['later', 'later'])
    await test.close()
  })
})
