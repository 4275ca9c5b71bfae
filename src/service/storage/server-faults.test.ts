/** Faults of a PostgreSQL server that keeps its connections: it only reads, is slow, or changed under its statements. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaseTestDatabase } from '../../testing/stores/database-pool.ts'
import type { TestDatabase } from '../../testing/stores/postgres.ts'
import { migrate } from './migrations/migrate.ts'
import { openPostgres } from './postgres.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import type { Db, Store } from './store.ts'

const now = '2026-01-01T00:00:00.000Z'
const put = (db: Db, name: string) => db.insertInto('settings').values({ name, value: now }).execute()

describe('a PostgreSQL server', () => {
  let database: TestDatabase
  let store: Store
  let admin: pg.Client
  beforeEach(async () => {
    const server = process.env['TEST_DATABASE_URL']
    if (server === undefined) throw new Error('No PostgreSQL server for this test.')
    database = await leaseTestDatabase(server)
    admin = new pg.Client({ connectionString: server })
    await admin.connect()
    store = openPostgres(database.url, { connections: 3, timeout: 1 })
    await migrate(store, () => now)
  })
  afterEach(async () => {
    await readOnly('reset default_transaction_read_only')
    await admin.end()
    await store.close()
    await database.drop()
  })
  /** For new connections, as after a failover, when the host name leads to another server. */
  const readOnly = (change: string) =>
    admin.query(`alter database ${new URL(database.url).pathname.slice(1)} ${change}`)
  const endConnections = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(database.url).pathname.slice(1),
    ])
  const openTransactions = async (): Promise<number> => {
    const { rows } = await admin.query(
      `select pid from pg_stat_activity where datname = $1 and state = 'idle in transaction'`,
      [new URL(database.url).pathname.slice(1)],
    )
    return rows.length
  }

  it('that only reads is unavailable for writing, and is asked again on new connections', async () => {
    await readOnly('set default_transaction_read_only = on')
    await endConnections()
    const failure = await store.write((db) => put(db, 'a')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreUnavailable)
    expect((failure as StoreUnavailable).why).toBe('away')
    await expect(store.requireWritable()).rejects.toBeInstanceOf(StoreUnavailable)

    // Promoted while the write is being tried.
    let tries = 0
    await store.write(async (db) => {
      tries += 1
      if (tries === 2) await readOnly('reset default_transaction_read_only')
      await put(db, 'b')
    })
    expect(tries).toBeGreaterThan(1)
  })

  it('ends statements that take too long, and transactions that wait for this process', async () => {
    const slow = sql`select pg_sleep(60)`
    await expect(slow.execute(store.read)).rejects.toMatchObject({ code: '57014' })
    await expect(store.write((db) => slow.execute(db))).rejects.toMatchObject({ code: '57014' })
    let tries = 0
    await store.write(async (db) => {
      tries += 1
      await put(db, 'a')
      if (tries === 1) await expect.poll(openTransactions, { timeout: 20_000 }).toBe(0)
    })
    expect(tries).toBe(2)
  })

  it('lets migrations and the first start take as long as they need', async () => {
    const other = openPostgres(database.url, { connections: 1, timeout: 1 })
    try {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      const first = store.alone(() => held)
      const second = other.alone(() => Promise.resolve('done'))
      await new Promise((resolve) => setTimeout(resolve, 1500))
      release()
      expect(await Promise.all([first, second])).toEqual([undefined, 'done'])
    } finally {
      await other.close()
    }
  })

  it('that was migrated by a newer program still answers prepared statements', async () => {
    await store.write((db) => put(db, 'a'))
    const row = () =>
      store.read.selectFrom('settings').selectAll().where('name', '=', 'a').executeTakeFirstOrThrow()
    // On each connection.
    await Promise.all([row(), row(), row()])
    const owner = openPostgres(database.url, { connections: 1 })
    try {
      await owner.write((db) => sql`alter table settings add column later text`.execute(db))
      expect(await Promise.all([row(), row(), row()])).toEqual(
        Array.from({ length: 3 }, () => ({ name: 'a', value: now, later: null })),
      )
      await store.write(async (db) => {
        const found = await db.selectFrom('settings').selectAll().where('name', '=', 'a').execute()
        expect(found).toHaveLength(1)
      })
    } finally {
      await owner.write((db) => sql`alter table settings drop column later`.execute(db))
      await owner.close()
    }
  })
})
