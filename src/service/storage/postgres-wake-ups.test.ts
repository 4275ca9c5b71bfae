/** Messages between processes: that they arrive, that this is known, and what happens when they do not. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import pg from 'pg'
import { leaseTestDatabase } from '../../testing/stores/database-pool.ts'
import { startPooler } from '../../testing/stores/pgbouncer.ts'
import type { TestDatabase } from '../../testing/stores/postgres.ts'
import { migrate } from './migrations/migrate.ts'
import type { PostgresOptions } from './postgres.ts'
import { openPostgres } from './postgres.ts'
import type { Store } from './store.ts'

const now = '2026-01-01T00:00:00.000Z'
const server = process.env['TEST_DATABASE_URL']
if (server === undefined) throw new Error('No PostgreSQL server for this test.')

/** Connecting, and messages that do not arrive, take up to five seconds. */
const timeout = 30_000

describe('wake-ups over PostgreSQL', () => {
  let database: TestDatabase
  let stores: Store[]
  let said: string[]
  beforeEach(async () => {
    database = await leaseTestDatabase(server)
    stores = []
    said = []
    await migrate(open(), () => now)
  })
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await database.drop()
  })
  const open = (options: PostgresOptions = {}): Store => {
    const log = { warn: (line: string) => void said.push(line) }
    const store = openPostgres(database.url, { connections: 2, log, ...options })
    stores.push(store)
    return store
  }
  const arriving = (store: Store) => expect.poll(() => store.wakeUps.arriving, { timeout }).toBe(true)

  it('reach other processes once their transaction is durable, and not their sender', async () => {
    const [one, two] = [open(), open()]
    const heard: string[] = []
    one.wakeUps.on('events', () => heard.push('one'))
    const stop = two.wakeUps.on('events', () => heard.push('two'))
    two.wakeUps.on('jobs', () => heard.push('jobs'))
    await Promise.all([arriving(one), arriving(two)])
    // What was announced before each process listened.
    heard.length = 0
    await one.write((db) => one.wakeUps.tell(db, 'events'))
    await expect.poll(() => heard, { timeout }).toEqual(['two'])
    await one
      .write(async (db) => {
        await one.wakeUps.tell(db, 'events')
        throw new Error('no')
      })
      .catch(() => {})
    // Those of the same turn are one message.
    one.wakeUps.tellSoon('jobs')
    one.wakeUps.tellSoon('jobs')
    await expect.poll(() => heard, { timeout }).toEqual(['two', 'jobs'])
    stop()
    await one.write((db) => one.wakeUps.tell(db, 'events'))
    one.wakeUps.tellSoon('jobs')
    await expect.poll(() => heard, { timeout }).toEqual(['two', 'jobs', 'jobs'])
  })

  it('wake everybody after the connection was lost, since messages may have been lost with it', async () => {
    const store = open()
    let heard = 0
    store.wakeUps.on('events', () => (heard += 1))
    await arriving(store)
    expect(heard).toBe(1)
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    const name = new URL(database.url).pathname.slice(1)
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query = 'listen recto'`,
      [name],
    )
    await admin.end()
    expect(rowCount).toBe(1)
    await expect.poll(() => heard, { timeout }).toBe(2)
    await arriving(store)
    expect(said).toEqual([])
  })

  it('are not counted on behind a pooler in transaction mode, which the log says once', async ({ skip }) => {
    const pooler = await startPooler(server)
    if (typeof pooler === 'string') return skip(pooler)
    try {
      const store = open({ listenUrl: pooler.through(database.url) })
      store.wakeUps.on('events', () => undefined)
      await expect.poll(() => said, { timeout }).toEqual([expect.stringMatching(/DATABASE_LISTEN_URL/)])
      expect(store.wakeUps.arriving).toBe(false)
      await store.close()
      stores.pop()
    } finally {
      await pooler.stop()
    }
  })
})
