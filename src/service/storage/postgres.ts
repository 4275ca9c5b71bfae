/**
 * The PostgreSQL store. Retries transactions that fail because of a conflict with another one, and reads and
 * transactions whose connection was lost before COMMIT was sent. If that does not help, they fail with
 * `StoreUnavailable`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { FileStorage } from './files/file-storage.ts'
import { checkWrites } from './check-writes.ts'
import { answersShared } from './hot-query.ts'
import { lockNumbers, noTimeouts } from './locks.ts'
import type { OutageLog } from './outage-notice.ts'
import { OutageNotice } from './outage-notice.ts'
import type { Connections } from './postgres-driver.ts'
import { PostgresWakeUps } from './postgres-wake-ups.ts'
import { connect, dialectOn, openPool, PostgresDriver, StaleStatement } from './postgres-driver.ts'
import type { Schema } from './schema/schema.ts'
import { SharedTransactions } from './shared-transactions.ts'
import { StatementNames } from './statement-names.ts'
import { StoreUnavailable, storeUnavailable } from './store-unavailable.ts'
import type { Db, Store, WriteOptions } from './store.ts'
import { assertOutsideWrite, runInsideWrite } from './store.ts'
import { timedWrite } from './write-times.ts'

/**
 * How often a transaction is tried if it fails because of another one. Nothing was written, and the next try sees the
 * other's changes: 40001 and 40P01 are serialization failures and deadlocks; for unique and foreign key violations
 * (23505, 23503), which are checked before writing, the next try finds the row present, or gone.
 */
const triesByCode: Readonly<Record<string, number>> = { '40001': 5, '40P01': 5, '23505': 3, '23503': 2 }
/** Tries of a transaction with a statement whose name was wrong: several of its statements may have one. */
const maxStale = 3
/** Milliseconds before each retry after a lost connection. */
const pauses = [50, 150, 450]
/** Milliseconds after which there are no more retries: if a server does not even refuse, each try takes seconds. */
const patience = 3000

/** Milliseconds before the next try; undefined if there is none. */
const pauseAfter = (error: unknown, attempt: number, spent: number): number | undefined => {
  if (error instanceof StaleStatement) return attempt < maxStale ? 0 : undefined
  if (error instanceof StoreUnavailable)
    return error.why === 'away' && spent < patience ? pauses[attempt - 1] : undefined
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return attempt < (triesByCode[String(code)] ?? 1) ? 0 : undefined
}

const tryAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const pause = pauseAfter(error, attempt, performance.now() - began)
      if (pause === undefined) throw error
      if (pause > 0) await sleep(pause)
    }
  }
}

/** Runs every statement on a separate connection; retries if that one turns out to be lost. */
class ReadingConnection implements DatabaseConnection {
  readonly #connections: Connections

  constructor(connections: Connections) {
    this.#connections = connections
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Inside a transaction this would take a second connection and read older rows than the transaction does.
    assertOutsideWrite('Reading from the store')
    return tryAgain(() => this.#ask<Row>(query))
  }

  /** Required by the interface; never called. */
  streamQuery(): never {
    throw new Error('This store does not support streaming.')
  }

  async #ask<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await connect(this.#connections)
    try {
      const result = await connection.executeQuery<Row>(query)
      this.#connections.notice.answered()
      return result
    } finally {
      connection.release()
    }
  }
}

