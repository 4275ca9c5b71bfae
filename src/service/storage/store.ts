/**
 * The store: one Kysely instance for reads, one function for writes.
 *
 * `read` sees committed data and must not be used inside a write. `write` runs its work in one transaction and resolves
 * once that transaction is durable. The work may await only its own queries, because on the embedded store every other
 * write waits for it. A guard throws when either rule is broken.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { FileStorage } from './files/file-storage.ts'
import type { Schema } from './schema/schema.ts'
import type { WakeUps } from './wake-ups.ts'

export type Engine = 'sqlite' | 'postgres'
/** A running transaction or the read connection; queries take it as their first argument. */
export type Db = Kysely<Schema>

export interface WriteOptions {
  /**
   * Names a row that the work changes first, so that writes of the same name wait for each other. They may share a
   * transaction: each sees what the ones before it did, and if one throws, the others are still written.
   */
  readonly row?: string
}

export interface Store {
  readonly engine: Engine
  readonly read: Db
  /**
   * Runs `work` in a transaction. If `work` throws, nothing is written and the error is passed on. Cannot be nested.
   * `work` may run more than once; only the last run is committed. Throws `StoreUnavailable` when the database cannot be
   * reached or the disk is full.
   */
  write<T>(work: (db: Db) => Promise<T>, options?: WriteOptions): Promise<T>
  /** Runs `work` on a consistent snapshot of the whole store. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Runs `work` under a lock that all processes of this installation share. Must not be called inside a transaction.
   * Meant for the first start only, since every other process waits.
   */
  alone<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs `work` unless another process is running work of this name; resolves to whether it ran. Must not be called inside
   * a transaction. `work` must be safe to run twice: it is not told when the lock is lost with its connection.
   */
  unlessRunning(name: string, work: () => Promise<void>): Promise<boolean>
  /** The connections of this process by state; absent if it has no pool of them. */
  readonly connections?: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>
  /** Where large files are kept; absent: in the store. */
  readonly files?: FileStorage | undefined
  /** Messages between the processes of the installation. */
  readonly wakeUps: WakeUps
  /** Throws `StoreUnavailable` unless the store answers and is not known to refuse writes. */
  requireWritable(): Promise<void>
  /**
   * Copies the embedded store to a new file while it is in use, in one step: between two, a write of another process
   * would start it again. For processes that serve nobody. Other engines are copied row by row (`copy-store.ts`).
   */
  copyTo(file: string): Promise<void>
  close(): Promise<void>
}

/** Callbacks of the running write, for when it is durable. */
interface Writing {
  readonly after: (() => void)[]
}

const writing = new AsyncLocalStorage<Writing>()

/**
 * Runs the work of one transaction and marks its async context, so that misuse of the store inside it throws. Resolves
 * with the result and a function to call once the transaction is durable.
 */
export const runInsideWrite = async <T>(
  work: () => Promise<T>,
): Promise<{ result: T; committed: () => void }> => {
  const context: Writing = { after: [] }
  const result = await writing.run(context, work)
  return { result, committed: () => context.after.forEach((callback) => callback()) }
}

/** Calls `callback` once the running transaction is durable, and not if it fails. Only inside `Store.write`. */
export const afterWrite = (callback: () => void): void => {
  const context = writing.getStore()
  if (!context) throw new Error('There is no open write transaction.')
  context.after.push(callback)
}

/** Whether the caller runs inside a transaction. */
export const isWriting = (): boolean => writing.getStore() !== undefined

/** Throws inside a transaction, where waiting for the store would deadlock the embedded engine. */
export const assertOutsideWrite = (what: string): void => {
  if (isWriting()) throw new Error(`${what} inside a transaction: use the transaction's own connection.`)
}
