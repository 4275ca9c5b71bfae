/**
 * The embedded store: SQLite in WAL mode, one connection that writes and one that only reads.
 *
 * Writes queue. Those that wait together share one transaction, each inside a savepoint of its own, and so one
 * flush to disk; a write is acknowledged after that flush. `synchronous=FULL` makes the flush real.
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

/** Statements kept prepared: without this, preparing costs more than most queries. */
const preparedStatements = 500
/** At most so many writes share a flush, so that the first of them does not wait for a crowd. */
const writesPerFlush = 64

interface Statement {
  readonly prepared: Database.Statement<unknown[], unknown>
  /** Names of the columns of a statement that reads; undefined for one that does not. */
  columns: readonly string[] | undefined
}

/**
 * Prepares a statement that gives its rows as arrays. The driver would make a function that builds objects anew
 * for each call, which costs more than most queries; the names are read once here instead.
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
    // Everything happens in this turn; a thrown error becomes a rejection like any other driver's.
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
      // After the call: a change of the schema makes the driver prepare again, with other columns perhaps.
      if (statement.columns?.length !== values[0]?.length) statement.columns = undefined
      const columns = (statement.columns ??= prepared.columns().map(({ name }) => name))
      return { rows: values.map((row) => objectOf(columns, row)) as Row[] }
    }
    const { changes, lastInsertRowid } = prepared.run(query.parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Asked for by the interface; nothing here streams. */
  streamQuery(): never {
    throw new Error('This store answers whole results.')
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }
}

/** A driver with one connection that nobody has to wait for: the queue in front of it is the store's. */
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
  /** Where a full disk is reported. */
  readonly log?: OutageLog
  /** The store grows to so many pages of 4 KB and no further, as on a disk of that size; for tests. */
  readonly mostPages?: number | undefined
}

/** Opens (or creates) the store in `file`. Fails with `StoreUnavailable` when the disk is full. */
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
  // It reads what it is about to change; everything else is read by the other connection.
  writer.pragma('cache_size = -8000')
  if (mostPages !== undefined) writer.pragma(`max_page_count = ${mostPages}`)
  const reader = new Database(file, { readonly: true })
  reader.pragma('busy_timeout = 5000')
  reader.pragma('cache_size = -32000')

  const writeConnection = new SqliteConnection(writer, () => {})
  const db = kyselyOn(writeConnection)
  const guard = () => assertOutsideWrite('Reading from the store')
  const read = kyselyOn(new SqliteConnection(reader, guard))
  // Counts the commits of every other connection, those of other processes too; this one makes none.
  const commits = reader.prepare('pragma data_version').pluck()
  // Looked at once in a turn of the event loop and after each commit of our own: to look costs more than an answer
  // that is known, and a request that came after another process's commit is read in a later turn.
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

  /** Runs a group in one transaction, each of it in a savepoint of its own. */
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
          // A full disk can end the whole transaction, and with it what the others of the group wrote.
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
        // A disk that fails fails this too; the next transaction begins with a rollback of what is left.
      }
      if (group.length > 1 && storeUnavailable(failure)) {
        // Nothing was written, and most of it may still find room alone.
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

  /** Runs what waits, one flush after the other, until nothing waits. */
  const drain = async (): Promise<void> => {
    // One turn of the event loop: requests that have already arrived join the first flush.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) await flush(waiting.splice(0, writesPerFlush))
    draining = undefined
  }

  const write = <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    assertOutsideWrite('A second transaction')
    // Somebody else's turn runs it: what belongs to this request must still be known then.
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
    // One process works on a data folder.
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
