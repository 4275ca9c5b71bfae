/**
 * Group commit for the embedded store: writes that wait at the same time share one transaction, each in its own
 * savepoint, and therefore one flush to disk. A write is acknowledged after the flush.
 */
import type Database from 'better-sqlite3'
import type { SqliteConnection } from './sqlite-driver.ts'
import { storeUnavailable } from './store-unavailable.ts'
import type { Db } from './store.ts'

/** Maximum number of writes in one flush, so that the first of them does not wait too long. */
const writesPerFlush = 64
/** Milliseconds after which a flush takes no more writes: requests wait for it. */
const longestFlush = 25

export interface QueuedWrite {
  readonly run: (db: Db) => Promise<void>
  /** Called after the flush; with the failure if nothing of this write was committed. */
  readonly acknowledge: (failure?: unknown) => void
}

export class GroupCommit {
  readonly #writer: Database.Database
  readonly #connection: SqliteConnection
  readonly #db: Db
  readonly #onFlush: () => void
  readonly #now: () => number
  readonly #queue: QueuedWrite[] = []
  #draining: Promise<void> | undefined

  /** `onFlush` is called after every flush, before its writes are acknowledged. `now` is a clock in milliseconds. */
  constructor(
    writer: Database.Database,
    connection: SqliteConnection,
    db: Db,
    onFlush: () => void,
    now: () => number = () => performance.now(),
  ) {
    this.#now = now
    this.#writer = writer
    this.#connection = connection
    this.#db = db
    this.#onFlush = onFlush
  }

  add(write: QueuedWrite): void {
    this.#queue.push(write)
    this.#draining ??= this.#drain()
  }

  /** Resolves when no write is waiting or running. */
  async idle(): Promise<void> {
    await this.#draining
  }

  async #drain(): Promise<void> {
    do {
      // Wait one turn of the event loop: requests that have already arrived join the flush, and reads are answered.
      await new Promise((resolve) => setImmediate(resolve))
      await this.#flush(this.#queue.splice(0, writesPerFlush))
    } while (this.#queue.length > 0)
    this.#draining = undefined
  }

  /** Runs a group of writes in one transaction; those that it leaves for the next one are queued again, as the first. */
  async #flush(group: readonly QueuedWrite[]): Promise<void> {
    let acknowledgements: readonly (() => void)[]
    try {
      acknowledgements = await this.#commit(group)
      this.#queue.unshift(...group.slice(acknowledgements.length))
    } catch (failure) {
      try {
        if (this.#writer.inTransaction) this.#connection.exec('rollback')
      } catch {
        // A failing disk can fail the rollback too; the next transaction starts with another rollback.
      }
      if (group.length > 1 && storeUnavailable(failure)) {
        // Nothing was written; retry one by one, since most writes may still fit.
        for (const write of group) await this.#flush([write])
        return
      }
      acknowledgements = group.map((write) => () => write.acknowledge(failure))
    }
    this.#onFlush()
    for (const acknowledge of acknowledgements) acknowledge()
  }

  /**
   * Each write has its own savepoint, so that one can fail without the others. Returns the acknowledgements of those
   * that were run before the time was up: of the first, at least.
   */
  async #commit(group: readonly QueuedWrite[]): Promise<readonly (() => void)[]> {
    const acknowledgements: (() => void)[] = []
    if (this.#writer.inTransaction) this.#connection.exec('rollback')
    this.#connection.exec('begin immediate')
    const begun = this.#now()
    for (const write of group) {
      if (acknowledgements.length > 0 && this.#now() - begun >= longestFlush) break
      this.#connection.exec('savepoint one')
      try {
        await write.run(this.#db)
        this.#connection.exec('release one')
        acknowledgements.push(() => write.acknowledge())
      } catch (failure) {
        // A full disk can roll back the whole transaction, including the other writes of the group.
        if (!this.#writer.inTransaction) throw failure
        this.#connection.exec('rollback to one; release one')
        acknowledgements.push(() => write.acknowledge(failure))
      }
    }
    this.#connection.exec('commit')
    return acknowledgements
  }
}
