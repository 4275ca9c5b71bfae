/**
 * Writes on PostgreSQL that change the same row: the server would let each wait until the one before is flushed to disk.
 * Those that wait at the same time share a transaction instead, each in its own savepoint, and so one flush.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Schema } from './schema/schema.ts'
import { sendControl } from './send-statement.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import type { Db } from './store.ts'
import { runInsideWrite } from './store.ts'

/** The server keeps the savepoints of a transaction in a cache of 64. */
const writesPerTransaction = 32

type Done<T> = Awaited<ReturnType<typeof runInsideWrite<T>>>
/** Runs work in a transaction of its own, as often as it takes. */
type Alone = <T>(work: (db: Db) => Promise<T>) => Promise<Done<T>>

interface WaitingWrite {
  /** Throws what the work throws. */
  readonly run: (db: Db) => Promise<void>
  /** In a transaction of its own; never throws. */
  readonly runAlone: () => Promise<void>
  /** Called when what `run` did is durable. */
  readonly done: () => void
  readonly fail: (error: unknown) => void
}

interface Options {
  readonly db: Kysely<Schema>
  readonly alone: Alone
  /** Whether work that failed with this error is to be tried again. */
  readonly mayPass: (error: unknown) => boolean
}

export class SharedTransactions {
  readonly #db: Kysely<Schema>
  readonly #alone: Alone
  readonly #mayPass: (error: unknown) => boolean
  /** What waits for the running transaction, by row. */
  readonly #waiting = new Map<string, WaitingWrite[]>()
  /** Transactions for several requests belong to none of them. */
  readonly #inNoRequest = AsyncLocalStorage.snapshot()

  constructor({ db, alone, mayPass }: Options) {
    this.#db = db
    this.#alone = alone
    this.#mayPass = mayPass
  }

  /** Runs a write of the row: at once, or with others after the transaction that has it. */
  async write<T>(row: string, work: (db: Db) => Promise<T>): Promise<Done<T>> {
    const waiting = this.#waiting.get(row)
    if (waiting !== undefined)
      return new Promise((resolve, reject) => waiting.push(this.#queued(work, resolve, reject)))
    this.#waiting.set(row, [])
    try {
      return await this.#alone(work)
    } finally {
      void this.#inNoRequest(() => this.#next(row))
    }
  }

  #queued<T>(
    work: (db: Db) => Promise<T>,
    resolve: (done: Done<T>) => void,
    reject: (error: unknown) => void,
  ): WaitingWrite {
    const inThisRequest = AsyncLocalStorage.snapshot()
    let done: Done<T> | undefined
    return {
      run: async (db) => {
        done = await inThisRequest(() => runInsideWrite(() => work(db)))
      },
      runAlone: () => inThisRequest(() => this.#alone(work).then(resolve, reject)),
      done: () => {
        if (done !== undefined) resolve(done)
      },
      fail: reject,
    }
  }

  async #next(row: string): Promise<void> {
    for (;;) {
      const group = this.#waiting.get(row)?.splice(0, writesPerTransaction) ?? []
      if (group.length === 0) break
      await this.#runTogether(group)
    }
    this.#waiting.delete(row)
  }

  async #runTogether(group: readonly WaitingWrite[]): Promise<void> {
    let failed: ReadonlyMap<WaitingWrite, unknown> = new Map()
    let again = group
    if (group.length > 1) {
      try {
        failed = await this.#commit(group)
        again = group.filter((write) => failed.has(write) && this.#mayPass(failed.get(write)))
      } catch (error) {
        if (error instanceof StoreUnavailable && error.why === 'unknown-outcome') {
          for (const write of group) write.fail(error)
          return
        }
        // Nothing was committed.
        failed = new Map()
      }
    }
    const left = new Set(again)
    for (const write of group) {
      if (left.has(write)) continue
      if (failed.has(write)) write.fail(failed.get(write))
      else write.done()
    }
    for (const write of again) await write.runAlone()
  }

  /** Resolves with the writes that failed; throws if nothing was committed, or if that is not known. */
  #commit(group: readonly WaitingWrite[]): Promise<ReadonlyMap<WaitingWrite, unknown>> {
    return this.#db.transaction().execute(async (db) => {
      const failed = new Map<WaitingWrite, unknown>()
      for (const [at, write] of group.entries()) {
        await sendControl(db, at === 0 ? 'savepoint one' : 'release one; savepoint one')
        try {
          await write.run(db)
        } catch (error) {
          failed.set(write, error)
          // Throws if the error is that of a statement of an earlier write, or of the savepoint.
          await sendControl(db, 'rollback to one')
        }
      }
      return failed
    })
  }
}
