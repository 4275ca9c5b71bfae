/**
 * The embedded store: SQLite in WAL mode with one connection for writes and one for reads.
 *
 * Group commit: writes that wait at the same time share one transaction, each in its own savepoint, and therefore one
 * flush to disk. A write is acknowledged after the flush; `synchronous=FULL` makes it durable.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import Database from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { checkWrites } from './check-writes.ts'
import { answersByVersion } from './hot-query.ts'
import type { OutageLog } from './outage-notice.ts'
import { OutageNotice } from './outage-notice.ts'
import type { Schema } from './schema/schema.ts'
import { storeUnavailable } from './store-unavailable.ts'
import { RecentCache } from '../recent-cache.ts'
import type { Db, Store } from './store.ts'
import { assertOutsideWrite, insideWrite } from './store.ts'

/** Size of the cache of prepared statements; preparing one costs more than most queries. */
const preparedStatements = 500
/** Maximum number of writes in one flush, so that the first of them does not wait too long. */
const writesPerFlush = 64

interface Statement {
  readonly prepared: Database.Statement<unknown[], unknown>
  /** Column names; undefined for a statement that returns no rows. */
  columns: readonly string[] | undefined
}

/**
 * Prepares a statement that returns rows as arrays. With objects the driver compiles a row constructor on every call,
 * which costs more than most queries; here column names are read once.
 */
const prepare = (database: Database.Database, sql: string): Statement => {
  const prepared = database.prepare(sql)
  return { prepared: prepared.reader ? prepared.raw(true) : prepared, columns: undefined }
}

