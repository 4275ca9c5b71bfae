/** Group commit on a real database file: a write is a row; what is committed is read by a second connection. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GroupCommit } from './group-commit.ts'
import { kyselyOn, SqliteConnection } from './sqlite-driver.ts'
import type { Db } from './store.ts'

let folder: string
let writer: Database.Database
let reader: Database.Database
let commits: GroupCommit
/** Rows committed at each flush. */
let flushes: number[]
/** Milliseconds. */
let time: number

const committed = (): number[] => reader.prepare('select n from rows order by n').pluck().all() as number[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-group-commit-'))
  writer = new Database(join(folder, 'store.db'))
  writer.pragma('journal_mode = WAL')
  writer.exec('create table rows (n integer primary key, filler text)')
  reader = new Database(join(folder, 'store.db'), { readonly: true })
  flushes = []
  time = 0
  const connection = new SqliteConnection(writer, () => undefined)
  commits = new GroupCommit(
    writer,
    connection,
    kyselyOn(connection),
    () => flushes.push(committed().length),
    () => time,
  )
})
afterEach(() => {
  reader.close()
  writer.close()
  rmSync(folder, { recursive: true })
})

const insert = (db: Db, n: number, filler = ''): Promise<unknown> =>
  sql`insert into rows (n, filler) values (${n}, ${filler})`.execute(db)

/** Queues a write; resolves with what it was acknowledged with. */
const write = (run: (db: Db) => Promise<unknown>): Promise<unknown> =>
  new Promise((resolve) =>
    commits.add({
      run: async (db) => void (await run(db)),
      acknowledge: (failure) => resolve(failure ?? 'written'),
    }),
  )

describe('Writes that wait at the same time', () => {
  it('share one flush, and are acknowledged after it in their order', async () => {
    const order: number[] = []
    const writes = [1, 2, 3].map((n) =>
      write((db) => insert(db, n)).then((answer) => {
        order.push(n)
        expect(committed()).toContain(n)
        return answer
      }),
    )
    expect(await Promise.all(writes)).toEqual(['written', 'written', 'written'])
    expect(order).toEqual([1, 2, 3])
    expect(flushes).toEqual([3])
  })

  it('are at most 64 in a flush', async () => {
    await Promise.all(Array.from({ length: 130 }, (_, n) => write((db) => insert(db, n))))
    expect(flushes).toEqual([64, 128, 130])
  })

  it('are no more in a flush than 25 ms allow, and requests are served between two flushes', async () => {
    let turns = 0
    let waiting = setImmediate(function turn() {
      turns += 1
      waiting = setImmediate(turn)
    })
    const order: number[] = []
    const turnsAt = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(async (n) => {
        await write(async (db) => {
          await insert(db, n)
          time += 10
        })
        order.push(n)
        return turns
      }),
    )
    clearImmediate(waiting)
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(flushes).toEqual([3, 6, 7])
    expect(turnsAt[3]).toBeGreaterThan(turnsAt[2] ?? Infinity)
    expect(turnsAt[6]).toBeGreaterThan(turnsAt[5] ?? Infinity)
  })

  it('see what the ones before them wrote', async () => {
    const counts = [1, 2].map(
      (n) =>
        new Promise<number>((resolve) => {
          void write(async (db) => {
            await insert(db, n)
            const { rows } = await sql<{ count: number }>`select count(*) as count from rows`.execute(db)
            resolve(rows[0]?.count ?? 0)
          })
        }),
    )
    expect(await Promise.all(counts)).toEqual([1, 2])
  })

  it('fail alone: one that throws leaves nothing, the others are written', async () => {
    const failure = new Error('No.')
    const answers = await Promise.all([
      write((db) => insert(db, 1)),
      write(async (db) => {
        await insert(db, 2)
        throw failure
      }),
      write((db) => insert(db, 3)),
    ])
    expect(answers).toEqual(['written', failure, 'written'])
    expect(committed()).toEqual([1, 3])
    expect(flushes).toEqual([2])
  })

  it('fail alone on a violated constraint', async () => {
    const answers = await Promise.all([1, 1, 2].map((n) => write((db) => insert(db, n))))
    expect(answers).toEqual([
      'written',
      expect.objectContaining({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' }),
      'written',
    ])
    expect(committed()).toEqual([1, 2])
  })
})

describe('On a full disk', () => {
  const filler = 'x'.repeat(40_000)
  const fill = (): void => {
    const pages = writer.pragma('page_count', { simple: true }) as number
    writer.pragma(`max_page_count = ${pages + 12}`)
  }

  it('writes that still fit are written, one by one', async () => {
    fill()
    const answers = await Promise.all([
      write((db) => insert(db, 1)),
      write((db) => insert(db, 2, filler.repeat(3))),
      write((db) => insert(db, 3)),
    ])
    expect(answers).toEqual(['written', expect.objectContaining({ code: 'SQLITE_FULL' }), 'written'])
    expect(committed()).toEqual([1, 3])
  })

  it('the next write works when there is room again', async () => {
    fill()
    expect(await write((db) => insert(db, 1, filler.repeat(3)))).toMatchObject({ code: 'SQLITE_FULL' })
    writer.pragma('max_page_count = 100000')
    expect(await write((db) => insert(db, 1, filler.repeat(3)))).toBe('written')
    expect(committed()).toEqual([1])
  })
})

it('rolls back a transaction that something else left open', async () => {
  writer.exec('begin; insert into rows (n) values (99)')
  expect(await write((db) => insert(db, 1))).toBe('written')
  expect(committed()).toEqual([1])
})

it('is idle when nothing waits or runs', async () => {
  await commits.idle()
  let ended = false
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  void write(async (db) => {
    await gate
    await insert(db, 1)
    ended = true
  })
  const idle = commits.idle().then(() => expect(ended).toBe(true))
  open()
  await idle
})