const readingDriver = (connection: ReadingConnection): Driver => {
  const refuse = () => Promise.reject(new Error('Begin transactions with Store.write.'))
  return {
    init: async () => {},
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

export interface PostgresOptions {
  readonly connections?: number
  /** Milliseconds that a query waits for a free connection, or for a new one. */
  readonly waitMilliseconds?: number
  /** Whether statements are prepared under names. */
  readonly prepare?: boolean
  /** Seconds after which the server ends a statement, or a transaction that waits for this process; 0 for none. */
  readonly timeout?: number
  /** A direct connection for LISTEN, if `url` leads through a pooler. */
  readonly listenUrl?: string
  /** Logs outages. */
  readonly log?: OutageLog
  /** Closed with the store. */
  readonly files?: FileStorage | undefined
}

/**
 * A pooler refuses such settings of a session, and its sessions are not this process's own. Without prepared statements
 * there may be one, so the timeouts are set in each transaction.
 */
const timeoutsOf = (prepare: boolean, seconds: number) =>
  prepare || seconds === 0
    ? { timeout: seconds * 1000, inTransaction: '' }
    : {
        timeout: 0,
        inTransaction: `; set local statement_timeout = '${seconds}s'; set local idle_in_transaction_session_timeout = '${seconds}s'`,
      }

/** Work that only one process does at a time; the others wait for their turn. */
const whileAlone = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  assertOutsideWrite('Work that only one process does')
  // A connection outside of the pool: the work needs the pool's, and closing this one always releases the lock.
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    // A pooler may give the lock of a session to others, but not that of an open transaction.
    await client.query(`begin; ${noTimeouts}`)
    await client.query('select pg_advisory_xact_lock($1)', [lockNumbers.alone])
    return await work()
  } catch (error) {
    throw storeUnavailable(error) ?? error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Work of this name unless a process is doing it. Resolves with whether it was done here. */
const unlessRunning = (db: Kysely<Schema>, name: string, work: () => Promise<void>): Promise<boolean> => {
  assertOutsideWrite('Work that only one process does')
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ readonly free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(trx)
    if (rows[0]?.free !== true) return false
    await sql.raw(noTimeouts).execute(trx)
    await work()
    return true
  })
}

const requirePrimary = async (read: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{ readonly mode: string }>`
    select current_setting('transaction_read_only') as mode`.execute(read)
  if (rows[0]?.mode === 'on')
    throw new StoreUnavailable('away', new Error('the server is a replica, or only reads'))
}

/** Opens the store at `url` (`postgres://…`). Does not connect yet. */
export const openPostgres = (
  url: string,
  {
    connections = 10,
    waitMilliseconds = 10_000,
    prepare = true,
    timeout = 60,
    listenUrl = url,
    log,
    files,
  }: PostgresOptions = {},
): Store => {
  const { timeout: sessionTimeout, inTransaction } = timeoutsOf(prepare, timeout)
  const pool = openPool(url, { connections, waitMilliseconds, timeout: sessionTimeout })
  const notice = new OutageNotice(log, () => checkWrites(write))
  const all: Connections = { pool, notice, names: new StatementNames(prepare, log), inTransaction }
  const db = new Kysely<Schema>({ dialect: dialectOn(() => new PostgresDriver(all)) })
  const reading = new ReadingConnection(all)
  const read = new Kysely<Schema>({ dialect: dialectOn(() => readingDriver(reading)) })
  answersShared(read)

  const attempt = async <T>(work: (db: Db) => Promise<T>) => {
    try {
      return await db.transaction().execute((trx) => runInsideWrite(() => work(trx)))
    } catch (error) {
      if (error instanceof StoreUnavailable && error.why === 'disk-full') notice.failed(error)
      throw error
    }
  }

  const alone = <T>(work: (db: Db) => Promise<T>) => tryAgain(() => attempt(work))
  const shared = new SharedTransactions({
    db,
    alone,
    mayPass: (error) => pauseAfter(error, 1, 0) !== undefined,
  })

  function write<T>(work: (db: Db) => Promise<T>, { row }: WriteOptions = {}): Promise<T> {
    return timedWrite(async () => {
      assertOutsideWrite('A second transaction')
      const done = await (row === undefined ? alone(work) : shared.write(row, work))
      notice.answered()
      done.committed()
      return done.result
    })
  }

  const wakeUps = new PostgresWakeUps({ read, write }, { url: listenUrl, log })
  return {
    engine: 'postgres',
    read,
    files,
    write,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async snapshot(work) {
      assertOutsideWrite('A snapshot')
      return db.transaction().setIsolationLevel('repeatable read').execute(work)
    },
    alone: (work) => whileAlone(url, work),
    wakeUps,
    unlessRunning: (name, work) => unlessRunning(db, name, work),
    async requireWritable() {
      await requirePrimary(read)
      if (notice.full) throw notice.full
    },
    copyTo() {
      return Promise.reject(new Error('Only an embedded store is a single file.'))
    },
    async close() {
      files?.close()
      notice.close()
      await wakeUps.close()
      await pool.end()
    },
  }
}
