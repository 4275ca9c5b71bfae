import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { send } from './send-statement.ts'
import { constraintOf } from './sql.ts'
import type { Db } from './store.ts'
import { afterWrite } from './store.ts'

const adding = (db: Db, name: string) => db.insertInto('settings').values({ name, value: '' })
const put = (db: Db, name: string) => adding(db, name).execute()
const row = 'counter'

describe.each(engines)('writes of one row on %s', (engine) => {
  let test: TestStore
  beforeEach(async () => {
    test = await openTestStore(engine)
  })
  afterEach(() => test.close())

  const names = async () =>
    (await test.store.read.selectFrom('settings').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    )
  /** Runs them at once: the first alone, the others after it. */
  const writes = (works: readonly ((db: Db) => Promise<unknown>)[]) =>
    Promise.allSettled(works.map((work) => test.store.write<unknown>(work, { row })))
  const statuses = (results: readonly PromiseSettledResult<unknown>[]) => results.map(({ status }) => status)

  it('see what those before did, and keep it when one fails', async () => {
    const done: string[] = []
    const results = await writes(
      ['a', 'b', 'c', 'd'].map((name) => async (db) => {
        const before = await db.selectFrom('settings').select('name').execute()
        await put(db, name)
        afterWrite(() => done.push(name))
        if (name === 'c') throw new Error('second thoughts')
        return before.length
      }),
    )
    expect(results).toEqual([
      { status: 'fulfilled', value: 0 },
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason: new Error('second thoughts') },
      { status: 'fulfilled', value: 2 },
    ])
    expect([done, await names()]).toEqual([
      ['a', 'b', 'd'],
      ['a', 'b', 'd'],
    ])
  })

  it('are kept beside one whose statement fails unanswered', async () => {
    const results = await writes([
      (db) => put(db, 'a'),
      (db) => put(db, 'b'),
      (db) => send(db, adding(db, 'a')),
      (db) => send(db, adding(db, 'c')),
    ])
    expect(statuses(results)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(results[2]?.status === 'rejected' && constraintOf(results[2].reason)).toBe('unique')
    expect(await names()).toEqual(['a', 'b', 'c'])
  })

  it('run in the order of their calls, each in the context of its own', async () => {
    const order: number[] = []
    await writes(
      Array.from({ length: 70 }, (_, at) => async (db: Db) => {
        order.push(at)
        await put(db, String(at))
      }),
    )
    expect(order).toEqual([...order].toSorted((a, b) => a - b))
    expect(await names()).toHaveLength(70)
  })
})

describe('writes of one row on PostgreSQL', () => {
  let test: TestStore
  beforeEach(async () => {
    test = await openTestStore('postgres')
  })
  afterEach(() => test.close())

  const transaction = async (db: Db) => {
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db)
    return rows[0]?.id
  }
  const transactions = async (rowOf: (at: number) => string) =>
    new Set(
      await Promise.all(
        Array.from({ length: 9 }, (_, at) => test.store.write(transaction, { row: rowOf(at) })),
      ),
    ).size

  it('share a transaction while they wait; those of other rows do not', async () => {
    expect(await transactions(() => row)).toBe(2)
    expect(await transactions((at) => `${row} ${at}`)).toBe(9)
  })

  it('are tried again alone after a conflict, and after an error that one of them ignored', async () => {
    let tries = 0
    const results = await Promise.allSettled(
      [
        (db: Db) => put(db, 'a'),
        (db: Db) => put(db, 'b'),
        async (db: Db) => {
          tries += 1
          if (tries === 1) await put(db, 'a')
          await put(db, 'c')
        },
        async (db: Db) => {
          await put(db, 'a').catch(() => undefined)
        },
        (db: Db) => put(db, 'd'),
      ].map((work) => test.store.write<unknown>(work, { row })),
    )
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    const rows = await test.store.read.selectFrom('settings').select('name').orderBy('name').execute()
    expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('send a statement whose answer nobody needs with the commit', async () => {
    await test.store.write((db) => send(db, adding(db, 'a')))
    expect(await test.store.read.selectFrom('settings').select('name').execute()).toEqual([{ name: 'a' }])
    const twice = await test.store.write((db) => send(db, adding(db, 'a'))).catch((error: unknown) => error)
    expect(constraintOf(twice)).toBe('unique')
    await expect(send(test.store.read, adding(test.store.read, 'b'))).rejects.toThrow(/outside a write/i)
  })
})
