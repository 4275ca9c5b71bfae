/**
 * The embedded store: SQLite in WAL mode with one connection for writes and one for reads. `synchronous=FULL` makes a
 * write durable before it is acknowledged.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import Database from 'better-sqlite3'
import type { FileStorage } from './files/file-storage.ts'
import { checkWrites } from './check-writes.ts'
import { GroupCommit } from './group-commit.ts'
import { answersByVersion } from './hot-query.ts'
import type { OutageLog } from './outage-notice.ts'
import { OutageNotice } from './outage-notice.ts'
import { kyselyOn, SqliteConnection } from './sqlite-driver.ts'
import { storeUnavailable } from './store-unavailable.ts'
import type { Db, Store } from './store.ts'
import { noWakeUps } from './wake-ups.ts'
import { assertOutsideWrite, runInsideWrite } from './store.ts'
import { timedWrite } from './write-times.ts'

export interface SqliteOptions {
  /** Logs outages such as a full disk. */
  readonly log?: OutageLog
  /** Maximum size in pages of 4 KB, to simulate a full disk in tests. */
  readonly mostPages?: number | undefined
  /** Closed with the store. */
  readonly files?: FileStorage | undefined
}

/** Opens or creates the store in `file`. Throws `StoreUnavailable` if the disk is full. */
export const openSqlite = (file: string, options: SqliteOptions = {}): Store => {
  try {
    return openFile(file, options)
  } catch (error) {
    throw storeUnavailable(error) ?? error
  }
}

const openWriter = (file: string, mostPages: number | undefined): Database.Database => {
  const writer = new Database(file)
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = FULL')
  writer.pragma('foreign_keys = ON')
  writer.pragma('busy_timeout = 5000')
  // A small cache: this connection reads only what it is about to change.
  writer.pragma('cache_size = -8000')
  if (mostPages !== undefined) writer.pragma(`max_page_count = ${mostPages}`)
  return writer
}

const openReader = (file: string): Database.Database => {
  const reader = new Database(file, { readonly: true })
  reader.pragma('busy_timeout = 5000')
  reader.pragma('cache_size = -32000')
  return reader
}

/** The query builder on the reader, and what makes it look for commits again. */
const readOn = (reader: Database.Database): { readonly read: Db; readonly forgetVersion: () => void } => {
  const guard = () => assertOutsideWrite('Reading from the store')
  const read = kyselyOn(new SqliteConnection(reader, guard))
  // Changes with every commit of another connection, including other processes; the reader itself never commits.
  const commits = reader.prepare('pragma data_version').pluck()
  // Checked once per turn of the event loop and after each of our own commits, because the check costs more than a
  // cached answer. A request that arrives after another process's commit is handled in a later turn.
  let version: number | undefined
  const forgetVersion = () => (version = undefined)
  answersByVersion(read, () => {
    guard()
    if (version === undefined) setImmediate(forgetVersion)
    return (version ??= commits.get() as number)
  })
  return { read, forgetVersion }
}

const asError = (failure: unknown): Error => (failure instanceof Error ? failure : new Error(String(failure)))

/** Writes through the queue of `commits`, and reports to `notice` if the store is unavailable. */
const writeThrough =
  (commits: GroupCommit, notice: () => OutageNotice): Store['write'] =>
  <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    assertOutsideWrite('A second transaction')
    // Runs in another request's turn, so bind it to this request's async context.
    const inThisContext = AsyncLocalStorage.snapshot()
    return new Promise<T>((resolve, reject) => {
      let done: { result: T; committed: () => void } | undefined
      commits.add({
        run: async (db) => {
          done = await inThisContext(() => runInsideWrite(() => work(db)))
        },
        acknowledge: (failure) => {
          if (failure !== undefined || done === undefined) {
            const unavailable = storeUnavailable(failure)
            if (unavailable) notice().failed(unavailable)
            reject(unavailable ?? asError(failure))
            return
          }
          try {
            done.committed()
            resolve(done.result)
          } catch (error) {
            reject(asError(error))
          }
        },
      })
    })
  }

/** Runs work on a consistent state of the store, which later writes do not change. */
const snapshotOf = async <T>(file: string, work: (db: Db) => Promise<T>): Promise<T> => {
  assertOutsideWrite('A snapshot')
  const view = new Database(file, { readonly: true })
  const connection = new SqliteConnection(view, () => {})
  try {
    connection.exec('begin')
    return await work(kyselyOn(connection))
  } finally {
    view.close()
  }
}

/** More than any store has. */
const allPages = 2 ** 31 - 1

const openFile = (file: string, { log, mostPages, files }: SqliteOptions): Store => {
  const writer = openWriter(file, mostPages)
  const reader = openReader(file)
  const { read, forgetVersion } = readOn(reader)
  const connection = new SqliteConnection(writer, () => {})
  const commits = new GroupCommit(writer, connection, kyselyOn(connection), forgetVersion)
  const queue = writeThrough(commits, () => notice)
  const write: Store['write'] = (work) => timedWrite(() => queue(work))
  const notice = new OutageNotice(log, () => checkWrites(write))
  return {
    engine: 'sqlite',
    read,
    files,
    write,
    // A data folder belongs to one process.
    alone: (work) => work(),
    async unlessRunning(_name, work) {
      await work()
      return true
    },
    wakeUps: noWakeUps,
    async requireWritable() {
      await read.selectNoFrom((e) => e.val(1).as('one')).execute()
      if (notice.full) throw notice.full
    },
    snapshot: (work) => snapshotOf(file, work),
    async copyTo(target) {
      await writer.backup(target, { progress: () => allPages })
    },
    async close() {
      files?.close()
      notice.close()
      await commits.idle()
      reader.close()
      writer.close()
    },
  }
}