const objectOf = (columns: readonly string[], values: readonly unknown[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {}
  for (let place = 0; place < columns.length; place += 1) row[columns[place] as string] = values[place]
  return row
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: Database.Database
  readonly #statements: RecentCache<Statement>
  readonly #guard: () => void

  constructor(database: Database.Database, guard: () => void) {
    this.#database = database
    this.#guard = guard
    this.#statements = new RecentCache(preparedStatements, (sql) => prepare(database, sql))
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // SQLite answers synchronously; errors become rejections, as in any other driver.
    try {
      this.#guard()
      return Promise.resolve(this.#run<Row>(query))
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #run<Row>(query: CompiledQuery): QueryResult<Row> {
    const statement = this.#statements.get(query.sql)
    const { prepared } = statement
    if (prepared.reader) {
      const values = prepared.all(query.parameters) as unknown[][]
      // Read after the call: a schema change makes the driver prepare the statement again, possibly with other columns.
      if (statement.columns?.length !== values[0]?.length) statement.columns = undefined
      const columns = (statement.columns ??= prepared.columns().map(({ name }) => name))
      return { rows: values.map((row) => objectOf(columns, row)) as Row[] }
    }
    const { changes, lastInsertRowid } = prepared.run(query.parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Required by the interface; never called. */
  streamQuery(): never {
    throw new Error('This store answers whole results.')
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }
}

/** A driver with a single shared connection; the store does the queueing. */
class SharedConnectionDriver implements Driver {
  readonly #connection: SqliteConnection
  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }
  async init(): Promise<void> {}
  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection)
  }
  async beginTransaction(): Promise<void> {
    throw new Error('Transactions are begun by Store.write.')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

const kyselyOn = (connection: SqliteConnection): Kysely<Schema> => {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SharedConnectionDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return new Kysely<Schema>({ dialect })
}

interface Waiting {
  readonly run: (db: Db) => Promise<void>
  readonly settle: (failure?: unknown) => void
}

export interface SqliteOptions {
  /** Logs outages such as a full disk. */
  readonly log?: OutageLog
  /** Maximum size in pages of 4 KB, to simulate a full disk in tests. */
  readonly mostPages?: number | undefined
}

/** Opens or creates the store in `file`. Throws `StoreUnavailable` if the disk is full. */
export const openSqlite = (file: string, options: SqliteOptions = {}): Store => {
  try {
    return openFile(file, options)
  } catch (error) {
    throw storeUnavailable(error) ?? error
  }
}

const openFile = (file: string, { log, mostPages }: SqliteOptions): Store => {
  const writer = new Database(file)
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = FULL')
  writer.pragma('foreign_keys = ON')
  writer.pragma('busy_timeout = 5000')
  // A small cache: this connection reads only what it is about to change.
  writer.pragma('cache_size = -8000')
  if (mostPages !== undefined) writer.pragma(`max_page_count = ${mostPages}`)
  const reader = new Database(file, { readonly: true })
  reader.pragma('busy_timeout = 5000')
  reader.pragma('cache_size = -32000')

  const writeConnection = new SqliteConnection(writer, () => {})
  const db = kyselyOn(writeConnection)
  const guard = () => assertOutsideWrite('Reading from the store')
  const read = kyselyOn(new SqliteConnection(reader, guard))
  // Changes with every commit of another connection, including other processes; the reader itself never commits.
  const commits = reader.prepare('pragma data_version').pluck()
  // Checked once per turn of the event loop and after each of our own commits, because the check costs more than a
  // cached answer. A request that arrives after another process's commit is handled in a later turn.
  let seen: number | undefined
  const forget = () => (seen = undefined)
  answersByVersion(read, () => {
    guard()
    if (seen === undefined) setImmediate(forget)
    return (seen ??= commits.get() as number)
  })

  const notice = new OutageNotice(log, () => checkWrites(write))
  const waiting: Waiting[] = []
  let draining: Promise<void> | undefined

  /** Runs a group of writes in one transaction, each in its own savepoint. */
  const flush = async (group: readonly Waiting[]): Promise<void> => {
    const settled: (() => void)[] = []
    try {
      if (writer.inTransaction) writeConnection.exec('rollback')
      writeConnection.exec('begin immediate')
      for (const { run, settle } of group) {
        writeConnection.exec('savepoint one')
        try {
          await run(db)
          writeConnection.exec('release one')
          settled.push(() => settle())
        } catch (failure) {
          // A full disk can roll back the whole transaction, including the other writes of the group.
          if (!writer.inTransaction) throw failure
          writeConnection.exec('rollback to one; release one')
          settled.push(() => settle(failure))
        }
      }
      writeConnection.exec('commit')
    } catch (failure) {
      try {
        if (writer.inTransaction) writeConnection.exec('rollback')
      } catch {
        // A failing disk can fail the rollback too; the next transaction starts with another rollback.
      }
      if (group.length > 1 && storeUnavailable(failure)) {
        // Nothing was written; retry one by one, since most writes may still fit.
        for (const one of group) await flush([one])
        return
      }
      settled.splice(
        0,
        Infinity,
        ...group.map(
          ({ settle }) =>
            () =>
              settle(failure),
        ),
      )
    }
    forget()
    for (const tell of settled) tell()
  }

  /** Flushes waiting writes until the queue is empty. */
  const drain = async (): Promise<void> => {
    // Wait one turn of the event loop, so that requests that have already arrived join the first flush.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) await flush(waiting.splice(0, writesPerFlush))
    draining = undefined
  }

  const write = <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    assertOutsideWrite('A second transaction')
    // Runs in another request's turn, so bind it to this request's async context.
    const asHere = AsyncLocalStorage.snapshot()
    return new Promise<T>((resolve, reject) => {
      let done: { result: T; committed: () => void } | undefined
      waiting.push({
        run: async (trx) => {
          done = await asHere(() => insideWrite(() => work(trx)))
        },
        settle: (failure) => {
          if (failure !== undefined || done === undefined) {
            const unavailable = storeUnavailable(failure)
            if (unavailable) notice.failed(unavailable)
            reject(unavailable ?? (failure instanceof Error ? failure : new Error(String(failure))))
            return
          }
          try {
            done.committed()
            resolve(done.result)
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)))
          }
        },
      })
      draining ??= drain()
    })
  }

  return {
    engine: 'sqlite',
    read,
    write,
    // A data folder belongs to one process.
    alone: (work) => work(),
    async requireWritable() {
      await read.selectNoFrom((e) => e.val(1).as('one')).execute()
      if (notice.full) throw notice.full
    },
    async snapshot(work) {
      assertOutsideWrite('A snapshot')
      const view = new Database(file, { readonly: true })
      const connection = new SqliteConnection(view, () => {})
      try {
        connection.exec('begin')
        return await work(kyselyOn(connection))
      } finally {
        view.close()
      }
    },
    async copyTo(target) {
      await writer.backup(target)
    },
    async close() {
      notice.close()
      await draining
      reader.close()
      writer.close()
    },
  }
}
